#include "cli/happened.h"

#include <gtest/gtest.h>

namespace mastaba::cli {
namespace {

enum class Gem : u8 { unknown, ruby, opal };
BOOST_DESCRIBE_ENUM(Gem, unknown, ruby, opal)

struct Found {
  Seat seat;
  Below<5> n;
  Seq<Gem, 3> all;
  Gem gem;
};
BOOST_DESCRIBE_STRUCT(Found, (), (seat, n, all, gem))

struct Drew {
  Seat seat;
  Seq<Gem, 3> gems;
};
BOOST_DESCRIBE_STRUCT(Drew, (), (seat, gems))

struct Begins {
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(Begins, (), (seat))

struct Rained {
  Gem gem;
  Below<5> seat;  // a number, not a seat
};
BOOST_DESCRIBE_STRUCT(Rained, (), (gem, seat))

const Words words("[gem.ruby]\nen = ruby\nde = Rubin\n[gem.opal]\nen = opal\nde = Ärmlicher Opal\n");

template <class E>
EventTally tallyOf() {
  return EventTally({wordOf<E>(), Said::Kind::group, {}, shapesOf<E>()});
}

// A game of three in which these came first.
template <class E>
std::vector<BotGame> game(const std::vector<Seat>& winners, const std::vector<E>& events) {
  BotGame made;
  for (std::size_t seat = 0; seat < 3; ++seat) made.place[seat] = 3;
  for (const Seat seat : winners) made.place[static_cast<std::size_t>(seat)] = 1;
  for (const E& event : events) made.happened.push_back({0, fieldsOf(event)});
  return {made};
}

Seq<Gem, 3> gems(std::initializer_list<Gem> list) {
  Seq<Gem, 3> made;
  for (const Gem gem : list) made.push(gem);
  return made;
}

TEST(Happened, ASeatCountsOncePerGameAndASharedVictoryIsShared) {
  EventTally tally = tallyOf<Found>();
  tally.add(game<Found>({0, 1}, {{0, 1, gems({Gem::opal}), Gem::ruby},
                                 {0, 2, {}, Gem::ruby},
                                 {2, 3, {}, Gem::ruby},
                                 {2, 3, {}, Gem::unknown}}),
            0);
  EXPECT_EQ(tally.lines(words, Language::en, true),
            (Lines{"found: 4.00 ± 0.00 per game, median 4, p90 4",  //
                   "          seats         victories", "  ruby        2    25.0 ±   0.0 %"}))
      << "the first word counts, not the list before it; what is unknown or never happened has no line";
}

TEST(Happened, EachItemOfAListCounts) {
  EventTally tally = tallyOf<Drew>();
  tally.add(game<Drew>({1}, {{1, gems({Gem::ruby, Gem::opal, Gem::ruby})}, {2, gems({Gem::opal})}, {0, {}}}), 0);
  tally.add(game<Drew>({1}, {}), 0);
  EXPECT_EQ(tally.lines(words, Language::de, true),
            (Lines{"drew: 1.50 ± 2.94 je Partie, Median 3, p90 3",  //
                   "                   Plätze             Siege", "  Ärmlicher Opal        2    50.0 ±   0.0 %",
                   "  Rubin                 1   100.0 ±   0.0 %"}))
      << "sorted as one looks for them, not byte by byte";
}

TEST(Happened, WithoutAWordThereIsOneLine) {
  EventTally tally = tallyOf<Begins>();
  for (const int winner : {0, 1}) tally.add(game<Begins>({winner}, {{0}, {nobody}}), 0);
  EXPECT_EQ(tally.lines(words, Language::en, true),
            (Lines{"begins: 2.00 ± 0.00 per game, median 2, p90 2",  //
                   "            seats         victories", "  at all        2    50.0 ±  98.0 %"}));
  EXPECT_EQ(tally.lines(words, Language::en, false).back(), "  at all        2");
}

TEST(Happened, WithoutASeatItIsOnlyCounted) {
  EventTally tally = tallyOf<Rained>();
  tally.add(game<Rained>({0}, {{Gem::opal, 1}, {Gem::ruby, 2}}), 0);
  EXPECT_EQ(tally.lines(words, Language::en, true), Lines{"rained: 2.00 ± 0.00 per game, median 2, p90 2"});
}

TEST(Happened, OtherEventsAreNoneOfItsBusiness) {
  EventTally tally = tallyOf<Begins>();
  tally.add(game<Begins>({0}, {{0}}), 1);
  EXPECT_EQ(tally.lines(words, Language::en, true).front(), "begins: 0.00 ± 0.00 per game, median 0, p90 0");
}

}  // namespace
}  // namespace mastaba::cli
