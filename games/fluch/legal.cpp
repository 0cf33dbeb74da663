// What is allowed in Der Fluch des Pharao.
#include "games/fluch/legal.h"

namespace mastaba {

using namespace fluch;

namespace {

// ---- the explorer

// A48: one leaves the tomb there, and does not stop.
bool winsAt(const Open& open, Seat seat, Place at) {
  return isEntrance(at) && meetsGoal(open, seat) && open.options.occupiedExitWins == Fluch::OccupiedExitWins::yes;
}

// FLUCH-53, FLUCH-55, FLUCH-57: whether the explorer may end a movement there.
bool mayEnd(const Open& open, Seat seat, Place at) {
  return explorerAt(open, at, seat) == nobody || winsAt(open, seat, at);
}

// FLUCH-54: whether so many pips lead on from a place that is taken, and not straight back.
bool canPass(const Open& open, Seat seat, Place from, Place at, int pips) {
  if (pips == 0) return false;
  const Beside around = besides(open, at);
  return std::any_of(around.begin(), around.end(), [&](Place to) {
    if (to == from) return false;
    if (mayEnd(open, seat, to)) return true;
    return !isGrey(tileAt(open, to)) && canPass(open, seat, at, to, pips - 1);
  });
}

// Is there a token here that the seat could turn up or take, for all it knows?
bool canGain(const Open& open, const Own& own, Seat seat) {
  const Player& player = open.players[seat];
  const auto lacks = [&player](Token token) { return token != Token::none && !owns(player, colourOf(token)); };
  const Token token = knownToken(open, own, player.at);
  if (lacks(token) || (token == Token::none && chamberAt(open, player.at).faceDown)) return true;
  return std::any_of(open.heaps.begin(), open.heaps.end(),
                     [&](const Lying& lying) { return lying.at == player.at && lacks(lying.token); });
}

// ---- what is to be decided first

Refusal first(Ask ask) {
  switch (ask) {
    case Ask::enter:
      return no(22);
    case Ask::sealed:
      return no(133);
    case Ask::tile:
      return no(40);
    case Ask::order:
      return no(27, 'b');
    case Ask::move:
      return no(27, 'c');
    case Ask::end:
      return no(27, 'd');
    case Ask::collect:
      return no(60);
    case Ask::ward:
      return no(79);
    case Ask::lead:
    case Ask::leap:
      return no(87);
    case Ask::beckon:
      return no(77);
    case Ask::place:
      return no(84);
    case Ask::banish:
      return no(101);
    default:
      return no(27);
  }
}

// Each move as if it were asked for, or what is to be decided instead.
struct Law {
  const Open& open;
  const Own& own;
  Seat seat;

  const Player& player() const { return open.players[seat]; }
  Task<Ask> task() const { return open.agenda.back(); }
  template <class... Asks>
  bool asks(Asks... any) const {
    return ((task().ask == any) || ...);
  }
  Refusal instead() const { return first(task().ask); }

  // FLUCH-22, FLUCH-118
  Refusal operator()(const Enter& move) const {
    if (!asks(Ask::enter)) return instead();
    if (!isEntrance(move.at)) return no(22, 'b');
    if (explorerAt(open, move.at) == nobody) return allowed;
    return player().lives == 0 ? no(118) : no(23);
  }
  Refusal operator()(const GiveUp&) const { return asks(Ask::sealed) ? allowed : instead(); }
  Refusal operator()(const PlayOn&) const { return asks(Ask::sealed) ? allowed : instead(); }

  // FLUCH-30, FLUCH-32
  Refusal operator()(const Draw&) const {
    if (!asks(Ask::lay)) return instead();
    if (task().n == 0) return no(30);
    return canDraw(open) ? allowed : no(41);
  }
  Refusal operator()(const Roll&) const { return asks(Ask::lay) ? allowed : instead(); }

  // FLUCH-29, FLUCH-108, A43
  Refusal operator()(const ExtraRoll&) const {
    if (!asks(Ask::lay, Ask::end)) return instead();
    return canPay(open, seat) ? allowed : no(105);
  }
  Refusal refuseBuilding() const {
    if (!asks(Ask::lay, Ask::end, Ask::move)) return instead();
    if (asks(Ask::move) && isPassing(open, seat)) return no(53, 'b');
    return canPay(open, seat) ? allowed : no(105);
  }
  Refusal operator()(const ExtraTiles&) const {
    if (const Refusal refusal = refuseBuilding()) return refusal;
    return canDraw(open) ? allowed : no(107);
  }
  Refusal operator()(const Twist& move) const {
    if (const Refusal refusal = refuseBuilding()) return refusal;
    if (canDraw(open)) return no(41, 'b');  // A12
    const Tile tile = tileAt(open, move.at);
    if (tile == Tile::none) return no(114);
    const Tile turned = tileOf(kindOf(tile), move.open);
    if (turned == Tile::none) return no(34);
    return turned == tile ? no(34, 'b') : allowed;
  }

  Kind inHand() const { return static_cast<Kind>(task().n); }
  Refusal operator()(const Lay& move) const {
    if (!asks(Ask::tile)) return instead();
    if (move.at >= squares) return no(33, 'b');
    if (isChamber(open, move.at)) return no(3);
    if (tileAt(open, move.at) != Tile::none) return no(33);
    if (tileOf(inHand(), move.open) == Tile::none) return no(34);
    const Building building(open);
    if (!building.isNear(move.at)) return no(37);
    return building.squaresFor(move.open).has(move.at) ? allowed : no(35);
  }
  // FLUCH-110, FLUCH-111: any tile that lies, in any way
  Refusal operator()(const SecretPassage& move) const {
    if (!asks(Ask::tile)) return instead();
    if (!canPay(open, seat)) return no(105);
    if (tileAt(open, move.at) == Tile::none) return no(114);
    return tileOf(inHand(), move.open) == Tile::none ? no(34) : allowed;
  }
  // A10
  Refusal operator()(const Discard&) const {
    if (!asks(Ask::tile)) return instead();
    return Building(open).hasSquareFor(inHand()) ? no(40, 'b') : allowed;
  }

  Refusal operator()(const ExplorerFirst&) const { return asks(Ask::order) ? allowed : instead(); }
  Refusal operator()(const AmmutFirst&) const { return asks(Ask::order) ? allowed : instead(); }

  Refusal operator()(const Step& move) const {
    return asks(Ask::move) ? refuseStep(open, seat, task().n, move.to) : instead();
  }
  // FLUCH-47, FLUCH-53
  Refusal operator()(const Stop&) const {
    if (!asks(Ask::move)) return instead();
    if (isPassing(open, seat)) return no(53);
    const bool must = open.options.mustUsePips == Fluch::MustUsePips::yes;
    return must && hasStep(open, seat, task().n) && !canGain(open, own, seat) ? no(47) : allowed;
  }

  Refusal operator()(const TurnUp&) const {
    if (!asks(Ask::collect)) return instead();
    if (!chamberAt(open, player().at).faceDown) return no(61);
    return knownToken(open, own, player().at) == Token::none ? allowed : no(61, 'b');
  }
  // FLUCH-62
  Refusal operator()(const Take&) const {
    if (!asks(Ask::collect)) return instead();
    const Token token = knownToken(open, own, player().at);
    if (token == Token::none) return chamberAt(open, player().at).faceDown ? no(61, 'c') : no(64);
    return owns(player(), colourOf(token)) ? no(63) : allowed;
  }
  // FLUCH-71
  Refusal operator()(const Loot& move) const {
    if (!asks(Ask::collect)) return instead();
    if (move.token == Token::none || !open.heaps.has({player().at, move.token})) return no(70);
    return owns(player(), colourOf(move.token)) ? no(63) : allowed;
  }
  Refusal operator()(const Leave&) const { return asks(Ask::collect) ? allowed : instead(); }

  Refusal operator()(const Ward&) const { return asks(Ask::ward) ? allowed : instead(); }
  Refusal operator()(const Endure&) const { return asks(Ask::ward) ? allowed : instead(); }

  // An event puts her into a chamber instead of leading her (A25).
  bool putsByEvent() const {
    return asks(Ask::beckon) && isInMaze(open.ammut) && open.options.eventAmmut == Fluch::EventAmmut::chamber;
  }
  Refusal operator()(const Advance&) const {
    if (!asks(Ask::beckon)) return instead();
    return isInMaze(open.ammut) ? no(77, 'b') : allowed;
  }
  Refusal operator()(const Lead& move) const {
    if (!asks(Ask::lead, Ask::leap, Ask::beckon)) return instead();
    if (!isInMaze(open.ammut) || putsByEvent()) return no(77, 'b');
    if (waysOfAmmut(open).has(move.to)) return allowed;
    return besides(open, open.ammut.at).has(move.to) ? no(88, 'b') : no(88);
  }
  Refusal operator()(const Put& move) const {
    if (!asks(Ask::leap, Ask::place, Ask::banish, Ask::beckon)) return instead();
    if (asks(Ask::beckon) && !putsByEvent()) return no(77, 'b');
    if (isAmmutAt(open, move.to)) return no(89);
    const Area places = asks(Ask::banish) ? refuges(open) : emptyChambers(open);
    if (places.has(move.to)) return allowed;
    return asks(Ask::banish) && isGrey(tileAt(open, move.to)) ? no(102) : no(85);
  }
  Refusal operator()(const AmmutStays&) const {
    if (!asks(Ask::leap, Ask::beckon)) return instead();
    return asks(Ask::leap) && !waysOfAmmut(open).empty() ? no(87, 'b') : allowed;
  }
  Refusal operator()(const EndTurn&) const { return asks(Ask::end) ? allowed : instead(); }
};

// ---- lists

struct Lister {
  const Law& law;
  Fluch::Moves& out;

  const Open& open() const { return law.open; }

  template <class Move>
  void allow(const Move& move) const {
    if (!law(move)) out.push(move);
  }
  // Those that need no asking again.
  template <class Move, class Places>
  void to(const Places& places) const {
    for (const Place place : places) out.push(Move{place});
  }

  // Hundreds of them, without counting each.
  template <class List>
  void listMany(const List& list) const {
    Fluch::Move* last = out.end();
    list([&last](const auto& move) { std::construct_at(last++, move); });
    out.endAt(last);
  }

  void special() const {
    allow(ExtraRoll{});
    building();
  }
  void building() const {
    if (law.refuseBuilding()) return;
    if (canDraw(open())) return out.push(ExtraTiles{});
    listMany([&](auto push) {
      for (int i = 0; i < squares; ++i)
        for (const Ways ways : turnsOf(open().tiles[static_cast<std::size_t>(i)])) push(Twist{i, ways});
    });
  }
  void tile() const {
    const Building site(open());
    const Orientations& all = orientationsOf(law.inHand());
    listMany([&](auto push) {
      for (const Ways ways : all)
        for (const Place at : site.squaresFor(ways)) push(Lay{at, ways});
    });
    if (out.empty()) out.push(Discard{});
    if (!canPay(open(), law.seat)) return;
    listMany([&](auto push) {
      for (const Place at : site.tiles())
        for (const Ways ways : all) push(SecretPassage{at, ways});
    });
  }
  void move() const {
    for (const Place place : besides(open(), law.player().at)) allow(Step{place});
    allow(Stop{});
    building();
  }
  void collect() const {
    allow(TurnUp{});
    allow(Take{});
    for (int kind = 0; kind < tokenKinds; ++kind) allow(Loot{tokenAt(kind)});
    out.push(Leave{});
  }
  void beckon() const {
    if (!isInMaze(open().ammut))
      out.push(Advance{});
    else if (law.putsByEvent())
      to<Put>(emptyChambers(open()));
    else
      to<Lead>(waysOfAmmut(open()));
    out.push(AmmutStays{});
  }
};

}  // namespace

Refusal fluch::refuseStep(const Open& open, Seat seat, int pips, Place to) {
  const Place from = open.players[seat].at;
  const auto side = sideTowards(from, to);
  if (!side) return no(49);
  if (!leads(open, from, *side)) return no(46);
  if (mayEnd(open, seat, to)) return allowed;
  if (isGrey(tileAt(open, to))) return no(50);  // A20
  return canPass(open, seat, from, to, pips - 1) ? allowed : no(54);
}

bool fluch::hasStep(const Open& open, Seat seat, int pips) {
  const Beside around = besides(open, open.players[seat].at);
  const auto leads = [&](Place to) { return !refuseStep(open, seat, pips, to); };
  return pips > 0 && std::any_of(around.begin(), around.end(), leads);
}

bool fluch::canMove(const Open& open, Seat seat, int pips) {
  return hasStep(open, seat, pips) || (pips > 0 && canPay(open, seat));
}

bool fluch::canCollect(const Open& open, Seat seat) { return canGain(open, {}, seat); }

Refusal Fluch::refuse(const Options& options) {
  if (options.players < fewest) return no(1);
  // There would be nothing to which a first tile could be joined.
  const bool nowhere = options.placement == Placement::connected && options.joinAnchors == JoinAnchors::tiles;
  return nowhere ? no(35, 'b') : allowed;
}

Refusal Fluch::refuse(const Open& open, const Own& own, Seat seat, const Move& move) {
  if (open.agenda.empty()) return no(123);
  if (!actors(open).has(seat)) return no(28);
  return match(move, Law{open, own, seat});
}

void Fluch::moves(const Open& open, const Own& own, Seat seat, Moves& out) {
  out.clear();
  if (!actors(open).has(seat)) return;
  const Law law{open, own, seat};
  const Lister list{law, out};
  switch (asked(open, seat)) {
    case Ask::enter:
      for (const Place at : everyEntrance) list.allow(Enter{at});
      return;
    case Ask::sealed:
      out.push(GiveUp{});
      return out.push(PlayOn{});
    case Ask::lay:
      list.allow(Draw{});
      out.push(Roll{});
      return list.special();
    case Ask::end:
      out.push(EndTurn{});
      return list.special();
    case Ask::tile:
      return list.tile();
    case Ask::order:
      out.push(ExplorerFirst{});
      return out.push(AmmutFirst{});
    case Ask::move:
      return list.move();
    case Ask::collect:
      return list.collect();
    case Ask::ward:
      out.push(Ward{});
      return out.push(Endure{});
    case Ask::leap:
      list.to<Put>(emptyChambers(open));
      list.to<Lead>(waysOfAmmut(open));
      return list.allow(AmmutStays{});
    case Ask::lead:
      return list.to<Lead>(waysOfAmmut(open));
    case Ask::beckon:
      return list.beckon();
    case Ask::place:
      return list.to<Put>(emptyChambers(open));
    case Ask::banish:
      return list.to<Put>(refuges(open));
    default:
      return;
  }
}

}  // namespace mastaba
