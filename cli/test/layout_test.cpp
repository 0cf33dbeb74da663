#include "cli/layout.h"

#include <algorithm>
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
  scene.choices = [](int, int rows) { return Lines(static_cast<std::size_t>(std::clamp(rows, 1, 6)), "choice"); };
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

// The board of a room to come: 21 lines, the first twelve with something beside them.
Scene tallScene(int told, int choices, const Lines& message) {
  Scene scene = sceneOf(0, told, 0);
  for (int i = 0; i < 21; ++i) {
    std::string line = "board " + std::to_string(i) + " ";
    line.resize(43, '#');
    if (i < 12) line = padded(line, 46) + "beside " + std::string(27, '=');
    scene.picture.push_back(line);
  }
  scene.question = "Where does the tile of this round go, and which way up?";
  scene.choices = [choices](int width, int rows) {
    Lines items;
    for (int i = 1; i <= choices; ++i) items.push_back(std::to_string(i) + ") choice");
    Lines lines = inColumns(items, width, rows);
    if (static_cast<int>(lines.size()) > rows) lines.resize(static_cast<std::size_t>(rows));
    return lines;
  };
  scene.message = message;
  return scene;
}

bool shows(const Lines& screen, const std::string& text) {
  return std::any_of(screen.begin(), screen.end(),
                     [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

const std::vector<Lines> messages{{}, {"message"}, {"a message", "of two lines"}, Lines(6, "a long message")};

TEST(Layout, ATallPictureNeverLeavesTheTerminal) {
  for (const Size size : {Size{80, 24}, Size{100, 40}, Size{60, 20}, Size{80, 20}, Size{80, 30}, Size{200, 24},
                          Size{76, 24}, Size{75, 24}, Size{40, 10}})
    for (const int told : {0, 1, 30})
      for (const int choices : {1, 6, 40})
        for (const Lines& message : messages) {
          const Lines screen = composed(tallScene(told, choices, message), size, penFor(false));
          EXPECT_LE(static_cast<int>(screen.size()), size.rows - 1);
          for (const std::string& line : screen) EXPECT_LE(columnsOf(line), size.columns) << line;
          for (const char* part : {"Where does the", "1) choice"})
            EXPECT_TRUE(shows(screen, part)) << part << " at " << size.columns << " x " << size.rows;
          for (std::size_t i = 0; i < message.size(); ++i)
            EXPECT_EQ(screen[screen.size() - message.size() + i], message[i]);
        }
}

TEST(Layout, BesideATallPictureThereIsRoomForAllOnAUsualTerminal) {
  for (const Lines& message : {messages[0], messages[1], messages[2]}) {
    const Scene scene = tallScene(3, 4, message);
    const Lines screen = composed(scene, {80, 24}, penFor(false));
    for (const std::string& line : scene.picture) EXPECT_TRUE(shows(screen, line)) << "the whole board: " << line;
    for (const char* part : {"told 2.", "which way up?", "1) choice", "4) choice"})
      EXPECT_TRUE(shows(screen, part)) << part;
    for (std::size_t i = 0; i < 12; ++i) EXPECT_EQ(screen[i], scene.picture[i]) << "nothing over what stands there";
    for (std::size_t i = 12; i < 21; ++i)
      EXPECT_TRUE(screen[i] == scene.picture[i] || screen[i].substr(43, 3) == "   ") << screen[i];
  }
}

TEST(Layout, InksOfAPictureDoNotMoveWhatStandsBesideIt) {
  Scene plain = tallScene(3, 4, {});
  Scene inked = plain;
  for (std::string& line : inked.picture) line = penFor(true).ink(Ink::red, line);
  const Lines without = composed(plain, {80, 24}, penFor(false));
  const Lines with = composed(inked, {80, 24}, penFor(false));
  ASSERT_EQ(with.size(), without.size());
  for (std::size_t i = 0; i < with.size(); ++i) EXPECT_EQ(columnsOf(with[i]), columnsOf(without[i]));
}

TEST(Layout, WithEnoughRoomAllStandsBelowATallPicture) {
  const Scene scene = tallScene(3, 4, {"message"});
  const Lines screen = composed(scene, {100, 40}, penFor(false));
  for (std::size_t i = 0; i < 21; ++i) EXPECT_EQ(screen[i], scene.picture[i]);
  EXPECT_TRUE(shows(screen, scene.question)) << "in one line";
}

TEST(Layout, WhatMustBeWholePushesThePictureOut) {
  for (const int picture : {12, 21}) {
    Scene scene = tallScene(0, 1, {"message"});
    scene.picture.resize(static_cast<std::size_t>(picture));
    scene.question = "";
    scene.whole = true;
    for (const int lines : {3, 9, 15}) {
      scene.choices = [lines](int, int) { return Lines(static_cast<std::size_t>(lines), "place"); };
      const Lines screen = composed(scene, {80, 24}, penFor(false));
      int places = 0;
      for (const std::string& line : screen) places += line.find("place") != std::string::npos ? 1 : 0;
      EXPECT_EQ(places, lines);
      EXPECT_EQ(shows(screen, "board 0"), lines < 15) << picture;
    }
  }
}

TEST(Layout, InOrderOnlyWhatIsNew) {
  const Lines lines = inOrder(sceneOf(1, 3, 2), 80, penFor(false));
  EXPECT_EQ(lines[0], "picture 0");
  EXPECT_EQ(lines[1], "told 2.");
  EXPECT_EQ(lines.back(), "message");
}

}  // namespace
}  // namespace mastaba::cli
