// Whatever passes as possible can be played on from: positions of random games, tampered with in all ways that JSON
// lets through.
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/string.hpp>
#include <cstdio>
#include <gtest/gtest.h>

#include "bots/random.h"
#include "describe/json_in.h"
#include "describe/json_out.h"
#include "games/schatz/test/position.h"

namespace mastaba::schatz {
namespace {

class Tamperer {
 public:
  explicit Tamperer(u64 luck) : chance_(luck) {}

  int below(int n) { return static_cast<int>(chance_.below(BotLuck::choice, static_cast<u32>(n))); }

  State somePosition() {
    Options options;
    options.players = 2 + below(5);
    someOptions(options);
    options.deck = static_cast<Schatz::Deck>(below(2));
    options.order = static_cast<Schatz::Order>(below(2));
    State state = Schatz::setup(options, chance_, deaf_);
    for (int moves = below(160); moves > 0 && !over<Schatz>(state); --moves) step(state);
    return state;
  }

  void step(State& state) {
    const Seats actors = Schatz::actors(state.open);
    const Seat seat = actors[below(actors.size())];
    Schatz::play(state, seat, randomMove<Schatz>(viewOf<Schatz>(state, seat), chance_), chance_, deaf_);
  }

  // A change that often leaves the position possible.
  void change(State& state) {
    const int players = state.open.options.players;
    const Seat seat = below(players);
    Own& own = state.own[seat];
    switch (below(10)) {
      case 0:
        return someOptions(state.open.options);
      case 1:
        return std::swap(state.open.row[static_cast<std::size_t>(below(5))],
                         state.open.row[static_cast<std::size_t>(below(6))]);
      case 2:
        state.open.passed[seat] = below(7);
        return;
      case 3:
        state.open.quiet = below(256);
        return;
      case 4:
        return changeMemory(state.open, own);
      case 5:
        return moveCard(state, seat);
      case 6:
        if (state.open.agenda.empty()) return;
        state.open.agenda.back() = {static_cast<Ask>(below(10)), Seats::only(seat), seat,
                                    static_cast<u8>(below(2) == 0 ? 0 : below(256))};
        return;
      case 7:
        if (state.open.agenda.empty()) return;
        state.open.agenda[below(state.open.agenda.size())].of = below(8);
        return;
      case 8:
        own.given = static_cast<Card>(below(Schatz::kinds));
        return;
      default:
        return drain(state, seat);
    }
  }

  // One value anywhere becomes another, or a list grows or shrinks.
  void change(json::value& document) {
    std::vector<json::value*> numbers;
    std::vector<json::value*> texts;
    std::vector<json::value*> lists;
    collect(document, numbers, texts, lists);
    const auto any = [&](std::vector<json::value*>& of) { return of[static_cast<std::size_t>(below(int(of.size())))]; };
    switch (below(5)) {
      case 0:
        *any(numbers) = below(13);
        return;
      case 1:
        *any(texts) = json::value(*any(texts));
        return;
      case 2: {
        json::value& one = *any(texts);
        json::value& other = *any(texts);
        const json::value was = one;
        one = json::value(other);
        other = was;
        return;
      }
      case 3: {
        json::array& list = any(lists)->get_array();
        if (!list.empty()) list.erase(list.begin() + below(int(list.size())));
        return;
      }
      default: {
        json::array& list = any(lists)->get_array();
        if (!list.empty()) list.push_back(json::value(list[static_cast<std::size_t>(below(int(list.size())))]));
        return;
      }
    }
  }

  Chance& chance() { return chance_; }

 private:
  void someOptions(Options& options) {
    options.emptyHand = static_cast<Schatz::EmptyHand>(below(3));
    options.limit = static_cast<Schatz::Limit>(below(2));
    options.drawing = static_cast<Schatz::Drawing>(below(2));
    options.swapping = static_cast<Schatz::Swapping>(below(2));
    options.losses = static_cast<Schatz::Losses>(below(2));
  }

  void changeMemory(Open& open, Own& own) {
    const auto card = static_cast<Card>(1 + below(Schatz::kinds - 1));
    const auto kind = static_cast<std::size_t>(card);
    switch (below(4)) {
      case 0:  // another card was shuffled, or is thought to have been in the hand
        if (open.shuffled[kind] < 8) ++open.shuffled[kind];
        if (const auto other = static_cast<std::size_t>(below(Schatz::kinds)); open.shuffled[other] > 0)
          --open.shuffled[other];
        return;
      case 1:
        if (own.before.empty()) return;
        own.before.pop();
        own.before.add(card);
        return;
      case 2:  // somebody else drew it, or parted with another card
        if (open.handled.empty()) return;
        open.handled[below(open.handled.size())] = {below(8), below(2) == 0 ? Card::none : card};
        return;
      default:
        if (!open.handled.full()) open.handled.push({below(8), below(2) == 0 ? Card::none : card});
        return;
    }
  }

  // A card of the pile goes to a hand, onto the table, or to the discarded ones.
  void moveCard(State& state, Seat seat) {
    if (state.pile.empty()) return;
    const Card card = state.pile.erase(below(state.pile.size()));
    state.open.pileSize = state.pile.size();
    const int where = below(3);
    if (where == 0 && !state.own[seat].hand.full()) {
      state.own[seat].hand.add(card);
      ++state.open.handSize[seat];
    } else if (where == 1 && isEquipment(card) && !state.open.laid[seat].full()) {
      state.open.laid[seat].push(card);
    } else {
      state.open.discarded.push(card);
    }
    forget(state);
  }

  // All discarded cards, or the hand of a seat, go to the pile.
  void drain(State& state, Seat seat) {
    if (below(2) == 0) {
      while (!state.open.discarded.empty()) state.pile.push(state.open.discarded.pop());
    } else {
      while (!state.own[seat].hand.empty()) state.pile.push(state.own[seat].hand.pop());
      state.open.handSize[seat] = 0;
    }
    state.open.pileSize = state.pile.size();
    forget(state);
  }

  static void collect(json::value& value, std::vector<json::value*>& numbers, std::vector<json::value*>& texts,
                      std::vector<json::value*>& lists) {
    if (value.is_object()) {
      for (auto& field : value.get_object()) collect(field.value(), numbers, texts, lists);
    } else if (value.is_array()) {
      lists.push_back(&value);
      for (auto& item : value.get_array()) collect(item, numbers, texts, lists);
    } else if (value.is_string()) {
      texts.push_back(&value);
    } else if (value.is_number()) {
      numbers.push_back(&value);
    }
  }

  Chance chance_;
  Teller<Schatz::Event> deaf_;
};

// Everything anybody may ask of a position.
void useAll(const State& state, Chance& chance) {
  for (Seat seat = 0; seat < state.open.options.players; ++seat) {
    const View<Schatz> view = viewOf<Schatz>(state, seat);
    const State world = Schatz::imagine(view, chance);
    ASSERT_TRUE((viewOf<Schatz>(world, seat) == view));
    const char* fault = Schatz::faults(world);
    ASSERT_EQ(fault, nullptr) << "imagined: " << fault;
    Schatz::Moves moves;
    Weights<Schatz::Moves> weights{};
    Schatz::moves(state.open, view.own, seat, moves);
    Schatz::prior(view, moves, weights);
    EXPECT_FALSE(Schatz::picture(view, Pen{}).empty());
  }
  const State seen = Schatz::imagine(viewOf<Schatz>(state, spectator), chance);
  ASSERT_EQ(Schatz::faults(seen), nullptr) << Schatz::faults(seen);
  (void)Schatz::standing(state);
}

TEST(SchatzFaults, WhateverPassesCanBePlayedOnFrom) {
  constexpr int tries = 3000;
  int unreadable = 0;
  int refused = 0;
  int played = 0;
  for (int attempt = 0; attempt < tries; ++attempt) {
    Tamperer tamperer(static_cast<u64>(attempt));
    State state = tamperer.somePosition();
    for (int changes = tamperer.below(4); changes > 0; --changes) tamperer.change(state);
    json::value document;
    ASSERT_FALSE(parseJson(toJson(state), document));
    for (int changes = tamperer.below(2); changes > 0; --changes) tamperer.change(document);
    State read{};
    if (readJson(document, read)) {
      ++unreadable;
      continue;
    }
    if (Schatz::faults(read)) {
      ++refused;
      continue;
    }
    ++played;
    const std::string from = toJson(read);
    useAll(read, tamperer.chance());
    for (int moves = 0; moves < 200 && !over<Schatz>(read); ++moves) {
      tamperer.step(read);
      const char* fault = Schatz::faults(read);
      ASSERT_EQ(fault, nullptr) << fault << " after " << moves << " moves from " << from;
      if (moves % 20 == 0) useAll(read, tamperer.chance());
      ASSERT_FALSE(testing::Test::HasFatalFailure()) << "after " << moves << " moves from " << from;
    }
  }
  std::printf("Of %d tampered positions %d were unreadable, %d refused, %d played on.\n", tries, unreadable, refused,
              played);
  EXPECT_GT(played, tries / 10);
  EXPECT_GT(refused, tries / 10);
}

}  // namespace
}  // namespace mastaba::schatz
