// Property 8: golden games. A room keeps, one to a line in its goldens.txt, records of whole games with a check over
// everything that anybody was told. They must replay today exactly as on the day they were made, natively and in
// WebAssembly, and there must be enough of them: eight for each number of players, one for each way to end.
#pragma once

#include <array>

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
    ++byPlayers_[static_cast<std::size_t>(table->options().players)];
    ++byEnd_[nameOfEnum(G::standing(table->state()).how)];
    return {};
  }

  bool enough(int players) const { return byPlayers_[static_cast<std::size_t>(players)] >= goldensPerPlayers; }
  bool has(typename G::How how) const { return byEnd_.contains(nameOfEnum(how)); }

  std::vector<std::string> gaps() const {
    std::vector<std::string> gaps;
    typename G::Options options;
    for (int players = 1; players <= G::seats; ++players) {
      options.players = players;
      if (!G::refuse(options) && !enough(players))
        gaps.push_back("fewer than " + std::to_string(goldensPerPlayers) + " games for " + std::to_string(players));
    }
    eachEnumerator<typename G::How>([&](typename G::How how, const char* name) {
      if (!has(how)) gaps.push_back(std::string("no game that ends by \"") + name + "\"");
    });
    return gaps;
  }

 private:
  std::array<int, maxSeats + 1> byPlayers_{};
  std::map<std::string, int> byEnd_;
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

// New golden games: what there must be, and a game for every way to end that it comes across. Mostly sensible play,
// which is short; random play where sensible players never end so.
template <Game G>
std::string makeGoldens(u64 seed) {
  Coverage<G> coverage;
  Chance chance(seed);
  std::string file;
  for (int tries = 0; tries < 20'000 && !coverage.gaps().empty(); ++tries) {
    auto options = someOptions<G>(chance);
    if (tries % 2 == 0) {  // half of them as most people play
      const auto players = options.players;
      options = {};
      options.players = players;
    }
    Table<G> table(options, Seed::named("golden " + std::to_string(tries)), sittersNamed(options.players));
    playOut(table, chance, tries < 1000 ? 3 : 0);
    const bool wanted = !coverage.enough(options.players) || !coverage.has(G::standing(table.state()).how);
    if (!wanted) continue;
    const std::string line = toJson(Golden<G>{recordOf(table), checkOfTold(table)});
    (void)coverage.add(line);
    file += line + "\n";
  }
  return file;
}

}  // namespace mastaba::battery
