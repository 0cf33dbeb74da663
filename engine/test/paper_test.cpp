#include "engine/paper.h"

#include <gtest/gtest.h>

namespace mastaba {
namespace {

std::vector<std::string> lines(int count, int columns) {
  return std::vector<std::string>(static_cast<std::size_t>(count), std::string(static_cast<std::size_t>(columns), '#'));
}

// Twelve lines of the first width, the others of the second.
std::vector<std::string> tall(int count, int above, int below) {
  std::vector<std::string> picture = lines(12, above);
  for (const std::string& line : lines(count - 12, below)) picture.push_back(line);
  return picture;
}

TEST(Paper, TwelveLinesMayBeEightyColumnsWide) {
  EXPECT_TRUE(fitsPaper(lines(0, 0)));
  EXPECT_TRUE(fitsPaper(lines(12, 80)));
  EXPECT_FALSE(fitsPaper(lines(1, 81)));
  EXPECT_FALSE(fitsPaper(lines(13, 80)));
}

TEST(Paper, ATallPictureLeavesTheRightFree) {
  EXPECT_TRUE(fitsPaper(tall(21, 80, 44)));
  EXPECT_FALSE(fitsPaper(tall(21, 80, 45)));
  EXPECT_FALSE(fitsPaper(tall(13, 80, 45)));
  EXPECT_FALSE(fitsPaper(tall(22, 44, 44)));
  EXPECT_FALSE(fitsPaper(tall(21, 81, 44)));
}

TEST(Paper, ColumnsAreCountedNotBytes) {
  EXPECT_TRUE(fitsPaper(std::vector<std::string>{std::string(78, '#') + "ä…"}));
  Pen pen;
  pen.colour = true;
  EXPECT_TRUE(fitsPaper(std::vector<std::string>{pen.ink(Ink::red, std::string(80, '#'))}));
}

}  // namespace
}  // namespace mastaba
