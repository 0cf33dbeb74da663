// Who thinks how. Only house/opponents includes this: it is where the search is compiled for each game.
#pragma once

#include "bots/levels.h"
#include "bots/plain.h"
#include "bots/sensible.h"

namespace mastaba {

template <Game G>
const typename G::Move* Opponent<G>::winningMove(const View<G>& view, const typename G::Moves& moves, u64 seed) {
  constexpr int worlds = 16;
  Teller<typename G::Event> deaf;
  const auto wins = [&](const typename G::Move& move) {
    Chance chance(seed);
    for (int i = 0; i < worlds; ++i) {
      typename G::State world = G::imagine(view, chance);
      G::play(world, view.me, move, chance, deaf);
      if (!over<G>(world) || winnerOf<G>(world) != view.me) return false;
    }
    return true;
  };
  const auto* found = std::find_if(moves.begin(), moves.end(), wins);
  return found == moves.end() ? nullptr : found;
}

// At first sight, as its character sees it.
template <Game G>
typename G::Move glance(const View<G>& view, const Level& level, u64 character, Chance& chance) {
  FirstSight<G> sight(view);
  int best = 0;
  int most = -1'000'000;
  for (int i = 0; i < sight.looks.size(); ++i) {
    const auto& look = sight.looks[i];
    Chance taste(character + 1 + sight.move(look).index());  // one for each kind of move
    const int liking = (gumbel(taste) * level.character + gumbel(chance) * level.carelessness) / halving;
    if (liking - look.gap > most) {
      most = liking - look.gap;
      best = i;
    }
  }
  return sight.move(sight.looks[best]);
}

template <Game G>
u64 seedOf(const View<G>& view, Mood mood) {
  return hashOf(view, mood.character ^ mood.moment << 32);
}

inline Budget budgetOf(const Player& player, const Level& level, const Stop* stop) {
  const bool asked = player.simulations > 0 || player.milliseconds > 0;
  return asked ? Budget(player.simulations, player.milliseconds, stop)
               : Budget(level.simulations, level.milliseconds, stop);
}
inline int nodesFor(const Player& player, const Level& level) {
  constexpr int most = 1 << 15;
  const bool timed = player.milliseconds > 0 || (player.simulations == 0 && level.milliseconds > 0);
  const int simulations = player.simulations > 0 ? player.simulations : level.simulations;
  return timed ? most : std::min(2 * simulations + 2, most);
}

template <Game G>
Thoughts<G> Opponent<G>::consider(const View<G>& view, const Player& player, Mood mood, const Stop* stop,
                                  const typename G::Move* wanted) {
  const Level& level = levelOf(G::id, player.level);
  const Level& thinks = level.simulations > 0 ? level : levelOf(G::id, levels);
  Search<G> search(nodesFor(player, thinks));
  return search.think(view, thinks.candidates, budgetOf(player, thinks, stop), seedOf<G>(view, mood), wanted);
}

template <Game G>
Thoughts<G> Opponent<G>::tryOut(const View<G>& view, const typename G::Move& move, const Player& player, Mood mood,
                                const Stop* stop) {
  const Level& level = levelOf(G::id, levels);
  Search<G> search(nodesFor(player, level));
  return search.think(view, 1, budgetOf(player, level, stop), seedOf<G>(view, mood), &move, false);
}

template <Game G>
Decision<G> Opponent<G>::decide(const View<G>& view, const Player& player, Mood mood, const Stop* stop) {
  const u64 seed = seedOf<G>(view, mood);
  Chance chance(seed);
  typename G::Moves moves;
  G::moves(view.open, view.own, view.me, moves);
  if (moves.size() == 1) return {moves[0], 0};
  const Level& level = levelOf(G::id, player.level);
  switch (player.mind) {
    case Mind::random:
      return {randomMove<G>(view, chance), 0};
    case Mind::simple:
      return {sensibleMove<G>(view, chance), 0};
    case Mind::plain: {
      const Level& usual = levelOf(G::id, levels);
      PlainSearch<G> search(1 << 17);
      const auto move = search.think(view, budgetOf(player, usual, stop), seed);
      return {move, search.simulations()};
    }
    case Mind::level:
      break;
  }
  if (player.level > 1)
    if (const auto* wins = winningMove(view, moves, seed)) return {*wins, 0};
  const bool wanders = level.wandering > 0 && static_cast<int>(chance.below(BotLuck::choice, 256)) < level.wandering;
  if (level.simulations == 0 || wanders) return {glance<G>(view, level, mood.character, chance), 0};
  const Thoughts<G> thoughts = consider(view, player, mood, stop);
  return {thoughts.move(), thoughts.simulations};
}

}  // namespace mastaba
