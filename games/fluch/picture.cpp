// Der Fluch des Pharao as text: the tomb from above with the track of Ammut over it and the entrances below, and beside
// it the dice and what everybody has.
//
//     ·  ·  @  ·  ·  ·  ·  ·  ·  ·  ·  · [ ]
//     A  B  C  D  E  F  G  H  I  J  K  L  M
//   1 ·  ·  ·  ·  ┌──┐  ·  ·  ·  ·  ·  ·  ·
//   2 · [?] ·  · [ ] A  ·  ·  r2] ·  · [?] ·
//
// Corridors are drawn as lines, those of grey tiles double. [?] is a chamber whose token lies face down, [ ] an empty
// one, and r2] one whose red token worth 2 lies open. A is the first player's explorer, @ is Ammut, * a heap.
#include <string>
#include <vector>

#include "engine/paper.h"
#include "games/fluch/legal.h"

namespace mastaba {

using namespace fluch;

namespace {

constexpr int margin = 3;  // for the numbers of the rows
constexpr int cellWidth = 3;
constexpr int boardColumns = margin + width * cellWidth;
constexpr int besideColumns = Paper::columns - boardColumns - 2;

constexpr std::array seatInks{Ink::blue, Ink::green, Ink::magenta, Ink::yellow, Ink::cyan};

// The corridors of a tile that run to these sides; double where it is grey.
std::string_view corridor(Tile tile, Openings arms) {
  constexpr std::array<std::string_view, 16> grey{" ", " ", " ", "╚", " ", "║", "╔", " ",
                                                  " ", "╝", "═", " ", "╗", " ", " ", " "};
  return isGrey(tile) ? grey[arms.bits] : glyph(arms);
}

struct BoardPainter {
  const Open& open;
  const Pen& pen;

  std::string explorer(Seat seat) const {
    return pen.ink(seatInks[seat], std::string(1, static_cast<char>('A' + seat)));
  }
  std::string ammut() const { return pen.ink(Ink::red, "@"); }
  std::string heap() const { return pen.ink(Ink::yellow, "*"); }

  // Who stands there, the active explorer before one that is being passed; nothing: nobody.
  std::string figure(Place at) const {
    if (isAmmutAt(open, at)) return ammut();
    const Player& active = open.players[open.active];
    if (active.inside && active.at == at) return explorer(open.active);
    const Seat seat = explorerAt(open, at);
    return seat == nobody ? "" : explorer(seat);
  }
  // A figure, or else a heap, or else what is there without them.
  std::string upon(Place at, std::string_view otherwise) const {
    if (const std::string who = figure(at); !who.empty()) return who;
    return hasHeap(open, at) ? heap() : std::string(otherwise);
  }
  std::string chamber(Place at) const {
    const Chamber here = chamberAt(open, at);
    if (here.token != Token::none) return pen.word("token", here.token, "code") + upon(at, "]");
    if (here.faceDown) return "[?" + upon(at, "]");
    const std::string who = figure(at);
    return std::string("[") + (hasHeap(open, at) ? heap() : " ") + (who.empty() ? "]" : who);
  }
  std::string tile(Place at) const {
    const Tile here = tileAt(open, at);
    if (here == Tile::none) return " " + pen.ink(Ink::faint, "·") + " ";
    const Openings sides = openingsOf(here);
    const std::string_view across = corridor(here, mastaba::openingsOf(Ways::ew));
    return std::string(sides.has(Side::west) ? across : " ") + upon(at, corridor(here, sides)) +
           std::string(sides.has(Side::east) ? across : " ");
  }
  std::string cell(Place at) const {
    if (isChamber(open, at)) return chamber(at);
    if (isEntrance(at)) return "/" + upon(at, " ") + "\\";
    return at < squares ? tile(at) : "   ";
  }

  std::string track() const {
    std::string out(margin, ' ');
    for (int space = 1; space <= fluch::track; ++space) {
      const bool here = open.ammut.space == space;
      if (space == fluch::track)
        out += "[" + (here ? ammut() : std::string(" ")) + "]";
      else
        out += " " + (here ? ammut() : pen.ink(Ink::faint, "·")) + " ";
    }
    return out;
  }
  std::vector<std::string> lines() const {
    std::vector<std::string> out{track(), std::string(margin, ' ')};
    for (int column = 0; column < width; ++column)
      out[1] += " " + pen.ink(Ink::strong, std::string(1, static_cast<char>('A' + column))) + " ";
    for (int row = 0; row < height; ++row) {
      std::string line = pen.ink(Ink::strong, rightAligned(std::to_string(row + 1), margin - 1)) + " ";
      for (int column = 0; column < width; ++column) line += cell(Place::at(column, row));
      out.push_back(line);
    }
    return out;
  }
};

// What stands beside it.
struct SidePainter {
  const Open& open;
  const Pen& pen;

  std::string word(const char* name) const { return pen.word(std::string("picture.") + name); }
  static std::string number(int n) { return std::to_string(n); }
  // The letter of a colour is what its tokens begin with.
  std::string letter(Colour colour) const {
    const std::string token = pen.word("token", tokenOf(colour, 1), "code");
    return token.substr(0, characterLength(token));
  }

  std::string title() const {
    if (open.agenda.empty()) return pen.ink(Ink::strong, word("over"));
    return pen.ink(Ink::strong, word("round") + " " + number(open.rounds + 1) + ", " + pen.name(open.active));
  }
  // The dice as they lie, and what is still to be done with them.
  std::string roll() const {
    std::string out;
    for (const Face face : open.dice) out += " " + (face == Face::ammut ? "@" : number(pipsOf(face)));
    if (!out.empty()) out = word("dice") + out;
    for (const Task<Ask>& task : open.agenda) {
      if (task.ask == Ask::move) out += ", " + word("pips") + " " + number(task.n);
      if (task.ask == Ask::lay) out += (out.empty() ? "" : ", ") + word("tiles") + " " + number(task.n);
      if (task.ask != Ask::tile) continue;
      const auto kind = static_cast<Kind>(task.n);
      out += (out.empty() ? "" : ", ") + pen.word("kind", kind);
    }
    return out;
  }
  std::string ammut() const {
    if (isInMaze(open.ammut)) return word("ammut") + " " + open.ammut.at.name();
    const std::string where = word("ammut") + " " + number(open.ammut.space) + "/" + number(track);
    return waits(open.ammut) ? where + ", " + word("waits") : where;
  }

  static constexpr int nameColumns = 7;
  std::string columns(const std::array<std::string, 5>& cells) const {
    constexpr std::array widths{5, 5, 7, 4, 4};
    std::string out;
    for (std::size_t i = 0; i < cells.size(); ++i) out += rightAligned(cells[i], widths[i]);
    return out;
  }
  std::string header() const {
    return std::string(2 + 2 + nameColumns, ' ') +
           columns({word("at"), word("lives"), word("tokens"), word("treasures"), word("protection")});
  }
  // With the tile under the figure, which hides it on the board.
  std::string place(const Player& player) const {
    if (!player.inside) return "-";
    const Tile tile = tileAt(open, player.at);
    return player.at.name() + (tile == Tile::none ? std::string() : std::string(corridor(tile, openingsOf(tile))));
  }
  std::string player(Seat seat) const {
    const Player& one = open.players[seat];
    std::string tokens;
    for (int colour = 0; colour < colours; ++colour) {
      const auto which = static_cast<Colour>(colour);
      tokens += owns(one, which) ? letter(which) : "·";
    }
    const bool asked = Fluch::actors(open).has(seat);
    return (asked ? pen.ink(Ink::strong, "> ") : "  ") + BoardPainter{open, pen}.explorer(seat) + " " +
           padded(pen.name(seat), nameColumns) +
           columns(
               {place(one), number(one.lives), tokens, number(one.treasures.size()), number(one.protection.size())});
  }

  std::string supplies() const {
    return word("bag") + " " + number(open.bag.size()) + ", " + word("treasurePile") + " " +
           number(open.treasures.size()) + ", " + word("eventPile") + " " + number(open.events.size());
  }
  std::string heaps() const {
    std::string out;
    for (int i = 0; i < open.heaps.size(); ++i) {
      const Lying& lying = open.heaps[i];
      if (i == 0 || open.heaps[i - 1].at != lying.at) out += (i == 0 ? "* " : "; ") + lying.at.name() + ":";
      out += " " + pen.word("token", lying.token, "code");
    }
    return out;
  }

  std::vector<std::string> lines() const {
    std::vector<std::string> out{title(), roll(), ammut(), header()};
    for (Seat seat = 0; seat < open.options.players; ++seat) out.push_back(player(seat));
    out.resize(4 + Fluch::seats);
    out.push_back(heaps());
    out.push_back(supplies());
    out.push_back(pen.ink(Ink::faint, word("legend")));
    for (std::string& line : out)
      if (!line.empty()) line = padded(line, besideColumns);
    return out;
  }
};

}  // namespace

std::string Fluch::picture(const View<Fluch>& view, const Pen& pen) {
  return sideBySide(BoardPainter{view.open, pen}.lines(), SidePainter{view.open, pen}.lines());
}

}  // namespace mastaba
