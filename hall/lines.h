// What happens at an online table, line by line, as its log keeps it. Whatever a table is follows from its lines: they
// are applied as they come, and again in the same order when the house has been closed in between.
//
// A line that was written once is read for ever: fields may be added (with `sparse`), none renamed.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "describe/types.h"
#include "engine/seats.h"

namespace mastaba::hall {

using Millis = std::int64_t;  // a duration, or since 1970

// Who may sit on a chair.
enum class ChairKind : u8 {
  open,     // whoever finds the table
  invited,  // whoever has the invitation
  bot,
};
BOOST_DESCRIBE_ENUM(ChairKind, open, invited, bot)

struct Chair {
  ChairKind kind = ChairKind::open;
  u8 level = 0;  // of a bot
  static constexpr bool sparse = true;

  friend bool operator==(const Chair&, const Chair&) = default;
};
BOOST_DESCRIBE_STRUCT(Chair, (), (kind, level))

// How much time there is: for each move, or for all of a seat's moves together.
enum class ClockKind : u8 { none, move, bank };
BOOST_DESCRIBE_ENUM(ClockKind, none, move, bank)

struct Clock {
  ClockKind kind = ClockKind::none;
  std::int32_t seconds = 0;
  static constexpr bool sparse = true;

  friend bool operator==(const Clock&, const Clock&) = default;
};
BOOST_DESCRIBE_STRUCT(Clock, (), (kind, seconds))

// What may be asked of the others.
enum class Wish : u8 {
  takeback,
  end,  // the game, without a result
};
BOOST_DESCRIBE_ENUM(Wish, takeback, end)

struct Opened {
  std::string game;
  JsonText options;
  std::vector<Chair> chairs;
  std::string host;  // a guest
  std::string name;  // the host's
  bool listed = false;
  Clock clock;
  std::string secret;      // the house's, for the deal
  std::string invitation;  // for chairs that are kept for somebody
};
BOOST_DESCRIBE_STRUCT(Opened, (), (game, options, chairs, host, name, listed, clock, secret, invitation))

struct Sat {
  Seat seat;
  std::string guest;
  std::string name;
  std::string seal;  // of the share
};
BOOST_DESCRIBE_STRUCT(Sat, (), (seat, guest, name, seal))

struct Left {
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(Left, (), (seat))

// The host has put somebody else's chair there.
struct Placed {
  Seat seat;
  Chair chair;
};
BOOST_DESCRIBE_STRUCT(Placed, (), (seat, chair))

// Nobody sits down any more. Now the shares are shown, and with the last of them the game begins.
struct Started {};
BOOST_DESCRIBE_STRUCT(Started, (), ())

struct Shared {
  Seat seat;
  std::string share;
};
BOOST_DESCRIBE_STRUCT(Shared, (), (seat, share))

struct Moved {
  Seat seat;
  JsonText move;
  Millis took = 0;
};
BOOST_DESCRIBE_STRUCT(Moved, (), (seat, move, took))

struct Undone {
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(Undone, (), (seat))

struct Wished {
  Seat seat;
  Wish wish;
};
BOOST_DESCRIBE_STRUCT(Wished, (), (seat, wish))

struct Answered {
  Seat seat;
  bool yes;
};
BOOST_DESCRIBE_STRUCT(Answered, (), (seat, yes))

struct Spoke {
  std::string guest;
  Seat seat = nobody;
  std::string name;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(Spoke, (), (guest, seat, name, text))

// A bot plays for this seat until its owner returns.
struct StoodIn {
  Seat seat;
  bool ranOut;  // of time; otherwise its owner has gone
};
BOOST_DESCRIBE_STRUCT(StoodIn, (), (seat, ranOut))

struct Returned {
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(Returned, (), (seat))

// The host has cleared the table before the game began.
struct Closed {};
BOOST_DESCRIBE_STRUCT(Closed, (), ())

// Nobody did anything for so long that the house has cleared the table: a game that runs ends without a result.
struct Abandoned {};
BOOST_DESCRIBE_STRUCT(Abandoned, (), ())

// The same people play again, at this table.
struct Again {
  std::string table;
};
BOOST_DESCRIBE_STRUCT(Again, (), (table))

using Line = std::variant<Opened, Sat, Left, Placed, Started, Shared, Moved, Undone, Wished, Answered, Spoke, StoodIn,
                          Returned, Closed, Abandoned, Again>;

}  // namespace mastaba::hall
