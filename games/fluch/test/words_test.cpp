// The words in which these tests tell positions mean what they say.
#include <gtest/gtest.h>

#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

TEST(FluchWords, WithoutWordsItIsTheFirstTurn) {
  const State state = position("", forPlayers(5));
  EXPECT_EQ(tilesOn(state), "");
  EXPECT_EQ(explorers(state), "C14 E14 G14 I14 K14");
  EXPECT_EQ(livesOf(state), "7 7 7 7 7");
  EXPECT_EQ(treasuresOf(state), "0 0 0 0 0");
  EXPECT_EQ(ammut(state), "1");
  EXPECT_EQ(diceOf(state), "");
  EXPECT_EQ(asked(state), "lay 0 3");
}

TEST(FluchWords, TheMaze) {
  const State state = position(R"(
    D3 ┼.─│
    D4 #
    D11 ┌═╔╚
    D12 ║.╗╝
    C14 E
    G1 └ H1 ┘ I1 ┐ J1 ├
    G2 ┤ H2 ┬ M2 ┴
    heap D12 blue1, ammut D12
    0: at D11
  )");
  EXPECT_EQ(tilesOn(state),
            "G1 └, H1 ┘, I1 ┐, J1 ├, G2 ┤, H2 ┬, M2 ┴, D3 ┼, F3 ─, G3 │, D11 ┌, E11 ═, F11 ╔, G11 ╚, D12 ║, F12 ╗, "
            "G12 ╝");
  EXPECT_EQ(heaps(state), "D12 blue1");
  EXPECT_EQ(ammut(state), "D12");
  EXPECT_EQ(explorers(state), "D11 E14");
}

TEST(FluchWords, WhatPeopleHave) {
  const State state = position(R"(
    first 1, rounds 5, turn 1, token E10 red1 C10 orange2, empty K10, faceDown E2, ammut 12
    0: lives 3, tokens red2 blue3, protection horus bes
    1: at E10, tokens orange1
    end
  )");
  EXPECT_EQ(livesOf(state), "3 7");
  EXPECT_EQ(tokensOf(state, 0), "red2 blue3");
  EXPECT_EQ(treasuresOf(state), "5 1");
  EXPECT_EQ(protectionOf(state, 0), "horus bes");
  EXPECT_EQ(chamberOn(state, "E10"), "red1");
  EXPECT_EQ(chamberOn(state, "C10"), "orange2");
  EXPECT_EQ(chamberOn(state, "K10"), "empty");
  EXPECT_EQ(chamberOn(state, "E2"), "faceDown");
  EXPECT_EQ(chamberOn(state, "I10"), "faceDown");
  EXPECT_EQ(state.open.faceDown.size(), 10);
  EXPECT_EQ(ammut(state), "12");
  EXPECT_EQ(asked(state), "end 1");
  EXPECT_EQ(int{state.open.rounds}, 5);
}

TEST(FluchWords, WhatIsAskedAndTheDice) {
  const auto agendaOf = [](const std::string& text) {
    const State state = position(corridor + "0: at E12\n" + text);
    return agenda(state) + ": " + diceOf(state);
  };
  EXPECT_EQ(agendaOf("lay 1"), "lay 1: ");
  EXPECT_EQ(agendaOf("tile curve"), "lay 2, tile curve: ");
  EXPECT_EQ(agendaOf("move 5"), "end, move 5: 32");
  EXPECT_EQ(agendaOf("symbols 1, move 2"), "end, symbols 1, move 2: 2A");
  EXPECT_EQ(agendaOf("ammut E11, lay 2, again, leap"), "lay 2, again, leap: AA");
  EXPECT_EQ(agendaOf("move 1, draw, tile curve"), "end, move 1, draw, tile curve: 10");
  EXPECT_EQ(agendaOf("dice 33, move 1"), "end, move 1: 33");
  EXPECT_EQ(agendaOf("ammut E11, lead 2"), "end, lead 2: 00");
  EXPECT_EQ(agendaOf("ammut E10, leap, dice AA"), "end, leap: AA");
  EXPECT_EQ(agendaOf("ammut E12, banish 0"), "end, banish: 00");
}

TEST(FluchWords, WhatIsLeft) {
  EXPECT_EQ(position("discarded curve curve").open.discarded.size(), 2);
  EXPECT_TRUE(position("discarded rest").open.bag.empty());
  const State full = position("laid rest");
  EXPECT_FALSE(canDraw(full.open));
  const State events = position("events seth isis isis");
  EXPECT_EQ(events.open.events.size(), 3);
  EXPECT_EQ(events.open.spent.size(), 37);
  EXPECT_TRUE(position("events").open.events.empty());
  EXPECT_EQ(position("pile F A A .").open.treasures.size(), 4);
}

TEST(FluchWords, LuckAsOneWishes) {
  const State state = position(corridor);
  EXPECT_EQ(diceOf(rolled(state, "3A")), "3A");
  EXPECT_EQ(asked(drawn(state, Kind::crossing)), "tile 0 crossing");
  const State grey = position(greyCorridor + "move 1\n0: at E13");
  EXPECT_EQ(protectionOf(after(grey, step("E12"), "bes"), 0), "bes");
  const State treasure = position("collect, token E10 red3\n0: at E10");
  EXPECT_EQ(livesOf(after(treasure, Take{}, ". F F")), "5 7");
}

}  // namespace
}  // namespace mastaba::fluch
