#include "games/gold/test/position.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>

#include "tests/phrases.h"

namespace mastaba::gold {
namespace {

constexpr int chamberAt = corridors;  // the first chamber in the bag

// The characters of a line; a box character has several bytes.
Words charactersOf(std::string_view line) {
  Words characters;
  while (!line.empty()) {
    characters.emplace_back(line.substr(0, characterLength(line)));
    line.remove_prefix(characters.back().size());
  }
  return characters;
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
    std::string rest;
    for (const std::string_view line : splitLines(text)) {
      const std::string_view words = trimmed(line);
      const bool row =
          rows.size() < width && rest.empty() && !isAboutSeat(words) && charactersOf(words).size() == width;
      if (row)
        rows.emplace_back(words);
      else if (!words.empty())
        rest.append(words).append("\n");
    }
    over_ = rest.find("over") != std::string::npos;
    rows.empty() ? layNothing() : layRows(rows);
    for (Seat seat = 0; seat < players(); ++seat)
      for (Piece& piece : player(seat).figures) piece.at = open().entrance;
    for (const Phrase& phrase : phrasesIn(rest))
      phrase.seat == nobody ? readTable(phrase.word, phrase.given) : readSeat(phrase.seat, phrase.word, phrase.given);
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
      if (!(ringOf(open(), ring) & gold::standing(open())).none()) return ring;
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

}  // namespace

State unsound(const std::string& text, const Options& options) { return Builder(text, options).state; }

State position(const std::string& text, const Options& options) { return sound<Gold>(unsound(text, options), text); }

State begin(const Options& options, u64 luck) { return begun<Gold>(options, luck); }

Options forPlayers(int players, Options options) {
  options.players = players;
  return options;
}

Place placeNamed(const std::string& name) { return Place::at(name[0] - 'A', name[1] - '1'); }

}  // namespace mastaba::gold
