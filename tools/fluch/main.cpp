// `fluch_lab`: how often a manner of playing Der Fluch des Pharao (games/fluch/manner.h) wins at first sight; what a
// share of victories means there, where the dice decide much: how often somebody wins who begins with more lives; and
// better numbers for a manner.
#include <CLI/CLI.hpp>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <unistd.h>

#include "bots/sensible.h"
#include "cli/interruptible.h"
#include "cli/statistics.h"
#include "games/fluch/eyes.h"
#include "games/fluch/tomb.h"

namespace mastaba {
namespace {

using fluch::Manner;

// One seat among others.
struct Match {
  int players = 2;
  Manner mine;
  Manner theirs;
  int lives = 0;  // that the one seat has more at the beginning
  std::string seed;
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

// The share of the victory that falls to the one seat.
double play(const Match& match, u64 number, Seat me) {
  Fluch::Options options;
  options.players = match.players;
  Chance chance(Seed::named(fmt::format("{} {}", match.seed, number)));
  Chance choice(number * static_cast<u64>(match.players) + me.v);
  Teller<Fluch::Event> deaf;
  Fluch::State state = Fluch::setup(options, chance, deaf);
  state.open.players[me].lives += std::min(match.lives, fluch::supplyOf(state.open));
  while (!over<Fluch>(state)) {
    const Seat seat = Fluch::actors(state.open).first();
    const Manner& manner = seat == me ? match.mine : match.theirs;
    Fluch::play(state, seat, choose(manner, viewOf<Fluch>(state, seat), choice), chance, deaf);
  }
  const Fluch::Standing standing = Fluch::standing(state);
  return standing.place[me] == 1 ? 1.0 / standing.winners() : 0;
}

double playFromEachSeat(const Match& match, u64 number) {
  double sum = 0;
  for (Seat seat = 0; seat < match.players; ++seat) sum += play(match, number, seat);
  return sum;
}

void measure(const Match& match, int games) {
  const bool watched = isatty(STDERR_FILENO) != 0;
  cli::Average shares;
  for (u64 number = 1; shares.count() < games && !cli::Interruptible::stop; ++number) {
    shares.add(playFromEachSeat(match, number), match.players);
    if (watched && number % 50 == 0) fmt::print(stderr, "\r{:.0f} of {} games\033[K", shares.count(), games);
  }
  if (watched) fmt::print(stderr, "\r\033[K");
  const cli::Mean mean = shares.mean();
  fmt::print("{} players: {:.1f} ± {:.1f} % of {:.0f} games\n", match.players, 100 * mean.value, 100 * mean.within,
             shares.count());
}

// ---- better numbers

// In each round all numbers go a step up or down, by chance, and in other games the other way. What won more often
// pulls them there; later rounds pull less (SPSA, Spall 1992).
void improve(const Match& match, int rounds, double rate) {
  constexpr int deals = 16;
  constexpr int shown = 100;
  constexpr double cooled = 0.9;
  constexpr u64 elsewhere = 1'000'000;  // other deals than those by which it is measured
  Manner start = match.mine;
  Position now;
  for (std::size_t i = 0; i < many; ++i) now[i] = numbers[i].of(start);
  Chance chance(Seed::named(match.seed));
  const double games = deals * match.players;
  u64 number = elsewhere;
  double recent = 0;
  for (int round = 1; round <= rounds && !cli::Interruptible::stop; ++round) {
    Position step;
    Position up = now;
    Position down = now;
    for (std::size_t i = 0; i < many; ++i) {
      step[i] = chance.below(BotLuck::choice, 2) == 0 ? -numbers[i].step : numbers[i].step;
      up[i] += step[i];
      down[i] -= step[i];
    }
    Match more = match;
    Match less = match;
    more.mine = at(up, start);
    less.mine = at(down, start);
    double lead = 0;
    for (int i = 0; i < deals; ++i, ++number) {
      const double above = playFromEachSeat(more, number);
      const double below = playFromEachSeat(less, number);
      lead += above - below;
      recent += (above + below) / 2 / games;
    }
    const double pull = rate * (1 - cooled * round / rounds);
    for (std::size_t i = 0; i < many; ++i) {
      now[i] += pull * lead / games * step[i];
      now[i] = std::max(now[i], double(numbers[i].least));
    }
    const int since = (round - 1) % shown + 1;
    if (since != shown && round != rounds) continue;
    fmt::print("round {}, {:.1f} %: ", round, 100 * recent / since);
    print(at(now, start));
    recent = 0;
  }
}

// ---- the program

int run(int argc, char** argv) {
  CLI::App app("Measures how Der Fluch des Pharao is played at first sight, and looks for better numbers.",
               "fluch_lab");
  app.require_subcommand(1);
  Match match;
  std::string mine = "experienced";
  std::string theirs = "usual";
  std::vector<std::string> changes;
  int games = 4'000;
  int rounds = 2'500;
  double rate = 0.6;
  CLI::App* measuring = app.add_subcommand("measure", "How often somebody of a manner wins among others");
  CLI::App* improving = app.add_subcommand("improve", "Look for better numbers; Ctrl-C stops with what there is");
  for (CLI::App* one : {measuring, improving}) {
    one->add_option("--players", match.players, "How many")
        ->capture_default_str()
        ->check(CLI::Range(int{fluch::fewest}, int{fluch::most}));
    one->add_option("--mine", mine, "The manner of the one")
        ->capture_default_str()
        ->check(CLI::IsMember({"usual", "experienced"}));
    one->add_option("--theirs", theirs, "The manner of the others")
        ->capture_default_str()
        ->check(CLI::IsMember({"usual", "experienced"}));
    one->add_option("--set", changes, "A number of the one that is different, such as death=80");
    one->add_option("--seed", match.seed, "Any text")->default_val("fluch");
  }
  measuring->add_option("--lives", match.lives, "That the one has more at the beginning")
      ->capture_default_str()
      ->check(CLI::Range(0, fluch::lives));
  measuring->add_option("--games", games, "Each deal is played from each seat")
      ->capture_default_str()
      ->check(CLI::Range(1, 10'000'000));
  improving->add_option("--rounds", rounds, "Of sixteen deals each")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  improving->add_option("--rate", rate, "How far they go at first")
      ->capture_default_str()
      ->check(CLI::Range(0.0, 10.0));
  app.footer(
      "Example: fluch_lab measure --players 4\n  fluch_lab measure --mine usual --lives 8\n  fluch_lab improve "
      "--players 4");
  CLI11_PARSE(app, argc, argv);
  const auto known = [&](const std::string& name) {
    return fluch::among(name == "usual" ? fluch::usual : fluch::experienced, match.players);
  };
  match.mine = known(mine);
  match.theirs = known(theirs);
  for (const std::string& change : changes) {
    if (set(match.mine, change)) continue;
    fmt::print(stderr, "fluch_lab: cannot set {}. There is:\n", change);
    std::fflush(stderr);
    print(match.mine);
    return 2;
  }
  const cli::Interruptible interruptible;
  if (*measuring)
    measure(match, games);
  else
    improve(match, rounds, rate);
  return cli::Interruptible::exitCode();
}

}  // namespace
}  // namespace mastaba

int main(int argc, char** argv) {
  try {
    return mastaba::run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "fluch_lab: %s\n", error.what());
    return 1;
  }
}
