#include "games/gold/test/games.h"

#include <gtest/gtest.h>

#include "bots/random.h"
#include "describe/every.h"
#include "games/gold/test/position.h"

namespace mastaba::gold {
namespace {

// Can something be revealed from here?
bool seesHidden(const Open& open, Place at) {
  for (const Side side : sides)
    if (at.hasNeighbour(side) && openingsAt(open, at).has(side) &&
        open.tiles[at.neighbour(side)].kind == Kind::faceDown)
      return true;
  return false;
}

// Where an archaeologist would like to be: at home with a treasure, otherwise at one, or where tiles can be revealed.
std::vector<Place> goals(const Open& open, Seat seat) {
  if (open.players[seat].carries != Treasure::none) return {open.entrance};
  std::vector<Place> result;
  for (const Lying& one : open.lying) result.push_back(one.at);
  for (int i = 0; i < places; ++i)
    if (seesHidden(open, i)) result.emplace_back(i);
  return result;
}

// How far the archaeologist is from there.
int distanceOf(const Open& open, Seat seat) {
  const std::vector<Place> wanted = goals(open, seat);
  const auto openings = [&](Place place) { return openingsAt(open, place); };
  return distancesFrom(std::span<const Place>(wanted), openings).to(pieceOf(open, seat, Figure::archaeologist).at);
}

bool leadsOn(const Open& open, Seat seat, const Move& move) {
  if (is<Reveal>(move) || is<Take>(move) || is<Steal>(move)) return true;
  Open then = open;
  if (const auto* walk = as<Walk>(move)) pieceOf(then, seat, walk->figure).at = walk->to;
  if (const auto* rotate = as<Rotate>(move)) then.tiles[rotate->at].open = rotate->open;
  if (const auto* lay = as<Lay>(move)) then.tiles[Place(open.agenda.back().n)].open = lay->open;
  return distanceOf(then, seat) < distanceOf(open, seat);
}

Move chosen(const View<Gold>& view, Chance& chance) {
  Move move = randomMove<Gold>(view, chance);
  if (chance.below(BotLuck::choice, 6) == 0) return move;
  for (int again = 0; again < 20 && !leadsOn(view.open, view.me, move); ++again) move = randomMove<Gold>(view, chance);
  return move;
}

}  // namespace

Options mixture(int n) {
  Chance chance(static_cast<u64>(n) + 1000);
  Options options;
  mp11::mp_for_each<Members<Options>>([&](auto member) {
    auto& option = options.*member.pointer;
    using Value = std::remove_cvref_t<decltype(option)>;
    if constexpr (EnumType<Value>) {
      u32 many = 0;
      eachValue<Value>([&](Value) { ++many; });
      option = static_cast<Value>(chance.below(Gold::Luck::start, many));
    }
  });
  return forPlayers(fewest + n % (most - fewest + 1), options);
}

State playedOut(const Options& options, u64 luck, const Look& look) {
  Chance chance(luck);
  Teller<Gold::Event> deaf;
  State state = Gold::setup(options, chance, deaf);
  for (int i = 0; i < 20'000 && !over<Gold>(state); ++i) {
    const Seat seat = Gold::actors(state.open).first();
    const Move move = chosen(viewOf<Gold>(state, seat), chance);
    if (look) look(state, move);
    Gold::play(state, seat, move, chance, deaf);
  }
  EXPECT_TRUE(over<Gold>(state)) << "without an end";
  return state;
}

}  // namespace mastaba::gold
