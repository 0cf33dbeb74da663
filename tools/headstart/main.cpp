// `headstart`: how often first sight wins Der Fluch des Pharao against itself if one seat begins with some lives more.
// That tells what a share of victories means where the dice decide much: a life buys a roll.
#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include "bots/sensible.h"
#include "cli/interruptible.h"
#include "cli/statistics.h"
#include "games/fluch/fluch.h"
#include "games/fluch/tomb.h"

namespace mastaba {
namespace {

struct Match {
  int lives = 4;
  int players = 2;
  int games = 2'000;
  std::string seed = "headstart";
};

// The share of the victory that falls to the favoured seat.
double play(const Match& match, int number, Seat favoured) {
  Fluch::Options options;
  options.players = match.players;
  Chance chance(Seed::named(fmt::format("{} {}", match.seed, number)));
  Chance any(static_cast<u64>(number * match.players + favoured.v));
  Teller<Fluch::Event> deaf;
  Fluch::State state = Fluch::setup(options, chance, deaf);
  Fluch::Player& player = state.open.players[favoured];
  player.lives = std::min(player.lives + match.lives, player.lives + fluch::supplyOf(state.open));
  while (!over<Fluch>(state)) {
    const Seat seat = Fluch::actors(state.open).first();
    Fluch::play(state, seat, sensibleMove<Fluch>(viewOf<Fluch>(state, seat), any), chance, deaf);
  }
  const Fluch::Standing standing = Fluch::standing(state);
  return standing.place[favoured] == 1 ? 1.0 / standing.winners() : 0;
}

void measure(const Match& match) {
  const bool watched = isatty(STDERR_FILENO) != 0;
  cli::Average shares;
  for (int number = 1; shares.count() < match.games && !cli::Interruptible::stop; ++number) {
    double sum = 0;
    for (Seat seat = 0; seat < match.players; ++seat) sum += play(match, number, seat);
    shares.add(sum, match.players);
    if (watched && number % 50 == 0) fmt::print(stderr, "\r{:.0f} of {} games\033[K", shares.count(), match.games);
  }
  if (watched) fmt::print(stderr, "\r\033[K");
  const cli::Mean mean = shares.mean();
  fmt::print("{} players, {} lives more: {:.1f} ± {:.1f} % of {:.0f} games\n", match.players, match.lives,
             100 * mean.value, 100 * mean.within, shares.count());
}

int run(int argc, char** argv) {
  CLI::App app("How often first sight wins Der Fluch des Pharao against itself with some lives more.", "headstart");
  Match match;
  app.add_option("--lives", match.lives, "that one seat has more at the beginning")
      ->capture_default_str()
      ->check(CLI::Range(0, fluch::lives));
  app.add_option("--players", match.players, "how many")
      ->capture_default_str()
      ->check(CLI::Range(int{fluch::fewest}, int{fluch::most}));
  app.add_option("--games", match.games, "each deal is played from each seat")
      ->capture_default_str()
      ->check(CLI::Range(1, 10'000'000));
  app.add_option("--seed", match.seed, "any text")->capture_default_str();
  app.footer("Example: headstart --lives 8 --players 4");
  CLI11_PARSE(app, argc, argv);
  const cli::Interruptible interruptible;
  measure(match);
  return cli::Interruptible::exitCode();
}

}  // namespace
}  // namespace mastaba

int main(int argc, char** argv) {
  try {
    return mastaba::run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "headstart: %s\n", error.what());
    return 1;
  }
}
