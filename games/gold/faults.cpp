// What makes a position impossible. Whatever passes here can be played on from, also when somebody set it up by hand.
#include <algorithm>

#include "engine/first_fault.h"
#include "games/gold/legal.h"
#include "games/gold/museum.h"

namespace mastaba {

using namespace gold;

namespace {

bool isOver(const Open& open) { return open.agenda.empty(); }
bool seeksEntrance(const Open& open) { return !isOver(open) && open.agenda.back().ask == Ask::entrance; }
// Where a tile waits to be laid; -1: nowhere.
int toLay(const Open& open) {
  return !isOver(open) && open.agenda.back().ask == Ask::lay ? int{open.agenda.back().n} : -1;
}

template <int N>
bool isSorted(const Seq<Place, N>& list) {
  for (int i = 1; i < list.size(); ++i)
    if (list[i - 1] >= list[i]) return false;
  return true;
}

// ---- the pyramid

void checkTile(const Open& open, Place at, FirstFault& check) {
  const Tile tile = open.tiles[at];
  switch (tile.kind) {
    case Kind::faceDown:
    case Kind::fallen:
      return check.that(tile.open == Ways::none, "a tile that is not to be seen has openings");
    case Kind::entrance:
      check.that(at == open.entrance && !seeksEntrance(open), "the entrance lies where it is not");
      return check.that(tile.open == waysOf(entranceOpenings(at, open.options)), "the entrance is open elsewhere");
    default:
      if (at == toLay(open)) return check.that(tile.open == Ways::none, "a tile lies before it is laid");
      return check.that(orientationsOf(tile.kind, open.options).has(tile.open), "a tile has openings of another");
  }
}

void checkTiles(const Open& open, FirstFault& check) {
  std::array<int, kinds> seen{};
  int faceDown = 0;
  int fallen = 0;
  for (int i = 0; i < places; ++i) {
    const Kind kind = open.tiles[static_cast<std::size_t>(i)].kind;
    checkTile(open, i, check);
    faceDown += kind == Kind::faceDown ? 1 : 0;
    fallen += kind == Kind::fallen ? 1 : 0;
    if (kind >= Kind::straight) ++seen[static_cast<std::size_t>(kind) - static_cast<std::size_t>(Kind::straight)];
  }
  if (seeksEntrance(open)) {
    check.that(open.entrance == 0 && faceDown == places, "something lies open before the entrance");
    --faceDown;
  } else {
    check.that(isForEntrance(open.entrance), "the entrance is not at the edge");
    check.that(open.tiles[open.entrance].kind == Kind::entrance, "the entrance is missing");
  }
  for (int i = 0; i < kinds; ++i) {
    const int gone = copiesOf(kindAt(i), open.options) - open.hidden.of[i] - seen[static_cast<std::size_t>(i)];
    check.that(gone >= 0 && gone <= fallen, "there are more, or fewer, tiles of a kind than in the box");
  }
  const int left = open.hidden.size();
  check.that(left >= faceDown && left <= faceDown + fallen, "there are more, or fewer, tiles face down than are left");
}

// ---- treasures

void checkPhotos(const Open& open, FirstFault& check) {
  int shown = 0;
  int taken = 0;
  for (std::size_t i = 0; i < photos; ++i) {
    check.that(open.camera.of[i] <= 1, "a photo is there twice");
    if (open.camera.of[i] != 0) continue;
    ++taken;
    shown += photoSets[static_cast<std::size_t>(open.options.photos)][i].treasures;
  }
  int kept = 0;
  for (const Player& player : open.players) kept += player.photos;
  check.that(kept == taken, "a photo is in no museum, or in two");
  int found = 0;
  for (int i = 0; i < kinds; ++i) found += isChamber(kindAt(i)) ? 1 - open.hidden.of[i] : 0;
  const int waiting = toLay(open) >= 0 && isChamber(open.tiles[Place(toLay(open))].kind) ? 1 : 0;
  check.that(found == taken + waiting, "there are not as many photos taken as chambers found");
  const bool mask = open.ruin.stage != Stage::quiet;
  check.that(shown == treasures - open.stack.size() + (mask ? 1 : 0), "not all that photos show was found");
}

void checkTreasures(const State& state, FirstFault& check) {
  const Open& open = state.open;
  std::array<int, 4> seen{};
  for (const Lying& lying : open.lying) {
    ++seen[static_cast<std::size_t>(lying.treasure)];
    const Kind kind = open.tiles[lying.at].kind;
    check.that(kind >= Kind::straight && lying.at != toLay(open), "a treasure lies where no tile is");
  }
  for (int i = 1; i < open.lying.size(); ++i)
    check.that(!before(open.lying[i], open.lying[i - 1]), "treasures are not in their order");
  check.that(seen[0] == 0, "nothing lies there as a treasure");
  seen[0] = 0;
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    const Player& player = open.players[seat];
    const int high = state.own[seat].threes;
    check.that(high <= player.treasures, "a museum has more treasures worth 3 than treasures");
    if (check) return;
    check.that(player.threes == (museumsShown(open) ? high : 0), "a museum shows other treasures than it has");
    seen[1] += player.treasures - high;
    seen[2] += high;
    seen[3] += player.mask ? 1 : 0;
    if (player.carries != Treasure::none) ++seen[static_cast<std::size_t>(player.carries)];
  }
  const bool right = seen[1] + open.stack.of[0] + open.buried.of[0] == twos &&
                     seen[2] + open.stack.of[1] + open.buried.of[1] == threes;
  check.that(right, "there are more, or fewer, treasures than in the box");
  const Stage stage = open.ruin.stage;
  check.that(stage == Stage::falling ? seen[3] <= 1 : seen[3] == (stage == Stage::armed ? 1 : 0),
             "the mask is there too early, twice, or gone");
  check.that(stage == Stage::falling || isOver(open) || open.buried.empty(), "treasures are buried too early");
}

// ---- players

void checkPlayer(const Open& open, Seat seat, FirstFault& check) {
  const Player& player = open.players[seat];
  const bool falls = open.ruin.stage == Stage::falling || isOver(open);
  int lost = 0;
  for (const Piece& piece : player.figures) {
    lost += piece.lost ? 1 : 0;
    if (piece.lost)
      check.that(falls && piece.at == 0, "a figure is lost too early");
    else if (seeksEntrance(open))
      check.that(piece.at == 0, "a figure stands somewhere before the entrance is laid");
    else
      check.that(isFaceUp(open.tiles[piece.at].kind) && piece.at != toLay(open), "a figure stands where no tile is");
  }
  const Piece& archaeologist = player.figures[0];
  check.that(player.carries == Treasure::none || (!archaeologist.lost && archaeologist.at != open.entrance),
             "a treasure is carried by nobody, or at the entrance");
  check.that(isSorted(player.lamps), "lamps are not in their order");
  for (const Place at : player.lamps) {
    const Kind kind = open.tiles[at].kind;
    const bool entrance = at == open.entrance && open.options.startLamp == Gold::StartLamp::on;
    check.that((kind >= Kind::straight && at != toLay(open)) || (entrance && !seeksEntrance(open)),
               "a lamp stands where no tile is");
  }
  const int lamps = player.lamps.size() + player.supply;
  check.that(falls ? lamps <= lampsEach : lamps == lampsEach, "somebody has more, or fewer, lamps than five");
  const bool changed = player.photos + player.treasures + (player.mask ? 1 : 0) + lost > 0;
  check.that(changed ? player.scored > 0 && player.scored <= open.moments : player.scored == 0,
             "a score changed at another moment");
}

void checkMoments(const Open& open, FirstFault& check) {
  int most = 0;
  for (const Player& player : open.players) {
    most += player.photos + player.treasures + (player.mask ? 1 : 0);
    for (const Piece& piece : player.figures) most += piece.lost ? 1 : 0;
  }
  check.that(open.moments <= most, "scores changed more often than there are reasons");
}

// ---- the ruin

Area fallenBefore(const Open& open, int ring) {
  Area result;
  for (int i = 0; i < ring; ++i) result |= ringOf(open, i);
  return result;
}

void checkRuin(const Open& open, FirstFault& check) {
  const Ruin& ruin = open.ruin;
  Area fallen;
  for (int i = 0; i < places; ++i)
    if (open.tiles[static_cast<std::size_t>(i)].kind == Kind::fallen) fallen.add(i);
  if (isOver(open)) check.that(standing(open).none(), "the game is over, but the pyramid stands");
  if (ruin.stage == Stage::quiet) {
    check.that(ruin == Ruin{Stage::quiet, false, 0, nobody, 0, 0, false}, "the ruin has begun without the mask");
    check.that(isOver(open) || fallen.none(), "tiles have fallen too early");
    return check.that(open.quiet <= quietRounds * open.options.players, "nothing was found for too long");
  }
  check.that(open.quiet == 0, "quiet turns are counted after the mask was found");
  check.that(ruin.clock < open.options.players, "nobody's turns bring the ruin");
  check.that(ruin.centre != open.entrance, "the entrance falls");
  if (check) return;
  check.that(!ruin.fresh || isOver(open) || open.agenda[0].who.has(ruin.clock), "this turn is another's");
  if (ruin.stage == Stage::armed) {
    check.that(!isOver(open) && !ruin.stolen && ruin.ring == 0 && fallen.none(), "the ruin has begun too early");
    check.that(ruin.turns >= 1 && (!ruin.fresh || ruin.turns == countdown), "the countdown is over");
    check.that(isChamber(open.tiles[ruin.centre].kind), "the mask was not found in a chamber");
    bool inside = open.lying.has({ruin.centre, Treasure::mask});
    for (const Player& player : open.players)
      inside |= player.carries == Treasure::mask && player.figures[0].at == ruin.centre;
    return check.that(inside, "the mask is not in its chamber");
  }
  check.that(ruin.turns == 0 && ruin.ring >= 1, "the chamber has not fallen");
  check.that(!ruin.fresh || (ruin.ring == 1 && ruin.stolen && open.options.pace == Gold::Pace::fair),
             "the ruin begins anew");
  if (!ruin.stolen)
    for (const Player& player : open.players)
      check.that(!player.mask && player.carries != Treasure::mask, "the mask was not stolen");
  if (!isOver(open)) check.that(fallen == fallenBefore(open, ruin.ring), "other rings have fallen");
}

// ---- what is asked

void checkAct(const Open& open, FirstFault& check) {
  const Task<Ask>& task = open.agenda[0];
  const Seat seat = task.who.first();
  const Player& player = open.players[seat];
  const Place at = player.figures[0].at;
  check.that(task.n <= actions, "there are too many actions");
  check.that(hasFigures(open, seat), "somebody is asked who has nobody left");
  if (open.dropped != Treasure::none)
    check.that(!player.figures[0].lost && open.lying.has({at, open.dropped}), "what was dropped does not lie there");
  if (open.took) check.that(player.carries != Treasure::none, "what was taken is not carried");
  if (check || open.agenda.size() == 2) return;
  check.that(task.n > 0 || hasFreeAct(open, seat), "the turn is over");
}

void checkLay(const Open& open, FirstFault& check) {
  const Task<Ask>& task = open.agenda[1];
  check.that(task.ask == Ask::lay && task.who == open.agenda[0].who && task.of == nobody && task.n < places,
             "something is asked that is no step of a turn");
  if (check) return;
  const Place at = task.n;
  const Piece& archaeologist = pieceOf(open, active(open), Figure::archaeologist);
  const Kind kind = open.tiles[at].kind;
  check.that(open.agenda[0].n < actions && !archaeologist.lost, "a tile was revealed without an action");
  check.that(open.dropped == Treasure::none && !open.took, "something was handled before the tile is laid");
  check.that(kind >= Kind::straight && orientationsOf(kind, open.options).size() > 1, "there is no tile to lay");
  const auto side = sideTowards(archaeologist.at, at);
  check.that(side && openingsAt(open, archaeologist.at).has(*side), "a tile was revealed from elsewhere");
}

void checkAgenda(const Open& open, FirstFault& check) {
  if (isOver(open)) return check.that(open.dropped == Treasure::none && !open.took, "something is left to do");
  const Task<Ask>& task = open.agenda[0];
  check.that(task.who.size() == 1 && task.who.first() < open.options.players, "nobody, or not one alone, is asked");
  check.that(task.of == nobody, "the question is about somebody");
  if (task.ask == Ask::entrance) {
    const bool first = open.options.entrance == Gold::EntrancePlace::chosen && open.agenda.size() == 1 && task.n == 0;
    const bool nothing = open.quiet == 0 && open.moments == 0 && open.dropped == Treasure::none && !open.took;
    return check.that(first && nothing, "the entrance is sought at the wrong time");
  }
  check.that(task.ask == Ask::act, "something is asked that is no step of a turn");
  if (open.agenda.size() == 2) checkLay(open, check);
}

}  // namespace

const char* Gold::faults(const State& state) {
  const Open& open = state.open;
  FirstFault check;
  check.that(!refuse(open.options), "the options are not allowed");
  if (!check) checkAgenda(open, check);
  if (!check) checkTiles(open, check);
  for (Seat seat = 0; seat < seats && !check; ++seat) {
    if (seat < open.options.players)
      checkPlayer(open, seat, check);
    else
      check.that(open.players[seat] == Player{} && state.own[seat] == Own{},
                 "somebody has something who does not play");
  }
  if (!check) checkPhotos(open, check);
  if (!check) checkTreasures(state, check);
  if (!check) checkMoments(open, check);
  if (!check) checkRuin(open, check);
  if (!check && !isOver(open) && open.agenda[0].ask == Ask::act) checkAct(open, check);
  return check.fault();
}

}  // namespace mastaba
