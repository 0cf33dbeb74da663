// What a player with a little experience thinks of each move. Cards are worth so many eighths of a strength. In camp
// it buys what is worth most. In the tomb it reckons how far ahead it would be with whom it may send and what it may
// lay, and uses what this tomb is worth (outlook.h); so who is needed in camp stays there, and a hopeless tomb is left
// to the other cheaply.
#include <algorithm>

#include "games/medaillon/outlook.h"
#include "games/medaillon/waste.h"

namespace mastaba {

using namespace medaillon;

namespace {

// ---- what cards are worth, in eighths of a strength; found by letting bots with other weights play against each other

constexpr int coinWorth = 9;     // a coin that may be kept
constexpr int drawWorth = 14;    // a card not yet drawn,
constexpr int surplusWorth = 4;  // one for which there is no room
constexpr int waitWorth = 9;     // what those lose who could not be played so far
// When played.
constexpr int digWorth = 5;
constexpr int lookWorth = 3;
constexpr int robWorth = 12;
constexpr int takeWorth = 15;
// In camp; for each round to come (what smugglers and seers do has not proved to be worth anything to this bot):
constexpr int earnWorth = 9;
constexpr int discountWorth = 5;
constexpr int comeBackWorth = 3;
// and once.
constexpr int healWorth = 7;
constexpr int packWorth = 3;
constexpr int safeWorth = 2;  // no trap can hit it
// A trap that can hit these, and whatever their strength.
constexpr int trapCompanion = 9;
constexpr int trapAnimal = 2;
constexpr int trapUndead = 5;
constexpr int trapAny = 3;
// Papyri.
constexpr int avatarWorth = 48;
constexpr int wrathWorth = 28;
constexpr int blessingWorth = 33;
constexpr int shieldWorth = 4;
constexpr int bookWorth = 8;
constexpr int curseWorth = 16;
constexpr int scalesWorth = 14;
constexpr int favourNeeded = 36;  // what its coins must at least buy

// ---- how a fight will probably go, in eighths of a strength

constexpr int handMean = 3;        // what an unknown hand card will bring to the other,
constexpr int knownShare = 7;      // of eight parts of one that I know,
constexpr int laidMean = 17;       // one that lies face down,
constexpr int papyrusMean = 1;     // a papyrus that may still be laid,
constexpr int scrollMean = 21;     // one that lies face down or will surely be laid
constexpr int undeadHit = 4;       // what it brings to me for each such card to have a trap for undead,
constexpr int undeadWeakened = 3;  // the Book of the Dead,
constexpr int trapStopped = 7;     // Protection of Isis
constexpr int reachSure = 31;      // how far luck reaches at least,
constexpr int reachHand = 5;       // further for each card of the other that I do not know,
constexpr int reachCamp = 3;       // and for each character that it may still send
constexpr int sentShare = 4;       // of eight parts of its camp, those that the other will probably send
constexpr int hitShare = 6;        // of eight parts of what my traps could hit if everybody came
constexpr int hopeReach = 40;      // of luck, before a tomb is opened
constexpr int hopeNeeded = 1631;   // of 4096, to open it rather than pass

// ---- weights, in 4096ths of the game: how much less likely it becomes to win

constexpr int eighth = 20;          // what an eighth of a strength means for it, in camp,
constexpr int inFight = 100;        // a whole one when everything lies open
constexpr int inPlan = 30;          // rather one that belongs to the plan than to stop,
constexpr int laterInPlan = 60;     // and rather the first of them, since their order does not matter
constexpr int bluffing = 10;        // a bluff costs nothing, but nobody should be able to rely on it;
constexpr int showing = 80;         // another than the cheapest card need not be seen for it
constexpr int atOnce = 1'000;       // before anything is bought
constexpr int leastWeight = 2'000;  // nothing is worse by more

struct Eyes {
  const View<Medaillon>& view;

  const Open& open() const { return view.open; }
  const Own& own() const { return view.own; }
  Seat me() const { return view.me; }
  Seat other() const { return otherOf(view.me); }
  Ask asked() const { return Medaillon::asked(open(), me()); }
  bool holds() const { return open().holder == me(); }
  bool sendsFirst() const { return holds() && asked() == Ask::send; }
  bool laysLast() const { return !holds() && asked() == Ask::lay; }
  int missing(Seat seat) const { return toWin(open().options) - open().won[seat].size(); }
  // After this one, at most.
  int roundsToCome() const { return missing(me()) + missing(other()) - 2; }

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
      case Effect::discount:
        return worth + discountWorth * rounds;
      case Effect::comeBack:
        return worth + comeBackWorth * rounds;
      case Effect::pack:
        return worth + packWorth + eighths * facts.n * open().camp[me()].count(card);
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
        return hasCards ? takeWorth : 0;
      default:
        return 0;
    }
  }
  static int asObstacle(Card card) {
    const Facts& facts = factsOf(card);
    if (facts.kind != Kind::trap) return facts.strength * eighths + (does(card, Effect::untouchable) ? safeWorth : 0);
    return (facts.kinds.has(Kind::companion) ? trapCompanion : 0) + (facts.kinds.has(Kind::animal) ? trapAnimal : 0) +
           (facts.kinds.has(Kind::undead) ? trapUndead : 0) + (facts.limit == anyStrength ? trapAny : 0);
  }
  static int asPapyrus(Card card) {
    switch (factsOf(card).effect) {
      case Effect::horde:
        return avatarWorth;
      case Effect::eliminate:
        return wrathWorth;
      case Effect::bless:
        return blessingWorth;
      case Effect::protect:
        return shieldWorth;
      case Effect::change:
        return factsOf(card).kinds.has(Kind::undead) ? bookWorth : curseWorth;
      default:
        return scalesWorth;
    }
  }
  static int laid(Card card) { return is(card, Kind::papyrus) ? asPapyrus(card) : asObstacle(card); }
  int inHand(Card card) const {
    if (is(card, obstacles)) return asObstacle(card);
    return std::max(inCamp(card) + whenPlayed(card) - coinWorth * factsOf(card).cost - waitWorth, 0);
  }

  // ---- camp

  // What coins are worth that nothing more is bought for.
  int purse(int coins) const {
    return coinWorth * std::min(coins, coinLimit + sumOf(open().camp[me()], Effect::hoard));
  }
  // What it brings to play a card, with so many coins.
  int profit(Card card, int coins) const {
    const int cost = costOf(open(), me(), card);
    return cost > coins ? -1 : inCamp(card) + whenPlayed(card) + purse(coins - cost) - purse(coins);
  }

  struct Shopping {
    int worth = 0;     // of what was bought, and of the coins left
    int handSize = 0;  // then
  };
  // The best first, as long as it pays.
  Shopping shop(int coins) const {
    Hand hand = own().hand;
    Shopping shopping;
    while (true) {
      int most = 0;
      Card best = Card::none;
      eachDistinct(hand, [&](Card card) {
        const int gain = is(card, living) ? profit(card, coins) : 0;
        if (gain <= most) return;
        most = gain;
        best = card;
      });
      if (best == Card::none) break;
      hand.drop(best);
      coins -= costOf(open(), me(), best);
      shopping.worth += inCamp(best) + whenPlayed(best);
    }
    shopping.worth += purse(coins);
    shopping.handSize = hand.size();
    return shopping;
  }

  int split(int coins) const {
    const Shopping shopping = shop(open().coins[me()] + coins);
    const int cards = resources - coins;
    const int room = std::clamp(handLimit + 1 - shopping.handSize, 0, cards);  // one of them can be played, perhaps
    return shopping.worth + room * drawWorth + (cards - room) * surplusWorth;
  }

  int play(Card card) const {
    const int gain = profit(card, open().coins[me()]);
    if (gain <= 0) return (gain - 1) * eighth;
    return gain * eighth + (does(card, Effect::discount) ? atOnce : 0);  // before those whom it makes cheaper
  }
  int unroll(Card papyrus) const {
    const Facts& facts = factsOf(papyrus);
    const int coins = open().coins[me()];
    if (facts.effect == Effect::coins) {
      const int more = shop(coins + facts.n).worth - shop(coins).worth - favourNeeded;
      return more * eighth + (more >= 0 ? atOnce : -1);
    }
    const int room = handLimit + 1 - own().hand.size() - facts.n;  // when everything else has been played
    return room >= 0 ? 1 : room * drawWorth * eighth / 2;
  }

  // ---- the tomb

  int total(const Open& tomb, Seat seat) const {
    const int blessing = seat == me() ? sumOf(own().laid, Effect::bless) : 0;
    return (Strengths(tomb, seat).total() + blessing) * eighths;
  }
  int places() const {
    const auto& facts = factsOf(open().tomb);
    return facts.effect == Effect::atMost ? facts.n - open().party[me()].size() : mostInParty;
  }
  // With everybody from a camp who may enter, the strongest first.
  static void sendAll(Open& tomb, Seat seat) {
    const auto enter = [&](Card card) {
      if (refuseSend(tomb, seat, card)) return;
      tomb.camp[seat].drop(card);
      tomb.party[seat].add(card);
    };
    enter(tomb.adventurer[seat]);
    Camp camp = tomb.camp[seat];
    if (factsOf(tomb.tomb).effect != Effect::atMost) {
      for (const Card card : camp) enter(card);
      return;
    }
    while (!camp.empty()) {
      const Card strongest = *std::max_element(
          camp.begin(), camp.end(), [](Card a, Card b) { return factsOf(a).strength < factsOf(b).strength; });
      camp.drop(strongest);
      enter(strongest);
    }
  }
  // With what I have laid.
  Open withLaid() const {
    Open tomb = open();
    for (const Card card : own().laid)
      if (!is(card, living)) uncover(tomb, me(), card);
    return tomb;
  }

  bool canBeHit(const Open& tomb) const {
    const Party& party = tomb.party[me()];
    return std::any_of(party.begin(), party.end(),
                       [](Card card) { return !is(card, Kind::adventurer) && !does(card, Effect::untouchable); });
  }
  int unknownCards() const { return open().handSize[other()] + open().laidCards[other()] - own().known.size(); }
  // What the other has laid or will probably lay.
  int hidden() const {
    int known = 0;
    for (const Card card : own().known) known += is(card, obstacles) ? asObstacle(card) : 0;
    const int unknown = unknownCards();
    if (laysLast())
      return std::min(open().laidCards[other()] * laidMean, unknown * laidMean + known) +
             open().laidPapyri[other()] * scrollMean;
    return known * knownShare / 8 + unknown * handMean +
           open().papyri[other()] * (missing(me()) == 1 ? scrollMean : papyrusMean);
  }
  // What a card of mine brings against cards that I cannot see yet.
  int guess(Card card, const Open& tomb) const {
    const Facts& facts = factsOf(card);
    const int unseen = laysLast() ? int{open().laidCards[other()]} : std::min<int>(open().handSize[other()], 3);
    switch (facts.effect) {
      case Effect::eliminate:
        return facts.kinds.has(Kind::undead) ? std::min(unseen * undeadHit, 2 * eighths) : 0;
      case Effect::protect:
        return canBeHit(tomb) ? unseen * trapStopped : 0;
      case Effect::change:
        return facts.kinds.has(Kind::undead) ? -facts.n * unseen * undeadWeakened : 0;
      case Effect::tip:
        return (facts.n + (holds() ? 0 : 1)) * eighths;
      default:
        return 0;
    }
  }

  Odds odds(const Open& tomb) const {
    Odds odds;
    odds.missingToMe = missing(me());
    odds.missingToOther = missing(other());
    odds.reach = reachSure + reachHand * (laysLast() ? int{open().laidCards[other()]} : unknownCards());
    int theirs = total(tomb, other());
    if (sendsFirst()) {
      Open all = tomb;
      sendAll(all, other());
      const int more = total(all, other()) - theirs;
      const Card leader = open().adventurer[other()];
      const int surely = all.party[other()].has(leader) ? factsOf(leader).strength * eighths : 0;
      // Who would lose the game holds nobody back.
      theirs += surely + (more - surely) * (odds.missingToMe == 1 ? 8 : sentShare) / 8;
      odds.reach += reachCamp * open().camp[other()].size();
    }
    odds.ahead = total(tomb, me()) - theirs - hidden() + (holds() ? 1 : 0);
    // Who lays last against nothing sees everything, and that a tie is not enough.
    if (laysLast() && open().laidCards[other()] + open().laidPapyri[other()] == 0) {
      odds.ahead -= eighths / 2;
      odds.reach = eighths / 2;
    }
    return odds;
  }

  void addSends(Plan& plan) const {
    const Strengths strengths(open(), me());
    const auto add = [&](Card card, int copies, int cost) {
      // A pack makes each of them stronger, also those who are there.
      const int more = does(card, Effect::pack) ? factsOf(card).n * (open().party[me()].count(card) + copies) : 0;
      const int gain = (strengths.of(card, false) + more) * eighths;
      for (int i = 0; i < copies; ++i) plan.add({card, gain, cost});
    };
    const Card leader = open().adventurer[me()];
    if (!refuseSend(open(), me(), leader)) add(leader, 1, 0);
    eachDistinct(open().camp[me()], [&](Card card) {
      if (refuseSend(open(), me(), card)) return;
      add(card, std::min(open().camp[me()].count(card), places()), does(card, Effect::comeBack) ? 0 : inCamp(card));
    });
    // The dearest will be rescued, so that only the next one is lost.
    if (!holds() || !does(leader, Effect::rescue)) return;
    int dearest = 0;
    for (const Card card : open().party[me()]) dearest = std::max(dearest, is(card, living) ? inCamp(card) : 0);
    Item* saved = nullptr;
    for (Item& item : plan)
      if (item.cost > (saved ? saved->cost : dearest)) saved = &item;
    if (saved) saved->cost = dearest;
  }

  // In a tomb in which no trap of mine lies.
  void addObstacles(Plan& plan, Open tomb) const {
    const auto addTraps = [&](const auto& cards) {
      for (const Card card : cards)
        if (actsAsTrap(card)) tomb.traps[me()].add(card);
    };
    addTraps(own().hand);
    addTraps(own().papyri);
    while (true) {
      const int before = total(tomb, other());
      const Card trap = triggerBest(tomb, me());
      if (trap == Card::none) break;
      const int loss = before - total(tomb, other());
      plan.add({trap, sendsFirst() ? loss * hitShare / 8 : loss, laid(trap)});
    }
    const auto add = [&](Card card, int gain) {
      if (gain > 0) plan.add({card, gain, laid(card)});
    };
    for (const Card trap : tomb.traps[me()]) add(trap, guess(trap, tomb));
    const Strengths strengths(tomb, me());
    int risen = 1;
    for (const Card card : own().hand) {
      if (!is(card, undead)) continue;
      add(card, strengths.of(card, false) * eighths);
      ++risen;
    }
    for (const Card card : own().papyri) {
      if (does(card, Effect::horde))
        add(card, (strengths.of(card, false) + factsOf(card).n * risen) * eighths);
      else if (does(card, Effect::bless))
        add(card, factsOf(card).n * eighths);
      else if (does(card, Effect::change) && !factsOf(card).kinds.has(Kind::undead))
        add(card, weakened(tomb, card));
      else if (!isForCamp(card) && !actsAsTrap(card))
        add(card, guess(card, tomb));
    }
  }
  int weakened(Open& tomb, Card papyrus) const {
    const int before = total(tomb, other());
    tomb.inForce[me()].add(papyrus);
    const int loss = before - total(tomb, other());
    tomb.inForce[me()].drop(papyrus);
    return loss;
  }

  Plan sending() const {
    Open tomb = open();
    if (sendsFirst()) sendAll(tomb, other());
    Plan plan;
    addSends(plan);
    addObstacles(plan, tomb);
    plan.choose(odds(open()), places());
    return plan;
  }
  Plan laying() const {
    Open tomb = withLaid();
    triggerAll(tomb, me());
    Odds odds = this->odds(tomb);
    for (const Card trap : tomb.traps[me()]) odds.ahead += guess(trap, tomb);
    for (const Card papyrus : tomb.inForce[me()]) odds.ahead += guess(papyrus, tomb);
    tomb.traps[me()].clear();
    Plan plan;
    addObstacles(plan, tomb);
    plan.choose(odds, mostInParty);
    return plan;
  }

  // ---- one weight each; to stop has 0

  // MEDAILLON-78: coins for who sends nobody, if nothing is to be hoped for and nobody of the other is spared by it.
  bool rathersCoins(const Plan& plan) const {
    const Options& options = open().options;
    if (options.compensation == Medaillon::Compensation::off || open().compensated[me()]) return false;
    if (missing(other()) == 1 || !open().party[me()].empty()) return false;
    if (!holds() && options.unopposed == Medaillon::Unopposed::backToCamp) return false;
    for (const Card card : open().camp[me()])
      if (plan.has(card)) return false;
    const Odds now = odds(open());
    return likely(now.ahead + plan.gain(), now.reach) < certain / 8;
  }
  static int chance(int after, const Plan& plan) { return std::max((after - plan.best()) / 16, -leastWeight); }
  int planned(const Plan& plan, Card card) const { return inPlan - laterInPlan * std::min(plan.placeOf(card), 3); }
  int enough(const Plan& plan) const {
    const int without = plan.without(asked() == Ask::send);
    return without == plan.best() ? 0 : std::min(chance(without, plan), -1);
  }
  int send(const Plan& plan, Card card) const {
    if (is(card, Kind::adventurer) && rathersCoins(plan)) return -inPlan;
    if (plan.has(card)) return planned(plan, card);
    return std::min(chance(plan.with(card, inCamp(card)), plan), -1);
  }
  int lay(const Plan& plan, Card card) const {
    if (is(card, living)) return bluff(card);
    if (plan.has(card)) return planned(plan, card);
    return std::min(chance(plan.with(card, asObstacle(card)), plan), -1) - bluffing;
  }
  // Always where nothing else lies there, otherwise mostly.
  int bluff(Card card) const {
    if (open().options.bluff == Medaillon::Bluff::discarded) return -inHand(card) * eighth - bluffing;
    const bool dares = own().laid.empty() || (open().round + own().hand.size()) % 4 != 0;
    return (dares ? bluffing : -bluffing) - (card == cheapest() ? 0 : showing);
  }
  // Of those that are no obstacles, the one that may be seen rather than others.
  Card cheapest() const {
    Card best = Card::none;
    for (const Card card : own().hand)
      if (is(card, living) && (best == Card::none || inHand(card) < inHand(best))) best = card;
    return best;
  }
  int layPapyrus(const Plan& plan, Card papyrus) const {
    if (!does(papyrus, Effect::recall)) {
      if (plan.has(papyrus)) return planned(plan, papyrus);
      return std::min(chance(plan.with(papyrus, asPapyrus(papyrus)), plan), -1) - bluffing;
    }
    // After all others, for the best that I have laid.
    int best = 0;
    for (const Card card : own().laid) best = std::max(best, is(card, undead) ? asObstacle(card) : 0);
    if (best < 2 * eighths) return -showing - bluffing;
    return plan.gain() > 0 ? inPlan - 2 * laterInPlan : inPlan + 2 * laterInPlan;
  }

  int openTomb() const {
    Open tomb = open();
    tomb.tomb = own().foreseen;
    sendAll(tomb, me());
    sendAll(tomb, other());
    int ahead = total(tomb, me()) - total(tomb, other()) - open().handSize[other()] * handMean;
    for (const Card card : own().hand) ahead += is(card, obstacles) ? asObstacle(card) : 0;
    return (likely(ahead, hopeReach) - hopeNeeded) / 4;
  }

  // My strength after the other's traps.
  int withstanding(Open tomb) const {
    triggerAll(tomb, other());
    return Strengths(tomb, me()).total();
  }
  int disarm(Card trap) const {
    Open tomb = open();
    tomb.traps[other()].drop(trap);
    return withstanding(tomb);
  }
  int bless(Card card) const {
    Open tomb = open();
    tomb.blessed[me()] = card;
    return withstanding(tomb);
  }
  // The other's strength after all my traps. Of equals rather who would come back.
  int trigger(const Trigger& trigger) const {
    Open tomb = open();
    strike(tomb, other(), trigger);
    triggerAll(tomb, me());
    return -2 * Strengths(tomb, other()).total() + (does(trigger.target, Effect::comeBack) ? 1 : 0);
  }
  // The last doctor may wait for somebody dearer while traps are left.
  int heal(Card card) const {
    if (open().traps[other()].empty() || doctorsReady(open(), me()) > 1) return 1;
    const Party& party = open().party[me()];
    const bool dearer = std::any_of(party.begin(), party.end(), [&](Card each) {
      return is(each, Kind::companion) && inCamp(each) > inCamp(card) + eighths;
    });
    return dearer ? -1 : 1;
  }

  int weigh(const Medaillon::Move& move, const Plan& plan) const {
    return match(move, [&](const auto& one) -> int {
      using M = std::decay_t<decltype(one)>;
      if constexpr (std::is_same_v<M, Split>) return split(one.coins) * eighth;
      if constexpr (std::is_same_v<M, Play>) return play(one.card);
      if constexpr (std::is_same_v<M, Unroll>) return unroll(one.papyrus);
      if constexpr (std::is_same_v<M, Keep>) return inHand(one.card) * eighth;
      if constexpr (std::is_same_v<M, Discard>) return -inHand(one.card) * eighth;
      if constexpr (std::is_same_v<M, OpenTomb>) return openTomb();
      if constexpr (std::is_same_v<M, Send>) return send(plan, one.card);
      if constexpr (std::is_same_v<M, LayCard>) return lay(plan, one.card);
      if constexpr (std::is_same_v<M, LayPapyrus>) return layPapyrus(plan, one.papyrus);
      if constexpr (std::is_same_v<M, Disarm>) return disarm(one.trap) * inFight;
      if constexpr (std::is_same_v<M, Bless>) return bless(one.card) * inFight;
      if constexpr (std::is_same_v<M, Trigger>) return trigger(one) * inFight / 2;
      if constexpr (std::is_same_v<M, Heal>) return heal(one.card) * inFight;
      if constexpr (std::is_same_v<M, Rescue>) return inCamp(one.card) * eighth;
      if constexpr (std::is_same_v<M, Recall>) return asObstacle(one.undead) * eighth;
      if constexpr (std::is_same_v<M, Decline>) return asked() == Ask::disarm ? disarm(Card::none) * inFight : 0;
      if constexpr (std::is_same_v<M, Enough>) return enough(plan);
      return 0;  // end the camp phase, pass, put under the deck
    });
  }
};

}  // namespace

void Medaillon::prior(const View<Medaillon>& view, const Moves& moves, Weights<Moves>& weights) {
  if (moves.empty()) return;
  const Eyes eyes{view};
  const Ask ask = eyes.asked();
  const Plan plan = ask == Ask::send ? eyes.sending() : ask == Ask::lay ? eyes.laying() : Plan{};
  for (int i = 0; i < moves.size(); ++i) weights[i] = isWaste(view, moves[i]) ? dominated : eyes.weigh(moves[i], plan);
}

}  // namespace mastaba
