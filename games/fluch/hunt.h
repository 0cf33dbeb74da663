// What there is to be found in the tomb, and how long it takes each player to find enough of it and to get out.
#pragma once

#include "games/fluch/ways.h"

namespace mastaba::fluch {

struct Wants;

class Hunt {
 public:
  // As the owner of `own` knows the tomb, and weighs it in the manner of the plan.
  Hunt(const Open& open, const Own& own, const Plan& plan);

  // Where the seat could go next: all places where it gains something; or the ways out.
  Aims aimsOf(Seat seat) const;
  // And which of these after it has been there.
  Aims aimsAfter(Seat seat, Place at, const Aims& aims) const;
  // How many tokens the seat still wants, in hundredths.
  int needOf(Seat seat) const;
  // The way out.
  int homeFrom(Place at) const { return out_.from(at); }
  // How many treasures it will probably draw, in hundredths, if it goes there next.
  int cardsOf(Seat seat, Place next) const;
  // Does a token lie there that nobody knows?
  bool isUnknown(Place at) const {
    const Spot* spot = spotAt(at);
    return spot && spot->faceDown;
  }

 private:
  struct Spot {
    Place at;
    Token token;    // that lies in the chamber
    bool faceDown;  // an unknown one
    bool heap;      // there is one
  };
  const Spot* spotAt(Place at) const;  // or none
  int gainUnknown(const Wants& wants) const;
  int gainAt(const Wants& wants, const Spot& spot) const;

  const Open& open_;
  const Manner& manner_;
  List<Spot, Aims::capacity()> spots_;
  Bag<tokenKinds> unknown_;
  Aims exits_;
  Field out_;
};

}  // namespace mastaba::fluch
