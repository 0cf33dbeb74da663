#include "games/fluch/outlook.h"

#include "games/fluch/hunt.h"
#include "games/fluch/legal.h"
#include "games/fluch/reach.h"

namespace mastaba::fluch {

namespace {

constexpr int around = 7 * pip;  // so much farther from the aim a movement may lead
constexpr int tileFits = 60;     // in hundredths, how often a tile is of use where it is wanted
constexpr int secondRoll = 25;   // what another roll brings, in tenths of a pip
constexpr int nextTime = 25;     // to take what one has left lying, or to come back onto an entrance
// A turn brings thirty tenths of a pip, but whoever arrives loses what is left of them: how much that is on average, by
// the pips that it takes to get there.
constexpr auto wasted = [] {
  constexpr int turn = 30;
  constexpr int scale = 1000;
  std::array<int, 16> turns{};
  std::array<int, 16> result{};
  for (std::size_t pips = 1; pips < turns.size(); ++pips) {
    int sum = rolls * scale;
    for (std::size_t rolled = 1; rolled <= mostPips && rolled < pips; ++rolled)
      sum += pipsRolled[0][rolled] * turns[pips - rolled];
    turns[pips] = sum / (rolls - pipsRolled[0][0]);
    result[pips] = turn * turns[pips] / scale - pip * static_cast<int>(pips);
  }
  return result;
}();
constexpr int stopping = 8;  // so much of it is part of the way already where one stops for a token

// What it brings to decide well, beyond what is reckoned here: by the tiles that may still be laid where they are
// wanted, to take what lies here, and to put Ammut somewhere.
constexpr std::array<int, tilesPerTurn + 1> laying{0, 6, 15, 28};
constexpr int hindering = 2;
constexpr int taking = 3;
constexpr int placing = 15;
constexpr int surelyLed = 90;  // in hundredths, whether somebody within reach is attacked by who leads Ammut now

// The rest of the turn, as it lies on the agenda.
struct Turn {
  int pips = -1;  // of the movement that is under way; -1: there is none
  int rolls = 0;  // still to come
  int tiles = 0;  // that may still be laid before it
  int signs = 0;  // steps of Ammut
  bool collects = false;

  explicit Turn(const Open& open) {
    for (const Task<Ask>& task : open.agenda) {
      switch (task.ask) {
        case Ask::lay:
          ++rolls;
          tiles += task.n;
          break;
        case Ask::again:
          ++rolls;
          break;
        case Ask::tile:
        case Ask::draw:
          ++tiles;
          break;
        case Ask::move:
        case Ask::order:
          pips = task.n;
          break;
        case Ask::collect:
          collects = true;
          break;
        case Ask::symbols:
          signs += stepsPerSymbol * task.n;
          break;
        case Ask::lead:
        case Ask::leap:
        case Ask::beckon:
          signs += task.n;
          break;
        default:
          break;
      }
    }
  }
};

class Judge {
 public:
  explicit Judge(const State& state)
      : open_(state.open),
        now_(open_),
        turn_(open_),
        plan_(open_, open_.players[open_.active]),
        hunt_(open_, state.own[open_.active], plan_) {
    if (isInMaze(open_.ammut)) lair_ = Lair(open_, now_, open_.ammut.at);
  }

  Outlook of(Seat seat) {
    const Player& player = open_.players[seat];
    Outlook outlook;
    const int players = open_.options.players;
    outlook.hope = hopeOf(seat);
    outlook.need = hunt_.needOf(seat);
    outlook.turns = (seat + players - open_.active + players - 1) % players + 1;
    if (seat != open_.active) plan_.become(open_, player);
    const Aims aims = hunt_.aimsOf(seat);
    if (!player.inside) {
      outlook.rest = fromEntrance(aims);
    } else if (seat == open_.active && (turn_.pips >= 0 || turn_.rolls > 0)) {
      move(seat, aims, outlook);
    } else {
      const Leg leg(plan_, player.at, aims, 0);
      outlook.rest = leg.rest() + wasteFrom(leg, player.at, hunt_.needOf(seat) == 0);
      outlook.blind = hunt_.isUnknown(leg.end());
      if (missed(seat, aims, leg.rest())) outlook.rest += nextTime;
      outlook.fear = fearAt(seat, player.at);
    }
    return outlook;
  }

 private:
  const Open& open_;
  const Sides now_;
  const Turn turn_;
  Plan plan_;
  const Hunt hunt_;
  Lair lair_;

  int fearAt(Seat seat, Place at) const {
    if (!isInMaze(open_.ammut)) return 0;
    int chance = lair_.chance(at, open_.options.players);
    if (turn_.signs > 0) {
      const bool reached = turn_.signs > stepsPerSymbol ? lair_.wide.has(at) : lair_.near.has(at);
      chance = seat == open_.active ? chance / 2 : reached ? surelyLed : chance;
    }
    return chance > 0 ? chance * fightHarm(open_, open_.players[seat]) / 100 : 0;
  }

  static int wasteFrom(const Leg& leg, Place at, bool home) {
    if (leg.ahead().from(at) >= Field::far) return 0;
    const auto pips = static_cast<std::size_t>((leg.ahead().toAim(at) + pip - 1) / pip);
    return std::max(wasted[std::min(pips, wasted.size() - 1)] - (home ? 0 : stopping), 0);
  }

  int hopeOf(Seat seat) const {
    const Task<Ask>& task = open_.agenda.back();
    int sum = 0;
    if (task.who.has(seat) && (task.ask == Ask::place || task.ask == Ask::banish)) sum += placing;
    if (seat != open_.active) return sum;
    if (turn_.collects && canCollect(open_, seat)) sum += taking;
    return sum;
  }

  // Stands where it wants to be, but cannot do anything there in this turn.
  bool missed(Seat seat, const Aims& aims, int rest) const {
    if (seat == open_.active && turn_.collects) return false;
    const Place at = open_.players[seat].at;
    return std::any_of(aims.begin(), aims.end(), [&](const Aim& aim) { return aim.at == at && aim.rest == rest; });
  }

  int fromEntrance(const Aims& aims) const {
    const Field ahead(plan_, aims);
    int best = Field::far;
    for (const Place at : everyEntrance)
      if (explorerAt(open_, at) == nobody) best = std::min(best, ahead.from(at));
    return best;
  }

  // The best of all places where the movement can end, for each roll of the dice.
  void move(Seat seat, const Aims& aims, Outlook& outlook) const {
    const Player& player = open_.players[seat];
    const Leg leg(plan_, player.at, aims, around);
    const Reach reach(open_, now_, plan_.greys(), seat, player.at);
    outlook.blind = hunt_.isUnknown(leg.end());
    after(seat, leg, reach, outlook);
    if (turn_.tiles == 0) return;
    Sides then = now_;
    const int wanted = build(leg, then);
    outlook.hope += laying[static_cast<std::size_t>(std::min(wanted, tilesPerTurn))] + hindering * turn_.tiles;
    if (wanted == 0) return;
    Outlook built;
    after(seat, leg, Reach(open_, then, plan_.greys(), seat, player.at), built);
    outlook.rest += (built.rest - outlook.rest) * tileFits / 100;
    outlook.sure += (built.sure - outlook.sure) * tileFits / 100;
    outlook.fear += (built.fear - outlook.fear) * tileFits / 100;
  }

  // With the tiles to come upon the way. How many of them are wanted?
  int build(const Leg& leg, Sides& then) const {
    int laid = 0;
    for (const Place at : leg.steps()) {
      if (!plan_.isFree(at)) continue;
      if (laid == turn_.tiles) break;
      for (Area& open : then.open) open.add(at);
      ++laid;
    }
    return laid;
  }

  void after(Seat seat, const Leg& leg, const Reach& reach, Outlook& outlook) const {
    const Player& player = open_.players[seat];
    const bool meets = meetsGoal(open_, seat);
    const int event = eventHarm(open_, player);
    const int fight = fightHarm(open_, player);
    std::array<int, mostPips + 1> rests;
    std::array<int, mostPips + 1> fears;
    Area goals;
    for (const Aim& aim : leg.aims())
      if (leg.ahead().from(aim.at) == aim.rest && !meets) goals.add(aim.at);
    int exit = mostPips + 1;
    int least = Field::far;
    int fearThere = 0;
    for (int pips = 0; pips <= mostPips; ++pips) {
      for (const Place at : reach.ends(pips)) {
        int rest = leg.ahead().from(at);
        if (meets && isEntrance(at)) {
          if (pips > 0) exit = std::min(exit, pips);
          rest = 2 * pip;
        }
        rest += wasteFrom(leg, at, meets);
        if (pips > 0 && plan_.isGrey(at)) rest += event;
        if (isAmmutAt(open_, at)) rest += fight;
        if (goals.has(at)) rest -= taking;
        const int fear = fearAt(seat, at);
        if (rest + fear >= least + fearThere) continue;
        least = rest;
        fearThere = fear;
      }
      rests[static_cast<std::size_t>(pips)] = least;
      fears[static_cast<std::size_t>(pips)] = fearThere;
    }
    if (turn_.pips >= 0) {
      const auto pips = static_cast<std::size_t>(turn_.pips);
      outlook.rest = rests[pips];
      outlook.sure = exit <= turn_.pips ? surely : 0;
      outlook.fear = fears[pips];
    } else {
      const auto& often = pipsRolled[static_cast<std::size_t>(open_.options.die)];
      int rest = 0;
      int fear = 0;
      int wins = 0;
      for (std::size_t pips = 0; pips < rests.size(); ++pips) {
        rest += often[pips] * rests[pips];
        fear += often[pips] * fears[pips];
        if (static_cast<int>(pips) >= exit) wins += often[pips];
      }
      outlook.rest = rest / rolls;
      outlook.sure = surely * wins / rolls;
      outlook.fear = fear / rolls;
    }
    const int more = turn_.rolls - (turn_.pips >= 0 ? 0 : 1);
    outlook.rest = std::max(outlook.rest - more * secondRoll, 0);
  }
};

}  // namespace

Outlooks outlooks(const State& state) {
  Judge judge(state);
  Outlooks result{};
  // The one whose turn it is comes first: the plan is drawn for it.
  for (int i = 0; i < state.open.options.players; ++i) {
    const Seat seat = leftOf(state.open.active, state.open.options.players, i);
    if (!state.open.players[seat].out) result[seat] = judge.of(seat);
  }
  return result;
}

}  // namespace mastaba::fluch
