// Das Gold des Pharao as text: the pyramid from above, and beside it whose turn it is, the ruin and everybody's museum.
//
//        A      B      C           Anna: actions left 2
//    ░░░░░░░│     └╝     ╚         …
//  1 ░░░A1░░│ Aa
//    ░░░░░░░└──────╗  3  ╔
//
// Walls are drawn where a tile is closed, so an opening is where no wall is; chambers have double walls, the entrance
// heavy ones and stairs outside. In the upper line of a tile stand lamps (¹ is the first player's), in the middle the
// figures (A and a are the first player's archaeologist and helper), in the lower line treasures. What falls next has !
// in its corners, what has fallen is blank.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/paper.h"
#include "games/gold/legal.h"
#include "games/gold/reading.h"

namespace mastaba {

using namespace gold;

namespace {

constexpr int margin = 2;     // for the numbers of the rows
constexpr int tileWidth = 7;  // characters
constexpr int tileLines = 3;
constexpr int within = tileWidth - 2;
constexpr int boardColumns = margin + width * tileWidth;
constexpr int besideColumns = Paper::columns - boardColumns - 2;

constexpr std::array seatInks{Ink::blue, Ink::red, Ink::green, Ink::magenta};

std::string letter(char first, int n) { return std::string(1, static_cast<char>(first + n)); }

// A and a are the first player's archaeologist and helper.
std::string markOf(Figure figure, Seat seat) { return letter(figure == Figure::archaeologist ? 'A' : 'a', seat); }

// A line of single characters, each with its ink.
using Line = std::vector<std::string>;

// The character of walls that run to these sides, as engine/maze.h has it for plain ones.
using Walls = std::array<std::string_view, 16>;
constexpr Walls chamberWalls{" ", "║", "═", "╚", "║", "║", "╔", "╠", "═", "╝", "═", "╩", "╗", "╣", "╦", "╬"};
constexpr Walls entranceWalls{" ", "╹", "╺", "┗", "╻", "┃", "┏", "┣", "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"};

std::string_view wallOf(Kind kind, Openings arms) {
  if (kind == Kind::entrance) return entranceWalls[arms.bits];
  return isChamber(kind) ? chamberWalls[arms.bits] : glyph(arms);
}

std::string treasureMark(const Pen& pen, Treasure treasure) { return pen.word("treasure", treasure, "mark"); }

// One tile: seven characters by three.
class TilePainter {
 public:
  TilePainter(const Open& open, const Pen& pen, Place at, bool endangered) : open_(open), pen_(pen), at_(at) {
    paint();
    if (endangered)
      for (const int line : {0, tileLines - 1})
        for (const int column : {0, tileWidth - 1}) put(line, column, pen.ink(Ink::red, "!"));
  }
  std::string line(int number) const {
    std::string out;
    for (const std::string& one : lines_[static_cast<std::size_t>(number)]) out += one;
    return out;
  }

 private:
  Kind kind() const { return open_.tiles[at_].kind; }
  bool isOpen(Side side) const { return openingsAt(open_, at_).has(side); }
  void put(int line, int column, std::string_view what) {
    lines_[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)] = what;
  }

  void paint() {
    if (kind() == Kind::fallen) return;
    if (kind() == Kind::faceDown) return back();
    const bool toLay = open_.tiles[at_].open == Ways::none;
    toLay ? row(1, {"?", "?", "?"}) : walls();
    lamps();
    std::vector<std::string> figures = figuresHere();
    std::vector<std::string> below = treasuresHere();
    // Where many meet, some stand below.
    while (static_cast<int>(figures.size()) > within && static_cast<int>(below.size()) < within) {
      below.insert(below.begin(), figures.back());
      figures.pop_back();
    }
    if (!toLay) row(1, figures);
    row(2, below);
  }

  // Every back is the same, but for the name of its place.
  void back() {
    for (Line& line : lines_) std::fill(line.begin(), line.end(), pen_.ink(Ink::faint, "░"));
    put(1, 3, at_.name().substr(0, 1));
    put(1, 4, at_.name().substr(1));
  }

  void walls() {
    for (int column = 1; column <= within; ++column) {
      wall(0, column, Side::north);
      wall(2, column, Side::south);
    }
    wall(1, 0, Side::west);
    wall(1, tileWidth - 1, Side::east);
    corner(0, 0, Side::north, Side::west);
    corner(0, tileWidth - 1, Side::north, Side::east);
    corner(2, 0, Side::south, Side::west);
    corner(2, tileWidth - 1, Side::south, Side::east);
  }
  void wall(int line, int column, Side side) {
    if (isOpen(side)) return;
    const bool stairs = kind() == Kind::entrance && !at_.hasNeighbour(side);
    const bool across = side == Side::north || side == Side::south;
    put(line, column, stairs ? "≡" : wallOf(kind(), openingsOf(across ? Ways::ew : Ways::ns)));
  }
  // Walls run along the closed sides, and out where a side is open.
  void corner(int line, int column, Side upOrDown, Side across) {
    const Side along = isOpen(upOrDown) ? upOrDown : opposite(across);
    const Side down = isOpen(across) ? across : opposite(upOrDown);
    put(line, column, wallOf(kind(), Openings::of({along, down})));
  }

  void lamps() {
    constexpr std::array<std::string_view, most> marks{"¹", "²", "³", "⁴"};
    for (Seat seat = 0; seat < open_.options.players; ++seat)
      if (open_.players[seat].lamps.has(at_)) put(0, 1 + seat, pen_.ink(seatInks[seat], marks[seat]));
  }
  std::vector<std::string> figuresHere() const {
    std::vector<std::string> out;
    for (Seat seat = 0; seat < open_.options.players; ++seat)
      for (const Figure figure : {Figure::archaeologist, Figure::helper}) {
        const Piece& piece = pieceOf(open_, seat, figure);
        if (piece.lost || piece.at != at_) continue;
        out.push_back(pen_.ink(seatInks[seat], markOf(figure, seat)));
      }
    return out;
  }
  std::vector<std::string> treasuresHere() const {
    std::vector<std::string> out;
    for (const Lying& lying : open_.lying)
      if (lying.at == at_) out.push_back(pen_.ink(Ink::yellow, treasureMark(pen_, lying.treasure)));
    return out;
  }
  // In the middle of a line; what does not fit ends in a plus.
  void row(int line, const std::vector<std::string>& marks) {
    const int many = std::min(static_cast<int>(marks.size()), within);
    const int from = 1 + (within - many) / 2;
    for (int i = 0; i < many; ++i) put(line, from + i, marks[static_cast<std::size_t>(i)]);
    if (static_cast<int>(marks.size()) > within) put(line, within, "+");
  }

  const Open& open_;
  const Pen& pen_;
  Place at_;
  std::array<Line, tileLines> lines_{Line(tileWidth, " "), Line(tileWidth, " "), Line(tileWidth, " ")};
};

std::vector<std::string> boardLines(const Open& open, const Pen& pen) {
  std::vector<std::string> out{std::string(margin, ' ')};
  for (int column = 0; column < width; ++column) out[0] += "   " + pen.ink(Ink::strong, letter('A', column)) + "   ";
  const Area endangered = fallsNext(open);
  for (int row = 0; row < width; ++row) {
    std::array<std::string, tileLines> texts{"  ", pen.ink(Ink::strong, std::to_string(row + 1)) + " ", "  "};
    for (int column = 0; column < width; ++column) {
      const Place at = Place::at(column, row);
      const TilePainter tile(open, pen, at, endangered.has(at));
      for (int line = 0; line < tileLines; ++line) texts[static_cast<std::size_t>(line)] += tile.line(line);
    }
    out.insert(out.end(), texts.begin(), texts.end());
  }
  return out;
}

// What stands beside it.
struct SidePainter {
  const View<Gold>& view;
  const Pen& pen;

  const Open& open() const { return view.open; }
  std::string word(const char* name) const { return pen.word(std::string("picture.") + name); }
  static std::string number(int n) { return std::to_string(n); }

  std::string title() const {
    if (open().agenda.empty()) return pen.ink(Ink::strong, word("over"));
    const std::string who = pen.name(active(open())) + ": ";
    switch (open().agenda.back().ask) {
      case Ask::entrance:
        return pen.ink(Ink::strong, who + word("entrance"));
      case Ask::act:
        return pen.ink(Ink::strong, who + word("actions") + " " + number(actionsLeft(open())));
      case Ask::lay:
        break;
    }
    const Place at = open().agenda.back().n;
    return pen.ink(Ink::strong, who + pen.word("kind", open().tiles[at].kind) + " " + word("on") + " " + at.name());
  }
  std::string clock() const {
    const Ruin& ruin = open().ruin;
    if (open().agenda.empty()) return "";
    const auto after = [&] { return pen.name(ruin.clock); };
    switch (ruin.stage) {
      case Stage::quiet: {
        const int rounds = open().quiet / open().options.players;
        return rounds == 0 ? "" : word("quiet") + " " + number(rounds) + "/" + number(quietRounds);
      }
      case Stage::armed:
        return pen.ink(Ink::red, word("ruinAfter") + " " + number(ruin.turns) + "× " + after());
      case Stage::falling:
        return pen.ink(Ink::red, word("ring") + " " + number(ruin.ring) + " " + word("after") + " " + after());
    }
    return "";
  }
  std::string supplies() const {
    const int faceDown = static_cast<int>(
        std::count_if(open().tiles.begin(), open().tiles.end(), [](Tile tile) { return tile.kind == Kind::faceDown; }));
    return word("camera") + " " + number(open().camera.size()) + ", " + word("stack") + " " +
           number(open().stack.size()) + ", " + word("faceDown") + " " + number(faceDown);
  }

  std::string columns(const std::array<std::string, 5>& cells) const {
    constexpr std::array widths{5, 4, 4, 4, 4};
    std::string out;
    for (std::size_t i = 0; i < cells.size(); ++i) out += rightAligned(cells[i], widths[i]);
    return out;
  }
  std::string header() const {
    return std::string(13, ' ') +
           columns({word("carries"), word("lamps"), word("photos"), word("museum"), word("points")});
  }
  std::string points(Seat seat) const {
    const std::optional<int> points = pointsSeen(view, seat);
    return points ? number(*points) : "?";
  }
  std::string player(Seat seat) const {
    const Player& one = open().players[seat];
    std::string marks;
    for (const Figure figure : {Figure::archaeologist, Figure::helper})
      marks += pieceOf(open(), seat, figure).lost ? "-" : markOf(figure, seat);
    const std::string carried = one.carries == Treasure::none ? "-" : treasureMark(pen, one.carries);
    const std::string museum =
        number(one.treasures) + (one.mask ? "+" + treasureMark(pen, Treasure::mask) : std::string());
    const bool asked = Gold::actors(open()).has(seat);
    return (asked ? pen.ink(Ink::strong, "> ") : "  ") + pen.ink(seatInks[seat], marks) + " " +
           padded(pen.name(seat), 8) + columns({carried, number(one.supply), number(one.photos), museum, points(seat)});
  }

  std::vector<std::string> lines() const {
    std::vector<std::string> out{title(), clock(), supplies(), "", header()};
    for (Seat seat = 0; seat < open().options.players; ++seat) out.push_back(player(seat));
    out.resize(10);
    out.push_back(pen.ink(Ink::faint, word("figures")));
    out.push_back(pen.ink(Ink::faint, word("things")));
    for (std::string& line : out)
      if (!line.empty()) line = padded(line, besideColumns);
    return out;
  }
};

}  // namespace

std::string Gold::picture(const View<Gold>& view, const Pen& pen) {
  return sideBySide(boardLines(view.open, pen), SidePainter{view, pen}.lines());
}

}  // namespace mastaba
