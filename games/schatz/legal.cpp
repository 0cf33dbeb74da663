// The law of Der Schatz des Pharaos: what is allowed, seen from one seat.
#include <algorithm>

#include "games/schatz/schatz.h"

namespace mastaba {

using namespace schatz;

namespace {

bool holds(const Own& own, Card card) { return card != Card::none && own.hand.has(card); }

// SCHATZ-19: nobody may hold more than ten cards. With nine there is room for one (A6).
int roomFor(const Open& open, Seat seat) {
  int cards = open.handSize[seat];
  if (open.options.limit == Schatz::Limit::handAndTable) cards += open.laid[seat].size() + open.protections[seat];
  return handLimit - cards;
}

Refusal refuseSwap(const Open& open, const Own& own, const Schatz::Swap& swap) {
  if (swap.first == Card::none) return no(20);
  if (!holds(own, swap.first)) return no(20, 'b');
  if (swap.second == Card::none) return allowed;
  if (open.options.swapping == Schatz::Swapping::anyNumber) return no(20, 'c');
  if (swap.second < swap.first) return no(20, 'd');
  const int wanted = swap.second == swap.first ? 2 : 1;
  return own.hand.count(swap.second) >= wanted ? allowed : no(20, 'b');
}

bool isMarked(const Open& open, Card equipment) { return itemOf(equipment) == open.pawn; }  // SCHATZ-22

// SCHATZ-47, SCHATZ-48, A31: the treasure takes exactly twelve. A card that would exceed twelve may not be laid at all.
bool overshoots(const Open& open, Seat seat, Card equipment) {
  return facesTreasure(open, seat) && valueOf(equipment) > missing(open, seat);
}

Refusal refusePlay(const Open& open, const Own& own, Seat seat, Card card) {
  if (!holds(own, card)) return no(21);
  if (card == Card::magic) return no(27);
  if (!isEquipment(card)) return allowed;  // SCHATZ-23: specials go always
  if (!isMarked(open, card)) return no(22);
  if (overshoots(open, seat, card)) return no(48);
  return allowed;
}

Refusal refuseGiveUp(const Open& open, Seat seat, Card card) {
  if (card == Card::protection) return open.protections[seat] > 0 ? allowed : no(35);
  return card != Card::none && open.laid[seat].has(card) ? allowed : no(30, 'b');
}

// Is this what the seat is asked for?
template <class M>
Refusal refuseAnswer(Ask asked) {
  constexpr bool draws = std::is_same_v<M, Schatz::Draw>;
  constexpr bool swaps = std::is_same_v<M, Schatz::Swap>;
  constexpr bool stops = std::is_same_v<M, Schatz::Enough>;
  constexpr bool moves = std::is_same_v<M, Schatz::MovePawn>;
  constexpr bool gives = std::is_same_v<M, Schatz::GiveUp>;
  switch (asked) {
    case Ask::secondCard:
      return draws || stops ? allowed : no(18, 'c');
    case Ask::swapMore:
      return swaps || stops ? allowed : no(20, 'e');
    case Ask::pawn:
      return moves ? allowed : no(43, 'b');
    case Ask::giveUp:
      return gives ? allowed : no(30, 'c');
    default:
      return moves ? no(43) : gives ? no(30) : stops ? no(17) : allowed;
  }
}

void listDraws(const Open& open, Seat seat, Schatz::Moves& out) {
  for (int n = 1; n <= 2; ++n)
    if (!refuseDraw(open, seat, n)) out.push(Schatz::Draw{n});
}

// The cards of a hand, equal ones once: equal cards are one choice. Here and in listPlays every card is written down,
// and kept only if the next does not overwrite it: whether a card counts is a toss-up that no processor guesses right.
struct Distinct {
  std::array<Card, handLimit> card{};
  std::array<bool, handLimit> twice{};
  int n = 0;

  explicit Distinct(const Hand& hand) {
    Card last = Card::none;
    for (const Card held : hand) {  // sorted, so equal cards are neighbours
      const bool again = held == last;
      n -= again ? 1 : 0;
      card[n] = last = held;
      twice[n] = again;
      ++n;
    }
  }
};

void listSwaps(const Open& open, const Distinct& hand, Schatz::Moves& out) {
  const bool pairs = open.options.swapping == Schatz::Swapping::oneOrTwo;
  Schatz::Move* to = out.end();
  const auto list = [&to](Card first, Card second) { std::construct_at(to++, Schatz::Swap{first, second}); };
  for (int i = 0; i < hand.n; ++i) {
    const Card first = hand.card[i];
    list(first, Card::none);
    if (!pairs) continue;
    if (hand.twice[i]) list(first, first);
    for (int k = i + 1; k < hand.n; ++k) list(first, hand.card[k]);
  }
  out.endAt(to);
}

void listPlays(const Open& open, const Distinct& hand, Seat seat, Schatz::Moves& out) {
  // Equipment of the marked item lies side by side: what may be laid is a range of cards.
  const int first = static_cast<int>(open.pawn) * values + 1;
  const int last = first - 1 + (facesTreasure(open, seat) ? std::min(values, missing(open, seat)) : values);
  Schatz::Move* to = out.end();
  bool magic = false;
  for (int i = 0; i < hand.n; ++i) {
    const Card card = hand.card[i];
    const int kind = static_cast<int>(card);
    std::construct_at(to, Schatz::Play{card});
    to += (int{kind >= first} & int{kind <= last}) | int{card > Card::magic};
    magic |= card == Card::magic;
  }
  out.endAt(to);
  if (!magic) return;
  for (int item = 0; item < items; ++item) out.push(Schatz::Magic{static_cast<Item>(item)});
}

}  // namespace

Refusal schatz::refuseDraw(const Open& open, Seat seat, int n) {
  if (n < 1) return no(18);
  // A7: with `afterFirst` a second card is asked for when the first has been seen.
  if (n > 1 && open.options.drawing == Schatz::Drawing::afterFirst) return no(18, 'b');
  if (n > roomFor(open, seat)) return no(19);
  // A10: so many must be left in both piles together.
  if (n > open.pileSize + open.discarded.size()) return no(50);
  return allowed;
}

// SCHATZ-30, SCHATZ-35; only who has equipment before him is hit (SCHATZ-32, A16).
schatz::Losses schatz::losses(const Open& open, Seat seat) {
  Losses choices;
  if (open.laid[seat].empty()) return choices;
  for (const Card card : open.laid[seat])
    if (!choices.has(card)) choices.add(card);
  if (open.protections[seat] > 0) choices.add(Card::protection);
  return choices;
}

Seats schatz::haveChosen(const Open& open) {
  if (open.agenda.empty() || open.options.losses == Schatz::Losses::inTurn) return {};
  const Task<Ask>& asked = open.agenda.back();
  return asked.ask == Ask::giveUp ? Seats{static_cast<u8>(asked.n & ~asked.who.bits)} : Seats{};
}

Refusal Schatz::refuse(const Options& options) {
  if (options.players < fewest) return no(1);
  return allowed;
}

Refusal Schatz::refuse(const Open& open, const Own& own, Seat seat, const Move& move) {
  if (!actors(open).has(seat)) return no(16);
  const Ask asked = open.agenda.back().ask;
  return match(move, [&](const auto& one) -> Refusal {
    using M = std::decay_t<decltype(one)>;
    if (const Refusal refusal = refuseAnswer<M>(asked)) return refusal;
    if constexpr (std::is_same_v<M, Draw>)
      return refuseDraw(open, seat, one.cards);
    else if constexpr (std::is_same_v<M, Swap>)
      return refuseSwap(open, own, one);
    else if constexpr (std::is_same_v<M, Play>)
      return refusePlay(open, own, seat, one.card);
    else if constexpr (std::is_same_v<M, Magic>)
      return holds(own, Card::magic) ? allowed : no(27, 'b');
    else if constexpr (std::is_same_v<M, GiveUp>)
      return refuseGiveUp(open, seat, one.card);
    else
      return allowed;
  });
}

void Schatz::moves(const Open& open, const Own& own, Seat seat, Moves& out) {
  out.clear();
  if (!actors(open).has(seat)) return;
  switch (open.agenda.back().ask) {
    case Ask::secondCard:
      out.push(Enough{});
      listDraws(open, seat, out);
      return;
    case Ask::swapMore:
      out.push(Enough{});
      listSwaps(open, Distinct(own.hand), out);
      return;
    case Ask::pawn:
      for (int item = 0; item < items; ++item) out.push(MovePawn{static_cast<Item>(item)});
      return;
    case Ask::giveUp:
      for (const Card card : losses(open, seat)) out.push(GiveUp{card});
      return;
    default: {
      // SCHATZ-17: exactly one of the three.
      const Distinct hand(own.hand);
      listDraws(open, seat, out);
      listPlays(open, hand, seat, out);
      listSwaps(open, hand, out);
    }
  }
}

}  // namespace mastaba
