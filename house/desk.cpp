#include "house/desk.h"

#include <array>
#include <charconv>

#include "describe/json_in.h"
#include "describe/json_out.h"
#include "describe/text.h"
#include "house/about.h"
#include "table/record.h"

namespace mastaba {

namespace {

constexpr int mostTables = 1000;
constexpr std::size_t digitsOfCode = 16;
constexpr int mostSimulations = 1'000'000;
constexpr int mostMilliseconds = 10'000;

std::string refusal(const Fault& fault, Language language, const std::string& rule = {}, const std::string& why = {}) {
  JsonObject answer;
  answer.add("ok", "false").add("what", toJson(fault.what));
  if (!fault.where.empty()) answer.add("where", jsonString(fault.where));
  if (!rule.empty()) answer.add("rule", jsonString(rule));
  return answer.add("why", jsonString(why.empty() ? sayFault(fault, language) : why)).text();
}

JsonObject done() { return JsonObject().add("ok", "true"); }

}  // namespace

// What a service needs to have been found before it serves.
enum Need : u8 {
  aGame = 1,
  aTable = 2,
  anObserver = 4,  // a seat, or left out: the spectator
  aSeat = 8,
  anActor = 16,  // a seat that is asked now
  aMove = 32,
  theWorkshop = 64,  // see hasWorkshop
};

// One request being answered. Each reader returns a fault, or nothing and the value.
struct DeskRequest {
  Desk& desk;
  const json::object& fields;
  Language language = Language::en;
  // Found before a service runs that needs them.
  const Room* room = nullptr;
  AnyTable* at = nullptr;
  Seat who = spectator;
  const json::value* move = nullptr;

  template <class T>
  Fault read(const char* name, T& into) const {
    const json::value* value = fields.if_contains(name);
    if (!value) return {Wrong::missing, name, {}};
    if (Fault fault = readJson(*value, into)) return std::move(fault).inside(name);
    return {};
  }
  template <class T>
  Fault readIfThere(const char* name, T& into) const {
    return fields.contains(name) ? read(name, into) : Fault{};
  }

  Fault findGame() {
    std::string game;
    if (Fault fault = read("game", game)) return fault;
    room = roomNamed(game);
    return room ? Fault{} : Fault{Wrong::unknownGame, "game", game};
  }
  Fault findTable() {
    int number = 0;
    if (Fault fault = read("table", number)) return fault;
    const auto found = desk.tables_.find(number);
    if (found == desk.tables_.end()) return {Wrong::noSuchTable, "table", {}};
    at = found->second.get();
    return {};
  }
  // A seat that plays at the table.
  Fault readSeat(const char* name, Seat& seat) const {
    if (Fault fault = read(name, seat)) return fault;
    const bool sits = seat < static_cast<int>(at->sitters().size());
    return sits ? Fault{} : Fault{Wrong::noSuchSeat, name, {}};
  }
  Fault find(int needs) {
    if ((needs & aGame) != 0)
      if (Fault fault = findGame()) return fault;
    if ((needs & aTable) != 0)
      if (Fault fault = findTable()) return fault;
    if ((needs & (aSeat | anActor)) != 0 || ((needs & anObserver) != 0 && fields.contains("seat")))
      if (Fault fault = readSeat("seat", who)) return fault;
    if ((needs & anActor) != 0 && !at->actors().has(who)) return {Wrong::notAsked, "seat", {}};
    if ((needs & aMove) == 0) return {};
    move = fields.if_contains("move");
    return move ? Fault{} : Fault{Wrong::missing, "move", {}};
  }

  std::string no(const Fault& fault) const { return refusal(fault, language); }
  std::string no(const Answer& answer) const { return refusal(answer.fault, language, answer.rule, answer.why); }

  Fault roomForOneMore() const {
    if (desk.tables_.size() < mostTables) return {};
    return {Wrong::tooManyTables, {}, std::to_string(mostTables)};
  }
  std::string keep(std::unique_ptr<AnyTable> made) const {
    const int number = ++desk.last_;
    desk.tables_[number] = std::move(made);
    return done().add("table", std::to_string(number)).text();
  }

  // ---- the services

  std::string games() const {
    JsonList list;
    for (const Room* one : rooms())
      list.add(JsonObject()
                   .add("id", jsonString(one->id))
                   .add("name", jsonString(one->words->say(language, "game.name", {})))
                   .add("about", jsonString(one->words->say(language, "game.about", {})))
                   .add("players", toJson(std::array{one->fewest, one->most}))
                   .add("forTesting", toJson(one->forTesting))
                   .add("options", one->options(language))
                   .text());
    return done().add("games", list.text()).text();
  }

  // The house has no random numbers of its own: they come with the request.
  std::string code() const {
    std::string digits;
    if (const Fault fault = read("random", digits)) return no(fault);
    u64 random = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), random, 16);
    if (digits.size() != digitsOfCode || error != std::errc() || end != digits.data() + digits.size())
      return no(Fault{Wrong::needsDigits, "random", std::to_string(digitsOfCode)});
    return done().add("code", jsonString(codeFrom(random))).text();
  }

  // Who sits down to what luck.
  Fault readParty(Deal& deal, std::vector<Sitter>& sitters) const {
    std::string seed;
    if (Fault fault = read("seed", seed)) return fault;
    if (Fault fault = read("seats", sitters)) return fault;
    deal = dealFrom(seed);
    return roomForOneMore();
  }

  std::string open() const {
    Deal deal;
    std::vector<Sitter> sitters;
    if (const Fault fault = readParty(deal, sitters)) return no(fault);
    const json::value* given = fields.if_contains("options");
    json::value options = given ? *given : json::value(json::object());
    if (options.is_object() && !options.get_object().contains("players"))
      options.get_object()["players"] = static_cast<std::int64_t>(sitters.size());
    std::unique_ptr<AnyTable> made;
    if (const Fault fault = room->open(options, deal, sitters, made)) return no(fault);
    return keep(std::move(made));
  }

  std::string position() const {
    const json::value* given = fields.if_contains("state");
    if (!given) return no(Fault{Wrong::missing, "state", {}});
    Deal deal;
    std::vector<Sitter> sitters;
    if (const Fault fault = readParty(deal, sitters)) return no(fault);
    std::unique_ptr<AnyTable> made;
    if (const Fault fault = room->position(*given, deal, sitters, made)) return no(fault);
    return keep(std::move(made));
  }

  std::string load() const {
    const json::value* given = fields.if_contains("record");
    if (!given) return no(Fault{Wrong::missing, "record", {}});
    if (const Fault fault = roomForOneMore()) return no(fault);
    const Room* game = nullptr;
    std::unique_ptr<AnyTable> made;
    if (const Fault fault = loadRecord(*given, game, made)) return no(fault);
    return keep(std::move(made));
  }

  // The same game as it was after so many moves, at a table of its own.
  std::string after() const {
    int moves = 0;
    if (const Fault fault = readWithin("moves", 0, static_cast<int>(at->length()), moves)) return no(fault);
    if (const Fault fault = roomForOneMore()) return no(fault);
    return keep(at->after(static_cast<std::size_t>(moves)));
  }

  std::string close() const {
    std::erase_if(desk.tables_, [this](const auto& kept) { return kept.second.get() == at; });
    return done().text();
  }

  std::string view() const {
    Seat whose = nobody;
    if (fields.contains("whose"))
      if (const Fault fault = readSeat("whose", whose)) return no(fault);
    return done()
        .add("view", at->view(who))
        .add("reading", at->reading(who))
        .add("picture", jsonString(at->picture(who, whose, language, false)))
        .add("actors", toJson(at->actors()))
        .add("asked", jsonString(at->asked(who, language)))
        .add("undo", toJson(who != spectator && at->canUndo(who)))
        .add("length", std::to_string(at->length()))
        .add("standing", at->standing(language))
        .text();
  }

  std::string moves() const { return done().add("moves", at->moves(who, language)).text(); }

  std::string told() const {
    int from = 0;
    if (const Fault fault = readIfThere("from", from)) return no(fault);
    return done().add("told", at->told(who, static_cast<std::size_t>(std::max(from, 0)), language)).text();
  }

  std::string play() const {
    const std::size_t before = at->length();
    if (const Answer answer = at->play(who, *move, language); !answer.ok()) return no(answer);
    return done().add("told", at->told(who, before + 1, language)).add("actors", toJson(at->actors())).text();
  }

  std::string preview() const {
    std::string preview;
    if (const Answer answer = at->preview(who, *move, language, false, preview); !answer.ok()) return no(answer);
    return done().add("preview", preview).text();
  }

  std::string undo() const {
    if (!at->undo(who)) return no(Fault{Wrong::nothingToUndo, {}, {}});
    return done().add("actors", toJson(at->actors())).text();
  }

  // A number within these bounds, if it is there.
  Fault readWithin(const char* name, int least, int most, int& into) const {
    if (!fields.contains(name)) return {};
    Fault fault = read(name, into);
    const bool outside = fault ? fault.what == Wrong::outOfRange : into < least || into > most;
    if (outside) return {Wrong::outOfRange, name, std::to_string(least) + " … " + std::to_string(most)};
    return fault;
  }
  // Who thinks, and with what character.
  Fault readPlayer(Player& player, u64& seed) const {
    int character = 0;
    if (Fault fault = readWithin("level", 1, record::mostBots, player.level)) return fault;
    if (Fault fault = readWithin("simulations", 1, mostSimulations, player.simulations)) return fault;
    if (Fault fault = readWithin("milliseconds", 1, mostMilliseconds, player.milliseconds)) return fault;
    if (Fault fault = readIfThere("seed", character)) return fault;
    seed = static_cast<u64>(character);
    return {};
  }

  std::string bot() const {
    Player player;
    u64 seed = 0;
    if (const Fault fault = readPlayer(player, seed)) return no(fault);
    return done().add("move", at->bot(who, player, seed)).text();
  }

  // The answer of a table, with `ok` before it.
  static std::string doneWith(const std::string& object) { return R"({"ok":true,)" + object.substr(1); }

  std::string hint() const {
    Player player{.level = record::mostBots};
    u64 seed = 0;
    if (const Fault fault = readPlayer(player, seed)) return no(fault);
    return doneWith(at->hint(who, player, seed, language));
  }

  std::string judge() const {
    Player player{.level = record::mostBots};
    u64 seed = 0;
    if (const Fault fault = readPlayer(player, seed)) return no(fault);
    std::string judgement;
    if (const Answer answer = at->judge(who, *move, player, seed, language, judgement); !answer.ok()) return no(answer);
    return doneWith(judgement);
  }

  // The host's record, or with a seat what that seat saw.
  std::string record() const {
    if (who == spectator) return done().add("record", at->record()).text();
    return done().add("saw", at->saw(who, language)).text();
  }

  std::string state() const { return done().add("state", at->state()).text(); }

  std::string rules() const { return done().add("rules", jsonString(room->rules(language))).text(); }

  std::string about() const {
    std::string name;
    if (const Fault fault = readIfThere("name", name)) return no(fault);
    const std::vector<About> found = aboutsNamed(*room->words, language, name);
    if (found.empty() && fields.contains("name")) {
      std::vector<std::string> names;
      for (const About& one : aboutsNamed(*room->words, language)) names.push_back(one.name);
      return no(Fault{Wrong::unknownWord, "name", joined(names)});
    }
    JsonList list;
    for (const About& one : found)
      list.add(JsonObject()
                   .add("key", jsonString(one.key))
                   .add("name", jsonString(one.name))
                   .add("about", jsonString(one.about))
                   .text());
    return done().add("about", list.text()).text();
  }

  std::string words() const {
    JsonObject names;
    for (const auto& [key, name] : namesOfThings(*room->words, language)) names.add(key, jsonString(name));
    return done().add("words", names.text()).text();
  }

  std::string types() const { return done().add("types", jsonString(room->types())).text(); }

  std::string answer() {
    if (const Fault fault = readIfThere("lang", language)) return no(fault);
    std::string what;
    if (const Fault fault = read("do", what)) return no(fault);
    struct Service {
      const char* name;
      int needs;
      std::string (DeskRequest::*serve)() const;
    };
    constexpr std::array services{
        Service{"games", 0, &DeskRequest::games},
        Service{"types", aGame | theWorkshop, &DeskRequest::types},
        Service{"rules", aGame | theWorkshop, &DeskRequest::rules},
        Service{"about", aGame, &DeskRequest::about},
        Service{"words", aGame, &DeskRequest::words},
        Service{"code", 0, &DeskRequest::code},
        Service{"new", aGame, &DeskRequest::open},
        Service{"position", aGame, &DeskRequest::position},
        Service{"load", 0, &DeskRequest::load},
        Service{"after", aTable, &DeskRequest::after},
        Service{"close", aTable, &DeskRequest::close},
        Service{"view", aTable | anObserver, &DeskRequest::view},
        Service{"told", aTable | anObserver, &DeskRequest::told},
        Service{"moves", aTable | aSeat, &DeskRequest::moves},
        Service{"preview", aTable | aSeat | aMove, &DeskRequest::preview},
        Service{"play", aTable | aSeat | aMove, &DeskRequest::play},
        Service{"undo", aTable | aSeat, &DeskRequest::undo},
        Service{"bot", aTable | anActor, &DeskRequest::bot},
        Service{"hint", aTable | anActor, &DeskRequest::hint},
        Service{"judge", aTable | anActor | aMove, &DeskRequest::judge},
        Service{"record", aTable | anObserver, &DeskRequest::record},
        Service{"state", aTable, &DeskRequest::state},
    };
    std::string known;
    for (const Service& service : services) {
      if (!hasWorkshop && (service.needs & theWorkshop) != 0) continue;
      if (what != service.name) {
        known.append(known.empty() ? "" : ", ").append(service.name);
        continue;
      }
      if (const Fault fault = find(service.needs)) return no(fault);
      return (this->*service.serve)();
    }
    return no(Fault{Wrong::unknownWord, "do", known});
  }
};

std::string Desk::ask(std::string_view request) {
  if (request.size() > record::mostBytes)
    return refusal({Wrong::tooLarge, {}, std::to_string(record::mostBytes)}, Language::en);
  json::value parsed;
  if (Fault fault = parseJson(request, parsed)) return refusal(fault, Language::en);
  if (!parsed.is_object()) return refusal({Wrong::needsObject, {}, {}}, Language::en);
  return DeskRequest{*this, parsed.get_object()}.answer();
}

}  // namespace mastaba
