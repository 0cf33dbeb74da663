// What tells how near a seat is to the treasure, in a world where all hands are known: traits, of which each counts so
// much towards winning. What each counts (outlook.cpp) was fitted to games of the bot against itself.
#pragma once

#include <algorithm>

#include "games/schatz/schatz.h"

namespace mastaba::schatz {

// Whose turn it is, or will be when what is going on is over.
struct Whose {
  Seat seat;
  bool choosesItem;  // it is putting the black pawn somewhere
};
Whose whoseTurn(const Open& open);

// How soon equipment of a hand adds up to what is missing. The first three: with one card.
enum class Reach : u8 { now, withMagic, elsewhere, two, three, more, never };
inline constexpr int reaches = 7;

// The traits, as numbers one after another. Three stages count on their own: before the treasure, before the last
// adventure before it, and earlier; and three delays: on turn, next, later.
inline constexpr int stages = 3;
inline constexpr int delays = 3;
inline constexpr int mostCounted = 7;  // cards of a kind, or of a hand
namespace trait {
inline constexpr int passed = 0;                               // [adventures]
inline constexpr int later = passed + adventures;              // per difficulty of the adventures after the one ahead
inline constexpr int lacks = later + 1;                        // [stages][treasure + 1]
inline constexpr int turns = lacks + stages * (treasure + 1);  // [stages][delays][mostCounted + 1]: cards without magic
inline constexpr int magic = turns + stages * delays * (mostCounted + 1);  // [stages][4]
inline constexpr int curses = magic + stages * 4;                          // [stages][3]
inline constexpr int wards = curses + stages * 3;      // [stages][3]: protections before the seat, if anything is laid
inline constexpr int spareWards = wards + stages * 3;  // [stages][3]: protections in hand
inline constexpr int exact = spareWards + stages * 3;  // [stages][delays][reaches]
inline constexpr int over = exact + stages * delays * reaches;  // [stages][delays][reaches]
inline constexpr int fits = over + stages * delays * reaches;  // [stages][items + 1]: items of which a card can be laid
inline constexpr int many = fits + stages * (items + 1);
}  // namespace trait

// Tells a sink each trait of a seat, and how often it has it.
template <class Sink>
void traitsOf(const State& state, Seat seat, const Whose& whose, Sink&& sink) {
  const Open& open = state.open;
  const int players = open.options.players;
  const int passed = open.passed[seat];
  const int stage = passed == adventures - 1 ? 0 : passed == adventures - 2 ? 1 : 2;
  const bool last = stage == 0;
  const int lacks = missing(open, seat);
  const int delay = std::min(2, (seat - whose.seat + players) % players);
  const int when = stage * delays + delay;

  sink(trait::passed + passed, 1);
  int later = 0;
  for (int i = passed + 1; i < adventures - 1; ++i) later += static_cast<int>(open.row[i]);
  sink(trait::later, later);
  sink(trait::lacks + stage * (treasure + 1) + lacks, 1);

  // Sums of the hand as bits, by how many cards they take.
  std::array<u32, 4> sums{1, 0, 0, 0};
  std::array<int, items> largestOf{};  // the largest of each item that can be laid
  std::array<u32, items> single{};     // the values of each item, as bits
  std::array<int, values + 1> of{};
  int magic = 0;
  int curses = 0;
  int spareWards = 0;
  for (const Card card : state.own[seat].hand) {
    if (!isEquipment(card)) {
      magic += card == Card::magic ? 1 : 0;
      curses += card == Card::curse ? 1 : 0;
      spareWards += card == Card::protection ? 1 : 0;
      continue;
    }
    const int value = valueOf(card);
    if (last && value > lacks) continue;
    const int item = static_cast<int>(itemOf(card));
    largestOf[item] = std::max(largestOf[item], value);
    single[item] |= 1U << value;
    ++of[value];
    for (int k = 3; k > 0; --k) sums[k] |= sums[k - 1] << value;
  }
  const int hand = state.own[seat].hand.size();
  const int slow = std::min(mostCounted, hand - magic);
  sink(trait::turns + when * (mostCounted + 1) + slow, 1);
  sink(trait::magic + stage * 4 + std::min(3, magic), 1);
  sink(trait::curses + stage * 3 + std::min(2, curses), 1);
  if (!open.laid[seat].empty()) sink(trait::wards + stage * 3 + std::min(2, int{open.protections[seat]}), 1);
  sink(trait::spareWards + stage * 3 + std::min(2, spareWards), 1);

  const int pawn = static_cast<int>(open.pawn);
  const bool chooses = whose.choosesItem && seat == whose.seat;
  const u32 wanted = 1U << lacks;
  const u32 any = single[0] | single[1] | single[2] | single[3];
  const auto quick = [&](bool here, bool there, Reach otherwise) {
    return here || (there && chooses) ? Reach::now
           : there && magic > 0       ? Reach::withMagic
           : there                    ? Reach::elsewhere
                                      : otherwise;
  };
  const Reach exactly = quick((single[pawn] & wanted) != 0, (any & wanted) != 0,
                              (sums[2] & wanted) != 0   ? Reach::two
                              : (sums[3] & wanted) != 0 ? Reach::three
                                                        : Reach::never);
  sink(trait::exact + when * reaches + static_cast<int>(exactly), 1);
  int needed = 0;
  int left = lacks;
  for (int value = values; value > 0; --value)
    for (int i = 0; i < of[value] && left > 0; ++i) {
      left -= value;
      ++needed;
    }
  const int largest = std::max({largestOf[0], largestOf[1], largestOf[2], largestOf[3]});
  const Reach atLeast = quick(largestOf[pawn] >= lacks, largest >= lacks,
                              left > 0      ? Reach::never
                              : needed == 2 ? Reach::two
                              : needed == 3 ? Reach::three
                                            : Reach::more);
  sink(trait::over + when * reaches + static_cast<int>(atLeast), 1);
  int fits = 0;
  for (int item = 0; item < items; ++item) fits += largestOf[item] > 0 ? 1 : 0;
  sink(trait::fits + stage * (items + 1) + fits, 1);
}

}  // namespace mastaba::schatz
