// What every room of the house owes: its words, its generated files fresh, its battery.
#include "tests/battery/rooms.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "cli/texts.h"
#include "house/room.h"

namespace mastaba {
namespace {

// ctest runs tests in the root of the repository.
std::string contentOf(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string joined(const std::vector<std::string>& lines) {
  std::string out;
  for (const std::string& line : lines) out += line + "\n";
  return out;
}

TEST(Rooms, EverySentenceIsThereInBothLanguages) {
  for (const Room* room : rooms()) EXPECT_EQ(joined(room->wordGaps()), "") << room->id;
}

TEST(Rooms, EveryFaultHasItsSentence) {
  std::vector<NeededWords> needed;
  const Shape where{"where", Said::Kind::text, {}, {}};
  const Shape detail{"detail", Said::Kind::text, {}, {}};
  eachEnumerator<Wrong>(
      [&](Wrong, const char* name) { needed.push_back({std::string("fault.") + name, {where, detail}}); });
  EXPECT_EQ(joined(houseWords().gaps(needed)), "");
}

TEST(Rooms, TheProgramSpeaksBothLanguages) {
  std::vector<NeededWords> needed;
  std::vector<Shape> fields;
  for (const char* name : {"why",  "game", "games", "call", "seat", "option", "value", "name", "names",   "question",
                           "text", "rule", "how",   "move", "file", "number", "h0",    "h1",   "address", "port"})
    fields.push_back({name, Said::Kind::text, {}, {}});
  for (const char* name : {"fewest", "most", "range", "count", "all", "points", "any", "median", "high"})
    fields.push_back({name, Said::Kind::number, {}, {}});
  cli::eachText([&](const std::string& key) { needed.push_back({key, fields}); });
  EXPECT_EQ(joined(cli::texts().gaps(needed)), "");
}

TEST(Rooms, EveryRoomHasItsBattery) {
  for (const Room* room : rooms()) EXPECT_NE(battery::batteryOf(room->id), nullptr) << room->id;
  EXPECT_EQ(battery::batteries().size(), rooms().size());
}

// sees.txt is generated: build/release/tests/battery sees GAME > FOLDER/sees.txt
TEST(Rooms, WhatIsSeenHasBeenReviewed) {
  for (const battery::Battery* battery : battery::batteries())
    EXPECT_EQ(contentOf(std::string(battery->folder) + "/sees.txt"), battery->sees())
        << "a field became visible or hidden; look at it, then generate " << battery->folder << "/sees.txt anew";
}

TEST(Rooms, TheFingerprintIsTheOneOnFile) {
  std::string now;
  for (const Room* room : rooms()) {
    char line[64];
    std::snprintf(line, sizeof line, "%.20s %016llx\n", std::string(room->id).c_str(),
                  static_cast<unsigned long long>(room->fingerprint()));
    now += line;
  }
  EXPECT_EQ(contentOf("tests/fingerprint.txt"), now)
      << "games play differently; if that is meant, say so in the commit: mastaba fingerprint > tests/fingerprint.txt";
}

TEST(Rooms, TypesForThePageNameEveryMoveAndEvent) {
  for (const Room* room : rooms()) {
    const std::string types = room->types();
    for (const char* name : {"Options", "Move", "Event", "Open", "Own", "View", "Standing"})
      EXPECT_NE(types.find(std::string("export type ") + name + " ="), std::string::npos) << room->id << " " << name;
  }
}

}  // namespace
}  // namespace mastaba
