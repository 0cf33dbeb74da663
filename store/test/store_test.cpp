// What every store must do; each test runs with all of them.
#include "store/store.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <random>
#include <sqlite3.h>

namespace mastaba::store {
namespace {

namespace fs = std::filesystem;

// A folder of its own, which goes with it.
class Folder {
 public:
  Folder() : path_(fs::temp_directory_path() / ("mastaba-store-" + std::to_string(std::random_device{}()))) {
    fs::create_directories(path_);
  }
  ~Folder() {
    std::error_code ignored;
    fs::permissions(path_, fs::perms::owner_all, ignored);
    fs::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string file(const char* name = "house.db") const { return (path_ / name).string(); }

 private:
  fs::path path_;
};

struct Kind {
  const char* name;
  std::unique_ptr<Store> (*make)(const Folder&);
};
std::unique_ptr<Store> sqliteIn(const Folder& folder) {
  std::unique_ptr<Store> made;
  const Outcome opened = openSqlite(folder.file(), made);
  EXPECT_TRUE(opened) << opened.detail;
  return made;
}
const Kind kinds[] = {
    {"Forgetful", [](const Folder&) { return forgetful(); }},
    {"Sqlite", sqliteIn},
};

class AnyStore : public testing::TestWithParam<Kind> {
 protected:
  Folder folder_;
  std::unique_ptr<Store> store_ = GetParam().make(folder_);

  std::vector<Entry> log(const std::string& table, int from = 0) {
    std::vector<Entry> entries{{"rubbish", 1, 2, "that must go"}};
    EXPECT_TRUE(store_->log(table, from, entries));
    return entries;
  }
  std::vector<Head> heads(int stage, int most = 100) {
    std::vector<Head> found;
    EXPECT_TRUE(store_->heads(stage, most, found));
    return found;
  }
};
INSTANTIATE_TEST_SUITE_P(Stores, AnyStore, testing::ValuesIn(kinds),
                         [](const testing::TestParamInfo<Kind>& kind) { return kind.param.name; });

Entry entry(const char* table, int n, std::string text = "{}") { return {table, n, 1000 + n, std::move(text)}; }

TEST_P(AnyStore, KeepsALogInItsOrder) {
  ASSERT_TRUE(store_->write(
      {.entries = {entry("a", 0), entry("b", 0), entry("a", 1, "second")}, .heads = {}, .snapshots = {}}));
  ASSERT_TRUE(store_->write({.entries = {entry("a", 2)}, .heads = {}, .snapshots = {}}));
  EXPECT_EQ(log("a"), (std::vector{entry("a", 0), entry("a", 1, "second"), entry("a", 2)}));
  EXPECT_EQ(log("a", 2), std::vector{entry("a", 2)});
  EXPECT_EQ(log("a", 3), std::vector<Entry>{});
  EXPECT_EQ(log("b").size(), 1u);
  EXPECT_EQ(log("c"), std::vector<Entry>{});
}

TEST_P(AnyStore, RefusesWhatIsNotTheNextEntryAndWritesNothingOfThatBatch) {
  ASSERT_TRUE(store_->write({.entries = {entry("a", 0)}, .heads = {}, .snapshots = {}}));
  for (const int n : {0, 2, -1, 1'000'000}) {
    const Outcome refused = store_->write(
        {.entries = {entry("b", 0), entry("a", n)}, .heads = {{"a", "changed", 1, 1, 1}}, .snapshots = {}});
    EXPECT_EQ(refused.trouble, Trouble::outOfTurn) << n;
  }
  EXPECT_EQ(log("a").size(), 1u);
  EXPECT_EQ(log("b").size(), 0u);
  EXPECT_EQ(heads(1).size(), 0u);
  EXPECT_TRUE(store_->write({.entries = {entry("a", 1)}, .heads = {}, .snapshots = {}})) << "it goes on afterwards";
}

TEST_P(AnyStore, KeepsAnyTextAsItIs) {
  std::string every;
  for (int i = 1; i < 0x800; ++i) {
    if (i < 0x80) {
      every += static_cast<char>(i);
    } else {
      every += static_cast<char>(0xC0 | (i >> 6));
      every += static_cast<char>(0x80 | (i & 0x3F));
    }
  }
  for (const std::string& text :
       {every, std::string(1 << 20, 'x'), std::string(), std::string("'; DROP TABLE entries; --")}) {
    const int n = static_cast<int>(log("a").size());
    ASSERT_TRUE(store_->write({.entries = {entry("a", n, text)}, .heads = {}, .snapshots = {}}));
    EXPECT_EQ(log("a", n).at(0).text, text);
  }
}

TEST_P(AnyStore, FindsTheNewestHeadsOfAStageFirst) {
  ASSERT_TRUE(store_->write(
      {.entries = {}, .heads = {{"a", "1", 0, 1, 10}, {"b", "2", 0, 1, 30}, {"c", "3", 1, 1, 20}}, .snapshots = {}}));
  ASSERT_TRUE(store_->write({.entries = {}, .heads = {{"a", "1, changed", 0, 2, 40}}, .snapshots = {}}));
  EXPECT_EQ(heads(0), (std::vector<Head>{{"a", "1, changed", 0, 2, 40}, {"b", "2", 0, 1, 30}}));
  EXPECT_EQ(heads(0, 1).size(), 1u);
  EXPECT_EQ(heads(1).size(), 1u);
  EXPECT_EQ(heads(2).size(), 0u);
}

TEST_P(AnyStore, KeepsTheNewestSnapshotOfATable) {
  ASSERT_TRUE(store_->write({.entries = {entry("a", 0)}, .heads = {}, .snapshots = {{"a", 1, "old"}, {"b", 3, "x"}}}));
  ASSERT_TRUE(store_->write({.entries = {}, .heads = {}, .snapshots = {{"a", 2, "new"}}}));
  EXPECT_EQ(store_->write({.entries = {entry("a", 9)}, .heads = {}, .snapshots = {{"b", 4, "y"}}}).trouble,
            Trouble::outOfTurn);
  std::vector<Snapshot> one;
  EXPECT_TRUE(store_->snapshot("a", one));
  EXPECT_EQ(one, (std::vector<Snapshot>{{"a", 2, "new"}}));
  EXPECT_TRUE(store_->snapshot("b", one));
  EXPECT_EQ(one, (std::vector<Snapshot>{{"b", 3, "x"}})) << "a batch is written as a whole or not at all";
  EXPECT_TRUE(store_->snapshot("c", one));
  EXPECT_TRUE(one.empty());
}

// ---- the file

TEST(SqliteStore, WhatWasWrittenIsThereWhenItIsOpenedAgain) {
  const Folder folder;
  {
    const auto store = sqliteIn(folder);
    ASSERT_TRUE(store->write({.entries = {entry("a", 0)}, .heads = {{"a", "x", 0, 1, 1}}, .snapshots = {}}));
  }
  const auto store = sqliteIn(folder);
  std::vector<Entry> entries;
  ASSERT_TRUE(store->log("a", 0, entries));
  EXPECT_EQ(entries, std::vector{entry("a", 0)});
}

TEST(SqliteStore, OnlyOneHouseHasItOpen) {
  const Folder folder;
  const auto first = sqliteIn(folder);
  std::unique_ptr<Store> second;
  EXPECT_EQ(openSqlite(folder.file(), second).trouble, Trouble::inUse);
  EXPECT_FALSE(second);
}

// Files of the first version had no snapshots.
TEST(SqliteStore, AFileOfAnEarlierVersionIsBroughtUpToDate) {
  const Folder folder;
  ASSERT_TRUE(sqliteIn(folder)->write({.entries = {entry("a", 0)}, .heads = {{"a", "x", 0, 1, 1}}, .snapshots = {}}));
  sqlite3* db = nullptr;
  ASSERT_EQ(sqlite3_open(folder.file().c_str(), &db), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(db, "DROP TABLE snapshots; PRAGMA user_version = 1", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(db);
  const auto store = sqliteIn(folder);
  ASSERT_TRUE(store->write({.entries = {entry("a", 1)}, .heads = {}, .snapshots = {{"a", 2, "picture"}}}));
  std::vector<Entry> entries;
  ASSERT_TRUE(store->log("a", 0, entries));
  EXPECT_EQ(entries.size(), 2u);
  std::vector<Snapshot> one;
  EXPECT_TRUE(store->snapshot("a", one));
  EXPECT_EQ(one.size(), 1u);
}

TEST(SqliteStore, RefusesFilesThatAreNotOurs) {
  const Folder folder;
  std::unique_ptr<Store> store;
  std::ofstream(folder.file("letter")) << "Dear Mira, this is no database, and it is long enough to be seen as none.";
  EXPECT_EQ(openSqlite(folder.file("letter"), store).trouble, Trouble::foreign);
  EXPECT_NE(openSqlite(folder.file("no/such/folder"), store).trouble, Trouble::none);
  EXPECT_FALSE(store);
}

}  // namespace
}  // namespace mastaba::store
