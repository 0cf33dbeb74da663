#include "games/fluch/outlook.h"

#include "games/fluch/hunt.h"
#include "games/fluch/legal.h"
#include "games/fluch/reach.h"

namespace mastaba::fluch {

namespace {

constexpr int tileFits = 60;    // in hundredths, how often a tile is of use where it is wanted
constexpr int secondRoll = 25;  // what another roll brings, in tenths of a pip
constexpr int nextTime = 25;    // to take what one has left lying, or to come back onto an entrance
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

constexpr int taking = 3;      // to stand where something lies
constexpr int surelyLed = 90;  // in hundredths, whether somebody within reach is attacked by who leads Ammut now

// The rest of the turn, as it lies on the agenda.
struct Turn {
  int pips = -1;  // of the movement that is under way; -1: there is none
  int rolls = 0;  // still to come
  int tiles = 0;  // that may still be laid before it
  int signs = 0;  // steps of Ammut
  int cards = 0;  // still to be drawn
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
        case Ask::cards:
          cards += task.n;
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

class Lookout {
 public:
  explicit Lookout(const State& state)
      : open_(state.open),
        now_(open_),
        turn_(open_),
        plan_(open_, now_, open_.players[open_.active], manner_),
        hunt_(open_, state.own[open_.active], plan_) {
    if (isInMaze(open_.ammut)) lair_ = Lair(open_, now_, open_.ammut.at);
  }

  Outlook of(Seat seat) {
    const Player& player = open_.players[seat];
    Outlook outlook;
    const int players = open_.options.players;
    const Task<Ask>& task = open_.agenda.back();
    outlook.places = task.who.has(seat) && (task.ask == Ask::place || task.ask == Ask::banish);
    outlook.takes = seat == open_.active && turn_.collects && canCollect(open_, seat);
    outlook.need = hunt_.needOf(seat);
    outlook.turns = (seat + players - open_.active + players - 1) % players + 1;
    if (seat != open_.active) plan_.become(open_, player);
    const Aims aims = hunt_.aimsOf(seat);
    if (!player.inside) {
      outlook.rest = fromEntrance(aims);
      outlook.cards = hunt_.cardsOf(seat, player.at);
    } else if (seat == open_.active && (turn_.pips >= 0 || turn_.rolls > 0)) {
      move(seat, aims, outlook);
    } else {
      const Leg leg(plan_, player.at, aims);
      outlook.rest = leg.rest() + wasteFrom(leg, player.at, outlook.need == 0);
      follow(leg, outlook);
      if (missed(seat, aims, leg.rest())) outlook.rest += nextTime;
      outlook.home = hunt_.homeFrom(player.at);
      outlook.danger = dangerAt(seat, player.at);
      outlook.cards = hunt_.cardsOf(seat, leg.end());
    }
    if (seat == open_.active) outlook.cards += 100 * turn_.cards;
    return outlook;
  }

 private:
  const Open& open_;
  const Manner& manner_ = among(experienced, open_.options.players);
  const Sides now_;
  const Turn turn_;
  Plan plan_;
  const Hunt hunt_;
  Lair lair_;

  int dangerAt(Seat seat, Place at) const {
    if (!isInMaze(open_.ammut)) return 0;
    int chance = lair_.chance(at, open_.options.players);
    if (turn_.signs > 0) {
      const bool reached = turn_.signs > stepsPerSymbol ? lair_.wide.has(at) : lair_.near.has(at);
      chance = seat == open_.active ? chance / 2 : reached ? surelyLed : chance;
    }
    return chance;
  }

  void follow(const Leg& leg, Outlook& outlook) const {
    outlook.blind = hunt_.isUnknown(leg.end());
    outlook.goes = true;
    outlook.aim = leg.end();
    for (const Aim& aim : leg.aims())
      if (aim.at == leg.end()) outlook.toAim = leg.rest() - aim.rest;
    outlook.walled = leg.isWalled();
    outlook.unbuilt = static_cast<int>(
        std::count_if(leg.steps().begin(), leg.steps().end(), [this](Place at) { return plan_.isFree(at); }));
  }

  int wasteFrom(const Leg& leg, Place at, bool home) const {
    if (leg.ahead().from(at) >= Field::far) return 0;
    const auto pips = static_cast<std::size_t>((leg.toAim(plan_, at) + pip - 1) / pip);
    // Where one stops for a token, so much of it is part of the way already.
    return std::max(wasted[std::min(pips, wasted.size() - 1)] - (home ? 0 : stopping), 0);
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
    const Leg leg(plan_, player.at, aims);
    const Reach reach(open_, now_, plan_.greys(), seat, player.at);
    follow(leg, outlook);
    outlook.cards = hunt_.cardsOf(seat, leg.end());
    Sides then = now_;
    outlook.tiles = turn_.tiles;
    outlook.wanted = build(leg, then);
    after(seat, leg, reach, outlook);
    if (outlook.wanted == 0) return;
    Outlook built;
    after(seat, leg, Reach(open_, then, plan_.greys(), seat, player.at), built);
    const auto mend = [](int& before, int after) { before += (after - before) * tileFits / 100; };
    mend(outlook.rest, built.rest);
    mend(outlook.sure, built.sure);
    mend(outlook.danger, built.danger);
    mend(outlook.home, built.home);
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
    const int event = eventHarm(manner_, open_, player);
    const int fight = fightHarm(manner_, open_, player);
    struct End {
      int rest = Field::far;
      int danger = 0;
      int home = 0;
    };
    std::array<End, mostPips + 1> ends;
    Area goals;
    for (const Aim& aim : leg.aims())
      if (leg.ahead().from(aim.at) == aim.rest && !meets) goals.add(aim.at);
    int exit = mostPips + 1;
    End best;
    for (int pips = 0; pips <= mostPips; ++pips) {
      for (const Place at : reach.ends(pips)) {
        End end{leg.ahead().from(at), dangerAt(seat, at), hunt_.homeFrom(at)};
        if (meets && isEntrance(at)) {
          if (pips > 0) exit = std::min(exit, pips);
          end.rest = 2 * pip;
        }
        end.rest += wasteFrom(leg, at, meets);
        if (pips > 0 && plan_.isGrey(at)) end.rest += event;
        if (isAmmutAt(open_, at)) end.rest += fight;
        if (goals.has(at)) end.rest -= taking;
        const auto harm = [fight](const End& one) { return one.rest + one.danger * fight / 100; };
        if (harm(end) < harm(best)) best = end;
      }
      ends[static_cast<std::size_t>(pips)] = best;
    }
    if (turn_.pips >= 0) {
      const End& end = ends[static_cast<std::size_t>(turn_.pips)];
      outlook.rest = end.rest;
      outlook.sure = exit <= turn_.pips ? surely : 0;
      outlook.danger = end.danger;
      outlook.home = end.home;
    } else {
      const auto& often = pipsRolled[static_cast<std::size_t>(open_.options.die)];
      int wins = 0;
      End all{0, 0, 0};
      for (std::size_t pips = 0; pips < ends.size(); ++pips) {
        all.rest += often[pips] * ends[pips].rest;
        all.danger += often[pips] * ends[pips].danger;
        all.home += often[pips] * ends[pips].home;
        if (static_cast<int>(pips) >= exit) wins += often[pips];
      }
      outlook.rest = all.rest / rolls;
      outlook.sure = surely * wins / rolls;
      outlook.danger = all.danger / rolls;
      outlook.home = all.home / rolls;
    }
    const int more = turn_.rolls - (turn_.pips >= 0 ? 0 : 1);
    outlook.rest = std::max(outlook.rest - more * secondRoll, 0);
  }
};

}  // namespace

Outlooks outlooks(const State& state) {
  Lookout lookout(state);
  Outlooks result{};
  // The one whose turn it is comes first: the plan is drawn for it.
  for (int i = 0; i < state.open.options.players; ++i) {
    const Seat seat = leftOf(state.open.active, state.open.options.players, i);
    if (!state.open.players[seat].out) result[seat] = lookout.of(seat);
  }
  return result;
}

}  // namespace mastaba::fluch
