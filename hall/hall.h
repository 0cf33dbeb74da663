// The hall: all online tables, who is there, and what they are told. It has no sockets, no files, no threads and no
// clock of its own; those come from outside (World), so that all of it can be tried in a test.
//
// What happens is a line in the log of its table. A line is applied at once, but nobody is told before the store has
// it: letters about a table wait for the batch its last line is in. If the store cannot take a batch, its tables are
// forgotten and read again as they were stored; whoever wanted something is told that it did not happen.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "hall/no.h"
#include "hall/requests.h"
#include "hall/shown.h"
#include "hall/sitting.h"
#include "store/store.h"

namespace mastaba::hall {

using VisitorId = std::uint64_t;

struct Limits {
  int tables = 20'000;       // that are not over
  int tablesPerGuest = 100;  // that are not over
  int watchedPerVisitor = 8;
  int watchersPerTable = 200;
  int spokenPerTable = 2'000;
  int listed = 100;       // in the lobby, of each kind
  Millis botPause = 700;  // so that a bot's moves can be followed, and its time tells nothing
  Millis idle = 60'000;   // then a table nobody looks at is put away
  // So long nobody may do anything at a table before it is cleared. Slow games take months; but what nobody comes back
  // to would stay for ever, and one day leave no room for others.
  int daysGathering = 14;
  int daysRunning = 365;
};

// A move to be thought of, with a game of its own to think about.
struct Task {
  std::string table;
  Seat seat;
  int made = 0;  // by this seat before
  std::shared_ptr<const AnyTable> game;
  Player player;
  u64 character = 0;
};

// What the hall needs of the world outside.
struct World {
  std::function<void(VisitorId, std::string)> send;
  std::function<void(const std::string& table)> load;  // answered by `loaded`
  std::function<void(Task)> think;                     // answered by `thought`
  std::function<Millis()> now;
  std::function<std::string(int bytes)> random;  // as digits
};

// For those who run the house.
struct Counts {
  std::uint64_t visits = 0;
  std::uint64_t moves = 0;
  std::uint64_t lines = 0;
  std::uint64_t requests = 0;
  std::uint64_t refusals = 0;
  std::uint64_t letters = 0;
  std::uint64_t batches = 0;
  std::uint64_t failedBatches = 0;
  std::uint64_t botMoves = 0;
  std::uint64_t loads = 0;
};

class Hall {
 public:
  Hall(World world, Limits limits);
  ~Hall();
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  // The tables that are not over, when the house is opened.
  void remember(const std::vector<store::Head>& heads);

  void came(VisitorId visitor);
  void heard(VisitorId visitor, std::string_view text);
  void gone(VisitorId visitor);
  // Some time has passed: clocks, bots that waited, lists that changed, tables nobody looks at.
  void tick();

  // What is to be written, one batch at a time; each is answered by `written`.
  bool hasBatch() const;
  const store::Batch& takeBatch();
  void written(const store::Outcome& outcome);
  void loaded(const std::string& table, const store::Outcome& outcome, const std::vector<store::Entry>& entries,
              const std::vector<store::Snapshot>& snapshots);
  void thought(const Task& task, const std::string& move);
  // The house is about to be closed; perhaps the next one has other rules.
  void closing();

  const Counts& counts() const { return counts_; }
  std::size_t visitors() const { return visitors_.size(); }
  std::size_t held() const { return held_.size(); }
  std::size_t tables() const { return cards_.size(); }
  bool isThinking() const { return thinking_ > 0; }

 private:
  friend struct Asked;

  struct Visitor {
    std::string guest;  // empty before it said hello
    std::string name;
    Language language = Language::en;
    bool inLobby = false;
    std::set<std::string> watches;
  };
  struct Watching {
    int told = 0;   // moves it was told of
    int notes = 0;  // it has
  };
  // A table that is in memory.
  struct Held {
    std::string id;
    Sitting sitting;
    int length = 0;           // of its log,
    int pictured = 0;         // and when it was last pictured for later houses
    std::string snapshot;     // if this house cannot play it: how it looked when one still could
    std::uint64_t batch = 0;  // its last line is in
    std::map<VisitorId, Watching> watchers;
    bool thinking = false;
    Millis used = 0;
    Millis nudged = 0;
    No no = No::nothing;  // it cannot be used, for this reason

    bool isSound() const { return length > 0 && no == No::nothing; }
  };
  struct Letter {
    VisitorId to;
    std::string text;
    std::optional<std::int64_t> re;  // it answers
  };
  struct Mail {
    std::uint64_t number = 0;
    store::Batch batch;
    std::map<std::string, Card> cards;  // of the tables in it
    std::vector<Letter> letters;
  };
  struct Guest {
    std::vector<VisitorId> visits;  // that are open
    Millis away = 0;
  };
  struct Thought {
    Task task;
    std::string move;
  };
  using Then = std::function<void(Held&)>;

  // Lines.
  Fault write(Held& held, const Line& line);
  void changed(Held& held);
  void retell(Held& held);
  void post(const Held* held, Letter letter);
  void fail(Mail mail);

  // What watchers are told.
  enum class Part : u8 { about, play };
  // What many who look at the same time have in common, worked out once.
  struct Glance {
    std::vector<Presence> presence;
    int watching = 0;
    std::map<std::tuple<Seat, Language, int>, std::string> play;  // by seat, language, and from which move on
  };
  Glance glanceAt(const Held& held) const;
  void tell(Held& held, Part part);
  void tellOne(Held& held, VisitorId visitor, Part part);
  std::string shownTo(const Held& held, const Visitor& visitor, Watching& watching, Part part, Glance& glance) const;
  void tellPresence(const std::string& guest);
  void tellLobby();
  void tellMine(const std::string& guest);
  void leave(VisitorId id, const Visitor& visitor);

  // Tables.
  Held& make(const std::string& id);
  void with(const std::string& table, Then then);
  bool isStored(const Held& held) const;  // all of it
  void picture(Held& held);
  void putAway();
  void index(const Card& card);
  void think(Held& held);
  void useThought(const Thought& thought);
  void checkClock(Held& held);
  void clearAbandoned();

  World world_;
  Limits limits_;
  Millis opened_;
  Counts counts_;
  std::unordered_map<VisitorId, Visitor> visitors_;
  std::unordered_map<std::string, Guest> guests_;
  std::unordered_map<std::string, std::unique_ptr<Held>> held_;
  std::unordered_map<std::string, std::vector<Then>> loading_;
  std::unordered_map<std::string, Card> cards_;
  std::unordered_map<std::string, std::set<std::string>> tablesOf_;  // a guest
  std::set<std::pair<Millis, std::string>> due_;
  std::multimap<Millis, Thought> thoughts_;     // by when they may be used
  std::multimap<Millis, std::string> leaving_;  // guests, by when it is told
  std::set<std::string> mineChanged_;           // of these guests
  bool lobbyChanged_ = false;
  Millis listsTold_ = 0;
  Millis cleared_;  // what was abandoned
  int thinking_ = 0;
  Millis rest_ = 0;               // until then bots and clocks wait,
  std::set<std::string> rested_;  // those of these tables
  Mail collecting_;
  std::optional<Mail> flying_;
};

}  // namespace mastaba::hall
