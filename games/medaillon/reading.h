// What anybody can read off a view without deciding anything. A page draws it, so that it needs no rules of its own. It
// is worked out from the view alone and so tells nothing that the view does not.
#pragma once

#include <vector>

#include "games/medaillon/cards.h"

namespace mastaba {

namespace medaillon {

struct Printed {  // on a card
  Card card{};
  Kind kind{};
  int cost = 0;
  int strength = 0;
  int limit = 0;  // of a trap's target; 0: none
  bool character = false;
};
BOOST_DESCRIBE_ENUM(Kind, none, companion, animal, undead, trap, papyrus, adventurer)
BOOST_DESCRIBE_STRUCT(Printed, (), (card, kind, cost, strength, limit, character))

struct Force {             // of one player in the tomb, as it is now
  std::vector<int> party;  // how strong each is
  int strength = 0;        // all together
  int coinLimit = 0;       // so many coins may be kept when camp ends
};
BOOST_DESCRIBE_STRUCT(Force, (), (party, strength, coinLimit))

struct Reading {
  std::vector<Printed> cards;  // in the order of their names
  std::vector<Force> forces;
  // Of the observer: what hand cards cost now; how strong those that lie face down will be, 0 if it is no character;
  // and what that makes together with the open ones.
  std::vector<int> costs;
  std::vector<int> laid;
  int withLaid = 0;
  int toWin = 0;      // so many tombs
  int tombs = 0;      // that nobody has opened
  int handLimit = 0;  // when camp ends
};
BOOST_DESCRIBE_STRUCT(Reading, (), (cards, forces, costs, laid, withLaid, toWin, tombs, handLimit))

}  // namespace medaillon

medaillon::Reading readingOf(const View<Medaillon>& view);

}  // namespace mastaba
