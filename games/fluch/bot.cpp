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

constexpr int lifeAtEnd = 10;  // with the goal met
constexpr int endIsNear = 60;  // and no farther than that from the way out
constexpr int victory = 5'000;
constexpr int tokenWorth = 150;  // taken, against the danger of its treasures
constexpr int lastToken = 250;

// In hundredths.
constexpr int rivalShare = 40;  // what harms the rival helps me
constexpr int othersShare = 20;
constexpr int tileFits = 70;  // how often a tile is of use where it is wanted

constexpr int detour = 10;    // longer ways than that are not thought of
constexpr int farthest = 70;  // a way cannot become longer than that: a wall can be broken
constexpr int crowded = 15;   // another explorer enters beside me
constexpr int useless = -1;

// In hundredths, whether Ammut gets to somebody who is so far from her before the next turn.
int chanceOfAttack(int steps, int players) {
  constexpr std::array<int, 5> oneSymbol{0, 0, 31, 52, 66};
  const int often = oneSymbol[static_cast<std::size_t>(std::min(players, 4))];
  return steps <= stepsPerSymbol ? often : steps <= 2 * stepsPerSymbol ? often / 4 : 0;
}

using Steps = Distances<width, height>;

// Where a figure can end a movement, and how good that is there.
constexpr int mostPips = 6;
using Outcomes = std::array<int, mostPips + 1>;  // the least way left, with 0 to 6 pips

class Eyes {
 public:
  explicit Eyes(const View<Fluch>& view)
      : open(view.open), own(view.own), me(view.me), hunt(open, own, plan), aims(hunt.aimsOf(me)), ahead(plan, aims) {
    if (mine.inside && mine.lives == 1 && isWayWalled()) seekLives();
    rest[me] = ahead.from(mine.at);
    for (Seat seat = 0; seat < open.options.players; ++seat)
      if (seat != me && open.players[seat].inside) study(seat);
    if (isInMaze(open.ammut)) roam = stepsOfAmmut(open.ammut.at);
  }

  int weigh(const Fluch::Move& move) {
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
        return baseline() + change(one.at, tileOf(kindOf(tileAt(open, one.at)), one.open)) - price();
      else if constexpr (std::is_same_v<M, Lay>)
        return change(one.at, tileOf(inHand(), one.open));
      else if constexpr (std::is_same_v<M, SecretPassage>)
        return change(one.at, tileOf(inHand(), one.open)) - price();
      else if constexpr (std::is_same_v<M, AmmutFirst>)
        return isInMaze(open.ammut) && isOnWay(open.ammut.at, detour) ? 1 : useless;
      else if constexpr (std::is_same_v<M, Step>)
        return -walk(one.to, task().n - 1) - 1;
      else if constexpr (std::is_same_v<M, Stop>)
        return -left(plan, ahead, mine.at);
      else if constexpr (std::is_same_v<M, TurnUp>)
        return tokenWorth;
      else if constexpr (std::is_same_v<M, Take>)
        return take(tokenHere());
      else if constexpr (std::is_same_v<M, Loot>)
        return take(one.token);
      else if constexpr (std::is_same_v<M, Endure>)
        return static_cast<Cause>(task().n) != Cause::ammut && mine.lives > 3 ? 1 : useless;
      else if constexpr (std::is_same_v<M, Advance>)
        return rival != nobody && rest[rival] < rest[me] ? 1 : useless;
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
  Aims aims;
  Field ahead;
  std::array<int, Fluch::seats> rest{};  // of each player's way
  Seat rival = nobody;                   // who is nearest to victory, besides me
  Aims rivalAims;
  Field rivalAhead;
  Steps roam;  // from Ammut

  Task<Ask> task() const { return open.agenda.back(); }
  Kind inHand() const { return static_cast<Kind>(task().n); }
  bool meets() const { return meetsGoal(open, me); }

  void study(Seat seat) {
    const Aims theirs = hunt.aimsOf(seat);
    const Field field(plan, theirs);
    rest[seat] = field.from(open.players[seat].at);
    if (rival != nobody && rest[rival] <= rest[seat]) return;
    rival = seat;
    rivalAims = theirs;
    rivalAhead = field;
  }

  Steps stepsOfAmmut(Place from) const {
    const bool walksOut = open.options.ammutOnEntrances == Fluch::AmmutOnEntrances::yes;
    return mastaba::distancesFrom(
        from, [&](Place at) { return isEntrance(at) && !walksOut ? Openings{} : openingsAt(open, at); });
  }

  // ---- the way ahead

  int price() const { return meets() && rest[me] <= endIsNear ? lifeAtEnd : lifeWorth(open, mine.lives); }

  int danger(Place at) const {
    if (!isInMaze(open.ammut) || !roam.reaches(at)) return 0;
    return chanceOfAttack(roam.to(at), open.options.players) * fightHarm(open, mine) / 100;
  }

  // How far it is to victory for me if I stop there.
  int left(const Plan& now, const Field& field, Place at) const {
    if (meets() && isEntrance(at)) return at == mine.at ? 2 * pip : -victory;
    int sum = field.from(at) + danger(at);
    if (now.isGrey(at) && at != mine.at) sum += eventHarm(open, mine);
    return sum;
  }

  bool mayEnd(Place at) const { return explorerAt(open, at, me) == nobody || (meets() && isEntrance(at)); }

  Outcomes outcomes(const Plan& now, const Field& field, Place from) const {
    Outcomes best;
    Area reached = Area::only(from);
    Area front = reached;
    best[0] = mayEnd(from) ? left(now, field, from) : Field::far;
    for (std::size_t pips = 1; pips <= mostPips; ++pips) {
      best[pips] = best[pips - 1];
      Area next;
      for (const Place at : front)
        for (const Side side : sides)
          if (now.leads(at, side) && !reached.has(at.neighbour(side))) next.add(at.neighbour(side));
      reached |= next;
      front = {};
      for (const Place at : next) {
        if (mayEnd(at)) best[pips] = std::min(best[pips], left(now, field, at) + static_cast<int>(pips));
        if (!now.isGrey(at) && !isAmmutAt(open, at)) front.add(at);
      }
    }
    return best;
  }

  // In the middle of a movement all is measured by what is left after it.
  int baseline() const {
    return task().ask == Ask::move ? -outcomes(plan, ahead, mine.at)[static_cast<std::size_t>(task().n)] : 0;
  }

  int walk(Place to, int pips) const {
    if (plan.isGrey(to) || isAmmutAt(open, to))
      return left(plan, ahead, to) + (isAmmutAt(open, to) ? fightHarm(open, mine) : 0);
    return outcomes(plan, ahead, to)[static_cast<std::size_t>(pips)];
  }

  // What will be left after the movement that comes next.
  int expected(const Plan& now, const Field& field) const {
    const Outcomes all = outcomes(now, field, mine.at);
    if (const int pips = pipsInHand(); pips >= 0) return all[static_cast<std::size_t>(pips)];
    int sum = 0;
    const auto& die = dice[static_cast<std::size_t>(open.options.die)];
    for (const int first : die)
      for (const int second : die)
        sum += all[static_cast<std::size_t>(pipsOf(static_cast<Face>(first)) + pipsOf(static_cast<Face>(second)))];
    return sum / (faces * faces);
  }
  // While a movement is interrupted; -1: there is none.
  int pipsInHand() const {
    for (const Task<Ask>& one : open.agenda)
      if (one.ask == Ask::move) return one.n;
    return -1;
  }

  // ---- building

  // The way left and the way left after the next movement count alike.
  int prospect(const Plan& now) const {
    const Field field(now, aims, rest[me] + farthest);
    return std::min(field.from(mine.at), rest[me] + farthest) + expected(now, field);
  }

  bool isOnWay(Place at, int slack) { return around().from(at) + ahead.from(at) <= rest[me] + slack; }
  bool isOnRivalsWay(Place at, int slack) {
    return rival != nobody && aroundRival().from(at) + rivalAhead.from(at) <= rest[rival] + slack;
  }

  // Searches that only some decisions ask for.
  Field around_, aroundRival_;
  int prospect_ = -1;
  bool looked_ = false;
  void look() {
    if (looked_) return;
    looked_ = true;
    around_ = Field(plan, mine.at);
    if (rival != nobody) aroundRival_ = Field(plan, open.players[rival].at);
    prospect_ = prospect(plan);
  }
  const Field& around() { return look(), around_; }
  const Field& aroundRival() { return look(), aroundRival_; }

  // What it brings when such a tile lies there.
  int change(Place at, Tile tile) {
    const bool mineToo = isOnWay(at, open.options.joinAnchors == Fluch::JoinAnchors::tiles ? 3 * detour : detour);
    const bool his = isOnRivalsWay(at, 0);
    if (!mineToo && !his) return 0;
    Plan then = plan;
    then.lay(at, tile);
    int gain = 0;
    if (mineToo) gain += (prospect_ - prospect(then)) / 2;
    if (rival != nobody) {
      const int limit = rest[rival] + farthest;
      const Field field(then, rivalAims, limit);
      gain += (std::min(field.from(open.players[rival].at), limit) - rest[rival]) * rivalShare / 100;
    }
    return gain;
  }

  // The place after this one on the way, and from which side one comes there; the same place: there is none.
  Place after(Place at, Side& from) const {
    for (const Side side : sides) {
      if (!at.hasNeighbour(side)) continue;
      from = opposite(side);
      const int cost = plan.into(at.neighbour(side), from);
      if (cost < Plan::never && ahead.from(at.neighbour(side)) + cost == ahead.from(at)) return at.neighbour(side);
    }
    return at;
  }
  bool isWayWalled() const {
    Side from{};
    for (Place at = mine.at, next = after(at, from); next != at; at = next, next = after(at, from))
      if (plan.isWalled(next, from)) return true;
    return false;
  }

  // How much better it is with so many tiles more on the way.
  int built(int many) {
    look();
    Plan then = plan;
    Side from{};
    for (Place at = mine.at, next = after(at, from); next != at && many > 0; at = next, next = after(at, from)) {
      if (!plan.isFree(next)) continue;
      then.lay(next, Tile::nesw);
      --many;
    }
    return (prospect_ - prospect(then)) / 2;
  }

  bool needsTiles() { return built(tilesPerTurn) > 0 || (canPay(open, me) && isWayWalled()) || needsWall(); }
  bool needsWall() const { return rival != nobody && rest[rival] < rest[me] && rest[rival] < 120; }

  // ---- special actions

  int extraRoll() {
    if (task().ask == Ask::lay) return useless;
    return left(plan, ahead, mine.at) - expected(plan, ahead) - price();
  }
  int extraTiles() {
    if (task().ask == Ask::end) return useless;
    if (task().ask == Ask::lay && task().n > 0 && canDraw(open)) return useless;
    return baseline() + 2 * built(extraTilesMany) * tileFits / 100 - price();
  }
  static constexpr int extraTilesMany = 2;

  // ---- tokens

  int take(Token token) const {
    const bool last = coloursOf(mine) + 1 == goalOf(open.options).colours;
    return (last ? lastToken : tokenWorth) + valueOf(token) - treasureHarm(open, mine, token);
  }
  // What lies in this chamber, perhaps seen by me alone.
  Token tokenHere() const {
    const int number = chamberNumbers[mine.at];
    const Chamber& chamber = open.chambers[static_cast<std::size_t>(number)];
    return chamber.faceDown ? own.seen[static_cast<std::size_t>(number)] : chamber.token;
  }

  // ---- Ammut

  int share(Seat seat) const { return seat == me ? -100 : seat == rival ? rivalShare : othersShare; }

  // What it is worth to me that Ammut stands there.
  int haunt(Place at) {
    const Seat met = explorerAt(open, at);
    if (met != nobody) return share(met) * fightHarm(open, open.players[met]) / 100;
    const Steps far = stepsOfAmmut(at);
    int sum = 0;
    for (Seat seat = 0; seat < open.options.players; ++seat) {
      const Player& player = open.players[seat];
      if (!player.inside || !far.reaches(player.at)) continue;
      sum += share(seat) * chanceOfAttack(far.to(player.at), open.options.players) * fightHarm(open, player) / 100;
    }
    Plan then = plan;
    then.haunt(at);
    if (mine.inside) sum -= (Field(then, aims).from(mine.at) - rest[me]) * 100;
    if (rival != nobody) sum += (Field(then, rivalAims).from(open.players[rival].at) - rest[rival]) * rivalShare;
    return sum / 100;
  }

  int lead(Place to, int steps) {
    if (steps == 0 || explorerAt(open, to) != nobody) return haunt(to);
    int best = -Field::far;
    for (const Place next : besides(open, to))
      if (!isEntrance(next) || open.options.ammutOnEntrances == Fluch::AmmutOnEntrances::yes)
        best = std::max(best, lead(next, steps - 1));
    return best;
  }

  // ---- the rest

  int enter(Place at) const {
    int sum = -ahead.from(at);
    for (Seat seat = 0; seat < open.options.players; ++seat)
      if (open.players[seat].inside && std::abs(open.players[seat].at - at) <= 2) sum -= crowded;
    if (isAmmutAt(open, at)) sum -= fightHarm(open, mine);
    return sum;
  }

  // Whether somebody with a single life cannot do without a secret passage.
  bool isHopeless() const { return open.options.permadeath == Fluch::Permadeath::no && isWayWalled(); }
  // Where an event may bring the life that a secret passage costs.
  void seekLives() {
    const Area region = Sides(open).region(mine.at);
    const int now = ahead.from(mine.at);
    Aims greys;
    for (const Place at : region)
      if (plan.isGrey(at) && at != mine.at && greys.size() < Aims::capacity()) greys.push(Aim{at, now / 2});
    if (greys.empty()) return;
    aims = greys;
    ahead = Field(plan, aims);
  }
};

}  // namespace

void Fluch::prior(const View<Fluch>& view, const Moves& moves, Weights<Moves>& weights) {
  if (moves.empty()) return;
  Eyes eyes(view);
  for (int i = 0; i < moves.size(); ++i) weights[i] = eyes.weigh(moves[i]);
}

}  // namespace mastaba
