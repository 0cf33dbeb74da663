// Das Labyrinth des Pharao as text: one board with its walls, and beside it the tile to lay and everybody's result.
//
//   ┌───A───────B───────C─          Turn 7 of 25: tile 12
//   │   │ 20  21  22  23            ┌─┬─┐0  ┌─┬─┐1  …
// 1 ├───┘   ┌───────┬───            …
//   │ 18  19│[o]│ ° │ o                        corridor  points  stones
//                                   > 1 Anna         23      27      10
//
// Numbers are corridor fields, @ is the robber on the last of them, ° a scarab; a stone is a letter, in brackets if it
// would count now. While stones can be placed, the free scarabs of the new tile show their letter a to d.
#include <algorithm>

#include "engine/paper.h"
#include "games/labyrinth/legal.h"
#include "games/labyrinth/reading.h"

namespace mastaba {

using namespace labyrinth;

namespace {

constexpr int margin = 2;      // for the numbers of the rows
constexpr int fieldWidth = 4;  // with the wall on its left
constexpr int boardColumns = margin + fieldsWide * fieldWidth + 1;
constexpr int besides = boardColumns + 2;  // where the text beside the board begins
constexpr int besideColumns = Paper::columns - besides;

// Walls on paper: a grid of characters, where walls meet in the right one.
class Walls {
 public:
  Walls(int rows, int columns)
      : rows_(rows),
        columns_(columns),
        above_(static_cast<std::size_t>((rows + 1) * columns)),
        left_(static_cast<std::size_t>(rows * (columns + 1))) {}

  // The wall above a field, and the one to its left; rows and columns may be one further than the last field.
  void above(int row, int column, bool wall) { above_[index(row, column, columns_)] = wall; }
  void left(int row, int column, bool wall) { left_[index(row, column, columns_ + 1)] = wall; }
  bool isAbove(int row, int column) const {
    return column >= 0 && column < columns_ && above_[index(row, column, columns_)];
  }
  bool isLeft(int row, int column) const { return row >= 0 && row < rows_ && left_[index(row, column, columns_ + 1)]; }

  std::string_view corner(int row, int column) const {
    const int arms = (isLeft(row - 1, column) ? 1 : 0) + (isAbove(row, column) ? 2 : 0) +
                     (isLeft(row, column) ? 4 : 0) + (isAbove(row, column - 1) ? 8 : 0);
    return arms == 0 ? " " : glyph({static_cast<u8>(arms)});
  }

 private:
  static std::size_t index(int row, int column, int across) {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(across) + static_cast<std::size_t>(column);
  }

  int rows_;
  int columns_;
  std::vector<bool> above_;
  std::vector<bool> left_;
};

// A tile alone, five characters by five.
std::vector<std::string> tileLines(const Tile& tile) {
  Walls walls(2, 2);
  const Face& face = faceOf(tile);
  for (int quarter = 0; quarter < quarters; ++quarter) {
    const Openings open = face.openings[static_cast<std::size_t>(quarter)];
    const int row = quarter / 2;
    const int column = quarter % 2;
    walls.above(row, column, !open.has(Side::north));
    walls.above(row + 1, column, !open.has(Side::south));
    walls.left(row, column, !open.has(Side::west));
    walls.left(row, column + 1, !open.has(Side::east));
  }
  std::vector<std::string> lines;
  for (int row = 0; row <= 2; ++row) {
    std::string line;
    for (int column = 0; column <= 2; ++column) {
      line += walls.corner(row, column);
      if (column < 2) line += walls.isAbove(row, column) ? "─" : " ";
    }
    lines.push_back(line);
    if (row == 2) break;
    line.clear();
    for (int column = 0; column <= 2; ++column) {
      line += walls.isLeft(row, column) ? "│" : " ";
      if (column < 2) line += hasScarab(tile, static_cast<Quarter>(row * 2 + column)) ? "°" : " ";
    }
    lines.push_back(line);
  }
  return lines;
}

// One board.
struct BoardPainter {
  const View<Labyrinth>& view;
  const Pen& pen;
  Seat whose;
  Board board = boardSeen(view, whose);
  Walls walls{fieldsWide, fieldsWide};

  const Options& options() const { return view.open.options; }
  static Field at(int row, int column) { return Field::at(column, row); }

  void build() {
    for (int i = 0; i < fields; ++i) {
      const Field field(i);
      const int row = field.row();
      const int column = field.column();
      for (const Side side : sides) {
        const bool wall = isWall(board, options(), field, side);
        if (side == Side::north) walls.above(row, column, wall);
        if (side == Side::south) walls.above(row + 1, column, wall);
        if (side == Side::west) walls.left(row, column, wall);
        if (side == Side::east) walls.left(row, column + 1, wall);
      }
    }
  }

  Ink inkOf(Gem gem) const {
    constexpr std::array inks{Ink::plain, Ink::strong, Ink::blue, Ink::green, Ink::red, Ink::magenta};
    return inks[static_cast<std::size_t>(gem)];
  }
  std::string mark(Gem gem) const { return pen.ink(inkOf(gem), pen.word("gem", gem, "mark")); }

  // Can a stone go there now?
  bool isOffered(Field field) const {
    return whose == view.me && Labyrinth::actors(view.open).has(whose) &&
           Labyrinth::asked(view.open, whose) == Ask::stones && placeOf(field) == view.own.at;
  }

  // Three characters.
  std::string content(Field field) const {
    const Gem gem = board.stones[field];
    const int position = board.corridor.find(field) + 1;
    if (position > 0) {
      const bool robber = position == board.corridor.size();
      const std::string number = std::to_string(position);
      const std::string front = robber ? pen.ink(Ink::strong, "@") : gem != Gem::none ? mark(gem) : " ";
      const bool marker = position % stretch == 0 && position / stretch < stretches;
      const Ink ink = robber || marker ? Ink::strong : Ink::yellow;
      return (number.size() < 3 ? front : "") + pen.ink(ink, number.size() < 2 ? " " + number : number);
    }
    if (gem != Gem::none) {
      const bool counts = verdictOn(board, options(), field).fate == Fate::counts;
      return counts ? "[" + mark(gem) + "]" : " " + mark(gem) + " ";
    }
    if (!hasScarab(board.tiles[placeOf(field)], quarterOf(field))) return "   ";
    if (isOffered(field)) return " " + pen.ink(Ink::cyan, pen.word("quarter", quarterOf(field))) + " ";
    return " " + pen.ink(Ink::faint, "°") + " ";
  }

  // The robber's half of an entrance, where no wall stands.
  bool isGate(Field field, Side side) const {
    if (board.gate == Gate::none) return false;
    const Door door = doorOf(options().entrances, board.gate);
    return door.field == field && door.side == side;
  }
  std::string side(int row, int column) const {
    if (walls.isLeft(row, column)) return "│";
    if (column == 0 && isGate(at(row, 0), Side::west)) return pen.ink(Ink::strong, ">");
    if (column == fieldsWide && isGate(at(row, fieldsWide - 1), Side::east)) return pen.ink(Ink::strong, "<");
    return " ";
  }
  std::string ceiling(int row, int column) const {
    if (walls.isAbove(row, column)) return "───";
    if (row == fieldsWide && isGate(at(row - 1, column), Side::south)) return " " + pen.ink(Ink::strong, "^") + " ";
    return "   ";
  }
  std::string corner(int row, int column) const {
    const bool middle = row % 2 == 1 && column % 2 == 1;
    // The letters of the columns stand in the wall at the top, where there is no entrance.
    if (row == 0 && column % 2 == 1) return pen.ink(Ink::strong, std::string(1, static_cast<char>('A' + column / 2)));
    const std::string_view glyph = walls.corner(row, column);
    if (middle && glyph == " " && !covered(board, Place::at(column / 2, row / 2))) return pen.ink(Ink::faint, "·");
    return std::string(glyph);
  }

  std::vector<std::string> lines() {
    build();
    std::vector<std::string> out;
    for (int row = 0; row <= fieldsWide; ++row) {
      std::string line = row % 2 == 1 ? pen.ink(Ink::strong, std::to_string(row / 2 + 1)) + " " : "  ";
      for (int column = 0; column <= fieldsWide; ++column)
        line += corner(row, column) + (column < fieldsWide ? ceiling(row, column) : "");
      out.push_back(line);
      if (row == fieldsWide) break;
      line = "  ";
      for (int column = 0; column <= fieldsWide; ++column)
        line += side(row, column) + (column < fieldsWide ? content(at(row, column)) : "");
      out.push_back(line);
    }
    return out;
  }
};

// What stands beside it.
struct SidePainter {
  const View<Labyrinth>& view;
  const Pen& pen;
  Seat whose;

  const Open& open() const { return view.open; }
  bool isOver() const { return open().agenda.empty(); }
  bool bets() const { return !isOver() && open().agenda.back().ask == Ask::bet; }
  std::string word(const char* name) const { return pen.word(std::string("picture.") + name); }

  std::string title() const {
    const int turn = turnOf(open()) + (bets() ? 1 : 0);
    std::string of = word("turn") + " " + std::to_string(turn) + " " + word("of") + " " + std::to_string(places);
    if (isOver()) return of;
    return pen.ink(Ink::strong,
                   of + ": " + (bets() ? word("bet") : word("tile") + " " + std::to_string(tileOf(open()))));
  }

  // In the ways it can still be turned; as it lies, once it is laid.
  std::vector<std::string> tile() const {
    std::vector<std::string> out(5);
    const bool laid = view.me != spectator && open().progress[view.me].laid;
    for (int turns = 0; turns < distinctTurns(tileOf(open())); ++turns) {
      if (laid && turns != view.own.turns) continue;
      const std::vector<std::string> drawn = tileLines({tileOf(open()), turns});
      for (std::size_t i = 0; i < drawn.size(); ++i)
        out[i] += drawn[i] + (i == 0 ? pen.ink(Ink::yellow, std::to_string(turns)) : " ") + "  ";
    }
    return out;
  }

  std::string numbersToCome() const {
    std::string out = word("toCome") + ":";
    for (int i = 0; i < designs; ++i)
      for (int copy = 0; copy < open().stack.of[i]; ++copy) out += " " + std::to_string(i + 1);
    return out;
  }
  // Broken at blanks.
  std::vector<std::string> broken(std::string text) const {
    std::vector<std::string> out;
    while (columnsOf(text) > besideColumns) {
      const std::size_t at = text.rfind(' ', besideColumns);
      out.push_back(text.substr(0, at));
      text = text.substr(at + 1);
    }
    out.push_back(text);
    return out;
  }

  std::vector<std::string> bet() const {
    const int last = tileOf(open());
    int lower = 0;
    int higher = 0;
    for (int i = 0; i < designs; ++i) (i + 1 < last ? lower : higher) += i + 1 == last ? 0 : int{open().stack.of[i]};
    std::vector<std::string> out =
        broken(word("higher") + " " + std::to_string(last) + ": " + std::to_string(higher) + ", " + word("same") +
               ": " + std::to_string(open().stack.of[last - 1]) + ", " + word("lower") + ": " + std::to_string(lower));
    std::string in = word("stillIn") + ":";
    for (const Seat seat : open().betting) in += " " + std::to_string(seat + 1);
    out.push_back(in);
    return out;
  }

  std::string header() const {
    return rightAligned(word("corridor"), 20) + rightAligned(word("points"), 7) + rightAligned(word("stones"), 8);
  }
  std::string stonesOf(const Board& board) const {
    const auto left = [&board](Gem gem) { return std::to_string(board.left[static_cast<int>(gem)]); };
    std::string out = open().options.scoring == Labyrinth::Scoring::basic
                          ? left(Gem::plain)
                          : left(Gem::blue) + "/" + left(Gem::green) + "/" + left(Gem::red);
    if (open().options.betting == Labyrinth::Betting::on) out += "+" + left(Gem::special);
    return out;
  }
  std::string player(Seat seat) const {
    const bool asked = Labyrinth::actors(open()).has(seat);
    const Board board = boardSeen(view, seat);
    const Tally tally = tallyOf(board, open().options);
    const std::string name = std::to_string(seat + 1) + " " + padded(pen.name(seat), 10);
    return (asked ? pen.ink(Ink::strong, "> ") : "  ") + pen.ink(seat == whose ? Ink::strong : Ink::plain, name) +
           rightAligned(std::to_string(tally.corridor), 6) + rightAligned(std::to_string(tally.points), 7) +
           rightAligned(stonesOf(board), 8);
  }

  std::vector<std::string> lines() const {
    std::vector<std::string> out{title()};
    const auto append = [&out](const std::vector<std::string>& more) {
      out.insert(out.end(), more.begin(), more.end());
    };
    if (bets()) append(bet());
    if (!bets() && !isOver()) append(tile());
    out.push_back(header());
    for (Seat seat = 0; seat < open().options.players; ++seat) out.push_back(player(seat));
    const std::vector<std::string> toCome = broken(numbersToCome());
    if (turnOf(open()) < places && out.size() + toCome.size() <= Paper::lines) append(toCome);
    return out;
  }
};

}  // namespace

std::string Labyrinth::picture(const View<Labyrinth>& view, const Pen& pen) {
  const Seat whose = pen.board(view.me);
  return sideBySide(BoardPainter{view, pen, whose}.lines(), SidePainter{view, pen, whose}.lines());
}

}  // namespace mastaba
