// How Das Gold des Pharao begins, goes on from turn to turn and ends; chambers stand in photo.cpp, the ruin in
// ruin.cpp.
#include "games/gold/act.h"
#include "games/gold/museum.h"

namespace mastaba {

using namespace gold;

// ---- turns

void Act::beginTurn(Seat seat) const {
  if (open().ruin.stage == Stage::quiet) ++open().quiet;
  open().agenda.push({Ask::act, Seats::only(seat), nobody, actions});  // GOLD-19
}

void Act::endTurn() const {
  Seat seat = active(open());
  open().agenda.clear();
  open().dropped = Treasure::none;
  open().took = false;
  while (true) {
    tick(seat);
    if (gold::standing(open()).none()) return finish();
    if (isDecided()) return finish(Gold::RestFell{});
    if (open().quiet >= quietRounds * players()) return finish(Gold::StoodStill{quietRounds});  // A51
    seat = leftOf(seat, players());                                                             // GOLD-18
    if (hasFigures(open(), seat)) return beginTurn(seat);
    tell(Gold::SatOut{seat});  // A39
  }
}

void Act::goOn() const {
  if (isDecided()) return finish(Gold::RestFell{});
  if (actionsLeft(open()) == 0 && !hasFreeAct(open(), active(open()))) endTurn();  // A52
}

// GOLD-39, GOLD-40; A20: at once.
void Act::deliver(Seat seat, int moment) const {
  Player& player = open().players[seat];
  const Treasure treasure = player.carries;
  player.carries = Treasure::none;
  score(seat, moment);
  open().quiet = 0;
  if (treasure == Treasure::mask) {
    player.mask = true;
    return tell(Gold::Delivered{seat, treasure});
  }
  ++player.treasures;
  const int three = treasure == Treasure::three ? 1 : 0;
  state.own[seat].threes += three;
  if (options().museums == Gold::Museums::open) {
    player.threes += three;
    return tell(Gold::Delivered{seat, treasure});
  }
  teller.tell(Seats::only(seat), Gold::Delivered{seat, treasure});  // GOLD-41: face down from now on
  teller.tell(Seats::except(seat), Gold::CameHome{seat});
}

namespace {

// An action as it is carried out; free acts, too.
struct Play {
  const Act& act;
  Seat seat;

  Open& open() const { return act.open(); }
  Player& player() const { return open().players[seat]; }
  Place archaeologist() const { return pieceOf(open(), seat, Figure::archaeologist).at; }
  Place helper() const { return pieceOf(open(), seat, Figure::helper).at; }

  // GOLD-24; A18: what was handled before may be handled again.
  void spend() const {
    --open().agenda[0].n;
    open().dropped = Treasure::none;
    open().took = false;
  }

  void operator()(const Entrance& move) const {
    layEntrance(open(), move.at);
    open().agenda.clear();
    act.tell(Gold::EntranceLaid{move.at});
    act.beginTurn(seat);
  }
  void operator()(const Walk& move) const {
    spend();
    Piece& piece = pieceOf(open(), seat, move.figure);
    const Place from = piece.at;
    piece.at = move.to;
    act.tell(Gold::Walked{seat, move.figure, from, move.to});
    if (move.figure == Figure::archaeologist && player().carries != Treasure::none) {  // GOLD-38
      const bool mask = player().carries == Treasure::mask;
      if (mask && open().ruin.stage == Stage::armed && from == open().ruin.centre) act.setOff(seat);
      if (move.to == open().entrance) act.deliver(seat, act.nextMoment());
    }
    act.goOn();
  }
  // GOLD-31
  void operator()(const Reveal& move) const {
    spend();
    const Kind kind = kindAt(open().hidden.draw(Gold::Luck::tiles, nobody, act.chance));
    open().tiles[move.at] = {kind, Ways::none};
    open().quiet = 0;
    act.reveal(Gold::Revealed{seat, move.at, kind});
    Orientations all = orientationsOf(kind, open().options);
    if (all.size() > 1)
      open().agenda.push({Ask::lay, Seats::only(seat), nobody, move.at.v});  // GOLD-32
    else
      laid(move.at, all.pop());  // A24: nothing to choose
  }
  void operator()(const Lay& move) const {
    const Place at = open().agenda.pop().n;
    act.tell(Gold::Laid{seat, at, move.open});
    laid(at, move.open);
  }
  // A24: the tile lies before the photo is taken.
  void laid(Place at, Ways ways) const {
    open().tiles[at].open = ways;
    if (isChamber(open().tiles[at].kind) && act.photograph(seat, at)) return act.endTurn();
    act.goOn();
  }
  // GOLD-51
  void operator()(const Rotate& move) const {
    spend();
    open().tiles[move.at].open = move.open;
    act.tell(Gold::Turned{seat, move.at, move.open});
    act.goOn();
  }
  // GOLD-47
  void operator()(const Light&) const {
    spend();
    player().lamps.add(helper());
    --player().supply;
    act.tell(Gold::Lit{seat, helper()});
    act.goOn();
  }
  // GOLD-48
  void operator()(const Douse&) const {
    spend();
    player().lamps.drop(helper());
    ++player().supply;
    act.tell(Gold::Doused{seat, helper()});
    act.goOn();
  }
  // GOLD-34, GOLD-36, GOLD-61: whoever left it there
  void operator()(const Take& move) const {
    open().lying.drop({archaeologist(), move.treasure});
    act.tell(Gold::Took{seat, move.treasure, archaeologist()});
    hold(move.treasure);
  }
  // GOLD-35
  void operator()(const Drop&) const {
    open().lying.add({archaeologist(), player().carries});
    act.tell(Gold::Dropped{seat, player().carries, archaeologist()});
    open().dropped = player().carries;
    player().carries = Treasure::none;
    act.goOn();
  }
  // GOLD-42, GOLD-43, GOLD-44
  void operator()(const Steal& move) const {
    const Treasure treasure = open().players[move.from].carries;
    open().players[move.from].carries = Treasure::none;
    act.tell(Gold::Stole{seat, move.from, treasure});
    hold(treasure);
  }
  void hold(Treasure treasure) const {
    player().carries = treasure;
    open().took = true;
    if (treasure == Treasure::mask) act.passClock(seat);
    act.goOn();
  }
  void operator()(const Done&) const { act.endTurn(); }

  static void layEntrance(Open& open, Place at) {
    open.entrance = at;
    open.tiles[at] = {Kind::entrance, waysOf(entranceOpenings(at, open.options))};
    for (Seat seat = 0; seat < open.options.players; ++seat)
      for (Piece& piece : open.players[seat].figures) piece.at = at;  // GOLD-13
  }
};

Place drawEntrance(Chance& chance) {
  Seq<Place, places> candidates;
  for (int i = 0; i < places; ++i)
    if (isForEntrance(i)) candidates.push(i);
  return candidates[static_cast<int>(chance.below(Gold::Luck::entrance, static_cast<u32>(candidates.size())))];
}

bool hasBoth(const Open& open, Seat seat) {
  return !pieceOf(open, seat, Figure::archaeologist).lost && !pieceOf(open, seat, Figure::helper).lost;
}

// GOLD-93, GOLD-94, A44: why a seat comes before others with as many points.
void explainTie(Gold::Standing& result, const Open& open, Seat seat) {
  bool both = false;
  bool earlier = false;
  for (Seat other = 0; other < open.options.players; ++other) {
    if (result.points[other] != result.points[seat] || result.place[other] <= result.place[seat]) continue;
    (hasBoth(open, seat) != hasBoth(open, other) ? both : earlier) = true;
  }
  if (both) result.count(seat, Gold::Why::bothFigures, 1, 0);
  if (earlier) result.count(seat, Gold::Why::earlier, 1, 0);
}

}  // namespace

State Gold::setup(const Options& options, Chance& chance, Teller<Event>& teller) {
  State state{};
  Open& open = state.open;
  const Act act{state, chance, teller};
  open.options = options;
  for (int i = 0; i < kinds; ++i) open.hidden.of[i] = copiesOf(kindAt(i), options);  // GOLD-1, GOLD-10
  for (Count& photo : open.camera.of) photo = 1;                                     // GOLD-15
  open.stack.of = {twos, threes};                                                    // GOLD-16
  open.ruin.clock = nobody;
  for (Seat seat = 0; seat < options.players; ++seat) open.players[seat].supply = lampsEach;  // GOLD-14
  // A48: instead of the youngest.
  const Seat first =
      options.start == Start::drawn ? Seat(static_cast<int>(chance.below(Luck::start, options.players.v))) : Seat(0);
  act.reveal(Begins{first});
  if (options.entrance == EntrancePlace::chosen) {
    open.agenda.push({Ask::entrance, Seats::only(first), nobody, 0});
    return state;
  }
  const Place at = drawEntrance(chance);
  Play::layEntrance(open, at);  // GOLD-11
  act.reveal(EntranceLaid{at});
  act.beginTurn(first);
  return state;
}

void Gold::play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
  match(move, Play{Act{state, chance, teller}, seat});
}

// GOLD-7, GOLD-92
Gold::Standing Gold::standing(const State& state) {
  const Open& open = state.open;
  Standing result;
  result.how = open.ruin.stage == Stage::quiet ? How::stoodStill : open.ruin.stolen ? How::stolen : How::stayed;
  std::array<int, maxSeats> merit{};
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    for (const Item& item : itemsOf(open.players[seat], state.own[seat].threes))
      result.count(seat, item.why, item.n, item.n * item.worth);
    merit[seat] = (result.points[seat] * 2 + (hasBoth(open, seat) ? 1 : 0)) * 256 - open.players[seat].scored;
  }
  rank(result, merit, open.options.players);
  for (Seat seat = 0; seat < open.options.players; ++seat) explainTie(result, open, seat);
  return result;
}

}  // namespace mastaba
