// The pen: words, names, inks, and columns of a terminal.
#include "engine/pen.h"

#include <gtest/gtest.h>

namespace mastaba {
namespace {

TEST(Pen, ThePlainOneLetsKeysSpeakForThemselves) {
  const Pen pen;
  EXPECT_EQ(pen.word("card.torch5", "code"), "torch5");
  EXPECT_EQ(pen.word("torch"), "torch");
  EXPECT_EQ(pen.name(3), "3");
  EXPECT_EQ(pen.ink(Ink::red, "x"), "x");
}

TEST(Pen, KnowsTheReadersWordsAndTheNames) {
  Pen pen;
  pen.words = [](std::string_view key, std::string_view form) { return std::string(key) + "/" + std::string(form); };
  pen.names = {"Anna", "Ben"};
  EXPECT_EQ(pen.word("item.rope", "acc"), "item.rope/acc");
  EXPECT_EQ(pen.name(1), "Ben");
  EXPECT_EQ(pen.name(2), "2");
}

TEST(Pen, InksTakeNoColumns) {
  Pen pen;
  pen.colour = true;
  const std::string red = pen.ink(Ink::red, "Wüste");
  EXPECT_EQ(red, "\x1b[31mWüste\x1b[0m");
  EXPECT_EQ(pen.ink(Ink::plain, "x"), "x");
  EXPECT_EQ(columnsOf(red), 5);
  EXPECT_EQ(columnsOf(""), 0);
  EXPECT_EQ(columnsOf("…"), 1);
}

TEST(Pen, PadsAndCutsToColumns) {
  EXPECT_EQ(padded("Tür", 5), "Tür  ");
  EXPECT_EQ(padded("Türen", 5), "Türen");
  EXPECT_EQ(padded("Türklinke", 5), "Türk…");
  EXPECT_EQ(padded("\x1b[31mTürklinke\x1b[0m", 5), "\x1b[31mTürk…\x1b[0m") << "the colour ends behind the cut";
}

TEST(Pen, DrawsTheObserversOwnBoardUnlessAnotherIsAskedFor) {
  Pen pen;
  EXPECT_EQ(pen.board(2), Seat(2));
  EXPECT_EQ(pen.board(spectator), Seat(0));
  pen.whose = 1;
  EXPECT_EQ(pen.board(2), Seat(1));
  EXPECT_EQ(pen.board(spectator), Seat(1));
}

}  // namespace
}  // namespace mastaba
