// What those who look at a table are shown. This is the one place where it is decided: each field that goes out stands
// here, and what does not stand here does not go out.
#pragma once

#include "describe/words.h"
#include "hall/sitting.h"

namespace mastaba::hall {

struct ShownSeat {
  ChairKind chair;
  int level = 0;  // of a bot
  bool taken = false;
  std::string name;
  bool host = false;
  bool here = false;           // its page is open
  Millis away = 0;             // since then it is not; 0: never seen
  bool standIn = false;        // a bot plays for it
  std::optional<Millis> left;  // time, at the moment of telling
  std::string seal;            // of its share
  bool shared = false;

  friend bool operator==(const ShownSeat&, const ShownSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(ShownSeat, (), (chair, level, taken, name, host, here, away, standIn, left, seal, shared))

struct ShownWish {
  Wish wish;
  Seat seat;     // who asks
  Seats agreed;  // already
  Seats needed;
};
BOOST_DESCRIBE_STRUCT(ShownWish, (), (wish, seat, agreed, needed))

// The table, whatever is played at it.
struct ShownTable {
  std::string table;
  std::string game;
  JsonText options;
  Stage stage;
  std::string host;  // its name
  bool listed = false;
  Clock clock;
  std::vector<ShownSeat> seats;
  std::string seal;  // of the house's secret
  int watching = 0;
  std::optional<ShownWish> wish;
  std::optional<std::string> next;  // the table of the rematch
  bool agreedToEnd = false;
  bool abandoned = false;
  std::string unplayable;  // why it cannot go on here,
  std::string looked;      // and how it looked to everybody when it still could
  // Of the one it is shown to.
  std::optional<Seat> you;
  bool youHost = false;
  std::string invitation;  // for who sits there, to pass on
  int made = 0;
  bool mayAskBack = false;
};
BOOST_DESCRIBE_STRUCT(ShownTable, (),
                      (table, game, options, stage, host, listed, clock, seats, seal, watching, wish, next, agreedToEnd,
                       abandoned, unplayable, looked, you, youHost, invitation, made, mayAskBack))

// A table as it stands in the list, in the store too: so with the guests, who are not shown. What an older version has
// written is read too.
struct CardSeat {
  std::string name;
  ChairKind chair = ChairKind::open;
  int level = 0;
  bool taken = false;
  std::string guest;
  bool standIn = false;
  static constexpr bool sparse = true;
};
BOOST_DESCRIBE_STRUCT(CardSeat, (), (name, chair, level, taken, guest, standIn))

struct Card {
  std::string table;
  std::string game;
  JsonText options;
  Stage stage = Stage::gathering;
  std::string host;
  std::string hostGuest;
  bool listed = false;
  Clock clock;
  std::vector<CardSeat> seats;
  Seats actors;
  int moves = 0;
  Millis changed = 0;
  Millis due = 0;  // when somebody's time is up; 0: never
  static constexpr bool sparse = true;
};
BOOST_DESCRIBE_STRUCT(Card, (),
                      (table, game, options, stage, host, hostGuest, listed, clock, seats, actors, moves, changed, due))

struct ListedSeat {
  std::string name;
  ChairKind chair = ChairKind::open;
  int level = 0;
  bool taken = false;
};
BOOST_DESCRIBE_STRUCT(ListedSeat, (), (name, chair, level, taken))

struct Listed {
  std::string table;
  std::string game;
  JsonText options;
  Stage stage;
  std::string host;
  Clock clock;
  std::vector<ListedSeat> seats;
  int moves = 0;
  Millis changed = 0;
  int watching = 0;
  // Of the one it is shown to.
  std::optional<Seat> you;
  bool yourTurn = false;
};
BOOST_DESCRIBE_STRUCT(Listed, (),
                      (table, game, options, stage, host, clock, seats, moves, changed, watching, you, yourTurn))

Card cardOf(const std::string& table, const Sitting& sitting, Millis opened);
Listed listedOf(const Card& card, const std::string& guest, int watching);

// Who is looking.
struct Looker {
  std::string guest;
  Language language = Language::en;
};

// Whether a seat's owner is there, and since when not.
struct Presence {
  bool here = false;
  Millis away = 0;
};

ShownTable shownTable(const std::string& table, const Sitting& sitting, const Looker& looker,
                      const std::vector<Presence>& presence, int watching, Millis now, Millis opened,
                      const std::string& snapshot);

// How a running game looks to a spectator, in every language. It is kept for houses that no longer know its rules: so
// it is a text that means the same to all of them.
struct Snapshot {
  std::string en;
  std::string de;
  static constexpr bool sparse = true;
};
BOOST_DESCRIBE_STRUCT(Snapshot, (), (en, de))
Snapshot snapshotOf(const Sitting& sitting);

// The game as this looker sees it, from its own seat or as a spectator, as the fields of a JSON object: "seen",
// "moves", "told" from the n-th move on. Nothing before the game is dealt.
std::string shownGame(const Sitting& sitting, const Looker& looker, int toldFrom);
// What can be checked and looked back at when the game is over: {"record":…,"secret":…,"shares":[…]}
std::string shownRecord(const Sitting& sitting);

}  // namespace mastaba::hall
