#include "games/gold/outlook.h"

#include <algorithm>
#include <optional>

#include "games/gold/museum.h"
#include "games/gold/ways.h"

namespace mastaba::gold {

namespace {

constexpr int closeBy = 5;       // from where a thief catches up
constexpr int never = 1000;      // in time
constexpr int longestCarry = 9;  // of the mask
constexpr int longestTrip = 8;   // farther is no worse: the way will be opened
constexpr int longestWay = 12;   // farther is no worse
constexpr int smallStake = 300;  // worth that is little

// How likely the first of two comes first who is so many half actions ahead, in hundredths.
int sooner(int ahead) {
  constexpr std::array<int, 13> share{50, 57, 64, 70, 75, 80, 84, 87, 90, 92, 94, 95, 96};
  const int i = std::min(std::abs(ahead), 12);
  return ahead >= 0 ? share[static_cast<std::size_t>(i)] : 100 - share[static_cast<std::size_t>(i)];
}

// What is still brought home after so many actions, in hundredths: much can happen on the way.
int kept(int takes) { return std::max(100 - 3 * std::max(takes, 0), 25); }

// What a helper gets to turn, the sooner the nearer it is.
struct Turning {
  static constexpr int ranges = 4;
  // A step through a wall then costs so much: the helper goes, turns the tile, and the archaeologist walks.
  static constexpr std::array<int, ranges> delays{2, 4, 6, 9};
  static constexpr int bothWalls = 11;  // if both tiles must be turned
  std::array<Area, ranges> tiles{};     // in each range those that are not in one before

  Turning(const Plan& plan, const Piece& helper) {
    if (helper.lost) return;
    constexpr std::array<int, ranges> until{0, 2, 4, 40};
    Area reached = Area::only(helper.at);
    int steps = 0;
    Area before;
    for (int range = 0; range < ranges - 1; ++range) {
      for (; steps < until[static_cast<std::size_t>(range)]; ++steps) reached |= plan.onward(reached);
      const Area now = (reached | plan.onward(reached)) & plan.turnable();
      tiles[static_cast<std::size_t>(range)] = now - before;
      before = now;
    }
    tiles[ranges - 1] = plan.turnable() - before;
  }
};

// How many actions it takes to each place.
class Distances {
 public:
  Distances(const Plan& plan, const Turning& turning, const Area& lit, Place from) {
    many_.fill(Steps::far);
    std::array<Area, farthest + 1> layers;
    Area reached = layers[0] = Area::only(from);
    many_[from] = 0;
    int empty = 0;
    for (int i = 1; i <= farthest && empty < Turning::bothWalls && reached != everyPlace; ++i) {
      Area next;
      const auto layer = [&](int many) { return many > i ? Area{} : layers[static_cast<std::size_t>(i - many)]; };
      if (const Area last = layer(1); !last.none()) next = oneAction(plan, last, lit, reached);
      if (const Area last = layer(2); !last.none()) next |= plan.perhaps(last);
      for (std::size_t range = 0; range < Turning::ranges; ++range)
        if (const Area last = layer(Turning::delays[range]); !last.none())
          next |= plan.turned(last, turning.tiles[range]);
      if (const Area last = layer(Turning::bothWalls); !last.none()) next |= plan.bothTurned(last);
      next -= reached;
      reached |= next;
      layers[static_cast<std::size_t>(i)] = next;
      empty = next.none() ? empty + 1 : 0;
      for (const Place place : next) many_[place] = static_cast<u8>(i);
    }
  }
  int to(Place place) const { return many_[place]; }

 private:
  static constexpr int farthest = 30;
  std::array<u8, places> many_;
};

// One seat on its ways.
struct Walker {
  Seat seat;
  const Player& player;
  Area lit;
  Plan plan;
  Turning turning;
  Distances home;    // from the entrance
  Distances around;  // from the archaeologist
  int offset;        // so many turns until it has one
  int left;          // actions in this one, or in its next
  Refuge refuge;

  Walker(const Open& open, Seat who)
      : seat(who),
        player(open.players[who]),
        lit(lampsOf(open, who)),
        plan(open, player.figures[1]),
        turning(plan, player.figures[1]),
        home(plan, turning, lit, open.entrance),
        around(plan, turning, lit, player.figures[0].at),
        offset((who + open.options.players - active(open)) % open.options.players),
        left(offset == 0 ? actionsLeft(open) : actions) {}

  bool isIn() const { return !player.figures[0].lost; }
  Place at() const { return player.figures[0].at; }
  bool carries() const { return player.carries != Treasure::none; }
  int out() const { return home.to(at()); }

  // When so many actions are done: in turns from now, and in half actions to compare.
  int turns(int many, int players) const {
    return offset + players * ((std::max(many - left, 0) + actions - 1) / actions);
  }
  int when(int many, int players) const { return 2 * (many - left) + 2 * actions * offset / players; }
};

class Glance {
 public:
  Glance(const State& state, Outlook& outlook) : state_(state), outlook_(outlook) {
    for (Seat seat = 0; seat < players_; ++seat) walkers_[seat].emplace(open_, seat);
    outlook_.phase = phase();
    eachWalker([this](Walker& one) {
      if (falls()) one.refuge = Refuge(open_, one.plan, one.lit, fallFor(one));
      seeStanding(one);
      if (one.isIn()) seeFlight(one);
    });
    eachWalker([this](Walker& one) {
      if (one.isIn() && one.carries()) seeCarried(one);
    });
    seeFetching();
    if (!falls()) seeExploring();
    if (open_.ruin.stage == Stage::armed) seeMask();
    if (open_.ruin.stage == Stage::falling) outlook_.phase = phaseOfRuin();
  }

 private:
  const State& state_;
  const Open& open_ = state_.open;
  Outlook& outlook_;
  const int players_ = open_.options.players;
  std::array<std::optional<Walker>, most> walkers_{};
  int stake_ = 0;  // what is to be won or lost in the ruin

  Walker& walker(Seat seat) {
    std::optional<Walker>& one = walkers_[seat];
    assert(one);
    return *one;
  }
  template <class Each>
  void eachWalker(const Each& each) {
    for (Seat seat = 0; seat < players_; ++seat) each(walker(seat));
  }
  int& see(const Walker& one, Sight sight) { return outlook_.seats[one.seat][static_cast<std::size_t>(sight)]; }
  bool falls() const { return open_.ruin.stage != Stage::quiet; }

  int chambersLeft() const {
    int many = 0;
    for (int i = corridors; i < kinds; ++i) many += open_.hidden.of[i];
    return many;
  }

  Phase phase() const {
    return falls() ? Phase::armed : static_cast<Phase>(std::clamp(chambers - chambersLeft(), 0, chambers - 1));
  }
  Phase phaseOfRuin() const {
    return stake_ == 0 ? Phase::nothing : stake_ <= smallStake ? Phase::little : Phase::much;
  }

  // When the rings fall, in actions of this seat.
  Fall fallFor(const Walker& one) const {
    const Ruin& ruin = open_.ruin;
    const int clock = (ruin.clock + players_ - active(open_)) % players_;
    int within = one.offset <= clock ? one.left : 0;
    if (ruin.fresh && clock == 0) within += actions;
    if (ruin.stage == Stage::falling) return {ruin.ring, within};
    return {0, within + actions * (ruin.turns - 1)};
  }

  // Does a figure that stands there get out in time?
  bool escapes(const Walker& one, Place at) const {
    if (falls()) return one.refuge.from(at, 0);
    // A51: the game ends if nothing is found for long.
    const int turns = quietRounds * players_ - open_.quiet - one.offset;  // until the end, from its next on
    return one.home.to(at) <= one.left + actions * std::max(turns / players_, 0);
  }

  void seeStanding(const Walker& one) {
    const Player& player = one.player;
    see(one, Sight::score) = point * scoreOf(player, state_.own[one.seat].threes);
    see(one, Sight::both) = hasBoth(player) ? point : 0;
    if (!player.figures[1].lost) {
      const Place helper = player.figures[1].at;
      if (!escapes(one, helper)) see(one, Sight::helperBuried) = point * helperCosts;
      see(one, Sight::helperWayOut) = std::min(one.home.to(helper), longestWay);
      if (helper != open_.entrance && escapes(one, helper)) stake_ += point * helperCosts;
    }
  }
  static bool hasBoth(const Player& player) { return !player.figures[0].lost && !player.figures[1].lost; }

  void seeFlight(const Walker& one) {
    const bool saved = escapes(one, one.at());
    if (!saved) see(one, Sight::buried) = point * archaeologistCosts;
    if (saved && one.at() != open_.entrance) stake_ += point * archaeologistCosts + worthOf(one.player.carries);
    see(one, Sight::wayOut) = std::min(one.out(), longestWay);
  }

  // ---- what is carried

  void seeCarried(const Walker& one) {
    if (falls() && !one.refuge.from(one.at(), 0)) return;
    const int worth = worthOf(one.player.carries);
    const int out = one.out();
    const int turns = (std::max(out - one.left, 0) + actions - 1) / actions;
    const bool now = turns == 0 && one.offset == 0;
    see(one, now ? Sight::near : turns == 0 ? Sight::soon : turns <= 2 ? Sight::late : Sight::distant) += worth;
    if (now) return;
    eachWalker([&](Walker& thief) { seeThief(thief, one, worth); });
  }

  void seeThief(const Walker& thief, const Walker& victim, int worth) {
    if (thief.seat == victim.seat || !thief.isIn() || victim.at() == open_.entrance) return;
    const int gain = worth - worthOf(thief.player.carries);  // who carries something lets go of it
    if (gain <= 0) return;
    const int there = thief.around.to(victim.at());
    const bool first = thief.offset < victim.offset;
    if (first && there <= thief.left) {
      see(thief, Sight::robbery) += gain;
      see(victim, Sight::robbery) -= worth;
    } else if (there <= closeBy || thief.out() <= std::min(victim.out(), closeBy)) {
      see(thief, Sight::chase) += gain;
      see(victim, Sight::chase) -= worth;
    }
  }

  // ---- what lies in the pyramid

  // Each archaeologist fetches one after another; what it gets to first is probably its own.
  void seeFetching() {
    std::array<int, most> busy{};  // actions until it is free, and is it at home then?
    std::array<bool, most> atHome{};
    eachWalker([&](const Walker& one) {
      if (!one.carries()) return;
      busy[one.seat] = one.out();
      atHome[one.seat] = true;
    });
    auto lying = open_.lying;
    while (!lying.empty()) {
      Errand best;
      for (int i = 0; i < lying.size(); ++i) {
        Errand errand;
        if (lying[i].treasure != Treasure::mask || open_.ruin.stage == Stage::falling) {
          eachWalker([&](const Walker& one) {
            if (one.isIn()) errand.consider(one.seat, pickUp(one, lying[i].at, busy[one.seat], atHome[one.seat]));
          });
        }
        errand.which = i;
        errand.first -= worthOf(lying[i].treasure) / point;
        if (errand.first < best.first) best = errand;
      }
      if (best.first >= never / 2) return;
      const Lying what = lying.erase(best.which);
      const int share = sooner(best.second - best.first);
      const Walker& winner = walker(best.seat);
      give(winner, what, share, busy[best.seat], atHome[best.seat]);
      if (best.next != nobody) give(walker(best.next), what, 100 - share, busy[best.next], atHome[best.next]);
      busy[best.seat] += way(winner, what.at, atHome[best.seat]) + winner.home.to(what.at);
      atHome[best.seat] = true;
    }
  }
  // Who is there first, who next, and when.
  struct Errand {
    int which = 0;
    Seat seat = nobody;
    Seat next = nobody;
    int first = never;
    int second = never;

    void consider(Seat who, int when) {
      if (when < first) {
        next = seat;
        second = first;
        seat = who;
        first = when;
      } else if (when < second) {
        next = who;
        second = when;
      }
    }
  };

  static int way(const Walker& one, Place at, bool fromHome) { return (fromHome ? one.home : one.around).to(at); }
  // When it is taken, in half actions.
  int pickUp(const Walker& one, Place at, int busy, bool fromHome) const {
    const int there = busy + way(one, at, fromHome);
    if (one.home.to(at) >= Steps::far || there >= Steps::far) return never;
    if (falls() && !one.refuge.from(at, there)) return never;
    return one.when(there, players_);
  }
  void give(const Walker& one, const Lying& what, int share, int busy, bool fromHome) {
    const int takes = busy + way(one, what.at, fromHome) + one.home.to(what.at) - one.left;
    const int worth = worthOf(what.treasure) * share / 100;
    see(one, Sight::fetching) += worth * kept(takes) / 100;
    if (falls()) stake_ += worth;
  }

  // ---- what is not found yet

  // Each tile that is face down will probably be revealed by who gets there first.
  void seeExploring() {
    const Area& hidden = walker(0).plan.hidden();
    const int left = chambersLeft();
    if (left == 0 || hidden.none()) return;
    std::array<int, most> shares{};
    std::array<int, most> toil{};
    for (const Place at : hidden) {
      Errand errand;
      eachWalker([&](const Walker& one) {
        // Who carries something brings it home first, if there is a way.
        const bool fromHome = one.carries() && one.out() < Steps::far;
        errand.consider(one.seat, one.when((fromHome ? one.out() : 0) + way(one, at, fromHome), players_));
        toil[one.seat] += std::min(one.home.to(at), longestTrip);
      });
      const int share = sooner((errand.second - errand.first) / 2);
      shares[errand.seat] += share;
      shares[errand.next] += 100 - share;
    }
    eachWalker([&](const Walker& one) {
      see(one, Sight::exploring) = left * shares[one.seat] / hidden.size();
      see(one, Sight::toil) = left * toil[one.seat] / hidden.size();
    });
  }

  // ---- the mask in its chamber

  void seeMask() {
    const Place centre = open_.ruin.centre;
    Errand errand;
    eachWalker([&](const Walker& one) {
      if (!one.isIn() || one.home.to(centre) > longestCarry) return;
      const bool holds = one.player.carries == Treasure::mask;
      const int there = holds ? 0 : one.carries() ? one.out() + one.home.to(centre) : one.around.to(centre);
      if (holds || one.refuge.from(centre, there))
        errand.consider(one.seat, holds ? -2 * actions : one.when(there, players_));
    });
    if (errand.seat == nobody) return;
    const int share = sooner(errand.second - errand.first);
    giveMask(walker(errand.seat), share);
    if (errand.next != nobody) giveMask(walker(errand.next), 100 - share);
  }
  void giveMask(const Walker& one, int share) {
    const Place centre = open_.ruin.centre;
    const int worth = worthOf(Treasure::mask) * share / 100;
    if (one.home.to(centre) <= actions) {
      see(one, Sight::maskNear) = worth;
      return;
    }
    const int within = actions - 1 + (open_.options.pace == Gold::Pace::fair ? actions : 0);
    const Refuge after(open_, one.plan, one.lit - Area::only(centre), {1, within});
    for (const Place next : one.plan.onward(Area::only(centre)))
      if (after.from(next, 0)) see(one, Sight::maskFar) = worth;
  }
};

}  // namespace

Outlook::Outlook(const State& state) { Glance(state, *this); }

}  // namespace mastaba::gold
