// The tomb phase: entering, obstacles, traps, fight, leaving.
#include "games/medaillon/act.h"

namespace mastaba::medaillon {

// ---- entering

// MEDAILLON-38, MEDAILLON-39
void Act::openTomb() const {
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

void Act::askSend(Seat seat) const {
  if (canSend(open(), seat))
    ask(Ask::send, seat);
  else
    doneSending(seat);
}

// MEDAILLON-44: whoever is not sent stays in camp.
void Act::send(Seat seat, Card card) const {
  open().camp[seat].drop(card);
  open().party[seat].add(card);
  tell(Medaillon::Sent{seat, card});
  askSend(seat);
}

void Act::doneSending(Seat seat) const {
  if (open().party[seat].empty()) return sentNobody(seat);
  if (seat != holder()) return askLay(holder());
  if (hasAbility(open(), seat, Effect::drawInside)) draw(seat, factsOf(open().adventurer[seat]).n);
  askSend(otherOf(seat));  // MEDAILLON-42
}

// MEDAILLON-43. B6: if it is the holder, the other is not asked.
void Act::sentNobody(Seat seat) const {
  tell(Medaillon::SentNobody{seat});
  if (award(otherOf(seat), false)) return;
  if (open().options.compensation == Medaillon::Compensation::on && !open().compensated[seat]) {  // MEDAILLON-78
    open().compensated[seat] = true;
    earn(seat, compensation);
    tell(Medaillon::Compensated{seat, compensation});
  }
  // B7
  if (open().options.unopposed == Medaillon::Unopposed::backToCamp)
    bringBack(holder(), [](Card card) { return is(card, living); });
  leave(holder());
}

// ---- obstacles

void Act::askLay(Seat seat) const {
  if (open().handSize[seat] > 0 || open().papyri[seat] > 0)
    ask(Ask::lay, seat);
  else
    doneLaying(seat);
}

// MEDAILLON-49: it costs nothing.
void Act::layCard(Seat seat, Card card) const {
  Own& own = state.own[seat];
  own.hand.drop(card);  // the other does not see which: what it knew is in the hand or here
  own.laid.add(card);
  --open().handSize[seat];
  ++open().laidCards[seat];
  tellOwn(seat, Medaillon::LaidCard{seat, card}, Medaillon::LaidCard{seat, Card::none});
  askLay(seat);
}

void Act::layPapyrus(Seat seat, Card papyrus) const {
  Own& own = state.own[seat];
  own.papyri.drop(papyrus);
  own.laid.add(papyrus);
  --open().papyri[seat];
  ++open().laidPapyri[seat];
  tellOwn(seat, Medaillon::LaidPapyrus{seat, papyrus}, Medaillon::LaidPapyrus{seat, Card::none});
  askLay(seat);
}

void Act::doneLaying(Seat seat) const {
  if (seat == holder()) return askLay(otherOf(seat));  // MEDAILLON-52
  reveal(holder());                                    // MEDAILLON-53
  reveal(seat);
  const bool trapped = hasAny(open().traps[seat], only(Kind::trap));
  if (trapped && hasAbility(open(), holder(), Effect::disarm)) return ask(Ask::disarm, holder());
  blessing(holder());
}

void Act::reveal(Seat seat) const {
  Own& own = state.own[seat];
  if (own.laid.empty()) return;
  teller.show(seat, Medaillon::Revealed{seat, own.laid});
  for (const Card card : own.laid) {
    if (!is(card, Kind::papyrus)) wasKnown(seat, card);
    if (is(card, living))
      endBluff(seat, card);
    else
      uncover(open(), seat, card);
  }
  own.laid.clear();
  open().laidCards[seat] = 0;
  open().laidPapyri[seat] = 0;
}

// B8
void Act::endBluff(Seat seat, Card card) const {
  const bool returns = open().options.bluff == Medaillon::Bluff::returns;
  tell(Medaillon::Bluffed{seat, card, returns});
  if (!returns) return putOnDiscards(card);
  takeUp(seat, card);
  becomesKnown(seat, card);
}

void Act::disarm(Seat seat, Card trap) const {
  open().traps[otherOf(seat)].drop(trap);
  putOnDiscards(trap);
  tell(Medaillon::Disarmed{seat, trap});
  blessing(seat);
}

// B16: what papyri ask, the holder's first.
void Act::blessing(Seat seat) const {
  if (firstWith(open().inForce[seat], Effect::bless) != Card::none) {
    if (countDistinct(open().party[seat]) > 1) return ask(Ask::bless, seat);
    return bless(seat, open().party[seat][0]);
  }
  blessed(seat);
}

void Act::bless(Seat seat, Card card) const {
  open().blessed[seat] = card;
  tell(Medaillon::Blessed{seat, card});
  blessed(seat);
}

void Act::blessed(Seat seat) const {
  if (seat == holder()) return blessing(otherOf(seat));
  later(Ask::traps, holder());
}

// ---- traps

// MEDAILLON-55, MEDAILLON-59
void Act::traps(Seat seat) const {
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
void Act::spring(Seat seat, Card trap, Card target) const {
  open().traps[seat].drop(trap);
  putAway(trap);
  tell(Medaillon::Triggered{seat, trap, target});
}

void Act::trigger(Seat seat, const Trigger& trigger) const {
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

Card Act::takeStruck(Seat seat) const {
  const Medaillon::Struck struck = open().struck;
  open().struck = {};
  open().party[seat].drop(struck.card);
  if (struck.blessed) open().blessed[seat] = Card::none;
  return struck.card;
}

void Act::eliminate(Seat seat) const {
  const Card card = takeStruck(seat);
  putAway(card);
  tell(Medaillon::Eliminated{seat, card});
}

// Whoever was healed rests too, should it be a doctor.
void Act::heal(Seat seat) const {
  const Card card = takeStruck(seat);
  open().camp[seat].add(card);
  open().resting[seat] += does(card, Effect::heal) ? 2 : 1;
  tell(Medaillon::Healed{seat, card});
}

// ---- fight

void Act::fight() const {
  const Seat other = otherOf(holder());
  const auto strengthOf = [&](Seat seat) {
    const int strength = Strengths(open(), seat).total();
    tell(Medaillon::Fought{seat, strength});
    return strength;
  };
  const int first = strengthOf(holder());
  const int ahead = first - strengthOf(other);
  // MEDAILLON-63, MEDAILLON-64; B23: also without anybody left.
  Seat winner = ahead >= 0 ? holder() : other;
  Card by = Card::none;
  for (const Seat seat : {holder(), other}) {
    const Card scales = firstWith(open().inForce[seat], Effect::tip);
    const int behind = seat == holder() ? -ahead : ahead;
    if (scales == Card::none || behind < 0 || behind > factsOf(scales).n) continue;
    winner = seat;
    by = scales;
  }
  if (ahead == 0 || by != Card::none) tell(Medaillon::Tipped{winner, by});
  if (award(winner, true)) return;
  open().blessed = {};
  leave(holder());
}

// True: that was the last one (MEDAILLON-2, MEDAILLON-77; B28, B36: nothing more happens).
bool Act::award(Seat seat, bool fought) const {
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
void Act::leave(Seat seat) const {
  bringBack(seat, [](Card card) { return does(card, Effect::comeBack); });
  if (hasAbility(open(), seat, Effect::rescue) && hasAny(open().party[seat], living)) return ask(Ask::rescue, seat);
  leaveRescued(seat);
}

void Act::comeBack(Seat seat, Card card) const {
  open().party[seat].drop(card);
  open().camp[seat].add(card);
  tell(Medaillon::Returned{seat, card});
}

void Act::leaveRescued(Seat seat) const {
  if (firstWith(open().inForce[seat], Effect::recall) != Card::none && hasAny(open().party[seat], undead))
    return ask(Ask::recall, seat);
  leaveRecalled(seat);
}

void Act::recall(Seat seat, Card called) const {
  open().party[seat].drop(called);
  takeUp(seat, called);
  becomesKnown(seat, called);
  tell(Medaillon::Recalled{seat, called});
}

// MEDAILLON-65 to MEDAILLON-67
void Act::leaveRecalled(Seat seat) const {
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
void Act::endRound() const {
  open().tomb = Tomb::none;
  open().resting = {};
  open().holder = otherOf(holder());
  beginRound();
}

}  // namespace mastaba::medaillon
