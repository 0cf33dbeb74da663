#include "cli/layout.h"

#include <gtest/gtest.h>

namespace mastaba::cli {
namespace {

TEST(Layout, WrapsAtBlanks) {
  EXPECT_EQ(wrapped("one two three", 8), (Lines{"one two", "three"}));
  EXPECT_EQ(wrapped("one two three", 9, 2), (Lines{"one two", "  three"}));
  EXPECT_EQ(wrapped("", 8), (Lines{""}));
  EXPECT_EQ(wrapped("äöü äöü", 3), (Lines{"äöü", "äöü"})) << "columns, not bytes";
}

TEST(Layout, BreaksWhatHasNoBlank) { EXPECT_EQ(wrapped("abcdefgh ij", 3), (Lines{"abc", "def", "gh", "ij"})); }

TEST(Layout, InksTakeNoRoom) {
  const Pen pen = penFor(true);
  for (const std::string& line : wrapped(pen.ink(Ink::red, "one two three"), 8)) EXPECT_LE(columnsOf(line), 8);
  EXPECT_EQ(wrapped(pen.ink(Ink::red, "one two"), 7).size(), 1U);
}

TEST(Layout, NothingFromOutsideSteersTheTerminal) {
  EXPECT_EQ(printable("a\x1b[2Jb\x1b]0;t\x07"
                      "c\td\r\ne"),
            "a[2Jb]0;tc d\ne");
  EXPECT_EQ(printable("\x1b[31mred\x1b[0m"), "\x1b[31mred\x1b[0m");
  EXPECT_EQ(printable("\xc2\x9b"
                      "2J\x9b"
                      "ä…"),
            "2Jä…");
}

TEST(Layout, ColumnsAreReadDownwardsAndAsFewAsPossible) {
  EXPECT_EQ(inColumns({"a", "bb", "c", "d", "e"}, 20, 5), (Lines{"a", "bb", "c", "d", "e"}));
  EXPECT_EQ(inColumns({"a", "bb", "c", "d", "e"}, 20, 3), (Lines{"a   d", "bb  e", "c"}));
  EXPECT_EQ(inColumns({"aaaa", "bbbb", "cccc"}, 6, 1).size(), 3U) << "no room beside each other";
  EXPECT_EQ(inColumns({"abcdefgh"}, 5, 1), (Lines{"abcd…"}));
}

Scene sceneOf(int picture, int told, int old) {
  Scene scene;
  for (int i = 0; i < picture; ++i) scene.picture.push_back("picture " + std::to_string(i));
  for (int i = 0; i < told; ++i) scene.told.push_back({"told " + std::to_string(i) + ".", "and so on."});
  scene.old = static_cast<std::size_t>(old);
  scene.question = "What now?";
  scene.choices = [](int rows) { return Lines(static_cast<std::size_t>(std::clamp(rows, 1, 6)), "choice"); };
  scene.message = {"message"};
  return scene;
}

TEST(Layout, AScreenIsNeverLargerThanTheTerminal) {
  for (int rows = 6; rows < 40; ++rows)
    for (int picture : {0, 3, 12})
      for (int told : {0, 2, 30}) {
        const Lines screen = composed(sceneOf(picture, told, 0), {80, rows}, penFor(false));
        EXPECT_LT(static_cast<int>(screen.size()), rows);
        EXPECT_EQ(std::count(screen.begin(), screen.end(), "What now?"), 1) << rows << " " << picture;
        EXPECT_GE(std::count(screen.begin(), screen.end(), "choice"), 1) << rows << " " << picture;
      }
}

TEST(Layout, OnAUsualTerminalThereIsRoomForAll) {
  const Lines screen = composed(sceneOf(12, 30, 29), {80, 24}, penFor(false));
  EXPECT_EQ(screen.size(), 23U);
  EXPECT_EQ(screen[11], "picture 11");
  EXPECT_EQ(std::count(screen.begin(), screen.end(), "told 29."), 1);
}

TEST(Layout, WhatIsNewIsPackedIfThereIsLittleRoom) {
  const Lines screen = composed(sceneOf(12, 4, 0), {80, 24}, penFor(false));
  EXPECT_EQ(std::count(screen.begin(), screen.end(), "told 3. and so on."), 1);
}

TEST(Layout, InOrderOnlyWhatIsNew) {
  const Lines lines = inOrder(sceneOf(1, 3, 2), 80, penFor(false));
  EXPECT_EQ(lines[0], "picture 0");
  EXPECT_EQ(lines[1], "told 2.");
  EXPECT_EQ(lines.back(), "message");
}

}  // namespace
}  // namespace mastaba::cli
