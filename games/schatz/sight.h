// What tells a good move at first sight: signs, of which each speaks so much for it. How much (bot.cpp) was fitted to
// what a search chose.
#pragma once

#include <algorithm>

#include "games/schatz/schatz.h"

namespace mastaba::schatz {

// The best that can be done with a hand where the black pawn stands on an item.
enum class Lay : u8 { none, closer, over, exact };
inline constexpr int lays = 4;

// The signs, as numbers one after another. Most count on their own before the treasure, first, and elsewhere.
inline constexpr int mostLeft = 7;  // cards
inline constexpr int farthest = 8;  // from the adventure
namespace sign {
inline constexpr int exact = 0;
inline constexpr int over = exact + 1;                  // [values]: by how much too much
inline constexpr int empties = over + values;           // [4]: by equipment, magic, curse, protection
inline constexpr int left = empties + 4;                // [2][mostLeft + 1]: cards after it that are no magic
inline constexpr int rest = left + 2 * (mostLeft + 1);  // [2][farthest + 1]: what would still be missing
inline constexpr int laid = rest + 2 * (farthest + 1);  // [2][values]: what is laid
inline constexpr int next =
    laid + 2 * values;                     // [2][4]: the missing rest is in hand: here, there with magic, there, not
inline constexpr int draw = next + 2 * 4;  // [2][2][handLimit + 1]: one or two, to so many cards
inline constexpr int drawRather = draw + 4 * (handLimit + 1);  // [2][lays]: than lay
inline constexpr int swap = drawRather + 2 * lays;             // [2][2][handLimit + 1]: one or two, of so many cards
inline constexpr int swapRather = swap + 4 * (handLimit + 1);  // [2][lays]: than lay
inline constexpr int away = swapRather + 2 * lays;             // [2][2][values]: a card of this item, of another
inline constexpr int awayTooLarge = away + 4 * values;
inline constexpr int awayFits = awayTooLarge + 1;               // [2]: it is what is missing
inline constexpr int awaySpecial = awayFits + 2;                // [2][3]: magic, curse, protection
inline constexpr int conjure = awaySpecial + 2 * 3;             // [2][lays][lays]: what can be laid there, and here
inline constexpr int conjureIdly = conjure + 2 * lays * lays;   // [2]: the pawn stays
inline constexpr int conjureLeft = conjureIdly + 2;             // [2][mostLeft + 1]: cards that are no magic
inline constexpr int curse = conjureLeft + 2 * (mostLeft + 1);  // [2]
inline constexpr int curseOwn = curse + 2;                      // [2]: for each point I lose
inline constexpr int curseOther =
    curseOwn + 2;  // [3]: for each point another loses: near the treasure, before it, elsewhere
inline constexpr int curseStuck = curseOther + 3;  // before the treasure nothing fits
inline constexpr int protect = curseStuck + 1;     // [2][4][2]: so many laid; is there one already?
inline constexpr int pawn = protect + 2 * 4 * 2;   // [2][lays]: what can be laid there
inline constexpr int pawnMany = pawn + 2 * lays;   // [2][5]: cards of this item
inline constexpr int giveUp = pawnMany + 2 * 5;    // [2][values + 1]: the last is a protection
inline constexpr int many = giveUp + 2 * (values + 1);
}  // namespace sign

struct Sight {
  const Open& open;
  const Hand& hand;
  Seat me;
  bool last;
  int at;  // 0 before the treasure, 1 elsewhere
  int lacks;
  int magic = 0;
  std::array<u8, items> of{};    // as bits: the values of each item
  std::array<u8, items> many{};  // cards of each item
  std::array<Lay, items> best{};
  u8 any = 0;

  explicit Sight(const View<Schatz>& view)
      : open(view.open),
        hand(view.own.hand),
        me(view.me),
        last(facesTreasure(open, me)),
        at(last ? 0 : 1),
        lacks(missing(open, me)) {
    for (const Card card : hand) {
      if (!isEquipment(card)) {
        magic += card == Card::magic ? 1 : 0;
        continue;
      }
      const int item = static_cast<int>(itemOf(card));
      of[item] = static_cast<u8>(of[item] | 1U << valueOf(card));
      ++many[item];
    }
    for (int item = 0; item < items; ++item) {
      any |= of[item];
      best[item] = bestOf(of[item]);
    }
  }

  Lay bestOf(u32 bits) const {
    if (lacks <= values && (bits >> lacks & 1U) != 0) return Lay::exact;
    const u32 above = lacks >= values ? 0 : bits >> (lacks + 1);
    if (above != 0 && !last) return Lay::over;
    return (bits & ((1U << std::min(lacks, values + 1)) - 1)) != 0 ? Lay::closer : Lay::none;
  }
  int here() const { return static_cast<int>(best[static_cast<int>(open.pawn)]); }
  int slow() const { return hand.size() - magic; }
  // Playing the only card is a step, but not before the treasure.
  bool empties() const { return hand.size() == 1 && !last; }
  int leftAfter(int parted) const { return at * (mostLeft + 1) + std::min(mostLeft, slow() - parted); }

  template <class Sink>
  void lay(Card card, Sink&& sink) const {
    const int value = valueOf(card);
    const int rest = lacks - value;
    if (rest == 0) return sink(sign::exact, 1);
    if (empties()) return sink(sign::empties, 1);
    sink(sign::left + leftAfter(1), 1);
    if (rest < 0) return sink(sign::over - rest - 1, 1);
    sink(sign::rest + at * (farthest + 1) + std::min(farthest, rest), 1);
    sink(sign::laid + at * values + value - 1, 1);
    int how = 3;
    if (rest <= values) {
      const u32 wanted = 1U << rest;
      const bool twice = rest == value && hand.count(card) < 2;
      const u32 same = of[static_cast<int>(itemOf(card))] & (twice ? ~wanted : ~0U);
      bool there = false;
      for (int item = 0; item < items; ++item)
        there |= item != static_cast<int>(itemOf(card)) && (of[item] & wanted) != 0;
      how = (same & wanted) != 0 ? 0 : there ? (magic > 0 ? 1 : 2) : 3;
    }
    sink(sign::next + at * 4 + how, 1);
  }

  template <class Sink>
  void swapAway(Card card, Sink&& sink) const {
    if (card == Card::none) return;
    if (!isEquipment(card))
      return sink(sign::awaySpecial + at * 3 + static_cast<int>(card) - static_cast<int>(Card::magic), 1);
    const int value = valueOf(card);
    if (last && value > lacks) return sink(sign::awayTooLarge, 1);
    if (value == lacks) return sink(sign::awayFits + at, 1);
    sink(sign::away + (at * 2 + (itemOf(card) == open.pawn ? 0 : 1)) * values + value - 1, 1);
  }

  int leastLaid(Seat seat) const {
    if (open.laid[seat].empty() || open.protections[seat] > 0) return 0;
    int least = values;
    for (const Card card : open.laid[seat]) least = std::min(least, valueOf(card));
    return least;
  }

  template <class Sink>
  void curse(Sink&& sink) const {
    if (empties()) return sink(sign::empties + 2, 1);
    sink(sign::left + leftAfter(1), 1);
    sink(sign::curse + at, 1);
    std::array<int, 3> others{};
    for (Seat seat = 0; seat < open.options.players; ++seat) {
      const int treasureNext = facesTreasure(open, seat) ? (missing(open, seat) <= values ? 0 : 1) : 2;
      if (seat != me) others[treasureNext] += leastLaid(seat);
    }
    sink(sign::curseOwn + at, leastLaid(me));
    // Who curses one of many rivals does the rest of them a favour.
    for (int i = 0; i < 3; ++i) sink(sign::curseOther + i, others[i] * 2 / open.options.players);
    if (last && lacks <= 2 && any >> 1 == 0) sink(sign::curseStuck, 1);
  }

  template <class Sink>
  void signs(const Schatz::Move& move, Sink&& sink) const {
    match(move, [&](const auto& one) {
      using M = std::decay_t<decltype(one)>;
      if constexpr (std::is_same_v<M, Schatz::Draw>) {
        sink(sign::draw + (at * 2 + one.cards - 1) * (handLimit + 1) + std::min(handLimit, hand.size()), 1);
        sink(sign::drawRather + at * lays + here(), 1);
      } else if constexpr (std::is_same_v<M, Schatz::Swap>) {
        sink(sign::swap + (at * 2 + (one.second == Card::none ? 0 : 1)) * (handLimit + 1) + hand.size(), 1);
        sink(sign::swapRather + at * lays + here(), 1);
        swapAway(one.first, sink);
        swapAway(one.second, sink);
      } else if constexpr (std::is_same_v<M, Schatz::Play>) {
        if (isEquipment(one.card)) return lay(one.card, sink);
        if (one.card == Card::curse) return curse(sink);
        if (empties()) return sink(sign::empties + 3, 1);
        sink(sign::left + leftAfter(1), 1);
        sink(sign::protect + (at * 4 + std::min(3, open.laid[me].size())) * 2 + (open.protections[me] > 0 ? 1 : 0), 1);
      } else if constexpr (std::is_same_v<M, Schatz::Magic>) {
        if (empties()) return sink(sign::empties + 1, 1);
        const int there = static_cast<int>(best[static_cast<int>(one.to)]);
        if (one.to == open.pawn) sink(sign::conjureIdly + at, 1);
        sink(sign::conjure + (at * lays + there) * lays + here(), 1);
        sink(sign::conjureLeft + at * (mostLeft + 1) + std::min(mostLeft, slow()), 1);
      } else if constexpr (std::is_same_v<M, Schatz::MovePawn>) {
        sink(sign::pawn + at * lays + static_cast<int>(best[static_cast<int>(one.to)]), 1);
        sink(sign::pawnMany + at * 5 + std::min(4, int{many[static_cast<int>(one.to)]}), 1);
      } else if constexpr (std::is_same_v<M, Schatz::GiveUp>) {
        sink(sign::giveUp + at * (values + 1) + (one.card == Card::protection ? values : valueOf(one.card) - 1), 1);
      }
    });
  }
};

}  // namespace mastaba::schatz
