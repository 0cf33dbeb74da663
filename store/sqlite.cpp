#include <algorithm>
#include <filesystem>
#include <memory>
#include <sqlite3.h>
#include <string>
#include <system_error>

#include "store/store.h"

namespace mastaba::store {
namespace {

constexpr int version = 2;
constexpr int ourMark = 0x4D617374;  // "Mast": tells our files from other databases

// What each version has added, so that a file of any earlier one becomes one of today's.
constexpr const char* added[version] = {
    R"(
  CREATE TABLE entries (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (table_id, n)) WITHOUT ROWID;
  CREATE TABLE heads (
    table_id TEXT NOT NULL PRIMARY KEY, about TEXT NOT NULL, stage INTEGER NOT NULL, length INTEGER NOT NULL,
    changed INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX heads_by_stage ON heads (stage, changed DESC);
)",
    // Lists are made when the house opens: an index by time would be written with every move.
    R"(
  DROP INDEX heads_by_stage;
  CREATE INDEX heads_by_stage ON heads (stage);
  CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY, length INTEGER NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;
)"};

// A statement with its values; SQLite counts them from 1, columns from 0.
class Statement {
 public:
  Statement(sqlite3* db, const char* sql) {
    sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &stmt_, nullptr);
  }
  ~Statement() { sqlite3_finalize(stmt_); }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  template <class... Values>
  Statement& with(const Values&... values) {
    sqlite3_reset(stmt_);
    int n = 0;
    (bind(++n, values), ...);
    return *this;
  }
  // Whether there is a row; false is the end, or trouble.
  bool next() { return (code_ = sqlite3_step(stmt_)) == SQLITE_ROW; }
  int run() {
    next();
    return done();
  }
  int done() {
    const int code = code_ == SQLITE_DONE || code_ == SQLITE_ROW ? SQLITE_OK : code_;
    sqlite3_reset(stmt_);
    return code;
  }

  std::string text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(stmt_, column));
    return {bytes ? bytes : "", static_cast<std::size_t>(sqlite3_column_bytes(stmt_, column))};
  }
  std::int64_t number(int column) const { return sqlite3_column_int64(stmt_, column); }
  int small(int column) const { return sqlite3_column_int(stmt_, column); }

 private:
  // The values outlive the step: nothing is copied.
  void bind(int n, const std::string& value) {
    sqlite3_bind_text64(stmt_, n, value.data(), value.size(), SQLITE_STATIC, SQLITE_UTF8);
  }
  void bind(int n, std::int64_t value) { sqlite3_bind_int64(stmt_, n, value); }
  void bind(int n, int value) { sqlite3_bind_int(stmt_, n, value); }

  sqlite3_stmt* stmt_ = nullptr;
  int code_ = SQLITE_OK;
};

struct Close {
  void operator()(sqlite3* db) const { sqlite3_close(db); }
};
using Database = std::unique_ptr<sqlite3, Close>;

Trouble troubleOf(int code) {
  switch (code & 0xff) {
    case SQLITE_OK:
      return Trouble::none;
    case SQLITE_FULL:
      return Trouble::full;
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return Trouble::readOnly;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return Trouble::inUse;
    case SQLITE_NOTADB:
      return Trouble::foreign;
    default:
      return Trouble::broken;
  }
}

Outcome outcome(sqlite3* db, int code) {
  const Trouble trouble = troubleOf(code);
  return {trouble, trouble == Trouble::none ? "" : sqlite3_errmsg(db)};
}

Outcome execute(sqlite3* db, const char* sql) { return outcome(db, sqlite3_exec(db, sql, nullptr, nullptr, nullptr)); }

class Sqlite final : public Store {
 public:
  explicit Sqlite(Database db) : db_(std::move(db)) {}

  Outcome write(const Batch& batch) override {
    if (Outcome begun = execute(db_.get(), "BEGIN IMMEDIATE"); !begun) return begun;
    Outcome written = writeAll(batch);
    if (written) written = execute(db_.get(), "COMMIT");
    // After some faults SQLite has ended it already; then this does nothing.
    if (!written) execute(db_.get(), "ROLLBACK");
    return written;
  }

  Outcome log(const std::string& table, int from, std::vector<Entry>& into) override {
    into.clear();
    log_.with(table, from);
    while (log_.next()) into.push_back({table, log_.small(0), log_.number(1), log_.text(2)});
    return outcome(db_.get(), log_.done());
  }
  Outcome snapshot(const std::string& table, std::vector<Snapshot>& into) override {
    into.clear();
    snapshot_.with(table);
    while (snapshot_.next()) into.push_back({table, snapshot_.small(0), snapshot_.text(1)});
    return outcome(db_.get(), snapshot_.done());
  }
  Outcome heads(int stage, int most, std::vector<Head>& into) override {
    into.clear();
    heads_.with(stage, most);
    while (heads_.next())
      into.push_back({heads_.text(0), heads_.text(1), heads_.small(2), heads_.small(3), heads_.number(4)});
    return outcome(db_.get(), heads_.done());
  }

 private:
  Outcome writeAll(const Batch& batch) {
    for (const Entry& entry : batch.entries) {
      next_.with(entry.table);
      const bool is = next_.next() && next_.small(0) == entry.n;
      if (const int code = next_.done(); code != SQLITE_OK) return outcome(db_.get(), code);
      if (!is) return {Trouble::outOfTurn, entry.table};
      const int code = add_.with(entry.table, entry.n, entry.at, entry.text).run();
      if (code != SQLITE_OK) return outcome(db_.get(), code);
    }
    for (const Head& head : batch.heads) {
      // A move seldom changes the stage; then the index need not be touched.
      int code = changeHead_.with(head.about, head.length, head.changed, head.table, head.stage).run();
      if (code == SQLITE_OK && sqlite3_changes(db_.get()) == 0)
        code = putHead_.with(head.table, head.about, head.stage, head.length, head.changed).run();
      if (code != SQLITE_OK) return outcome(db_.get(), code);
    }
    for (const Snapshot& snapshot : batch.snapshots) {
      const int code = putSnapshot_.with(snapshot.table, snapshot.length, snapshot.text).run();
      if (code != SQLITE_OK) return outcome(db_.get(), code);
    }
    return {};
  }

  Database db_;
  Statement next_{db_.get(), "SELECT COALESCE(MAX(n) + 1, 0) FROM entries WHERE table_id = ?"};
  Statement add_{db_.get(), "INSERT INTO entries (table_id, n, at, text) VALUES (?, ?, ?, ?)"};
  Statement changeHead_{db_.get(),
                        "UPDATE heads SET about = ?, length = ?, changed = ? WHERE table_id = ? AND stage = ?"};
  Statement putHead_{db_.get(),
                     "INSERT OR REPLACE INTO heads (table_id, about, stage, length, changed) VALUES (?, ?, ?, ?, ?)"};
  Statement log_{db_.get(), "SELECT n, at, text FROM entries WHERE table_id = ? AND n >= ? ORDER BY n"};
  Statement putSnapshot_{db_.get(), "INSERT OR REPLACE INTO snapshots (table_id, length, text) VALUES (?, ?, ?)"};
  Statement snapshot_{db_.get(), "SELECT length, text FROM snapshots WHERE table_id = ?"};
  Statement heads_{
      db_.get(),
      "SELECT table_id, about, stage, length, changed FROM heads WHERE stage = ? ORDER BY changed DESC LIMIT ?"};
};

// One house at a time, and nothing is told before it is on the disk.
constexpr const char* manners = R"(
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
)";

// A number of the file's own, or why it cannot be read.
Outcome read(sqlite3* db, const char* sql, int& number) {
  Statement statement(db, sql);
  const int asked = sqlite3_errcode(db);
  if (asked != SQLITE_OK) return outcome(db, asked);
  if (statement.next()) number = statement.small(0);
  return outcome(db, statement.done());
}

// A file that was cut or mixed up is better noticed now than in the middle of a game. A page that is not whole is
// all right only as long as the write-ahead log has it.
Outcome check(sqlite3* db, const std::string& file) {
  int page = 0;
  if (Outcome is = read(db, "PRAGMA page_size", page); !is) return is;
  std::error_code none;
  const auto size = std::filesystem::file_size(file, none);
  const auto ahead = std::filesystem::file_size(file + "-wal", none);
  if ((none || ahead == 0) && page > 0 && size % static_cast<unsigned>(page) != 0)
    return {Trouble::broken, "its last page is not whole"};
  Statement statement(db, "PRAGMA quick_check(1)");
  const bool answered = statement.next();
  std::string found = answered ? statement.text(0) : "";
  std::ranges::replace(found, '\n', ' ');
  if (Outcome is = outcome(db, statement.done()); !is) return is;
  return found == "ok" ? Outcome{} : Outcome{Trouble::broken, found};
}

// Nothing of the file is changed before it is clear that it is ours, or empty.
Outcome prepare(sqlite3* db, const std::string& file) {
  if (sqlite3_db_readonly(db, "main") == 1) return {Trouble::readOnly, ""};
  int mark = 0;
  int written = 0;
  int tables = 0;
  if (Outcome is = read(db, "PRAGMA application_id", mark); !is) return is;
  if (Outcome is = read(db, "PRAGMA user_version", written); !is) return is;
  if (Outcome is = read(db, "SELECT COUNT(*) FROM sqlite_master", tables); !is) return is;
  const bool empty = mark == 0 && tables == 0;
  if (!empty && mark != ourMark) return {Trouble::foreign, ""};
  if (written > version) return {Trouble::newer, ""};
  if (Outcome whole = check(db, file); !whole) return whole;
  if (Outcome set = execute(db, manners); !set) return set;
  // An exclusive lock is taken with the first writing only.
  if (Outcome locked = execute(db, "BEGIN IMMEDIATE; COMMIT"); !locked) return locked;
  const int before = empty ? 0 : written;
  if (before == version) return {};
  std::string made = "BEGIN; ";
  for (int later = before; later < version; ++later) made += added[later];
  made += "PRAGMA application_id = " + std::to_string(ourMark) + "; PRAGMA user_version = " + std::to_string(version) +
          "; COMMIT";
  return execute(db, made.c_str());
}

}  // namespace

Outcome openSqlite(const std::string& file, std::unique_ptr<Store>& into) {
  sqlite3* opened = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
  Database db(opened);
  if (code != SQLITE_OK) return outcome(db.get(), code);
  sqlite3_extended_result_codes(db.get(), 1);
  if (Outcome prepared = prepare(db.get(), file); !prepared) return prepared;
  into = std::make_unique<Sqlite>(std::move(db));
  return {};
}

}  // namespace mastaba::store
