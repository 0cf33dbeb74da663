#include "games/fluch/test/acting.h"

#include <gtest/gtest.h>
#include <set>

#include "tests/phrases.h"

namespace mastaba::fluch {
namespace {

std::string read(const std::string& words) { return withPlaces<Place>(words); }

std::string wordOf(const Move& move) { return read(plainly(move)); }
Seat whoActs(const State& state) { return Fluch::actors(state.open).first(); }

Words wordsOfMoves(const State& state) {
  Fluch::Moves moves;
  const Seat seat = whoActs(state);
  Fluch::moves(state.open, state.own[seat], seat, moves);
  Words words;
  for (const Move& move : moves) words.push_back(wordOf(move));
  std::ranges::sort(words);
  return words;
}

// Where moves of one kind lead.
template <class Kind>
std::string placesOf(const State& state) {
  Fluch::Moves moves;
  const Seat seat = whoActs(state);
  Fluch::moves(state.open, state.own[seat], seat, moves);
  Area area;
  for (const Move& move : moves)
    if (const Kind* such = as<Kind>(move)) area.add(such->to);
  Words names;
  for (const Place place : area) names.push_back(place.name());
  return joined(names, " ");
}

std::string letterOf(Face face) { return face == Face::ammut ? "A" : std::to_string(static_cast<int>(face)); }

// What luck an event tells of.
struct Fate {
  std::string operator()(const Fluch::Rolled& rolled) const { return letterOf(rolled.first) + letterOf(rolled.second); }
  std::string operator()(const Fluch::Fought& fought) const { return letterOf(fought.face); }
  std::string operator()(const Fluch::Drew& drew) const { return nameOfEnum(drew.kind); }
  std::string operator()(const Fluch::EventDrawn& event) const { return nameOfEnum(event.card); }
  std::string operator()(const Fluch::TurnedUp& token) const { return nameOfEnum(token.token); }
  std::string operator()(const Fluch::Found& found) const {
    return found.mark == Mark::trap ? "F" : found.mark == Mark::ammut ? "A" : ".";
  }
  template <class Other>
  std::string operator()(const Other&) const {
    return "";
  }
};

std::string aboutTask(const Task<Ask>& task) {
  switch (task.ask) {
    case Ask::tile:
      return std::string(" ") + nameOfEnum(static_cast<Kind>(task.n));
    case Ask::ward:
      return std::string(" ") + nameOfEnum(static_cast<Cause>(task.n));
    case Ask::lay:
    case Ask::order:
    case Ask::move:
    case Ask::lead:
    case Ask::beckon:
    case Ask::symbols:
    case Ask::cards:
      return " " + std::to_string(task.n);
    default:
      return "";
  }
}

}  // namespace

// ---- the way back

std::string tilesOn(const State& state) {
  Words words;
  for (int i = 0; i < squares; ++i)
    if (state.open.tiles[i] != Tile::none) words.push_back(Place(i).name() + " " + glyphOf(state.open.tiles[i]));
  return joined(words);
}
std::string tileOn(const State& state, const std::string& place) {
  return nameOfEnum(state.open.tiles[placeNamed(place)]);
}
int inBag(const State& state, Kind kind) { return state.open.bag.of[static_cast<std::size_t>(kind)]; }

std::string explorers(const State& state) {
  Words words;
  for (Seat seat = 0; seat < state.open.options.players; ++seat) {
    const Player& player = state.open.players[seat];
    words.push_back(player.inside ? player.at.name() : "-");
  }
  return joined(words, " ");
}
std::string livesOf(const State& state) {
  Words words;
  for (Seat seat = 0; seat < state.open.options.players; ++seat)
    words.push_back(std::to_string(state.open.players[seat].lives));
  return joined(words, " ");
}
std::string tokensOf(const State& state, Seat seat) {
  Words words;
  for (int colour = 0; colour < colours; ++colour)
    if (const int value = state.open.players[seat].tokens[colour]; value > 0)
      words.emplace_back(nameOfEnum(tokenOf(static_cast<Colour>(colour), value)));
  return joined(words, " ");
}
std::string treasuresOf(const State& state) {
  Words words;
  for (Seat seat = 0; seat < state.open.options.players; ++seat)
    words.push_back(std::to_string(state.open.players[seat].treasures.size()));
  return joined(words, " ");
}
std::string protectionOf(const State& state, Seat seat) {
  Words words;
  for (const Card card : state.open.players[seat].protection) words.emplace_back(nameOfEnum(card));
  return joined(words, " ");
}
std::string chamberOn(const State& state, const std::string& place) {
  const int number = chamberNumbers[placeNamed(place)];
  EXPECT_NE(number, noChamber) << place;
  if (number == noChamber) return "";
  const Chamber& chamber = state.open.chambers[number];
  return chamber.faceDown ? "faceDown" : chamber.token == Token::none ? "empty" : nameOfEnum(chamber.token);
}
std::string heaps(const State& state) {
  Words words;
  for (const Lying& lying : state.open.heaps) words.push_back(lying.at.name() + " " + nameOfEnum(lying.token));
  return joined(words);
}
std::string ammut(const State& state) {
  return isInMaze(state.open.ammut) ? state.open.ammut.at.name() : std::to_string(state.open.ammut.space);
}
std::string diceOf(const State& state) {
  std::string letters;
  for (const Face face : state.open.dice) letters += letterOf(face);
  return letters;
}
std::string asked(const State& state) {
  if (over<Fluch>(state)) return "over";
  const Task<Ask>& task = state.open.agenda.back();
  return nameOfEnum(task.ask) + (" " + std::to_string(task.who.first())) + aboutTask(task);
}
std::string agenda(const State& state) {
  Words words;
  for (const Task<Ask>& task : state.open.agenda) words.push_back(nameOfEnum(task.ask) + aboutTask(task));
  return joined(words);
}

// ---- moves

Move enter(const std::string& at) { return Enter{placeNamed(at)}; }
Move lay(const std::string& at, Ways open) { return Lay{placeNamed(at), open}; }
Move passage(const std::string& at, Ways open) { return SecretPassage{placeNamed(at), open}; }
Move twist(const std::string& at, Ways open) { return Twist{placeNamed(at), open}; }
Move step(const std::string& to) { return Step{placeNamed(to)}; }
Move loot(Token token) { return Loot{token}; }
Move lead(const std::string& to) { return Lead{placeNamed(to)}; }
Move put(const std::string& to) { return Put{placeNamed(to)}; }

std::string whyNot(const State& state, const Move& move) { return whyNot(state, whoActs(state), move); }
std::string whyNot(const State& state, Seat seat, const Move& move) { return ruleAgainst<Fluch>(state, seat, move); }

std::string movesOf(const std::string& kind, const State& state) {
  Words such;
  for (const std::string& word : wordsOfMoves(state))
    if (word == kind || word.starts_with(kind + " ")) such.push_back(word);
  return joined(such);
}
std::string kindsOfMoves(const State& state) {
  std::set<std::string> all;
  for (const std::string& word : wordsOfMoves(state)) all.insert(wordsIn(word).at(0));
  return joined(all);
}
std::string stepsOf(const State& state) { return placesOf<Step>(state); }
std::string leadsOf(const State& state) { return placesOf<Lead>(state); }
std::string putsOf(const State& state) { return placesOf<Put>(state); }
std::string waysToLay(const State& state, const std::string& place) {
  const std::string such = "lay at:" + place + " open:";
  Words ways;
  for (const std::string& word : wordsOfMoves(state))
    if (word.starts_with(such)) ways.push_back(word.substr(such.size()));
  return joined(ways, " ");
}

// ---- what happens

u64 luckFor(const State& state, const Move& move, const std::string& luck) {
  if (luck.empty()) return 1;
  for (u64 seed = 1; seed < 100'000; ++seed) {
    State then = state;
    Telling<Fluch::Event> log;
    Teller<Fluch::Event> teller(log);
    Chance chance(seed);
    Fluch::play(then, whoActs(state), move, chance, teller);
    std::string fate;
    for (const auto& one : log)
      if (const std::string word = match(one.event, Fate{}); !word.empty()) fate += word + " ";
    if (fate.starts_with(luck + " ")) return seed;
  }
  ADD_FAILURE() << "no luck such as " << luck << " for " << wordOf(move) << " while " << agenda(state);
  return 1;
}

State after(const State& state, const Move& move, const std::string& luck) {
  const bool legal = !refusalOf<Fluch>(state, whoActs(state), move);
  return played<Fluch>(state, whoActs(state), move, legal ? luckFor(state, move, luck) : 1);
}
State after(State state, const std::vector<Move>& moves) {
  for (const Move& move : moves) state = after(state, move);
  return state;
}
State entered(State state) {
  for (const char* entrance : {"C14", "E14", "G14", "I14", "K14"})
    if (!over<Fluch>(state) && state.open.agenda.back().ask == Ask::enter) state = after(state, enter(entrance));
  return state;
}
State drawn(const State& state, Kind kind) { return after(state, Draw{}, nameOfEnum(kind)); }
State rolled(const State& state, const std::string& dice) { return after(state, Roll{}, dice); }

Telling<Fluch::Event> telling(const State& state, const Move& move, const std::string& luck) {
  return tellingOf<Fluch>(state, whoActs(state), move, luckFor(state, move, luck));
}
Words told(const State& state, const Move& move, const std::string& luck, Seat to) {
  Words words;
  for (const auto& one : telling(state, move, luck))
    if (one.to.has(to)) words.push_back(read(plainly(one.event)));
  return words;
}
Words toldOf(const std::string& kind, const State& state, const Move& move, const std::string& luck) {
  return onlyOf(kind, told(state, move, luck));
}
std::string toldInShort(const State& state, const Move& move, const std::string& luck) {
  Words words;
  for (const std::string& event : told(state, move, luck)) words.push_back(wordsIn(event).at(0));
  return joined(words, " ");
}

}  // namespace mastaba::fluch
