// What is allowed in Das Gold des Pharao.
#include "games/gold/legal.h"

namespace mastaba {

using namespace gold;

namespace {

constexpr std::array treasureKinds{Treasure::two, Treasure::three, Treasure::mask};

Refusal refuseAction(const Open& open, const Piece& piece) {
  if (piece.lost) return no(86);
  return actionsLeft(open) == 0 ? no(19) : allowed;
}

// ---- both figures (GOLD-46)

Refusal refuseWalk(const Open& open, Seat seat, const Walk& walk) {
  const Piece& piece = pieceOf(open, seat, walk.figure);
  if (const Refusal refusal = refuseAction(open, piece)) return refusal;
  const Kind kind = open.tiles[walk.to].kind;
  if (kind == Kind::faceDown) return no(25);
  if (kind == Kind::fallen) return no(82);
  if (walk.to == piece.at) return no(28);  // A16
  if (reachOf(open, seat, piece.at).has(walk.to)) return allowed;
  const auto side = sideTowards(piece.at, walk.to);
  if (!side) return no(52);
  return openingsAt(open, piece.at).has(*side) ? no(27) : no(26);
}

// ---- the archaeologist

Refusal refuseReveal(const Open& open, Seat seat, Place at) {
  const Piece& archaeologist = pieceOf(open, seat, Figure::archaeologist);
  if (const Refusal refusal = refuseAction(open, archaeologist)) return refusal;
  if (open.tiles[at].kind == Kind::fallen) return no(82);
  if (open.tiles[at].kind != Kind::faceDown) return no(29, 'b');
  const auto side = sideTowards(archaeologist.at, at);
  if (!side) return no(29);
  return openingsAt(open, archaeologist.at).has(*side) ? allowed : no(30);
}

// Whether the tile lies so that the archaeologist could step onto it (A11).
bool connects(const Open& open, Seat seat, Place at, Ways ways) {
  const auto side = sideTowards(at, pieceOf(open, seat, Figure::archaeologist).at);
  return side && openingsOf(ways).has(*side);
}

// GOLD-32, but for A11.
Refusal refuseOrientation(const Open& open, Place at, Ways ways, const Guard& guard) {
  if (!orientationsOf(open.tiles[at].kind, open.options).has(ways)) return no(32);
  if (doorLeadsNowhere(open, at, ways)) return no(32, 'b');
  return guard.allows(ways) ? allowed : no(32, 'c');
}

// The orientations in which the tile just revealed may be laid.
Orientations layable(const Open& open, Seat seat) {
  const Place at = open.agenda.back().n;
  const Guard guard(open, at);
  Orientations free;
  Orientations connecting;
  for (Orientations left = orientationsOf(open.tiles[at].kind, open.options); !left.none();) {
    const Ways ways = left.pop();
    if (refuseOrientation(open, at, ways, guard)) continue;
    free.add(ways);
    if (connects(open, seat, at, ways)) connecting.add(ways);
  }
  // Where the safety rule leaves none that connects, it goes before.
  return open.options.connect == Gold::Connect::on && !connecting.none() ? connecting : free;
}

Refusal refuseLay(const Open& open, Seat seat, Ways ways) {
  if (open.agenda.back().ask != Ask::lay) return no(32, 'f');
  const Place at = open.agenda.back().n;
  if (const Refusal refusal = refuseOrientation(open, at, ways, Guard(open, at))) return refusal;
  return layable(open, seat).has(ways) ? allowed : no(32, 'd');
}

// How many such treasures lie there that were not dropped since the last action.
int takeable(const Open& open, Place at, Treasure treasure) {
  return open.lying.count({at, treasure}) - (open.dropped == treasure ? 1 : 0);
}

Refusal refuseTake(const Open& open, Seat seat, Treasure treasure) {
  const Piece& archaeologist = pieceOf(open, seat, Figure::archaeologist);
  if (archaeologist.lost) return no(86);
  if (treasure == Treasure::none || !open.lying.has({archaeologist.at, treasure})) return no(34);
  if (open.players[seat].carries != Treasure::none) return no(37);
  return takeable(open, archaeologist.at, treasure) > 0 ? allowed : no(34, 'b');  // A18
}

Refusal refuseDrop(const Open& open, Seat seat) {
  if (pieceOf(open, seat, Figure::archaeologist).lost) return no(86);
  if (open.players[seat].carries == Treasure::none) return no(35);
  return open.took ? no(35, 'b') : allowed;  // A18
}

Refusal refuseSteal(const Open& open, Seat seat, Seat from) {
  const Piece& thief = pieceOf(open, seat, Figure::archaeologist);
  if (thief.lost) return no(86);
  if (from >= open.options.players || from == seat) return no(42, 'b');
  const Piece& owner = pieceOf(open, from, Figure::archaeologist);
  if (owner.lost || owner.at != thief.at) return no(42);
  if (thief.at == open.entrance) return no(45);
  if (open.players[from].carries == Treasure::none) return no(42, 'c');
  return open.players[seat].carries != Treasure::none ? no(37) : allowed;  // A19
}

// ---- the helper

Refusal refuseRotating(const Open& open, Seat seat, Place at) {
  const Piece& helper = pieceOf(open, seat, Figure::helper);
  if (const Refusal refusal = refuseAction(open, helper)) return refusal;
  const Kind kind = open.tiles[at].kind;
  if (kind == Kind::fallen) return no(82);
  if (kind == Kind::faceDown) return no(50, 'b');  // A8
  if (kind == Kind::entrance) return no(50, 'c');  // A4
  if (at == helper.at || besides(open, helper.at).has(at)) return allowed;
  return sideTowards(helper.at, at) ? no(50, 'd') : no(50);  // A9
}

Refusal refuseTurn(const Open& open, Place at, Ways ways, const Guard& guard) {
  if (ways == open.tiles[at].open) return no(51);  // A12
  if (const Refusal refusal = refuseOrientation(open, at, ways, guard)) return no(51, refusal.way ? refusal.way : 'd');
  return allowed;
}

Refusal refuseRotate(const Open& open, Seat seat, const Rotate& rotate) {
  if (const Refusal refusal = refuseRotating(open, seat, rotate.at)) return refusal;
  return refuseTurn(open, rotate.at, rotate.open, Guard(open, rotate.at));
}

Refusal refuseLight(const Open& open, Seat seat) {
  const Piece& helper = pieceOf(open, seat, Figure::helper);
  if (const Refusal refusal = refuseAction(open, helper)) return refusal;
  const Player& player = open.players[seat];
  if (helper.at == open.entrance && open.options.startLamp == Gold::StartLamp::off) return no(47, 'b');  // A14
  if (player.lamps.has(helper.at)) return no(49);                                                        // A13
  return player.supply == 0 ? no(47) : allowed;
}

Refusal refuseDouse(const Open& open, Seat seat) {
  const Piece& helper = pieceOf(open, seat, Figure::helper);
  if (const Refusal refusal = refuseAction(open, helper)) return refusal;
  return open.players[seat].lamps.has(helper.at) ? allowed : no(48);
}

Refusal refuseEntrance(const Open& open, Place at) {
  if (open.agenda.back().ask != Ask::entrance) return no(11);
  return !isBorder(at) ? no(11, 'b') : isCorner(at) ? no(11, 'c') : allowed;  // A2
}

// ---- lists

void listArchaeologist(const Open& open, Seat seat, Gold::Moves& out) {
  const Piece& archaeologist = pieceOf(open, seat, Figure::archaeologist);
  if (archaeologist.lost) return;
  for (const Place to : reachOf(open, seat, archaeologist.at)) out.push(Walk{Figure::archaeologist, to});
  const Openings mine{static_cast<u8>(openingsAt(open, archaeologist.at).bits & inside[archaeologist.at].bits)};
  for (const Side side : sides) {
    if (!mine.has(side)) continue;
    const Place next = archaeologist.at.neighbour(side);
    if (open.tiles[next].kind == Kind::faceDown) out.push(Reveal{next});  // GOLD-29, GOLD-30
  }
}

void listTurns(const Open& open, Place at, Gold::Moves& out) {
  const Orientations all = orientationsOf(open.tiles[at].kind, open.options);
  if (all.size() == 1) return;
  const Guard guard(open, at);
  for (Orientations left = all; !left.none();)
    if (const Ways ways = left.pop(); !refuseTurn(open, at, ways, guard)) out.push(Rotate{at, ways});
}

void listHelper(const Open& open, Seat seat, Gold::Moves& out) {
  const Piece& helper = pieceOf(open, seat, Figure::helper);
  if (helper.lost) return;
  for (const Place to : reachOf(open, seat, helper.at)) out.push(Walk{Figure::helper, to});
  Area turnable = besides(open, helper.at);  // GOLD-50
  turnable.add(helper.at);
  turnable.drop(open.entrance);
  for (const Place at : turnable) listTurns(open, at, out);
  if (!refuseLight(open, seat)) out.push(Light{});
  if (!refuseDouse(open, seat)) out.push(Douse{});
}

template <class Each>
void eachFreeAct(const Open& open, Seat seat, const Each& each) {
  for (const Treasure treasure : treasureKinds)
    if (!refuseTake(open, seat, treasure)) each(Take{treasure});
  if (!refuseDrop(open, seat)) each(Drop{});
  for (Seat from = 0; from < open.options.players; ++from)
    if (!refuseSteal(open, seat, from)) each(Steal{from});
}

}  // namespace

bool gold::hasFreeAct(const Open& open, Seat seat) {
  bool any = false;
  eachFreeAct(open, seat, [&any](const auto&) { any = true; });
  return any;
}

Refusal Gold::refuse(const Options& options) { return options.players < fewest ? no(2) : allowed; }

Refusal Gold::refuse(const Open& open, const Own&, Seat seat, const Move& move) {
  if (open.agenda.empty()) return no(90);
  if (!actors(open).has(seat)) return no(18);
  // What else is asked than an action comes first.
  if (const auto* entrance = as<Entrance>(move)) return refuseEntrance(open, entrance->at);
  if (const auto* lay = as<Lay>(move)) return refuseLay(open, seat, lay->open);
  if (asked(open, seat) == Ask::entrance) return no(11, 'd');
  if (asked(open, seat) == Ask::lay) return no(32, 'e');
  return match(move, [&](const auto& one) -> Refusal {
    using M = std::decay_t<decltype(one)>;
    if constexpr (std::is_same_v<M, Walk>)
      return refuseWalk(open, seat, one);
    else if constexpr (std::is_same_v<M, Reveal>)
      return refuseReveal(open, seat, one.at);
    else if constexpr (std::is_same_v<M, Rotate>)
      return refuseRotate(open, seat, one);
    else if constexpr (std::is_same_v<M, Light>)
      return refuseLight(open, seat);
    else if constexpr (std::is_same_v<M, Douse>)
      return refuseDouse(open, seat);
    else if constexpr (std::is_same_v<M, Take>)
      return refuseTake(open, seat, one.treasure);
    else if constexpr (std::is_same_v<M, Drop>)
      return refuseDrop(open, seat);
    else if constexpr (std::is_same_v<M, Steal>)
      return refuseSteal(open, seat, one.from);
    else
      return allowed;  // GOLD-20
  });
}

void Gold::moves(const Open& open, const Own&, Seat seat, Moves& out) {
  out.clear();
  if (!actors(open).has(seat)) return;
  switch (asked(open, seat)) {
    case Ask::entrance:
      for (int i = 0; i < places; ++i)
        if (!refuseEntrance(open, i)) out.push(Entrance{i});
      return;
    case Ask::lay:
      for (Orientations left = layable(open, seat); !left.none();) out.push(Lay{left.pop()});
      return;
    case Ask::act:
      if (actionsLeft(open) > 0) {  // GOLD-21: in any order, by either figure
        listArchaeologist(open, seat, out);
        listHelper(open, seat, out);
      }
      eachFreeAct(open, seat, [&out](const auto& act) { out.push(act); });
      out.push(Done{});
      return;
  }
}

}  // namespace mastaba
