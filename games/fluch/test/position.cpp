#include "games/fluch/test/position.h"

#include <gtest/gtest.h>
#include <optional>

#include "tests/phrases.h"

namespace mastaba::fluch {
namespace {

// The tiles with double lines, by their open sides.
struct Grey {
  std::string_view character;
  Tile tile;
};
constexpr std::array<Grey, 6> greyTiles{{{"║", Tile::greyNs},
                                         {"═", Tile::greyEw},
                                         {"╚", Tile::greyNe},
                                         {"╔", Tile::greyEs},
                                         {"╗", Tile::greySw},
                                         {"╝", Tile::greyWn}}};

Tile tileShown(const std::string& character) {
  for (const Grey& grey : greyTiles)
    if (grey.character == character) return grey.tile;
  Openings openings;
  EXPECT_TRUE(readGlyph(character, openings)) << "what is " << character << "?";
  return static_cast<Tile>(openings.bits);
}

// The characters of a line; a box character has several bytes.
Words charactersOf(std::string_view line) {
  Words characters;
  while (!line.empty()) {
    characters.emplace_back(line.substr(0, characterLength(line)));
    line.remove_prefix(characters.back().size());
  }
  return characters;
}

bool isPlace(std::string_view word) {
  const bool named = word.size() >= 2 && word.size() <= 3 && word[0] >= 'A' && word[0] < 'A' + width;
  return named && word.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

Face faceNamed(char letter) { return letter == 'A' ? Face::ammut : static_cast<Face>(letter - '0'); }
char markLetter(Mark mark) { return mark == Mark::trap ? 'F' : mark == Mark::ammut ? 'A' : '.'; }

bool isTurn(Ask ask) { return ask == Ask::lay || ask == Ask::end || ask == Ask::over || ask == Ask::sealed; }

// What the text says, and what is made of it.
class Builder {
 public:
  Builder(const std::string& text, const Options& options) {
    open().options = options;
    constexpr std::array<const char*, entrances> begins{"C14", "E14", "G14", "I14", "K14"};
    for (Seat seat = 0; seat < options.players; ++seat) {
      Player& mine = player(seat);
      mine.inside = true;
      mine.at = placeNamed(begins[seat]);
      mine.lives = livesEach;
    }
    open().ammut.space = 1;
    std::string rest;
    for (const std::string_view line : splitLines(text)) {
      const Strings words = wordsIn(trimmed(line));
      if (!words.empty() && isPlace(words[0]))
        draw(words);
      else
        rest.append(line).append("\n");
    }
    const std::vector<Phrase> phrases = phrasesIn(rest);
    for (const Phrase& phrase : phrases)
      if (phrase.word == "turn") open().active = numberOf(phrase.given);
    for (const Phrase& phrase : phrases)
      phrase.seat == nobody ? readTable(phrase.word, phrase.given) : readSeat(phrase.seat, phrase.word, phrase.given);
    workOut();
  }

  State state{};

 private:
  Open& open() { return state.open; }
  Player& player(Seat seat) { return open().players[seat]; }
  static int numberOf(const Strings& given, int otherwise = 0, std::size_t i = 0) {
    return i < given.size() ? std::stoi(given[i]) : otherwise;
  }
  Chamber& chamberAt(Place at) {
    EXPECT_NE(chamberNumbers[at], noChamber) << at.name() << " is no chamber";
    return open().chambers[chamberNumbers[at]];
  }

  // ---- what is written

  void draw(const Strings& words) {
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
      EXPECT_TRUE(isPlace(words[i])) << words[i];
      Place at = placeNamed(words[i]);
      for (const std::string& character : charactersOf(words[i + 1])) {
        drawAt(at, character);
        at = Place((at + 1) % Place::squares);
      }
    }
  }
  void drawAt(Place at, const std::string& character) {
    if (character == "#")
      EXPECT_TRUE(fluch::isChamber(open(), at)) << at.name();
    else if (character == "E")
      EXPECT_TRUE(isEntrance(at)) << at.name();
    else if (character == ".")
      keptFree_.add(at);
    else if (at < squares)
      open().tiles[at] = tileShown(character);
    else
      ADD_FAILURE() << at.name() << " is not on the board";
  }

  void readTable(const std::string& word, const Strings& given) {
    if (word == "turn") return;
    if (word == "ended") return void(ended_ = true);
    if (word == "first") return void(open().first = numberOf(given));
    if (word == "rounds") return void(open().rounds = numberOf(given));
    if (word == "ammut") return readAmmut(given.at(0));
    if (word == "dice") return readDice(given.at(0));
    if (word == "heap") return readHeap(given);
    if (word == "token") return readTokens(given);
    if (word == "empty") return readPlaces(given, [this](Place at) { empty_.add(at); });
    if (word == "faceDown") return readPlaces(given, [this](Place at) { chamberAt(at).faceDown = true; });
    if (word == "laid") return void(layRest_ = true);
    if (word == "discarded") return readDiscarded(given);
    if (word == "events") return void(events_ = given);
    if (word == "pile") return void(pile_ = given);
    readAsk(named<Ask>(word), given);
  }
  void readAmmut(const std::string& where) {
    open().ammut = isPlace(where) ? Ammut{0, placeNamed(where)} : Ammut{std::stoi(where), 0};
  }
  void readDice(const std::string& letters) {
    for (const char letter : letters) open().dice.push(faceNamed(letter));
  }
  void readHeap(const Strings& given) {
    for (std::size_t i = 1; i < given.size(); ++i) open().heaps.add({placeNamed(given[0]), named<Token>(given[i])});
  }
  void readTokens(const Strings& given) {
    for (std::size_t i = 0; i + 1 < given.size(); i += 2)
      chamberAt(placeNamed(given[i])).token = named<Token>(given[i + 1]);
  }
  template <class Read>
  static void readPlaces(const Strings& given, const Read& read) {
    for (const std::string& place : given) read(placeNamed(place));
  }
  void readDiscarded(const Strings& given) {
    discardRest_ = given.at(0) == "rest";
    if (discardRest_) return;
    for (const std::string& kind : given) ++open().discarded.of[static_cast<std::size_t>(named<Kind>(kind))];
  }
  void readAsk(Ask ask, const Strings& given) {
    Seat who = open().active;
    int n = 0;
    switch (ask) {
      case Ask::lay:
        n = numberOf(given, tilesPerTurn);
        break;
      case Ask::tile:
        n = static_cast<int>(named<Kind>(given.at(0)));
        break;
      case Ask::order:
      case Ask::move:
        n = numberOf(given);
        break;
      case Ask::lead:
        n = numberOf(given, stepsPerSymbol);
        break;
      case Ask::leap:
        n = 2 * stepsPerSymbol;
        break;
      case Ask::beckon:
        n = numberOf(given, isInMaze(open().ammut) ? stepsPerSymbol : 1);
        break;
      case Ask::symbols:
      case Ask::cards:
        n = numberOf(given, 1);
        break;
      case Ask::ward:
        n = static_cast<int>(named<Cause>(given.at(1)));
        [[fallthrough]];
      case Ask::enter:
      case Ask::place:
      case Ask::banish:
        who = numberOf(given, who);
        break;
      default:
        break;
    }
    if (ask == Ask::enter) player(who) = {};
    const bool byItself = ask >= Ask::over;
    tasks_.push_back({ask, byItself ? Seats{} : Seats::only(who), nobody, static_cast<u8>(n)});
  }
  void readSeat(Seat seat, const std::string& word, const Strings& given) {
    Player& mine = player(seat);
    if (word == "at") return void(mine.at = placeNamed(given.at(0)));
    if (word == "lives") return void(mine.lives = numberOf(given));
    if (word == "treasures") return void(treasures_[seat] = numberOf(given));
    if (word == "tokens") return readOwned(mine, given);
    if (word == "protection") return readProtection(mine, given);
    if (word == "saw") return readSeen(seat, given);
    EXPECT_EQ(word, "out") << "what is that?";
    mine = {};
    mine.out = true;
  }
  static void readOwned(Player& owner, const Strings& given) {
    for (const std::string& word : given) {
      const auto token = named<Token>(word);
      owner.tokens[static_cast<std::size_t>(colourOf(token))] = valueOf(token);
    }
  }
  static void readProtection(Player& owner, const Strings& given) {
    for (const std::string& card : given) owner.protection.push(named<Card>(card));
  }
  void readSeen(Seat seat, const Strings& given) {
    for (std::size_t i = 0; i + 1 < given.size(); i += 2) {
      const std::size_t number = chamberNumbers[placeNamed(given[i])];
      const auto token = named<Token>(given[i + 1]);
      chamberAt(placeNamed(given[i])).faceDown = true;
      chamberAt(placeNamed(given[i])).seen.add(seat);
      state.own[seat].seen[number] = token;
      state.looked[number] = token;
    }
  }

  // ---- what follows from it

  void workOut() {
    stackTasks();
    layTokens();
    countTiles();
    countEvents();
    dealTreasures();
  }

  const Task<Ask>* taskOf(Ask ask) const {
    for (const Task<Ask>& task : tasks_)
      if (task.ask == ask) return &task;
    return nullptr;
  }
  void stackTasks() {
    if (ended_) return;
    const bool building = !tasks_.empty() && (tasks_[0].ask == Ask::tile || tasks_[0].ask == Ask::draw);
    if (tasks_.empty() || !isTurn(tasks_[0].ask)) {
      const Ask turn = tasks_.empty() || building ? Ask::lay : Ask::end;
      const int left = turn == Ask::end ? 0 : building ? tilesPerTurn - 1 : tilesPerTurn;
      tasks_.insert(tasks_.begin(), {turn, Seats::only(open().active), nobody, static_cast<u8>(left)});
    }
    for (const Task<Ask>& task : tasks_) open().agenda.push(task);
    const bool unrolled =
        tasks_[0].ask == Ask::sealed || (tasks_[0].ask == Ask::lay && (tasks_.size() == 1 || building));
    if (open().dice.empty() && !unrolled) throwDice();
  }
  void throwDice() {
    const Task<Ask>* moves = taskOf(Ask::move) ? taskOf(Ask::move) : taskOf(Ask::order);
    const int pips = moves ? int{moves->n} : 0;
    const int signs = taskOf(Ask::again) ? 2 : taskOf(Ask::symbols) ? int{taskOf(Ask::symbols)->n} : 0;
    const int first = std::min(pips, values);
    open().dice.push(signs == 2 ? Face::ammut : static_cast<Face>(first));
    open().dice.push(signs > 0 ? Face::ammut : static_cast<Face>(pips - first));
  }

  void layTokens() {
    for (int kind = 0; kind < tokenKinds; ++kind)
      open().faceDown.of[static_cast<std::size_t>(kind)] = copiesOf(tokenAt(kind), open().options);
    for (const Chamber& chamber : open().chambers)
      if (chamber.token != Token::none) takeOut(chamber.token);
    for (const Lying& lying : open().heaps) takeOut(lying.token);
    for (const Player& owner : open().players)
      for (int colour = 0; colour < colours; ++colour)
        if (const int value = owner.tokens[static_cast<std::size_t>(colour)]; value > 0)
          takeOut(tokenOf(static_cast<Colour>(colour), value));
    int left = open().faceDown.size();
    for (const Chamber& chamber : open().chambers) left -= chamber.faceDown ? 1 : 0;
    fill(filledChambers(open().options), left);
    fill(chambersOf(open().options), left);
    EXPECT_EQ(left, 0) << "tokens too many, or too few, for the chambers";
  }
  void takeOut(Token token) {
    Count& left = open().faceDown.of[static_cast<std::size_t>(kindOf(token))];
    EXPECT_GT(int{left}, 0) << "too many of " << nameOfEnum(token);
    if (left > 0) --left;
  }
  void fill(const Area& area, int& left) {
    for (std::size_t i = chambers; i-- > 0 && left > 0;) {
      Chamber& chamber = open().chambers[i];
      const Place at = chamberPlaces[i];
      if (!area.has(at) || empty_.has(at) || chamber.faceDown || chamber.token != Token::none) continue;
      --left;
      chamber.faceDown = open().options.tokensHidden == Fluch::TokensHidden::yes;
      if (!chamber.faceDown) chamber.token = anyFaceDown();
    }
  }
  // In open tombs a token lies face up, whichever is left.
  Token anyFaceDown() {
    for (int kind = 0; kind < tokenKinds; ++kind)
      if (open().faceDown.of[static_cast<std::size_t>(kind)] > 0) {
        takeOut(tokenAt(kind));
        return tokenAt(kind);
      }
    return Token::none;
  }

  void countTiles() {
    Bag<kinds> left;
    for (std::size_t i = 0; i < kinds; ++i) left.of[i] = copies[i] - open().discarded.of[i];
    for (const Tile tile : open().tiles)
      if (tile != Tile::none) takeOut(left, fluch::kindOf(tile));
    if (const Task<Ask>* task = taskOf(Ask::tile)) takeOut(left, static_cast<Kind>(task->n));
    if (layRest_) layRest(left);
    if (discardRest_) {
      for (std::size_t i = 0; i < kinds; ++i) open().discarded.of[i] = open().discarded.of[i] + left.of[i];
      left = {};
    }
    open().bag = left;
  }
  static void takeOut(Bag<kinds>& left, Kind kind) {
    Count& many = left.of[static_cast<std::size_t>(kind)];
    EXPECT_GT(int{many}, 0) << "too many of " << nameOfEnum(kind);
    if (many > 0) --many;
  }
  void layRest(Bag<kinds>& left) {
    std::size_t kind = 0;
    for (int at = 0; at < squares; ++at) {
      if (open().tiles[at] != Tile::none || fluch::isChamber(open(), at) || keptFree_.has(at)) continue;
      while (kind < kinds && left.of[kind] == 0) ++kind;
      if (kind == kinds) return;
      --left.of[kind];
      open().tiles[at] = tileOf(static_cast<Kind>(kind), orientationsOf(static_cast<Kind>(kind))[0]);
    }
  }

  void countEvents() {
    std::array<int, eventKinds> left = eventCopies;
    for (const Player& owner : open().players)
      for (const Card card : owner.protection) --left[static_cast<std::size_t>(card)];
    if (events_)
      for (const std::string& card : *events_) {
        --left[static_cast<std::size_t>(named<Card>(card))];
        ++open().events.of[static_cast<std::size_t>(named<Card>(card))];
      }
    for (std::size_t i = 0; i < eventKinds; ++i) (events_ ? open().spent : open().events).of[i] = left[i];
  }

  // Those without a mark come first: the others are what tests want to draw.
  void dealTreasures() {
    Seq<Treasure, treasureCards> all;
    for (const Mark mark : {Mark::ammut, Mark::trap, Mark::none})
      for (int card = 0; card < treasureCards; ++card)
        if (markOf(treasureAt(card)) == mark) all.push(treasureAt(card));
    for (Seat seat = 0; seat < open().options.players; ++seat) {
      int worth = 0;
      for (const int value : player(seat).tokens) worth += value;
      if (seat == open().active && taskOf(Ask::cards)) worth -= taskOf(Ask::cards)->n;
      for (int many = treasures_[seat].value_or(worth); many > 0; --many) player(seat).treasures.push(all.pop());
    }
    for (int i = all.size() - 1; i >= 0; --i)
      if (!pile_ || isInPile(all[i])) open().treasures.of[static_cast<std::size_t>(cardOf(all[i]))] = 1;
    EXPECT_TRUE(!pile_ || pile_->empty()) << "there are not so many treasures";
  }
  bool isInPile(const Treasure& treasure) {
    const auto found = std::find(pile_->begin(), pile_->end(), std::string(1, markLetter(markOf(treasure))));
    if (found == pile_->end()) return false;
    pile_->erase(found);
    return true;
  }

  bool ended_ = false;
  bool layRest_ = false;
  bool discardRest_ = false;
  Area keptFree_;
  Area empty_;
  std::vector<Task<Ask>> tasks_;
  std::optional<Strings> events_;
  std::optional<Strings> pile_;
  std::array<std::optional<int>, Fluch::seats> treasures_{};
};

}  // namespace

State unsound(const std::string& text, const Options& options) { return Builder(text, options).state; }

State position(const std::string& text, const Options& options) { return sound<Fluch>(unsound(text, options), text); }

State begin(const Options& options, u64 luck) { return begun<Fluch>(options, luck); }

Options forPlayers(int players, Options options) {
  options.players = players;
  return options;
}

Place placeNamed(const std::string& name) { return Place::at(name[0] - 'A', std::stoi(name.substr(1)) - 1); }

std::string glyphOf(Tile tile) {
  for (const Grey& grey : greyTiles)
    if (grey.tile == tile) return std::string(grey.character);
  return std::string(glyph(fluch::openingsOf(tile)));
}

}  // namespace mastaba::fluch
