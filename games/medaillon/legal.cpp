// The law of Das Medaillon: what is allowed, seen from one seat.
#include "games/medaillon/legal.h"

#include <algorithm>

namespace mastaba {

using namespace medaillon;

namespace {

bool isDiscarding(Ask ask) { return ask == Ask::surplus || ask == Ask::robbed || ask == Ask::opening; }

// Is this what the seat is asked for?
template <class M>
constexpr bool answers(Ask ask) {
  if constexpr (std::is_same_v<M, Split>) return ask == Ask::split;
  // MEDAILLON-23: in camp only, also what costs nothing.
  if constexpr (std::is_same_v<M, Play> || std::is_same_v<M, Unroll> || std::is_same_v<M, EndCamp>)
    return ask == Ask::camp;
  if constexpr (std::is_same_v<M, Keep>) return ask == Ask::keep;
  if constexpr (std::is_same_v<M, PutUnder>) return ask == Ask::putUnder;
  if constexpr (std::is_same_v<M, Discard>) return isDiscarding(ask);
  if constexpr (std::is_same_v<M, OpenTomb> || std::is_same_v<M, Pass>) return ask == Ask::open;
  if constexpr (std::is_same_v<M, Send>) return ask == Ask::send;
  if constexpr (std::is_same_v<M, LayCard> || std::is_same_v<M, LayPapyrus>) return ask == Ask::lay;
  if constexpr (std::is_same_v<M, Disarm>) return ask == Ask::disarm;
  if constexpr (std::is_same_v<M, Bless>) return ask == Ask::bless;
  if constexpr (std::is_same_v<M, Trigger>) return ask == Ask::trigger;
  if constexpr (std::is_same_v<M, Heal>) return ask == Ask::heal;
  if constexpr (std::is_same_v<M, Rescue>) return ask == Ask::rescue;
  if constexpr (std::is_same_v<M, Recall>) return ask == Ask::recall;
  if constexpr (std::is_same_v<M, Decline>)
    return ask == Ask::disarm || ask == Ask::heal || ask == Ask::rescue || ask == Ask::recall;
  if constexpr (std::is_same_v<M, Enough>) return ask == Ask::send || ask == Ask::lay;
}

// What is to be done before anything else.
Refusal firstDo(Ask ask) {
  switch (ask) {
    case Ask::split:
      return no(16);
    case Ask::camp:
      return no(21, 'b');
    case Ask::keep:
      return no(24);
    case Ask::putUnder:
      return no(24, 'b');
    case Ask::surplus:
      return no(28);
    case Ask::robbed:
      return no(74, 'b');
    case Ask::opening:
      return no(39);
    case Ask::open:
      return no(13);
    case Ask::send:
      return no(40);
    case Ask::lay:
      return no(48);
    case Ask::disarm:
      return no(69);
    case Ask::bless:
      return no(46);
    case Ask::trigger:
      return no(55);
    case Ask::heal:
      return no(58);
    case Ask::rescue:
      return no(66);
    default:
      return no(66, 'b');
  }
}

template <class M>
Refusal refuseAnswer(const Open& open, Seat seat, Ask ask) {
  if (answers<M>(ask)) return allowed;
  if constexpr (std::is_same_v<M, Pass>) return open.mayPass[seat] ? no(70, 'b') : no(70);
  const bool camps = ask == Ask::camp;
  if constexpr (std::is_same_v<M, LayCard> || std::is_same_v<M, LayPapyrus>)
    if (camps) return no(26, 'b');
  if constexpr (std::is_same_v<M, Split>)
    if (camps) return no(17);
  return firstDo(ask);
}

Refusal refusePlay(const Open& open, const Own& own, Seat seat, Card card) {
  if (!own.hand.has(card)) return no(21);
  if (is(card, obstacles)) return no(26);
  return costOf(open, seat, card) <= open.coins[seat] ? allowed : no(22);
}

Refusal refuseUnroll(const Own& own, Card papyrus) {
  if (!own.papyri.has(papyrus)) return no(34);
  return isForCamp(papyrus) ? allowed : no(48, 'b');
}

// MEDAILLON-50, MEDAILLON-51: one card that is no obstacle, and only from who holds the medallion.
Refusal refuseBluff(const Open& open, const Own& own, Seat seat) {
  if (open.holder != seat) return no(51);
  return hasBluffed(own) ? no(50) : allowed;
}

Refusal refuseLayCard(const Open& open, const Own& own, Seat seat, Card card) {
  if (!own.hand.has(card)) return no(48, 'c');
  return is(card, obstacles) ? allowed : refuseBluff(open, own, seat);
}

Refusal refuseLayPapyrus(const Own& own, Card papyrus) {
  if (!own.papyri.has(papyrus)) return no(34);
  return isForCamp(papyrus) ? no(48, 'd') : allowed;  // B32
}

Refusal refuseDisarm(const Open& open, Seat seat, Card trap) {
  if (!open.traps[otherOf(seat)].has(trap)) return no(69, 'b');
  return is(trap, Kind::trap) ? allowed : no(69, 'c');  // B38
}

Refusal refuseTrigger(const Open& open, Seat seat, const Trigger& trigger) {
  if (!open.traps[seat].has(trigger.trap)) return no(55, 'b');
  const Strengths others(open, otherOf(seat));  // MEDAILLON-61: as it is now
  if (trigger.target != Card::none) return refuseTarget(open, others, seat, trigger);
  if (trigger.blessed) return no(56, 'b');
  return hasTarget(open, others, seat, trigger.trap) ? no(56) : allowed;  // B12, MEDAILLON-60
}

Refusal refuseFromParty(const Open& open, Seat seat, Card card, Kinds kinds, Refusal otherwise) {
  return is(card, kinds) && open.party[seat].has(card) ? allowed : otherwise;
}

void listTriggers(const Open& open, Seat seat, Medaillon::Moves& out) {
  const Strengths others(open, otherOf(seat));
  eachDistinct(open.traps[seat], [&](Card trap) {
    const int before = out.size();
    eachTarget(open, otherOf(seat), trap, [&](const Trigger& trigger) {
      if (!refuseTarget(open, others, seat, trigger)) out.push(trigger);
    });
    if (out.size() == before) out.push(Trigger{trap, Card::none, false});
  });
}

void listLays(const Open& open, const Own& own, Seat seat, Medaillon::Moves& out) {
  const bool mayBluff = !refuseBluff(open, own, seat);
  eachDistinct(own.hand, [&](Card card) {
    if (mayBluff || is(card, obstacles)) out.push(LayCard{card});
  });
  for (const Card papyrus : own.papyri)
    if (!isForCamp(papyrus)) out.push(LayPapyrus{papyrus});
}

void listCamp(const Open& open, const Own& own, Seat seat, Medaillon::Moves& out) {
  eachDistinct(own.hand, [&](Card card) {
    if (is(card, living) && costOf(open, seat, card) <= open.coins[seat]) out.push(Play{card});
  });
  for (const Card papyrus : own.papyri)
    if (isForCamp(papyrus)) out.push(Unroll{papyrus});
}

void listSends(const Open& open, Seat seat, Medaillon::Moves& out) {
  const auto list = [&](Card card) {
    if (!refuseSend(open, seat, card)) out.push(Send{card});
  };
  list(open.adventurer[seat]);
  eachDistinct(open.camp[seat], list);
}

}  // namespace

int medaillon::costOf(const Open& open, Seat seat, Card card) {
  const int cost = factsOf(card).cost;
  if (!is(card, Kind::companion)) return cost;
  return std::max(cost - (sumOf(open.camp[seat], Effect::discount) - open.discounts), 0);
}

bool medaillon::hasAbility(const Open& open, Seat seat, Effect ability) {
  const Card adventurer = open.adventurer[seat];
  return open.holder == seat && does(adventurer, ability) && open.party[seat].has(adventurer);
}

Refusal medaillon::refuseSend(const Open& open, Seat seat, Card card) {
  const bool leads = card == open.adventurer[seat];
  if (leads && open.party[seat].has(card)) return no(40, 'b');
  if (!leads && !open.camp[seat].has(card)) return no(40, 'c');
  const auto& tomb = factsOf(open.tomb);
  if (tomb.effect == Effect::shut && is(card, tomb.kinds)) return no(41);
  if (tomb.effect == Effect::atMost && open.party[seat].size() >= tomb.n) return no(41, 'b');  // B42
  return allowed;
}

bool medaillon::canSend(const Open& open, Seat seat) {
  if (!refuseSend(open, seat, open.adventurer[seat])) return true;
  const Camp& camp = open.camp[seat];
  return std::any_of(camp.begin(), camp.end(), [&](Card card) { return !refuseSend(open, seat, card); });
}

void medaillon::uncover(Open& open, Seat seat, Card card) {
  if (actsAsTrap(card))
    open.traps[seat].add(card);
  else if (kindInTomb(card) == Kind::undead)
    open.party[seat].add(card);
  else
    open.inForce[seat].add(card);
}

int medaillon::suchIn(const Open& open, Seat seat, Card card, bool blessed) {
  const int isBlessed = open.blessed[seat] == card ? 1 : 0;
  return blessed ? isBlessed : open.party[seat].count(card) - isBlessed;
}

Refusal medaillon::refuseTarget(const Open& open, const Strengths& others, Seat seat, const Trigger& trigger) {
  const Seat other = otherOf(seat);
  const Card target = trigger.target;
  if (suchIn(open, other, target, trigger.blessed) < 1) return no(56, 'b');
  const Facts& trap = factsOf(trigger.trap);
  if (!trap.kinds.has(kindInTomb(target))) return no(57);
  if (does(target, Effect::untouchable)) return no(57, 'b');
  const int strength = open.options.trapLimit == Medaillon::TrapLimit::printed ? factsOf(target).strength
                                                                               : others.of(target, trigger.blessed);
  return strength <= trap.limit ? allowed : no(57, 'c');  // B13
}

bool medaillon::hasTarget(const Open& open, const Strengths& others, Seat seat, Card trap) {
  bool found = false;
  eachTarget(open, otherOf(seat), trap,
             [&](const Trigger& trigger) { found = found || !refuseTarget(open, others, seat, trigger); });
  return found;
}

int medaillon::doctorsReady(const Open& open, Seat seat) {
  return sumOf(open.camp[seat], Effect::heal) - open.resting[seat];
}

bool medaillon::hasBluffed(const Own& own) { return hasAny(own.laid, living); }

Refusal Medaillon::refuse(const Options& options) { return options.players == medaillon::players ? allowed : no(1); }

Refusal Medaillon::refuse(const Open& open, const Own& own, Seat seat, const Move& move) {
  if (open.agenda.empty()) return no(2);
  if (!actors(open).has(seat)) return no(12);
  const Ask ask = asked(open, seat);
  return match(move, [&](const auto& one) -> Refusal {
    using M = std::decay_t<decltype(one)>;
    if (const Refusal refusal = refuseAnswer<M>(open, seat, ask)) return refusal;
    if constexpr (std::is_same_v<M, Split>) return one.coins + one.cards == resources ? allowed : no(16, 'b');
    if constexpr (std::is_same_v<M, Play>) return refusePlay(open, own, seat, one.card);
    if constexpr (std::is_same_v<M, Unroll>) return refuseUnroll(own, one.papyrus);
    if constexpr (std::is_same_v<M, Keep>) return own.looked.has(one.card) ? allowed : no(24, 'c');
    if constexpr (std::is_same_v<M, PutUnder>) return own.looked.has(one.card) ? allowed : no(24, 'd');
    if constexpr (std::is_same_v<M, Discard>) return own.hand.has(one.card) ? allowed : no(74);
    if constexpr (std::is_same_v<M, Send>) return refuseSend(open, seat, one.card);
    if constexpr (std::is_same_v<M, LayCard>) return refuseLayCard(open, own, seat, one.card);
    if constexpr (std::is_same_v<M, LayPapyrus>) return refuseLayPapyrus(own, one.papyrus);
    if constexpr (std::is_same_v<M, Disarm>) return refuseDisarm(open, seat, one.trap);
    if constexpr (std::is_same_v<M, Bless>) return open.party[seat].has(one.card) ? allowed : no(46, 'b');
    if constexpr (std::is_same_v<M, Trigger>) return refuseTrigger(open, seat, one);
    if constexpr (std::is_same_v<M, Heal>) return one.card == open.struck.card ? allowed : no(58, 'b');
    if constexpr (std::is_same_v<M, Rescue>) return refuseFromParty(open, seat, one.card, living, no(66, 'c'));
    // B39: the Avatar is a papyrus, and does not come back.
    if constexpr (std::is_same_v<M, Recall>) return refuseFromParty(open, seat, one.undead, undead, no(66, 'd'));
    return allowed;
  });
}

void Medaillon::moves(const Open& open, const Own& own, Seat seat, Moves& out) {
  out.clear();
  if (!actors(open).has(seat)) return;
  switch (asked(open, seat)) {
    case Ask::split:
      for (int coins = 0; coins <= resources; ++coins) out.push(Split{coins, resources - coins});
      return;
    case Ask::camp:
      listCamp(open, own, seat, out);
      return out.push(EndCamp{});  // MEDAILLON-27
    case Ask::keep:
      return eachDistinct(own.looked, [&](Card card) { out.push(Keep{card}); });
    case Ask::putUnder:
      return eachDistinct(own.looked, [&](Card card) { out.push(PutUnder{card}); });
    case Ask::surplus:
    case Ask::robbed:
    case Ask::opening:
      return eachDistinct(own.hand, [&](Card card) { out.push(Discard{card}); });
    case Ask::open:
      out.push(OpenTomb{});
      return out.push(Pass{});
    case Ask::send:
      listSends(open, seat, out);
      return out.push(Enough{});
    case Ask::lay:
      listLays(open, own, seat, out);
      return out.push(Enough{});
    case Ask::disarm:
      eachDistinct(open.traps[otherOf(seat)], [&](Card trap) {
        if (is(trap, Kind::trap)) out.push(Disarm{trap});
      });
      return out.push(Decline{});
    case Ask::bless:
      return eachDistinct(open.party[seat], [&](Card card) { out.push(Bless{card}); });
    case Ask::trigger:
      return listTriggers(open, seat, out);
    case Ask::heal:
      out.push(Heal{open.struck.card});
      return out.push(Decline{});
    case Ask::rescue:
      eachDistinct(open.party[seat], [&](Card card) {
        if (is(card, living)) out.push(Rescue{card});
      });
      return out.push(Decline{});
    case Ask::recall:
      eachDistinct(open.party[seat], [&](Card card) {
        if (is(card, undead)) out.push(Recall{card});
      });
      return out.push(Decline{});
    default:
      return;
  }
}

}  // namespace mastaba
