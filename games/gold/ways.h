// How many actions it takes to get somewhere in the pyramid, and from where one still gets out while it falls. All of
// it is reckoned with sets of places, many at once, because a bot asks often.
#pragma once

#include "games/gold/legal.h"

namespace mastaba::gold {

// The corridors as sets: which places are open on which side.
class Plan {
 public:
  // Of somebody with such a helper.
  Plan(const Open& open, const Piece& helper);

  // A tile is turned, or laid.
  void turn(Place at, Ways ways);
  // Where an open corridor leads from any of these places.
  Area onward(const Area& from) const { return reach(from - sides_.hidden) - sides_.hidden; }
  // The same, if tiles that are face down will lie as one wishes.
  Area perhaps(const Area& from) const { return reach(from); }
  // The same, if the helper turns one of two tiles, as far as he gets to it; or both.
  Area turned(const Area& from) const { return turned(from, turnable_); }
  Area turned(const Area& from, const Area& by) const;  // only these tiles
  Area bothTurned(const Area& from) const;
  // Where a helper gets who turns the tile he stands on, and from where he gets to these places so.
  Area leaving(const Area& from) const;
  Area arriving(const Area& to) const;
  const Area& turnable() const { return turnable_; }
  // Of neighbours in both areas, those tiles that show a wall to the other.
  Area walls(const Area& a, const Area& b) const;
  const Area& hidden() const { return sides_.hidden; }

 private:
  void join();
  void findTurnable(const Piece& helper);
  Area reach(const Area& from) const;
  Area out(const Area& from) const;
  Area in(const Area& to) const;

  OpenSides sides_;
  std::array<Area, 4> through_{};  // open, and the neighbour is open, too
  Area entrance_;
  Area turnable_;  // by the helper, sooner or later; as it was before a tile is tried otherwise
};

// One action of a figure, with its lamps: the places that were not reached before.
Area oneAction(const Plan& plan, const Area& from, const Area& lit, const Area& reached);

// How many actions a figure needs to each place from the nearest of some. Lamps shorten it. A tile that is face down
// must be revealed first. A wall only delays: somebody may turn the tile.
class Steps {
 public:
  // How walls are overcome: a helper opens them for the archaeologist; or he turns the tile he leaves, on a way from
  // somewhere or to somewhere.
  enum class By : u8 { helper, leaving, arriving };
  static constexpr int far = 40;  // what cannot be reached

  // It may stop as soon as it knows how far `enough` is.
  Steps(const Plan& plan, const Area& from, const Area& lit, int wall, By by = By::helper,
        const Area& enough = everyPlace);

  int to(Place place) const {
    int many = 0;
    while (many < count_ && !layers_[many].has(place)) ++many;
    return many < count_ ? many : far;
  }
  int toNearest(const Area& area) const {
    int many = 0;
    while (many < count_ && (layers_[many] & area).none()) ++many;
    return many < count_ ? many : far;
  }
  // The sum of the distances to all these places.
  int toAll(Area area) const {
    int sum = 0;
    for (int i = 0; i < count_; ++i) {
      sum += i * (layers_[i] & area).size();
      area -= layers_[i];
    }
    return sum + far * area.size();
  }
  // The places at this distance.
  Area at(int distance) const { return distance < 0 || distance >= count_ ? Area{} : layers_[distance]; }

 private:
  std::array<Area, far> layers_;
  int count_ = 0;
};

// When which ring falls, counted in actions of the one who reckons.
struct Fall {
  int first = 0;   // the first ring to fall,
  int within = 0;  // after so many actions; each further one three actions later
};

// From where one still gets to the entrance in time, if one acts now or later.
class Refuge {
 public:
  static constexpr int longest = 48;  // actions that are thought of

  Refuge() = default;
  Refuge(const Open& open, const Plan& plan, const Area& lit, Fall fall);

  // Does a figure get out from there when so many actions have been used before it moves?
  bool from(Place place, int used) const { return (used < count_ ? safe_[used] : entrance_).has(place); }
  // How many actions it may wait there; -1: it is too late.
  int patience(Place place) const {
    int used = 0;
    while (used < longest && from(place, used)) ++used;
    return used - 1;
  }

 private:
  std::array<Area, longest> safe_;
  Area entrance_;
  int count_ = 0;
};

}  // namespace mastaba::gold
