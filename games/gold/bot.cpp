// What somebody with a little experience thinks of the moves of Das Gold des Pharao. Whatever can be found or brought
// home has its worth and takes so many actions: the archaeologist does what brings most per action, and from the ways
// he will have to go follows what a lamp or a turned tile saves. When the pyramid falls, all that counts is from where
// one still gets out in time.
#include <algorithm>

#include "games/gold/outlook.h"
#include "games/gold/ways.h"

namespace mastaba {

using namespace gold;

namespace {

// ---- the weights, found by letting bots with other weights play against each other

// Worth, in hundredths of a point.
constexpr int chamberWorth = 180;  // a chamber found: the photo, and what I will get of its treasures
constexpr int robbedShare = 150;   // of 100: what I get and another loses
constexpr int actionWorth = 50;    // an action saved
constexpr int archaeologistWorth = archaeologistCosts * point;
constexpr int helperWorth = helperCosts * point;
constexpr int idleWorth = 10;   // going home when there is nothing else to do
constexpr int lossFactor = 50;  // what is lost for good weighs more than any gain per action

// Actions.
constexpr int wallDelays = 8;       // a wall that the helper has to turn away; the longer nothing is found, the more,
constexpr int wallDelaysMost = 10;  // so that one goes around it at last
constexpr int wallInToil = 5;       // the same, to compare ways
constexpr int ownTurn = 2;          // for a helper who leaves his tile through a wall: he turns it and goes
constexpr int detour = 2;           // a way that is longer by no more is as good if it can be walked at once
constexpr int thiefReach = 6;       // somebody who is no farther from the entrance, or from me, may rob me on my way
constexpr int hurry = 5;            // a figure that may wait no longer in the ruin goes home

// How often ways will be gone, in hundredths.
constexpr int tripShare = 110;    // to a treasure that lies somewhere, and as often back
constexpr int futureTrips = 140;  // to a chamber not yet found
constexpr int wayBack = 110;      // from where the archaeologist is

// Rounds in which nothing is found.
constexpr int stuckAfter = 2;    // anything is worth trying
constexpr int giveUpBefore = 2;  // so many before the game ends for that reason, one goes home

// Weights count sixteenths of a worth per action; then there is what is done before everything else, and what is not.
constexpr int scale = 16;
constexpr int atOnce = 10'000'000;
constexpr int useless = -1;

// Something to do for a figure: where, what it is worth, and how many actions it takes from here.
struct Job {
  Place goal;
  int worth = 0;
  int takes = 1;

  int rate() const { return worth * scale / takes; }
  void orRather(Place where, int what, int many) {
    const Job other{where, what, std::max(many, 1)};
    if (many < Steps::far && other.rate() > rate()) *this = other;
  }
};

class Eyes {
 public:
  explicit Eyes(const View<Gold>& view) : open(view.open), me(view.me) {
    if (falls()) refuge = Refuge(open, plan, lit, fall());
    if (open.ruin.stage == Stage::armed) maskPays = canCarryMask();
    job = archaeologist.lost ? Job{open.entrance} : bestJob();
    toJob = Steps(plan, Area::only(job.goal), lit, wall);
    if (isLaying()) return;
    toilNow = toil(plan, lit);
    othersNow = othersToil(plan);
    if (!helper.lost) findErrand();
  }

  int weigh(const Gold::Move& move) const {
    return match(move, [&](const auto& one) -> int {
      using M = std::decay_t<decltype(one)>;
      if constexpr (std::is_same_v<M, Walk>)
        return one.figure == Figure::archaeologist ? walk(one.to) : walkHelper(one.to);
      else if constexpr (std::is_same_v<M, Reveal>)
        return reveal(one.at);
      else if constexpr (std::is_same_v<M, Lay>)
        return lay(one.open);
      else if constexpr (std::is_same_v<M, Rotate>)
        return rotate(one);
      else if constexpr (std::is_same_v<M, Light>)
        return light();
      else if constexpr (std::is_same_v<M, Douse>)
        return useless - losses(1);
      else if constexpr (std::is_same_v<M, Take>)
        return take(one.treasure);
      else if constexpr (std::is_same_v<M, Drop>)
        return drop();
      else if constexpr (std::is_same_v<M, Steal>)
        return atOnce + worthOf(open.players[one.from].carries);
      else if constexpr (std::is_same_v<M, Done>)
        return -losses(left);
      else
        return 0;  // the entrance: it is the same for all
    });
  }

 private:
  const Open& open;
  const Seat me;
  const Player& mine = open.players[me];
  const Piece& archaeologist = mine.figures[0];
  const Piece& helper = mine.figures[1];
  const int left = actionsLeft(open);
  const int wall = std::min(wallDelays + open.quiet / open.options.players, wallDelaysMost);
  const Area lit = lampsOf(open, me);
  const Plan plan{open, helper};
  const Steps home{plan, Area::only(open.entrance), lit, wall};
  const Steps around{plan, Area::only(archaeologist.at), lit, wall};  // the archaeologist
  Refuge refuge;                                                      // while the pyramid falls
  bool maskPays = false;
  Job job{};  // the archaeologist's
  Steps toJob = home;
  Job errand{};  // the helper's
  Steps toErrand = home;
  int toilNow = 0;
  int othersNow = 0;

  bool falls() const { return open.ruin.stage != Stage::quiet; }
  bool isLaying() const { return Gold::asked(open, me) == Ask::lay; }
  bool carries() const { return mine.carries != Treasure::none; }
  bool stuck() const { return open.quiet > stuckAfter * open.options.players; }

  template <class Each>
  void eachOther(Each each) const {
    for (Seat seat = 0; seat < open.options.players; ++seat)
      if (seat != me && !open.players[seat].figures[0].lost) each(seat, open.players[seat]);
  }

  // ---- the ruin

  // When the rings fall, if whoever gets to the mask carries it out.
  Fall fall() const {
    const Ruin& ruin = open.ruin;
    const bool waits = ruin.fresh && ruin.clock == me;
    if (ruin.stage == Stage::falling) return {ruin.ring, left + (waits ? actions : 0)};
    int within = left + actions * (ruin.turns - (waits ? 0 : 1));
    eachOther([&](Seat seat, const Player& other) {
      const Area from = Area::only(other.figures[0].at);
      const Steps steps(plan, from, lampsOf(open, seat), wall, Steps::By::helper, Area::only(ruin.centre));
      within = std::min(within, left + actions * (steps.to(ruin.centre) / actions));
    });
    return {0, open.options.pace == Gold::Pace::fair ? within : std::max(within - actions, 0)};
  }

  bool inTime(Place at, int used) const { return !falls() || refuge.from(at, used); }

  // From where I get out if I carry the mask out of its chamber and ring 1 falls after so many actions.
  Refuge afterMask(int within) const { return {open, plan, lit - Area::only(open.ruin.centre), {1, within}}; }

  // Is it wise to carry it out at the beginning of a turn? Yes, if it is home in the same turn; or if I get out even
  // with a ring falling after each turn and no thief is near.
  bool canCarryMask() const {
    const Place centre = open.ruin.centre;
    if (home.to(centre) <= actions) return true;
    bool watched = false;
    eachOther([&](Seat, const Player& other) {
      const Place at = other.figures[0].at;
      watched |= other.carries == Treasure::none && (home.to(at) <= thiefReach || around.to(at) <= thiefReach);
    });
    if (watched) return false;
    const Refuge after = afterMask(actions);
    for (const Place next : plan.onward(Area::only(centre)))
      if (after.from(next, 1)) return true;
    return false;
  }

  // With the mask in its chamber one can wait for the next turn, if that is enough to get home.
  bool leavesWithMask(Place to) const {
    const bool waits = open.ruin.turns > 1 && left < actions && home.to(archaeologist.at) <= actions;
    if (waits && home.to(archaeologist.at) > left) return false;
    return afterMask(left + (open.options.pace == Gold::Pace::fair ? actions : 0)).from(to, 1);
  }

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

  // GOLD-90: if nothing is found, all figures inside will be lost soon.
  bool isLateForHome(Place at) const {
    const int rounds = quietRounds - open.quiet / open.options.players;
    return !falls() && home.to(at) < wall && rounds <= giveUpBefore;
  }

  // ---- what the archaeologist could do

  bool startsRuin(Treasure treasure, Place at) const {
    return treasure == Treasure::mask && open.ruin.stage == Stage::armed && at == open.ruin.centre;
  }
  bool wants(Treasure treasure, Place at) const { return !startsRuin(treasure, at) || maskPays; }

  void seekTreasures(Job& best) const {
    for (const Lying& lying : open.lying) {
      const int there = around.to(lying.at);
      if (!inTime(lying.at, there) || !wants(lying.treasure, lying.at)) continue;
      best.orRather(lying.at, worthOf(lying.treasure), there + home.to(lying.at));
    }
  }

  // Another who carries something, if I get there in this turn.
  void seekVictim(Job& best) const {
    eachOther([&](Seat, const Player& other) {
      const Place at = other.figures[0].at;
      const int there = around.to(at);
      if (other.carries == Treasure::none || there > left || !inTime(at, there)) return;
      best.orRather(at, worthOf(other.carries) * robbedShare / 100, there + home.to(at));
    });
  }

  int chambersLeft() const {
    int many = 0;
    for (int i = corridors; i < kinds; ++i) many += open.hidden.of[i];
    return many;
  }

  // What it is worth to reveal a tile, whichever.
  int exploring() const { return chamberWorth * chambersLeft() / std::max(open.hidden.size(), 1) + 1; }

  void explore(Job& best) const {
    const int worth = exploring();
    for (const Place at : plan.hidden()) best.orRather(at, worth, around.to(at) - 1);
  }

  Job bestJob() const {
    const Place at = archaeologist.at;
    Job best{at, 0, 1};
    if (isLateForHome(at)) {
      best.orRather(open.entrance, archaeologistWorth, home.to(at));
      return best;
    }
    if (carries()) {
      best.orRather(open.entrance, worthOf(mine.carries), home.to(at));
    } else {
      seekTreasures(best);
      seekVictim(best);
    }
    if (!falls()) explore(best);
    const bool hurries = falls() && refuge.patience(at) <= hurry;
    if (hurries)
      best.orRather(open.entrance, archaeologistWorth + worthOf(mine.carries), home.to(at));
    else if (falls() || best.worth == 0)
      best.orRather(open.entrance, idleWorth, home.to(at));
    return best;
  }

  // ---- how toilsome ways are

  // How many actions mine will cost in such a pyramid, in hundredths.
  int toil(const Plan& then, const Area& lamps) const {
    Area goals = falls() ? Area{} : then.hidden();
    for (const Lying& lying : open.lying) goals.add(lying.at);
    if (!archaeologist.lost) goals.add(archaeologist.at);
    const Steps out(then, Area::only(open.entrance), lamps, wallInToil, Steps::By::helper, goals);
    int sum = 0;
    for (const Lying& lying : open.lying)
      if (inTime(lying.at, home.to(lying.at))) sum += 2 * tripShare * out.to(lying.at);
    const int hidden = std::max(then.hidden().size(), 1);
    if (!falls()) sum += futureTrips * chambersLeft() * out.toAll(then.hidden()) / hidden;
    if (archaeologist.lost) return sum;
    sum += wayBack * out.to(archaeologist.at);
    if (carries()) return sum;
    const Area enough = isLaying() ? everyPlace : Area::only(job.goal);
    const Steps ahead(then, Area::only(archaeologist.at), lamps, wallInToil, Steps::By::helper, enough);
    return sum + 100 * (isLaying() ? ahead.toNearest(then.hidden()) : ahead.to(job.goal));
  }

  // The same for those who carry something home, each a part of what it is to me.
  int othersToil(const Plan& then) const {
    int sum = 0;
    eachOther([&](Seat seat, const Player& other) {
      if (other.carries == Treasure::none) return;
      const Area at = Area::only(other.figures[0].at);
      const Steps out(then, Area::only(open.entrance), lampsOf(open, seat), wallInToil, Steps::By::helper, at);
      sum += 100 * out.to(other.figures[0].at);
    });
    return sum / (open.options.players - 1);
  }

  static int saving(int hundredths) { return hundredths * actionWorth / 100; }

  // ---- what the helper could do

  void findErrand() {
    const Steps ahead(plan, Area::only(helper.at), lit, ownTurn, Steps::By::leaving);
    const int out = ahead.to(open.entrance);
    errand = {helper.at, 0, 1};
    if (isLateForHome(helper.at)) errand.orRather(open.entrance, helperWorth, out);
    if (falls()) errand.orRather(open.entrance, refuge.patience(helper.at) <= hurry ? helperWorth : idleWorth, out);
    if (mine.supply > 0)
      for (const Place at : lampPlaces()) errand.orRather(at, lightAt(at), ahead.to(at) + 1);
    for (const Place at : wallsAhead()) errand.orRather(at, job.worth, ahead.to(at) + 1);
    toErrand = Steps(plan, Area::only(errand.goal), lit, ownTurn, Steps::By::arriving);
  }

  // Dark tiles on the ways between the entrance and where the archaeologist wants to go.
  Area lampPlaces() const {
    Area goals = Area::only(job.goal);
    for (const Lying& lying : open.lying) goals.add(lying.at);
    Area found;
    for (const Place goal : goals) {
      const Steps back(plan, Area::only(goal), lit, wall, Steps::By::helper, Area::only(open.entrance));
      const int whole = home.to(goal);
      for (int i = 1; i < whole; ++i) found |= home.at(i) & back.at(whole - i);
    }
    return found - plan.hidden() - lit;
  }

  // What a lamp there brings, beyond the action that it costs.
  int lightAt(Place at) const { return saving(toilNow - toil(plan, lit | Area::only(at))) - actionWorth; }

  // The tiles that show a wall on the archaeologist's way.
  Area wallsAhead() const {
    Area found;
    const int whole = around.to(job.goal);
    for (int i = 0; i + wall <= whole; ++i)
      found |= plan.walls(around.at(i), toJob.at(whole - wall - i)) |
               plan.walls(around.at(i), toJob.at(whole - 2 * wall - i));
    return found & plan.turnable();
  }

  // ---- moves

  int walk(Place to) const {
    bool nearer = toJob.to(to) < toJob.to(archaeologist.at);
    if (startsRuin(mine.carries, archaeologist.at)) nearer &= leavesWithMask(to);
    return (nearer ? job.rate() : useless) - losses(to, helper.at, 1);
  }

  int walkHelper(Place to) const {
    const bool nearer = toErrand.to(to) < toErrand.to(helper.at);
    return (nearer ? errand.rate() : stuck() ? 1 : useless) - losses(archaeologist.at, to, 1);
  }

  int reveal(Place at) const {
    const bool onTheWay = toJob.to(at) < toJob.to(archaeologist.at);
    const int worth = falls() ? useless : exploring() * scale;
    return (onTheWay ? job.rate() : worth) - losses(1);
  }

  // Short ways for me, long ones for those who carry something.
  int lay(Ways ways) const {
    Plan then = plan;
    then.turn(open.agenda.back().n, ways);
    return othersToil(then) - toil(then, lit);
  }

  int rotate(const Rotate& move) const {
    Plan then = plan;
    then.turn(move.at, move.open);
    return helpedBy(then) + rescuedBy(then);
  }

  // Can the archaeologist take a step there, or reveal the tile, at once?
  bool goesOn(const Plan& then, const Steps& there) const {
    const int distance = there.to(archaeologist.at);
    for (const Place to : then.perhaps(Area::only(archaeologist.at)))
      if (there.to(to) < distance + (lit.has(to) ? 1 : 0)) return true;
    return false;
  }

  // What a turned tile brings. Turning serves the archaeologist's job if it makes the way shorter, or lets him in where
  // he was stopped: a tile may have to be turned twice. It must not shut him out, nor the helper who is on an errand.
  int helpedBy(const Plan& then) const {
    const Area near = Area::only(archaeologist.at) | then.perhaps(Area::only(archaeologist.at));
    const Steps there(then, Area::only(job.goal), lit, wall, Steps::By::helper, near);
    const int shorter = toJob.to(archaeologist.at) - there.to(archaeologist.at);
    const bool went = goesOn(plan, toJob);
    const bool goes = goesOn(then, there);
    if (went && !goes && shorter <= detour) return useless;
    const Steps on(then, Area::only(errand.goal), lit, ownTurn, Steps::By::arriving, Area::only(helper.at));
    const int sooner = toErrand.to(helper.at) - on.to(helper.at);
    const int saved = saving(toilNow - toil(then, lit) + othersToil(then) - othersNow) * scale;
    int weight = saved > actionWorth * scale && (sooner >= 0 || errand.worth <= idleWorth) ? saved : useless;
    if (shorter > 0 || (!went && goes && shorter >= -detour)) weight = std::max(weight, job.rate());
    if (sooner > 0 && shorter >= -detour) weight = std::max(weight, errand.rate());
    return weight == useless && stuck() ? 1 : weight;
  }

  // Who gets out now who did not before, or the other way round.
  int rescuedBy(const Plan& then) const {
    if (!falls()) return 0;
    const Refuge later(open, then, lit, fall());
    const auto change = [&](const Piece& piece, int worth) {
      if (piece.lost) return 0;
      return (static_cast<int>(later.from(piece.at, 1)) - static_cast<int>(refuge.from(piece.at, 0))) * worth;
    };
    return lossFactor *
           (change(archaeologist, archaeologistWorth + worthOf(mine.carries)) + change(helper, helperWorth));
  }

  int light() const { return std::max(lightAt(helper.at) * scale, useless) - losses(1); }

  int take(Treasure treasure) const { return wants(treasure, archaeologist.at) ? atOnce + worthOf(treasure) : useless; }

  // Only for something better, or if the mask has become too dangerous.
  int drop() const {
    bool better = !wants(mine.carries, archaeologist.at);
    const int now = worthOf(mine.carries);
    for (const Lying& lying : open.lying)
      better |= lying.at == archaeologist.at && lying.treasure == Treasure::mask && now < worthOf(Treasure::mask) &&
                wants(lying.treasure, lying.at);
    eachOther([&](Seat, const Player& other) {
      better |= other.figures[0].at == archaeologist.at && worthOf(other.carries) > now;
    });
    return better ? atOnce : useless;
  }
};

// What brings twice as much per action is so many times likelier to be right, however much it is: weights are handed
// out as logarithms, in 2^20ths.
constexpr int octave = 1 << 20;
int likeliness(int weight) {
  const u64 size = static_cast<u64>(std::abs(weight)) + 1;
  const int whole = static_cast<int>(std::bit_width(size)) - 1;
  const int logarithm = whole * octave + static_cast<int>(((size << 20) >> whole) - octave);
  return weight < 0 ? -logarithm : logarithm;
}

}  // namespace

void Gold::prior(const View<Gold>& view, const Moves& moves, Weights<Moves>& weights) {
  if (moves.empty()) return;
  const Eyes eyes(view);
  for (int i = 0; i < moves.size(); ++i) weights[i] = likeliness(eyes.weigh(moves[i]));
}

}  // namespace mastaba
