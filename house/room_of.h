// Makes a room of the house from a game. Only house/ includes this: it is where each game's templates are compiled.
#pragma once

#include "describe/some.h"
#include "describe/typescript.h"
#include "house/arena.h"
#include "house/fixed_games.h"
#include "house/table_face.h"
#include "house/work.h"

namespace mastaba {

namespace room {

template <Game G>
int playersFrom(int start, int step) {
  typename G::Options options;
  int players = start;
  for (options.players = players; G::refuse(options); options.players = players) players += step;
  return players;
}

// New games are played by the newest rules.
template <Game G>
Fault knownRules(const typename G::Options& options) {
  const typename G::Options usual;
  return options.rules == usual.rules ? Fault{}
                                      : Fault{Wrong::unknownRules, "options.rules", std::to_string(usual.rules)};
}

template <Game G>
Fault readOptions(const json::value& from, typename G::Options& options) {
  if (Fault fault = readJson(from, options)) return std::move(fault).inside("options");
  return knownRules<G>(options);
}

template <Game G>
Fault layTable(const typename G::Options& options, const Deal& deal, const std::vector<Sitter>& sitters,
               const Words& words, std::unique_ptr<AnyTable>& table) {
  if (Fault fault = record::refuseTable<G>(options, sitters)) return fault;
  table = std::make_unique<TableFace<G>>(Table<G>(options, deal, sitters), words);
  return {};
}

// One entry of the list in Room::options.
template <EnumType E>
std::string optionJson(const Words& words, const std::string& name, E usual, Language language) {
  const std::string key = "option." + name;
  const auto sentence = [&](const std::string& about) { return jsonString(words.say(language, about, {})); };
  JsonList values;
  eachEnumerator<E>([&](E, const char* value) {
    values.add(JsonObject().add("value", jsonString(value)).add("say", sentence(key + "." + value)).text());
  });
  return JsonObject()
      .add("option", jsonString(name))
      .add("usual", toJson(usual))
      .add("title", sentence(key))
      .add("about", sentence(key + ".about"))
      .add("values", values.text())
      .text();
}

}  // namespace room

// The sentences of a room, from the text of its words.txt.
template <const std::string_view& text>
const Words& wordsFrom() {
  static const Words words(text);
  return words;
}

template <Game G, const std::string_view& text, const std::string_view& rulesEn, const std::string_view& rulesDe>
Room roomOf(bool forTesting) {
  Room made{};
  made.id = G::id;
  made.tag = G::tag;
  made.forTesting = forTesting;
  made.words = &wordsFrom<text>();
  made.rules = [](Language language) { return language == Language::de ? rulesDe : rulesEn; };
  made.fewest = room::playersFrom<G>(1, 1);
  made.most = room::playersFrom<G>(G::seats, -1);
  made.options = [](Language language) {
    JsonList list;
    const typename G::Options usual;
    eachMember<typename G::Options>([&](auto member) {
      if constexpr (EnumType<std::remove_cvref_t<decltype(usual.*member.pointer)>>)
        list.add(room::optionJson(wordsFrom<text>(), member.name, usual.*member.pointer, language));
    });
    return list.text();
  };
  made.open = [](const json::value& from, const Deal& deal, const std::vector<Sitter>& sitters,
                 std::unique_ptr<AnyTable>& table) -> Fault {
    typename G::Options options;
    if (Fault fault = room::readOptions<G>(from, options)) return fault;
    return room::layTable<G>(options, deal, sitters, wordsFrom<text>(), table);
  };
  made.reopen = [](const json::value& from, const Deal& deal, const std::vector<Sitter>& sitters,
                   std::unique_ptr<AnyTable>& table) -> Fault {
    typename G::Options options;
    if (Fault fault = readJson(from, options)) {
      // Rules of a later version are no mistake in a number.
      if (fault.where == "rules") fault = {Wrong::unknownRules, "rules", std::to_string(options.rules)};
      return std::move(fault).inside("options");
    }
    if (Fault fault = record::rulesOfItsTime<G>(options)) return fault;
    return room::layTable<G>(options, deal, sitters, wordsFrom<text>(), table);
  };
  made.position = [](const json::value& from, const Deal& deal, const std::vector<Sitter>& sitters,
                     std::unique_ptr<AnyTable>& table) -> Fault {
    typename G::State state;
    Fault fault = readJson(from, state);
    if (!fault) fault = room::knownRules<G>(state.open.options).inside("open");
    if (!fault) fault = record::refusePosition<G>(state);
    if (fault) return std::move(fault).inside("state");
    if (Fault refused = record::refuseTable<G>(state.open.options, sitters)) return refused;
    table = std::make_unique<TableFace<G>>(Table<G>(state, deal, sitters), wordsFrom<text>());
    return {};
  };
  made.load = [](const json::value& record, std::unique_ptr<AnyTable>& table) -> Fault {
    std::optional<Table<G>> replayed;
    if (Fault fault = replay(record, replayed)) return fault;
    table = std::make_unique<TableFace<G>>(std::move(*replayed), wordsFrom<text>());
    return {};
  };
  made.fingerprint = [] { return fingerprintOf<G>(); };
  made.stateBytes = sizeof(typename G::State);
  made.work.randomMoves = randomMoves<G>;
  if constexpr (hasWorkshop) {
    made.events = [] { return eventsOf<G>(); };
    made.playBots = [](const json::value& from, const Seed& deal, std::span<const Player> players,
                       std::span<const std::string> events, const Stop* stop, BotGame& game) -> Fault {
      typename G::Options options;
      if (Fault fault = room::readOptions<G>(from, options)) return fault;
      if (Fault fault = record::refuseTable<G>(options, sittersNamed(static_cast<int>(players.size())))) return fault;
      game = playBots<G>(options, deal, players, events, stop);
      return {};
    };
    made.types = [] { return typescriptOf<G>(); };
    made.wordGaps = [] { return wordsFrom<text>().gaps(neededWords<G>()); };
    made.work = {randomMoves<G>, stateCopies<G>, views<G>, viewsAsJson<G>, worlds<G>, simulations<G>};
  }
  return made;
}

}  // namespace mastaba
