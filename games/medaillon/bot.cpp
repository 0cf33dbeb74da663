// What a player with a little experience thinks of each move. Everything is measured in eighths of a strength: what
// cards are worth, and how far ahead a side would be in the tomb. How likely that wins the tomb, how much the tomb
// matters and what the cards would still be good for afterwards decides who is sent and what is laid.
#include <algorithm>

#include "games/medaillon/legal.h"

namespace mastaba {

using namespace medaillon;

namespace {

using Weighed = Weights<Medaillon::Moves>;

constexpr int eighths = 8;

// ---- what cards are worth, in eighths of a strength

constexpr int coinWorth = 8;     // a coin that may be kept
constexpr int drawWorth = 14;    // a card not yet drawn,
constexpr int surplusWorth = 3;  // one that has to make room for another at once
constexpr int digWorth = 10;
constexpr int lookWorth = 4;
constexpr int robWorth = 8;
constexpr int spyWorth = 14;
constexpr int healWorth = 8;
constexpr int earnWorth = 9;      // for each round to come
constexpr int hoardWorth = 1;     // the same
constexpr int foreseeWorth = 0;   // the same
constexpr int discountWorth = 5;  // the same
constexpr int packWorth = 4;
constexpr int comeBackWorth = 3;  // for each round to come
constexpr int safeWorth = 3;      // no trap can hit it
constexpr int trapCompanion = 9;  // a trap that hits these
constexpr int trapAnimal = 3;
constexpr int trapUndead = 5;
constexpr int trapAny = 3;       // of any strength
constexpr int avatarWorth = 24;  // papyri
constexpr int wrathWorth = 24;
constexpr int blessingWorth = 24;
constexpr int shieldWorth = 10;
constexpr int bookWorth = 8;
constexpr int curseWorth = 16;
constexpr int scalesWorth = 5;
constexpr int papyrusNeeded = 14;  // coins or cards that a papyrus must at least be good for

// ---- how a fight will probably go

constexpr int handMean = 6;        // what an unknown hand card will probably bring to the other,
constexpr int laidMean = 22;       // one that lies face down,
constexpr int papyrusMean = 2;     // a papyrus that may still be laid,
constexpr int scrollMean = 21;     // one that lies face down
constexpr int targetMean = 5;      // of `handMean`, if there is nobody to be hit by a trap
constexpr int undeadHit = 4;       // what a trap for undead brings for each card the other may lay or has laid,
constexpr int undeadWeakened = 3;  // Book of the Dead,
constexpr int trapStopped = 5;     // and Protection of Isis
constexpr int byCoin = 0;
constexpr int bluffing = 3;
constexpr int rescueCost = 3;
constexpr int spreadSure = 17;     // how far luck reaches at least,
constexpr int spreadHand = 5;      // more for each unknown card
constexpr int spreadCamp = 3;      // and for each character the other may still send
constexpr int sentShare = 4;       // of eight parts of its camp that the other will probably send
constexpr int trapShare = 7;       // of eight parts of what a trap could hit if the other sent everybody
constexpr int frailty = 8;         // of eight parts: those whom traps can hit count less
constexpr int strengthWorth = 55;  // by how many thousandths of a tomb a strength makes a later tomb more likely
constexpr int passBelow = 1120;    // of 4096: with less hope than that it is better to wait
constexpr int farthest = 96;
constexpr int surprise = 3;

// ---- how the game will probably go

constexpr int sureWin = 4096;
using Prospects = std::array<std::array<int, tombsToWin + 1>, tombsToWin + 1>;

// How likely is victory if so many tombs are missing to me and to the other, and either is as good as the other?
constexpr Prospects prospects = [] {
  Prospects of{};
  for (std::size_t mine = 0; mine < of.size(); ++mine)
    for (std::size_t others = 0; others < of.size(); ++others)
      of[mine][others] = mine == 0 ? sureWin : others == 0 ? 0 : (of[mine - 1][others] + of[mine][others - 1]) / 2;
  return of;
}();
constexpr int prospect(int mine, int others) {
  return prospects[static_cast<std::size_t>(mine)][static_cast<std::size_t>(others)];
}
// How much the next tomb decides; nothing if the game is over.
constexpr int stake(int mine, int others) {
  return mine == 0 || others == 0 ? 0 : prospect(mine - 1, others) - prospect(mine, others - 1);
}

constexpr int certain = 4096;

// How likely it is to win when that far ahead, while luck reaches so far.
int likely(int ahead, int spread) {
  const int near = std::clamp((ahead + spread) * 128 / spread, 0, 256);
  const int far = std::clamp(ahead + farthest, 0, 2 * farthest);
  return near * near * (768 - 2 * near) / 4096 * (64 - surprise) / 64 + far * (certain / 2) / farthest * surprise / 64;
}

// ---- traps, in a copy of the table

// Takes a character out of the tomb, or a shield in its place.
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

// The target whose loss hurts most; none: there is none.
Trigger bestTarget(const Open& open, Seat seat, Card trap, int& targets) {
  const Seat other = otherOf(seat);
  const Strengths strengths(open, other);
  Trigger best{trap, Card::none, false};
  int most = -1;
  targets = 0;
  eachDistinct(open.party[other], [&](Card card) {
    for (const bool blessed : {false, true}) {
      const Trigger trigger{trap, card, blessed};
      if ((blessed && open.blessed[other] != card) || refuseTarget(open, strengths, seat, trigger)) continue;
      const int pack = does(card, Effect::pack) ? factsOf(card).n * (open.party[other].count(card) - 1) : 0;
      const int loss = strengths.of(card, blessed) + pack;
      ++targets;
      if (loss <= most) continue;
      most = loss;
      best = trigger;
    }
  });
  return best;
}

// Triggers the trap with the fewest targets, on the best of them. False: no trap has a target any more.
bool triggerOne(Open& open, Seat seat, Card& trap) {
  Trigger choice{};
  int fewest = 1'000;
  eachDistinct(open.traps[seat], [&](Card each) {
    int targets = 0;
    const Trigger trigger = bestTarget(open, seat, each, targets);
    if (targets == 0 || targets >= fewest) return;
    fewest = targets;
    choice = trigger;
  });
  trap = choice.trap;
  if (choice.trap == Card::none) return false;
  strike(open, otherOf(seat), choice);
  return true;
}

void triggerAll(Open& open, Seat seat) {
  Card trap = Card::none;
  while (triggerOne(open, seat, trap)) {
  }
}

// ---- plans

// Something that may be sent or laid.
struct Item {
  Card card;
  int gain;  // in this tomb
  int cost;  // what it would be good for later
};
using Items = List<Item, mostInTomb + papyriEach + 16>;

struct Eyes {
  const View<Medaillon>& view;

  const Open& open() const { return view.open; }
  const Own& own() const { return view.own; }
  Seat me() const { return view.me; }
  Seat other() const { return otherOf(view.me); }
  bool holds() const { return open().holder == me(); }
  int missing(Seat seat) const { return toWin(open().options) - open().won[seat].size(); }
  // After this one, about.
  int roundsToCome() const { return (missing(me()) + missing(other()) - 2) * 3 / 4; }

  // ---- worth

  int inCamp(Card card) const {
    const Facts& facts = factsOf(card);
    const int worth = facts.strength * eighths;
    const int rounds = roundsToCome();
    switch (facts.effect) {
      case Effect::heal:
        return worth + healWorth;
      case Effect::earn:
        return worth + earnWorth * rounds;
      case Effect::hoard:
        return worth + hoardWorth * rounds;
      case Effect::foresee:
        return worth + foreseeWorth * rounds;
      case Effect::discount:
        return worth + discountWorth * rounds;
      case Effect::pack:
        return worth + packWorth + eighths * facts.n * open().camp[me()].count(card);
      case Effect::comeBack:
        return worth + comeBackWorth * rounds;
      case Effect::untouchable:
        return worth + safeWorth;
      default:
        return worth;
    }
  }
  int whenPlayed(Card card) const {
    const bool hasCards = open().handSize[other()] > 0;
    switch (factsOf(card).effect) {
      case Effect::dig:
        return digWorth;
      case Effect::steal:
        return open().coins[other()] > 0 ? 2 * coinWorth : 0;
      case Effect::look:
        return hasCards ? lookWorth : 0;
      case Effect::rob:
        return hasCards ? robWorth : 0;
      case Effect::takeCard:
        return hasCards ? spyWorth : 0;
      default:
        return 0;
    }
  }
  int asObstacle(Card card) const {
    const Facts& facts = factsOf(card);
    if (facts.kind != Kind::trap)
      return facts.strength * eighths + (facts.effect == Effect::untouchable ? safeWorth : 0);
    return (facts.kinds.has(Kind::companion) ? trapCompanion : 0) + (facts.kinds.has(Kind::animal) ? trapAnimal : 0) +
           (facts.kinds.has(Kind::undead) ? trapUndead : 0) + (facts.limit == anyStrength ? trapAny : 0);
  }
  int asPapyrus(Card papyrus) const {
    switch (factsOf(papyrus).effect) {
      case Effect::horde:
        return avatarWorth;
      case Effect::eliminate:
        return wrathWorth;
      case Effect::bless:
        return blessingWorth;
      case Effect::protect:
        return shieldWorth;
      case Effect::change:
        return factsOf(papyrus).kinds.has(Kind::undead) ? bookWorth : curseWorth;
      default:
        return scalesWorth;
    }
  }
  int inHand(Card card) const {
    if (is(card, obstacles)) return asObstacle(card);
    return std::max(inCamp(card) + whenPlayed(card) - coinWorth * factsOf(card).cost, 2) - 2;
  }

  // ---- camp

  int coinLimitOf(Seat seat) const { return coinLimit + sumOf(open().camp[seat], Effect::hoard); }
  // What so many coins are worth that nothing is bought for any more.
  int purse(int coins) const { return coinWorth * std::min(coins, coinLimitOf(me())); }
  // What it brings to play a card, with so many coins.
  int profit(Card card, int coins) const {
    const int cost = costOf(open(), me(), card);
    return cost > coins ? -1 : inCamp(card) + whenPlayed(card) + purse(coins - cost) - purse(coins);
  }

  // What hand and coins are worth if the best is bought first.
  struct Shopping {
    int worth = 0;
    int kept = 0;  // cards
  };
  Shopping shop(int coins) const {
    Hand hand = own().hand;
    Shopping shopping;
    while (true) {
      int best = 0;
      Card choice = Card::none;
      eachDistinct(hand, [&](Card card) {
        const int gain = is(card, living) ? profit(card, coins) : 0;
        const int each = gain > 0 ? gain * 64 / (costOf(open(), me(), card) * byCoin + 8) : 0;
        if (each <= best) return;
        best = each;
        choice = card;
      });
      if (choice == Card::none) break;
      hand.drop(choice);
      coins -= costOf(open(), me(), choice);
      shopping.worth += inCamp(choice) + whenPlayed(choice);
    }
    shopping.worth += purse(coins);
    shopping.kept = hand.size();
    return shopping;
  }

  int split(int coins) const {
    const Shopping shopping = shop(open().coins[me()] + coins);
    const int cards = resources - coins;
    const int room = std::clamp(handLimit + 1 - shopping.kept, 0, cards);
    return shopping.worth + room * drawWorth + (cards - room) * surplusWorth;
  }

  int play(Card card) const {
    const int gain = profit(card, open().coins[me()]);
    if (gain <= 0) return -1;
    // A foreman before those whom he makes cheaper.
    return gain * 64 / (costOf(open(), me(), card) * byCoin + 8) + 2 + (does(card, Effect::discount) ? 1'000 : 0);
  }
  int unroll(Card papyrus) const {
    const Facts& facts = factsOf(papyrus);
    const int coins = open().coins[me()];
    if (facts.effect == Effect::coins) {
      const int gain = shop(coins + facts.n).worth - shop(coins).worth;
      return gain >= papyrusNeeded + facts.n * coinWorth / 2 ? 5'000 + gain : -1;
    }
    return own().hand.size() + facts.n <= handLimit + 1 ? 1 : -1;  // when everything else has been played
  }

  // ---- the fight to come

  // The tomb with what I have laid, after my traps.
  Open tombSoFar() const {
    Open tomb = open();
    for (const Card card : own().laid) {
      if (actsAsTrap(card))
        tomb.traps[me()].add(card);
      else if (kindInTomb(card) == Kind::undead)
        tomb.party[me()].add(card);
      else if (is(card, Kind::papyrus))
        tomb.inForce[me()].add(card);
    }
    triggerAll(tomb, me());
    return tomb;
  }
  // Cards of the other that I may not see before they count.
  int unseen() const { return hasLaid() ? int{open().laidCards[other()]} : std::min<int>(open().handSize[other()], 3); }
  // What a card brings against those.
  int guess(Card card, const Open& tomb) const {
    const Facts& facts = factsOf(card);
    switch (facts.effect) {
      case Effect::eliminate:
        return facts.kinds.has(Kind::undead) ? std::min(unseen() * undeadHit, 2 * eighths) : 0;
      case Effect::protect:
        return canBeHit(tomb) ? unseen() * trapStopped : 0;
      case Effect::change:
        return facts.kinds.has(Kind::undead) ? unseen() * undeadWeakened : 0;
      case Effect::winTies:
        return holds() ? 0 : eighths;
      default:
        return 0;
    }
  }
  int totalOf(const Open& tomb, Seat seat) const {
    const int blessing = seat == me() ? sumOf(own().laid, Effect::bless) : 0;
    return (Strengths(tomb, seat).total() + blessing) * eighths;
  }

  bool sendsFirst() const { return holds() && Medaillon::asked(open(), me()) == Ask::send; }
  int places(Seat seat) const {
    const auto& facts = factsOf(open().tomb);
    return facts.effect == Effect::atMost ? facts.n - open().party[seat].size() : mostInParty;
  }
  // Everybody in a camp, as far as they may enter.
  Open allSent(Open tomb, Seat seat) const {
    Camp camp = tomb.camp[seat];
    const auto enter = [&](Card card) {
      if (refuseSend(tomb, seat, card)) return;
      tomb.camp[seat].drop(card);
      tomb.party[seat].add(card);
    };
    enter(tomb.adventurer[seat]);
    while (!camp.empty()) {
      const Card strongest = *std::max_element(
          camp.begin(), camp.end(), [](Card a, Card b) { return factsOf(a).strength < factsOf(b).strength; });
      camp.drop(strongest);
      enter(strongest);
    }
    return tomb;
  }

  bool canBeHit(const Open& tomb) const {
    const Party& party = tomb.party[me()];
    return std::any_of(party.begin(), party.end(),
                       [](Card card) { return !is(card, Kind::adventurer) && !does(card, Effect::untouchable); });
  }
  // What the other will probably lay or has laid face down.
  int hidden(const Open& tomb) const {
    const int unknown = unknownCards();
    int known = 0;
    for (const Card card : own().known) known += is(card, obstacles) ? asObstacle(card) : 0;
    if (hasLaid())
      return std::min(open().laidCards[other()] * laidMean, unknown * laidMean + known) +
             open().laidPapyri[other()] * scrollMean;
    return known + unknown * (canBeHit(tomb) ? handMean : handMean - targetMean) +
           open().papyri[other()] * (missing(me()) == 1 ? scrollMean : papyrusMean);
  }
  bool hasLaid() const { return !holds() && Medaillon::asked(open(), me()) == Ask::lay; }
  int unknownCards() const { return open().handSize[other()] + open().laidCards[other()] - own().known.size(); }

  struct Odds {
    int ahead = 0;  // so far, without any item
    int spread = 1;
    int mine = 1;  // tombs missing
    int others = 1;
    // Of the game, when I spend that much to be ahead by so much.
    int of(int gain, int cost) const {
      const int win = likely(ahead + gain, spread);
      return (win * after(mine - 1, others, cost) + (certain - win) * after(mine, others - 1, cost)) / 256;
    }
    static int after(int mine, int others, int cost) {
      return prospect(mine, others) - stake(mine, others) * cost / eighths * strengthWorth / 1000;
    }
  };

  void addSends(Items& items) const {
    if (!refuseSend(open(), me(), open().adventurer[me()])) {
      Open with = open();
      with.party[me()].add(with.adventurer[me()]);
      items.push({open().adventurer[me()], totalOf(with, me()) - totalOf(open(), me()), 0});
    }
    eachDistinct(open().camp[me()], [&](Card card) {
      if (refuseSend(open(), me(), card)) return;
      const int copies = std::min(open().camp[me()].count(card), places(me()));
      Open with = open();
      for (int i = 0; i < copies; ++i) with.party[me()].add(card);
      const int all = totalOf(with, me()) - totalOf(open(), me());
      const int share = does(card, Effect::untouchable) ? 8 : frailty;
      for (int i = 0; i < copies && items.size() < 16; ++i)
        items.push({card, all / copies * share / 8, does(card, Effect::comeBack) ? eighths / 2 : inCamp(card)});
    });
    // The dearest comes back.
    if (!holds() || !does(open().adventurer[me()], Effect::rescue)) return;
    int dearest = 0;
    for (const Card card : open().party[me()]) dearest = std::max(dearest, is(card, living) ? inCamp(card) : 0);
    Item* saved = nullptr;
    for (Item& item : items)
      if (item.cost > (saved ? saved->cost : dearest)) saved = &item;
    if (saved) saved->cost = rescueCost ? dearest + rescueCost - 1 : saved->cost;
  }

  void addObstacles(Items& items, Open tomb) const {
    // Traps take one target after the other.
    for (const Card card : own().hand)
      if (actsAsTrap(card)) tomb.traps[me()].add(card);
    for (const Card card : own().papyri)
      if (actsAsTrap(card)) tomb.traps[me()].add(card);
    while (true) {
      Card trap = Card::none;
      const int before = totalOf(tomb, other());
      if (!triggerOne(tomb, me(), trap)) break;
      const int loss = before - totalOf(tomb, other());
      items.push({trap, sendsFirst() ? loss * trapShare / 8 : loss,
                  is(trap, Kind::trap) ? asObstacle(trap) : asPapyrus(trap)});
    }
    for (const Card trap : tomb.traps[me()])
      if (const int gain = guess(trap, tomb); gain > 0)
        items.push({trap, gain, is(trap, Kind::trap) ? asObstacle(trap) : asPapyrus(trap)});
    const Strengths strengths(tomb, me());
    int undeadInHand = 0;
    for (const Card card : own().hand)
      if (is(card, undead)) {
        ++undeadInHand;
        items.push({card, strengths.of(card, false) * eighths, asObstacle(card)});
      }
    for (const Card card : own().papyri) {
      const int gain = isForCamp(card) || actsAsTrap(card) ? 0 : papyrusGain(card, tomb, strengths, undeadInHand);
      if (gain > 0) items.push({card, gain, asPapyrus(card)});
    }
  }
  int papyrusGain(Card papyrus, const Open& tomb, const Strengths& strengths, int undeadInHand) const {
    const Facts& facts = factsOf(papyrus);
    switch (facts.effect) {
      case Effect::horde:
        return (strengths.of(papyrus, false) + facts.n + undeadInHand) * eighths;
      case Effect::bless:
        return facts.n * eighths;
      case Effect::change: {
        int many = 0;
        for (const Card card : tomb.party[other()]) many += is(card, facts.kinds) ? 1 : 0;
        return std::max(many * eighths, guess(papyrus, tomb));
      }
      default:
        return guess(papyrus, tomb);
    }
  }

  Odds odds(const Open& tomb) const {
    Odds odds;
    odds.mine = missing(me());
    odds.others = missing(other());
    int theirs = totalOf(tomb, other());
    odds.spread = spreadSure + spreadHand * (hasLaid() ? int{open().laidCards[other()]} : unknownCards());
    if (sendsFirst()) {
      const Open all = allSent(tomb, other());
      const int more = totalOf(all, other()) - theirs;
      // Somebody about to lose the game holds nobody back. Adventurers always come.
      const int leader = factsOf(open().tomb).effect == Effect::shut ? 0 : std::min(more, 3 * eighths);
      theirs += leader + (more - leader) * (odds.mine == 1 ? 8 : sentShare) / 8;
      odds.spread += spreadCamp * open().camp[other()].size();
    }
    odds.ahead = totalOf(tomb, me()) - theirs - hidden(tomb) + (holds() ? 1 : 0);
    return odds;
  }

  // Marks the items to use: the cheapest first, as many as are best for the game.
  struct Plan {
    Items items;
    Odds odds;
    std::array<bool, Items::capacity()> chosen{};
    int best = 0;
    int gain = 0;

    void choose(int places) {
      std::sort(items.begin(), items.end(), [&](const Item& a, const Item& b) {
        return places < mostInCamp / 2 ? a.gain > b.gain : a.cost * b.gain < b.cost * a.gain;
      });
      int cost = 0;
      int upTo = 0;
      int sum = 0;
      best = odds.of(0, 0);
      for (int i = 0; i < items.size(); ++i) {
        if (isSent(items[i].card) && places-- <= 0) {
          chosen[static_cast<std::size_t>(i)] = false;
          continue;
        }
        chosen[static_cast<std::size_t>(i)] = true;
        sum += items[i].gain;
        cost += items[i].cost;
        const int now = odds.of(sum, cost);
        if (now <= best && items[i].cost > 0) continue;
        best = now;
        upTo = i + 1;
      }
      sum = 0;
      cost = 0;
      for (int i = 0; i < items.size(); ++i) {
        bool& use = chosen[static_cast<std::size_t>(i)];
        use = use && i < upTo;
        if (!use) continue;
        sum += items[i].gain;
        cost += items[i].cost;
      }
      // Is one of them too much?
      for (int i = items.size() - 1; i >= 0; --i) {
        bool& use = chosen[static_cast<std::size_t>(i)];
        if (!use || items[i].cost == 0) continue;
        const int without = odds.of(sum - items[i].gain, cost - items[i].cost);
        if (without < best) continue;
        best = without;
        use = false;
        sum -= items[i].gain;
        cost -= items[i].cost;
      }
      gain = sum;
    }
    static bool isSent(Card card) { return is(card, living) || is(card, Kind::adventurer); }
    bool has(Card card) const {
      for (int i = 0; i < items.size(); ++i)
        if (items[i].card == card && chosen[static_cast<std::size_t>(i)]) return true;
      return false;
    }
  };

  Plan planSending() const {
    Plan plan;
    addSends(plan.items);
    addObstacles(plan.items, sendsFirst() ? allSent(open(), other()) : open());
    plan.odds = odds(open());
    plan.choose(places(me()));
    return plan;
  }
  Plan planLaying() const {
    Open tomb = tombSoFar();
    Plan plan;
    plan.odds = odds(tomb);
    for (const Card card : own().laid)
      if (!actsAsTrap(card)) plan.odds.ahead += guess(card, tomb);
    for (const Card trap : tomb.traps[me()]) plan.odds.ahead += guess(trap, tomb);
    tomb.traps[me()].clear();
    addObstacles(plan.items, tomb);
    plan.choose(mostInParty);
    return plan;
  }

  // Before a tomb is opened.
  int hope() const {
    const Open mine = allSent(allSent(open(), me()), other());
    int strength = 0;
    for (const Card card : own().hand) strength += is(card, obstacles) ? asObstacle(card) : 0;
    const int ahead = totalOf(mine, me()) + strength - totalOf(mine, other()) - open().handSize[other()] * handMean;
    return likely(ahead, 5 * eighths);
  }

  // ---- one weight each

  int layPapyrus(const Plan& plan, Card papyrus) const {
    if (!does(papyrus, Effect::recall)) return plan.has(papyrus) ? 100 : -1;
    // It brings back the best that was laid.
    int best = 0;
    for (const Card card : own().laid) best = std::max(best, is(card, undead) ? asObstacle(card) : 0);
    return best >= 2 * eighths ? 50 : -1;
  }
  int bluff(Card) const {
    if (bluffing == 0) return -1;
    if (bluffing == 1) return 1;
    if (bluffing == 2) return (open().round + own().hand.size()) % 2 == 0 ? 1 : -1;
    if (bluffing == 3) return own().laid.empty() ? 1 : -1;
    return own().laid.empty() ? -1 : 1;
  }

  // My total after the other's traps.
  int afterTheirTraps(Open tomb) const {
    triggerAll(tomb, other());
    return Strengths(tomb, me()).total();
  }
  int disarm(Card trap) const {
    Open tomb = open();
    tomb.traps[other()].drop(trap);
    return afterTheirTraps(tomb);
  }
  int bless(Card card) const {
    Open tomb = open();
    tomb.blessed[me()] = card;
    return afterTheirTraps(tomb);
  }
  int trigger(const Trigger& trigger) const {
    Open tomb = open();
    strike(tomb, other(), trigger);
    triggerAll(tomb, me());
    return -Strengths(tomb, other()).total() * eighths + (does(trigger.target, Effect::comeBack) ? 1 : 0);
  }
  // A doctor may wait for somebody dearer while traps are left.
  int heal(Card card) const {
    if (open().traps[other()].empty() || doctorsReady(open(), me()) > 1) return 1;
    for (const Card each : open().party[me()])
      if (is(each, Kind::companion) && inCamp(each) > inCamp(card) + eighths) return -1;
    return 1;
  }

  void weigh(const Medaillon::Moves& moves, Weighed& weights) const {
    const Ask ask = Medaillon::asked(open(), me());
    const Plan plan = ask == Ask::send ? planSending() : ask == Ask::lay ? planLaying() : Plan{};
    for (int i = 0; i < moves.size(); ++i) weights[static_cast<std::size_t>(i)] = weigh(moves[i], ask, plan);
  }
  int weigh(const Medaillon::Move& move, Ask ask, const Plan& plan) const {
    return match(move, [&](const auto& one) -> int {
      using M = std::decay_t<decltype(one)>;
      if constexpr (std::is_same_v<M, Split>) return split(one.coins);
      if constexpr (std::is_same_v<M, Play>) return play(one.card);
      if constexpr (std::is_same_v<M, Unroll>) return unroll(one.papyrus);
      if constexpr (std::is_same_v<M, Keep>) return inHand(one.card);
      if constexpr (std::is_same_v<M, Discard>) return -inHand(one.card);
      if constexpr (std::is_same_v<M, Pass>) return hope() < passBelow ? 1 : -1;
      if constexpr (std::is_same_v<M, Send>) return plan.has(one.card) ? 100 : -1;
      if constexpr (std::is_same_v<M, LayCard>)
        return is(one.card, living) ? bluff(one.card) : plan.has(one.card) ? 100 : -1;
      if constexpr (std::is_same_v<M, LayPapyrus>) return layPapyrus(plan, one.papyrus);
      if constexpr (std::is_same_v<M, Disarm>) return disarm(one.trap);
      if constexpr (std::is_same_v<M, Bless>) return bless(one.card);
      if constexpr (std::is_same_v<M, Trigger>) return trigger(one);
      if constexpr (std::is_same_v<M, Heal>) return heal(one.card);
      if constexpr (std::is_same_v<M, Rescue>) return inCamp(one.card);
      if constexpr (std::is_same_v<M, Recall>) return asObstacle(one.undead);
      if constexpr (std::is_same_v<M, Enough>) return ask == Ask::disarm ? disarm(Card::none) : 0;
      return 0;  // open, end the camp phase, put under the deck
    });
  }
};

}  // namespace

void Medaillon::prior(const View<Medaillon>& view, const Moves& moves, Weights<Moves>& weights) {
  if (!moves.empty()) Eyes{view}.weigh(moves, weights);
}

}  // namespace mastaba
