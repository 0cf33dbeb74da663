// Records: a game as JSON that replays to the same bytes. docs/record.schema.json is the schema.
//
// A record holds the seed, and with it every card still face down: while a game runs only its host has it. What an
// observer may take home is what it saw (house/).
//
// Each move carries a running check over everything before it: the game, options, seed, and every (seat, move, luck
// drawn). A record that was altered, or that a changed rule would play differently, is refused at the exact move. The
// check finds accidents and drift; it is no signature.
#pragma once

#include <string>

#include "describe/json_in.h"
#include "describe/json_out.h"
#include "table/table.h"

namespace mastaba {

BOOST_DESCRIBE_STRUCT(Sitter, (), (name, bot))

namespace record {

inline constexpr int format = 1;  // the newest version that is read and written

}  // namespace record

template <Game G>
struct RecordLine {
  Seat seat;
  typename G::Move move;
  std::string check;
};

template <Game G>
struct Record {
  int mastaba = record::format;
  std::string game = G::id;
  typename G::Options options;
  std::string seed;                 // 64 digits
  std::optional<std::string> deal;  // the name of the seed; null, or left out: it has none
  std::vector<Sitter> seats;
  std::optional<typename G::State> position;  // the game began from; null: as usual
  std::vector<RecordLine<G>> moves;
  std::optional<typename G::Standing> result;  // null: the game is not over

  static constexpr std::string_view later = "deal";
};

template <class G>
struct MembersOf<RecordLine<G>> {
  using T = RecordLine<G>;
  using type = mp11::mp_list<Member<"seat", &T::seat>, Member<"move", &T::move>, Member<"check", &T::check>>;
};
template <class G>
struct MembersOf<Record<G>> {
  using T = Record<G>;
  using type =
      mp11::mp_list<Member<"mastaba", &T::mastaba>, Member<"game", &T::game>, Member<"options", &T::options>,
                    Member<"seed", &T::seed>, Member<"deal", &T::deal>, Member<"seats", &T::seats>,
                    Member<"position", &T::position>, Member<"moves", &T::moves>, Member<"result", &T::result>>;
};

namespace record {

inline constexpr std::size_t mostBytes = 8U << 20;
inline constexpr int mostBots = 5;

// Which game is it? Refuses what is no record, or one of a format from the future.
Fault gameOf(const json::value& from, std::string& game);

// As many as play, each with a name.
Fault refuseSitters(const std::vector<Sitter>& sitters, int players);

// "TOY-4b"
std::string ruleName(const char* tag, Refusal refusal);

// A game goes on by the rules it was begun with, as long as somebody knows them.
template <Game G>
Fault rulesOfItsTime(const typename G::Options& options) {
  const typename G::Options usual;
  return options.rules > 0 && options.rules <= usual.rules
             ? Fault{}
             : Fault{Wrong::unknownRules, "options.rules", std::to_string(usual.rules)};
}

// May these people sit down to this game?
template <Game G>
Fault refuseTable(const typename G::Options& options, const std::vector<Sitter>& sitters) {
  if (const Refusal refusal = G::refuse(options)) return {Wrong::refusedOptions, "options", ruleName(G::tag, refusal)};
  if (Fault fault = refuseSitters(sitters, options.players)) return std::move(fault).inside("seats");
  return {};
}

// And this position?
template <Game G>
Fault refusePosition(const typename G::State& position) {
  const char* fault = G::faults(position);
  return fault ? Fault{Wrong::impossible, {}, fault} : Fault{};
}

class Check {
 public:
  void add(std::string_view text);
  void add(u32 number);
  u64 number() const { return hash_; }
  std::string text() const;  // 8 digits

 private:
  u64 hash_ = 0xcbf29ce484222325ULL;
};

// The running check of a game, fed move by move.
template <Game G>
class Checks {
 public:
  explicit Checks(const Table<G>& table) {
    check_.add(G::id);
    // Only what is unusual: an option that a later version adds leaves the checks of older records as they are.
    check_.add(changesJson(table.options()));
    check_.add(seedText(table.deal().seed));
    if (const auto& position = table.position()) check_.add(toJson(*position));
  }
  std::string next(const typename Table<G>::Entry& entry) {
    check_.add(static_cast<u32>(entry.seat));
    check_.add(toJson(entry.move));
    check_.add(entry.draws);
    return check_.text();
  }

 private:
  Check check_;
};

}  // namespace record

template <Game G>
Record<G> recordOf(const Table<G>& table) {
  Record<G> made;
  made.options = table.options();
  made.seed = seedText(table.deal().seed);
  if (!table.deal().name.empty()) made.deal = table.deal().name;
  made.seats = table.sitters();
  made.position = table.position();
  record::Checks<G> checks(table);
  for (const auto& entry : table.entries()) made.moves.push_back({entry.seat, entry.move, checks.next(entry)});
  if (table.over()) made.result = G::standing(table.state());
  return made;
}

// Replays a record; nothing, or the place and the reason why it cannot be.
template <Game G>
Fault replay(const json::value& from, std::optional<Table<G>>& table) {
  Record<G> given;
  if (Fault fault = readJson(from, given)) return fault;
  if (Fault fault = record::rulesOfItsTime<G>(given.options)) return fault;
  if (Fault fault = record::refuseTable<G>(given.options, given.seats)) return fault;
  Deal deal;
  if (!readSeed(given.seed, deal.seed)) return {Wrong::badSeed, "seed", {}};
  if (given.deal) {
    const Deal named = dealFrom(*given.deal);
    if (!(named.seed == deal.seed)) return {Wrong::altered, "deal", {}};
    deal = named;
  }
  if (given.position) {
    if (Fault fault = record::refusePosition<G>(*given.position)) return std::move(fault).inside("position");
    if (!(given.position->open.options == given.options)) return {Wrong::altered, "position.open.options", {}};
  }

  Table<G> replayed = Table<G>::from(given.position, given.options, deal, given.seats);
  record::Checks<G> checks(replayed);
  for (std::size_t i = 0; i < given.moves.size(); ++i) {
    const RecordLine<G>& line = given.moves[i];
    const auto at = [i](Wrong what, std::string detail = {}) {
      return Fault{what, {}, std::move(detail)}.inside(i).inside("moves");
    };
    if (line.seat >= given.options.players) return at(Wrong::noSuchSeat);
    if (replayed.over()) return at(Wrong::afterEnd);
    if (const Refusal refusal = replayed.play(line.seat, line.move))
      return at(Wrong::illegal, record::ruleName(G::tag, refusal));
    if (checks.next(replayed.entries().back()) != line.check) return at(Wrong::altered);
  }
  std::optional<typename G::Standing> result;
  if (replayed.over()) result = G::standing(replayed.state());
  if (toJson(result) != toJson(given.result)) return {Wrong::wrongResult, "result", {}};
  table.emplace(std::move(replayed));
  return {};
}

}  // namespace mastaba
