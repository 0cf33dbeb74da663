// What a visitor may ask of the hall: {"do":"play","re":7,"table":"…","move":{…}}. `re` is the visitor's own number for
// it and comes back with the answer. docs/protocol.md tells the story, docs/online.schema.json is made from these
// types.
#pragma once

#include "describe/words.h"
#include "hall/lines.h"

namespace mastaba::hall {

inline constexpr int protocolVersion = 1;

// Who is there. The token is known to its browser alone, and makes it the same guest everywhere.
struct Hello {
  int mastaba = protocolVersion;
  std::string token;  // 64 digits
  std::string name;
  Language lang = Language::en;
};
BOOST_DESCRIBE_STRUCT(Hello, (), (mastaba, token, name, lang))

struct Ping {};
BOOST_DESCRIBE_STRUCT(Ping, (), ())

// Whether to be told of the tables that are there.
struct Lobby {
  bool on = true;
  static constexpr std::array<std::string_view, 1> optional{"on"};
};
BOOST_DESCRIBE_STRUCT(Lobby, (), (on))

struct Open {
  std::string game;
  JsonText options{"{}"};
  std::vector<Chair> seats;
  bool listed = false;
  Clock clock;
  static constexpr std::array<std::string_view, 3> optional{"options", "listed", "clock"};
};
BOOST_DESCRIBE_STRUCT(Open, (), (game, options, seats, listed, clock))

struct Watch {
  std::string table;
};
BOOST_DESCRIBE_STRUCT(Watch, (), (table))

struct Unwatch {
  std::string table;
};
BOOST_DESCRIBE_STRUCT(Unwatch, (), (table))

struct Sit {
  std::string table;
  std::optional<Seat> seat;  // left out: any that is free
  std::string seal;          // SHA-256 of "mastaba share:" and the share
  std::string invitation;
  static constexpr std::array<std::string_view, 2> optional{"seat", "invitation"};
};
BOOST_DESCRIBE_STRUCT(Sit, (), (table, seat, seal, invitation))

// Gets up: from a game that runs a bot plays on.
struct Leave {
  std::string table;
};
BOOST_DESCRIBE_STRUCT(Leave, (), (table))

// The host puts a bot onto a free chair, or takes it away, or clears somebody's chair.
struct Put {
  std::string table;
  Seat seat;
  Chair chair;
};
BOOST_DESCRIBE_STRUCT(Put, (), (table, seat, chair))

struct Start {
  std::string table;
};
BOOST_DESCRIBE_STRUCT(Start, (), (table))

// Shows the share whose seal was given when sitting down.
struct Share {
  std::string table;
  std::string share;  // 64 digits
};
BOOST_DESCRIBE_STRUCT(Share, (), (table, share))

// `made` is how many moves the seat has made before: sent twice, a move is made once.
struct Play {
  std::string table;
  JsonText move;
  std::optional<int> made;
  static constexpr std::array<std::string_view, 1> optional{"made"};
};
BOOST_DESCRIBE_STRUCT(Play, (), (table, move, made))

struct Preview {
  std::string table;
  JsonText move;
};
BOOST_DESCRIBE_STRUCT(Preview, (), (table, move))

struct Undo {
  std::string table;
};
BOOST_DESCRIBE_STRUCT(Undo, (), (table))

struct Ask {
  std::string table;
  Wish wish = Wish::takeback;
};
BOOST_DESCRIBE_STRUCT(Ask, (), (table, wish))

struct Agree {
  std::string table;
  bool yes = false;
};
BOOST_DESCRIBE_STRUCT(Agree, (), (table, yes))

struct Say {
  std::string table;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(Say, (), (table, text))

struct Nudge {
  std::string table;
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(Nudge, (), (table, seat))

// Takes the own seat back from the bot.
struct Return {
  std::string table;
};
BOOST_DESCRIBE_STRUCT(Return, (), (table))

// The same people once more: at the table that is answered.
struct Rematch {
  std::string table;
};
BOOST_DESCRIBE_STRUCT(Rematch, (), (table))

struct Close {
  std::string table;
};
BOOST_DESCRIBE_STRUCT(Close, (), (table))

// When the game is over: everything, to be checked and looked back at.
struct Record {
  std::string table;
};
BOOST_DESCRIBE_STRUCT(Record, (), (table))

// What was told so far, from the n-th move on.
struct Told {
  std::string table;
  int from = 0;
};
BOOST_DESCRIBE_STRUCT(Told, (), (table, from))

using Request = std::variant<Hello, Ping, Lobby, Open, Watch, Unwatch, Sit, Leave, Put, Start, Share, Play, Preview,
                             Undo, Ask, Agree, Say, Nudge, Return, Rematch, Close, Record, Told>;

}  // namespace mastaba::hall
