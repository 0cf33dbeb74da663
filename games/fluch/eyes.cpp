#include "games/fluch/eyes.h"

#include <algorithm>
#include <optional>

#include "games/fluch/detour.h"
#include "games/fluch/hunt.h"
#include "games/fluch/legal.h"
#include "games/fluch/reach.h"

namespace mastaba {

using namespace fluch;

namespace {

// ---- the weights, found by letting bots with other weights play against each other

// Tenths of a pip.
constexpr int victory = 5'000;
constexpr int lastToken = 250;
constexpr int greyWanted = 100;  // where an event may be the last hope
constexpr int crowded = 15;      // another explorer enters beside me
constexpr int useless = -1;
constexpr int tilesFirst = 10;  // where they are not needed
constexpr int noPoint = 0;      // a tile where it does not matter
constexpr int unwise = -15;     // what looks worse than that is not thought of

constexpr int legsAhead = 3;     // so far one builds before one walks
constexpr int livesToSpare = 3;  // a protection card is worth more than one life more than these

// The least way left, with 0 to 6 pips.
using Outcomes = std::array<int, mostPips + 1>;

// ---- what lies here, and what is in the hand

int take(const Manner& manner, const Open& open, const Player& player, Token token) {
  const bool last = coloursOf(player) + 1 == goalOf(open.options).colours;
  return (last ? lastToken : manner.tokenWorth) + valueOf(token) - treasureHarm(manner, open, player, token);
}

int weighAtHand(const View<Fluch>& view, const Manner& manner, const Fluch::Move& move) {
  const Player& mine = view.open.players[view.me];
  const auto cause = static_cast<Cause>(view.open.agenda.back().n);
  return match(move, [&](const auto& one) -> int {
    using M = std::decay_t<decltype(one)>;
    if constexpr (std::is_same_v<M, TurnUp>)
      return manner.tokenWorth;
    else if constexpr (std::is_same_v<M, Take>)
      return take(manner, view.open, mine, knownToken(view.open, view.own, mine.at));
    else if constexpr (std::is_same_v<M, Loot>)
      return take(manner, view.open, mine, one.token);
    else if constexpr (std::is_same_v<M, Endure>)
      return cause != Cause::ammut && mine.lives > livesToSpare ? 1 : useless;
    else
      return 0;
  });
}

// ---- all the rest

bool hasRivals(const Open& open, Seat me) {
  for (Seat seat = 0; seat < open.options.players; ++seat)
    if (seat != me && open.players[seat].inside) return true;
  return false;
}
// Whoever always draws need not look around for that: tiles cost nothing, and all else can wait.
bool drawsAnyhow(const View<Fluch>& view, const Manner& manner) {
  const Open& open = view.open;
  return manner.drawsAlways && open.agenda.back().n > 0 && canDraw(open) && hasRivals(open, view.me);
}

class Eyes {
 public:
  explicit Eyes(const View<Fluch>& view, const Manner& manner_)
      : open(view.open), own(view.own), me(view.me), manner(manner_), hunt(open, own, plan) {
    if (ledByMe()) plan.calm();  // she will be elsewhere
    way = Leg(plan, mine.at, aims);
    if (mine.lives == 1 && way.isWalled()) seekLives();
    if (asks(Ask::lay, Ask::end, Ask::tile, Ask::move)) survey();
  }

  int weigh(const Fluch::Move& move) {
    return match(move, [&](const auto& one) -> int {
      using M = std::decay_t<decltype(one)>;
      if constexpr (std::is_same_v<M, Enter>)
        return enter(one.at);
      else if constexpr (std::is_same_v<M, GiveUp>)
        return isHopeless() ? 1 : useless;
      else if constexpr (std::is_same_v<M, Draw>)
        return needsTiles() ? 0 : -tilesFirst;
      else if constexpr (std::is_same_v<M, Roll>)
        return mayDraw() && needsTiles() ? dominated : 0;  // tiles cost nothing
      else if constexpr (std::is_same_v<M, ExtraRoll>)
        return extraRoll();
      else if constexpr (std::is_same_v<M, ExtraTiles>)
        return extraTiles();
      else if constexpr (std::is_same_v<M, Twist>)
        return baseline() + exchange(one.at, tileOf(kindOf(tileAt(open, one.at)), one.open));
      else if constexpr (std::is_same_v<M, SecretPassage>)
        return exchange(one.at, tileOf(inHand(), one.open));
      else if constexpr (std::is_same_v<M, AmmutFirst>)
        return isInMaze(open.ammut) && way.has(open.ammut.at) ? 1 : useless;
      else if constexpr (std::is_same_v<M, Step>)
        return -walk(one.to, task().n - 1) - 1;
      else if constexpr (std::is_same_v<M, Stop>)
        return -left(mine.at);
      else if constexpr (std::is_same_v<M, Advance>)
        return rival() != nobody && his.rest() < way.rest() ? 1 : useless;
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

  // The drawn tile. Where it does not matter one place is as good as any other, and what harms is worse.
  void weighTile(const Fluch::Moves& moves, Weights<Fluch::Moves>& weights) {
    bool kept = false;
    for (int i = 0; i < moves.size(); ++i) {
      const Lay* lay = std::get_if<Lay>(&moves[i]);
      const int weight = lay ? change(lay->at, tileOf(inHand(), lay->open)) : weigh(moves[i]);
      const bool pointless = lay && weight == noPoint;
      weights[i] = (pointless && kept) || weight < unwise ? dominated : weight;
      kept |= pointless;
    }
  }

  void walks(int mostWalks, Lines<Fluch::Move>& lines) {
    const bool must = open.options.mustUsePips == Fluch::MustUsePips::yes;
    if (must || !mine.inside) return;  // then one may not stop anywhere
    struct Walk {
      Place at;
      int steps;
      int left;
    };
    List<Walk, Place::squares> goals;
    for (int steps = 0; steps <= task().n; ++steps)
      for (const Place at : reach().ends(steps)) goals.push(Walk{at, steps, left(at) + steps});
    std::sort(goals.begin(), goals.end(),
              [](const Walk& a, const Walk& b) { return a.left != b.left ? a.left < b.left : a.at < b.at; });
    for (const Walk& goal : goals) {
      if (lines.size() == mostWalks || goal.left > goals[0].left + detours) return;
      Line<Fluch::Move> line;
      for (const Place at : wayTo(goal.at, goal.steps)) line.push(Step{at});
      const bool stands =
          goal.steps > 0 && (plan.isGrey(goal.at) || isAmmutAt(open, goal.at) || goal.left < -Field::far / 8);
      if (!stands && mustStop(goal.at, task().n - goal.steps)) line.push(Stop{});
      if (!stands) recover(goal.at, line);
      lines.push(line);
    }
  }

 private:
  // In tenths of a pip: what is worse than the best by more is not thought of. Whoever is far ahead would only see what
  // is dangerous, and never come home.
  static constexpr int detours = 8;

  List<Place, mostPips> wayTo(Place goal, int steps) {
    List<Place, mostPips> back;
    Place at = goal;
    for (; steps > 0; --steps) {
      back.push(at);
      Area before = reach().with(steps - 1);
      if (steps > 1) before -= reach().stops();
      for (const Side side : sides)
        if (leads(open, at, side) && before.has(at.neighbour(side))) {
          at = at.neighbour(side);
          break;
        }
    }
    std::reverse(back.begin(), back.end());
    return back;
  }
  // Where nothing is left to decide the movement is over by itself.
  bool mustStop(Place at, int pips) const {
    Open then = open;
    then.players[me].at = at;
    return canMove(then, me, pips);
  }
  // What somebody who stops there does, whatever it is that lies there.
  void recover(Place at, Line<Fluch::Move>& line) const {
    const Token token = knownToken(open, own, at);
    if (token != Token::none && !owns(mine, colourOf(token))) line.push(Take{});
    if (token == Token::none && chamberAt(open, at).faceDown) line.push(TurnUp{});
  }

  const Open& open;
  const Own& own;
  const Seat me;
  const Manner& manner;
  const Player& mine = open.players[me];
  const Sides now{open};
  Plan plan{open, now, mine, manner};
  const Hunt hunt;
  const Aims aims = hunt.aimsOf(me);
  const int fight = fightHarm(manner, open, mine);
  const int event = eventHarm(manner, open, mine);
  Leg way;
  Area greyEnds;  // where I would like to have a grey tile
  bool buildsAhead = false;
  bool exchanges = false;  // a life for a secret passage
  int price = 0;           // of a special action
  Area mySquares;
  Area hisSquares;
  Area squaresThatMatter;
  // What not every question needs is reckoned when it is asked for.
  std::optional<Leg> later;     // the way after mine
  std::optional<Seat> nearest;  // to victory, besides me
  Leg his;
  std::optional<Lair> lairNow;
  std::optional<Reach> reachNow;
  std::optional<Outcomes> outcomesNow;
  std::optional<Detour> myDetour;
  std::optional<Detour> hisDetour;

  Task<Ask> task() const { return open.agenda.back(); }
  template <class... Asks>
  bool asks(Asks... any) const {
    return ((task().ask == any) || ...);
  }
  Kind inHand() const { return static_cast<Kind>(task().n); }
  bool meets() const { return meetsGoal(open, me); }
  bool isStrict() const { return open.options.joinAnchors == Fluch::JoinAnchors::tiles; }
  bool ledByMe() const { return asks(Ask::lead, Ask::leap, Ask::beckon, Ask::place, Ask::banish); }

  // Who is nearest to victory, besides me.
  Seat rival() {
    if (nearest) return *nearest;
    nearest = nobody;
    for (Seat seat = 0; seat < open.options.players; ++seat) {
      if (seat == me || !open.players[seat].inside) continue;
      const Leg leg(plan, open.players[seat].at, hunt.aimsOf(seat));
      if (*nearest != nobody && his.rest() <= leg.rest()) continue;
      nearest = seat;
      his = leg;
    }
    return *nearest;
  }

  // Somebody with one life cannot pay for a secret passage, but an event may bring another: on a grey tile that lies,
  // or that could be laid where an open side leads.
  void seekLives() {
    const Area region = now.region(mine.at);
    Area greys = region;
    for (const Place at : region)
      if (!plan.isGrey(at) || at == mine.at) greys.drop(at);
    if (greys.none() && canDraw(open)) greyEnds = greys = now.ahead(region);
    Aims lives;
    for (const Place at : greys)
      if (lives.size() < Aims::capacity()) lives.push(Aim{at, static_cast<i16>(way.rest() / 2)});
    if (!lives.empty()) way = Leg(plan, mine.at, lives);
  }
  bool isHopeless() const { return open.options.permadeath == Fluch::Permadeath::no && way.isWalled(); }

  int enter(Place at) const {
    int sum = -way.ahead().from(at);
    for (Seat seat = 0; seat < open.options.players; ++seat)
      if (open.players[seat].inside && std::abs(open.players[seat].at - at) <= 2) sum -= crowded;
    return isAmmutAt(open, at) ? sum - fightHarm(manner, open, mine) : sum;
  }

  // ---- walking

  const Reach& reach() {
    if (!reachNow) reachNow = mine.inside ? Reach(open, now, plan.greys(), me, mine.at) : Reach();
    return *reachNow;
  }
  const Lair& lair() {
    if (!lairNow) lairNow = isInMaze(open.ammut) ? Lair(open, now, open.ammut.at) : Lair();
    return *lairNow;
  }

  int danger(Place at) {
    return lair().chance(at, open.options.players) * fight / 100 * manner.caution / 100 +
           (isAmmutAt(open, at) ? fight : 0);
  }

  // How far it is to victory for me if I stop there.
  int left(const Plan& then, int ahead, Place at) {
    if (isEntrance(at) && meets()) return at == mine.at ? 2 * pip : -victory;
    return ahead + danger(at) + (then.isGrey(at) && at != mine.at ? event : 0);
  }
  int left(Place at) { return left(plan, way.ahead().from(at), at); }

  // The least that can be left after so many pips, and a trifle for each step.
  template <class Left>
  static Outcomes outcomes(const Reach& with, const Left& leftAt) {
    Outcomes best;
    int least = Field::far;
    for (int pips = 0; pips <= mostPips; ++pips) {
      for (const Place at : with.ends(pips)) least = std::min(least, leftAt(at) + pips);
      best[static_cast<std::size_t>(pips)] = least;
    }
    return best;
  }

  const Outcomes& outcomes() {
    if (!outcomesNow) outcomesNow = outcomes(reach(), [this](Place at) { return left(at); });
    return *outcomesNow;
  }

  int walk(Place to, int pips) {
    if (isAmmutAt(open, to) || plan.isGrey(to)) return left(to);
    const Reach on(open, now, plan.greys(), me, to);
    return outcomes(on, [this](Place at) { return left(at); })[static_cast<std::size_t>(pips)];
  }

  // What will be left after the movement that comes next.
  int expected(const Outcomes& all) const {
    for (const Task<Ask>& one : open.agenda)
      if (one.ask == Ask::move) return all[one.n];  // it is only interrupted
    const auto& often = pipsRolled[static_cast<std::size_t>(open.options.die)];
    int sum = 0;
    for (std::size_t pips = 0; pips < all.size(); ++pips) sum += often[pips] * all[pips];
    return sum / rolls;
  }

  // ---- building

  void survey() {
    price = meets() && way.rest() <= manner.endIsNear ? manner.lifeAtEnd : lifeWorth(manner, open, mine.lives);
    buildsAhead = isPassed(way) && !hunt.aimsAfter(me, way.end(), aims).empty();
    if (!asks(Ask::tile) && canDraw(open)) return;
    exchanges = site().isWalled() || mustHinder();
    myDetour.emplace(plan, site());
    mySquares = myDetour->about(isStrict() ? 3 * manner.detour : manner.detour);
    if (rival() != nobody) {
      hisDetour.emplace(plan, his);
      hisSquares = hisDetour->about(manner.rivalsDetour);
    }
    squaresThatMatter = greyEnds | mySquares | hisSquares;
  }

  // Is nothing left to be built upon it, and does it not lead out?
  bool isPassed(const Leg& leg) const { return leg.isBuilt(plan) && !isEntrance(leg.end()); }

  // Where I build: my way, or when it is built the way after it.
  const Leg& site() {
    if (!buildsAhead) return way;
    for (int legs = later ? legsAhead : 0; legs < legsAhead; ++legs) {
      const Leg& before = later ? *later : way;
      if (!isPassed(before)) break;
      const Aims after = hunt.aimsAfter(me, before.end(), aims);
      if (after.empty()) break;
      later = Leg(plan, before.end(), after);
    }
    return later ? *later : way;
  }

  // The way left, and the way left after the next movement.
  int weighed(int whole, int next) const { return whole * (100 - manner.soon) / 100 + next * manner.soon / 100; }
  int prospect() { return buildsAhead ? 0 : weighed(0, expected(outcomes())); }
  int prospect(const Plan& then) {
    const Field ahead = site().in(then);
    const int longer = site().longerBy(ahead);
    if (buildsAhead) return longer;
    const Outcomes all = outcomes(reach(), [&](Place at) { return left(then, ahead.from(at), at); });
    return (longer * (100 - manner.soon) + expected(all) * manner.soon) / 100;
  }

  // The same with a tile there. What lies behind it stays as it is, what lies before it becomes nearer or farther.
  int prospectWith(Place at, Tile tile) {
    assert(myDetour);
    const int longer = myDetour->longerWith(at, tile);
    if (buildsAhead) return longer;
    const int behind = way.ahead().from(at);
    const auto leftAt = [&](Place place) {
      const int ahead = way.ahead().from(place);
      if (place == at) return left(plan, myDetour->fromThere(at, tile), at) + (isGrey(tile) ? event : 0);
      return left(plan, ahead > behind ? ahead + longer : ahead, place);
    };
    if (!reach().all().has(at) && (Area::only(at).beside() & reach().all()).none())
      return weighed(longer, expected(outcomes(reach(), leftAt)));
    Sides then = now;
    for (const Side side : sides) then.open[static_cast<std::size_t>(side)].set(at, openingsOf(tile).has(side));
    Area greys = plan.greys();
    greys.set(at, isGrey(tile));
    return weighed(longer, expected(outcomes(Reach(open, then, greys, me, mine.at), leftAt)));
  }

  // What it brings when such a tile lies there.
  int change(Place at, Tile tile) { return squaresThatMatter.has(at) ? reckonChange(at, tile) : noPoint; }
  int reckonChange(Place at, Tile tile) {
    if (greyEnds.has(at) && isGrey(tile)) return greyWanted;
    if (!mySquares.has(at) && !hisSquares.has(at)) return noPoint;
    if (isStrict()) return changeStrictly(at, tile);
    const int gain = mySquares.has(at) ? prospect() - prospectWith(at, tile) : 0;
    return gain + (hisDetour && hisSquares.has(at) ? hisDetour->longerWith(at, tile) * wallShare() / 100 : 0);
  }
  // Where only tiles are joints, a tile also changes where others can lie.
  int changeStrictly(Place at, Tile tile) {
    Plan then = plan;
    then.lay(at, tile);
    const int gain = mySquares.has(at) ? prospect() - prospect(then) : 0;
    return gain + (rival() != nobody ? his.longerBy(his.in(then)) * wallShare() / 100 : 0);
  }

  // The same for a life, which seldom pays where there is no wall.
  int exchange(Place at, Tile tile) { return exchanges ? change(at, tile) - price : -price; }

  // How much better it is with so many tiles more on the way.
  int built(int many) {
    Plan then = plan;
    for (const Place at : site().steps()) {
      if (many == 0) break;
      if (!plan.isFree(at)) continue;
      then.lay(at, Tile::nesw);
      --many;
    }
    return prospect() - prospect(then);
  }
  bool needsTiles() {
    if (manner.drawsAlways && hasRivals(open, me)) return true;
    if (canPay(open, me) && site().isWalled()) return true;
    const auto& steps = site().steps();
    return std::any_of(steps.begin(), steps.end(), [this](Place at) { return plan.isFree(at); }) || mustHinder();
  }
  bool mayDraw() const { return task().n > 0 && canDraw(open); }
  bool mustHinder() { return rival() != nobody && his.rest() < std::min(way.rest(), manner.hisEndIsNear); }

  // ---- special actions

  int extraRoll() {
    if (asks(Ask::lay)) return dominated;  // it can wait
    return left(mine.at) - expected(outcomes()) - price - manner.rollLoses;
  }
  int extraTiles() {
    if (asks(Ask::lay) && task().n > 0) return dominated;
    if (asks(Ask::end) || buildsAhead) return baseline() + manner.forLater;
    return baseline() + 2 * built(fluch::extraTiles) * manner.tileFits / 100 - price;
  }
  // In the middle of a movement all is measured by what is left after it.
  int baseline() { return asks(Ask::move) ? -outcomes()[task().n] : 0; }

  // ---- Ammut

  int share(Seat seat) {
    if (seat == me) return -100;
    return (seat == rival() ? manner.rivalShare : manner.othersShare) * patience(manner, open) / 100;
  }

  int wallShare() { return share(rival()) * manner.wallShare / 100; }

  // What it is worth to me that Ammut comes there.
  int haunt(Place at) {
    const Seat met = explorerAt(open, at);
    if (met != nobody) return share(met) * fightHarm(manner, open, open.players[met]) / 100;  // and is put elsewhere
    int sum = threats(at);
    if (mine.inside) {
      if (!myDetour) myDetour.emplace(plan, way);
      sum -= myDetour->longerPast(at, fight) * 100;
    }
    if (rival() == nobody) return sum / 100;
    if (!hisDetour) hisDetour.emplace(plan, his);
    return (sum + hisDetour->longerPast(at, fightHarm(manner, open, open.players[rival()])) * share(rival())) / 100;
  }
  int threats(Place at) {
    const Lair there(open, now, at);
    int sum = 0;
    for (Seat seat = 0; seat < open.options.players; ++seat) {
      const Player& player = open.players[seat];
      if (!player.inside) continue;
      sum += share(seat) * there.chance(player.at, open.options.players) * fightHarm(manner, open, player) / 100;
    }
    return sum;
  }

  // The best that can come of this step, if so many follow.
  int lead(Place to, int steps) {
    if (steps == 0 || explorerAt(open, to) != nobody) return haunt(to);
    int best = -Field::far;
    for (const Place next : waysOfAmmut(open, to)) best = std::max(best, lead(next, steps - 1));
    return best > -Field::far ? best : haunt(to);
  }
};

}  // namespace

void fluch::weighAs(const Manner& manner, const View<Fluch>& view, const Fluch::Moves& moves,
                    Weights<Fluch::Moves>& weights) {
  if (moves.empty()) return;
  const Ask ask = Fluch::asked(view.open, view.me);
  if (ask == Ask::collect || ask == Ask::ward) {  // no way matters
    for (int i = 0; i < moves.size(); ++i) weights[i] = weighAtHand(view, manner, moves[i]);
    return;
  }
  if (ask == Ask::lay && drawsAnyhow(view, manner)) {
    for (int i = 0; i < moves.size(); ++i) weights[i] = std::holds_alternative<Draw>(moves[i]) ? 0 : dominated;
    return;
  }
  Eyes eyes(view, manner);
  if (ask == Ask::tile) return eyes.weighTile(moves, weights);
  for (int i = 0; i < moves.size(); ++i) weights[i] = eyes.weigh(moves[i]);
}

void fluch::walksAs(const Manner& manner, const View<Fluch>& view, int mostWalks, Lines<Fluch::Move>& lines) {
  Eyes(view, manner).walks(mostWalks, lines);
}

}  // namespace mastaba
