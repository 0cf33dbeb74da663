// The law of the toy: what is allowed, seen from one seat.
#include "tests/toy/toy.h"

namespace mastaba {
namespace {

using Open = Toy::Open;
using Ask = Toy::Ask;

bool mayBid(const Toy::Own& own, Toy::Card card) { return card != 0 && own.hand.has(card); }  // TOY-4
bool mayCurse(const Open& open, Seat seat) { return open.tokens[seat] > 0; }                  // TOY-7

}  // namespace

Refusal Toy::refuse(const Options& options) {
  if (options.players < 2) return no(1);
  return allowed;
}

Refusal Toy::refuse(const Open& open, const Own& own, Seat seat, const Move& move) {
  if (!actors(open).has(seat)) return no(2);
  const Ask asked = open.agenda.back().ask;
  return match(move, [&](const auto& one) -> Refusal {
    using M = std::decay_t<decltype(one)>;
    if constexpr (std::is_same_v<M, Bid>) {
      if (asked != Ask::bid) return no(4);
      if (!mayBid(own, one.card)) return no(4, 'b');
    } else if constexpr (std::is_same_v<M, Curse>) {
      if (asked != Ask::interrupt) return no(6);
      if (!mayCurse(open, seat)) return no(7);
    } else if constexpr (std::is_same_v<M, Allow>) {
      if (asked != Ask::interrupt) return no(6);
    } else {
      if (asked != Ask::peek) return no(10);
    }
    return allowed;
  });
}

void Toy::moves(const Open& open, const Own& own, Seat seat, Moves& out) {
  out.clear();
  if (!actors(open).has(seat)) return;
  switch (open.agenda.back().ask) {
    case Ask::bid:
      for (int i = 0; i < own.hand.size(); ++i)  // sorted: equal cards are neighbours and one choice
        if (i == 0 || own.hand[i] != own.hand[i - 1]) out.push(Bid{own.hand[i]});
      return;
    case Ask::interrupt:
      out.push(Allow{});
      if (mayCurse(open, seat)) out.push(Curse{});
      return;
    case Ask::peek:
      out.push(Skip{});
      out.push(Look{});
      return;
  }
}

}  // namespace mastaba
