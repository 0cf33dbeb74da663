// What somebody with a little experience thinks of the moves of Das Gold des Pharao. Whatever can be brought home has
// its worth and takes so many actions: the player does what brings most per action, and so also knows when a lamp or
// a turned tile pays. When the pyramid falls, it reckons from where it still gets out.
#include <algorithm>

#include "games/gold/ways.h"

namespace mastaba {

using namespace gold;

namespace {

// ---- the weights, found by letting bots with other weights play against each other

// Worth, in hundredths of a point.
constexpr int point = 100;
constexpr int chamberWorth = 250;  // a chamber just found: the photo, and what I will get of its treasures
constexpr int carriedShare = 120;  // of 100: what is in my hands goes home before I do something else
constexpr int homeSlope = 6;       // for each action that a place yet to be revealed is away from the entrance
constexpr int actionWorth = 50;    // an action saved
constexpr int helperWorth = 100;
constexpr int archaeologistWorth = 200;
constexpr int hurry = 5;        // a figure that may wait no longer than so many actions goes home
constexpr int layToMe = 50;
constexpr int layToHidden = 30;
constexpr int layToOpen = 10;
constexpr int lossFactor = 50;  // a loss weighs more than any gain per action

// Actions.
constexpr int wallDelays = 8;    // what a wall delays; more and more while nothing is found
constexpr int toilWall = 5;
constexpr int helperTie = 30;
constexpr int ownTurn = 2;       // for a helper who leaves through a wall of the tile he turns
constexpr int followWorth = 1;
constexpr int followFrom = 1;
constexpr int detour = 2;
constexpr int stuckAfter = 2;
constexpr int tripShare = 110;    // of 100: how often I will go to a treasure that lies somewhere and back
constexpr int futureTrips = 140;  // of 100: the same for each chamber not yet found

// What comes before everything else, and what is not done.
constexpr int atOnce = 1'000'000;
constexpr int useless = -1;

int worthOf(Treasure treasure) {
  switch (treasure) {
    case Treasure::none:
      return 0;
    case Treasure::two:
      return twoWorth * point;
    case Treasure::three:
      return threeWorth * point;
    case Treasure::mask:
      return maskWorth * point;
  }
  return 0;
}

// Something to do for a figure: where, what it is worth, and how many actions it takes from here.
struct Job {
  Place goal;
  int worth = 0;
  int takes = 1;

  int rate() const { return worth * 16 / takes; }
};

struct Eyes {
  const View<Gold>& view;
  const Open& open = view.open;
  const Seat me = view.me;
  const Player& mine = open.players[me];
  const Piece& archaeologist = mine.figures[0];
  const Piece& helper = mine.figures[1];
  const int left = actionsLeft(open);
  const int wall = std::min(wallDelays + open.quiet / open.options.players, 12);
  const u64 lit = lampsOf(open, me);
  const Plan plan{open, helper};
  const Steps home{plan, bit(open.entrance), lit, wall};
  const Steps around{plan, bit(archaeologist.at), lit, wall};  // the archaeologist
  Refuge refuge{};
  Job job{};  // the archaeologist's
  Steps toJob = home;

  explicit Eyes(const View<Gold>& seen) : view(seen) {
    if (falls()) refuge = Refuge(open, plan, lit, fall());
    if (!archaeologist.lost) job = bestJob();
    toJob = Steps(plan, bit(job.goal), lit, wall);
  }

  bool falls() const { return open.ruin.stage != Stage::quiet; }
  bool carries() const { return mine.carries != Treasure::none; }

  // ---- the ruin

  // When the rings fall, if those who can set it off do so.
  Fall fall() const {
    const Ruin& ruin = open.ruin;
    const bool waits = ruin.fresh && ruin.clock == me;
    if (ruin.stage == Stage::falling) return {ruin.ring, left + (waits ? actions : 0)};
    int within = left + actions * (ruin.turns - (waits ? 0 : 1));
    for (Seat seat = 0; seat < open.options.players; ++seat) {
      if (seat == me || open.players[seat].figures[0].lost) continue;
      const Steps steps(plan, bit(open.players[seat].figures[0].at), lampsOf(open, seat), wall);
      const int turns = (steps.to(ruin.centre) + actions) / actions;
      within = std::min(within, left + actions * (turns - 1));
    }
    if (open.options.pace == Gold::Pace::hard) within = std::max(within - actions, 0);
    return {0, within};
  }

  // If I carry the mask out now.
  Fall setOff() const { return {1, left + (open.options.pace == Gold::Pace::fair ? actions : 0)}; }

  // ---- what the archaeologist could do

  void consider(Job& best, Place goal, int worth, int takes) const {
    if (takes >= Steps::far - 1) return;
    const Job one{goal, worth, std::max(takes, 1)};
    if (one.rate() > best.rate()) best = one;
  }

  int rivals() const { return open.options.players - 1; }

  bool inTime(Place at, int used) const { return !falls() || refuge.from(at, used); }

  bool canCarryMask() const {
    const Refuge after(open, plan, lit & ~bit(open.ruin.centre), setOff());
    const u64 reach = plan.onward(bit(open.ruin.centre));
    for (Area next{reach}; !next.none();)
      if (after.from(next.pop(), 1)) return true;
    return false;
  }

  int wanted(Treasure treasure, Place at) const {
    if (treasure == Treasure::mask && open.ruin.stage == Stage::armed && at == open.ruin.centre)
      return archaeologist.at != at || canCarryMask() ? worthOf(treasure) : 0;
    return worthOf(treasure);
  }

  void considerTreasures(Job& best) const {
    for (const Lying& lying : open.lying) {
      const int there = around.to(lying.at);
      if (!inTime(lying.at, there)) continue;
      consider(best, lying.at, wanted(lying.treasure, lying.at), there + home.to(lying.at));
    }
  }

  // Another who carries something, if I get there in this turn.
  void considerRobbing(Job& best) const {
    for (Seat seat = 0; seat < open.options.players; ++seat) {
      const Player& other = open.players[seat];
      const Place at = other.figures[0].at;
      if (seat == me || other.carries == Treasure::none) continue;
      const int there = around.to(at);
      if (there > left || !inTime(at, there)) continue;
      consider(best, at, worthOf(other.carries), there + home.to(at));
    }
  }

  int chambersLeft() const {
    int chambers = 0;
    for (int i = corridors; i < kinds; ++i) chambers += open.hidden.of[i];
    return chambers;
  }

  int exploring(Place at) const {
    const int tiles = std::max(open.hidden.size(), 1);
    return std::max(chamberWorth * chambersLeft() / tiles - homeSlope * home.to(at) / 4, 1);
  }

  void considerExploring(Job& best) const {
    if (falls()) return;
    for (Area hidden{plan.hidden()}; !hidden.none();) {
      const Place at = hidden.pop();
      consider(best, at, exploring(at), around.to(at) - 1);
    }
  }

  Job bestJob() const {
    Job best{archaeologist.at, 0, 1};
    if (carries()) {
      consider(best, open.entrance, worthOf(mine.carries) * carriedShare / 100, home.to(archaeologist.at));
    } else {
      considerTreasures(best);
      considerRobbing(best);
    }
    considerExploring(best);
    if (falls()) {
      const bool urgent = refuge.patience(archaeologist.at) <= hurry;
      consider(best, open.entrance, urgent ? archaeologistWorth + worthOf(mine.carries) : 10,
               home.to(archaeologist.at));
    }
    if (best.worth == 0) consider(best, open.entrance, 10, home.to(archaeologist.at));
    if (lateForHome(archaeologist.at)) best = {open.entrance, archaeologistWorth, std::max(home.to(archaeologist.at), 1)};
    return best;
  }

  // GOLD-90: if nothing is found, all figures inside will be lost soon.
  bool lateForHome(Place at) const {
    const int turns = quietRounds - open.quiet / open.options.players;
    return !falls() && home.to(at) < wall && turns <= 2;
  }

  // ---- moves

  // What is lost if the figures stand there after so many actions.
  int losses(Place first, Place second, int used) const {
    if (!falls()) return 0;
    int sum = 0;
    if (!archaeologist.lost && refuge.from(archaeologist.at, 0) && !refuge.from(first, used))
      sum += archaeologistWorth + worthOf(mine.carries);
    if (!helper.lost && refuge.from(helper.at, 0) && !refuge.from(second, used)) sum += helperWorth;
    return sum * lossFactor;
  }
  int losses(int used) const { return losses(archaeologist.at, helper.at, used); }

  int walkArchaeologist(Place to) const {
    const bool nearer = toJob.to(to) < toJob.to(archaeologist.at);
    return (nearer ? job.rate() : useless) - losses(to, helper.at, 1);
  }

  int reveal(Place at) const {
    const bool onTheWay = toJob.to(at) + 2 <= toJob.to(archaeologist.at);
    if (falls()) return (onTheWay ? job.rate() : useless) - losses(1);
    if (onTheWay) return job.rate();
    const Job here{archaeologist.at, exploring(at), 1};
    return here.rate();
  }

  // How many actions my ways cost in such a pyramid, in hundredths.
  int toil(const Plan& at, u64 lamps) const {
    const Steps out(at, bit(open.entrance), lamps, toilWall);
    int sum = 0;
    for (const Lying& lying : open.lying)
      if (inTime(lying.at, home.to(lying.at))) sum += 2 * tripShare * out.to(lying.at);
    if (!falls())
      sum += futureTrips * chambersLeft() * out.toAll(at.hidden()) / std::max(std::popcount(at.hidden()), 1);
    if (!archaeologist.lost) {
      if (carries()) {
        sum += 100 * out.to(archaeologist.at);
      } else {
        const Steps going(at, bit(archaeologist.at), lamps, toilWall);
        sum += 100 * (Gold::asked(open, me) == Ask::lay ? going.toNearest(at.hidden()) : going.to(job.goal));
      }
    }
    if (!helper.lost) sum += helperTie * out.to(helper.at);
    return sum;
  }

  int othersToil(const Plan& at) const {
    int sum = 0;
    for (Seat seat = 0; seat < open.options.players; ++seat) {
      const Player& other = open.players[seat];
      if (seat == me || other.figures[0].lost || other.carries == Treasure::none) continue;
      const Steps out(at, bit(open.entrance), lampsOf(open, seat), wall);
      sum += 100 * out.to(other.figures[0].at);
    }
    return sum / rivals();
  }

  int saved(int hundredths) const { return hundredths * actionWorth / 100 * 16; }

  int before = -1;
  int othersBefore = -1;

  int lay(Ways how) const {
    const Place at = open.agenda.back().n;
    Plan after = plan;
    after.turn(at, how);
    int weight = -saved(toil(after, lit)) + saved(othersToil(after));
    const u64 ways = after.perhaps(bit(at));
    weight += layToMe * std::popcount(ways & bit(archaeologist.at)) * 16;
    weight += layToHidden * std::popcount(ways & after.hidden()) * 16;
    weight += layToOpen * std::popcount(ways & ~after.hidden()) * 16;
    return weight;
  }

  // Can the archaeologist take a step there at once?
  bool goesOn(const Plan& at, const Steps& there) const {
    const int distance = there.to(archaeologist.at);
    for (Area next{at.onward(bit(archaeologist.at))}; !next.none();) {
      const Place to = next.pop();
      if (there.to(to) < distance + static_cast<int>((lit >> to) & 1)) return true;
    }
    return false;
  }

  int rotate(const Rotate& move) {
    if (before < 0) {
      before = toil(plan, lit);
      othersBefore = othersToil(plan);
    }
    Plan after = plan;
    after.turn(move.at, move.open);
    const int gain = before - toil(after, lit) + othersToil(after) - othersBefore;
    int weight = gain > 100 ? saved(gain) : useless;
    const Steps then(after, bit(job.goal), lit, wall);
    const int shorter = toJob.to(archaeologist.at) - then.to(archaeologist.at);
    const bool went = goesOn(plan, toJob);
    const bool goes = goesOn(after, then);
    if (shorter <= detour && went && !goes) return useless;
    if (shorter >= -detour && !went && goes) weight = std::max(weight, job.rate());
    if (shorter > 0) weight = std::max(weight, job.rate());
    if (!hasErrand) findErrand();
    if (shorter >= -detour && errand.worth > 0 && move.at == helper.at) {
      const Steps to(after, bit(errand.goal), lit, ownTurn, Steps::By::arriving);
      if (to.to(helper.at) < toErrand.to(helper.at)) weight = std::max(weight, errand.rate());
    }
    if (falls()) {
      const Refuge later(open, after, lit, fall());
      if (!archaeologist.lost && refuge.from(archaeologist.at, 0) != later.from(archaeologist.at, 1))
        weight +=
            (archaeologistWorth + worthOf(mine.carries)) * lossFactor * (later.from(archaeologist.at, 1) ? 1 : -1);
      if (!helper.lost && refuge.from(helper.at, 0) != later.from(helper.at, 1))
        weight += helperWorth * lossFactor * (later.from(helper.at, 1) ? 1 : -1);
    }
    return weight == useless && stuck() ? 1 : weight;
  }

  // Nothing has been found for so long that anything is worth trying.
  bool stuck() const { return open.quiet > stuckAfter * open.options.players; }

  int lightAt(Place at) {
    if (before < 0) {
      before = toil(plan, lit);
      othersBefore = othersToil(plan);
    }
    return saved(before - toil(plan, lit | bit(at)));
  }

  // The best of what the helper could do, and where.
  Job errand{};
  bool hasErrand = false;
  Steps toErrand = home;

  void findErrand() {
    hasErrand = true;
    errand = {helper.at, 0, 1};
    const Steps ahead(plan, bit(helper.at), lit, ownTurn, Steps::By::leaving);
    if (!falls() && !archaeologist.lost && ahead.to(archaeologist.at) > followFrom)
      consider(errand, archaeologist.at, followWorth, ahead.to(archaeologist.at));
    if (falls()) {
      const bool urgent = refuge.patience(helper.at) <= hurry;
      consider(errand, open.entrance, urgent ? helperWorth : 10, ahead.to(open.entrance));
    }
    if (mine.supply > 0) {
      for (Area candidates{lampPlaces() & ~lit & ~bit(open.entrance)}; !candidates.none();) {
        const Place at = candidates.pop();
        const int gain = lightAt(at) / 16 - actionWorth;
        if (gain > 0) consider(errand, at, gain, ahead.to(at) + 1);
      }
    }
    if (lateForHome(helper.at)) errand = {open.entrance, helperWorth, 1};
    const u64 blocked = walls();
    if (blocked != 0) {
      for (Area candidates{blocked}; !candidates.none();) {
        const Place at = candidates.pop();
        consider(errand, at, job.worth, ahead.to(at) + 1);
      }
    }
    toErrand = Steps(plan, bit(errand.goal), lit, ownTurn, Steps::By::arriving);
  }

  // Tiles on the ways between the entrance and the goals.
  u64 lampPlaces() const {
    u64 on = 0;
    const auto add = [&](Place goal) {
      const Steps from(plan, bit(goal), lit, wall);
      const int whole = home.to(goal);
      for (int i = 0; i <= whole; ++i) on |= home.at(i) & from.at(whole - i);
    };
    for (const Lying& lying : open.lying) add(lying.at);
    add(job.goal);
    return on & ~plan.hidden();
  }

  // The tiles at a wall on the archaeologist's way.
  u64 walls() const {
    u64 found = 0;
    const int whole = around.to(job.goal);
    for (int i = 0; i + wall <= whole; ++i) {
      found |= plan.walls(around.at(i), toJob.at(whole - wall - i));
      found |= plan.walls(around.at(i), toJob.at(whole - 2 * wall - i));
    }
    return found & plan.turnable();
  }

  int walkHelper(Place to) {
    if (!hasErrand) findErrand();
    const bool nearer = toErrand.to(to) < toErrand.to(helper.at);
    return (nearer ? errand.rate() : stuck() ? 1 : useless) - losses(archaeologist.at, to, 1);
  }

  int take(Treasure treasure) const {
    if (wanted(treasure, archaeologist.at) == 0) return useless;
    return atOnce + worthOf(treasure);
  }

  int steal(Seat from) const { return atOnce + worthOf(open.players[from].carries) + 1; }

  int drop() const {
    const int now = worthOf(mine.carries);
    for (const Lying& lying : open.lying)
      if (lying.at == archaeologist.at && lying.treasure == Treasure::mask && wanted(lying.treasure, lying.at) > now)
        return atOnce;
    for (Seat seat = 0; seat < open.options.players; ++seat)
      if (seat != me && open.players[seat].figures[0].at == archaeologist.at && !open.players[seat].figures[0].lost &&
          worthOf(open.players[seat].carries) > now)
        return atOnce;
    return useless - 100;
  }

  int weigh(const Gold::Move& move) {
    return match(move, [&](const auto& one) -> int {
      using M = std::decay_t<decltype(one)>;
      if constexpr (std::is_same_v<M, Walk>)
        return one.figure == Figure::archaeologist ? walkArchaeologist(one.to) : walkHelper(one.to);
      else if constexpr (std::is_same_v<M, Reveal>)
        return reveal(one.at);
      else if constexpr (std::is_same_v<M, Lay>)
        return lay(one.open);
      else if constexpr (std::is_same_v<M, Rotate>)
        return rotate(one);
      else if constexpr (std::is_same_v<M, Light>)
        return std::max(lightAt(helper.at) - actionWorth * 16, useless) - losses(1);
      else if constexpr (std::is_same_v<M, Douse>)
        return useless - losses(1);
      else if constexpr (std::is_same_v<M, Take>)
        return take(one.treasure);
      else if constexpr (std::is_same_v<M, Drop>)
        return drop();
      else if constexpr (std::is_same_v<M, Steal>)
        return steal(one.from);
      else if constexpr (std::is_same_v<M, Done>)
        return -losses(left);
      else
        return 0;
    });
  }
};

}  // namespace

void Gold::prior(const View<Gold>& view, const Moves& moves, Weights<Moves>& weights) {
  if (moves.empty()) return;
  if (as<Entrance>(moves[0])) return weights.fill(0);
  Eyes eyes{view};
  for (int i = 0; i < moves.size(); ++i) weights[i] = eyes.weigh(moves[i]);
}

}  // namespace mastaba
