// Worlds that fit a view of Der Fluch des Pharao. Tiles, cards and tokens face down are not decided before they are
// drawn or turned up; only where tokens are looked at in secret does somebody know something that others do not.
#include "games/fluch/board.h"

namespace mastaba {

using namespace fluch;

namespace {

enum class Imagined : u8 { tokens };

}  // namespace

State Fluch::imagine(const View<Fluch>& view, Chance& chance) {
  State state{view.open, {}, {}};
  Bag<tokenKinds> left = view.open.faceDown;
  for (const Token token : view.own.seen)
    if (token != Token::none) --left.of[static_cast<std::size_t>(kindOf(token))];
  for (std::size_t i = 0; i < chambers; ++i) {
    const Seats seen = view.open.chambers[i].seen;
    if (seen.none()) continue;
    Token& token = state.looked[i];
    token = view.own.seen[i];
    if (token == Token::none) token = tokenAt(left.draw(Imagined::tokens, nobody, chance));
    for (const Seat seat : seen) state.own[seat].seen[i] = token;
  }
  return state;
}

}  // namespace mastaba
