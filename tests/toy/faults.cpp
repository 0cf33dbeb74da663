// What makes a position of the toy impossible. Whatever passes here can be played on from.
#include "tests/toy/toy.h"

namespace mastaba {
namespace {

using State = Toy::State;
using Own = Toy::Own;
using Ask = Toy::Ask;

bool isSorted(const Toy::Hand& cards) {
  for (int i = 0; i < cards.size(); ++i)
    if (cards[i] == 0 || (i > 0 && cards[i] < cards[i - 1])) return false;
  return true;
}

const char* seatFault(const State& state, Seat seat) {
  const auto& open = state.open;
  const Own& own = state.own[seat];
  if (own.hand.size() != open.handSize[seat]) return "a hand is not as large as it lies open";
  if (!isSorted(own.hand)) return "a hand is not sorted";
  if (own.top != 0 && (state.deck.empty() || own.top != state.deck.back())) return "a peeked card is not on top";
  for (Seat other = 0; other < Toy::seats; ++other) {
    const Toy::Hand& saw = own.saw[other];
    const Own& with = state.own[other];
    if (!isSorted(saw) || (other == seat && !saw.empty())) return "a memory is in disorder";
    for (const Toy::Card card : saw)
      if (saw.count(card) > with.hand.count(card) + (with.bid == card ? 1 : 0))
        return "a seat remembers a card that is not there";
  }
  if (seat < open.options.players) return nullptr;
  const bool nothing =
      own == Own{} && open.score[seat] == 0 && open.lots[seat] == 0 && open.tokens[seat] == 0 && open.shown[seat] == 0;
  return nothing ? nullptr : "somebody has something on a seat where nobody sits";
}

const char* cardFault(const State& state) {
  std::array<int, toy::values + 1> found{};
  for (int value = 0; value <= toy::values; ++value) found[value] = state.open.gone[value];
  for (const Toy::Card card : state.deck) ++found[card];
  for (const Own& own : state.own) {
    for (const Toy::Card card : own.hand) ++found[card];
    if (own.bid != 0) ++found[own.bid];
  }
  for (int value = 0; value <= toy::values; ++value)
    if (found[value] != (value == 0 ? 0 : toy::copies)) return "there are not four cards of each value";
  return state.deck.size() == state.open.deckSize ? nullptr : "the deck is not as large as it lies open";
}

// The bids that are made, and how large hands are while they are.
const char* bidFault(const State& state, Seats bidders, int most) {
  for (Seat seat = 0; seat < Toy::seats; ++seat) {
    if ((state.own[seat].bid != 0) != bidders.has(seat)) return "a bid is missing, or one too many is made";
    if (state.open.handSize[seat] + (bidders.has(seat) ? 1 : 0) > most) return "a hand is too large";
  }
  return nullptr;
}

// Every lot won has cost a card at least.
const char* lotFault(const State& state) {
  const auto& open = state.open;
  int lots = !open.agenda.empty() && open.agenda.back().ask == Ask::interrupt ? 1 : 0;
  int gone = 0;
  for (const auto& won : open.lots) lots += won;
  for (const auto& cards : open.gone) gone += cards;
  return lots <= gone ? nullptr : "more lots were won than there were";
}

const char* askFault(const State& state) {
  const auto& open = state.open;
  const int players = open.options.players;
  bool reached = false;
  bool cards = false;
  for (Seat seat = 0; seat < players; ++seat) {
    reached |= open.score[seat] >= toy::target;
    cards |= open.handSize[seat] > 0;
  }
  if (open.agenda.empty()) {
    if (!reached && cards) return "nobody is asked, but it is not over";
    return bidFault(state, {}, toy::handAtStart);
  }
  if (reached) return "it is over, but somebody is asked";
  const Task<Ask>& task = open.agenda.back();
  if (open.agenda.size() > 1 || task.who.none()) return "the agenda is in disorder";
  if (task.ask == Ask::bid) {
    if (open.lot == 0 || open.winner != nobody || task.of != 0) return "the bidding is in disorder";
    if ((task.n & ~Seats::upTo(players).bits) != 0 || (task.who.bits & ~task.n) != 0) return "the wrong seats bid";
    for (const Seat seat : task.who)
      if (open.handSize[seat] == 0) return "a seat bids without a card";
    return bidFault(state, {static_cast<u8>(task.n & ~task.who.bits)}, toy::handAtStart);
  }
  if (open.winner >= players || task.of != open.winner || task.n != 0) return "nobody has won what is asked about";
  if (task.ask == Ask::interrupt) {
    if (!(task.who == Seats::only(leftOf(open.winner, players)))) return "the wrong seat may curse";
    return bidFault(state, {}, toy::handAtStart - 1);
  }
  if (!(task.who == Seats::only(open.winner)) || state.deck.empty() || open.options.peek == Toy::Peek::off)
    return "there is nothing to peek at";
  return bidFault(state, {}, toy::handAtStart);
}

}  // namespace

const char* Toy::faults(const State& state) {
  const Open& open = state.open;
  if (refuse(open.options)) return "the options are refused";
  if (open.starter >= open.options.players) return "somebody begins who does not play";
  if (open.winner != nobody && open.winner >= open.options.players) return "somebody has won who does not play";
  for (Seat seat = 0; seat < seats; ++seat)
    if (const char* fault = seatFault(state, seat)) return fault;
  if (const char* fault = cardFault(state)) return fault;
  if (const char* fault = lotFault(state)) return fault;
  return askFault(state);
}

}  // namespace mastaba
