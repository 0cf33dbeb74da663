// How far it is through the tomb, also where the way has yet to be built, in tenths of a pip; a turn has about thirty.
#pragma once

#include <optional>

#include "games/fluch/worth.h"

namespace mastaba::fluch {

inline constexpr int stopping = 8;  // pips are lost where one stops

// Numbers of all places, row by row. In a row come first the even columns and then the odd ones, eight lanes each: what
// is beside an even column then lies in the same lane of the odd ones or one lane before, so that a row can be reckoned
// at once. Some lanes are no place.
inline constexpr int lanes = 8;
template <class T>
struct Grid {
  static constexpr int rowSize = 2 * lanes;
  static constexpr int size = Place::height * rowSize;
  static constexpr auto slots = [] {
    std::array<u8, Place::squares> result{};
    for (int i = 0; i < Place::squares; ++i) {
      const Place at(i);
      result[at] = static_cast<u8>(at.row() * rowSize + at.column() % 2 * lanes + at.column() / 2);
    }
    return result;
  }();

  alignas(16) std::array<T, size> of;

  constexpr T& operator[](Place at) { return of[slots[at]]; }
  constexpr const T& operator[](Place at) const { return of[slots[at]]; }
};

// What it costs somebody to come to a place, and how it is open.
class Plan {
 public:
  // As somebody of this manner thinks; it must outlive the plan.
  Plan(const Open& open, const Sides& now, const Player& player, const Manner& manner);

  // The same tomb as somebody else sees it.
  void become(const Open& open, const Player& player);
  // A tile lies there now.
  void lay(Place at, Tile tile);
  // Nobody comes there any more.
  void shut(Place at) { enterFor(at, barred); }
  // Ammut is gone.
  void calm();

  static constexpr int never = 30'000;
  static constexpr int nowhere = Place::squares;
  // What it costs to come there from anywhere, and from the neighbour on this side.
  int enter(Place at) const { return told(enter_[at]); }
  int into(Place at, Side side) const { return told(into_[static_cast<std::size_t>(side)][at]); }
  // The same of all places, where what is more than `barred` is never.
  static constexpr i16 barred = 8'000;
  const Grid<i16>& enters() const { return enter_; }
  const Grid<i16>& from(Side side) const { return into_[static_cast<std::size_t>(side)]; }
  // The same for a tile that does not lie there yet, and for its walls.
  int costOf(Tile tile) const { return fluch::isGrey(tile) ? pip + grey_ : pip; }
  int wall() const { return wall_; }
  // Is it impossible to come there from this side without a secret passage?
  bool isWalled(Place at, Side side) const { return into(at, side) > enter(at) || walled_.has(at); }
  bool isFree(Place at) const { return free_.has(at); }
  bool isGrey(Place at) const { return greys_.has(at); }
  const Area& greys() const { return greys_; }
  const Manner& manner() const { return *manner_; }
  // Is this side of a place closed?
  bool isClosed(Place at, Side side) const { return ((ground_[at] >> static_cast<int>(side)) & 1) != 0; }
  // What is more than that is not told apart: nobody would go there.
  static constexpr int mostEnter = 250;
  static constexpr int mostWall = 140;

 private:
  void reckonBuilding();
  void reckonWalls();
  void reckonWalls(Place at);
  void enterFor(Place at, int cost);
  static int told(int cost) { return cost >= barred ? never : cost; }

  const Manner* manner_;
  Grid<i16> ground_;                        // a bit for each side that is a wall, and what there is
  Grid<i16> enter_;                         // what it costs to come there
  std::array<Grid<i16>, 4> into_;           // and through the walls on this side
  std::array<u8, Place::squares> tiles_{};  // so many are to be laid before one can lie there, if only tiles are joints
  Area free_;
  Area greys_;
  Area walled_;    // free squares on which no tile can be joined
  int wall_ = 0;   // to break one
  int grey_ = 0;   // to enter such a tile
  int fight_ = 0;  // with Ammut
  int haunted_ = nowhere;
  bool canBuild_;
  bool strict_;  // only tiles are joints, so that one cannot build out of a chamber
};

// Somewhere to go, and how far it is from there to the end of the game.
struct Aim {
  Place at;
  i16 rest;
};
using Aims = List<Aim, chambers + tokens>;

// How far each place is from the nearest aim.
class Field {
 public:
  static constexpr int far = 20'000;

  Field() { far_.of.fill(far); }
  // What is farther than the limit need not be known.
  Field(const Plan& plan, const Aims& aims, int limit = far);
  // The other way: how far each place is for somebody who stands there.
  Field(const Plan& plan, Place start, int limit = far);

  int from(Place at) const { return far_[at]; }
  // The places that are no farther than that by both fields together.
  Area with(const Field& other, int limit) const;

 private:
  Grid<i16> far_;
};

// A way from somewhere to the nearest of some aims.
class Leg {
 public:
  static constexpr int longest = 70;

  Leg() = default;
  Leg(const Plan& plan, Place start, const Aims& aims);

  Place start() const { return start_; }
  Place end() const { return steps_.empty() ? start_ : steps_[steps_.size() - 1]; }
  const Aims& aims() const { return aims_; }
  const Field& ahead() const { return ahead_; }
  int rest() const { return ahead_.from(start_); }
  // The same in another plan, and how much longer it is then; no farther than a wall can add, which can be broken.
  Field in(const Plan& then) const { return {then, aims_, rest() + longest}; }
  int longerBy(const Field& then) const { return std::min(then.from(start_) - rest(), longest); }

  // The places on it, without the start.
  const List<Place, Place::squares>& steps() const { return steps_; }
  bool has(Place at) const { return std::find(steps_.begin(), steps_.end(), at) != steps_.end(); }
  bool isWalled() const { return walled_; }
  // Can it be walked already?
  bool isBuilt(const Plan& plan) const;
  // How far it is from a place to its nearest aim alone, without what comes after that.
  int toAim(const Plan& plan, Place at) const;

 private:
  // Where the way leads from there; nowhere: it ends.
  std::optional<Side> next(const Plan& plan, Place at) const;

  Place start_;
  Aims aims_;
  Field ahead_;
  List<Place, Place::squares> steps_;
  bool walled_ = false;
};

}  // namespace mastaba::fluch
