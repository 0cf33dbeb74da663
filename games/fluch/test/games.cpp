#include "games/fluch/test/games.h"

#include <gtest/gtest.h>
#include <optional>
#include <vector>

#include "bots/random.h"
#include "describe/json_out.h"
#include "describe/some.h"

namespace mastaba::fluch {
namespace {

using Move = Fluch::Move;

// What a player is after: the way out, or something to take.
bool isWanted(const Open& open, Seat seat, Place at) {
  if (meetsGoal(open, seat)) return isEntrance(at);
  const Player& player = open.players[seat];
  const auto lacks = [&player](Token token) { return token != Token::none && !owns(player, colourOf(token)); };
  for (const Lying& lying : open.heaps)
    if (lying.at == at && lacks(lying.token)) return true;
  const int number = chamberNumbers[at];
  if (number == noChamber) return false;
  const Chamber& chamber = open.chambers[static_cast<std::size_t>(number)];
  return chamber.faceDown || lacks(chamber.token);
}

// How much a player likes a move.
class Taste {
 public:
  Taste(const Open& open, Seat seat) : open_(open), seat_(seat) {
    if (!player().inside) return;
    for (int i = 0; i < Place::squares; ++i)
      if (isWanted(open, seat, i)) wanted_.add(i);
    const Sides now(open);
    const Area region = now.region(player().at);
    ahead_ = now.ahead(region);
    for (const Side side : sides) around_ |= region.towards(side);
    around_ |= region;
    std::vector<Place> goals;
    for (const Place at : wanted_) goals.push_back(at);
    if (open.agenda.back().ask == Ask::move)
      far_ = distancesFrom(std::span<const Place>(goals), [&open](Place at) { return openingsAt(open, at); });
  }

  int operator()(const Move& move) const {
    if (is<Take>(move) || is<Loot>(move) || is<TurnUp>(move)) return 100;
    if (is<Draw>(move) || is<GiveUp>(move)) return 50;
    if (is<Roll>(move) || is<EndTurn>(move)) return 20;
    if (is<Discard>(move)) return 5;
    if (const auto* lay = as<Lay>(move)) return ahead_.has(lay->at) ? 1 + building(lay->at, lay->open) : 1;
    if (const auto* passage = as<SecretPassage>(move))
      return player().lives > 3 && around_.has(passage->at) ? building(passage->at, passage->open) / 50 : 0;
    if (const auto* step = as<Step>(move)) return far_->to(step->to) < far_->to(player().at) ? 100 : 4;
    if (is<Stop>(move)) return wanted_.has(player().at) ? 100 : 2;
    return 1;
  }

 private:
  const Player& player() const { return open_.players[seat_]; }
  // What it would open: something to take, or a way on.
  int building(Place at, Ways ways) const {
    Open then = open_;
    then.tiles[at] = tileOf(static_cast<Kind>(open_.agenda.back().n), ways);
    const Sides now(then);
    const Area region = now.region(player().at);
    return 200 * (region & wanted_).size() + 10 * now.ahead(region).size();
  }

  const Open& open_;
  Seat seat_;
  Area wanted_;
  Area ahead_;   // where the way goes on
  Area around_;  // all that can be reached, and what is beside it
  std::optional<Distances<width, height>> far_;
};

Move liked(const View<Fluch>& view, Chance& chance) {
  Fluch::Moves moves;
  Fluch::moves(view.open, view.own, view.me, moves);
  const Taste taste(view.open, view.me);
  std::vector<int> upTo;
  int sum = 0;
  for (const Move& move : moves) upTo.push_back(sum += taste(move));
  const auto pick = static_cast<int>(chance.below(BotLuck::choice, static_cast<u32>(std::max(sum, 1))));
  for (int i = 0; i < moves.size(); ++i)
    if (pick < upTo[static_cast<std::size_t>(i)]) return moves[i];
  return moves[0];
}

// More than any game needs: 100 rounds of five turns.
constexpr int mostMoves = 40'000;

}  // namespace

Options mixture(int n) {
  Chance chance(static_cast<u64>(n) + 1000);
  Options options;
  do options = someOptions<Fluch>(chance);
  while (options.players != fewest + n % (most - fewest + 1));
  return options;
}

State playedOut(const Options& options, u64 luck, const Look& look) {
  Chance chance(luck);
  Telling<Fluch::Event> told;
  Teller<Fluch::Event> teller(told);
  State state = Fluch::setup(options, chance, teller);
  for (int i = 0; i < mostMoves && !over<Fluch>(state); ++i) {
    const State before = state;
    const Seat seat = Fluch::actors(state.open).first();
    const View<Fluch> view = viewOf<Fluch>(state, seat);
    const bool thinks = chance.below(BotLuck::choice, 25) > 0;
    const Move move = thinks ? liked(view, chance) : randomMove<Fluch>(view, chance);
    told.clear();
    Fluch::play(state, seat, move, chance, teller);
    if (look) look({before, seat, move, told, state});
  }
  EXPECT_TRUE(over<Fluch>(state)) << "without an end";
  return state;
}

void eachMoment(int games, const Look& look, int from) {
  for (int game = from; game < from + games && !testing::Test::HasFailure(); ++game)
    playedOut(mixture(game), static_cast<u64>(game), look);
}

}  // namespace mastaba::fluch
