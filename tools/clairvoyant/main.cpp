// `clairvoyant`: how often the search wins if it sees every hand, what lies next in every deck, and every die that
// will be rolled, against opponents who do not. Who thinks longer may win more often, so it is no limit to what can be
// reached.
#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <optional>
#include <unistd.h>

#include "bots/levels.h"
#include "bots/search.h"
#include "cli/arena_players.h"
#include "cli/interruptible.h"
#include "cli/statistics.h"
#include "games/fluch/fluch.h"
#include "games/gold/gold.h"
#include "games/labyrinth/memory.h"
#include "games/medaillon/medaillon.h"
#include "games/schatz/schatz.h"
#include "tools/clairvoyant/revealed.h"

namespace mastaba {
namespace {

struct Match {
  std::vector<cli::Contestant> against;
  int games = 200;
  int simulations = 2'000;
  std::string seed = "arena";

  int players() const { return static_cast<int>(against.size()) + 1; }
};

// The share of the victory that falls to the clairvoyant; none: somebody stopped it.
template <Game G>
std::optional<double> play(const Match& match, const Seed& deal, Seat clairvoyant) {
  const Stop& stop = cli::Interruptible::stop;
  const int players = match.players();
  typename G::Options options;
  options.players = players;
  using Clear = Revealed<G>;
  Teller<typename G::Event> deaf;
  typename Clear::State state = Clear::setup(options, Chance(deal), deaf);
  Search<Clear> search(1 << 15);
  for (u64 moment = 0; !over<G>(state); ++moment) {
    const Seat seat = G::actors(state.open).first();
    typename G::Move move{};
    if (seat == clairvoyant) {
      const auto view = viewOf<Clear>(state, seat);
      const int candidates = levelOf(G::id, levels).candidates;
      move = search.think(view, candidates, Budget(match.simulations, 0, &stop), moment).move();
    } else {
      const auto& other = match.against[static_cast<std::size_t>((seat - clairvoyant + players) % players - 1)];
      move = Opponent<G>::decide(viewOf<G>(state, seat), other.player, {deal.bytes[0], moment}, &stop).move;
    }
    if (stop) return std::nullopt;
    G::play(state, seat, move, state.luck, deaf);
  }
  const typename G::Standing standing = G::standing(state);
  return standing.place[clairvoyant] == 1 ? 1.0 / standing.winners() : 0;
}

// A deal from each seat; none: somebody stopped it.
template <Game G>
std::optional<double> playDeal(const Match& match, int number) {
  const Seed deal = Seed::named(match.seed + " " + std::to_string(number));
  double sum = 0;
  for (Seat seat = 0; seat < match.players(); ++seat) {
    const auto share = play<G>(match, deal, seat);
    if (!share) return std::nullopt;
    sum += *share;
  }
  return sum;
}

template <Game G>
void measure(const Match& match) {
  const bool watched = isatty(STDERR_FILENO) != 0;
  cli::Average shares;
  const auto soFar = [&] {
    const cli::Mean mean = shares.mean();
    return fmt::format("{}: {:.1f} ± {:.1f} % in {:.0f} games", G::id, 100 * mean.value, 100 * mean.within,
                       shares.count());
  };
  for (int number = 1; shares.count() < match.games; ++number) {
    const auto sum = playDeal<G>(match, number);
    if (!sum) break;
    shares.add(*sum, match.players());
    if (watched) fmt::print(stderr, "\r{} of {}\033[K", soFar(), match.games);
  }
  if (watched) fmt::print(stderr, "\r\033[K");
  fmt::print("{}\n", soFar());
}

struct Measured {
  std::string_view game;
  void (*measure)(const Match&);
};
constexpr std::array<Measured, 5> games{{{Schatz::id, measure<Schatz>},
                                         {Medaillon::id, measure<Medaillon>},
                                         {Gold::id, measure<Gold>},
                                         {Fluch::id, measure<Fluch>},
                                         {Labyrinth::id, measure<Labyrinth>}}};

int run(int argc, char** argv) {
  CLI::App app(
      "How often the search wins if it sees every hand, every deck and every die. Each deal is played from each seat.");
  std::string game;
  std::string against = "simple";
  Match match;
  std::vector<std::string> names;
  for (const Measured& one : games) names.emplace_back(one.game);
  app.add_option("GAME", game, "one of them")->required()->check(CLI::IsMember(names));
  app.add_option("--against", against,
                 "the others, as `mastaba arena --players` has them; one seat is the clairvoyant's")
      ->capture_default_str();
  app.add_option("--games", match.games, "how many")->capture_default_str()->check(CLI::Range(1, 1'000'000));
  app.add_option("--sims", match.simulations, "simulations per move of the clairvoyant")
      ->capture_default_str()
      ->check(CLI::Range(1, 10'000'000));
  app.add_option("--seed", match.seed, "any text; the same as in the arena gives the same deals")
      ->capture_default_str();
  app.footer("Example: clairvoyant schatz --against bot:2*3 --games 400");
  CLI11_PARSE(app, argc, argv);
  // The first of them only keeps the clairvoyant's seat.
  const cli::Contestants players = cli::readContestants("simple," + against, {}, *roomNamed(game), Language::en);
  if (!players.problem.empty()) {
    fmt::print(stderr, "{}\n", players.problem);
    return 2;
  }
  match.against.assign(players.all.begin() + 1, players.all.end());
  const cli::Interruptible interruptible;
  std::find_if(games.begin(), games.end(), [&](const Measured& one) { return one.game == game; })->measure(match);
  return cli::Interruptible::exitCode();
}

}  // namespace
}  // namespace mastaba

int main(int argc, char** argv) {
  try {
    return mastaba::run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "clairvoyant: %s\n", error.what());
    return 1;
  }
}
