// What moves do, and how the toy begins and ends.
#include "tests/toy/toy.h"

namespace mastaba {
namespace {

using State = Toy::State;
using Ask = Toy::Ask;
using Tell = Teller<Toy::Event>;

int players(const State& state) { return state.open.options.players; }

void beginRound(State& state, Chance& chance, Tell& teller) {
  auto& open = state.open;
  open.shown = {};
  open.winner = nobody;
  open.lot = 0;
  Seats who;
  for (Seat seat = 0; seat < players(state); ++seat) {
    if (open.handSize[seat] > 0) who.add(seat);
    if (open.score[seat] >= toy::target) return;  // TOY-11
  }
  if (who.none()) return;                                             // TOY-11
  open.lot = 1 + static_cast<int>(chance.below(Toy::Luck::dice, 6));  // TOY-3
  teller.reveal(everyone, Toy::Rolled{open.lot});
  open.agenda.push({Ask::bid, who, {}, who.bits});  // TOY-4; n: who was asked, as `who` shrinks
}

// Everybody who knew that this card is with the seat knows that it no longer is.
void seen(State& state, Seat seat, Toy::Card card) {
  for (auto& own : state.own) own.saw[seat].drop(card);
}

void drawCards(State& state, Tell& teller) {
  auto& open = state.open;
  open.starter = leftOf(open.starter, players(state));  // TOY-9
  for (int i = 0; i < players(state) && !state.deck.empty(); ++i) {
    const Seat seat = leftOf(open.starter, players(state), i);
    const Toy::Card card = state.deck.pop();
    for (Seat other = 0; other < players(state); ++other) {
      auto& own = state.own[other];
      if (own.top != 0 && other != seat) own.saw[seat].add(own.top);
      own.top = 0;
    }
    state.own[seat].hand.add(card);
    ++open.handSize[seat];
    --open.deckSize;
    teller.split(Seats::only(seat), Toy::Drew{seat, card}, Toy::Drew{seat, 0});
  }
}

// TOY-5
void showBids(State& state, Chance& chance, Tell& teller) {
  auto& open = state.open;
  Toy::Card highest = 0;
  for (int i = 0; i < players(state); ++i) {
    const Seat seat = leftOf(open.starter, players(state), i);
    const Toy::Card card = state.own[seat].bid;
    if (card == 0) continue;
    state.own[seat].bid = 0;
    open.shown[seat] = card;
    ++open.gone[card];
    seen(state, seat, card);
    teller.show(seat, Toy::Shown{seat, card});
    if (card > highest) {
      highest = card;
      open.winner = seat;
    } else if (card == highest && open.options.tie == Toy::Tie::nobody) {
      open.winner = nobody;
    }
  }
  if (open.winner == nobody) {
    teller.tell(everyone, Toy::Tied{});
    drawCards(state, teller);
    beginRound(state, chance, teller);
    return;
  }
  open.agenda.push({Ask::interrupt, Seats::only(leftOf(open.winner, players(state))), open.winner, 0});  // TOY-6
}

void scoreLot(State& state, Chance& chance, Tell& teller) {
  auto& open = state.open;
  const Seat winner = open.winner;
  open.score[winner] += open.lot;  // TOY-8
  ++open.lots[winner];
  teller.tell(everyone, Toy::Won{winner, open.lot});
  if (open.score[winner] >= toy::target) return beginRound(state, chance, teller);  // TOY-11: at once
  drawCards(state, teller);
  if (open.options.peek == Toy::Peek::on && !state.deck.empty())
    open.agenda.push({Ask::peek, Seats::only(winner), winner, 0});  // TOY-10
  else
    beginRound(state, chance, teller);
}

}  // namespace

Toy::State Toy::setup(const Options& options, Chance& chance, Teller<Event>& teller) {
  State state{};
  state.open.options = options;
  for (int value = 1; value <= toy::values; ++value)
    for (int copy = 0; copy < toy::copies; ++copy) state.deck.push(value);
  chance.shuffle(Luck::deck, state.deck);
  for (Seat seat = 0; seat < options.players; ++seat) {
    state.open.tokens[seat] = toy::tokensAtStart;
    for (int i = 0; i < toy::handAtStart; ++i) {
      const Card card = state.deck.pop();
      state.own[seat].hand.add(card);
      teller.split(Seats::only(seat), Drew{seat, card}, Drew{seat, 0});
    }
    state.open.handSize[seat] = toy::handAtStart;
  }
  state.open.deckSize = state.deck.size();
  beginRound(state, chance, teller);
  return state;
}

void Toy::play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
  auto& open = state.open;
  if (const auto* bid = as<Bid>(move)) {
    state.own[seat].hand.drop(bid->card);
    --open.handSize[seat];
    state.own[seat].bid = bid->card;
    teller.tell(everyone, Committed{seat});
    if (answered(open.agenda, seat)) showBids(state, chance, teller);
    return;
  }
  answered(open.agenda, seat);
  if (is<Curse>(move)) {
    --open.tokens[seat];
    open.lot = open.lot / 2;  // TOY-6
    teller.tell(everyone, Cursed{seat, open.lot});
    scoreLot(state, chance, teller);
  } else if (is<Allow>(move)) {
    scoreLot(state, chance, teller);
  } else {
    if (is<Look>(move)) {
      state.own[seat].top = state.deck.back();
      teller.split(Seats::only(seat), Peeked{seat, state.deck.back()}, Peeked{seat, 0});
    }
    beginRound(state, chance, teller);
  }
}

Toy::Standing Toy::standing(const State& state) {
  const auto& open = state.open;
  Standing result;
  result.how = How::exhausted;
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    if (open.score[seat] >= toy::target) result.how = How::target;
    result.count(seat, Why::lots, open.lots[seat], open.score[seat]);
    result.count(seat, Why::tokens, open.tokens[seat], open.tokens[seat] * toy::tokenWorth);  // TOY-12
  }
  rank(result, result.points, open.options.players);
  return result;
}

}  // namespace mastaba
