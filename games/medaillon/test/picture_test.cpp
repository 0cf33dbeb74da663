// The picture of a position with the plain pen: words speak for themselves.
#include <gtest/gtest.h>

#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

std::string picture(const State& state, Seat observer) {
  Pen pen;
  pen.names = {"Anna", "Ben"};
  return Medaillon::picture(viewOf<Medaillon>(state, observer), pen);
}

TEST(MedaillonPicture, InCamp) {
  const State state = position(
      "camp 0, discard pit mummy\n"
      "0: camp foreman jackal jackal, hand thief thief spears skeleton, papyri isis, coins 3, won sethos\n"
      "1: camp seer, hand seal pit, shown seal, papyri seth maat, foresees ramses");
  EXPECT_EQ(picture(state, 0),
            "round 2, camp  medallion: Anna  tombsLeft: 6  deck: 48  discards: 2, mummy\n"
            "used: osiris, hathor, thoth\n"
            "  Ben: calloway; 0 coins, 2 cards, 2 papyri, pass; won 0/4\n"
            "  inCamp: seer 1\n"
            "> Anna: haddad; 3 coins, 4 cards, 1 papyrus, pass; won 1/4 (sethos)\n"
            "  inCamp: foreman 3, 2x jackal 1\n"
            "hand: 2x thief 0/2, skeleton 2, spears ≤3\n"
            "yourPapyri: isis\n"
            "knows: seal\n");
  EXPECT_EQ(picture(state, 1),
            "round 2, camp  medallion: Anna  tombsLeft: 6  deck: 48  discards: 2, mummy\n"
            "foreseen ramses: ramses\n"
            "> Anna: haddad; 3 coins, 4 cards, 1 papyrus, pass; won 1/4 (sethos)\n"
            "  inCamp: foreman 3, 2x jackal 1\n"
            "  Ben: calloway; 0 coins, 2 cards, 2 papyri, pass; won 0/4\n"
            "  inCamp: seer 1\n"
            "hand: pit ≤4, seal\n"
            "yourPapyri: seth, maat\n");
  EXPECT_EQ(picture(state, spectator),
            "round 2, camp  medallion: Anna  tombsLeft: 6  deck: 48  discards: 2, mummy\n"
            "used: osiris, hathor, thoth\n"
            "> Anna: haddad; 3 coins, 4 cards, 1 papyrus, pass; won 1/4 (sethos)\n"
            "  inCamp: foreman 3, 2x jackal 1\n"
            "  Ben: calloway; 0 coins, 2 cards, 2 papyri, pass; won 0/4\n"
            "  inCamp: seer 1\n");
}

TEST(MedaillonPicture, InATombWhereCardsLieFaceDown) {
  const State state = position(
      "tomb haremhab\n"
      "0: sends haddad raider raider, lays mummy spears seth, hand thief\n"
      "1: camp monkey, sends calloway camel, hand skeleton pit");
  EXPECT_EQ(picture(state, 0),
            "round 1, tombPhase  medallion: Anna  tombsLeft: 6  deck: 51  discards: 0\n"
            "tomb haremhab: haremhab\n"
            "> Ben: calloway; 0 coins, 2 cards, 0 papyri, pass; won 0/4\n"
            "  inCamp: monkey 1\n"
            "  inTomb: camel 3, calloway 3 = 6\n"
            "  Anna: haddad; 0 coins, 1 card, 0 papyri, pass; won 0/4\n"
            "  inCamp: nobody\n"
            "  inTomb: 2x raider 3, haddad 3 = 9, hidden: mummy 4, spears ≤3, seth\n"
            "hand: thief 1/2\n");
  EXPECT_EQ(picture(state, 1),
            "round 1, tombPhase  medallion: Anna  tombsLeft: 6  deck: 51  discards: 0\n"
            "tomb haremhab: haremhab\n"
            "  Anna: haddad; 0 coins, 1 card, 0 papyri, pass; won 0/4\n"
            "  inCamp: nobody\n"
            "  inTomb: 2x raider 3, haddad 3 = 9, hidden: 2 cards, 1 papyrus\n"
            "> Ben: calloway; 0 coins, 2 cards, 0 papyri, pass; won 0/4\n"
            "  inCamp: monkey 1\n"
            "  inTomb: camel 3, calloway 3 = 6\n"
            "hand: skeleton 2, pit ≤4\n");
}

TEST(MedaillonPicture, InATombAfterTheReveal) {
  const State state = position(
      "tomb haremhab\n"
      "0: sends haddad raider raider, lays mummy spears pit horus\n"
      "1: sends calloway camel, lays skeleton boulder isis");
  EXPECT_EQ(picture(state, 0),
            "round 1, tombPhase  medallion: Anna  tombsLeft: 6  deck: 52  discards: 0\n"
            "tomb haremhab: haremhab\n"
            "  Ben: calloway; 0 coins, 0 cards, 0 papyri, pass; won 0/4\n"
            "  inCamp: nobody\n"
            "  inTomb: camel 3, skeleton 3, calloway 3 = 9, traps: boulder, inForce: isis\n"
            "> Anna: haddad; 0 coins, 0 cards, 0 papyri, pass; won 0/4\n"
            "  inCamp: nobody\n"
            "  inTomb: 2x raider 3, mummy 4, haddad 3 = 13, traps: spears ≤3, pit ≤4,\n"
            "    inForce: horus\n"
            "hand: none\n");
  const State blessed = after(after(state, Decline{}), Bless{Card::raider});
  EXPECT_EQ(picture(blessed, 1),
            "round 1, tombPhase  medallion: Anna  tombsLeft: 6  deck: 52  discards: 0\n"
            "tomb haremhab: haremhab\n"
            "> Anna: haddad; 0 coins, 0 cards, 0 papyri, pass; won 0/4\n"
            "  inCamp: nobody\n"
            "  inTomb: raider 3, mummy 4, haddad 3, raider 6+ = 16, traps: spears ≤3, pit ≤4,\n"
            "    inForce: horus\n"
            "  Ben: calloway; 0 coins, 0 cards, 0 papyri, pass; won 0/4\n"
            "  inCamp: nobody\n"
            "  inTomb: camel 3, skeleton 3, calloway 3 = 9, traps: boulder, inForce: isis\n"
            "hand: none\n");
}

}  // namespace
}  // namespace mastaba::medaillon
