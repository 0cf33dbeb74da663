// `labyrinth_lab`: learns the weights of Das Labyrinth des Pharao, and measures its bot.
#include <CLI/CLI.hpp>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fmt/format.h>
#include <fstream>
#include <memory>
#include <unistd.h>

#include "bots/sensible.h"
#include "bots/thoughts.h"
#include "games/labyrinth/legal.h"
#include "games/labyrinth/memory.h"
#include "tools/labyrinth/learn.h"
#include "tools/labyrinth/par.h"

namespace mastaba::labyrinth {
namespace {

volatile std::sig_atomic_t interrupted = 0;

void say(const std::string& line, bool passing) {
  if (passing && isatty(STDERR_FILENO) == 0) return;
  fmt::print(stderr, "{}{}{}", isatty(STDERR_FILENO) != 0 ? "\r\033[K" : "", line, passing ? "" : "\n");
  std::fflush(stderr);
}

struct Mean {
  double sum = 0;
  double squares = 0;
  int many = 0;
  void add(double one) {
    sum += one;
    squares += one * one;
    ++many;
  }
  double value() const { return many > 0 ? sum / many : 0; }
  double within() const {  // of which it lies with 95 %
    if (many < 2) return 0;
    const double variance = (squares - sum * sum / many) / (many - 1);
    return 1.96 * std::sqrt(std::max(variance, 0.0) / many);
  }
};

Options optionsFor(Labyrinth::Scoring scoring) {
  Options options;
  options.scoring = scoring;
  return options;
}

// ---- train

struct Training {
  int games = 200'000;  // for each scoring
  u64 seed = 1;
  bool onward = false;  // from the weights there are
  std::string out = "games/labyrinth/weights.txt";
};

void write(const std::string& path, const Training& training, const std::array<Learned, 2>& all,
           const std::array<int, 2>& games, const std::array<double, 2>& points) {
  std::ofstream file(path);
  file << fmt::format(
      "// Made by labyrinth_lab train --games {} --seed {}{}: do not edit.\n"
      "// First the basic game ({} games; {:.1f} points in the mean of 1,000 more), then the expert game ({}; "
      "{:.1f}).\n"
      "// {} numbers each, as learned.h lists them, in 256ths of a point.\n",
      training.games, training.seed, training.onward ? " --onward" : "", games[0], points[0], games[1], points[1],
      static_cast<int>(Learned::many));
  for (const Learned& one : all)
    for (std::size_t i = 0; i < one.of.size(); ++i)
      file << one.of[i] << (i % 32 == 31 || i + 1 == one.of.size() ? ",\n" : ",");
}

int train(const Training& training) {
  std::array<Learned, 2> all = learned;
  std::array<int, 2> played{};
  std::array<double, 2> points{};
  for (const auto scoring : {Labyrinth::Scoring::basic, Labyrinth::Scoring::expert}) {
    const auto which = static_cast<std::size_t>(scoring);
    const auto learner =
        std::make_unique<Learner>(optionsFor(scoring), training.seed, training.onward ? learned[which] : firstGuess());
    if (training.onward) learner->settling = 0;
    Mean mean;
    for (int i = 1; i <= training.games && interrupted == 0; ++i) {
      // Ever smaller steps, so that in the end it comes to rest.
      learner->step = 0.03 * (1 - 0.95 * i / training.games);
      mean.add(learner->game(true));
      played[which] = i;
      if (i % 1000 != 0) continue;
      const bool passing = i % 20'000 != 0;
      say(fmt::format("{} game: {} of {} games, {:.2f} points while learning", which == 0 ? "Basic" : "Expert", i,
                      training.games, mean.value()),
          passing);
      if (!passing) mean = {};
    }
    if (played[which] > 0 || training.onward) all[which] = learner->weights();
    const bool stopped = interrupted != 0;
    interrupted = 0;
    Mean measured;
    for (int i = 0; i < 1000 && interrupted == 0; ++i) measured.add(learner->game(false));
    points[which] = measured.value();
    say(fmt::format("{} game: {:.2f} ± {:.2f} points in {} games", which == 0 ? "Basic" : "Expert", measured.value(),
                    measured.within(), measured.many),
        false);
    if (stopped) interrupted = 1;
  }
  write(training.out, training, all, played, points);
  say(fmt::format("Written: {}. Build again to play with it.", training.out), false);
  return 0;
}

// ---- par

struct Measuring {
  int games = 100;
  int beam = 1000;
  std::string bot = "simple";
  int simulations = 0;
  bool expert = false;
};

int par(const Measuring& measuring) {
  Player player;
  if (measuring.bot == "simple")
    player.mind = Mind::simple;
  else
    player.level = std::atoi(measuring.bot.c_str());
  player.simulations = measuring.simulations;
  const Options options = optionsFor(measuring.expert ? Labyrinth::Scoring::expert : Labyrinth::Scoring::basic);
  Mean pars;
  Mean bots;
  for (int game = 1; game <= measuring.games && interrupted == 0; ++game) {
    const Seed seed = Seed::named("par-" + std::to_string(game));
    Chance chance(seed);
    Teller<Labyrinth::Event> deaf;
    State state = Labyrinth::setup(options, chance, deaf);
    const Board empty = state.open.boards[0];
    while (!over<Labyrinth>(state)) {
      const auto move =
          Opponent<Labyrinth>::decide(viewOf<Labyrinth>(state, 0), player, {static_cast<u64>(game), 0}).move;
      Labyrinth::play(state, 0, move, chance, deaf);
    }
    bots.add(Labyrinth::standing(state).points[0]);
    const std::vector<Number> order(state.open.cards.begin(), state.open.cards.end());
    if (measuring.beam > 0) pars.add(parOf(options, empty, order, static_cast<std::size_t>(measuring.beam)));
    say(fmt::format("{} of {} deals: par {:.2f}, bot {:.2f}", game, measuring.games, pars.value(), bots.value()),
        game < measuring.games);
  }
  fmt::print("{} deals: par {:.2f} ± {:.2f} (beam {}), {} {:.2f} ± {:.2f} points, {:.1f} % of par\n", bots.many,
             pars.value(), pars.within(), measuring.beam, measuring.bot, bots.value(), bots.within(),
             pars.value() > 0 ? 100 * bots.value() / pars.value() : 0);
  return 0;
}

// ---- speed

// As a search does it: from one position many games, with what they have in common remembered. The mean of some deals,
// always the same, for some positions take much longer than others.
int speed(double seconds, bool expert) {
  constexpr int deals = 20;
  for (const int turns : {0, 12}) {
    Mean points;
    double spent = 0;
    for (int deal = 1; deal <= deals && interrupted == 0; ++deal) {
      Chance chance(static_cast<u64>(deal));
      Teller<Labyrinth::Event> deaf;
      State start =
          Labyrinth::setup(optionsFor(expert ? Labyrinth::Scoring::expert : Labyrinth::Scoring::basic), chance, deaf);
      while (turnOf(start.open) <= turns) {
        const View<Labyrinth> view = viewOf<Labyrinth>(start, 0);
        Labyrinth::play(start, 0, sensibleMove<Labyrinth>(view, chance), chance, deaf);
      }
      const auto memory = std::make_unique<Labyrinth::Memory>(Seat{0});
      const std::clock_t begin = std::clock();
      double here = 0;
      while (here < seconds / deals && interrupted == 0) {
        for (int i = 0; i < 100; ++i) {
          const State world = start;
          points.add(double(Labyrinth::playOn(world, chance, *memory)[0]) * Labyrinth::thinking.points / surely);
        }
        here = double(std::clock() - begin) / CLOCKS_PER_SEC;
      }
      spent += here;
    }
    fmt::print("From turn {}: {:.0f} games played on in a second of one core, {:.1f} points\n", turns + 1,
               points.many / spent, points.value());
  }
  return 0;
}

int run(int argc, char** argv) {
  struct sigaction action{};
  action.sa_handler = [](int) { interrupted = 1; };
  sigaction(SIGINT, &action, nullptr);
  CLI::App app{"Learns and measures Das Labyrinth des Pharao.", "labyrinth_lab"};
  app.require_subcommand(1);
  Training training;
  CLI::App* learn = app.add_subcommand("train", "Learn the weights by playing alone; Ctrl-C keeps what is learned");
  learn->add_option("--games", training.games, "For each scoring")
      ->check(CLI::Range(1, 100'000'000))
      ->capture_default_str();
  learn->add_option("--seed", training.seed, "The same seed gives the same weights")->capture_default_str();
  learn->add_flag("--onward", training.onward, "Start from the weights there are");
  learn->add_option("--out", training.out, "The file to write")->capture_default_str();
  Measuring measuring;
  CLI::App* compare = app.add_subcommand("par", "Compare a bot with who knows the order of the cards");
  compare->add_option("--games", measuring.games, "Deals")->check(CLI::Range(1, 1'000'000))->capture_default_str();
  compare->add_option("--beam", measuring.beam, "Boards that are followed; 0: no par")
      ->check(CLI::Range(0, 1'000'000))
      ->capture_default_str();
  compare->add_option("--bot", measuring.bot, "simple, or a level from 1 to 5")->capture_default_str();
  compare->add_option("--sims", measuring.simulations, "Simulations for a move")->capture_default_str();
  compare->add_flag("--expert", measuring.expert, "Score by the expert game");
  double seconds = 1;
  CLI::App* measure = app.add_subcommand("speed", "How many games can be played on in a second");
  measure->add_option("--seconds", seconds, "For each")->capture_default_str();
  measure->add_flag("--expert", measuring.expert, "Score by the expert game");
  CLI11_PARSE(app, argc, argv);
  if (*learn) return train(training);
  if (*compare) return par(measuring);
  return speed(seconds, measuring.expert);
}

}  // namespace
}  // namespace mastaba::labyrinth

int main(int argc, char** argv) {
  try {
    return mastaba::labyrinth::run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "labyrinth_lab: %s\n", error.what());
    return 1;
  }
}
