// Der Schatz des Pharaos as text:
//
//   Start  Gate 7      River 5     Abyss 9     Guardians 11 Cliff 6     Treasure 12
//   3      1           2
//   Black pawn: torch   Draw pile: 31   Discarded: 12, on top To3
//
//     1 Anna           7 cards   4 of 5   La4
//   > 2 Ben            3 cards   7 of 9   To5 Ro2 Pr
//     3 Cleo           5 cards   0 of 7
//
//   Your hand: La1 La4 To2 To5 Ro3 Ma Cu
#include <algorithm>

#include "games/schatz/schatz.h"

namespace mastaba {

using namespace schatz;

namespace {

constexpr int cellWidth = 12;
constexpr int startWidth = 7;
constexpr int nameWidth = 14;

Ink inkOf(Item item) {
  constexpr std::array inks{Ink::green, Ink::red, Ink::yellow, Ink::blue};
  return inks[static_cast<std::size_t>(item)];
}

Ink inkOf(Card card) {
  if (isEquipment(card)) return inkOf(itemOf(card));
  return card == Card::magic ? Ink::cyan : card == Card::curse ? Ink::magenta : Ink::strong;
}

struct Painter {
  const View<Schatz>& view;
  const Pen& pen;

  const Open& open() const { return view.open; }
  int players() const { return open().options.players; }

  std::string code(Card card) const { return pen.ink(inkOf(card), pen.word("card", card, "code")); }
  template <int N>
  std::string codes(const Seq<Card, N>& cards) const {
    std::string out;
    for (const Card card : cards) out += " " + code(card);
    return out;
  }

  std::string adventure(int i) const {
    const Adventure adventure = open().row[i];
    return pen.word("adventure", adventure, "short") + " " + std::to_string(static_cast<int>(adventure));
  }
  // The longest word takes a column more, so that the next one does not touch it.
  int widthOf(int i) const { return std::max(cellWidth, columnsOf(adventure(i)) + 1); }

  std::string adventures() const {
    std::string out = padded(pen.word("picture.start"), startWidth);
    for (int i = 0; i < schatz::adventures; ++i) {
      const bool mine = view.me != spectator && open().passed[view.me] == i;
      out += padded(pen.ink(mine ? Ink::strong : Ink::plain, adventure(i)), widthOf(i));
    }
    return out + "\n";
  }

  // The pawns stand on the adventures they have passed, each as the number of its seat.
  std::string pawns() const {
    std::string out;
    for (int i = 0; i <= schatz::adventures; ++i) {
      std::string cell;
      for (Seat seat = 0; seat < players(); ++seat)
        if (open().passed[seat] == i) {
          if (!cell.empty() && i > 0) cell += " ";  // before the first there is room for six only if they stand close
          const std::string number = std::to_string(seat + 1);
          cell += pen.ink(seat == view.me ? Ink::strong : Ink::plain, number);
        }
      out += padded(cell, i == 0 ? startWidth : widthOf(i - 1));
    }
    return out + "\n";
  }

  std::string middle() const {
    std::string out = pen.word("picture.pawn") + ": " + pen.ink(inkOf(open().pawn), pen.word("item", open().pawn)) +
                      "   " + pen.word("picture.pile") + ": " + std::to_string(open().pileSize) + "   " +
                      pen.word("picture.discarded") + ": " + std::to_string(open().discarded.size());
    // A35: of the discarded cards only the top one is looked at.
    if (!open().discarded.empty()) out += ", " + pen.word("picture.top") + " " + code(open().discarded.back());
    return out + "\n";
  }

  std::string player(Seat seat) const {
    const bool asked = Schatz::actors(open()).has(seat);
    std::string out = asked ? pen.ink(Ink::strong, "> ") : "  ";
    const std::string name = std::to_string(seat + 1) + " " + padded(pen.name(seat), nameWidth);
    out += pen.ink(asked ? Ink::strong : Ink::plain, name);
    const int cards = open().handSize[seat];
    out += padded(" " + std::string(cards < 10 ? " " : "") + std::to_string(cards) + " " +
                      pen.word(cards == 1 ? "picture.card" : "picture.cards"),
                  12);
    if (open().passed[seat] == schatz::adventures) return out + pen.word("adventure.treasure", "short") + "\n";
    const int sum = sumOf(open().laid[seat]);
    out += padded((sum < 10 ? " " : "") + std::to_string(sum) + " " + pen.word("picture.of") + " " +
                      std::to_string(static_cast<int>(ahead(open(), seat))),
                  10);
    out += codes(open().laid[seat]);
    for (int i = 0; i < open().protections[seat]; ++i) out += " " + code(Card::protection);
    return out + "\n";
  }

  std::string all() const {
    std::string out = adventures() + pawns() + middle() + "\n";
    for (Seat seat = 0; seat < players(); ++seat) out += player(seat);
    if (view.me == spectator) return out;
    out += "\n" + pen.word("picture.hand") + ":" + codes(view.own.hand);
    if (view.own.given != Card::none) out += "   " + pen.word("picture.given") + ": " + code(view.own.given);
    return out + "\n";
  }
};

}  // namespace

std::string Schatz::picture(const View<Schatz>& view, const Pen& pen) { return Painter{view, pen}.all(); }

}  // namespace mastaba
