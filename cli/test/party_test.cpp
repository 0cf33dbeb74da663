#include "cli/party.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>

#include "cli/files.h"

namespace mastaba::cli {
namespace {

const Room& toy() { return *roomNamed("toy"); }

std::string namesAndLevels(const std::string& seats) {
  const Seated people = seated(seats, toy(), Language::de);
  std::string out = people.problem.empty() ? "" : "!";
  for (const Sitter& sitter : people.sitters)
    if (people.problem.empty()) out += sitter.name + " " + std::to_string(sitter.bot) + ", ";
  return out;
}

TEST(Party, SeatsAsTheyAreWritten) {
  EXPECT_EQ(namesAndLevels("me:Anna,bot:1,bot:2:Ramses"), "Anna 0, Nofretete 1, Ramses 2, ");
  EXPECT_EQ(namesAndLevels("bot, ich:Ben , bot:5"), "Nofretete 2, Ben 0, Ramses 5, ");
  EXPECT_EQ(namesAndLevels("me:Anna,bot:Pharao,bot:VIZIER:Imhotep"), "Anna 0, Nofretete 5, Imhotep 4, ");
  EXPECT_EQ(namesAndLevels("me:Nofretete,bot"), "Nofretete 0, Ramses 2, ") << "no name twice";
  EXPECT_EQ(namesAndLevels("me:Anna,me:Anna"), "Anna 0, Anna 2 0, ");
}

TEST(Party, WrongSeatsAreRefused) {
  for (const char* seats : {"me", "me,bot,bot,bot,bot", "me,", "me,x", "me,bot:0", "me,bot:6", "me,bot:10",
                            "me,bot:", "me,bot:mummy", "me,bot:Ramses", "me:,bot", "me:A:B,bot", "bot:1:A:B,me"})
    EXPECT_EQ(namesAndLevels(seats), "!") << seats;
}

TEST(Party, LevelsByNumberOrByNameInEitherLanguage) {
  int level = 0;
  for (const auto& [english, german] : {std::pair{"Apprentice", "Lehrling"},
                                        {"Scribe", "Schreiber"},
                                        {"Priest", "Priester"},
                                        {"Vizier", "Wesir"},
                                        {"Pharaoh", "Pharao"}}) {
    ++level;
    EXPECT_EQ(levelIn(std::to_string(level)), level);
    EXPECT_EQ(levelIn(english), level);
    EXPECT_EQ(levelIn(german), level);
    EXPECT_EQ(levelName(level, Language::en), english);
    EXPECT_EQ(levelName(level, Language::de), german);
    EXPECT_TRUE(levelAbout(level, Language::de).ends_with(".")) << levelAbout(level, Language::de);
  }
  EXPECT_EQ(level, highestLevel());
  EXPECT_EQ(levelIn(" wesir "), 4);
  for (const char* text : {"", "0", "6", "9", "1.5", "-1", "2x", "pha", "Ramses"}) EXPECT_EQ(levelIn(text), 0) << text;
  EXPECT_EQ(levelNames(Language::en), "1 Apprentice, 2 Scribe, 3 Priest, 4 Vizier, 5 Pharaoh");
  EXPECT_NE(seated("me,bot:9", toy(), Language::de).problem.find("4 Wesir, 5 Pharao"), std::string::npos);
  EXPECT_EQ(levelName(9, Language::en), "Pharaoh") << "from an old record";
}

TEST(Party, UsuallyOneAndTwoBots) { EXPECT_EQ(seated("", toy(), Language::en).sitters.size(), 3U); }

TEST(Party, OptionsAndSeeds) {
  const auto record = [](const Party& party) {
    const Opened opened = openTable(toy(), party, Language::en);
    EXPECT_EQ(opened.problem, "");
    return opened.table->record();
  };
  EXPECT_NE(record({"me:A,bot", {"tie=nobody"}, "x"}).find(R"("tie":"nobody")"), std::string::npos);
  EXPECT_EQ(record({"me:A,bot", {}, "x"}), record({"me:A,bot", {}, "x"}));
  EXPECT_NE(record({"me:A,bot", {}, ""}), record({"me:A,bot", {}, ""})) << "without a seed nobody knows the cards";
  EXPECT_NE(record({"me:A,bot", {}, "k7qm2xbt9fhd"}).find(R"("deal":"K7QM-2XBT-9FHD")"), std::string::npos);
  for (const char* fresh : {"", "  "}) {
    const std::string made = record({"me:A,bot", {}, fresh});
    const std::size_t at = made.find(R"("deal":")");
    ASSERT_NE(at, std::string::npos) << "a fresh deal has a code";
    EXPECT_EQ(dealFrom(made.substr(at + 8, 14)).name, made.substr(at + 8, 14));
    EXPECT_EQ(made[at + 22], '"');
  }
  EXPECT_EQ(record({"me:A,bot", {}, "a\x1b[2Jb"}).find("\\u001b"), std::string::npos);
  for (const char* option : {"tie", "tie=", "tie=both", "players=3", "", "=x"})
    EXPECT_NE(openTable(toy(), {"", {option}, ""}, Language::en).problem, "") << option;
}

class Files : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = testing::TempDir() + "mastaba-files-" + std::to_string(getpid());
    std::filesystem::create_directory(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return folder_ + "/" + name; }
  std::size_t filesThere() const {
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& one : std::filesystem::directory_iterator(folder_)) ++count;
    return count;
  }

  std::string folder_;
};

TEST_F(Files, AGameComesBackAsItWas) {
  const Opened opened = openTable(toy(), {"me:A,bot", {}, "x"}, Language::en);
  EXPECT_EQ(saveText(path("a.json"), opened.table->record(), Language::en), "");
  const Loaded loaded = loadGame(path("a.json"), Language::en);
  EXPECT_EQ(loaded.problem, "");
  EXPECT_EQ(loaded.table->record(), opened.table->record());
  EXPECT_EQ(filesThere(), 1U);
}

TEST_F(Files, WhatCannotBeWrittenLeavesNothing) {
  EXPECT_NE(saveText(path("none/a.json"), "x", Language::en).find("is not there"), std::string::npos);
  EXPECT_NE(saveText(folder_, "x", Language::en).find("folder"), std::string::npos);
  EXPECT_NE(saveText("/dev/full", "x", Language::en).find("no ordinary file"), std::string::npos);
  EXPECT_NE(saveText(path(std::string(300, 'x')), "x", Language::en).find("too long"), std::string::npos);
  EXPECT_EQ(filesThere(), 0U);
}

TEST_F(Files, ALinkStaysALink) {
  ASSERT_EQ(saveText(path("a.json"), "old", Language::en), "");
  std::filesystem::create_symlink(path("a.json"), path("link.json"));
  ASSERT_EQ(saveText(path("link.json"), "new", Language::en), "");
  EXPECT_TRUE(std::filesystem::is_symlink(path("link.json")));
  std::ifstream file(path("a.json"));
  std::string text;
  std::getline(file, text);
  EXPECT_EQ(text, "new");
}

TEST_F(Files, WhatCannotBeReadSaysWhy) {
  EXPECT_NE(loadGame(path("none.json"), Language::en).problem.find("is not there"), std::string::npos);
  EXPECT_NE(loadGame(folder_, Language::en).problem.find("folder"), std::string::npos);
  for (const char* text : {"", "{", "[]", "{\"mastaba\":1,\"game\":\"chess\"}", "{\"mastaba\":99,\"game\":\"toy\"}"}) {
    ASSERT_EQ(saveText(path("a.json"), text, Language::en), "");
    const Loaded loaded = loadGame(path("a.json"), Language::en);
    EXPECT_NE(loaded.problem, "") << text;
    EXPECT_EQ(loaded.table, nullptr) << text;
  }
}

TEST(FileNames, AreQuotedForTheShell) {
  EXPECT_EQ(quoted("a/b-1.json"), "a/b-1.json");
  EXPECT_EQ(quoted("a b.json"), "'a b.json'");
  EXPECT_EQ(quoted("it's"), "'it'\\''s'");
}

}  // namespace
}  // namespace mastaba::cli
