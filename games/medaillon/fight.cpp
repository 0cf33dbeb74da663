#include "games/medaillon/fight.h"

#include <algorithm>

namespace mastaba::medaillon {
namespace {

constexpr int undeadHoped = 4;   // what a trap for undead brings while there is none yet,
constexpr int shieldHoped = 10;  // Protection of Isis,
constexpr int bookHoped = 10;    // the Book of the Dead
constexpr int ranksHoped = 16;   // a trap while nobody has been sent yet

void uncoverAll(Open& open, Seat seat, const Own& own) {
  for (const Card card : own.laid)
    if (!is(card, living)) uncover(open, seat, card);
}

// Whom the trap would be for has been chosen already.
void dropStruck(Open& open) {
  if (open.struck.card == Card::none) return;
  const Seat seat = open.agenda.back().of;
  open.party[seat].drop(open.struck.card);
  if (open.struck.blessed) open.blessed[seat] = Card::none;
  open.struck = {};
}

// The blessing will go to somebody whom no trap hits.
int blessingToCome(const Open& open, Seat seat) {
  if (open.blessed[seat] != Card::none || open.party[seat].empty()) return 0;
  return sumOf(open.inForce[seat], Effect::bless);
}

void disarmWorst(Open& open) {
  auto& traps = open.traps[otherOf(open.holder)];
  Card worst = Card::none;
  for (const Card trap : traps)
    if (is(trap, Kind::trap) && (worst == Card::none || factsOf(trap).limit >= factsOf(worst).limit)) worst = trap;
  traps.drop(worst);
}

// The strongest character of each kind, and of those that a limit spares.
struct Targets {
  std::array<int, kindCount> strongest{};
  std::array<int, kindCount> upToThree{};
  std::array<int, kindCount> upToFour{};

  Targets(const Open& open, Seat seat) {
    const Strengths strengths(open, seat);
    Card last = Card::none;
    for (const Card card : open.party[seat]) {
      if (card == last || does(card, Effect::untouchable)) continue;
      last = card;
      const int strength = strengths.of(card, false);
      const auto kind = static_cast<std::size_t>(kindInTomb(card));
      strongest[kind] = std::max(strongest[kind], strength);
      if (strength <= 3) upToThree[kind] = std::max(upToThree[kind], strength);
      if (strength <= 4) upToFour[kind] = std::max(upToFour[kind], strength);
    }
  }

  int loss(const Facts& trap) const {
    const auto& of = trap.limit <= 3 ? upToThree : trap.limit <= 4 ? upToFour : strongest;
    int most = 0;
    for (const Kind kind : {Kind::companion, Kind::animal, Kind::undead})
      if (trap.kinds.has(kind)) most = std::max(most, of[static_cast<std::size_t>(kind)]);
    return most;
  }
};

}  // namespace

Fought foughtOut(const State& state) {
  Fought fought{state.open, 0};
  Open& open = fought.open;
  for (Seat seat = 0; seat < players; ++seat) uncoverAll(open, seat, state.own[seat]);
  if (!open.agenda.empty()) {
    if (open.agenda.back().ask == Ask::heal) dropStruck(open);
    const bool revealed = open.agenda.back().ask != Ask::send && open.agenda.back().ask != Ask::lay;
    const bool disarms = open.agenda.back().ask == Ask::disarm || !revealed;
    if (disarms && hasAbility(open, open.holder, Effect::disarm)) disarmWorst(open);
  }
  triggerAll(open, open.holder);
  triggerAll(open, otherOf(open.holder));
  const auto total = [&](Seat seat) { return Strengths(open, seat).total() + blessingToCome(open, seat); };
  fought.ahead = total(open.holder) - total(otherOf(open.holder));
  return fought;
}

Seat winnerOf(const Fought& fought) {
  const Open& open = fought.open;
  const Seat other = otherOf(open.holder);
  Seat winner = fought.ahead >= 0 ? open.holder : other;
  for (const Seat seat : {open.holder, other}) {
    const Card scales = firstWith(open.inForce[seat], Effect::tip);
    const int behind = seat == open.holder ? -fought.ahead : fought.ahead;
    if (scales != Card::none && behind >= 0 && behind <= factsOf(scales).n) winner = seat;
  }
  return winner;
}

Reserve reserveOf(const State& state, const Open& tomb, Seat seat, bool sends, bool lays) {
  Reserve reserve;
  const Strengths strengths(tomb, seat);
  if (sends) {
    const auto& facts = factsOf(tomb.tomb);
    int places = facts.effect == Effect::atMost ? facts.n - tomb.party[seat].size() : mostInParty;
    const auto add = [&](Card card) {
      if (places <= 0 || refuseSend(tomb, seat, card)) return;
      --places;
      reserve.camp += (strengths.of(card, false) + (does(card, Effect::pack) ? factsOf(card).n : 0)) * eighths;
    };
    add(tomb.adventurer[seat]);
    for (const Card card : tomb.camp[seat]) add(card);
  }
  if (!lays) return reserve;
  const Seat other = otherOf(seat);
  const Targets targets(tomb, other);
  const bool sent = !tomb.party[other].empty();
  for (const Card card : state.own[seat].hand) {
    if (is(card, living)) continue;
    const Facts& facts = factsOf(card);
    if (facts.kind == Kind::undead)
      reserve.hand += strengths.of(card, false) * eighths;
    else
      reserve.hand +=
          std::max(sent ? targets.loss(facts) * eighths : ranksHoped, facts.kinds.has(Kind::undead) ? undeadHoped : 0);
  }
  for (const Card card : state.own[seat].papyri) {
    const Facts& facts = factsOf(card);
    if (facts.effect == Effect::horde)
      reserve.papyri += (strengths.of(card, false) + 2 * facts.n) * eighths;
    else if (facts.effect == Effect::eliminate)
      reserve.papyri += sent ? targets.loss(facts) * eighths : ranksHoped;
    else if (facts.effect == Effect::bless)
      reserve.papyri += facts.n * eighths;
    else if (facts.effect == Effect::protect)
      reserve.papyri += shieldHoped;
    else if (facts.effect == Effect::change)
      reserve.papyri += facts.kinds.has(Kind::undead) ? bookHoped : -facts.n * (tomb.party[other].size() - 1) * eighths;
    else if (facts.effect == Effect::tip)
      reserve.papyri += (facts.n + (seat == tomb.holder ? 0 : 1)) * eighths;
  }
  return reserve;
}

}  // namespace mastaba::medaillon
