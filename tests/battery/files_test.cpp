// Properties 8 and 9 are kept in files; what is wrong with the files is found too.
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "tests/battery/goldens.h"
#include "tests/battery/sees.h"
#include "tests/toy/toy.h"

namespace mastaba::battery {

// A position before and after somebody published the deck.
struct Closed {
  Below<7> lot;
  Seq<Below<7>, 3> shown;
};
struct Published {
  Below<7> lot;
  Seq<Below<7>, 3> shown;
  std::array<Below<7>, 24> deck;
};
BOOST_DESCRIBE_STRUCT(Closed, (), (lot, shown))
BOOST_DESCRIBE_STRUCT(Published, (), (lot, shown, deck))

namespace {

std::vector<std::string> goldenLines() {
  std::ifstream file("tests/toy/goldens.txt");
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

// What is wrong with these lines, one complaint to a line.
std::string complaints(const std::vector<std::string>& lines) {
  std::string file;
  for (const std::string& line : lines) file += line + "\n";
  std::string out;
  for (const std::string& wrong : checkGoldens<Toy>(file)) out += wrong + "\n";
  return out;
}

TEST(Goldens, ThoseOnFileAreSoundAndEnough) { EXPECT_EQ(complaints(goldenLines()), ""); }

TEST(Goldens, NoneAtAllIsNotEnough) {
  std::string expected;
  for (const char* players : {"2", "3", "4"})
    for (const char* what : {"", " with peek=off", " with peek=on", " with tie=nobody", " with tie=starter"})
      expected += std::string("only 0 games for ") + players + what + "\n";
  EXPECT_EQ(complaints({}), "only 0 games ending by exhausted\nonly 0 games ending by target\n" + expected);
}

// The complaints when those games are not on file.
std::string without(const char* text) {
  std::vector<std::string> lines = goldenLines();
  std::erase_if(lines, [text](const std::string& line) { return line.find(text) != std::string::npos; });
  return complaints(lines);
}
TEST(Goldens, AWayToEndThatIsMissingIsNoticed) {
  EXPECT_NE(without("\"how\":\"exhausted\"").find("only 0 games ending by exhausted\n"), std::string::npos);
}
TEST(Goldens, AnOptionThatIsMissingIsNoticed) {
  EXPECT_NE(without("\"peek\":\"on\"").find("only 0 games for 3 with peek=on\n"), std::string::npos);
}

TEST(Goldens, SomethingElseToldIsNoticed) {
  std::vector<std::string> lines = goldenLines();
  const std::size_t told = lines[2].rfind("\"told\":\"") + 8;
  lines[2].replace(told, 8, "00000000");
  EXPECT_NE(complaints(lines).find("golden game 3: replays, but somebody is told something else"), std::string::npos);
}

TEST(Goldens, AnAlteredMoveIsNoticed) {
  std::vector<std::string> lines = goldenLines();
  const std::size_t check = lines[1].find("\"check\":\"") + 9;
  lines[1].replace(check, 8, "00000000");
  EXPECT_NE(complaints(lines).find("golden game 2: altered at moves[0]"), std::string::npos);
}

TEST(Goldens, ACutLineIsNoticed) {
  std::vector<std::string> lines = goldenLines();
  lines[0].resize(lines[0].size() / 2);
  EXPECT_NE(complaints(lines).find("golden game 1: not JSON"), std::string::npos);
}

TEST(Goldens, NewOnesAreSoundAndEnough) {
  std::istringstream made(missingGoldens<Toy>({}, 7));
  std::vector<std::string> lines;
  for (std::string line; std::getline(made, line);) lines.push_back(line);
  EXPECT_EQ(complaints(lines), "");
}

TEST(Sees, PublishingAFieldShows) {
  std::string before;
  std::string after;
  seesInto<Closed>(before, "open");
  seesInto<Published>(after, "open");
  EXPECT_EQ(before, "open.lot: 0-6\nopen.shown[up to 3]: 0-6\n");
  EXPECT_EQ(after, before + "open.deck[24]: 0-6\n");
}

}  // namespace
}  // namespace mastaba::battery
