// Worlds that fit what a seat sees. What a seat knows of the other's cards it remembers itself (Own::known); the rest
// of the unseen cards is equally likely to be anywhere, but what lies face down must have been allowed there.
#include <algorithm>

#include "games/medaillon/legal.h"

namespace mastaba {

using namespace medaillon;

namespace {

using Luck = Medaillon::Luck;
using Scrolls = Seq<Card, papyri>;

template <class Cards>
void takeOut(MainDeck& pool, const Cards& cards) {
  for (const Card card : cards)
    if (is(card, living | obstacles)) --pool.of[indexOf(card)];
}

// The cards of the main deck that the observer cannot place.
MainDeck unseenCards(const View<Medaillon>& view) {
  const Open& open = view.open;
  MainDeck pool;
  for (int i = 0; i < mainKinds; ++i) pool.of[i] = factsOf(mainCard(i)).copies - open.discarded.of[i];
  for (Seat seat = 0; seat < players; ++seat) {
    takeOut(pool, open.camp[seat]);
    takeOut(pool, open.party[seat]);
    takeOut(pool, open.traps[seat]);
  }
  takeOut(pool, view.own.hand);
  takeOut(pool, view.own.laid);
  takeOut(pool, view.own.looked);
  takeOut(pool, view.own.under);
  takeOut(pool, view.own.known);
  return pool;
}

Scrolls unseenPapyri(const View<Medaillon>& view) {
  const Open& open = view.open;
  Scrolls unseen;
  for (int i = 0; i < papyri; ++i) {
    const auto papyrus = static_cast<Card>(static_cast<int>(Card::anubis) + i);
    bool seen = open.used.has(papyrus) || view.own.papyri.has(papyrus) || view.own.laid.has(papyrus);
    for (Seat seat = 0; seat < players; ++seat)
      seen = seen || open.party[seat].has(papyrus) || open.traps[seat].has(papyrus) || open.inForce[seat].has(papyrus);
    if (!seen) unseen.push(papyrus);
  }
  return unseen;
}

int pick(Chance& chance, Luck stream, int n) { return static_cast<int>(chance.below(stream, static_cast<u32>(n))); }

Card drawAny(MainDeck& pool, Chance& chance) { return mainCard(pool.draw(Luck::deck, nobody, chance)); }

int obstaclesIn(const MainDeck& pool) {
  int many = 0;
  for (int i = 0; i < mainKinds; ++i) many += is(mainCard(i), obstacles) ? int{pool.of[i]} : 0;
  return many;
}
template <class Cards>
int obstaclesIn(const Cards& cards) {
  int many = 0;
  for (const Card card : cards) many += is(card, obstacles) ? 1 : 0;
  return many;
}

// A random card that is an obstacle, or one that is none.
Card drawSuch(MainDeck& pool, bool obstacle, Chance& chance) {
  MainDeck such;
  for (int i = 0; i < mainKinds; ++i)
    if (is(mainCard(i), obstacles) == obstacle) such.of[i] = pool.of[i];
  const int index = such.draw(Luck::deck, nobody, chance);
  --pool.of[index];
  return mainCard(index);
}

u64 choose(int n, int k) {
  if (k < 0 || k > n) return 0;
  u64 ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * static_cast<u64>(n - k + i) / static_cast<u64>(i);
  return ways;
}
u64 inOrder(int n, int k) {  // so many ways to take k of n one after the other
  u64 ways = 1;
  for (int i = 0; i < k; ++i) ways *= static_cast<u64>(std::max(n - i, 0));
  return ways;
}

// In how many ways there are so many of something.
struct Ways {
  std::array<u64, mostInHand + 1> of{};
  int n = 0;

  // One of the numbers, each as often as it has ways. Some way there must be.
  int pickOne(Chance& chance) const {
    u64 total = 0;
    for (int i = 0; i < n; ++i) total += of[static_cast<std::size_t>(i)];
    int shift = 0;
    while ((total >> shift) >> 31 != 0) ++shift;
    u64 at = chance.below(Luck::deck, static_cast<u32>(total >> shift));
    at <<= shift;
    int i = 0;
    while (i < n - 1 && at >= of[static_cast<std::size_t>(i)]) at -= of[static_cast<std::size_t>(i++)];
    return i;
  }
};

// The hand of another seat, and what it laid face down.
struct Deal {
  MainDeck& pool;
  Chance& chance;
  int size;       // of both together
  int laid;       // so many of them face down
  bool mayBluff;  // one of those may be no obstacle
  int reserved;   // obstacles that must be left for the other seat

  // In how many ways so many could be laid one after the other, if so many are obstacles: without a bluff, and with.
  u64 waysHonest(int obstacles) const { return inOrder(obstacles, laid); }
  u64 waysBluffing(int obstacles) const {
    if (!mayBluff || laid == 0) return 0;
    return inOrder(obstacles, laid - 1) * static_cast<u64>(laid * (size - obstacles));
  }

  void into(Own& own, const Hand& known) const {
    own.hand = known;
    const int unknown = size - known.size();
    if (laid + reserved == 0) {
      for (int i = 0; i < unknown; ++i) own.hand.add(drawAny(pool, chance));
      return;
    }
    const int found = drawObstacles(known, unknown);
    for (int i = 0; i < unknown; ++i) own.hand.add(drawSuch(pool, i < found, chance));
    layDown(own);
  }

  // How many of the unknown ones are obstacles.
  int drawObstacles(const Hand& known, int unknown) const {
    const int lying = obstaclesIn(known);
    const int such = obstaclesIn(pool);
    const int others = pool.size() - such;
    Ways ways;
    for (ways.n = 0; ways.n <= unknown; ++ways.n) {
      if (such - ways.n < reserved) continue;
      const u64 dealt = choose(such, ways.n) * choose(others, unknown - ways.n);
      ways.of[static_cast<std::size_t>(ways.n)] = dealt * (waysHonest(lying + ways.n) + waysBluffing(lying + ways.n));
    }
    return ways.pickOne(chance);
  }

  void layDown(Own& own) const {
    const int such = obstaclesIn(own.hand);
    Ways ways;
    ways.of[0] = waysHonest(such);
    ways.of[1] = waysBluffing(such);
    ways.n = 2;
    const bool bluffs = ways.pickOne(chance) == 1;
    for (int i = 0; i < laid; ++i) {
      const bool obstacle = i > 0 || !bluffs;
      int skip = pick(chance, Luck::deck, obstacle ? obstaclesIn(own.hand) : own.hand.size() - obstaclesIn(own.hand));
      for (int k = 0; k < own.hand.size(); ++k)
        if (is(own.hand[k], obstacles) == obstacle && skip-- == 0) {
          own.laid.add(own.hand.erase(k));
          break;
        }
    }
  }
};

void dealPapyri(Own& own, const Open& open, Seat seat, Scrolls& unseen, Chance& chance) {
  for (int i = 0; i < open.laidPapyri[seat]; ++i) {
    Scrolls such;
    for (const Card papyrus : unseen)
      if (!isForCamp(papyrus)) such.push(papyrus);
    const Card papyrus = such[pick(chance, Luck::papyri, such.size())];
    unseen.drop(papyrus);
    own.laid.add(papyrus);
  }
  for (int i = 0; i < open.papyri[seat]; ++i) own.papyri.add(unseen.erase(pick(chance, Luck::papyri, unseen.size())));
}

int lookedAt(const Open& open, Seat seat) {
  if (asks(open.agenda, Ask::keep, seat)) return open.agenda.back().n;
  return asks(open.agenda, Ask::putUnder, seat) ? 2 : 0;
}

Tomb someTomb(const Open& open, Chance& chance) {
  const Seq<Tomb, tombs> left = tombsLeft(open);
  return left[pick(chance, Luck::tombs, left.size())];
}

}  // namespace

State Medaillon::imagine(const View<Medaillon>& view, Chance& chance) {
  const Open& open = view.open;
  State state{};
  state.open = open;
  state.deck = unseenCards(view);
  Scrolls scrolls = unseenPapyri(view);
  const bool plays = view.me != spectator;
  if (plays) state.own[view.me] = view.own;
  Tomb next = view.own.foreseen;
  if (next == Tomb::none && !open.foresee.none()) next = someTomb(open, chance);
  // At least so many of the cards face down are obstacles.
  const auto needed = [&](Seat seat) { return std::max(open.laidCards[seat] - (seat == open.holder ? 1 : 0), 0); };
  for (Seat seat = 0; seat < seats; ++seat) {
    if (seat == view.me) continue;
    Own& own = state.own[seat];
    const int laid = open.laidCards[seat];
    const int reserved = plays || seat == 1 ? 0 : needed(otherOf(seat));
    Deal{state.deck, chance, open.handSize[seat] + laid, laid, seat == open.holder, reserved}.into(own, view.own.known);
    own.known = view.own.shown;
    own.shown = view.own.known;
    dealPapyri(own, open, seat, scrolls, chance);
  }
  for (Seat seat = 0; seat < seats; ++seat) {
    if (seat == view.me) continue;
    Own& own = state.own[seat];
    for (int i = 0; i < lookedAt(open, seat); ++i) own.looked.add(drawAny(state.deck, chance));
    for (const Seat by : open.under)
      if (by == seat) own.under.push(drawAny(state.deck, chance));
    if (open.foresee.has(seat)) own.foreseen = next;
  }
  return state;
}

}  // namespace mastaba
