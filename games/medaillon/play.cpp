// What moves do, and how Das Medaillon begins and ends.
#include <algorithm>

#include "games/medaillon/legal.h"

namespace mastaba {

using namespace medaillon;

namespace {

using Event = Medaillon::Event;
using Luck = Medaillon::Luck;

// A move as it is carried out.
struct Act {
  State& state;
  Chance& chance;
  Teller<Event>& teller;

  Open& open() const { return state.open; }
  Seat holder() const { return open().holder; }
  void later(Ask ask, Seat of) const { open().agenda.push({ask, {}, of, 0}); }
  void ask(Ask ask, Seat seat, int n = 0) const {
    open().agenda.push({ask, Seats::only(seat), seat, static_cast<u8>(n)});
  }
  void tell(const Event& event) const { teller.tell(everyone, event); }
  // What a seat does in secret: to the others it has no face.
  void tellOwn(Seat seat, const Event& full, const Event& rest) const {
    teller.tell(Seats::only(seat), full);
    teller.tell(Seats::except(seat), rest);
  }

  // ---- cards

  // MEDAILLON-20, B5: at once when a card is needed. Everything else lies open then, so each knows the other's hand;
  // but not while somebody looks at cards, for which of those stay in the hand is not seen.
  void shuffle(Seat seat) const {
    const int cards = open().discarded.size();
    state.deck = open().discarded;
    open().discarded = {};
    open().discardTop = Card::none;
    open().deckSize = cards;
    if (state.own[seat].looked.empty())
      for (Seat each = 0; each < players; ++each) {
        state.own[each].shown = state.own[each].hand;
        state.own[otherOf(each)].known = state.own[each].hand;
      }
    tell(Medaillon::Shuffled{cards});
  }
  bool mayDraw() const { return open().deckSize > 0 || !open().discarded.empty(); }

  struct Top {
    Card card;
    Seat knownTo;  // who once put it under the deck
  };
  Top takeTop() const {
    const bool shuffled = open().deckSize > open().under.size();
    --open().deckSize;
    if (shuffled) return {mainCard(state.deck.draw(Luck::deck, nobody, chance)), nobody};  // MEDAILLON-8
    const Seat by = open().under.erase(0);
    return {state.own[by].under.erase(0), by};
  }

  void takeUp(Seat seat, Card card) const {
    state.own[seat].hand.add(card);
    ++open().handSize[seat];
  }
  // The other knows that the seat has this card.
  void becomesKnown(Seat seat, Card card) const {
    state.own[seat].shown.add(card);
    state.own[otherOf(seat)].known.add(card);
  }
  // The other sees it go: if it knew of such a card, it was this one.
  void wasKnown(Seat seat, Card card) const {
    if (state.own[seat].shown.drop(card)) state.own[otherOf(seat)].known.drop(card);
  }
  void part(Seat seat, Card card) const {
    state.own[seat].hand.drop(card);
    --open().handSize[seat];
    wasKnown(seat, card);
  }

  // MEDAILLON-19; B4: as many as there are.
  void draw(Seat seat, int n) const {
    Hand drawn;
    for (int i = 0; i < n && mayDraw(); ++i) {
      if (open().deckSize == 0) {
        tellDrawn(seat, drawn);
        shuffle(seat);
      }
      if (open().deckSize == open().under.size()) tellDrawn(seat, drawn);  // so that it is clear which were put there
      const Top top = takeTop();
      takeUp(seat, top.card);
      if (top.knownTo == otherOf(seat)) becomesKnown(seat, top.card);
      if (!teller.deaf()) drawn.add(top.card);
    }
    tellDrawn(seat, drawn);
  }
  void tellDrawn(Seat seat, Hand& drawn) const {
    if (drawn.empty()) return;
    teller.split(Seats::only(seat), Medaillon::Drew{seat, drawn.size(), drawn},
                 Medaillon::Drew{seat, drawn.size(), {}});
    drawn.clear();
  }

  void putOnDiscards(Card card) const {
    ++open().discarded.of[indexOf(card)];
    open().discardTop = card;
  }
  // MEDAILLON-36: a papyrus leaves the game, whatever it acted as.
  void putAway(Card card) const {
    if (is(card, Kind::papyrus))
      open().used.add(card);
    else
      putOnDiscards(card);
  }

  void discard(Seat seat, Card card) const {
    part(seat, card);
    putOnDiscards(card);
    teller.show(seat, Medaillon::Discarded{seat, card});
  }
  // MEDAILLON-74; B26: as many as there are, and without a question if all have to go.
  void demand(Ask why, Seat seat, int n) const {
    if (open().handSize[seat] > n) return ask(why, seat, n);
    while (open().handSize[seat] > 0) discard(seat, state.own[seat].hand[0]);
  }

  void earn(Seat seat, int n) const { open().coins[seat] = std::min(open().coins[seat] + n, mostCoins); }

  // ---- camp phase

  // B41: coins, then the tomb, then the split.
  void campPhase(Seat seat) const {
    if (const int coins = sumOf(open().camp[seat], Effect::earn); coins > 0) {
      earn(seat, coins);
      tell(Medaillon::TookCoins{seat, coins});
    }
    if (firstWith(open().camp[seat], Effect::foresee) != Card::none) foresee(seat);
    ask(Ask::split, seat);
  }

  // MEDAILLON-6: drawn when somebody looks at it or opens it, as if the stack had been shuffled before.
  Tomb nextTomb() const {
    for (const Seat seat : open().foresee) return state.own[seat].foreseen;
    const Seq<Tomb, tombs> left = tombsLeft(open());
    return left[static_cast<int>(chance.below(Luck::tombs, static_cast<u32>(left.size())))];
  }
  void foresee(Seat seat) const {
    const Tomb tomb = nextTomb();
    open().foresee.add(seat);
    state.own[seat].foreseen = tomb;
    teller.split(Seats::only(seat), Medaillon::Foresaw{seat, tomb}, Medaillon::Foresaw{seat, Tomb::none});
  }

  // MEDAILLON-16 to MEDAILLON-19
  void share(Seat seat, const Split& split) const {
    tell(Medaillon::Shared{seat, int{split.coins}, int{split.cards}});
    earn(seat, split.coins);
    draw(seat, split.cards);
    later(Ask::camp, seat);
  }

  void askCamp(Seat seat) const {
    if (open().handSize[seat] == 0 && open().papyri[seat] == 0) return tidyUp(seat);  // nothing left to play
    ask(Ask::camp, seat);
  }

  // MEDAILLON-21 to MEDAILLON-25
  void hire(Seat seat, Card card) const {
    const int cost = costOf(open(), seat, card);
    open().coins[seat] -= cost;
    open().discounts += factsOf(card).cost - cost;
    part(seat, card);
    open().camp[seat].add(card);
    teller.show(seat, Medaillon::Played{seat, card, cost});
    later(Ask::camp, seat);
    if (factsOf(card).timing == Timing::whenPlayed && !whenPlayed(seat, card)) tell(Medaillon::InVain{seat, card});
  }

  // False: it could not be carried out.
  bool whenPlayed(Seat seat, Card card) const {
    const int n = factsOf(card).n;
    switch (factsOf(card).effect) {
      case Effect::dig:
        return dig(seat, n);
      case Effect::steal:
        return steal(seat, n);
      case Effect::look:
        return lookAtHand(seat);
      case Effect::rob:
        return rob(seat, n);
      default:
        return takeCards(seat, n);
    }
  }

  bool dig(Seat seat, int n) const {
    Own& own = state.own[seat];
    Seq<Card, mostLookedAt> seen;
    int under = 0;
    for (int i = 0; i < n && mayDraw(); ++i) {  // B30
      if (open().deckSize == 0) {
        tellLookedAt(seat, seen, under);
        shuffle(seat);
      }
      const Top top = takeTop();
      own.looked.add(top.card);
      seen.add(top.card);
      under += top.knownTo == nobody ? 0 : 1;
    }
    tellLookedAt(seat, seen, under);
    if (own.looked.size() > 1)
      ask(Ask::keep, seat, own.looked.size());
    else if (own.looked.size() == 1)
      keep(seat, own.looked[0]);
    else
      return false;
    return true;
  }
  void tellLookedAt(Seat seat, Seq<Card, mostLookedAt>& seen, int& under) const {
    if (seen.empty()) return;
    teller.split(Seats::only(seat), Medaillon::LookedAt{seat, seen.size(), under, seen},
                 Medaillon::LookedAt{seat, seen.size(), under, {}});
    seen.clear();
    under = 0;
  }
  void keep(Seat seat, Card card) const {
    Own& own = state.own[seat];
    own.looked.drop(card);
    takeUp(seat, card);
    tellOwn(seat, Medaillon::Kept{seat, card}, Medaillon::Kept{seat, Card::none});
    if (own.looked.size() == 1) putUnder(seat, own.looked[0]);
    if (own.looked.size() == 2) ask(Ask::putUnder, seat);  // B29; also of two equal ones, which nobody else may know
  }
  void putUnder(Seat seat, Card card) const {
    Own& own = state.own[seat];
    own.looked.drop(card);
    own.under.push(card);
    open().under.push(seat);
    ++open().deckSize;
    tellOwn(seat, Medaillon::WentUnder{seat, card}, Medaillon::WentUnder{seat, Card::none});
    if (own.looked.size() == 1) putUnder(seat, own.looked[0]);
  }

  bool steal(Seat seat, int n) const {
    const Seat other = otherOf(seat);
    const int coins = std::min<int>(n, open().coins[other]);
    if (coins == 0) return false;
    open().coins[other] -= coins;
    earn(seat, coins);
    tell(Medaillon::Stole{seat});
    return true;
  }

  bool lookAtHand(Seat seat) const {
    const Seat other = otherOf(seat);
    const Hand& hand = state.own[other].hand;  // MEDAILLON-33: not the papyri
    if (hand.empty()) return false;
    state.own[seat].known = hand;
    state.own[other].shown = hand;
    teller.split(Seats::only(seat), Medaillon::SawHand{seat, hand}, Medaillon::SawHand{seat, {}});
    return true;
  }

  bool rob(Seat seat, int n) const {
    if (open().handSize[otherOf(seat)] == 0) return false;
    demand(Ask::robbed, otherOf(seat), n);
    return true;
  }

  // B35: both know what was taken.
  bool takeCards(Seat seat, int n) const {
    const Seat other = otherOf(seat);
    const Hand& hand = state.own[other].hand;
    if (hand.empty()) return false;
    for (int i = 0; i < n && !hand.empty(); ++i) {
      const Card card = hand[static_cast<int>(chance.below(Luck::spy, seat, static_cast<u32>(hand.size())))];
      part(other, card);
      takeUp(seat, card);
      becomesKnown(seat, card);
      teller.split(Seats::upTo(players), Medaillon::TookCard{seat, card}, Medaillon::TookCard{seat, Card::none});
    }
    return true;
  }

  void unroll(Seat seat, Card papyrus) const {
    state.own[seat].papyri.drop(papyrus);
    --open().papyri[seat];
    open().used.add(papyrus);
    teller.show(seat, Medaillon::Unrolled{seat, papyrus});
    const Facts& facts = factsOf(papyrus);
    if (facts.effect == Effect::coins)
      earn(seat, facts.n);
    else
      draw(seat, facts.n);
    later(Ask::camp, seat);
  }

  // MEDAILLON-28 to MEDAILLON-30
  void tidyUp(Seat seat) const {
    tell(Medaillon::EndedCamp{seat});
    open().discounts = 0;
    const int most = coinLimit + sumOf(open().camp[seat], Effect::hoard);
    if (const int surplus = open().coins[seat] - most; surplus > 0) {
      open().coins[seat] = most;
      tell(Medaillon::GaveBack{seat, surplus});
    }
    if (const int surplus = open().handSize[seat] - handLimit; surplus > 0) ask(Ask::surplus, seat, surplus);
  }

  // ---- rounds

  void beginRound() const {
    ++open().round;
    tell(Medaillon::Round{int{open().round}, holder()});
    if (open().options.passing == Medaillon::Passing::atStart && open().mayPass[holder()])
      ask(Ask::open, holder());
    else
      campPhases(Ask::tombPhase);
  }
  // MEDAILLON-12, MEDAILLON-31: and what comes after them.
  void campPhases(Ask then) const {
    later(then, holder());
    later(Ask::campPhase, otherOf(holder()));
    later(Ask::campPhase, holder());
  }

  // B21
  void tombPhase() const {
    if (open().options.passing == Medaillon::Passing::beforeOpening && open().mayPass[holder()])
      ask(Ask::open, holder());
    else
      openTomb();
  }
  void agreeToOpen() const {
    if (open().options.passing == Medaillon::Passing::atStart)
      campPhases(Ask::tombPhase);
    else
      openTomb();
  }
  // MEDAILLON-70 to MEDAILLON-72
  void pass(Seat seat) const {
    open().mayPass[seat] = false;
    tell(Medaillon::Passed{seat});
    if (open().options.passing == Medaillon::Passing::atStart)
      campPhases(Ask::round);
    else
      beginRound();
  }

  // ---- entering

  // MEDAILLON-38, MEDAILLON-39
  void openTomb() const {
    open().tomb = nextTomb();
    open().foresee = {};
    for (Own& own : state.own) own.foreseen = Tomb::none;
    teller.reveal(everyone, Medaillon::Opened{holder(), open().tomb});
    later(Ask::enter, holder());
    const auto& tomb = factsOf(open().tomb);
    if (tomb.effect == Effect::discardAll) {
      later(Ask::opening, otherOf(holder()));
      later(Ask::opening, holder());
    } else if (tomb.effect == Effect::drawAll) {
      draw(holder(), tomb.n);
      draw(otherOf(holder()), tomb.n);
    }
  }

  void askSend(Seat seat) const {
    if (canSend(open(), seat))
      ask(Ask::send, seat);
    else
      doneSending(seat);
  }
  void send(Seat seat, Card card) const {
    open().camp[seat].drop(card);
    open().party[seat].add(card);
    tell(Medaillon::Sent{seat, card});
    askSend(seat);
  }
  void doneSending(Seat seat) const {
    if (open().party[seat].empty()) return sentNobody(seat);
    if (seat != holder()) return askLay(holder());
    if (hasAbility(open(), seat, Effect::drawInside)) draw(seat, factsOf(open().adventurer[seat]).n);
    askSend(otherOf(seat));  // MEDAILLON-42
  }

  // MEDAILLON-43. B6: if it is the holder, the other is not asked.
  void sentNobody(Seat seat) const {
    tell(Medaillon::SentNobody{seat});
    if (award(otherOf(seat), false)) return;
    if (open().options.compensation == Medaillon::Compensation::on && !open().compensated[seat]) {  // MEDAILLON-78
      open().compensated[seat] = true;
      earn(seat, compensation);
      tell(Medaillon::Compensated{seat, compensation});
    }
    if (seat != holder() && open().options.unopposed == Medaillon::Unopposed::backToCamp) bringBack(holder(), living);
    leave(holder());  // B7
  }

  // ---- obstacles

  void askLay(Seat seat) const {
    if (open().handSize[seat] > 0 || open().papyri[seat] > 0)
      ask(Ask::lay, seat);
    else
      doneLaying(seat);
  }
  void layCard(Seat seat, Card card) const {
    Own& own = state.own[seat];
    own.hand.drop(card);  // the other does not see which: what it knew is in the hand or here
    own.laid.add(card);
    --open().handSize[seat];
    ++open().laidCards[seat];
    tellOwn(seat, Medaillon::LaidCard{seat, card}, Medaillon::LaidCard{seat, Card::none});
    askLay(seat);
  }
  void layPapyrus(Seat seat, Card papyrus) const {
    Own& own = state.own[seat];
    own.papyri.drop(papyrus);
    own.laid.add(papyrus);
    --open().papyri[seat];
    ++open().laidPapyri[seat];
    tellOwn(seat, Medaillon::LaidPapyrus{seat, papyrus}, Medaillon::LaidPapyrus{seat, Card::none});
    askLay(seat);
  }
  void doneLaying(Seat seat) const {
    if (seat == holder()) return askLay(otherOf(seat));  // MEDAILLON-52
    reveal(holder());                                    // MEDAILLON-53
    reveal(seat);
    const auto& traps = open().traps[seat];
    const bool trapped = std::any_of(traps.begin(), traps.end(), [](Card trap) { return is(trap, Kind::trap); });
    if (trapped && hasAbility(open(), holder(), Effect::disarm)) return ask(Ask::disarm, holder());
    blessing(holder());
  }

  void reveal(Seat seat) const {
    Own& own = state.own[seat];
    if (own.laid.empty()) return;
    teller.show(seat, Medaillon::Revealed{seat, own.laid});
    for (const Card card : own.laid) {
      if (!is(card, Kind::papyrus)) wasKnown(seat, card);
      if (is(card, living))
        endBluff(seat, card);
      else if (actsAsTrap(card))
        open().traps[seat].add(card);
      else if (kindInTomb(card) == Kind::undead)
        open().party[seat].add(card);  // MEDAILLON-54
      else
        open().inForce[seat].add(card);
    }
    own.laid.clear();
    open().laidCards[seat] = 0;
    open().laidPapyri[seat] = 0;
  }
  // B8
  void endBluff(Seat seat, Card card) const {
    const bool returns = open().options.bluff == Medaillon::Bluff::returns;
    tell(Medaillon::Bluffed{seat, card, returns});
    if (!returns) return putOnDiscards(card);
    takeUp(seat, card);
    becomesKnown(seat, card);
  }

  // B16: what papyri ask, the holder's first.
  void blessing(Seat seat) const {
    if (firstWith(open().inForce[seat], Effect::bless) != Card::none) {
      int choices = 0;
      eachDistinct(open().party[seat], [&](Card) { ++choices; });
      if (choices > 1) return ask(Ask::bless, seat);
      return bless(seat, open().party[seat][0]);
    }
    blessed(seat);
  }
  void bless(Seat seat, Card card) const {
    open().blessed[seat] = card;
    tell(Medaillon::Blessed{seat, card});
    blessed(seat);
  }
  void blessed(Seat seat) const {
    if (seat == holder()) return blessing(otherOf(seat));
    later(Ask::traps, holder());
  }

  // ---- traps

  // MEDAILLON-55, MEDAILLON-59
  void traps(Seat seat) const {
    const auto& traps = open().traps[seat];
    const Strengths others(open(), otherOf(seat));
    const bool anyTarget =
        std::any_of(traps.begin(), traps.end(), [&](Card trap) { return hasTarget(open(), others, seat, trap); });
    if (anyTarget) return ask(Ask::trigger, seat);
    while (!open().traps[seat].empty()) spring(seat, open().traps[seat][0], Card::none);  // MEDAILLON-60
    if (seat == holder()) return later(Ask::traps, otherOf(seat));
    fight();
  }
  // MEDAILLON-58
  void spring(Seat seat, Card trap, Card target) const {
    open().traps[seat].drop(trap);
    putAway(trap);
    tell(Medaillon::Triggered{seat, trap, target});
  }
  void trigger(Seat seat, const Trigger& trigger) const {
    const Seat other = otherOf(seat);
    spring(seat, trigger.trap, trigger.target);
    later(Ask::traps, seat);
    if (trigger.target == Card::none) return;
    open().struck = {trigger.target, trigger.blessed};
    // B37: the papyrus first, then the doctors.
    if (const Card shield = firstWith(open().inForce[other], Effect::protect); shield != Card::none) {
      open().inForce[other].drop(shield);
      open().used.add(shield);
      tell(Medaillon::Protected{other, trigger.target});
      open().struck = {};
    } else if (is(trigger.target, Kind::companion) && doctorsReady(open(), other) > 0) {
      ask(Ask::heal, other);
    } else {
      eliminate(other);
    }
  }
  Card takeStruck(Seat seat) const {
    const Medaillon::Struck struck = open().struck;
    open().struck = {};
    open().party[seat].drop(struck.card);
    if (struck.blessed) open().blessed[seat] = Card::none;
    return struck.card;
  }
  void eliminate(Seat seat) const {
    const Card card = takeStruck(seat);
    putAway(card);
    tell(Medaillon::Eliminated{seat, card});
  }
  // Whoever was healed rests too, should it be a doctor.
  void heal(Seat seat) const {
    const Card card = takeStruck(seat);
    open().camp[seat].add(card);
    open().resting[seat] += does(card, Effect::heal) ? 2 : 1;
    tell(Medaillon::Healed{seat, card});
  }

  // ---- fight

  void fight() const {
    const Seat other = otherOf(holder());
    std::array<int, players> strength{};
    for (const Seat seat : {holder(), other}) {
      strength[static_cast<std::size_t>(seat)] = Strengths(open(), seat).total();
      tell(Medaillon::Fought{seat, strength[static_cast<std::size_t>(seat)]});
    }
    const int ahead = strength[static_cast<std::size_t>(holder())] - strength[static_cast<std::size_t>(other)];
    Seat winner = ahead >= 0 ? holder() : other;  // MEDAILLON-63, MEDAILLON-64; B23: also without anybody left
    if (ahead == 0) {
      const Card scales = firstWith(open().inForce[other], Effect::winTies);
      if (scales != Card::none) winner = other;
      const Card own = firstWith(open().inForce[holder()], Effect::winTies);
      tell(Medaillon::Tied{winner, winner == other ? scales : own});
    }
    if (award(winner, true)) return;
    open().blessed = {};
    leave(holder());
  }

  // True: that was the last one (MEDAILLON-2, MEDAILLON-77; B28, B36: nothing more happens).
  bool award(Seat seat, bool fought) const {
    auto& won = open().won[seat];
    won.push(open().tomb);
    open().fought = fought;
    tell(Medaillon::WonTomb{seat, open().tomb, won.size()});
    const bool wins = won.size() == toWin(open().options);
    if (wins) tell(Medaillon::Won{seat});
    return wins;
  }

  // ---- leaving

  // One after the other, the holder first (B16): who comes back by itself, whom the adventurer brings, whom a papyrus
  // calls; all others are discarded.
  void leave(Seat seat) const {
    const Party party = open().party[seat];
    for (const Card card : party)
      if (does(card, Effect::comeBack)) comeBack(seat, card);
    if (hasAbility(open(), seat, Effect::rescue) && has(seat, living)) return ask(Ask::rescue, seat);
    leaveRescued(seat);
  }
  bool has(Seat seat, Kinds kinds) const {
    const Party& party = open().party[seat];
    return std::any_of(party.begin(), party.end(), [&](Card card) { return is(card, kinds); });
  }
  void comeBack(Seat seat, Card card) const {
    open().party[seat].drop(card);
    open().camp[seat].add(card);
    tell(Medaillon::Returned{seat, card});
  }
  void bringBack(Seat seat, Kinds kinds) const {
    const Party party = open().party[seat];
    for (const Card card : party)
      if (is(card, kinds)) comeBack(seat, card);
  }
  void leaveRescued(Seat seat) const {
    if (firstWith(open().inForce[seat], Effect::recall) != Card::none && has(seat, undead))
      return ask(Ask::recall, seat);
    leaveRecalled(seat);
  }
  void recall(Seat seat, Card undead) const {
    open().party[seat].drop(undead);
    takeUp(seat, undead);
    becomesKnown(seat, undead);
    tell(Medaillon::Recalled{seat, undead});
  }
  // MEDAILLON-65 to MEDAILLON-67
  void leaveRecalled(Seat seat) const {
    Party gone;
    for (const Card card : open().party[seat])
      if (!is(card, Kind::adventurer)) gone.push(card);
    for (const Card card : gone) putAway(card);
    if (!gone.empty()) tell(Medaillon::Left{seat, gone});
    for (const Card papyrus : open().inForce[seat]) open().used.add(papyrus);
    open().party[seat].clear();
    open().inForce[seat].clear();
    if (seat == holder()) return leave(otherOf(seat));
    endRound();
  }

  // MEDAILLON-14, MEDAILLON-68
  void endRound() const {
    open().tomb = Tomb::none;
    open().resting = {};
    open().holder = otherOf(holder());
    beginRound();
  }

  // ---- the agenda

  void run(const Task<Ask>& task) const {
    switch (task.ask) {
      case Ask::campPhase:
        return campPhase(task.of);
      case Ask::camp:
        return askCamp(task.of);
      case Ask::tombPhase:
        return tombPhase();
      case Ask::opening:
        return demand(Ask::opening, task.of, factsOf(open().tomb).n);
      case Ask::enter:
        return askSend(task.of);
      case Ask::traps:
        return traps(task.of);
      default:
        return beginRound();
    }
  }
  void runAgenda() const {
    while (!open().agenda.empty() && open().agenda.back().who.none()) run(open().agenda.pop());
  }

  void discardOne(Seat seat, const Task<Ask>& task, Card card) const {
    discard(seat, card);
    if (task.n > 1) ask(task.ask, seat, task.n - 1);
  }
  void decline(Seat seat, Ask asked) const {
    switch (asked) {
      case Ask::send:
        return doneSending(seat);
      case Ask::lay:
        return doneLaying(seat);
      case Ask::disarm:
        return blessing(seat);
      case Ask::heal:
        return eliminate(seat);
      case Ask::rescue:
        return leaveRescued(seat);
      default:
        return leaveRecalled(seat);
    }
  }
  void disarm(Seat seat, Card trap) const {
    open().traps[otherOf(seat)].drop(trap);
    putOnDiscards(trap);
    tell(Medaillon::Disarmed{seat, trap});
    blessing(seat);
  }
};

}  // namespace

Seq<Tomb, tombs> medaillon::tombsLeft(const Open& open) {
  Seq<Tomb, tombs> left;
  for (int i = 1; i <= tombs; ++i) {
    const auto tomb = static_cast<Tomb>(i);
    if (!open.won[0].has(tomb) && !open.won[1].has(tomb) && tomb != open.tomb) left.push(tomb);
  }
  return left;
}

int medaillon::toWin(const Options& options) {
  return options.tombs == Medaillon::Tombs::three ? tombsToWinShort : tombsToWin;
}

State Medaillon::setup(const Options& options, Chance& chance, Teller<Event>& teller) {
  State state{};
  Open& open = state.open;
  open.options = options;
  const Act act{state, chance, teller};

  // MEDAILLON-3, MEDAILLON-4
  open.holder = options.start == Start::firstSeat ? Seat(0) : Seat(static_cast<int>(chance.below(Luck::start, 2)));
  teller.reveal(everyone, Begins{open.holder});

  // MEDAILLON-5, MEDAILLON-7
  Bag<medaillon::adventurers> heroes;
  heroes.of.fill(1);
  Bag<medaillon::papyri> scrolls;
  scrolls.of.fill(1);
  for (Seat seat = 0; seat < seats; ++seat) {
    const int hero = static_cast<int>(Card::blackwood) + heroes.draw(Luck::adventurers, seat, chance);
    open.adventurer[seat] = static_cast<Card>(hero);
    teller.reveal(everyone, Joined{seat, open.adventurer[seat]});
    Own& own = state.own[seat];
    for (int i = 0; i < papyriEach; ++i)
      own.papyri.add(static_cast<Card>(static_cast<int>(Card::anubis) + scrolls.draw(Luck::papyri, seat, chance)));
    open.papyri[seat] = papyriEach;
    teller.split(Seats::only(seat), DrewPapyri{seat, own.papyri}, DrewPapyri{seat, {}});
    open.mayPass[seat] = true;  // MEDAILLON-10
  }

  for (int i = 0; i < mainKinds; ++i) state.deck.of[i] = factsOf(mainCard(i)).copies;
  open.deckSize = mainCards;
  for (Seat seat = 0; seat < seats; ++seat) act.draw(seat, handAtStart);  // MEDAILLON-9
  // MEDAILLON-11; B1: perhaps something for who does not begin.
  const Seat second = otherOf(open.holder);
  if (options.balance == Balance::card) act.draw(second, 1);
  if (options.balance == Balance::coin) {
    act.earn(second, 1);
    act.tell(TookCoins{second, 1});
  }
  act.beginRound();
  act.runAgenda();
  return state;
}

void Medaillon::play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
  const Act act{state, chance, teller};
  const Task<Ask> task = state.open.agenda.pop();
  match(move, [&](const auto& one) {
    using M = std::decay_t<decltype(one)>;
    if constexpr (std::is_same_v<M, Split>) act.share(seat, one);
    if constexpr (std::is_same_v<M, Play>) act.hire(seat, one.card);
    if constexpr (std::is_same_v<M, Unroll>) act.unroll(seat, one.papyrus);
    if constexpr (std::is_same_v<M, EndCamp>) act.tidyUp(seat);
    if constexpr (std::is_same_v<M, Keep>) act.keep(seat, one.card);
    if constexpr (std::is_same_v<M, PutUnder>) act.putUnder(seat, one.card);
    if constexpr (std::is_same_v<M, Discard>) act.discardOne(seat, task, one.card);
    if constexpr (std::is_same_v<M, OpenTomb>) act.agreeToOpen();
    if constexpr (std::is_same_v<M, Pass>) act.pass(seat);
    if constexpr (std::is_same_v<M, Send>) act.send(seat, one.card);
    if constexpr (std::is_same_v<M, LayCard>) act.layCard(seat, one.card);
    if constexpr (std::is_same_v<M, LayPapyrus>) act.layPapyrus(seat, one.papyrus);
    if constexpr (std::is_same_v<M, Disarm>) act.disarm(seat, one.trap);
    if constexpr (std::is_same_v<M, Bless>) act.bless(seat, one.card);
    if constexpr (std::is_same_v<M, Trigger>) act.trigger(seat, one);
    if constexpr (std::is_same_v<M, Heal>) act.heal(seat);
    if constexpr (std::is_same_v<M, Rescue>) {
      act.comeBack(seat, one.card);
      act.leaveRescued(seat);
    }
    if constexpr (std::is_same_v<M, Recall>) {
      act.recall(seat, one.undead);
      act.leaveRecalled(seat);
    }
    if constexpr (std::is_same_v<M, Enough>) act.decline(seat, task.ask);
  });
  act.runAgenda();
}

Medaillon::Standing Medaillon::standing(const State& state) {
  const Open& open = state.open;
  Standing result;
  result.how = open.fought ? How::fight : How::nobodySent;
  std::array<int, maxSeats> merit{};
  for (Seat seat = 0; seat < seats; ++seat) {
    const int won = open.won[seat].size();
    result.count(seat, Why::tombs, won, won);
    merit[static_cast<std::size_t>(seat)] = won;
  }
  rank(result, merit, seats);
  return result;
}

}  // namespace mastaba
