// Where the tables of a house that is open to others are kept. What happened at a table is a log to which entries are
// only ever added; how it stands is kept beside it. What the entries mean is none of the store's business.
//
// Written is written: when `write` has said yes, a power cut does not undo it. A batch is written as a whole or not at
// all.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mastaba::store {

using Millis = std::int64_t;  // since 1970

// Why something could not be written or read. Nobody's fault but the disk's, or another program's.
enum class Trouble : std::uint8_t {
  none,
  full,       // no room left on the disk
  readOnly,   // it may not be written to
  inUse,      // another house has it open
  foreign,    // it is no store, or of another program
  newer,      // a later Mastaba wrote it
  outOfTurn,  // an entry that is not the next of its table: somebody else was faster
  broken,     // anything else: `detail` says what
};
struct Outcome {
  Trouble trouble = Trouble::none;
  std::string detail;

  explicit operator bool() const { return trouble == Trouble::none; }
};

// How a table stands, to be found in a list without reading its log.
struct Head {
  std::string table;
  std::string about;  // for those who list it
  int stage = 0;      // lists are made by it
  int length = 0;     // of its log
  Millis changed = 0;

  friend bool operator==(const Head&, const Head&) = default;
};

struct Entry {
  std::string table;
  int n = 0;  // its place in the log of its table, from 0
  Millis at = 0;
  std::string text;

  friend bool operator==(const Entry&, const Entry&) = default;
};

// How a table looked when its log was so long, for a house that can no longer play it: a log is of use only to who
// knows its rules.
struct Snapshot {
  std::string table;
  int length = 0;
  std::string text;

  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

struct Batch {
  std::vector<Entry> entries;
  std::vector<Head> heads;  // the newest of each table
  std::vector<Snapshot> snapshots;

  bool empty() const { return entries.empty() && heads.empty() && snapshots.empty(); }
};

class Store {
 public:
  Store() = default;
  virtual ~Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  virtual Outcome write(const Batch& batch) = 0;

  // The log of a table from its n-th entry on; empty if there is none.
  virtual Outcome log(const std::string& table, int from, std::vector<Entry>& into) = 0;
  // The newest snapshot of a table; empty if there is none.
  virtual Outcome snapshot(const std::string& table, std::vector<Snapshot>& into) = 0;
  // The tables of a stage, the last changed first.
  virtual Outcome heads(int stage, int most, std::vector<Head>& into) = 0;
};

// In memory, for tests and for a house that forgets.
std::unique_ptr<Store> forgetful();
// In a file, which is made if it is not there.
Outcome openSqlite(const std::string& file, std::unique_ptr<Store>& into);

}  // namespace mastaba::store
