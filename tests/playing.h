// What the tests of every room do: begin a game, play a move and look at what comes of it.
#pragma once

#include <gtest/gtest.h>

#include "describe/json_out.h"
#include "describe/words.h"
#include "engine/game.h"

namespace mastaba {

// A game that has just been set up.
template <Game G>
typename G::State begun(const typename G::Options& options, u64 luck) {
  Chance chance(luck);
  Teller<typename G::Event> deaf;
  return G::setup(options, chance, deaf);
}

// A position set up by hand, which must be possible.
template <Game G>
typename G::State sound(const typename G::State& state, const std::string& text) {
  const char* fault = G::faults(state);
  EXPECT_EQ(fault, nullptr) << fault << " in\n" << text;
  return state;
}

// with(&Options::doors, Gold::Doors::one)
template <class Options, class Value>
Options with(Value Options::* option, Value value, Options options = {}) {
  options.*option = value;
  return options;
}

template <Game G>
Refusal refusalOf(const typename G::State& state, Seat seat, const typename G::Move& move) {
  return G::refuse(state.open, G::own(state, seat), seat, move);
}

// Which rule forbids the move, and in which way: "57", "57b"; nothing, if none does.
template <Game G>
std::string ruleAgainst(const typename G::State& state, Seat seat, const typename G::Move& move) {
  const Refusal refused = refusalOf<G>(state, seat, move);
  return refused ? wordsKey(refused).substr(std::string_view("no.").size()) : "";
}

template <Game G>
int countMoves(const typename G::State& state, Seat seat) {
  typename G::Moves moves;
  G::moves(state.open, G::own(state, seat), seat, moves);
  return moves.size();
}

// The position after a move, which must be legal.
template <Game G>
typename G::State played(typename G::State state, Seat seat, const typename G::Move& move, u64 luck) {
  const Refusal refused = refusalOf<G>(state, seat, move);
  EXPECT_FALSE(refused) << toJson(move) << " is refused by rule " << int{refused.rule} << refused.way << " in\n"
                        << toJson(state);
  if (refused) return state;
  Chance chance(luck);
  Teller<typename G::Event> deaf;
  G::play(state, seat, move, chance, deaf);
  const char* fault = G::faults(state);
  EXPECT_EQ(fault, nullptr) << fault << " after " << toJson(move) << " in\n" << toJson(state);
  return state;
}

// What is told of a move, which must be legal: to whom, and whether it is news to them.
template <Game G>
Telling<typename G::Event> tellingOf(typename G::State state, Seat seat, const typename G::Move& move, u64 luck) {
  EXPECT_FALSE(refusalOf<G>(state, seat, move)) << toJson(move);
  Chance chance(luck);
  Telling<typename G::Event> told;
  Teller<typename G::Event> teller(told);
  G::play(state, seat, move, chance, teller);
  return told;
}
// And what one of them hears.
template <Game G>
std::vector<typename G::Event> heard(const typename G::State& state, Seat seat, const typename G::Move& move, Seat to,
                                     u64 luck) {
  std::vector<typename G::Event> events;
  for (const auto& one : tellingOf<G>(state, seat, move, luck))
    if (one.to.has(to)) events.push_back(one.event);
  return events;
}

// A move or an event as its word and its fields: "drew seat:0 many:2 cards:[mummy pit]".
template <class One>
std::string plainly(const One& one) {
  const std::string json = toJson(one);
  std::string words;
  for (const char letter : json.substr(json.find(':') + 1)) {
    if (letter == ',') words += ' ';
    if (letter != ',' && letter != '"' && letter != '}') words += letter;
  }
  return words;
}

// Of such events the ones of this kind.
inline std::vector<std::string> onlyOf(const std::string& kind, const std::vector<std::string>& events) {
  std::vector<std::string> such;
  for (const std::string& event : events)
    if (event.starts_with(kind + " ")) such.push_back(event);
  return such;
}

}  // namespace mastaba
