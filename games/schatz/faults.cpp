// What makes a position impossible. Whatever passes here can be played on from, also when somebody set it up by hand.
#include "engine/first_fault.h"
#include "games/schatz/memory.h"

namespace mastaba {

using namespace schatz;

namespace {

using Asked = Task<Ask>;

bool same(const Asked& task, Ask ask, Seats who, Seat of, int n = 0) {
  return task == Asked{ask, who, of, static_cast<u8>(n)};
}

void checkRow(const Open& open, FirstFault& check) {
  std::array<int, treasure + 1> seen{};
  for (int i = 0; i < adventures; ++i) {
    const int difficulty = static_cast<int>(open.row[i]);
    check.that(++seen[difficulty] == 1 && difficulty >= lowest, "the adventures are not all different");
    if (open.options.order == Schatz::Order::ascending && i > 0)
      check.that(open.row[i - 1] < open.row[i], "the adventures are not in ascending order");
  }
  check.that(open.row[adventures - 1] == Adventure::treasure, "the last adventure is not the treasure");
}

void checkSeat(const State& state, Seat seat, FirstFault& check) {
  const Open& open = state.open;
  const Own& own = state.own[seat];
  if (seat >= open.options.players) {
    const bool empty = open.passed[seat] == 0 && open.laid[seat].empty() && open.protections[seat] == 0 &&
                       open.handSize[seat] == 0 && own == Own{};
    return check.that(empty, "somebody has something on a seat where nobody sits");
  }
  check.that(own.hand.size() == open.handSize[seat], "a hand is not as large as it lies open");
  for (const Hand& hand : {own.hand, own.before})
    for (int i = 0; i < hand.size(); ++i) {
      check.that(hand[i] != Card::none, "there is no card where one is held");
      check.that(i == 0 || hand[i - 1] <= hand[i], "a hand is not sorted");
    }
  for (const Card card : open.laid[seat]) check.that(isEquipment(card), "something else than equipment is laid");
  // SCHATZ-52, SCHATZ-54
  if (!check && open.passed[seat] < adventures)
    check.that(missing(open, seat) > 0, "an adventure is passed already by what is laid");
  if (open.passed[seat] == adventures)
    check.that(open.laid[seat].empty() && open.protections[seat] == 0, "cards lie before who has reached the treasure");
}

// Every card is somewhere.
void checkCards(const State& state, FirstFault& check) {
  const Open& open = state.open;
  check.that(state.pile.size() == open.pileSize, "the pile is not as large as it lies open");
  const Memory::Counts shown = lyingOpen(open);
  Memory::Counts hidden{};
  for (const Card card : state.pile) ++hidden[static_cast<int>(card)];
  for (Seat seat = 0; seat < open.options.players; ++seat)
    for (const Card card : state.own[seat].hand) ++hidden[static_cast<int>(card)];
  for (int kind = 0; kind < Schatz::kinds; ++kind)
    check.that(shown[kind] + hidden[kind] == copiesOf(open.options.deck, static_cast<Card>(kind)),
               "some card is there too often or not often enough");
}

// What everybody remembers must have led to what is.
void checkMemory(const State& state, FirstFault& check) {
  const Open& open = state.open;
  Memory::Counts seen{};
  for (const Schatz::Handled& handled : open.handled) {
    check.that(handled.seat < open.options.players, "somebody handled a card who does not play");
    ++seen[static_cast<int>(handled.card)];
  }
  if (check) return;
  const int drawn = seen[static_cast<int>(Card::none)];
  const auto hand = handsAtShuffle(open);
  const Memory::Counts visible = lyingOpen(open);
  int shuffled = 0;
  for (Seat seat = 0; seat < open.options.players; ++seat)
    check.that(state.own[seat].before.size() == hand[seat], "a hand was not as large at the last shuffle");
  for (int kind = 0; kind < Schatz::kinds; ++kind) {
    const auto card = static_cast<Card>(kind);
    shuffled += open.shuffled[kind];
    check.that(open.shuffled[kind] <= copiesOf(open.options.deck, card), "a card was shuffled that is not there");
    if (card == Card::none) continue;
    check.that(seen[kind] <= visible[kind], "a card left a hand that lies nowhere");
  }
  check.that(shuffled == open.pileSize + drawn, "not as many cards were drawn as are missing from the pile");
}

// What a seat has secretly chosen to give up lies before it; and who has been asked and has answered has chosen.
void checkGiven(const State& state, FirstFault& check) {
  const Open& open = state.open;
  const Seats chosen = haveChosen(open);
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    const Card given = state.own[seat].given;
    check.that(chosen.has(seat) ? losses(open, seat).has(given) : given == Card::none,
               "a seat gives up what it cannot");
  }
}

// A curse that is being carried out, from what is asked down to its end.
void checkCurse(const Open& open, FirstFault& check) {
  const auto& agenda = open.agenda;
  const char* fault = "the curse is in disorder";
  check.that(agenda.size() >= 2, fault);
  if (check) return;
  const Seat curser = agenda[0].of;
  check.that(same(agenda[0], Ask::endCurse, {}, curser) && curser < open.options.players, fault);
  if (check) return;
  if (open.options.losses == Schatz::Losses::atOnce) {
    check.that(agenda.size() == 3 && same(agenda[1], Ask::showLoss, {}, curser), fault);
    if (check) return;
    const Asked& asked = agenda[2];
    check.that(asked.ask == Ask::giveUp && asked.of == curser && !asked.who.none() && (asked.who.bits & ~asked.n) == 0,
               fault);
    for (int i = 0; i < 8; ++i) {  // also those that are no seats
      const Seat seat = i;
      const bool chooses = seat < open.options.players && losses(open, seat).size() > 1;
      check.that(Seats{asked.n}.has(seat) == chooses, fault);
    }
    return;
  }
  // Whom it still has to reach, clockwise; who played it comes last.
  int before = 0;
  for (int i = agenda.size() - 1; i >= 1; --i) {
    const Seat seat = agenda[i].of;
    check.that(seat < open.options.players, fault);
    if (check) return;
    const int distance = (seat - curser + open.options.players - 1) % open.options.players + 1;
    const bool asked = i == agenda.size() - 1;
    check.that(distance > before && !open.laid[seat].empty(), fault);
    check.that(asked ? same(agenda[i], Ask::giveUp, Seats::only(seat), seat) && losses(open, seat).size() > 1
                     : same(agenda[i], Ask::hit, {}, seat),
               fault);
    before = distance;
  }
}

// What is asked must be what the rules ask, and below it what then follows.
void checkAgenda(const Open& open, FirstFault& check) {
  const auto& agenda = open.agenda;
  int winners = 0;
  for (const auto& passed : open.passed) winners += passed == adventures ? 1 : 0;
  const bool stalled = open.quiet > quietRounds * open.options.players;
  if (agenda.empty())
    return check.that(winners == 1 || (winners == 0 && stalled), "nobody is asked, but it is not over");
  check.that(winners == 0 && !stalled, "it is over, but somebody is asked");
  if (agenda.back().ask == Ask::giveUp) return checkCurse(open, check);

  const Asked& top = agenda.back();
  const Seat seat = top.of;
  check.that(seat < open.options.players && top.who == Seats::only(seat), "nobody, or the wrong seat, is asked");
  if (check) return;
  const bool mayDraw = !refuseDraw(open, seat, 1);
  switch (top.ask) {
    case Ask::turn:
      check.that(agenda.size() == 1 && top.n == 0, "a turn is in disorder");
      return check.that(open.handSize[seat] > 0 || mayDraw, "a seat is asked that can do nothing");
    case Ask::secondCard:
      check.that(agenda.size() == 1 && top.n == 0 && open.options.drawing == Schatz::Drawing::afterFirst && mayDraw,
                 "a second card is asked for that cannot be");
      return;
    case Ask::swapMore:
      check.that(agenda.size() == 1 && open.options.swapping == Schatz::Swapping::anyNumber && top.n >= 1 &&
                     open.handSize[seat] > 0 && open.handSize[seat] + top.n <= handLimit &&
                     top.n <= open.discarded.size(),
                 "more cards are to be swapped than can be");
      return;
    case Ask::pawn:
      check.that(agenda.size() == 2 && top.n == 0 && open.passed[seat] > 0 && open.handSize[seat] > 0 &&
                     (same(agenda[0], Ask::again, {}, seat) || same(agenda[0], Ask::endTurn, {}, seat)),
                 "the black pawn is to be moved without an exact hit");
      return;
    default:
      return check.that(false, "something is asked that nobody answers");
  }
}

}  // namespace

const char* Schatz::faults(const State& state) {
  const Open& open = state.open;
  if (refuse(open.options)) return "the options are refused";
  FirstFault check;
  check.that(open.starter < open.options.players, "somebody begins who does not play");
  checkRow(open, check);
  for (Seat seat = 0; seat < seats && !check; ++seat) checkSeat(state, seat, check);
  if (!check) checkCards(state, check);
  if (!check) checkMemory(state, check);
  if (!check) checkAgenda(open, check);
  if (!check) checkGiven(state, check);
  return check.fault();
}

}  // namespace mastaba
