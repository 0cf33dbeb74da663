// Properties 1 to 3: positions are possible, the law says the same in both its forms, simultaneous decisions commute.
#pragma once

#include <algorithm>
#include <set>

#include "describe/difference.h"
#include "describe/every.h"
#include "describe/json_in.h"
#include "describe/json_out.h"
#include "house/room.h"
#include "table/record.h"
#include "tests/battery/allocations.h"
#include "tests/battery/report.h"

namespace mastaba::battery {

template <Game G>
void checkSound(const typename G::State& state, Report& report) {
  const char* fault = G::faults(state);
  report.check(Property::sound, fault == nullptr, [&] { return std::string(fault) + " in " + toJson(state); });
  typename G::State back{};
  const Fault unread = fromJson(toJson(state), back);
  report.check(Property::throughJson, !unread && back == state, [&] {
    return unread ? std::string(nameOfEnum(unread.what)) + " at " + unread.where
                  : "bytes differ after JSON: " + toJson(state);
  });
}

// Every move there is, for every seat: listed exactly if not refused.
template <Game G>
void checkLaw(const typename G::State& state, const Words& words, Report& report) {
  for (Seat seat = 0; seat < state.open.options.players; ++seat) {
    const typename G::Own& own = G::own(state, seat);
    typename G::Moves moves;
    G::moves(state.open, own, seat, moves);
    std::vector<u64> listed;
    for (const auto& move : moves) listed.push_back(nameOf(move));
    std::sort(listed.begin(), listed.end());
    report.check(Property::lawful, std::adjacent_find(listed.begin(), listed.end()) == listed.end(),
                 [&] { return "a move is listed twice for seat " + std::to_string(seat); });
    std::set<std::pair<u8, char>> refusals;
    eachValue<typename G::Move>([&](const typename G::Move& move) {
      const Refusal refusal = G::refuse(state.open, own, seat, move);
      const bool inList = std::binary_search(listed.begin(), listed.end(), nameOf(move));
      report.check(Property::lawful, inList == !refusal, [&] {
        return toJson(move) + " of seat " + std::to_string(seat) +
               (inList ? " is listed, but refused by " + record::ruleName(G::tag, refusal)
                       : std::string(" is not refused, but not listed"));
      });
      if (refusal) refusals.insert({refusal.rule, refusal.way});
    });
    for (const auto& [rule, way] : refusals) {
      const std::string key = wordsKey(Refusal{rule, way});
      report.check(Property::explained, words.has(key), [&] { return "[" + key + "] is missing in words.txt"; });
    }
    report.check(Property::asked, G::actors(state.open).has(seat) == !moves.empty(), [&] {
      return "seat " + std::to_string(seat) +
             (moves.empty() ? " is asked but has no move" : " is not asked but has a move");
    });
  }
  for (const Seat seat : G::actors(state.open)) {
    const std::string key = std::string("ask.") + nameOfEnum(G::asked(state.open, seat));
    report.check(Property::explained, words.has(key), [&] { return "[" + key + "] is missing in words.txt"; });
  }
}

// Two of several seats that decide at once: in either order the same bytes, and the first of them draws nothing.
template <Game G>
void checkSimultaneous(const typename G::State& state, Chance& chance, Report& report) {
  const Seats actors = G::actors(state.open);
  if (actors.size() < 2) return;
  const Seat p = pickSeat(chance, actors);
  Seats others = actors;
  others.drop(p);
  const Seat q = pickSeat(chance, others);
  const auto pMove = pickMove<G>(chance, state, p);
  const auto qMove = pickMove<G>(chance, state, q);
  if (!pMove || !qMove) return;
  const u64 luck = pickLuck(chance);

  Teller<typename G::Event> deaf;
  const auto inOrder = [&](Seat first, const auto& firstMove, Seat second, const auto& secondMove,
                           typename G::State& after) {
    Chance same(luck);
    after = state;
    G::play(after, first, firstMove, same, deaf);
    report.check(Property::lastDraws, same.drawn() == 0,
                 [&] { return "seat " + std::to_string(first) + " draws luck though others are still asked"; });
    if (!report.check(Property::commutes, G::actors(after.open).has(second), [&] {
          return "seat " + std::to_string(second) + " is no longer asked after " + std::to_string(first) + " decided";
        }))
      return false;
    G::play(after, second, secondMove, same, deaf);
    return true;
  };
  typename G::State one{};
  typename G::State other{};
  if (!inOrder(p, *pMove, q, *qMove, one) || !inOrder(q, *qMove, p, *pMove, other)) return;
  report.check(Property::commutes, one == other,
               [&] { return "the order of two decisions matters: " + firstDifference(one, other); });
}

// A whole game without a word told: no heap, whatever happens.
template <Game G>
void checkAllocations(const typename G::Options& options, Chance& chance, int longest, Report& report) {
  Teller<typename G::Event> deaf;
  const u64 before = allocations;
  typename G::State state = G::setup(options, chance, deaf);
  const int sensible = pick(chance, 4);
  int length = 0;
  for (; !over<G>(state) && length < longest; ++length) {
    const Seat seat = pickSeat(chance, G::actors(state.open));
    const auto move = pickMove<G>(chance, state, seat, sensible);
    if (!move) break;
    (void)G::imagine(viewOf<G>(state, seat), chance);
    (void)G::faults(state);
    G::play(state, seat, *move, chance, deaf);
  }
  if (over<G>(state)) (void)G::standing(state);
  const u64 taken = allocations - before;
  report.check(Property::allocatesNothing, taken == 0,
               [&] { return std::to_string(taken) + " allocations in " + std::to_string(length) + " moves"; });
}

}  // namespace mastaba::battery
