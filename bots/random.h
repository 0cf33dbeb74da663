// The humblest opponent: any legal move, each as likely as the others. It is the baseline every other bot is measured
// against, and the hand that plays the fixed games of `mastaba fingerprint`.
#pragma once

#include "bots/noise.h"
#include "engine/game.h"

namespace mastaba {

template <Game G>
typename G::Move randomMove(const View<G>& view, Chance& chance) {
  typename G::Moves moves;
  G::moves(view.open, view.own, view.me, moves);
  return moves[static_cast<int>(chance.below(BotLuck::choice, static_cast<u32>(moves.size())))];
}

}  // namespace mastaba
