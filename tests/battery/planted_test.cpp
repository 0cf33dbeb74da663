// The battery is tested too: for each property a fault that it must find, and the toy as it is, in which it must find
// nothing.
#include "tests/battery/planted.h"

#include <gtest/gtest.h>

#include "tests/battery/battery.h"
#include "tests/battery/thinking.h"

namespace mastaba::battery {
namespace {

template <class Faulty>
bool finds(Property property) {
  using G = Planted<Faulty>;
  Plan plan;
  plan.games = 12;
  plan.longest = 400;
  // Many games, each looked at more roughly: these faults are large but rare.
  plan.calibrations = property == Property::calibrated ? 60 : 0;
  plan.worldsKept = 150;
  plan.worldsTried = 3000;
  const Reviewed<G> reviewed{reviewedToy.forgets, reviewedToy.ways, reviewedToy.facts};
  const Report report = run<G>(plan, reviewed);
  if (!report.failed(property)) ADD_FAILURE() << "not found:\n" << report.text();
  return report.failed(property);
}

TEST(Planted, TheToyItselfHasNoFaultThoughEverythingIsCheckedManyTimes) {
  Report report = run<Toy>(Plan{}, reviewedToy);
  think<Toy>(Plan{}, report);
  EXPECT_FALSE(report.failed()) << report.text();
  eachEnumerator<Property>([&](Property property, const char* name) {
    const u64 least = property == Property::missesNoVictory ? 1 : 40;  // a victory is seldom one move away
    EXPECT_GE(report.checks(property), least) << name;
  });
}

TEST(Planted, ALostCardIsFound) { finds<LosesACard>(Property::sound); }
TEST(Planted, AnEndlessGameIsFound) { finds<NeverEnds>(Property::ends); }
TEST(Planted, RubbishBehindAListIsFound) { finds<LeavesRubbish>(Property::throughJson); }
TEST(Planted, AMoveListedButRefusedIsFound) { finds<ListsTooMuch>(Property::lawful); }
TEST(Planted, AMoveAllowedButNotListedIsFound) { finds<ListsTooLittle>(Property::lawful); }
TEST(Planted, AMoveListedTwiceIsFound) { finds<ListsTwice>(Property::lawful); }
TEST(Planted, ASeatAskedInVainIsFound) { finds<AsksInVain>(Property::asked); }
TEST(Planted, ARefusalWithoutAWordIsFound) { finds<RefusesWithoutAWord>(Property::explained); }
TEST(Planted, APictureWithoutAWordIsFound) { finds<DrawsWithoutAWord>(Property::explained); }
TEST(Planted, APictureTooWideIsFound) { finds<DrawsTooWide>(Property::fits); }
TEST(Planted, APictureTooTallIsFound) { finds<DrawsTooTall>(Property::fits); }
TEST(Planted, ATallPictureTooBroadBelowIsFound) { finds<DrawsBroadBelow>(Property::fits); }
TEST(Planted, AnothersBoardTooWideIsFound) { finds<DrawsAnothersBoardTooWide>(Property::fits); }
TEST(Planted, TwoMovesTypedAlikeAreFound) { finds<ListsTwice>(Property::typed); }
TEST(Planted, APositionThatCannotBePlayedIsFound) { finds<ImaginesTheImpossible>(Property::playable); }
TEST(Planted, AnOrderThatMattersIsFound) { finds<OrderMatters>(Property::commutes); }
TEST(Planted, LuckDrawnEarlyIsFound) { finds<DrawsEarly>(Property::lastDraws); }
TEST(Planted, AWorldThatLooksDifferentIsFound) { finds<ImaginesAnotherView>(Property::imaginesTheView); }
TEST(Planted, AnImpossibleWorldIsFound) { finds<ImaginesTheImpossible>(Property::imaginesSound); }
TEST(Planted, ACardToldAsNoNewsIsFound) { finds<TellsDrawnCards>(Property::newsIsDeclared); }
TEST(Planted, AQuietPeekIsFound) { finds<PeeksQuietly>(Property::newsIsDeclared); }
TEST(Planted, ANodIsFound) { finds<NodsAtASix>(Property::newsIsDeclared); }
TEST(Planted, AnOpenSecretIsFound) { finds<ShowsTheTop>(Property::lookAlike); }
TEST(Planted, ForgettingAtOnceIsFound) { finds<ForgetsThePeek>(Property::remembersNews); }
TEST(Planted, ForgettingLaterIsFound) { finds<ForgetsLater>(Property::calibrated); }
TEST(Planted, ALopsidedWorldIsFound) { finds<ImaginesLopsided>(Property::calibrated); }
TEST(Planted, UndoOfSomethingLearntIsFound) { finds<Whispers>(Property::undoTaughtNothing); }
TEST(Planted, AHiddenCounterBreaksUndo) { finds<CountsElsewhere>(Property::undoIsExact); }
TEST(Planted, AHiddenCounterBreaksReplay) { finds<CountsElsewhere>(Property::replays); }
TEST(Planted, AHiddenCounterBreaksPreview) { finds<CountsElsewhere>(Property::previewIsTrue); }
TEST(Planted, AnAllocationIsFound) { finds<Allocates>(Property::allocatesNothing); }

}  // namespace
}  // namespace mastaba::battery
