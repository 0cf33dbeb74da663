// The toy as text:
//
//   lot 4, deck 12, starter 0: bid 0 2
//   0: 11 points, 2 tokens, hand 1 3 5 6
//   1:  3 points, 1 token,  hand ? ? ?, bid ?
//   board of 0: 2 lots
#include "tests/toy/toy.h"

namespace mastaba {
namespace {

std::string cardText(Toy::Card card) { return card == 0 ? "?" : std::to_string(card); }

std::string handText(const View<Toy>& view, Seat seat) {
  std::string out;
  const bool mine = seat == view.me;
  for (int i = 0; i < view.open.handSize[seat]; ++i) {
    const bool saw = !mine && view.me != spectator && i < view.own.saw[seat].size();
    out += " " + cardText(mine ? view.own.hand[i] : saw ? view.own.saw[seat][i] : Toy::Card(0));
  }
  return out.empty() ? " none" : out;
}

}  // namespace

std::string Toy::picture(const View<Toy>& view, const Pen& pen) {
  const Open& open = view.open;
  std::string out = "lot " + std::to_string(open.lot) + ", deck " + std::to_string(open.deckSize);
  if (view.own.top != 0) out += " (top " + cardText(view.own.top) + ")";
  out += ", starter " + std::to_string(open.starter) + ":";
  if (open.agenda.empty()) {
    out += " over";
  } else {
    constexpr std::array<const char*, 3> asked{" bid", " interrupt", " peek"};
    out += asked[static_cast<std::size_t>(open.agenda.back().ask)];
    for (const Seat seat : open.agenda.back().who) out += " " + std::to_string(seat);
  }
  out += "\n";
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    out += pen.name(seat) + ": " + std::to_string(open.score[seat]) + " points, " + std::to_string(open.tokens[seat]) +
           " tokens, hand" + handText(view, seat);
    if (seat == view.me && view.own.bid != 0) out += ", bid " + cardText(view.own.bid);
    if (open.shown[seat] != 0) out += ", shown " + cardText(open.shown[seat]);
    out += "\n";
  }
  const Seat board = pen.board(view.me);
  return out + "board of " + pen.name(board) + ": " + std::to_string(open.lots[board]) + " lots\n";
}

}  // namespace mastaba
