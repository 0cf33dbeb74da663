#include "engine/agenda.h"

#include <gtest/gtest.h>

namespace mastaba {
namespace {

enum class Ask : u8 { bid, defend, tidy };
using Tasks = Agenda<Ask, 4>;

TEST(Agenda, NobodyDecidesWhenItIsEmpty) {
  const Tasks agenda;
  EXPECT_TRUE(deciding(agenda).none());
  EXPECT_FALSE(asks(agenda, Ask::bid, 0));
}

TEST(Agenda, NobodyDecidesWhenItsTopRunsByItself) {
  Tasks agenda;
  agenda.push({Ask::bid, Seats::upTo(2), {}, 0});
  agenda.push({Ask::tidy, {}, {}, 0});
  EXPECT_TRUE(deciding(agenda).none());
}

TEST(Agenda, AsksOnlyTheSeatsOfItsTopAndOnlyThat) {
  Tasks agenda;
  agenda.push({Ask::bid, Seats::upTo(3), {}, 0});
  EXPECT_EQ(deciding(agenda), Seats::upTo(3));
  EXPECT_TRUE(asks(agenda, Ask::bid, 2));
  EXPECT_FALSE(asks(agenda, Ask::bid, 3));
  EXPECT_FALSE(asks(agenda, Ask::defend, 2));
}

TEST(Agenda, SeveralSeatsAnswerInAnyOrderAndTheLastEndsTheTask) {
  Tasks agenda;
  agenda.push({Ask::bid, Seats::upTo(3), {}, 0});
  EXPECT_FALSE(answered(agenda, 1));
  EXPECT_FALSE(asks(agenda, Ask::bid, 1)) << "nobody is asked twice";
  EXPECT_TRUE(asks(agenda, Ask::bid, 0));
  EXPECT_TRUE(asks(agenda, Ask::bid, 2));
  EXPECT_FALSE(answered(agenda, 2));
  EXPECT_EQ(deciding(agenda), Seats::only(0));
  EXPECT_TRUE(answered(agenda, 0));
  EXPECT_TRUE(agenda.empty());
}

TEST(Agenda, AnInterruptIsAskedFirstAndWhatItInterruptedGoesOn) {
  Tasks agenda;
  agenda.push({Ask::bid, Seats::upTo(2), {}, 0});
  EXPECT_FALSE(answered(agenda, 0));
  agenda.push({Ask::defend, Seats::only(3), 0, 2});
  EXPECT_EQ(deciding(agenda), Seats::only(3));
  EXPECT_FALSE(asks(agenda, Ask::bid, 1)) << "it waits below";
  EXPECT_EQ(agenda.back().of, 0);
  EXPECT_EQ(agenda.back().n, 2);
  EXPECT_TRUE(answered(agenda, 3));
  EXPECT_EQ(deciding(agenda), Seats::only(1)) << "seat 0 had already answered";
  EXPECT_TRUE(asks(agenda, Ask::bid, 1));
}

TEST(Agenda, AnInterruptMayAskASeatThatIsAskedBelowToo) {
  Tasks agenda;
  agenda.push({Ask::bid, Seats::only(1), {}, 0});
  agenda.push({Ask::defend, Seats::only(1), {}, 0});
  EXPECT_TRUE(answered(agenda, 1));
  EXPECT_TRUE(asks(agenda, Ask::bid, 1));
}

TEST(Agenda, LeavesNoTraceOfATaskThatIsDone) {
  // Tables compare positions by bytes: how one came to an empty agenda must not show.
  Tasks agenda;
  agenda.push({Ask::defend, Seats::upTo(2), 1, 7});
  answered(agenda, 0);
  answered(agenda, 1);
  EXPECT_EQ(agenda, Tasks{});
}

#ifndef NDEBUG
TEST(AgendaDeathTest, ADebugBuildStopsAtAnAnswerNobodyAskedFor) {
  Tasks agenda;
  agenda.push({Ask::bid, Seats::only(1), {}, 0});
  EXPECT_DEATH(answered(agenda, 0), "who.has");
}
#endif

}  // namespace
}  // namespace mastaba
