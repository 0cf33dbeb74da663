// What moves do, and how Der Schatz des Pharaos begins and ends.
#include "games/schatz/schatz.h"

namespace mastaba {

using namespace schatz;

namespace {

// A move as it is carried out.
struct Turn {
  State& state;
  Chance& chance;
  Teller<Schatz::Event>& teller;

  Open& open() const { return state.open; }
  int players() const { return state.open.options.players; }
  void push(Ask ask, Seat of) const { open().agenda.push({ask, {}, of, 0}); }
  void ask(Ask ask, Seat seat, int n = 0) const {
    open().agenda.push({ask, Seats::only(seat), seat, static_cast<u8>(n)});
  }

  // ---- cards

  void discard(Card card) const { open().discarded.push(card); }

  // A card leaves the hand, and everybody sees it.
  void part(Seat seat, Card card) const {
    state.own[seat].hand.drop(card);
    --open().handSize[seat];
    open().handled.push({seat, card});
  }

  // Everybody sees which cards there are to be drawn from now on.
  void shuffled() const {
    open().shuffled = {};
    for (const Card card : open().discarded) ++open().shuffled[static_cast<int>(card)];
    open().handled.clear();
    for (Seat seat = 0; seat < players(); ++seat) state.own[seat].before = state.own[seat].hand;
    teller.tell(everyone, Schatz::Shuffled{open().discarded.size()});
  }

  void drawCard(Seat seat, Hand& drawn) const {
    if (open().pileSize == 0) {  // SCHATZ-50, A12: when a card is needed and none is there
      tellDrawn(seat, drawn);
      shuffled();
    }
    const Card card = draw(state.pile, open().discarded, Schatz::Luck::deck, chance);
    open().pileSize = state.pile.size();
    state.own[seat].hand.add(card);
    ++open().handSize[seat];
    open().handled.push({seat, Card::none});
    if (!teller.deaf()) drawn.add(card);
  }
  void tellDrawn(Seat seat, Hand& drawn) const {
    if (drawn.empty()) return;
    const Schatz::Drew full{seat, drawn.size(), drawn};
    teller.split(Seats::only(seat), full, Schatz::Drew{seat, full.many, {}});
    drawn.clear();
  }

  // As many as there are (A11, A29).
  void drawUpTo(Seat seat, int n) const {
    Hand drawn;
    for (int i = 0; i < n && left(state.pile, open().discarded) > 0; ++i) drawCard(seat, drawn);
    tellDrawn(seat, drawn);
  }

  // ---- adventures

  // SCHATZ-40 to SCHATZ-42: the pawn moves onto the card, and everything before the player is discarded.
  void step(Seat seat, Schatz::Way way) const {
    teller.tell(everyone, Schatz::Passed{seat, ahead(open(), seat), way});
    ++open().passed[seat];
    open().quiet = 0;
    for (const Card card : open().laid[seat]) discard(card);
    open().laid[seat].clear();
    for (; open().protections[seat] > 0; --open().protections[seat]) discard(Card::protection);
  }

  // SCHATZ-44: no card left in hand, but not before the treasure (SCHATZ-49). It is asked of who is on turn only:
  // curses take from the table, so no other hand can become empty (SCHATZ-53).
  bool emptiedHand(Seat seat) const { return open().handSize[seat] == 0 && !facesTreasure(open(), seat); }

  // SCHATZ-44, SCHATZ-45. A22: it happens by itself.
  void passWithEmptyHand(Seat seat) const {
    step(seat, Schatz::Way::emptyHand);
    drawUpTo(seat, handAfterEmpty);
  }

  // SCHATZ-39
  void lay(Seat seat, Card card) const {
    open().laid[seat].push(card);  // SCHATZ-24
    const Adventure adventure = ahead(open(), seat);
    teller.show(seat, Schatz::Laid{seat, card, sumOf(open().laid[seat]), adventure});
    const int lacks = missing(open(), seat);
    const bool exact = lacks == 0;
    const bool emptied = emptiedHand(seat);
    if (lacks <= 0) {
      step(seat, exact ? Schatz::Way::exact : Schatz::Way::exceeded);
      if (adventure == Adventure::treasure) return teller.tell(everyone, Schatz::Won{seat});  // SCHATZ-51
      if (emptied) drawUpTo(seat, handAfterEmpty);  // SCHATZ-46, A23: still one step, but new cards
    } else if (emptied) {
      passWithEmptyHand(seat);  // A25
    }
    // SCHATZ-43; A24: with an empty hand the further turn stays, unless agreed otherwise.
    const bool ends = emptied && open().options.emptyHand == Schatz::EmptyHand::always;
    const bool again = exact && !ends;
    push(again ? Ask::again : Ask::endTurn, seat);  // SCHATZ-26, SCHATZ-41
    if (exact) ask(Ask::pawn, seat);
  }

  void conjure(Seat seat, Item to) const {
    discard(Card::magic);  // SCHATZ-28
    open().pawn = to;      // SCHATZ-27
    teller.show(seat, Schatz::Conjured{seat, to});
    const bool emptied = emptiedHand(seat);
    if (emptied) passWithEmptyHand(seat);  // A26: the pawn first, then the step
    const bool again = !emptied || open().options.emptyHand == Schatz::EmptyHand::never;
    push(again ? Ask::again : Ask::endTurn, seat);  // SCHATZ-29
  }

  // ---- curses

  void curse(Seat seat) const {
    discard(Card::curse);  // SCHATZ-33
    teller.show(seat, Schatz::Cursed{seat});
    push(Ask::endCurse, seat);
    if (open().options.losses == Schatz::Losses::inTurn) {
      // A18: clockwise from the left neighbour, who plays the curse comes last (SCHATZ-31).
      for (int i = players(); i >= 1; --i) {
        const Seat other = leftOf(seat, players(), i);
        if (!open().laid[other].empty()) push(Ask::hit, other);  // SCHATZ-32
      }
      return;
    }
    push(Ask::showLoss, seat);
    Seats choosing;
    for (Seat other = 0; other < players(); ++other)
      if (losses(open(), other).size() > 1) choosing.add(other);
    if (!choosing.none()) open().agenda.push({Ask::giveUp, choosing, seat, choosing.bits});
  }

  void lose(Seat seat, Card card) const {
    if (card == Card::protection)
      --open().protections[seat];  // SCHATZ-35, A20
    else
      open().laid[seat].drop(card);  // SCHATZ-30
    discard(card);
  }

  // A39: where only one kind of card can be given up, nobody is asked.
  void hit(Seat seat) const {
    const Losses choices = losses(open(), seat);
    if (choices.size() > 1) return ask(Ask::giveUp, seat);
    lose(seat, choices[0]);
    teller.tell(everyone, Schatz::GaveUp{seat, choices[0]});
  }

  void showLosses(Seat curser) const {
    for (int i = 1; i <= players(); ++i) {
      const Seat seat = leftOf(curser, players(), i);
      Card& given = state.own[seat].given;
      if (given == Card::none) {
        if (!open().laid[seat].empty()) hit(seat);
        continue;
      }
      lose(seat, given);
      teller.show(seat, Schatz::GaveUp{seat, given});
      given = Card::none;
    }
  }

  // ---- turns

  void begin(Seat seat) const {
    // A10: an empty hand and nothing to draw; the turn passes without a decision.
    if (open().handSize[seat] == 0 && refuseDraw(open(), seat, 1)) {
      teller.tell(everyone, Schatz::Idle{seat});
      return push(Ask::endTurn, seat);
    }
    ask(Ask::turn, seat);
  }

  void endTurn(Seat seat) const {
    ++open().quiet;
    if (open().quiet > quietRounds * players()) {  // A38
      teller.tell(everyone, Schatz::Stalled{quietRounds});
      return;
    }
    begin(leftOf(seat, players()));  // SCHATZ-16
  }

  void run() const {
    while (!open().agenda.empty() && open().agenda.back().who.none()) {
      const Task<Ask> task = open().agenda.pop();
      switch (task.ask) {
        case Ask::again:  // a further turn
          teller.tell(everyone, Schatz::Again{task.of});
          begin(task.of);
          break;
        case Ask::hit:
          hit(task.of);
          break;
        case Ask::showLoss:
          showLosses(task.of);
          break;
        case Ask::endCurse:
          if (emptiedHand(task.of)) passWithEmptyHand(task.of);  // A27: after everybody has lost
          endTurn(task.of);
          break;
        default:
          endTurn(task.of);
          break;
      }
    }
  }

  // ---- the moves

  void drawn(Seat seat, int n, bool first) const {
    drawUpTo(seat, n);
    const bool more = first && open().options.drawing == Schatz::Drawing::afterFirst && !refuseDraw(open(), seat, 1);
    if (more)
      ask(Ask::secondCard, seat);
    else
      endTurn(seat);  // SCHATZ-18
  }

  // SCHATZ-20, A8: cards are put down first. A9: a hand that is empty meanwhile counts for nothing.
  void swap(Seat seat, const Schatz::Swap& cards, int before) const {
    int put = before;
    for (const Card card : {cards.first, cards.second}) {
      if (card == Card::none) continue;
      part(seat, card);
      discard(card);
      ++put;
    }
    teller.show(seat, Schatz::Swapped{seat, cards.first, cards.second});
    const bool more = open().options.swapping == Schatz::Swapping::anyNumber && open().handSize[seat] > 0;
    if (more) return ask(Ask::swapMore, seat, put);
    takeNew(seat, put);
  }

  void takeNew(Seat seat, int n) const {
    drawUpTo(seat, n);
    endTurn(seat);
  }

  void playCard(Seat seat, Card card) const {
    part(seat, card);
    if (card == Card::curse) return curse(seat);
    if (card == Card::protection) {
      ++open().protections[seat];  // SCHATZ-34, SCHATZ-36
      teller.show(seat, Schatz::Protected{seat});
      if (emptiedHand(seat)) passWithEmptyHand(seat);  // A28
      return endTurn(seat);                            // SCHATZ-37
    }
    lay(seat, card);
  }

  void giveUp(Seat seat, Card card) const {
    answered(open().agenda, seat);
    if (open().options.losses == Schatz::Losses::atOnce) {
      state.own[seat].given = card;
      return teller.tell(everyone, Schatz::Chose{seat});
    }
    lose(seat, card);
    teller.show(seat, Schatz::GaveUp{seat, card});
  }
};

// SCHATZ-8, SCHATZ-9: five of the eight others, in the order they were drawn (A2), then the treasure.
Schatz::Row layRow(Schatz::Order order, Chance& chance) {
  Seq<Adventure, highest - lowest + 1> others;
  for (int difficulty = lowest; difficulty <= highest; ++difficulty) others.push(static_cast<Adventure>(difficulty));
  chance.shuffle(Schatz::Luck::row, others);
  Seq<Adventure, adventures> row;
  for (int i = 0; i < adventures - 1; ++i) {  // SCHATZ-10: three are left over
    if (order == Schatz::Order::ascending)
      row.add(others[i]);
    else
      row.push(others[i]);
  }
  row.push(Adventure::treasure);
  return row.at;
}

}  // namespace

int schatz::copiesOf(Schatz::Deck deck, Card card) {
  const bool rework = deck == Schatz::Deck::rework;
  switch (card) {
    case Card::none:
      return 0;
    case Card::magic:
      return magicCards;
    case Card::curse:
      return rework ? reworkCurseCards : curseCards;
    case Card::protection:
      return rework ? reworkProtectionCards : protectionCards;
    default:
      return rework && valueOf(card) == values ? copies - 1 : copies;
  }
}

State Schatz::setup(const Options& options, Chance& chance, Teller<Event>& teller) {
  State state{};
  Open& open = state.open;
  open.options = options;
  open.row = layRow(options.order, chance);
  teller.reveal(everyone, RowLaid{open.row});
  open.pawn = Item::ladder;  // SCHATZ-12
  // SCHATZ-15: nobody has passed anything, `passed` is zero.
  for (int kind = 0; kind < kinds; ++kind) {
    const auto card = static_cast<Card>(kind);
    const int many = copiesOf(options.deck, card);
    for (int i = 0; i < many; ++i) state.pile.push(card);
    open.shuffled[kind] = many;
  }
  chance.shuffle(Luck::deck, state.pile);
  open.pileSize = state.pile.size();  // SCHATZ-14
  const Turn turn{state, chance, teller};
  for (Seat seat = 0; seat < options.players; ++seat) turn.drawUpTo(seat, handAtStart);  // SCHATZ-13
  // SCHATZ-16, A3: nobody here knows who is the youngest.
  const bool lots = options.start == Start::drawn;
  open.starter = lots ? static_cast<int>(chance.below(Luck::start, static_cast<u32>(options.players))) : 0;
  teller.reveal(everyone, Begins{open.starter});
  open.quiet = 1;  // as if the pawns had just come to their places
  turn.ask(Ask::turn, open.starter);
  return state;
}

void Schatz::play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
  const Turn turn{state, chance, teller};
  if (const auto* giveUp = as<GiveUp>(move)) {
    turn.giveUp(seat, giveUp->card);
    return turn.run();
  }
  const Task<Ask> task = state.open.agenda.pop();
  match(move, [&](const auto& one) {
    using M = std::decay_t<decltype(one)>;
    if constexpr (std::is_same_v<M, Draw>) {
      turn.drawn(seat, one.cards, task.ask == Ask::turn);
    } else if constexpr (std::is_same_v<M, Swap>) {
      turn.swap(seat, one, task.n);
    } else if constexpr (std::is_same_v<M, Play>) {
      turn.playCard(seat, one.card);
    } else if constexpr (std::is_same_v<M, Magic>) {
      turn.part(seat, Card::magic);
      turn.conjure(seat, one.to);
    } else if constexpr (std::is_same_v<M, MovePawn>) {
      state.open.pawn = one.to;  // SCHATZ-43
      teller.show(seat, PawnMoved{seat, one.to});
    } else if constexpr (std::is_same_v<M, Enough>) {
      turn.takeNew(seat, task.n);  // after the first card drawn there is nothing more to take
    }
  });
  turn.run();
}

Schatz::Standing Schatz::standing(const State& state) {
  const Open& open = state.open;
  Standing result;
  result.how = How::stalled;
  std::array<int, maxSeats> merit{};
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    const int sum = sumOf(open.laid[seat]);
    if (open.passed[seat] == adventures) result.how = How::treasure;  // SCHATZ-7
    result.count(seat, Why::passed, open.passed[seat], open.passed[seat]);
    result.count(seat, Why::laid, sum, 0);
    merit[seat] = open.passed[seat] * treasure + sum;  // A36; before the treasure the sum is below twelve
  }
  rank(result, merit, open.options.players);
  return result;
}

}  // namespace mastaba
