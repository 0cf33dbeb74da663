// Property 8: golden games. A room keeps, one to a line in its goldens.txt, records of whole games with a check over
// everything that anybody was told. They must replay today exactly as on the day they were made, natively and in
// WebAssembly, and there must be enough of them: eight for each number of players, each value of each option among
// them, and one for each way to end.
#pragma once

#include <algorithm>
#include <map>

#include "describe/some.h"
#include "describe/text.h"
#include "house/fixed_games.h"
#include "tests/battery/report.h"

namespace mastaba::battery {

template <Game G>
struct Golden {
  Record<G> record;
  std::string told;
};

}  // namespace mastaba::battery

namespace mastaba {

template <class G>
struct MembersOf<battery::Golden<G>> {
  using T = battery::Golden<G>;
  using type = mp11::mp_list<Member<"record", &T::record>, Member<"told", &T::told>>;
};

}  // namespace mastaba

namespace mastaba::battery {

inline constexpr int goldensPerPlayers = 8;

template <Game G>
std::string checkOfTold(const Table<G>& table) {
  record::Check check;
  for (const auto& told : table.told()) {
    check.add(static_cast<u32>(told.to.bits));
    check.add(static_cast<u32>(told.news));
    check.add(toJson(told.event));
  }
  return check.text();
}

// What the goldens cover, line by line.
template <Game G>
class Coverage {
 public:
  // Nothing, or what is wrong with the line.
  std::string add(std::string_view line) {
    json::value parsed;
    if (const Fault fault = parseJson(line, parsed)) return "not JSON: " + fault.detail;
    if (!parsed.is_object() || !parsed.get_object().contains("record") || !parsed.get_object().contains("told"))
      return "needs a record and a check of what was told";
    std::optional<Table<G>> table;
    if (const Fault fault = replay(parsed.get_object().at("record"), table))
      return std::string(nameOfEnum(fault.what)) + " at " + fault.where + " " + fault.detail;
    std::string told;
    if (const Fault fault = readJson(parsed.get_object().at("told"), told)) return "told is no text";
    if (told != checkOfTold(*table)) return "replays, but somebody is told something else";
    if (!table->over()) return "is not played to the end";
    for (const std::string& thing : thingsIn(*table)) ++shown_[thing];
    return {};
  }

  // What is still to be shown, each once.
  std::vector<std::string> gaps() const {
    std::vector<std::string> gaps;
    for (const auto& [thing, times] : wanted_)
      if (shownIn(thing) < times) gaps.push_back("only " + std::to_string(shownIn(thing)) + " games " + thing);
    return gaps;
  }
  // Would this game show something that is missing?
  bool wants(const Table<G>& table) const {
    const std::vector<std::string> things = thingsIn(table);
    return std::any_of(things.begin(), things.end(), [this](const std::string& thing) {
      const auto wanted = wanted_.find(thing);
      return wanted != wanted_.end() && shownIn(thing) < wanted->second;
    });
  }

 private:
  using Times = std::map<std::string, int>;

  // for each option of a number of players: f("for 3 with deck=rework")
  template <class F>
  static void eachOption(const typename G::Options& options, F f) {
    const std::string with = "for " + std::to_string(options.players) + " with ";
    eachMember<typename G::Options>([&](auto member) {
      using Field = std::remove_cvref_t<decltype(options.*member.pointer)>;
      if constexpr (EnumType<Field>) f(with + member.name + "=", options.*member.pointer);
    });
  }

  static std::vector<std::string> thingsIn(const Table<G>& table) {
    std::vector<std::string> things{"for " + std::to_string(table.options().players),
                                    std::string("ending by ") + nameOfEnum(G::standing(table.state()).how)};
    eachOption(table.options(),
               [&](const std::string& with, auto value) { things.push_back(with + nameOfEnum(value)); });
    return things;
  }

  static Times wanted() {
    Times times;
    typename G::Options options;
    for (int players = 1; players <= G::seats; ++players) {
      options.players = players;
      if (G::refuse(options)) continue;
      times["for " + std::to_string(players)] = goldensPerPlayers;
      eachOption(options, [&](const std::string& with, auto usual) {
        eachEnumerator<decltype(usual)>([&](auto, const char* value) { times[with + value] = 1; });
      });
    }
    eachEnumerator<typename G::How>([&](auto, const char* how) { times[std::string("ending by ") + how] = 1; });
    return times;
  }

  int shownIn(const std::string& thing) const {
    const auto found = shown_.find(thing);
    return found == shown_.end() ? 0 : found->second;
  }

  Times wanted_ = wanted();
  Times shown_;
};

// Checks a whole file; nothing, or what is wrong.
template <Game G>
std::vector<std::string> checkGoldens(std::string_view file) {
  Coverage<G> coverage;
  std::vector<std::string> wrong;
  int number = 0;
  for (const std::string_view line : splitLines(file)) {
    ++number;
    if (const std::string fault = coverage.add(line); !fault.empty())
      wrong.push_back("golden game " + std::to_string(number) + ": " + fault);
  }
  for (const std::string& gap : coverage.gaps()) wrong.push_back(gap);
  return wrong;
}

// The golden games that a file lacks. Mostly sensible play, which is short; random play where sensible players never
// end so.
template <Game G>
std::string missingGoldens(std::string_view file, u64 seed) {
  Coverage<G> coverage;
  for (const std::string_view line : splitLines(file)) (void)coverage.add(line);
  Chance chance(seed);
  std::string missing;
  for (int tries = 0; tries < 20'000 && !coverage.gaps().empty(); ++tries) {
    auto options = someOptions<G>(chance);
    if (tries % 2 == 0) {  // half of them as most people play
      const auto players = options.players;
      options = {};
      options.players = players;
    }
    Table<G> table(options, Seed::named("golden " + std::to_string(tries)), sittersNamed(options.players));
    playOut(table, chance, tries < 1000 ? 3 + tries / 2 % 2 : 0);
    if (!coverage.wants(table)) continue;
    const std::string line = toJson(Golden<G>{recordOf(table), checkOfTold(table)});
    (void)coverage.add(line);
    missing += line + "\n";
  }
  return missing;
}

}  // namespace mastaba::battery
