#include "cli/arena_results.h"

#include <algorithm>

namespace mastaba::cli {

Results::Results(const std::vector<Contestant>& contestants, const std::vector<Shape>& events,
                 const std::optional<Sprt>& sprt, int seatings) {
  for (const Contestant& contestant : contestants) {
    players_.emplace_back();
    players_.back().name = contestant.name;
  }
  for (const Shape& event : events) events_.emplace_back(event);
  if (sprt) sprt_.emplace(*sprt, static_cast<int>(contestants.size()), seatings);
}

bool Results::add(const Unit& unit) {
  const std::size_t count = players_.size();
  const auto games = static_cast<double>(unit.games.size());
  struct Sums {
    double points = 0;
    double victories = 0;
    double shares = 0;
  };
  std::vector<Sums> sums(count);
  double moves = 0;
  std::vector<GameResult> kept;
  for (std::size_t number = 0; number < unit.games.size(); ++number) {
    const BotGame& game = unit.games[number];
    double won = 0;
    for (std::size_t seat = 0; seat < count; ++seat) won += victoryOf(game, seat);
    GameResult result;
    result.firstSeat = seatOf(0, count, unit.number, number);
    result.moves = game.moves;
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t seat = seatOf(i, count, unit.number, number);
      PlayerResult& player = players_[i];
      result.points[i] = game.points[seat];
      result.places[i] = game.place[seat];
      sums[i].points += game.points[seat];
      sums[i].victories += victoryOf(game, seat);
      sums[i].shares += victoryOf(game, seat) + (1 - won) / static_cast<double>(count);
      player.points.push_back(game.points[seat]);
      player.choices += game.choices[seat];
      player.seconds += game.seconds[seat];
      player.simulations += game.simulations[seat];
      if (game.choices[seat] > 0) player.slowest = std::max(player.slowest, game.seconds[seat] / game.choices[seat]);
    }
    moves += game.moves;
    ++endings_[std::string(game.how)];
    kept.push_back(result);
  }
  for (std::size_t i = 0; i < count; ++i) {
    players_[i].mean.add(sums[i].points, games);
    players_[i].victories.add(sums[i].victories, games);
    players_[i].shares.add(sums[i].shares, games);
  }
  moves_.add(moves, games);
  for (std::size_t i = 0; i < events_.size(); ++i) events_[i].add(unit.games, i);
  games_ += static_cast<int>(unit.games.size());
  units_.push_back(std::move(kept));
  if (!sprt_) return true;
  sprt_->add(sums[0].shares);
  return sprt_->verdict() == Verdict::open;
}

std::vector<Between> Results::elo() const {
  if (players_.size() < 2) return {};
  if (players_.size() == 2) {
    std::vector<Between> both;
    for (const PlayerResult& player : players_) both.push_back(eloOf(player.shares.mean()));
    return both;
  }
  std::vector<std::vector<Places>> places;
  for (const std::vector<GameResult>& games : units_) {
    places.emplace_back();
    for (const GameResult& game : games) places.back().push_back(game.places);
  }
  return ratingsOf(places, static_cast<int>(players_.size()));
}

}  // namespace mastaba::cli
