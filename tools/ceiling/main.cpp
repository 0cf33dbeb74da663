// `ceiling`: how much of a game is luck. Somebody who sees every hand, and what lies next in every deck, plays against
// opponents who do not; what even that one loses cannot be won by thinking.
#include <CLI/CLI.hpp>
#include <csignal>
#include <fmt/format.h>

#include "bots/levels.h"
#include "bots/search.h"
#include "cli/arena_players.h"
#include "games/fluch/fluch.h"
#include "games/gold/gold.h"
#include "games/labyrinth/labyrinth.h"
#include "games/medaillon/medaillon.h"
#include "games/schatz/schatz.h"
#include "tools/ceiling/revealed.h"

namespace mastaba {
namespace {

Stop interrupted;

struct Match {
  std::vector<cli::Contestant> against;
  int games = 200;
  int simulations = 2'000;
  std::string seed = "arena";
};

// The share of the victory that falls to the clairvoyant; negative: somebody stopped it.
template <Game G>
double play(const Match& match, const Seed& deal, Seat clairvoyant) {
  typename G::Options options;
  const int players = static_cast<int>(match.against.size()) + 1;
  options.players = players;
  Chance chance(deal);
  Teller<typename G::Event> deaf;
  typename G::State state = G::setup(options, chance, deaf);
  Search<Revealed<G>> search(1 << 15);
  for (u64 moment = 0; !over<G>(state); ++moment) {
    const Seat seat = G::actors(state.open).first();
    typename G::Move move{};
    if (seat == clairvoyant) {
      const auto view = viewOf<Revealed<G>>(state, seat);
      const int candidates = levelOf(G::id, levels).candidates;
      move = search.think(view, candidates, Budget(match.simulations, 0, &interrupted), moment).move();
    } else {
      const auto& other = match.against[static_cast<std::size_t>((seat - clairvoyant + players) % players - 1)];
      move = Opponent<G>::decide(viewOf<G>(state, seat), other.player, {deal.bytes[0], moment}, &interrupted).move;
    }
    if (interrupted) return -1;
    G::play(state, seat, move, chance, deaf);
  }
  const typename G::Standing standing = G::standing(state);
  int firsts = 0;
  for (Seat seat = 0; seat < players; ++seat) firsts += standing.place[seat] == 1 ? 1 : 0;
  return standing.place[clairvoyant] == 1 ? 1.0 / firsts : 0;
}

template <Game G>
void measure(const Match& match) {
  const int players = static_cast<int>(match.against.size()) + 1;
  cli::Average shares;
  for (int deal = 0; deal * players < match.games; ++deal) {
    double sum = 0;
    for (Seat seat = 0; seat < players && !interrupted; ++seat) {
      const double share = play<G>(match, Seed::named(match.seed + " " + std::to_string(deal + 1)), seat);
      sum += share;
    }
    if (interrupted) break;
    shares.add(sum, players);
    const cli::Mean mean = shares.mean();
    fmt::print(stderr, "\r{:.0f} games, {:.1f} ± {:.1f} % ", shares.count(), 100 * mean.value, 100 * mean.within);
  }
  const cli::Mean mean = shares.mean();
  fmt::print(stderr, "\r\033[K");
  fmt::print("{}: {:.1f} ± {:.1f} % in {:.0f} games\n", G::id, 100 * mean.value, 100 * mean.within, shares.count());
}

int run(int argc, char** argv) {
  CLI::App app(
      "How often somebody wins who sees every hand and every deck: what even that one loses is luck. Each deal is "
      "played "
      "from each seat.");
  std::string game;
  std::string against = "simple";
  Match match;
  app.add_option("GAME", game, "schatz, medaillon, gold, fluch or labyrinth")->required();
  app.add_option("--against", against,
                 "the others, as `mastaba arena --players` has them; one seat is the clairvoyant's")
      ->capture_default_str();
  app.add_option("--games", match.games, "how many")->capture_default_str()->check(CLI::Range(1, 1'000'000));
  app.add_option("--sims", match.simulations, "simulations per move of the clairvoyant")
      ->capture_default_str()
      ->check(CLI::Range(1, 10'000'000));
  app.add_option("--seed", match.seed, "any text; the same as in the arena gives the same deals")
      ->capture_default_str();
  app.footer("Example: ceiling schatz --against bot:2*3 --games 400");
  CLI11_PARSE(app, argc, argv);
  const Room* room = roomNamed(game);
  if (!room) {
    fmt::print(stderr, "There is no game {}.\n", game);
    return 2;
  }
  // The first of them only keeps the clairvoyant's seat.
  const cli::Contestants players = cli::readContestants("simple," + against, {}, *room, Language::en);
  if (!players.problem.empty()) {
    fmt::print(stderr, "{}\n", players.problem);
    return 2;
  }
  match.against.assign(players.all.begin() + 1, players.all.end());
  std::signal(SIGINT, [](int) { interrupted = true; });
  if (game == "schatz") measure<Schatz>(match);
  if (game == "medaillon") measure<Medaillon>(match);
  if (game == "gold") measure<Gold>(match);
  if (game == "fluch") measure<Fluch>(match);
  if (game == "labyrinth") measure<Labyrinth>(match);
  return interrupted ? 130 : 0;
}

}  // namespace
}  // namespace mastaba

int main(int argc, char** argv) {
  try {
    return mastaba::run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "ceiling: %s\n", error.what());
    return 1;
  }
}
