// How far it is through the tomb, also where the way has yet to be built, in tenths of a pip; a turn has about thirty.
#pragma once

#include "games/fluch/worth.h"

namespace mastaba::fluch {

// What it costs somebody to come to a place, and how it is open.
class Plan {
 public:
  Plan(const Open& open, const Player& player);

  // A tile lies there now.
  void lay(Place at, Tile tile);
  // Ammut stands there and nowhere else; or she is gone.
  void haunt(Place at) { haunted_ = at; }
  void calm() { haunted_ = nowhere; }

  static constexpr int never = 1000;
  static constexpr int nowhere = Place::squares;
  // From the neighbour on this side.
  int into(Place at, Side side) const;
  // Is it impossible to come there from this side without a secret passage?
  bool isWalled(Place at, Side side) const;
  // Could one walk through this side now?
  bool leads(Place from, Side side) const;
  bool isFree(Place at) const { return free_.has(at); }
  bool isGrey(Place at) const { return greys_.has(at); }

 private:
  int costOf(Tile tile) const;
  void reckonBuilding();
  int wallsBetween(Place at, Side side) const;

  std::array<u16, Place::squares> cost_{};  // to come there; Ammut not counted
  std::array<u8, Place::squares> walls_{};  // a bit for each side that is closed
  Area free_;
  Area greys_;
  Area walled_;  // free squares on which no tile can be joined
  int wall_;     // what it costs to break one
  int grey_;     // to enter such a tile
  int fight_;    // with Ammut
  int haunted_ = nowhere;
  bool strict_;  // only tiles are joints, so that one cannot build out of a chamber
};

// Somewhere to go, and how far it is from there to the end of the game.
struct Aim {
  Place at;
  int rest;
};
using Aims = List<Aim, chambers + tokens>;

// How far each place is from the nearest aim.
class Field {
 public:
  static constexpr int far = 20'000;

  Field() { far_.fill(far); }
  // What is farther than the limit need not be known.
  Field(const Plan& plan, const Aims& aims, int limit = far);
  // The other way: how far each place is for somebody who stands there.
  Field(const Plan& plan, Place start, int limit = far);

  int from(Place at) const { return far_[at]; }

 private:
  std::array<u16, Place::squares> far_;
};

// A way from somewhere to the nearest of some aims.
class Leg {
 public:
  static constexpr int longest = 70;

  Leg() = default;
  Leg(const Plan& plan, Place start, const Aims& aims);

  Place end() const { return steps_.empty() ? start_ : steps_[steps_.size() - 1]; }
  const Field& ahead() const { return ahead_; }
  int rest() const { return ahead_.from(start_); }
  // The same in another plan, and how much longer it is then; no farther than a wall can add, which can be broken.
  Field in(const Plan& then) const { return Field(then, aims_, rest() + longest); }
  int longerBy(const Field& then) const { return std::min(then.from(start_) - rest(), longest); }

  // The places on it, without the start.
  const List<Place, Place::squares>& steps() const { return steps_; }
  bool has(Place at) const { return std::find(steps_.begin(), steps_.end(), at) != steps_.end(); }
  bool isWalled() const { return walled_; }
  // Can it be walked already?
  bool isBuilt(const Plan& plan) const;
  // The places through which it need not be longer by more than that.
  Area about(const Plan& plan, int slack) const;

 private:
  void follow(const Plan& plan);

  Place start_;
  Aims aims_;
  Field ahead_;
  List<Place, Place::squares> steps_;
  bool walled_ = false;
};

}  // namespace mastaba::fluch
