// `manner`: how often a manner of playing Der Fluch des Pharao (games/fluch/manner.h) wins at first sight, and better
// numbers for it: small steps in all of them at once, towards more victories (SPSA, Spall 1992).
#include <CLI/CLI.hpp>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <unistd.h>

#include "bots/sensible.h"
#include "cli/interruptible.h"
#include "cli/statistics.h"
#include "games/fluch/eyes.h"

namespace mastaba {
namespace {

using fluch::Manner;

struct Task {
  int players = 2;
  int games = 4'000;
  int rounds = 2'000;
  double rate = 0.5;
  std::string seed = "manner";
  bool amongExperienced = false;
};

// ---- the numbers of a manner

template <auto Member>
int& of(Manner& manner) {
  return manner.*Member;
}
template <std::size_t Many>
int& lifeOf(Manner& manner) {
  return manner.lives[Many];
}

struct Number {
  std::string_view name;
  int& (*of)(Manner&);
  int step;  // so much of it is noticed
  int least = 0;
};
constexpr int any = -1'000;
constexpr Number numbers[] = {
    {"lives[2]", lifeOf<2>, 8, 1},
    {"lives[3]", lifeOf<3>, 6, 1},
    {"lives[4]", lifeOf<4>, 5, 1},
    {"lives[5]", lifeOf<5>, 4, 1},
    {"lives[6]", lifeOf<6>, 4, 1},
    {"lives[7]", lifeOf<7>, 4, 1},
    {"lives[8]", lifeOf<8>, 4, 1},
    {"lifeAtEnd", of<&Manner::lifeAtEnd>, 4},
    {"endIsNear", of<&Manner::endIsNear>, 10},
    {"death", of<&Manner::death>, 15},
    {"tokenLost", of<&Manner::tokenLost>, 8},
    {"calmUntil", of<&Manner::calmUntil>, 2},
    {"recklessAfter", of<&Manner::recklessAfter>, 4, 30},
    {"tokenWorth", of<&Manner::tokenWorth>, 15},
    {"perToken", of<&Manner::perToken>, 12},
    {"homeShare", of<&Manner::homeShare>, 10},
    {"homeLater", of<&Manner::homeLater>, 6},
    {"neighbours", of<&Manner::neighbours>, 20},
    {"detour", of<&Manner::detour>, 3},
    {"rivalsDetour", of<&Manner::rivalsDetour>, 3},
    {"hisEndIsNear", of<&Manner::hisEndIsNear>, 20},
    {"forLater", of<&Manner::forLater>, 8, any},
    {"rollLoses", of<&Manner::rollLoses>, 4, any},
    {"tileFits", of<&Manner::tileFits>, 8},
    {"soon", of<&Manner::soon>, 8},
    {"rivalShare", of<&Manner::rivalShare>, 12},
    {"othersShare", of<&Manner::othersShare>, 8},
    {"wallShare", of<&Manner::wallShare>, 15},
    {"caution", of<&Manner::caution>, 15},
    {"protection", of<&Manner::protection>, 4},
    {"building", of<&Manner::building>, 1},
    {"fitting", of<&Manner::fitting>, 4},
    {"noLife", of<&Manner::noLife>, 15},
    {"waiting", of<&Manner::waiting>, 2},
};
constexpr std::size_t many = std::size(numbers);
using Position = std::array<double, many>;

Manner at(const Position& position, const Manner& start) {
  Manner manner = start;
  for (std::size_t i = 0; i < many; ++i)
    numbers[i].of(manner) = std::max(static_cast<int>(std::lround(position[i])), numbers[i].least);
  return manner;
}

void print(Manner manner) {
  std::string all;
  for (const Number& one : numbers) all += fmt::format("{}={} ", one.name, one.of(manner));
  fmt::print("{}\n", all);
  std::fflush(stdout);
}

// "death=80"; false: that is no number of a manner, or it cannot be so small.
bool set(Manner& manner, std::string_view change) {
  const std::size_t sign = std::min(change.find('='), change.size());
  const std::string_view digits = change.substr(std::min(sign + 1, change.size()));
  int value = 0;
  const auto [end, error] = std::from_chars(digits.begin(), digits.end(), value);
  const auto* number = std::find_if(std::begin(numbers), std::end(numbers),
                                    [&](const Number& one) { return one.name == change.substr(0, sign); });
  if (error != std::errc() || end != digits.end() || number == std::end(numbers) || value < number->least) return false;
  number->of(manner) = value;
  return true;
}

// ---- games

Fluch::Move choose(const Manner& manner, const View<Fluch>& view, Chance& chance) {
  Fluch::Moves moves;
  Fluch::moves(view.open, view.own, view.me, moves);
  if (moves.size() == 1) return moves[0];
  Weights<Fluch::Moves> weights{};
  fluch::weighAs(manner, view, moves, weights);
  return moves[oneOfTheBest(weights, moves.size(), chance)];
}

// The share of the victory that falls to one seat of this manner among others.
double play(const Task& task, const Manner& mine, const Manner& theirs, u64 number, Seat me) {
  Fluch::Options options;
  options.players = task.players;
  Chance chance(Seed::named(fmt::format("{} {}", task.seed, number)));
  Chance choice(number * static_cast<u64>(task.players) + me.v);
  Teller<Fluch::Event> deaf;
  Fluch::State state = Fluch::setup(options, chance, deaf);
  while (!over<Fluch>(state)) {
    const Seat seat = Fluch::actors(state.open).first();
    Fluch::play(state, seat, choose(seat == me ? mine : theirs, viewOf<Fluch>(state, seat), choice), chance, deaf);
  }
  const Fluch::Standing standing = Fluch::standing(state);
  return standing.place[me] == 1 ? 1.0 / standing.winners() : 0;
}

double playFromEachSeat(const Task& task, const Manner& mine, const Manner& theirs, u64 number) {
  double sum = 0;
  for (Seat seat = 0; seat < task.players; ++seat) sum += play(task, mine, theirs, number, seat);
  return sum;
}

void measure(const Task& task, const Manner& mine, const Manner& theirs) {
  cli::Average shares;
  for (u64 number = 1; shares.count() < task.games && !cli::Interruptible::stop; ++number)
    shares.add(playFromEachSeat(task, mine, theirs, number), task.players);
  const cli::Mean mean = shares.mean();
  fmt::print("{} players: {:.1f} ± {:.1f} % of {:.0f} games\n", task.players, 100 * mean.value, 100 * mean.within,
             shares.count());
}

// In each round all numbers go a step up or down, by chance, and in other games the other way. What won more often
// pulls them there; later ones pull less.
void improve(const Task& task, const Manner& start, const Manner& theirs) {
  constexpr int deals = 16;
  constexpr int shown = 100;
  constexpr double cooled = 0.9;
  constexpr u64 elsewhere = 1'000'000;  // other deals than those by which it is measured
  Manner first = start;
  Position now;
  for (std::size_t i = 0; i < many; ++i) now[i] = numbers[i].of(first);
  Chance chance(Seed::named(task.seed));
  const double games = deals * task.players;
  u64 number = elsewhere;
  double recent = 0;
  for (int round = 1; round <= task.rounds && !cli::Interruptible::stop; ++round) {
    Position step;
    Position up = now;
    Position down = now;
    for (std::size_t i = 0; i < many; ++i) {
      step[i] = chance.below(BotLuck::choice, 2) == 0 ? -numbers[i].step : numbers[i].step;
      up[i] += step[i];
      down[i] -= step[i];
    }
    const Manner more = at(up, start);
    const Manner less = at(down, start);
    double lead = 0;
    for (int i = 0; i < deals; ++i, ++number) {
      const double above = playFromEachSeat(task, more, theirs, number);
      const double below = playFromEachSeat(task, less, theirs, number);
      lead += above - below;
      recent += (above + below) / 2 / games;
    }
    const double rate = task.rate * (1 - cooled * round / task.rounds);
    for (std::size_t i = 0; i < many; ++i) {
      now[i] += rate * lead / games * step[i];
      now[i] = std::max(now[i], double(numbers[i].least));
    }
    if (round % shown != 0 && round != task.rounds) continue;
    fmt::print("round {}, {:.1f} %: ", round, 100 * recent / (round % shown == 0 ? shown : round % shown));
    print(at(now, start));
    recent = 0;
  }
}

int run(int argc, char** argv) {
  CLI::App app("How often a manner of playing Der Fluch des Pharao wins at first sight, and better numbers for it.",
               "manner");
  Task task;
  bool improves = false;
  std::vector<std::string> changes;
  app.add_option("--players", task.players, "how many; one of them has the manner in question")
      ->capture_default_str()
      ->check(CLI::Range(int{fluch::fewest}, int{fluch::most}));
  app.add_option("--games", task.games, "each deal is played from each seat")
      ->capture_default_str()
      ->check(CLI::Range(1, 10'000'000));
  app.add_option("--seed", task.seed, "any text")->capture_default_str();
  app.add_option("--set", changes, "a number other than that of who has much experience, such as death=80");
  app.add_flag("--among-experienced", task.amongExperienced, "the others have much experience, too");
  app.add_flag("--improve", improves, "look for better numbers; Ctrl-C stops with what there is");
  app.add_option("--rounds", task.rounds, "of looking for them")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  app.add_option("--rate", task.rate, "how far they go at first")->capture_default_str()->check(CLI::Range(0.0, 10.0));
  app.footer("Example: manner --players 4 --improve\n  manner --set caution=100 --set death=80");
  CLI11_PARSE(app, argc, argv);
  Manner mine = fluch::among(fluch::experienced, task.players);
  for (const std::string& change : changes) {
    if (set(mine, change)) continue;
    fmt::print(stderr, "manner: cannot set {}. There is:\n", change);
    print(mine);
    return 2;
  }
  const Manner& theirs = fluch::among(task.amongExperienced ? fluch::experienced : fluch::usual, task.players);
  const cli::Interruptible interruptible;
  if (improves)
    improve(task, mine, theirs);
  else
    measure(task, mine, theirs);
  return cli::Interruptible::exitCode();
}

}  // namespace
}  // namespace mastaba

int main(int argc, char** argv) {
  try {
    return mastaba::run(argc, argv);
  } catch (const std::exception& error) {
    fmt::print(stderr, "manner: {}\n", error.what());
    return 1;
  }
}
