// The five opponents, and who thinks how. The weaker ones do not play silly moves: they look less far, overlook more,
// and have a character, which stays the same throughout a game.
#pragma once

#include <string_view>

#include "bots/plain.h"
#include "bots/sensible.h"

namespace mastaba {

struct Level {
  int simulations;   // 0: what looks best at first sight, after
  int candidates;    // moves that are looked at more closely
  int carelessness;  // luck in the choice, in 256ths: 256 makes moves as likely as they look
  int character;     // how much it likes one kind of move more than another, in 256ths
  int milliseconds;  // instead of simulations, where nobody asks for a certain number of them
};

inline constexpr int levels = 5;

// One row for each game, from the apprentice to the pharaoh; tuned so that each wins about two games of three against
// the one before it (docs/figures.md).
inline constexpr struct {
  std::string_view game;
  std::array<Level, levels> level;
} levelTable[] = {
    // clang-format off
    //  game         apprentice            scribe              priest                vizier                 pharaoh
    {"schatz",    {{{0, 0, 256, 256, 0}, {0, 0, 0, 0, 0}, {100, 4, 0, 0, 0}, {1'000, 8, 0, 0, 0}, {10'000, 12, 0, 0, 800}}}},
    {"labyrinth", {{{0, 0, 256, 256, 0}, {0, 0, 0, 0, 0}, {100, 4, 0, 0, 0}, {1'000, 8, 0, 0, 0}, {10'000, 12, 0, 0, 800}}}},
    {"medaillon", {{{0, 0, 256, 256, 0}, {0, 0, 0, 0, 0}, {100, 4, 0, 0, 0}, {1'000, 8, 0, 0, 0}, {10'000, 12, 0, 0, 800}}}},
    {"gold",      {{{0, 0, 256, 256, 0}, {0, 0, 0, 0, 0}, {100, 4, 0, 0, 0}, {1'000, 8, 0, 0, 0}, {10'000, 12, 0, 0, 800}}}},
    {"fluch",     {{{0, 0, 256, 256, 0}, {0, 0, 0, 0, 0}, {100, 4, 0, 0, 0}, {1'000, 8, 0, 0, 0}, {10'000, 12, 0, 0, 800}}}},
    {"",          {{{0, 0, 256, 256, 0}, {0, 0, 0, 0, 0}, {100, 4, 0, 0, 0}, {1'000, 8, 0, 0, 0}, {10'000, 12, 0, 0, 800}}}},
    // clang-format on
};

constexpr const Level& levelOf(std::string_view game, int level) {
  const auto* row = std::begin(levelTable);
  while (row->game != game && !row->game.empty()) ++row;
  return row->level[static_cast<std::size_t>(std::clamp(level, 1, levels) - 1)];
}

// A move that wins at once whatever is hidden; nothing: there is none.
template <Game G>
const typename G::Move* winningMove(const View<G>& view, const typename G::Moves& moves, u64 seed) {
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
struct Decision {
  typename G::Move move;
  int simulations = 0;
};

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

// What this player thinks of its moves. Those who do not think ahead still have to say something.
template <Game G>
Thoughts<G> consider(const View<G>& view, const Player& player, u64 character, const Stop* stop = nullptr,
                     const typename G::Move* wanted = nullptr) {
  const Level& level = levelOf(G::id, player.level);
  const Level& thinks = level.simulations > 0 ? level : levelOf(G::id, levels);
  Search<G> search(nodesFor(player, thinks));
  return search.think(view, thinks.candidates, budgetOf(player, thinks, stop), hashOf(view, character), wanted);
}

// What this player would do. Equal views and equal characters give equal moves, if it does not go by time.
template <Game G>
Decision<G> decide(const View<G>& view, const Player& player, u64 character, const Stop* stop = nullptr) {
  const u64 seed = hashOf(view, character);
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
    if (const auto* wins = winningMove<G>(view, moves, seed)) return {*wins, 0};
  if (level.simulations == 0) return {glance<G>(view, level, character, chance), 0};
  const Thoughts<G> thoughts = consider<G>(view, player, character, stop);
  return {thoughts.move(), thoughts.simulations};
}

}  // namespace mastaba
