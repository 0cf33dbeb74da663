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
  u64 onward(u64 from) const { return reach(from & ~sides_.hidden) & ~sides_.hidden; }
  // The same, if tiles that are face down will lie as one wishes.
  u64 perhaps(u64 from) const { return reach(from); }
  // The same, if the helper turns one of two tiles, as far as he gets to it; or both.
  u64 turned(u64 from) const;
  u64 bothTurned(u64 from) const;
  // Where a helper gets who turns the tile he stands on, and from where he gets to these places so.
  u64 leaving(u64 from) const;
  u64 arriving(u64 to) const;
  u64 turnable() const { return turnable_; }
  // Of neighbours in both areas, those tiles that show a wall to the other.
  u64 walls(u64 a, u64 b) const;
  u64 hidden() const { return sides_.hidden; }

 private:
  void join();
  void findTurnable(const Piece& helper);
  u64 reach(u64 from) const;

  OpenSides sides_;
  std::array<u64, 4> through_{};  // open, and the neighbour is open, too
  u64 entrance_ = 0;
  u64 turnable_ = 0;  // by the helper, sooner or later; as it was before a tile is tried otherwise
};

// How many actions a figure needs to each place from the nearest of some. Lamps shorten it. A tile that is face down
// must be revealed first. A wall only delays: somebody may turn the tile.
class Steps {
 public:
  // How walls are overcome: a helper opens them for the archaeologist; or he turns the tile he leaves, on a way from
  // somewhere or to somewhere.
  enum class By : u8 { helper, leaving, arriving };
  static constexpr int far = 40;  // what cannot be reached
  static constexpr u64 all = ~u64{0};

  // It may stop as soon as it knows how far `enough` is.
  Steps(const Plan& plan, u64 from, u64 lit, int wall, By by = By::helper, u64 enough = all);

  int to(Place place) const {
    int many = 0;
    while (many < count_ && ((layers_[many] >> place) & 1) == 0) ++many;
    return many < count_ ? many : far;
  }
  int toNearest(u64 area) const {
    int many = 0;
    while (many < count_ && (layers_[many] & area) == 0) ++many;
    return many < count_ ? many : far;
  }
  // The sum of the distances to all these places.
  int toAll(u64 area) const {
    int sum = 0;
    for (int i = 0; i < count_; ++i) {
      sum += i * std::popcount(layers_[i] & area);
      area &= ~layers_[i];
    }
    return sum + far * std::popcount(area);
  }
  // The places at this distance.
  u64 at(int distance) const { return distance < 0 || distance >= count_ ? 0 : layers_[distance]; }

 private:
  u64 layers_[far];
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
  Refuge(const Open& open, const Plan& plan, u64 lit, Fall fall);

  // Does a figure get out from there when so many actions have been used before it moves?
  bool from(Place place, int used) const { return (((used < count_ ? safe_[used] : entrance_) >> place) & 1) != 0; }
  // How many actions it may wait there; -1: it is too late.
  int patience(Place place) const {
    int used = 0;
    while (used < longest && from(place, used)) ++used;
    return used - 1;
  }

 private:
  u64 safe_[longest];
  u64 entrance_ = 0;
  int count_ = 0;
};

}  // namespace mastaba::gold
