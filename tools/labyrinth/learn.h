// Learning what boards of Das Labyrinth des Pharao are worth: games are played alone by what is known so far, and after
// each the weights are moved towards what came of it (TD(lambda), with a rate for each weight that falls as soon as it
// is pushed to and fro: temporal coherence, Beal and Smith 1999).
#pragma once

#include <array>
#include <bit>
#include <cmath>

#include "games/labyrinth/outlook.h"

namespace mastaba::labyrinth {

// What somebody who has read the rules would guess. From nothing at all it takes ten times as many games to get half as
// far: for a long time it is not known then what leads to a long corridor.
inline Learned firstGuess() {
  Learned guess;
  const auto set = [&guess](int index, double points) {
    guess.of[static_cast<std::size_t>(index)] = static_cast<std::int16_t>(points * onePoint);
  };
  for (int turns = 1; turns < Learned::turns; ++turns) {
    set(Learned::chain + turns, 1.25);
    for (int pattern = 1; pattern < Learned::patterns; ++pattern) set(Learned::endAt(turns, pattern), 0.34 * turns);
    for (int pending = 0; pending < Learned::pendings; ++pending)
      for (int touch = 0; touch < Learned::touches; ++touch) {
        constexpr std::array<double, 3> closed{1, 0.45, 0.2};
        constexpr std::array<double, 4> passed{0.1, 0.3, 0.45, 0};
        const int bits = touch - 1;
        const double touched =
            touch == 0 ? 1.0 : passed[static_cast<std::size_t>(bits >> 2)] + (bits & 2) * 0.1 + (bits & 1) * 0.15;
        set(Learned::chamberAt(turns, pending, touch), closed[static_cast<std::size_t>(pending)] * touched);
      }
    const double chambers = turns * 0.8;
    for (const auto& [gem, limit, worth] :
         {std::tuple{Gem::plain, stones, 1.8}, std::tuple{Gem::blue, blueStones, 1.5},
          std::tuple{Gem::green, greenStones, 3.0}, std::tuple{Gem::red, redStones, 5.0},
          std::tuple{Gem::special, bettingRounds, 4.0}}) {
      double sum = 0;
      for (int many = 1; many <= limit; ++many) {
        if (many < chambers) sum += worth * (chambers - many) / chambers;
        set(Learned::keptAt(turns, gem, many), sum);
      }
    }
  }
  return guess;
}

class Learner {
 public:
  double step = 0.03;
  double lambda = 0.9;
  int settling = 500;  // games in which only the level is found that the guess comes to

  Learner(const Options& chosen, u64 seed, const Learned& from) : options(chosen), chance(seed), rounded(from) {
    for (std::size_t i = 0; i < exact.size(); ++i) exact[i] = from.of[i];
  }

  const Learned& weights() const { return rounded; }

  // Plays a game; `learns`: and draws conclusions. Returns the points.
  int game(bool learns) {
    Quick board(emptyBoard(options), options);
    u32 stack = (u32{1} << cards) - 1;
    moments = 0;
    board.enter(static_cast<Gate>(1 + chance.below(Luck::gate, Labyrinth::gates - 1)));
    for (int turn = 1; turn <= places; ++turn) {
      const Number card = draw(stack);
      const Deed deed = bestDeed(board, rounded, card, stack);
      board.lay(deed.place, waysOf(card, deed.turns));
      putStones(board, card, deed, learns);
      const bool bets = learns && turn % group == 0 && turn >= firstBet && turn <= lastBet;
      if (bets && chance.below(Luck::special, 4) == 0) board.win();
      if (learns && board.turns() > 0) {
        Moment& moment = seen[static_cast<std::size_t>(moments++)];
        moment.sure = featuresOf(board, rounded, stack, moment.features);
      }
    }
    const int points = board.points();
    if (learns) conclude(points);
    return points;
  }

 private:
  enum class Luck : u8 { cards, special, tries, gate };
  struct Moment {
    int sure = 0;
    Features features;
  };

  static Board emptyBoard(const Options& options) {
    Chance any(u64{1});
    Teller<Labyrinth::Event> deaf;
    return Labyrinth::setup(options, any, deaf).open.boards[0];
  }

  Number draw(u32& stack) {
    int skip = static_cast<int>(chance.below(Luck::cards, static_cast<u32>(ones(stack))));
    u32 rest = stack;
    while (skip-- > 0) rest &= rest - 1;
    const int bit = std::countr_zero(rest);
    stack &= ~(u32{1} << bit);
    return numberOf(bit);
  }

  // Now and then stones are put where it does not look good, so that it is seen what comes of it.
  void putStones(Quick& board, Number card, const Deed& deed, bool learns) {
    const bool tries = learns && chance.below(Luck::tries, 32) == 0;
    for (int quarter = 0; quarter < quarters; ++quarter) {
      const auto there = static_cast<Quarter>(quarter);
      Gem gem = deed.stones[static_cast<std::size_t>(quarter)];
      if (gem == Gem::none && tries && hasScarab({card, deed.turns}, there))
        for (std::size_t kind = 1; kind < Labyrinth::gems && gem == Gem::none; ++kind)
          if (board.left[kind] > 0) gem = static_cast<Gem>(kind);
      if (gem != Gem::none && board.left[static_cast<std::size_t>(gem)] > 0)
        board.put(fieldAt(Place(deed.place), there), gem);
    }
  }

  void conclude(int points) {
    const bool level = played++ < settling;
    double later = points * double{onePoint};
    double value = later;
    for (int i = moments; i-- > 0;) {
      const Moment& moment = seen[static_cast<std::size_t>(i)];
      later = lambda * later + (1 - lambda) * value;
      value = moment.sure;
      double size = 0;
      for (const Feature& feature : moment.features) {
        const double much = feature.much / 1024.0;
        value += exact[static_cast<std::size_t>(feature.index)] * much;
        size += much * much;
      }
      const double off = later - value;
      for (const Feature& feature : moment.features) push(feature, off, size, level);
    }
  }

  void push(const Feature& feature, double off, double size, bool level) {
    const auto at = static_cast<std::size_t>(feature.index);
    const double pull = off * feature.much / 1024.0;
    if (level) {
      if (feature.index < Learned::chain) exact[at] += 0.05 * pull;
    } else {
      const double rate = strength[at] > 0 ? std::abs(drift[at]) / strength[at] : 1;
      exact[at] += step * rate * pull / size;
      drift[at] += pull;
      strength[at] += std::abs(pull);
    }
    rounded.of[at] = static_cast<std::int16_t>(std::lround(std::clamp(exact[at], -32000.0, 32000.0)));
  }

  Options options;
  Chance chance;
  Learned rounded;
  std::array<double, Learned::many> exact{};
  std::array<double, Learned::many> drift{};     // where a weight was pushed in all,
  std::array<double, Learned::many> strength{};  // and how strongly, to and fro
  std::array<Moment, places> seen{};
  int moments = 0;
  int played = 0;
};

}  // namespace mastaba::labyrinth
