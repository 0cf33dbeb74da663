// `learn`: plays many games at first sight and fits the net of a game (engine/net.h) to who won them.
#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fstream>
#include <memory>
#include <unistd.h>

#include "bots/sensible.h"
#include "cli/interruptible.h"
#include "games/fluch/judge.h"
#include "games/medaillon/judge.h"
#include "tools/learn/fit.h"

namespace mastaba::learn {
namespace {

struct Training {
  int games = 1'000'000;
  u64 seed = 1;
  double rate = 0.003;
  std::string out;
};

// What a game tells its net of a position; nothing: that one is not asked about. If it knows which inputs can only help
// or only hurt, it says so as `pushes` (tools/learn/fit.h).
template <class G>
struct Lesson;
template <>
struct Lesson<Medaillon> {
  using Net = medaillon::Judge;
  static constexpr int fewest = medaillon::players;
  static constexpr u32 apart = 4;  // one position of so many is kept
  // Nobody is worse off with a card, a coin or the marker more.
  static constexpr std::array<int, Net::inputs> pushes = [] {
    using medaillon::About;
    std::array<int, Net::inputs> result{};
    for (std::size_t i = 0; i < About::many; ++i) {
      const bool helps = i < About::leader || i == About::coins || i == About::marker;
      result[i] = helps ? 1 : 0;
      result[About::many + i] = helps ? -1 : 0;
    }
    return result;
  }();
  static List<Net::Input, maxSeats> inputs(const Medaillon::State& state) {
    List<Net::Input, maxSeats> inputs;
    for (Seat seat = 0; seat < fewest && medaillon::isBetweenTombs(state.open); ++seat)
      inputs.push(medaillon::inputsOf(state, seat));
    return inputs;
  }
};
template <>
struct Lesson<Fluch> {
  using Net = fluch::Judge;
  static constexpr int fewest = fluch::fewest;
  static constexpr u32 apart = 16;
  static List<Net::Input, maxSeats> inputs(const Fluch::State& state) {
    const fluch::Outlooks all = fluch::outlooks(state);
    const auto every = fluch::inputsOf(state.open, all);
    List<Net::Input, maxSeats> inputs;
    for (Seat seat = 0; seat < state.open.options.players && all[state.open.active].sure == 0; ++seat)
      inputs.push(every[seat]);
    return inputs;
  }
};

enum class Any : u8 { players, wildness, wild, told, place };

template <class Net>
Told toldOf(const typename Net::Input& input) {
  Told told;
  for (std::size_t i = 0; i < input.size(); ++i)
    if (input[i] != 0) told.inputs.push_back({i, double(input[i]) / Net::one});
  return told;
}

// A game at first sight, in some games with a few moves that are anything. Some of its positions, and who won.
template <Game G>
std::vector<Position> play(const Seed& deal, Chance& any) {
  constexpr u32 percent = 100;
  using Net = typename Lesson<G>::Net;
  typename G::Options options;
  options.players = Lesson<G>::fewest + static_cast<int>(any.below(Any::players, G::seats - Lesson<G>::fewest + 1));
  const u32 wild = 5 * any.below(Any::wildness, 3);
  Chance chance(deal);
  Teller<typename G::Event> deaf;
  typename G::State state = G::setup(options, chance, deaf);
  std::vector<Position> positions;
  while (!over<G>(state)) {
    if (any.below(Any::told, Lesson<G>::apart) == 0) {
      Position position;
      for (const auto& input : Lesson<G>::inputs(state)) position.push_back(toldOf<Net>(input));
      if (!position.empty()) positions.push_back(std::move(position));
    }
    const Seat seat = G::actors(state.open).first();
    const View<G> view = viewOf<G>(state, seat);
    const auto move = any.below(Any::wild, percent) < wild ? randomMove<G>(view, any) : sensibleMove<G>(view, any);
    G::play(state, seat, move, chance, deaf);
  }
  const typename G::Standing standing = G::standing(state);
  for (Position& position : positions)
    for (Seat seat = 0; seat < options.players; ++seat)
      position[seat].won = standing.place[seat] == 1 ? 1.0 / standing.winners() : 0;
  return positions;
}

// Positions of one game are much alike: they lie in a drawer until another is put in their place.
class Drawer {
 public:
  template <class Learn>
  void put(Position&& position, Chance& any, Learn learn) {
    constexpr std::size_t room = 20'000;
    if (positions_.size() < room) {
      positions_.push_back(std::move(position));
      return;
    }
    std::swap(position, positions_[any.below(Any::place, room)]);
    learn(position);
  }

 private:
  std::vector<Position> positions_;
};

template <class Net>
double lossOf(const Fit<Net>& fit, const std::vector<Position>& exam) {
  double sum = 0;
  for (const Position& position : exam) sum += fit.test(position);
  return sum / double(exam.size());
}

template <class Net>
bool write(const Training& training, const Fit<Net>& fit, int games, double loss) {
  std::ofstream file(training.out);
  file << fmt::format(
      "// Made by learn --games {} --seed {} --rate {}: do not edit. {} games; {:.4f} for each of other positions "
      "(logarithm\n"
      "// of how likely the victory was thought to be). {} numbers, as engine/net.h lists them, in 256ths.\n",
      training.games, training.seed, training.rate, games, loss, int{Net::weights});
  const auto weights = fit.rounded();
  for (std::size_t i = 0; i < weights.size(); ++i)
    file << weights[i] << (i % 24 == 23 || i + 1 == weights.size() ? ",\n" : ",");
  return file.flush().good();
}

template <Game G>
int train(const Training& training) {
  using Net = typename Lesson<G>::Net;
  constexpr int examGames = 5'000;
  constexpr int often = 20'000;
  const bool watched = isatty(STDERR_FILENO) != 0;
  Chance any(training.seed);
  const auto deal = [&](int number) {
    return Seed::named(fmt::format("learn {} {} {}", G::id, training.seed, number));
  };
  std::vector<Position> exam;
  for (int game = 1; game <= examGames; ++game)
    for (Position& position : play<G>(deal(-game), any)) exam.push_back(std::move(position));
  typename Fit<Net>::Pushes pushes{};
  if constexpr (requires { Lesson<G>::pushes; }) pushes = Lesson<G>::pushes;
  const auto fit = std::make_unique<Fit<Net>>(training.seed, pushes);
  Drawer drawer;
  int games = 0;
  while (games < training.games && !cli::Interruptible::stop) {
    // Ever smaller steps, so that in the end it comes to rest.
    const double rate = training.rate * (1 - 0.98 * games / training.games);
    for (Position& position : play<G>(deal(games), any))
      drawer.put(std::move(position), any, [&](const Position& one) { fit->learn(one, rate); });
    ++games;
    if (games % often == 0 || (watched && games % 1000 == 0))
      fmt::print(stderr, "{}{} of {} games: {:.5f}{}", watched ? "\r" : "", games, training.games, lossOf(*fit, exam),
                 watched ? "\033[K" : "\n");
  }
  fit->roundOff();
  const double loss = lossOf(*fit, exam);
  if (!write(training, *fit, games, loss)) {
    fmt::print(stderr, "learn: {} cannot be written\n", training.out);
    return 1;
  }
  fmt::print(stderr, "{}{} games: {:.5f}. Written: {}. Build again to play with it.\n", watched ? "\r\033[K" : "",
             games, loss, training.out);
  return cli::Interruptible::exitCode();
}

int run(int argc, char** argv) {
  CLI::App app{"Plays games at first sight and learns from who wins them how likely each seat is to win.", "learn"};
  Training training;
  std::string game;
  app.add_option("GAME", game, "fluch or medaillon")->required()->check(CLI::IsMember({"fluch", "medaillon"}));
  app.add_option("--games", training.games, "How many; Ctrl-C keeps what is learned")
      ->check(CLI::Range(1, 100'000'000))
      ->capture_default_str();
  app.add_option("--seed", training.seed, "The same seed gives the same weights")->capture_default_str();
  app.add_option("--rate", training.rate, "How large the first steps are")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--out", training.out, "The file to write; otherwise games/GAME/weights.txt");
  app.footer("Example: learn medaillon --games 300000");
  CLI11_PARSE(app, argc, argv);
  if (training.out.empty()) training.out = "games/" + game + "/weights.txt";
  const cli::Interruptible interruptible;
  return game == Fluch::id ? train<Fluch>(training) : train<Medaillon>(training);
}

}  // namespace
}  // namespace mastaba::learn

int main(int argc, char** argv) {
  try {
    return mastaba::learn::run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "learn: %s\n", error.what());
    return 1;
  }
}
