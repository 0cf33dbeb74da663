// Impossible positions, each with what is said about it; and whatever passes can be played on from.
#include "tests/faults.h"

#include <gtest/gtest.h>

#include "games/schatz/test/position.h"

namespace mastaba::schatz {
namespace {

constexpr auto expectFault = expectFaultOf<Schatz>;

State table() {
  return position(
      "row 7 5 9 11 6, pawn T, discard M S1 T3, turn 1\n"
      "0: on 1, laid L4, hand L1 L4 T2 C\n"
      "1: on 2, laid T5 R2 P, hand S3 S4 S5\n"
      "2: on 5, laid, hand L2\n");
}

// Seat 0 has played a curse; the seats 2 and 3 are through, seat 4 chooses, 5 and 0 follow.
State cursed(Schatz::Losses losses) {
  Options options;
  options.losses = losses;
  State state = position(
      "row 11 10 9 8 7, pawn T, turn 0\n"
      "0: on 0, laid L4 L3, hand L1 C\n"
      "1: on 0, laid, hand S3\n"
      "2: on 0, laid S1 S2, hand S3\n"
      "3: on 0, laid T1, hand L5\n"
      "4: on 0, laid T2 P, hand L2\n"
      "5: on 0, laid R1 R2, hand L2\n",
      options);
  state = after(state, 0, Play{Card::curse});
  return after(state, 2, GiveUp{Card::spade1});
}

State exactHit() {
  return after(position("row 4 5 9 11 6, pawn L, turn 0\n"
                        "0: on 0, laid, hand L4 L1\n"
                        "1: on 2, laid, hand S3\n"),
               0, Play{Card::ladder4});
}

template <class Own>
auto& of(Own& counts, Card card) {
  return counts[static_cast<std::size_t>(card)];
}

TEST(SchatzFaults, OptionsAndWhoBegins) {
  expectFault(table(), "the options are refused", {{"alone", [](auto& s) { s.open.options.players = 1; }}});
  expectFault(table(), "somebody begins who does not play", {{"seat 3", [](auto& s) { s.open.starter = 3; }}});
}

TEST(SchatzFaults, TheRow) {
  expectFault(table(), "the adventures are not all different",
              {{"twice", [](auto& s) { s.open.row[0] = Adventure::river; }},
               {"none", [](auto& s) { s.open.row[2] = Adventure::none; }},
               {"two treasures", [](auto& s) { s.open.row[4] = Adventure::treasure; }}});
  expectFault(table(), "the last adventure is not the treasure",
              {{"elsewhere", [](auto& s) { std::swap(s.open.row[4], s.open.row[5]); }},
               {"nowhere", [](auto& s) { s.open.row[5] = Adventure::nest; }}});
  expectFault(table(), "the adventures are not in ascending order",
              {{"as drawn", [](auto& s) { s.open.options.order = Schatz::Order::ascending; }}});
}

TEST(SchatzFaults, ASeatWhereNobodySits) {
  expectFault(table(), "somebody has something on a seat where nobody sits",
              {{"a pawn", [](auto& s) { s.open.passed[3] = 1; }},
               {"equipment", [](auto& s) { s.open.laid[4].push(s.pile.pop()); }},
               {"a protection", [](auto& s) { s.open.protections[5] = 1; }},
               {"a hand size", [](auto& s) { s.open.handSize[3] = 1; }},
               {"a card", [](auto& s) { s.own[3].hand.push(Card::magic); }},
               {"a memory", [](auto& s) { s.own[3].before.push(Card::magic); }},
               {"a choice", [](auto& s) { s.own[3].given = Card::magic; }}});
}

TEST(SchatzFaults, HandsAndWhatIsLaid) {
  expectFault(table(), "a hand is not as large as it lies open",
              {{"one more", [](auto& s) { s.own[0].hand.add(Card::magic); }},
               {"one fewer", [](auto& s) { s.own[0].hand.pop(); }},
               {"said to be larger", [](auto& s) { ++s.open.handSize[0]; }}});
  expectFault(table(), "there is no card where one is held",
              {{"none", [](auto& s) { s.own[0].hand[0] = Card::none; }}});
  expectFault(table(), "a hand is not sorted",
              {{"two swapped", [](auto& s) { std::swap(s.own[0].hand[0], s.own[0].hand[1]); }}});
  expectFault(table(), "something else than equipment is laid",
              {{"magic", [](auto& s) { s.open.laid[0].push(Card::magic); }},
               {"a protection", [](auto& s) { s.open.laid[0].push(Card::protection); }},
               {"nothing", [](auto& s) { s.open.laid[0].push(Card::none); }}});
  expectFault(table(), "an adventure is passed already by what is laid",
              {{"exactly", [](auto& s) { s.open.laid[0].push(Card::spade1); }},
               {"exceeded", [](auto& s) { s.open.laid[0].push(Card::spade5); }},
               {"another adventure", [](auto& s) { s.open.passed[1] = 1; }}});
  expectFault(table(), "cards lie before who has reached the treasure",
              {{"equipment", [](auto& s) { s.open.passed[0] = 6; }}, {"a protection", [](auto& s) {
                                                                        s.open.passed[2] = 6;
                                                                        s.open.protections[2] = 1;
                                                                      }}});
}

TEST(SchatzFaults, EveryCardIsSomewhere) {
  expectFault(table(), "the pile is not as large as it lies open",
              {{"a card more", [](auto& s) { s.pile.push(Card::magic); }},
               {"said to be smaller", [](auto& s) { --s.open.pileSize; }}});
  expectFault(
      table(), "some card is there too often or not often enough",
      {{"one too many among the discarded", [](auto& s) { s.open.discarded.push(Card::magic); }},
       {"one too few among the discarded", [](auto& s) { s.open.discarded.pop(); }},
       {"another in the pile", [](auto& s) { s.pile[0] = s.pile[0] == Card::curse ? Card::rope1 : Card::curse; }},
       {"no card in the pile", [](auto& s) { s.pile[0] = Card::none; }},
       {"another in a hand", [](auto& s) { s.own[0].hand[0] = Card::ladder2; }},
       {"a protection too many", [](auto& s) { ++s.open.protections[0]; }},
       {"the other deck", [](auto& s) { s.open.options.deck = Schatz::Deck::rework; }}});
}

TEST(SchatzFaults, Memory) {
  expectFault(table(), "somebody handled a card who does not play",
              {{"the fourth", [](auto& s) { s.open.handled.push({3, Card::none}); }},
               {"nobody", [](auto& s) { s.open.handled.push({nobody, Card::none}); }}});
  expectFault(table(), "a hand was not as large at the last shuffle",
              {{"a card more then", [](auto& s) { s.own[0].before.push(Card::magic); }},
               {"a draw forgotten", [](auto& s) { s.open.handled.pop(); }},
               {"a draw made up", [](auto& s) { s.open.handled.push({1, Card::none}); }}});
  expectFault(table(), "a card was shuffled that is not there",
              {{"a third ladder", [](auto& s) { of(s.open.shuffled, Card::ladder5) = 3; }},
               {"no card", [](auto& s) { of(s.open.shuffled, Card::none) = 1; }}});
  expectFault(table(), "a card left a hand that lies nowhere", {{"a spade", [](auto& s) {
                                                                   s.open.handled.push({0, Card::spade5});
                                                                   s.own[0].before.push(Card::spade5);
                                                                 }}});
  expectFault(table(), "not as many cards were drawn as are missing from the pile",
              {{"one fewer shuffled", [](auto& s) { --of(s.open.shuffled, Card::magic); }}});
}

TEST(SchatzFaults, WhoIsAsked) {
  expectFault(table(), "nobody is asked, but it is not over",
              {{"nobody", [](auto& s) { s.open.agenda.clear(); }}, {"two winners", [](auto& s) {
                                                                      s.open.agenda.clear();
                                                                      s.open.protections[1] = 0;
                                                                      s.pile.push(Card::protection);
                                                                      for (const Seat seat : {1, 2}) {
                                                                        s.open.passed[seat] = 6;
                                                                        while (!s.open.laid[seat].empty())
                                                                          s.pile.push(s.open.laid[seat].pop());
                                                                      }
                                                                      s.open.pileSize = s.pile.size();
                                                                      forget(s);
                                                                    }}});
  expectFault(
      table(), "it is over, but somebody is asked",
      {{"a winner", [](auto& s) { s.open.passed[2] = 6; }}, {"forty rounds", [](auto& s) { s.open.quiet = 121; }}});
  expectFault(table(), "nobody, or the wrong seat, is asked",
              {{"nobody", [](auto& s) { s.open.agenda[0].who = {}; }},
               {"another than it is about", [](auto& s) { s.open.agenda[0].who = Seats::only(0); }},
               {"two", [](auto& s) { s.open.agenda[0].who.add(0); }},
               {"one who does not play", [](auto& s) { s.open.agenda[0] = {Ask::turn, Seats::only(3), 3, 0}; }}});
  expectFault(table(), "a turn is in disorder",
              {{"a number", [](auto& s) { s.open.agenda[0].n = 1; }},
               {"something below", [](auto& s) { s.open.agenda.insert(0, {Ask::endTurn, {}, 1, 0}); }}});
  expectFault(table(), "something is asked that nobody answers",
              {{"begin", [](auto& s) { s.open.agenda[0].ask = Ask::again; }},
               {"end", [](auto& s) { s.open.agenda[0].ask = Ask::endTurn; }},
               {"hit", [](auto& s) { s.open.agenda[0].ask = Ask::hit; }}});
}

TEST(SchatzFaults, ASeatThatCanDoNothingIsNotAsked) {
  const State state = position(
      "pawn L, turn 5\n"
      "0: on 5, laid P P P, hand\n"
      "1: on 5, laid L4 L5, hand L1 L1 L2 L2 L3 L3 L4 L5\n"
      "2: on 0, laid, hand T1 T1 T2 T2 T3 T3 T4 T4 T5 T5\n"
      "3: on 0, laid, hand R1 R1 R2 R2 R3 R3 R4 R4 R5 R5\n"
      "4: on 5, laid S1 S2 S3, hand S1 S2 S3 S4 S4 S5 S5 C C C\n"
      "5: on 0, laid, hand M M M M M M M M C P\n");
  expectFault(state, "a seat is asked that can do nothing",
              {{"seat 0", [](auto& s) { s.open.agenda[0] = {Ask::turn, Seats::only(0), 0, 0}; }}});
}

TEST(SchatzFaults, ASecondCard) {
  State state = table();
  state.open.options.drawing = Schatz::Drawing::afterFirst;
  state.open.agenda[0].ask = Ask::secondCard;
  expectFault(state, "a second card is asked for that cannot be",
              {{"not agreed", [](auto& s) { s.open.options.drawing = Schatz::Drawing::announced; }},
               {"a number", [](auto& s) { s.open.agenda[0].n = 1; }},
               {"something below", [](auto& s) { s.open.agenda.insert(0, {Ask::endTurn, {}, 1, 0}); }},
               {"no room", [](auto& s) {
                  while (s.own[1].hand.size() < 10) {
                    const Card card = s.pile.pop();
                    s.own[1].hand.add(card);
                  }
                  s.open.handSize[1] = 10;
                  s.open.pileSize = s.pile.size();
                  forget(s);
                }}});
}

TEST(SchatzFaults, FurtherCardsToSwap) {
  State state = table();
  state.open.options.swapping = Schatz::Swapping::anyNumber;
  state.open.agenda[0] = {Ask::swapMore, Seats::only(1), 1, 2};
  expectFault(state, "more cards are to be swapped than can be",
              {{"not agreed", [](auto& s) { s.open.options.swapping = Schatz::Swapping::oneOrTwo; }},
               {"none put down", [](auto& s) { s.open.agenda[0].n = 0; }},
               {"more than are discarded", [](auto& s) { s.open.agenda[0].n = 4; }},
               {"more than ten", [](auto& s) { s.open.agenda[0].n = 8; }},
               {"something below", [](auto& s) { s.open.agenda.insert(0, {Ask::endTurn, {}, 1, 0}); }}});
}

TEST(SchatzFaults, AnExactHit) {
  expectFault(exactHit(), "the black pawn is to be moved without an exact hit",
              {{"no step", [](auto& s) { s.open.passed[0] = 0; }},
               {"a number", [](auto& s) { s.open.agenda.back().n = 1; }},
               {"nothing below", [](auto& s) { s.open.agenda.erase(0); }},
               {"a turn of another below", [](auto& s) { s.open.agenda[0].of = 1; }},
               {"another thing below", [](auto& s) { s.open.agenda[0].ask = Ask::endCurse; }}});
}

TEST(SchatzFaults, ACurseInTurn) {
  const State state = cursed(Schatz::Losses::inTurn);
  ASSERT_EQ(state.open.agenda.size(), 4);  // endCurse 0, hit 0, hit 5, giveUp 4
  expectFault(state, "the curse is in disorder",
              {{"nothing below",
                [](auto& s) {
                  while (s.open.agenda.size() > 1) s.open.agenda.erase(0);
                }},
               {"no end", [](auto& s) { s.open.agenda.erase(0); }},
               {"who played it does not play", [](auto& s) { s.open.agenda[0].of = 6; }},
               {"out of order", [](auto& s) { std::swap(s.open.agenda[1], s.open.agenda[2]); }},
               {"one of them twice", [](auto& s) { s.open.agenda.insert(2, s.open.agenda[2]); }},
               {"another curse", [](auto& s) { s.open.agenda[0].of = 4; }},
               {"who has no equipment", [](auto& s) { s.open.agenda.insert(3, {Ask::hit, {}, 1, 0}); }},
               {"a seat that is none", [](auto& s) { s.open.agenda[2].of = 7; }},
               {"a number", [](auto& s) { s.open.agenda.back().n = 16; }},
               {"asked below", [](auto& s) { s.open.agenda[1].who = Seats::only(0); }},
               {"asked for another", [](auto& s) { s.open.agenda.back().who = Seats::only(5); }},
               {"something else below", [](auto& s) { s.open.agenda[2].ask = Ask::again; }},
               {"agreed otherwise", [](auto& s) { s.open.options.losses = Schatz::Losses::atOnce; }},
               {"asked without a choice", [](auto& s) {
                  s.open.agenda.push({Ask::giveUp, Seats::only(3), 3, 0});
                  s.open.agenda.erase(3);
                }}});
  expectFault(state, "a seat gives up what it cannot", {{"openly", [](auto& s) { s.own[4].given = Card::torch2; }}});
}

TEST(SchatzFaults, ACurseAtOnce) {
  const State state = cursed(Schatz::Losses::atOnce);
  ASSERT_EQ(state.open.agenda.size(), 3);  // endCurse 0, showLoss 0, giveUp
  ASSERT_EQ(state.own[2].given, Card::spade1);
  expectFault(state, "the curse is in disorder",
              {{"no end", [](auto& s) { s.open.agenda.erase(0); }},
               {"nothing to show", [](auto& s) { s.open.agenda.erase(1); }},
               {"shown by another", [](auto& s) { s.open.agenda[1].of = 1; }},
               {"about another", [](auto& s) { s.open.agenda[2].of = 1; }},
               {"nobody left", [](auto& s) { s.open.agenda[2].who = {}; }},
               {"one who was not asked", [](auto& s) { s.open.agenda[2].who.add(3); }},
               {"one was asked without a choice", [](auto& s) { s.open.agenda[2].n |= 1 << 3; }},
               {"a spectator was asked", [](auto& s) { s.open.agenda[2].n |= 1 << 7; }},
               {"one with a choice was not asked", [](auto& s) {
                  s.open.agenda[2].n &= static_cast<u8>(~(1 << 5));
                  s.open.agenda[2].who.drop(5);
                }}});
  expectFault(state, "a seat gives up what it cannot",
              {{"what lies before another", [](auto& s) { s.own[2].given = Card::ladder4; }},
               {"a protection it has not", [](auto& s) { s.own[2].given = Card::protection; }},
               {"nothing", [](auto& s) { s.own[2].given = Card::none; }},
               {"who has not answered yet", [](auto& s) { s.own[4].given = Card::torch2; }},
               {"who was not asked", [](auto& s) { s.own[3].given = Card::torch1; }}});
}

}  // namespace
}  // namespace mastaba::schatz
