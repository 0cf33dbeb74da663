// What somebody with a little experience thinks of the moves of Der Fluch des Pharao. Whatever lies between a player
// and victory is reckoned in tenths of a pip: ways to chambers and out, also those that must be built, and lives, which
// buy pips. A move is worth what it shortens of the own way and adds to the way of the rival.
#include <algorithm>

#include "games/fluch/hunt.h"
#include "games/fluch/legal.h"

namespace mastaba {

using namespace fluch;

namespace {

// ---- the weights, found by letting bots with other weights play against each other

// Tenths of a pip.
constexpr int lifeAtEnd = 10;  // with the goal met
constexpr int endIsNear = 60;  // and no farther than that from the way out
constexpr int victory = 5'000;
constexpr int tokenWorth = 150;  // taken, against the danger of its treasures
constexpr int lastToken = 250;
constexpr int detour = 10;         // longer ways than that are not thought of
constexpr int greyWanted = 100;    // where an event may be the last hope
constexpr int hisEndIsNear = 120;  // then it pays to draw tiles for walls
constexpr int crowded = 15;        // another explorer enters beside me
constexpr int useless = -1;

// Hundredths.
constexpr std::array<int, 4> rivalShares{70, 40, 35, 35};  // what harms the rival helps me, by the number of players
constexpr int othersShare = 20;                            // the same of those who are farther behind
constexpr int tileFits = 70;                               // how often a tile is of use where it is wanted

constexpr int legsAhead = 3;     // so far one builds before one walks
constexpr int livesToSpare = 3;  // a protection card is worth more than one life more than these

// In hundredths, whether Ammut gets to somebody who is so far from her before the next turn.
int chanceOfAttack(int steps, int players) {
  constexpr std::array<int, 4> oneSymbol{31, 52, 66, 77};
  const int often = oneSymbol[static_cast<std::size_t>(players - fewest)];
  return steps <= stepsPerSymbol ? often : steps <= 2 * stepsPerSymbol ? often / 4 : 0;
}

using Steps = Distances<width, height>;

// Where a figure can end a movement, and how good that is there.
constexpr int mostPips = 6;
using Outcomes = std::array<int, mostPips + 1>;  // the least way left, with 0 to 6 pips

class Eyes {
 public:
  explicit Eyes(const View<Fluch>& view) : open(view.open), own(view.own), me(view.me), hunt(open, own, plan) {
    way = Leg(plan, mine.at, hunt.aimsOf(me));
    if (mine.lives == 1 && way.isWalled()) seekLives();
    for (Seat seat = 0; seat < open.options.players; ++seat)
      if (seat != me && open.players[seat].inside) study(seat);
    if (isInMaze(open.ammut)) roam = stepsOfAmmut(open.ammut.at);
    if (asks(Ask::lay, Ask::end, Ask::tile, Ask::move)) survey();
  }

  int weigh(const Fluch::Move& move) const {
    return match(move, [&](const auto& one) -> int {
      using M = std::decay_t<decltype(one)>;
      if constexpr (std::is_same_v<M, Enter>)
        return enter(one.at);
      else if constexpr (std::is_same_v<M, GiveUp>)
        return isHopeless() ? 1 : useless;
      else if constexpr (std::is_same_v<M, Draw>)
        return needsTiles() ? 1 : useless;
      else if constexpr (std::is_same_v<M, ExtraRoll>)
        return extraRoll();
      else if constexpr (std::is_same_v<M, ExtraTiles>)
        return extraTiles();
      else if constexpr (std::is_same_v<M, Twist>)
        return baseline() + exchange(one.at, tileOf(kindOf(tileAt(open, one.at)), one.open));
      else if constexpr (std::is_same_v<M, Lay>)
        return change(one.at, tileOf(inHand(), one.open));
      else if constexpr (std::is_same_v<M, SecretPassage>)
        return exchange(one.at, tileOf(inHand(), one.open));
      else if constexpr (std::is_same_v<M, AmmutFirst>)
        return isInMaze(open.ammut) && way.has(open.ammut.at) ? 1 : useless;
      else if constexpr (std::is_same_v<M, Step>)
        return -walk(one.to, task().n - 1) - 1;
      else if constexpr (std::is_same_v<M, Stop>)
        return -left(plan, way.ahead(), mine.at);
      else if constexpr (std::is_same_v<M, TurnUp>)
        return tokenWorth;
      else if constexpr (std::is_same_v<M, Take>)
        return take(knownToken(open, own, mine.at));
      else if constexpr (std::is_same_v<M, Loot>)
        return take(one.token);
      else if constexpr (std::is_same_v<M, Endure>)
        return static_cast<Cause>(task().n) != Cause::ammut && mine.lives > livesToSpare ? 1 : useless;
      else if constexpr (std::is_same_v<M, Advance>)
        return rival != nobody && his.rest() < way.rest() ? 1 : useless;
      else if constexpr (std::is_same_v<M, Lead>)
        return lead(one.to, task().n - 1);
      else if constexpr (std::is_same_v<M, Put>)
        return haunt(one.to);
      else if constexpr (std::is_same_v<M, AmmutStays>)
        return isInMaze(open.ammut) ? haunt(open.ammut.at) : 0;
      else
        return 0;
    });
  }

 private:
  const Open& open;
  const Own& own;
  const Seat me;
  const Player& mine = open.players[me];
  const Plan plan{open, mine};
  const Hunt hunt;
  Leg way;
  Area greyEnds;        // where I would like to have a grey tile
  Seat rival = nobody;  // who is nearest to victory, besides me
  Leg his;
  Steps roam;  // from Ammut
  Leg site;    // where I build: my way, or when it is built the way after it
  bool buildsAhead = false;
  Area mySquares;
  Area hisSquares;
  int prospectNow = 0;

  Task<Ask> task() const { return open.agenda.back(); }
  template <class... Asks>
  bool asks(Asks... any) const {
    return ((task().ask == any) || ...);
  }
  Kind inHand() const { return static_cast<Kind>(task().n); }
  bool meets() const { return meetsGoal(open, me); }

  void study(Seat seat) {
    const Leg leg(plan, open.players[seat].at, hunt.aimsOf(seat));
    if (rival != nobody && his.rest() <= leg.rest()) return;
    rival = seat;
    his = leg;
  }

  // Somebody with one life cannot pay for a secret passage, but an event may bring another: on a grey tile that lies,
  // or that could be laid where an open side leads.
  void seekLives() {
    const Sides now(open);
    const Area region = now.region(mine.at);
    Area greys = region;
    for (const Place at : region)
      if (!plan.isGrey(at) || at == mine.at) greys.drop(at);
    if (greys.none() && canDraw(open)) greyEnds = greys = now.ahead(region);
    Aims lives;
    for (const Place at : greys)
      if (lives.size() < Aims::capacity()) lives.push(Aim{at, way.rest() / 2});
    if (!lives.empty()) way = Leg(plan, mine.at, lives);
  }
  bool isHopeless() const { return open.options.permadeath == Fluch::Permadeath::no && way.isWalled(); }

  int enter(Place at) const {
    int sum = -way.ahead().from(at);
    for (Seat seat = 0; seat < open.options.players; ++seat)
      if (open.players[seat].inside && std::abs(open.players[seat].at - at) <= 2) sum -= crowded;
    return isAmmutAt(open, at) ? sum - fightHarm(open, mine) : sum;
  }

  // ---- walking

  int danger(Place at) const {
    if (!isInMaze(open.ammut) || !roam.reaches(at)) return 0;
    return chanceOfAttack(roam.to(at), open.options.players) * fightHarm(open, mine) / 100;
  }

  // How far it is to victory for me if I stop there.
  int left(const Plan& then, const Field& ahead, Place at) const {
    if (meets() && isEntrance(at)) return at == mine.at ? 2 * pip : -victory;
    const int event = then.isGrey(at) && at != mine.at ? eventHarm(open, mine) : 0;
    return ahead.from(at) + danger(at) + event;
  }
  bool mayEnd(Place at) const { return explorerAt(open, at, me) == nobody || (meets() && isEntrance(at)); }

  // The least that can be left after so many pips, and a trifle for each step.
  Outcomes outcomes(const Plan& then, const Field& ahead, Place from) const {
    Outcomes best;
    Area reached = Area::only(from);
    Area front = reached;
    best[0] = mayEnd(from) ? left(then, ahead, from) : Field::far;
    for (std::size_t pips = 1; pips <= mostPips; ++pips) {
      best[pips] = best[pips - 1];
      Area next;
      for (const Place at : front)
        for (const Side side : sides)
          if (then.leads(at, side) && !reached.has(at.neighbour(side))) next.add(at.neighbour(side));
      reached |= next;
      front = {};
      for (const Place at : next) {
        if (mayEnd(at)) best[pips] = std::min(best[pips], left(then, ahead, at) + static_cast<int>(pips));
        if (!then.isGrey(at) && !isAmmutAt(open, at)) front.add(at);
      }
    }
    return best;
  }

  int walk(Place to, int pips) const {
    const bool met = isAmmutAt(open, to);
    if (met || plan.isGrey(to)) return left(plan, way.ahead(), to) + (met ? fightHarm(open, mine) : 0);
    return outcomes(plan, way.ahead(), to)[static_cast<std::size_t>(pips)];
  }

  // What will be left after the movement that comes next.
  int expected(const Plan& then, const Field& ahead) const {
    const Outcomes all = outcomes(then, ahead, mine.at);
    for (const Task<Ask>& one : open.agenda)
      if (one.ask == Ask::move) return all[one.n];  // it is only interrupted
    int sum = 0;
    const auto& die = dice[static_cast<std::size_t>(open.options.die)];
    for (const int first : die)
      for (const int second : die) {
        const int pips = pipsOf(static_cast<Face>(first)) + pipsOf(static_cast<Face>(second));
        sum += all[static_cast<std::size_t>(pips)];
      }
    return sum / (faces * faces);
  }

  // ---- building

  void survey() {
    site = way;
    for (int legs = 0; legs < legsAhead && site.isBuilt(plan) && !isEntrance(site.end()); ++legs) {
      const Aims next = hunt.aimsAfter(me, site.end());
      if (next.empty()) break;
      site = Leg(plan, site.end(), next);
      buildsAhead = true;
    }
    const bool strict = open.options.joinAnchors == Fluch::JoinAnchors::tiles;
    mySquares = site.about(plan, strict ? 3 * detour : detour);
    if (rival != nobody) hisSquares = his.about(plan, 0);
    prospectNow = prospect(plan);
  }

  // The way left and the way left after the next movement count alike.
  int prospect(const Plan& then) const {
    const Field ahead = site.in(then);
    const int longer = site.longerBy(ahead);
    return buildsAhead ? longer : (longer + expected(then, ahead)) / 2;
  }

  // What it brings when such a tile lies there.
  int change(Place at, Tile tile) const {
    if (greyEnds.has(at) && isGrey(tile)) return greyWanted;
    if (!mySquares.has(at) && !hisSquares.has(at)) return 0;
    Plan then = plan;
    then.lay(at, tile);
    const int gain = mySquares.has(at) ? prospectNow - prospect(then) : 0;
    return gain + (rival != nobody ? his.longerBy(his.in(then)) * share(rival) / 100 : 0);
  }

  // The same for a life, which seldom pays where there is no wall.
  int exchange(Place at, Tile tile) const {
    return site.isWalled() || mustHinder() ? change(at, tile) - price() : -price();
  }

  // How much better it is with so many tiles more on the way.
  int built(int many) const {
    Plan then = plan;
    for (const Place at : site.steps()) {
      if (many == 0) break;
      if (!plan.isFree(at)) continue;
      then.lay(at, Tile::nesw);
      --many;
    }
    return prospectNow - prospect(then);
  }
  bool needsTiles() const {
    if (canPay(open, me) && site.isWalled()) return true;
    return built(tilesPerTurn) > 0 || mustHinder();
  }
  bool mustHinder() const { return rival != nobody && his.rest() < std::min(way.rest(), hisEndIsNear); }

  // ---- special actions

  int price() const { return meets() && way.rest() <= endIsNear ? lifeAtEnd : lifeWorth(open, mine.lives); }

  int extraRoll() const {
    if (asks(Ask::lay)) return useless;  // it can wait
    return left(plan, way.ahead(), mine.at) - expected(plan, way.ahead()) - price();
  }
  int extraTiles() const {
    const bool canWait = asks(Ask::end) || (asks(Ask::lay) && task().n > 0);
    if (canWait || buildsAhead) return baseline() + useless;
    return baseline() + 2 * built(fluch::extraTiles) * tileFits / 100 - price();
  }
  // In the middle of a movement all is measured by what is left after it.
  int baseline() const { return asks(Ask::move) ? -outcomes(plan, way.ahead(), mine.at)[task().n] : 0; }

  // ---- tokens

  int take(Token token) const {
    const bool last = coloursOf(mine) + 1 == goalOf(open.options).colours;
    return (last ? lastToken : tokenWorth) + valueOf(token) - treasureHarm(open, mine, token);
  }

  // ---- Ammut

  int share(Seat seat) const {
    if (seat == me) return -100;
    const int most = rivalShares[static_cast<std::size_t>(open.options.players - fewest)];
    return (seat == rival ? most : othersShare) * patience(open) / 100;
  }

  Steps stepsOfAmmut(Place from) const {
    return distancesFrom(from, [this](Place at) { return openingsForAmmut(open, at); });
  }

  // What it is worth to me that Ammut comes there.
  int haunt(Place at) const {
    Plan then = plan;
    const Seat met = explorerAt(open, at);
    met == nobody ? then.haunt(at) : then.calm();  // somebody will put her elsewhere
    int sum = met == nobody ? threats(at) : share(met) * fightHarm(open, open.players[met]);
    if (mine.inside) sum -= way.longerBy(way.in(then)) * 100;
    if (rival != nobody) sum += his.longerBy(his.in(then)) * share(rival);
    return sum / 100;
  }
  int threats(Place at) const {
    const Steps far = stepsOfAmmut(at);
    int sum = 0;
    for (Seat seat = 0; seat < open.options.players; ++seat) {
      const Player& player = open.players[seat];
      if (!player.inside || !far.reaches(player.at)) continue;
      sum += share(seat) * chanceOfAttack(far.to(player.at), open.options.players) * fightHarm(open, player) / 100;
    }
    return sum;
  }

  // The best that can come of this step, if so many follow.
  int lead(Place to, int steps) const {
    if (steps == 0 || explorerAt(open, to) != nobody) return haunt(to);
    int best = -Field::far;
    for (const Place next : waysOfAmmut(open, to)) best = std::max(best, lead(next, steps - 1));
    return best > -Field::far ? best : haunt(to);
  }
};

}  // namespace

void Fluch::prior(const View<Fluch>& view, const Moves& moves, Weights<Moves>& weights) {
  if (moves.empty()) return;
  const Eyes eyes(view);
  for (int i = 0; i < moves.size(); ++i) weights[i] = eyes.weigh(moves[i]);
}

Chances Fluch::value(const State& state) {
  const int players = state.open.options.players;
  Chances chances{};
  for (Seat seat = 0; seat < players; ++seat) chances[seat] = surely / players;
  return chances;
}

}  // namespace mastaba
