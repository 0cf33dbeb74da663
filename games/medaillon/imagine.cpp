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
    const Card papyrus = papyrusCard(i);
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

// In how many ways: as doubles, which hold what is needed here exactly or nearly so, and alike everywhere.
double choose(int n, int k) {
  if (k < 0 || k > n) return 0;
  double ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
  return ways;
}
double inOrder(int n, int k) {  // so many ways to take k of n one after the other
  double ways = 1;
  for (int i = 0; i < k; ++i) ways *= std::max(n - i, 0);
  return ways;
}

// Whether something is so that has `ways` of `all`.
bool happens(double ways, double all, Chance& chance) {
  constexpr u32 fine = 1U << 31;
  return chance.below(Luck::deck, fine) * all < ways * fine;
}

// The hand of another seat, and what it laid face down.
struct Deal {
  Own& own;
  int size;       // of both together
  int laid;       // so many of them face down
  bool mayBluff;  // one of those may be no obstacle
  Deal* next;     // who is dealt cards afterwards

  int unknown() const { return size - own.shown.size(); }

  // In how many ways so many could be laid one after the other, if so many are obstacles: without a bluff, and with.
  double waysHonest(int such) const { return inOrder(such, laid); }
  double waysBluffing(int such) const {
    if (!mayBluff || laid == 0) return 0;
    return inOrder(such, laid - 1) * laid * (size - such);
  }
  // In how many ways everybody can be dealt cards, if the pool has so many obstacles and others; or those ways in which
  // so many of the unknown cards are obstacles.
  double ways(int such, int others) const {
    double all = 0;
    for (int found = 0; found <= unknown(); ++found) all += ways(such, others, found);
    return all;
  }
  double ways(int such, int others, int found) const {
    const int rest = unknown() - found;
    const double dealt = choose(such, found) * choose(others, rest);
    if (dealt == 0) return 0;
    const int held = obstaclesIn(own.shown) + found;
    return dealt * (waysHonest(held) + waysBluffing(held)) * (next ? next->ways(such - found, others - rest) : 1);
  }

  bool anythingGoes() const { return laid == 0 && (!next || next->anythingGoes()); }

  // How many of the unknown cards are obstacles.
  int findObstacles(const MainDeck& pool, Chance& chance) const {
    const int such = obstaclesIn(pool);
    const int others = pool.size() - such;
    double left = ways(such, others);
    int found = 0;
    for (; found < unknown(); ++found) {
      const double here = ways(such, others, found);
      if (happens(here, left, chance)) break;
      left -= here;
    }
    return found;
  }

  // What the others know of it (Own::shown) is in it.
  void from(MainDeck& pool, Chance& chance) const {
    own.hand = own.shown;
    if (anythingGoes()) {
      for (int i = unknown(); i > 0; --i) own.hand.add(drawAny(pool, chance));
    } else {
      const int found = findObstacles(pool, chance);
      for (int i = unknown(); i > 0; --i) own.hand.add(drawSuch(pool, i <= found, chance));
      layDown(chance);
    }
    if (next) next->from(pool, chance);
  }

  void layDown(Chance& chance) const {
    const int such = obstaclesIn(own.hand);
    const bool bluffs = happens(waysBluffing(such), waysHonest(such) + waysBluffing(such), chance);
    for (int i = 0; i < laid; ++i) {
      const bool obstacle = i > 0 || !bluffs;
      const int left = obstaclesIn(own.hand);
      int skip = pick(chance, Luck::deck, obstacle ? left : own.hand.size() - left);
      for (int k = 0; k < own.hand.size(); ++k)
        if (is(own.hand[k], obstacles) == obstacle && skip-- == 0) {
          own.laid.add(own.hand.erase(k));
          break;
        }
    }
  }
};

// First what lies face down, since that is not every papyrus.
void layPapyri(Own& own, int many, Scrolls& unseen, Chance& chance) {
  for (int i = 0; i < many; ++i) {
    Scrolls such;
    for (const Card papyrus : unseen)
      if (!isForCamp(papyrus)) such.push(papyrus);
    const Card papyrus = such[pick(chance, Luck::papyri, such.size())];
    unseen.drop(papyrus);
    own.laid.add(papyrus);
  }
}

int lookedAt(const Open& open, Seat seat) {
  if (asks(open.agenda, Ask::keep, seat)) return open.agenda.back().n;
  return asks(open.agenda, Ask::putUnder, seat) ? 2 : 0;
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
  if (next == Tomb::none && !open.foresee.none()) next = drawTomb(open, chance);
  const Seats others = plays ? Seats::only(otherOf(view.me)) : Seats::upTo(seats);
  const auto deal = [&](Seat seat, Deal* then) {
    const int laid = open.laidCards[seat];
    return Deal{state.own[seat], open.handSize[seat] + laid, laid, seat == open.holder, then};
  };
  for (const Seat seat : others) {
    state.own[seat].known = view.own.shown;
    state.own[seat].shown = view.own.known;
    layPapyri(state.own[seat], open.laidPapyri[seat], scrolls, chance);
  }
  Deal last = deal(others[others.size() - 1], nullptr);
  if (plays)
    last.from(state.deck, chance);
  else
    deal(0, &last).from(state.deck, chance);
  for (const Seat seat : others) {
    Own& own = state.own[seat];
    for (int i = 0; i < open.papyri[seat]; ++i)
      own.papyri.add(scrolls.erase(pick(chance, Luck::papyri, scrolls.size())));
    for (int i = 0; i < lookedAt(open, seat); ++i) own.looked.add(drawAny(state.deck, chance));
    for (const Seat by : open.under)
      if (by == seat) own.under.push(drawAny(state.deck, chance));
    if (open.foresee.has(seat)) own.foreseen = next;
  }
  return state;
}

}  // namespace mastaba
