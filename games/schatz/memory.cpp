#include "games/schatz/memory.h"

namespace mastaba::schatz {
namespace {

using Own = Schatz::Own;
using Guess = Schatz::Guess;

int sizeOf(const Schatz::Pool& pool) {
  int sum = 0;
  for (const auto& n : pool) sum += n;
  return sum;
}

// A card that another seat parts with, as this seat sees it beforehand.
struct Doubt {
  const Own* own;
  int kind;
  int since;   // of its hand, so many were drawn after the shuffle
  int before;  // and so many held before

  bool mayBeHeld() const { return own->held[kind] > 0 && before > 0; }
  bool mayBeDrawn() const { return own->pool[kind] > 0 && since > 0; }
  // In how many ways it can be dealt so; the common factors are left out.
  int waysHeld() const { return own->held[kind] * before * sizeOf(own->pool); }
  int waysDrawn() const { return own->pool[kind] * since * sizeOf(own->held); }
};

void takeAway(Own& own, const Guess& guess) {
  const int kind = static_cast<int>(guess.card);
  if (guess.held) {
    --own.held[kind];
  } else {
    --own.pool[kind];
    --own.since[guess.seat];
  }
}

void putBack(Own& own, const Guess& guess) {
  const int kind = static_cast<int>(guess.card);
  if (guess.held) {
    ++own.held[kind];
  } else {
    ++own.pool[kind];
    ++own.since[guess.seat];
  }
}

// The doubt as it was before the guess, which has been put back.
Doubt doubtOf(const Schatz::Open& open, const Own& own, const Guess& guess) {
  const int since = own.since[guess.seat];
  return {&own, static_cast<int>(guess.card), since, open.handSize[guess.seat] + 1 - since};
}

// Turns a guess into the other possibility, if it is one.
bool turn(const Schatz::Open& open, Own& own, Guess& guess) {
  putBack(own, guess);
  const Doubt doubt = doubtOf(open, own, guess);
  const bool turns = guess.held ? doubt.mayBeDrawn() : doubt.mayBeHeld();
  if (turns) guess.held = !guess.held;
  takeAway(own, guess);
  return turns;
}

// What cannot be shows that earlier guesses were wrong: turns the one, or else the two, that make it possible.
template <class Possible>
bool correct(const Schatz::Open& open, Own& own, const Possible& possible, int turns) {
  if (possible()) return true;
  if (turns == 0) return false;
  for (Guess& guess : own.guesses) {
    if (!turn(open, own, guess)) continue;
    if (correct(open, own, possible, turns - 1)) return true;
    turn(open, own, guess);
  }
  return false;
}
template <class Possible>
bool correct(const Schatz::Open& open, Own& own, const Possible& possible) {
  return correct(open, own, possible, 1) || correct(open, own, possible, 2);
}

// A guess was wrong that is no longer kept: the card goes, and with it all that was thought about this hand.
void lose(const Schatz::Open& open, Own& own, Seat from, int kind) {
  --(own.pool[kind] > 0 ? own.pool : own.held)[kind];
  if (own.since[from] > open.handSize[from]) own.since[from] = int{open.handSize[from]};
  for (int i = own.guesses.size(); i-- > 0;)
    if (own.guesses[i].seat == from) own.guesses.erase(i);
}

void see(const Schatz::Open& open, Own& own, Seat from, Card card) {
  const int kind = static_cast<int>(card);
  Doubt doubt = doubtOf(open, own, {from, card, false});
  if (!doubt.mayBeHeld() && !doubt.mayBeDrawn()) {
    const auto possible = [&] {
      doubt = doubtOf(open, own, {from, card, false});
      return doubt.mayBeHeld() || doubt.mayBeDrawn();
    };
    if (!correct(open, own, possible)) return lose(open, own, from, kind);
  }
  const bool both = doubt.mayBeHeld() && doubt.mayBeDrawn();
  const Guess guess{from, card, both ? doubt.waysHeld() >= doubt.waysDrawn() : doubt.mayBeHeld()};
  takeAway(own, guess);
  if (!both && own.guesses.empty()) return;  // if an earlier guess was wrong, this one may be too
  if (own.guesses.full()) own.guesses.erase(0);
  own.guesses.push(guess);
}

bool decide(int ways, int otherWays, Chance& chance) {
  return static_cast<int>(chance.below(Schatz::Luck::deck, static_cast<u32>(ways + otherWays))) < ways;
}

void rethink(const Schatz::Open& open, Own& own, Guess& guess, Chance& chance) {
  putBack(own, guess);
  const Doubt doubt = doubtOf(open, own, guess);
  if (doubt.mayBeHeld() && doubt.mayBeDrawn()) guess.held = decide(doubt.waysHeld(), doubt.waysDrawn(), chance);
  takeAway(own, guess);
}

// Two equal cards, the one held and the other drawn: was it the other way round?
void rethink(const Schatz::Open& open, Own& own, Guess& one, Guess& other, Chance& chance) {
  if (one.card != other.card || one.held == other.held || one.seat == other.seat) return;
  putBack(own, one);
  putBack(own, other);
  const Doubt first = doubtOf(open, own, one);
  const Doubt second = doubtOf(open, own, other);
  one.held = decide(first.before * second.since, first.since * second.before, chance);
  other.held = !one.held;
  takeAway(own, one);
  takeAway(own, other);
}

}  // namespace

void sawCard(Schatz::State& state, Seat from, Card card) {
  for (Seat seat = 0; seat < state.open.options.players; ++seat)
    if (seat != from) see(state.open, state.own[seat], from, card);
}

void sawDraw(Schatz::State& state, Seat by, Card card) {
  for (Seat seat = 0; seat < state.open.options.players; ++seat)
    if (seat != by) ++state.own[seat].since[by];
  Own& own = state.own[by];
  const int kind = static_cast<int>(card);
  if (own.pool[kind] == 0) (void)correct(state.open, own, [&] { return own.pool[kind] > 0; });
  --(own.pool[kind] > 0 ? own.pool : own.held)[kind];
}

void sawShuffle(Schatz::State& state) {
  Schatz::Pool fresh{};
  for (const Card card : state.open.discarded) ++fresh[static_cast<int>(card)];
  for (Seat seat = 0; seat < state.open.options.players; ++seat) {
    Own& own = state.own[seat];
    for (int kind = 0; kind < Schatz::kinds; ++kind) own.held[kind] += own.pool[kind];
    own.pool = fresh;
    own.since = {};
    own.guesses.clear();
  }
}

void reconsider(const Schatz::Open& open, Own& own, Chance& chance) {
  constexpr int rounds = 4;  // each guess depends on the others
  for (int round = 0; round < rounds; ++round)
    for (int i = 0; i < own.guesses.size(); ++i) {
      rethink(open, own, own.guesses[i], chance);
      for (int k = 0; k < i; ++k) rethink(open, own, own.guesses[i], own.guesses[k], chance);
    }
}

}  // namespace mastaba::schatz
