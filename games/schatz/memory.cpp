#include "games/schatz/memory.h"

#include <algorithm>
#include <numeric>

namespace mastaba::schatz {
namespace {

using Parted = Memory::Parted;

int sizeOf(const Memory::Counts& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

// A card that a seat parts with, just before it does.
struct Doubt {
  const Memory& memory;
  int kind;
  int since;   // of its hand, so many were drawn after the shuffle
  int before;  // and so many held before

  bool mayBeHeld() const { return memory.held[kind] > 0 && before > 0; }
  bool mayBeDrawn() const { return memory.pool[kind] > 0 && since > 0; }
  bool possible() const { return mayBeHeld() || mayBeDrawn(); }
  // In how many ways it can be dealt so; the common factors are left out.
  int waysHeld() const { return memory.held[kind] * before * sizeOf(memory.pool); }
  int waysDrawn() const { return memory.pool[kind] * since * sizeOf(memory.held); }
};

Doubt doubtNow(const Memory& memory, Seat seat, Card card) {
  const int since = memory.since[seat];
  return {memory, static_cast<int>(card), since, memory.hand[seat] - since};
}

// The card of the i-th goes, or comes back as if it were still there.
void change(Memory& memory, int i, int by) {
  const Parted& parted = memory.parted[i];
  const Seat seat = parted.seat;
  memory.hand[seat] += by;
  (parted.held ? memory.held : memory.pool)[static_cast<int>(parted.card)] += by;
  if (parted.held) return;
  memory.since[seat] += by;
  for (Parted* later = memory.parted.begin() + i; later != memory.parted.end(); ++later)
    if (later->seat == seat) later->drawn += by;
}
void putBack(Memory& memory, int i) { change(memory, i, 1); }
void takeAway(Memory& memory, int i) { change(memory, i, -1); }

// The doubt about the i-th, which has been put back. It may have been drawn if the seat would at no time since then
// have been left with fewer than none of those.
Doubt doubtThen(const Memory& memory, int i) {
  const Parted& parted = memory.parted[i];
  Doubt doubt = doubtNow(memory, parted.seat, parted.card);
  for (; i < memory.parted.size(); ++i)
    if (memory.parted[i].seat == parted.seat) doubt.since = std::min(doubt.since, memory.parted[i].drawn);
  return doubt;
}

// Assumes the other possibility, if it is one.
bool turn(Memory& memory, int i) {
  bool& held = memory.parted.begin()[i].held;
  putBack(memory, i);
  const Doubt doubt = doubtThen(memory, i);
  const bool turns = held ? doubt.mayBeDrawn() : doubt.mayBeHeld();
  if (turns) held = !held;
  takeAway(memory, i);
  return turns;
}

// Two that depend on each other, the one held and the other drawn: was it the other way round?
struct Pair {
  Memory& memory;
  int i;
  int k;

  Parted& one() const { return memory.parted.begin()[i]; }
  Parted& other() const { return memory.parted.begin()[k]; }
  bool depends() const {
    return one().doubtful && other().doubtful && one().held != other().held &&
           (one().card == other().card || one().seat == other().seat);
  }
  void putBack() const {
    schatz::putBack(memory, i);
    schatz::putBack(memory, k);
  }
  void takeAway() const {
    schatz::takeAway(memory, i);
    schatz::takeAway(memory, k);
  }
  // In how many ways the first can have been held and the second drawn, both put back.
  static int ways(const Doubt& held, const Doubt& drawn) {
    return held.mayBeHeld() && drawn.mayBeDrawn()
               ? held.memory.held[held.kind] * held.before * drawn.memory.pool[drawn.kind] * drawn.since
               : 0;
  }
  int waysSo() const { return ways(doubtThen(memory, i), doubtThen(memory, k)); }
  int waysOther() const { return ways(doubtThen(memory, k), doubtThen(memory, i)); }
};

bool exchange(const Pair& pair) {
  if (!pair.depends()) return false;
  pair.putBack();
  const bool exchanges = (pair.one().held ? pair.waysOther() : pair.waysSo()) > 0;
  if (exchanges) std::swap(pair.one().held, pair.other().held);
  pair.takeAway();
  return exchanges;
}

// What cannot be shows that something was assumed wrongly: corrects as little as makes it possible.
bool correct(Memory& memory, Seat seat, Card card, int steps) {
  if (doubtNow(memory, seat, card).possible()) return true;
  if (steps == 0) return false;
  for (int i = 0; i < memory.parted.size(); ++i) {
    if (!memory.parted[i].doubtful) continue;
    for (int k = 0; k <= i; ++k) {
      const auto step = [&] { return i == k ? turn(memory, i) : exchange({memory, i, k}); };
      if (!step()) continue;
      if (correct(memory, seat, card, steps - 1)) return true;
      step();
    }
  }
  return false;
}

// Doubtful is also what may be otherwise on account of an earlier doubt about the seat or the card.
bool inDoubt(const Memory& memory, Seat seat, Card card) {
  return std::any_of(memory.parted.begin(), memory.parted.end(), [&](const Parted& parted) {
    return parted.doubtful && (parted.seat == seat || parted.card == card);
  });
}

// False: it cannot be, whatever is assumed.
bool see(Memory& memory, Seat seat, Card card) {
  constexpr int mostSteps = 3;
  for (int steps = 0; !correct(memory, seat, card, steps); ++steps)
    if (steps == mostSteps) return false;
  const Doubt doubt = doubtNow(memory, seat, card);
  const bool both = doubt.mayBeHeld() && doubt.mayBeDrawn();
  const bool held = both ? doubt.waysHeld() >= doubt.waysDrawn() : doubt.mayBeHeld();
  memory.parted.push(Parted{seat, card, held, both || inDoubt(memory, seat, card), memory.since[seat]});
  takeAway(memory, memory.parted.size() - 1);
  return true;
}

bool decide(int ways, int otherWays, Chance& chance) {
  return static_cast<int>(chance.below(Schatz::Luck::deck, static_cast<u32>(ways + otherWays))) < ways;
}

void rethink(Memory& memory, int i, Chance& chance) {
  putBack(memory, i);
  const Doubt doubt = doubtThen(memory, i);
  if (doubt.mayBeHeld() && doubt.mayBeDrawn())
    memory.parted.begin()[i].held = decide(doubt.waysHeld(), doubt.waysDrawn(), chance);
  takeAway(memory, i);
}

void rethink(const Pair& pair, Chance& chance) {
  if (!pair.depends()) return;
  pair.putBack();
  pair.one().held = decide(pair.waysSo(), pair.waysOther(), chance);
  pair.other().held = !pair.one().held;
  pair.takeAway();
}

// What was where when the pile was shuffled, as far as it shows now.
Memory atShuffle(const View<Schatz>& view) {
  const Open& open = view.open;
  Memory memory;
  memory.hand = handsAtShuffle(open);
  // What lies open now and was not parted with since lay open then.
  const Memory::Counts visible = lyingOpen(open);
  for (int kind = 0; kind < Schatz::kinds; ++kind) {
    memory.pool[kind] = open.shuffled[kind];
    memory.held[kind] = copiesOf(open.options.deck, static_cast<Card>(kind)) - open.shuffled[kind] - visible[kind];
  }
  const auto hide = [&](Memory::Counts& counts, Card card, int by) { counts[static_cast<int>(card)] += by; };
  for (const Schatz::Handled& handled : open.handled) {
    if (handled.card == Card::none) continue;
    hide(memory.held, handled.card, 1);
    if (handled.seat == view.me) hide(memory.pool, handled.card, -1);
  }
  // What the observer has and had, it knows: what it has drawn is no longer in the pile.
  for (const Card card : view.own.hand) hide(memory.pool, card, -1);
  for (const Card card : view.own.before) {
    hide(memory.pool, card, 1);
    hide(memory.held, card, -1);
  }
  return memory;
}

// Only what can be seen now: any card that lies nowhere may be anywhere, and whoever parted with a card held it before.
Memory atPresent(const View<Schatz>& view) {
  const Open& open = view.open;
  Memory memory;
  const Memory::Counts visible = lyingOpen(open);
  for (int kind = 0; kind < Schatz::kinds; ++kind)
    memory.pool[kind] = copiesOf(open.options.deck, static_cast<Card>(kind)) - visible[kind];
  for (const Card card : view.own.hand) --memory.pool[static_cast<int>(card)];
  for (Seat seat = 0; seat < open.options.players; ++seat) memory.hand[seat] = open.handSize[seat];
  auto before = handsAtShuffle(open);
  for (const Schatz::Handled& handled : open.handled) {
    if (handled.card == Card::none) continue;
    const bool held = before[handled.seat] > 0;
    before[handled.seat] -= held ? 1 : 0;
    if (handled.seat != view.me) memory.parted.push(Parted{handled.seat, handled.card, held, false, 0});
  }
  for (Seat seat = 0; seat < open.options.players; ++seat) memory.since[seat] = memory.hand[seat] - before[seat];
  return memory;
}

}  // namespace

Memory::Counts lyingOpen(const Open& open) {
  Memory::Counts counts{};
  for (const Card card : open.discarded) ++counts[static_cast<int>(card)];
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    for (const Card card : open.laid[seat]) ++counts[static_cast<int>(card)];
    counts[static_cast<int>(Card::protection)] += open.protections[seat];
  }
  return counts;
}

std::array<int, Schatz::seats> handsAtShuffle(const Open& open) {
  std::array<int, Schatz::seats> hands{};
  for (Seat seat = 0; seat < open.options.players; ++seat) hands[seat] = open.handSize[seat];
  for (const Schatz::Handled& handled : open.handled) hands[handled.seat] += handled.card == Card::none ? -1 : 1;
  return hands;
}

Memory recall(const View<Schatz>& view) {
  Memory memory = atShuffle(view);
  // An imagined player may remember what cannot have been.
  const auto impossible = [](int many) { return many < 0; };
  if (std::any_of(memory.pool.begin(), memory.pool.end(), impossible)) return atPresent(view);
  if (std::any_of(memory.held.begin(), memory.held.end(), impossible)) return atPresent(view);
  for (const Schatz::Handled& handled : view.open.handled) {
    if (handled.seat == view.me) continue;
    if (handled.card == Card::none) {
      ++memory.hand[handled.seat];
      ++memory.since[handled.seat];
    } else if (!see(memory, handled.seat, handled.card)) {
      return atPresent(view);
    }
  }
  return memory;
}

void reconsider(Memory& memory, Chance& chance) {
  constexpr int rounds = 8;  // each depends on the others
  for (int round = 0; round < rounds; ++round)
    for (int i = 0; i < memory.parted.size(); ++i) {
      if (!memory.parted[i].doubtful) continue;
      rethink(memory, i, chance);
      for (int k = 0; k < i; ++k) rethink({memory, i, k}, chance);
    }
}

}  // namespace mastaba::schatz
