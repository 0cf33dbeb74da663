// What is printed: the board with its chambers and entrances, the sides of tiles, tokens, marks of cards. All of it
// follows from the box.
#pragma once

#include <algorithm>

#include "engine/squares.h"
#include "games/fluch/fluch.h"

namespace mastaba::fluch {

using Area = Squares<width, height>;

// ---- places (FLUCH-2, FLUCH-3, FLUCH-5)

inline constexpr Area theBoard = Area::where([](Place at) { return at < squares; });
constexpr Area marked(char mark) {
  return Area::where([mark](Place at) {
    return map[static_cast<std::size_t>(at.row())][static_cast<std::size_t>(at.column())] == mark;
  });
}
inline constexpr Area everyChamber = marked('#');
inline constexpr Area everyEntrance = marked('E');
static_assert(everyChamber.size() == chambers && everyEntrance.size() == entrances);

constexpr bool isEntrance(Place at) { return everyEntrance.has(at); }

inline constexpr auto chamberPlaces = [] {
  std::array<Place, chambers> result{};
  std::size_t n = 0;
  for (const Place at : everyChamber) result[n++] = at;
  return result;
}();
inline constexpr int noChamber = chambers;
// Which of the 25 chambers that is.
inline constexpr auto chamberNumbers = [] {
  std::array<u8, Place::squares> result{};
  result.fill(noChamber);
  for (int n = 0; n < chambers; ++n) result[chamberPlaces[static_cast<std::size_t>(n)]] = static_cast<u8>(n);
  return result;
}();

// ---- tokens

constexpr Token tokenOf(Colour colour, int value) {
  return static_cast<Token>(static_cast<int>(colour) * values + value);
}
constexpr Colour colourOf(Token token) { return static_cast<Colour>((static_cast<int>(token) - 1) / values); }
constexpr int valueOf(Token token) { return (static_cast<int>(token) - 1) % values + 1; }
static_assert(tokenOf(Colour::green, 2) == Token::green2 && colourOf(Token::orange3) == Colour::orange);
// The kinds of tokens in the order of a bag.
constexpr Token tokenAt(int kind) { return static_cast<Token>(kind + 1); }
constexpr int kindOf(Token token) { return static_cast<int>(token) - 1; }

// How many tokens are in the game (FLUCH-15): of one kind, and together.
constexpr int copiesOf(Token token, const Options& options) {
  const auto& sets = tokenSets[static_cast<std::size_t>(options.tokensByPlayers)];
  return sets[static_cast<std::size_t>(options.players - fewest)].of[static_cast<std::size_t>(valueOf(token) - 1)];
}
constexpr int tokensOf(const Options& options) {
  int sum = 0;
  for (int kind = 0; kind < tokenKinds; ++kind) sum += copiesOf(tokenAt(kind), options);
  return sum;
}

// ---- chambers in use

constexpr Area listed(std::string_view names) {
  Area area;
  while (!names.empty()) {
    const std::size_t end = std::min(names.find(' '), names.size());
    int row = 0;
    for (const char digit : names.substr(1, end - 1)) row = row * 10 + (digit - '0');
    area.add(Place::at(names[0] - 'A', row - 1));
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  return area;
}
// With 10, 15, 20 and 25 tokens.
inline constexpr std::array<Area, 4> chambersFilled{listed(filled[0]), listed(filled[1]), listed(filled[2]),
                                                    everyChamber};
static_assert(chambersFilled[0].size() == 10 && chambersFilled[1].size() == 15 && chambersFilled[2].size() == 20);
static_assert((chambersFilled[0] | chambersFilled[1] | chambersFilled[2] | everyChamber) == everyChamber);

// The chambers that have a token at first where lots do not decide.
constexpr const Area& filledChambers(const Options& options) {
  return chambersFilled[static_cast<std::size_t>(tokensOf(options) / 5 - 2)];
}
// The chambers of this game (A2).
constexpr const Area& chambersOf(const Options& options) {
  return options.chamberFill == Fluch::ChamberFill::exact ? filledChambers(options) : everyChamber;
}

// ---- tiles

constexpr bool isGrey(Kind kind) { return kind >= Kind::greyStraight; }
constexpr bool isGrey(Tile tile) { return (static_cast<int>(tile) & 16) != 0; }
constexpr Openings openingsOf(Tile tile) { return {static_cast<u8>(static_cast<int>(tile) & 15)}; }

inline constexpr auto kindsOfTiles = [] {
  std::array<Kind, 32> result{};
  for (int i = 0; i < 32; ++i) {
    const auto tile = static_cast<Tile>(i);
    const Openings open = openingsOf(tile);
    const bool straight = open == mastaba::openingsOf(Ways::ns) || open == mastaba::openingsOf(Ways::ew);
    const int many = std::popcount(open.bits);
    const Kind white = straight ? Kind::straight : Kind::curve;
    const Kind grey = straight ? Kind::greyStraight : Kind::greyCurve;
    result[static_cast<std::size_t>(i)] = many == 4      ? Kind::crossing
                                          : many == 3    ? Kind::junction
                                          : isGrey(tile) ? grey
                                                         : white;
  }
  return result;
}();
constexpr Kind kindOf(Tile tile) { return kindsOfTiles[static_cast<std::size_t>(tile)]; }
// A tile of this kind with these sides open; none: it has no such sides.
inline constexpr auto tilesOfKinds = [] {
  std::array<std::array<Tile, 16>, kinds> result{};
  for (int kind = 0; kind < kinds; ++kind)
    for (int ways = 0; ways < 16; ++ways) {
      const auto tile = static_cast<Tile>(ways + (isGrey(static_cast<Kind>(kind)) ? 16 : 0));
      if (std::popcount(openingsOf(tile).bits) >= 2 && kindOf(tile) == static_cast<Kind>(kind))
        result[static_cast<std::size_t>(kind)][static_cast<std::size_t>(ways)] = tile;
    }
  return result;
}();
constexpr Tile tileOf(Kind kind, Ways open) {
  return tilesOfKinds[static_cast<std::size_t>(kind)][static_cast<std::size_t>(open)];
}
// How a tile can lie (FLUCH-34).
using Orientations = Seq<Ways, 4>;
inline constexpr auto orientations = [] {
  std::array<Orientations, kinds> result{};
  for (int kind = 0; kind < kinds; ++kind)
    for (int ways = 0; ways < 16; ++ways)
      if (tileOf(static_cast<Kind>(kind), static_cast<Ways>(ways)) != Tile::none)
        result[static_cast<std::size_t>(kind)].push(static_cast<Ways>(ways));
  return result;
}();
constexpr const Orientations& orientationsOf(Kind kind) { return orientations[static_cast<std::size_t>(kind)]; }

// How a tile that lies can be turned: every other way.
inline constexpr auto turnsOfTiles = [] {
  std::array<Orientations, 32> result{};
  for (int kind = 0; kind < kinds; ++kind)
    for (const Ways from : orientations[static_cast<std::size_t>(kind)])
      for (const Ways to : orientations[static_cast<std::size_t>(kind)])
        if (to != from) result[static_cast<std::size_t>(tileOf(static_cast<Kind>(kind), from))].push(to);
  return result;
}();
constexpr const Orientations& turnsOf(Tile tile) { return turnsOfTiles[static_cast<std::size_t>(tile)]; }

// ---- cards

constexpr Treasure treasureAt(int card) {
  return {static_cast<Object>(card % objects), static_cast<Origin>(card / objects)};
}
constexpr int cardOf(Treasure treasure) {
  return static_cast<int>(treasure.origin) * objects + static_cast<int>(treasure.object);
}
// FLUCH-10
constexpr Mark markOf(Treasure treasure) {
  const char mark = marks[static_cast<std::size_t>(treasure.origin)][static_cast<std::size_t>(treasure.object)];
  return mark == 'F' ? Mark::trap : mark == 'A' ? Mark::ammut : Mark::none;
}

// FLUCH-11
enum class Effect : u8 { gain, protect, moveAmmut, lose };
constexpr Effect effectOf(Card card) {
  if (card <= Card::shu) return Effect::gain;
  if (card <= Card::bes) return Effect::protect;
  return card <= Card::maat ? Effect::moveAmmut : Effect::lose;
}

// FLUCH-43: a 0 and the sign of Ammut give none.
constexpr int pipsOf(Face face) { return face == Face::ammut ? 0 : static_cast<int>(face); }

// FLUCH-123, FLUCH-124
constexpr Goal goalOf(const Options& options) {
  return options.players == most || options.shortGame == Fluch::ShortGame::yes ? shortGoal : goal;
}

}  // namespace mastaba::fluch
