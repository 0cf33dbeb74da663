#include "games/gold/test/position.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>
#include <sstream>

#include "describe/every.h"
#include "tests/playing.h"

namespace mastaba::gold {
namespace {

constexpr std::string_view chamberLetters = "LOFIC";
constexpr int chamberAt = corridors;  // the first chamber in the bag

Words wordsIn(const std::string& text, char between = ' ') {
  std::istringstream stream(text);
  Words words;
  for (std::string word; std::getline(stream, word, between);)
    if (!word.empty()) words.push_back(word);
  return words;
}

std::string joined(const Words& words, const std::string& between = ", ") {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(' ');
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// The characters of a line; a box character has several bytes.
Words charactersOf(const std::string& line) {
  Words characters;
  for (const char byte : line) {
    if ((static_cast<unsigned char>(byte) & 0xC0U) != 0x80U) characters.emplace_back();
    characters.back() += byte;
  }
  return characters;
}

template <class E>
E named(const std::string& name) {
  std::optional<E> found;
  eachValue<E>([&](E value) {
    if (nameOfEnum(value) == name) found = value;
  });
  EXPECT_TRUE(found) << "what is " << name << "?";
  return found.value_or(E{});
}

Treasure treasureNamed(const std::string& name) {
  return name == "2" ? Treasure::two : name == "3" ? Treasure::three : named<Treasure>(name);
}

int numberOf(const std::string& word) { return std::stoi(word); }

Kind kindOfOpenings(Openings openings) {
  switch (std::popcount(openings.bits)) {
    case 1:
      return Kind::deadEnd;
    case 2:
      return openings == openings.turned(2) ? Kind::straight : Kind::curve;
    case 3:
      return Kind::junction;
    default:
      return Kind::crossing;
  }
}

// What the text says, and what is made of it.
class Builder {
 public:
  Builder(const std::string& text, const Options& options) {
    open().options = options;
    open().ruin.clock = nobody;
    Words rows;
    Words rest;
    for (const std::string& line : wordsIn(text, '\n')) {
      const std::string words = trimmed(line);
      if (words.empty()) continue;
      const bool seated = words.size() > 1 && words[1] == ':';
      const bool row = rows.size() < width && rest.empty() && !seated && charactersOf(words).size() == width;
      (row ? rows : rest).push_back(words);
    }
    over_ = std::ranges::any_of(rest, [](const std::string& line) { return line.find("over") != std::string::npos; });
    rows.empty() ? layNothing() : layRows(rows);
    for (Seat seat = 0; seat < players(); ++seat)
      for (Piece& piece : player(seat).figures) piece.at = open().entrance;
    for (const std::string& line : rest) readLine(line);
    workOut();
  }

  State state{};

 private:
  Open& open() { return state.open; }
  int players() { return open().options.players; }
  Player& player(Seat seat) { return open().players[seat]; }

  // ---- what is written

  void layEntrance(Place at) {
    open().entrance = at;
    open().tiles[at] = {Kind::entrance, waysOf(entranceOpenings(at, open().options))};
  }
  void layNothing() {
    for (Tile& tile : open().tiles) tile = {over_ ? Kind::fallen : Kind::faceDown, Ways::none};
    layEntrance(placeNamed("C6"));
  }
  void layRows(const Words& rows) {
    EXPECT_EQ(rows.size(), width) << "rows";
    for (std::size_t row = 0; row < rows.size(); ++row) {
      const Words characters = charactersOf(rows[row]);
      for (std::size_t column = 0; column < characters.size(); ++column)
        layTile(Place::at(static_cast<int>(column), static_cast<int>(row)), characters[column]);
    }
  }
  void layTile(Place at, const std::string& character) {
    Openings openings;
    const std::size_t chamber = chamberLetters.find(character);
    if (character == "E")
      layEntrance(at);
    else if (chamber != std::string_view::npos)
      open().tiles[at] = {kindAt(chamberAt + static_cast<int>(chamber)), Ways::nesw};
    else if (readGlyph(character, openings))
      open().tiles[at] = {kindOfOpenings(openings), waysOf(openings)};
    else
      open().tiles[at] = {character == "." ? Kind::faceDown : Kind::fallen, Ways::none};
  }

  void readLine(const std::string& line) {
    const bool seated = line.size() > 1 && line[1] == ':';
    for (const std::string& part : wordsIn(seated ? line.substr(2) : line, ',')) {
      Words words = wordsIn(part);
      if (words.empty()) continue;
      const std::string word = words[0];
      words.erase(words.begin());
      seated ? readSeat(line[0] - '0', word, words) : readTable(word, words);
    }
  }
  void readTable(const std::string& word, const Words& given) {
    if (word == "turn") turn_ = numberOf(given.at(0));
    if (word == "actions") actions_ = numberOf(given.at(0));
    if (word == "quiet") quiet_ = numberOf(given.at(0));
    if (word == "taken")
      for (const std::string& photo : given) taken_ |= 1 << (numberOf(photo) - 1);
    if (word == "door") open().tiles[placeOf(given.at(0)[0])].open = named<Ways>(given.at(1));
    if (word == "lying")
      for (std::size_t i = 0; i + 1 < given.size(); i += 2)
        open().lying.add({placeNamed(given[i + 1]), treasureNamed(given[i])});
    Ruin& ruin = open().ruin;
    if (word == "armed") ruin.clock = numberOf(given.at(0)), ruin.turns = numberOf(given.at(1));
    if (word == "falling") {
      ruin.stage = Stage::falling;
      ruin.stolen = true;
      ruin.centre = placeNamed(given.at(0));
      ruin.clock = numberOf(given.at(1));
    }
    if (word == "stayed") ruin.stolen = false;
    if (word == "fresh") ruin.fresh = true;
  }
  void readSeat(Seat seat, const std::string& word, const Words& given) {
    Player& mine = player(seat);
    if (word == "archaeologist" || word == "helper") {
      Piece& piece = pieceOf(open(), seat, named<Figure>(word));
      piece = given.at(0) == "lost" ? Piece{0, true} : Piece{placeNamed(given.at(0)), false};
    }
    if (word == "carries") mine.carries = treasureNamed(given.at(0));
    if (word == "lamps")
      for (const std::string& place : given) mine.lamps.add(placeNamed(place));
    if (word == "supply") supply_[seat] = numberOf(given.at(0));
    if (word == "photos") mine.photos = numberOf(given.at(0));
    if (word == "scored") scored_[seat] = numberOf(given.at(0));
    if (word == "museum") {
      hasMuseum_[seat] = true;
      for (const std::string& treasure : given) bringHome(seat, treasureNamed(treasure));
    }
  }
  void bringHome(Seat seat, Treasure treasure) {
    if (treasure == Treasure::mask) {
      player(seat).mask = true;
      return;
    }
    ++player(seat).treasures;
    state.own[seat].threes += treasure == Treasure::three ? 1 : 0;
  }
  Place placeOf(char chamber) {
    const Kind kind = kindAt(chamberAt + static_cast<int>(chamberLetters.find(chamber)));
    for (int i = 0; i < places; ++i)
      if (open().tiles[i].kind == kind) return i;
    ADD_FAILURE() << "no chamber " << chamber;
    return 0;
  }

  // ---- what follows from it

  void workOut() {
    int chambersSeen = 0;
    for (const Tile& tile : open().tiles) chambersSeen += isChamber(tile.kind) ? 1 : 0;
    const bool falls = open().ruin.stage == Stage::falling;
    takePhotos(falls ? photos : chambersSeen);
    findTreasures();
    if (inPlay() && !falls) arm();
    countTiles();
    if (falls) open().ruin.ring = ringStanding();
    for (Seat seat = 0; seat < players(); ++seat) {
      Player& mine = player(seat);
      mine.supply = supply_[seat].value_or(lampsEach - mine.lamps.size());
      const bool shown = over_ || open().options.museums == Gold::Museums::open;
      mine.threes = shown ? state.own[seat].threes.v : 0;
      scoreAt(seat);
    }
    open().quiet = inPlay() || over_ ? 0 : quiet_;
    if (!over_) open().agenda.push({Ask::act, Seats::only(turn_), nobody, static_cast<u8>(actions_)});
  }
  bool inPlay() { return open().camera.empty(); }

  int shownBy(int set) {
    int sum = 0;
    for (int i = 0; i < photos; ++i)
      if (((set >> i) & 1) != 0) sum += photoSets[static_cast<int>(open().options.photos)][i].treasures;
    return sum;
  }
  // The set of so many photos that shows least, but as much as is there.
  int fittingSet(int many) {
    std::optional<int> best;
    for (int set = 0; set < 1 << photos; ++set)
      if (std::popcount(static_cast<unsigned>(set)) == many && shownBy(set) >= there() &&
          (!best || shownBy(set) < shownBy(*best)))
        best = set;
    EXPECT_TRUE(best) << "more treasures than photos";
    return best.value_or(0);
  }
  void takePhotos(int many) {
    if (taken_ == 0) taken_ = fittingSet(many);
    int kept = 0;
    for (Seat seat = 0; seat < players(); ++seat) kept += player(seat).photos;
    player(0).photos += std::max(many - kept, 0);
    for (int i = 0; i < photos; ++i) open().camera.of[i] = ((taken_ >> i) & 1) != 0 ? 0 : 1;
  }

  // How many of a treasure are named.
  int there(Treasure treasure) {
    int many = 0;
    for (const Lying& one : open().lying) many += one.treasure == treasure ? 1 : 0;
    for (Seat seat = 0; seat < players(); ++seat) {
      const int threes = state.own[seat].threes;
      many += player(seat).carries == treasure ? 1 : 0;
      many += treasure == Treasure::two ? player(seat).treasures - threes : treasure == Treasure::three ? threes : 0;
      many += treasure == Treasure::mask && player(seat).mask ? 1 : 0;
    }
    return many;
  }
  int there() { return there(Treasure::two) + there(Treasure::three) + there(Treasure::mask); }

  void findTreasures() {
    open().stack.of = {std::max(twos - there(Treasure::two), 0), std::max(threes - there(Treasure::three), 0)};
    const int found = std::min(shownBy(taken_), treasures);
    for (int left = found - there(Treasure::two) - there(Treasure::three); left > 0; --left) {
      const bool two = open().stack.of[0] > 0;
      --open().stack.of[two ? 0 : 1];
      putAway(two ? Treasure::two : Treasure::three);
    }
  }
  void putAway(Treasure treasure) {
    if (open().ruin.stage == Stage::falling || over_) {
      ++open().buried.of[treasure == Treasure::two ? 0 : 1];
      return;
    }
    for (int seat = players() - 1; seat >= 0; --seat)
      if (!hasMuseum_[seat]) return bringHome(seat, treasure);
    ADD_FAILURE() << "a treasure is nowhere";
  }

  void arm() {
    Ruin& ruin = open().ruin;
    ruin.stage = Stage::armed;
    if (ruin.clock == nobody) ruin.clock = 0, ruin.turns = countdown;
    for (const Lying& one : open().lying)
      if (one.treasure == Treasure::mask) ruin.centre = one.at;
    for (Seat seat = 0; seat < players(); ++seat)
      if (player(seat).carries == Treasure::mask) ruin.centre = pieceOf(open(), seat, Figure::archaeologist).at;
  }
  // Corridors that have fallen were face down.
  void countTiles() {
    for (int i = 0; i < kinds; ++i) {
      int seen = 0;
      for (const Tile& tile : open().tiles) seen += tile.kind == kindAt(i) ? 1 : 0;
      const bool found = inPlay() && isChamber(kindAt(i));
      open().hidden.of[i] = found ? 0 : std::max(copiesOf(kindAt(i), open().options) - seen, 0);
    }
  }
  int ringStanding() {
    for (int ring = 1; ring < 2 * width - 1; ++ring)
      if ((ringOf(open(), ring).bits & gold::standing(open()).bits) != 0) return ring;
    return 1;
  }
  void scoreAt(Seat seat) {
    const Player& mine = player(seat);
    const bool changed = mine.photos + mine.treasures > 0 || mine.mask || mine.figures[0].lost || mine.figures[1].lost;
    if (changed) player(seat).scored = scored_[seat].value_or(open().moments + 1);
    open().moments = std::max<int>(open().moments, player(seat).scored);
  }

  bool over_ = false;
  int turn_ = 0;
  int actions_ = actions;
  int quiet_ = 1;
  int taken_ = 0;  // a set of photos
  std::array<std::optional<int>, Gold::seats> supply_{};
  std::array<std::optional<int>, Gold::seats> scored_{};
  std::array<bool, Gold::seats> hasMuseum_{};
};

// "at:14" is better read as "at:C3"; whom one steals from is no place.
std::string withPlaces(const std::string& words) {
  Words named;
  for (const std::string& word : wordsIn(words)) {
    const std::size_t colon = word.find(':');
    const std::string field = word.substr(0, colon);
    const bool place = field == "at" || field == "to" || (field == "from" && !words.starts_with("st"));
    named.push_back(place ? field + ":" + nameOf(Place(numberOf(word.substr(colon + 1)))) : word);
  }
  return joined(named, " ");
}

std::string wordOf(const Move& move) { return withPlaces(plainly(move)); }

}  // namespace

State unsound(const std::string& text, const Options& options) { return Builder(text, options).state; }

State position(const std::string& text, const Options& options) {
  const State state = unsound(text, options);
  const char* fault = Gold::faults(state);
  EXPECT_EQ(fault, nullptr) << fault << " in\n" << text;
  return state;
}

State begin(const Options& options, u64 luck) { return begun<Gold>(options, luck); }

Options forPlayers(int players, Options options) {
  options.players = players;
  return options;
}

// ---- the way back

std::string drawn(const State& state) {
  std::string text;
  for (int i = 0; i < places; ++i) {
    const Tile tile = state.open.tiles[i];
    if (tile.kind == Kind::faceDown)
      text += '.';
    else if (tile.kind == Kind::fallen)
      text += '_';
    else if (tile.kind == Kind::entrance)
      text += 'E';
    else if (isChamber(tile.kind))
      text += chamberLetters[static_cast<int>(tile.kind) - static_cast<int>(Kind::lotus)];
    else
      text += glyph(openingsOf(tile.open));
    if (i % width == width - 1) text += '\n';
  }
  return text;
}

std::string drawing(const std::string& text) {
  std::string lines;
  for (const std::string& line : wordsIn(text, '\n'))
    if (!trimmed(line).empty()) lines += trimmed(line) + "\n";
  return lines;
}

std::string figures(const State& state) {
  Words each;
  for (Seat seat = 0; seat < state.open.options.players; ++seat) {
    Words both;
    for (const Piece& piece : state.open.players[seat].figures) both.push_back(piece.lost ? "-" : nameOf(piece.at));
    each.push_back(joined(both, " "));
  }
  return joined(each);
}

std::string lamps(const State& state, Seat seat) {
  Words words;
  for (const Place place : state.open.players[seat].lamps) words.push_back(nameOf(place));
  words.push_back("+" + std::to_string(state.open.players[seat].supply));
  return joined(words, " ");
}

std::string lying(const State& state) {
  Words words;
  for (const Lying& one : state.open.lying) words.push_back(nameOfEnum(one.treasure) + (" " + nameOf(one.at)));
  return joined(words);
}

std::string carries(const State& state, Seat seat) { return nameOfEnum(state.open.players[seat].carries); }

std::string museum(const State& state, Seat seat) {
  const Player& player = state.open.players[seat];
  Words parts{std::to_string(player.photos) + " photos"};
  Words treasures(static_cast<std::size_t>(int{state.own[seat].threes}), "3");
  treasures.resize(static_cast<std::size_t>(int{player.treasures}), "2");
  if (!treasures.empty()) parts.push_back(joined(treasures, " "));
  if (player.mask) parts.emplace_back("mask");
  return joined(parts);
}

std::string asked(const State& state) {
  if (over<Gold>(state)) return "over";
  const auto& task = state.open.agenda.back();
  const std::string about = task.ask == Ask::act   ? " " + std::to_string(task.n)
                            : task.ask == Ask::lay ? " " + nameOf(Place(task.n))
                                                   : "";
  return nameOfEnum(task.ask) + (" " + std::to_string(task.who.first())) + about;
}

std::string ruin(const State& state) {
  const Ruin& ruin = state.open.ruin;
  Words words{nameOfEnum(ruin.stage)};
  if (ruin.stage != Stage::quiet) {
    words.push_back(nameOf(ruin.centre));
    words.push_back(std::to_string(ruin.clock));
    words.push_back(std::to_string(ruin.stage == Stage::armed ? int{ruin.turns} : int{ruin.ring}));
  }
  if (ruin.fresh) words.emplace_back("fresh");
  return joined(words, " ");
}

Place placeNamed(const std::string& name) { return Place::at(name[0] - 'A', name[1] - '1'); }
std::string nameOf(Place place) {
  return {static_cast<char>('A' + place.column()), static_cast<char>('1' + place.row())};
}
Ways waysAt(const State& state, const std::string& place) { return state.open.tiles[placeNamed(place)].open; }
Kind kindOf(const State& state, const std::string& place) { return state.open.tiles[placeNamed(place)].kind; }
int leftIn(const State& state, Kind kind) {
  return state.open.hidden.of[static_cast<int>(kind) - static_cast<int>(Kind::straight)];
}

// ---- moves

Move walk(const std::string& to) { return Walk{Figure::archaeologist, placeNamed(to)}; }
Move helperTo(const std::string& to) { return Walk{Figure::helper, placeNamed(to)}; }
Move reveal(const std::string& at) { return Reveal{placeNamed(at)}; }
Move rotate(const std::string& at, Ways open) { return Rotate{placeNamed(at), open}; }
Move take(Treasure treasure) { return Take{treasure}; }
Move steal(Seat from) { return Steal{from}; }

std::string whyNot(const State& state, const Move& move) {
  return whyNot(state, Gold::actors(state.open).first(), move);
}
std::string whyNot(const State& state, Seat seat, const Move& move) { return ruleAgainst<Gold>(state, seat, move); }

std::string movesOf(const std::string& kind, const State& state) {
  Gold::Moves moves;
  const Seat seat = Gold::actors(state.open).first();
  Gold::moves(state.open, state.own[seat], seat, moves);
  Words words;
  for (const Move& move : moves) {
    const std::string word = wordOf(move);
    if (word == kind || word.starts_with(kind + " ")) words.push_back(word);
  }
  std::ranges::sort(words);
  return joined(words);
}

State after(const State& state, const Move& move, u64 luck) {
  return played<Gold>(state, Gold::actors(state.open).first(), move, luck);
}
State after(State state, const std::vector<Move>& moves, u64 luck) {
  for (const Move& move : moves) state = after(state, move, luck);
  return state;
}
State afterTurns(State state, int turns) {
  for (int i = 0; i < turns; ++i) state = after(state, Done{});
  return state;
}

Words told(const State& state, const Move& move, Seat to, u64 luck) {
  Words words;
  for (const Gold::Event& event : heard<Gold>(state, Gold::actors(state.open).first(), move, to, luck))
    words.push_back(withPlaces(plainly(event)));
  return words;
}
Words brought(const State& state, const Move& move, Seat to, u64 luck) {
  Words words = told(state, move, to, luck);
  words.erase(words.begin());
  return words;
}
Telling<Gold::Event> telling(State state, const Move& move, u64 luck) {
  Telling<Gold::Event> log;
  Teller<Gold::Event> teller(log);
  Chance chance(luck);
  Gold::play(state, Gold::actors(state.open).first(), move, chance, teller);
  return log;
}
Words toldOf(const std::string& kind, const State& state, const Move& move, Seat to, u64 luck) {
  return onlyOf(kind, told(state, move, to, luck));
}

// ---- luck

u64 luckFor(const State& state, const Move& move, const std::function<bool(const State&)>& wanted) {
  for (u64 luck = 1; luck < 100'000; ++luck) {
    State then = state;
    Chance chance(luck);
    Teller<Gold::Event> deaf;
    Gold::play(then, Gold::actors(state.open).first(), move, chance, deaf);
    if (wanted(then)) return luck;
  }
  ADD_FAILURE() << "no luck for " << wordOf(move) << " in\n" << drawn(state);
  return 0;
}

u64 luckForPhoto(const State& state, const Move& move, int photo) {
  EXPECT_EQ(int{state.open.camera.of[photo - 1]}, 1) << "photo " << photo << " was taken before";
  return luckFor(state, move, [photo](const State& then) { return then.open.camera.of[photo - 1] == 0; });
}

State revealed(const State& state, const std::string& at, Kind kind) {
  return after(state, reveal(at),
               luckFor(state, reveal(at), [&](const State& then) { return kindOf(then, at) == kind; }));
}
State laid(const State& state, const std::string& at, Kind kind, Ways open) {
  return after(revealed(state, at, kind), Lay{open});
}

}  // namespace mastaba::gold
