#include "games/medaillon/outlook.h"

#include <algorithm>

namespace mastaba::medaillon {
namespace {

constexpr int laterTomb = 47;  // so many thousandths of a later tomb hang on a strength
constexpr int farthest = 85;   // that far ahead or behind nothing surprises any more;
constexpr int surprises = 5;   // of 64 fights so many depend on nothing that can be reckoned

// ---- the game

using Prospects = std::array<std::array<int, tombsToWin + 1>, tombsToWin + 1>;

// How likely is victory if so many tombs are missing to me and to the other, and either is as good as the other?
constexpr Prospects prospects = [] {
  Prospects of{};
  for (std::size_t mine = 0; mine < of.size(); ++mine)
    for (std::size_t others = 0; others < of.size(); ++others)
      of[mine][others] = mine == 0 ? certain : others == 0 ? 0 : (of[mine - 1][others] + of[mine][others - 1]) / 2;
  return of;
}();
int prospect(int mine, int others) {
  return prospects[static_cast<std::size_t>(mine)][static_cast<std::size_t>(others)];
}
// With that much less for later tombs. Once the game is decided, nothing is missed any more.
int prospect(int mine, int others, int cost) {
  const int even = prospect(mine, others);
  if (mine == 0 || others == 0) return even;
  const int stake = prospect(mine - 1, others) - prospect(mine, others - 1);
  return even - stake * cost / eighths * laterTomb / 1000;
}

// ---- traps

struct Aim {
  Trigger trigger{};
  int loss = -1;
  int targets = 0;
};

Aim aim(const Open& open, Seat seat, Card trap) {
  const Seat other = otherOf(seat);
  const Strengths strengths(open, other);
  Aim best;
  eachTarget(open, other, trap, [&](const Trigger& trigger) {
    if (refuseTarget(open, strengths, seat, trigger)) return;
    ++best.targets;
    const Card target = trigger.target;
    const int others = open.party[other].count(target) - 1;
    const int loss =
        strengths.of(target, trigger.blessed) + (does(target, Effect::pack) ? factsOf(target).n * others : 0);
    if (loss <= best.loss) return;
    best.loss = loss;
    best.trigger = trigger;
  });
  return best;
}

bool isSent(Card card) { return is(card, living) || is(card, Kind::adventurer); }

}  // namespace

void strike(Open& open, Seat other, const Trigger& trigger) {
  open.traps[otherOf(other)].drop(trigger.trap);
  if (trigger.target == Card::none) return;
  if (const Card shield = firstWith(open.inForce[other], Effect::protect); shield != Card::none) {
    open.inForce[other].drop(shield);
    return;
  }
  open.party[other].drop(trigger.target);
  if (trigger.blessed) open.blessed[other] = Card::none;
}

Card triggerBest(Open& open, Seat seat) {
  Aim best;
  eachDistinct(open.traps[seat], [&](Card trap) {
    const Aim each = aim(open, seat, trap);
    if (each.targets > 0 && (best.targets == 0 || each.targets < best.targets)) best = each;
  });
  if (best.targets > 0) strike(open, otherOf(seat), best.trigger);
  return best.trigger.trap;
}

void triggerAll(Open& open, Seat seat) {
  while (!open.traps[seat].empty() && triggerBest(open, seat) != Card::none) {
  }
}

int likely(int ahead, int reach) {
  const int near = std::clamp((ahead + reach) * 128 / reach, 0, 256);
  const int usual = near * near * (768 - 2 * near) / 4096;
  const int unusual = std::clamp(ahead + farthest, 0, 2 * farthest) * (certain / 2) / farthest;
  return (usual * (64 - surprises) + unusual * surprises) / 64;
}

int Odds::after(int gain, int cost) const {
  const int win = likely(ahead + gain, reach);
  const int won = prospect(missingToMe - 1, missingToOther, cost);
  const int lost = prospect(missingToMe, missingToOther - 1, cost);
  return (win * won + (certain - win) * lost) / 256;
}

void Plan::add(const Item& item) {
  if (item.gain > 0 && items_.size() < items_.capacity()) items_.push(item);
}

void Plan::choose(const Odds& odds, int places) {
  odds_ = odds;
  const bool isNarrow = places < mostInCamp;
  std::sort(items_.begin(), items_.end(), [&](const Item& a, const Item& b) {
    const int first = isNarrow ? b.gain : a.cost * b.gain;
    const int second = isNarrow ? a.gain : b.cost * a.gain;
    if (first != second) return first < second;
    return a.card != b.card ? a.card < b.card : a.cost < b.cost;  // so that it is the same everywhere
  });
  items_.endAt(std::remove_if(items_.begin(), items_.end(),
                              [&](const Item& item) { return isSent(item.card) && places-- <= 0; }));
  best_ = odds.after(0, 0);
  gain_ = 0;
  cost_ = 0;
  Item* end = items_.begin();
  Item sum{};
  for (Item* item = items_.begin(); item != items_.end(); ++item) {
    sum.gain += item->gain;
    sum.cost += item->cost;
    const int with = odds.after(sum.gain, sum.cost);
    if (with <= best_ && item->cost > 0) continue;
    best_ = with;
    gain_ = sum.gain;
    cost_ = sum.cost;
    end = item + 1;
  }
  for (Item* item = items_.begin(); item != end; ++item) item->used = true;
  // Is one of them too much?
  for (Item* item = end; item-- != items_.begin();) {
    const int without = odds.after(gain_ - item->gain, cost_ - item->cost);
    if (item->cost == 0 || without < best_) continue;
    best_ = without;
    gain_ -= item->gain;
    cost_ -= item->cost;
    item->used = false;
  }
}

bool Plan::has(Card card) const {
  return std::any_of(items_.begin(), items_.end(), [&](const Item& item) { return item.card == card && item.used; });
}

int Plan::without(bool sending) const {
  int gain = 0;
  int cost = 0;
  for (const Item& item : items_) {
    if (!item.used || isSent(item.card) == sending) continue;
    gain += item.gain;
    cost += item.cost;
  }
  return odds_.after(gain, cost);
}

int Plan::with(Card card, int costOtherwise) const {
  int gain = 0;
  int cost = costOtherwise;
  for (const Item& item : items_) {
    if (item.card != card) continue;
    if (item.used) return best_;
    gain = item.gain;
    cost = item.cost;
  }
  return odds_.after(gain_ + gain, cost_ + cost);
}

int Plan::placeOf(Card card) const {
  int place = 0;
  Card last = Card::none;
  for (const Item& item : items_) {
    if (item.card == card && item.used) break;
    place += item.used && item.card != last && isSent(item.card) == isSent(card) ? 1 : 0;
    last = item.card;
  }
  return place;
}

}  // namespace mastaba::medaillon
