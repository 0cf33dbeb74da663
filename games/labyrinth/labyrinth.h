// Das Labyrinth des Pharao, a puzzle for one to five by Mark Sienholz: all lay the same tile at the same time; the
// longest corridor past the best chambers wins. RULES.md has the rules, numbered; this is everything the game is made
// of, on one page.
#pragma once

#include <boost/describe.hpp>

#include "engine/game.h"
#include "engine/maze.h"
#include "games/labyrinth/box.h"

namespace mastaba {

struct Labyrinth {
  static constexpr auto id = "labyrinth";
  static constexpr auto tag = "LABYRINTH";
  static constexpr int seats = labyrinth::most;  // each with a robber, LABYRINTH-7

  // ---- options
  enum class Scoring : u8 { basic, expert };
  enum class Betting : u8 { off, on };
  enum class Entrances : u8 { westSouthEast, south };
  enum class ForeignEntrance : u8 { strict, lenient };
  enum class Colours : u8 { free, ascending };
  enum class Stones : u8 { perScarab, perTurn };
  enum class Special : u8 { multiplied, flat };
  enum class Ties : u8 { shared, broken };
  struct Options {
    Below<seats + 1> players{1};
    Scoring scoring{};
    Betting betting{};
    Entrances entrances{};
    ForeignEntrance foreignEntrance{};
    Colours colours{};
    Stones stones{};
    Special special{};
    Ties ties{};
    Below<2> rules{1};
  };

  // ---- what is in the box
  using Number = Below<labyrinth::designs + 1>;                        // of a tile and its card; 0: none
  using Place = Square<labyrinth::width, labyrinth::width>;            // for a tile
  using Field = Square<labyrinth::fieldsWide, labyrinth::fieldsWide>;  // a quarter of a tile
  enum class Quarter : u8 { a, b, c, d };                              // of a place: a b over c d
  enum class Gem : u8 { none, plain, blue, green, red, special };      // a treasure stone; plain ones in the basic game
  static constexpr int gems = 6;
  // Half an entrance, left and right as seen from outside (LABYRINTH-30).
  enum class Gate : u8 { none, westLeft, westRight, middleLeft, middleRight, eastLeft, eastRight };
  static constexpr int gates = 7;
  enum class Guess : u8 { none, high, low };

  // ---- moves. Others see that they are made, and when everybody is done, which.
  struct Bet {
    Guess guess;
    static constexpr bool secret = true;
  };
  struct Start {
    Gate gate;
    static constexpr bool secret = true;
  };
  struct Lay {  // the tile of the card turned up
    Place at;
    Turn turns;  // fewer than look different
    static constexpr bool secret = true;
  };
  struct Stone {
    Gem gem;
    Place at;
    Quarter quarter;
    static constexpr bool secret = true;
  };
  struct Done {};  // no further stones
  using Move = std::variant<Bet, Start, Lay, Stone, Done>;
  using Moves = List<Move, labyrinth::places * 4 + gates - 1>;

  // ---- events
  struct Revealed {
    Number card;
    Count turn;
  };
  enum class Outcome : u8 { right, same, wrong };
  struct BetShown {
    Seat seat;
    Guess guess;
    Outcome outcome;
  };
  struct Entered {
    Seat seat;
    Gate gate;
  };
  struct ShutOut {  // a wall stands behind its start
    Seat seat;
  };
  struct Laid {
    Seat seat;
    Number tile;
    Place at;
    Turn turns;
  };
  struct Placed {
    Seat seat;
    Gem gem;
    Place at;
    Quarter quarter;
  };
  struct Walked {
    Seat seat;
    Count fields;  // further
    Count length;  // of the corridor now
  };
  struct Ahead {  // the same, told to the seat alone while the others do not see its tile yet
    Seat seat;
    Count fields;
    Count length;
  };
  enum class Marker : u8 { white, grey, black };  // LABYRINTH-5
  struct Marked {
    Seat seat;
    Marker marker;
    Count field;  // of the corridor
  };
  struct WonSpecial {
    Seat seat;
  };
  struct CorridorCounted {
    Seat seat;
    Count fields;
  };
  struct StoneCounted {
    Seat seat;
    Gem gem;
    Place at;
    Quarter quarter;
    Count position;  // of the corridor field that decides
    Count worth;
    Count factor;
    Count points;
  };
  enum class Fate : u8 { counts, inCorridor, open, apart };  // of a stone
  struct StoneLost {
    Seat seat;
    Gem gem;
    Place at;
    Quarter quarter;
    Fate fate;
  };
  struct StoneAhead {  // what it would bring now, told to the seat alone
    Seat seat;
    Gem gem;
    Place at;
    Quarter quarter;
    Fate fate;
    Count points;
  };
  using Event = std::variant<Revealed, BetShown, Entered, ShutOut, Laid, Placed, Walked, Ahead, Marked, WonSpecial,
                             CorridorCounted, StoneCounted, StoneLost, StoneAhead>;

  // ---- the three drawers
  enum class Ask : u8 {
    bet,  // n: the card that the next one is compared with
    // A turn is taken by all at once and in one go. The agenda says `lay` until the last one is done; what a seat is
    // asked then is how far it has come. n: the tile.
    lay,
    stones,
    start,
  };
  struct Tile {
    Number number;
    Turn turns;
  };
  struct Board {
    std::array<Tile, labyrinth::places> tiles;
    std::array<Gem, labyrinth::fields> stones;
    std::array<Below<labyrinth::stones + 1>, gems> left;  // stones not placed, of each kind
    Gate gate;
    Seq<Field, labyrinth::fields> corridor;  // the robber's way; he stands on the last
  };
  struct Progress {  // of a seat in the running turn
    bool started;
    bool laid;
    Below<labyrinth::quarters + 1> stones;
    bool done;  // with stones
  };
  struct Open {
    Options options;
    Agenda<Ask, 1> agenda;
    Seq<Number, labyrinth::places> cards;  // turned up so far; the last is played now
    // The numbers still face down, and so everybody's tiles that are left (LABYRINTH-9, A29); nobody knows their order.
    Bag<labyrinth::designs> stack;
    Seats betting;                                         // still in the running betting round
    std::array<Seq<Guess, labyrinth::group>, seats> bets;  // of that round
    std::array<Progress, seats> progress;
    std::array<Board, seats> boards;
  };
  struct Own {  // what a seat has decided in this turn and not shown yet
    Guess bet;
    Gate gate;
    Place at;
    Turn turns;
    std::array<Gem, labyrinth::quarters> stones;  // by quarter
  };
  struct State {  // what comes next is not decided before it is drawn
    Open open;
    std::array<Own, seats> own;
  };

  enum class Luck : u8 { cards };
  enum class How : u8 { covered };
  // What points are for: the corridor by its stretches, stones by their kind; and what a solo player's result is
  // called.
  enum class Why : u8 {
    stretch1,
    stretch2,
    stretch3,
    stretch4,
    plain,
    blue,
    green,
    red,
    special,
    lost,
    apprentice,
    robber,
    masterRobber,
    vizier,
    pharaoh,
  };
  using Standing = mastaba::Standing<How, Why, 10 * seats>;

  // ---- the contract (engine/game.h)
  static Refusal refuse(const Options& options);
  static State setup(const Options& options, Chance& chance, Teller<Event>& teller);
  static Seats actors(const Open& open) { return deciding(open.agenda); }
  static Ask asked(const Open& open, Seat seat);
  static const Own& own(const State& state, Seat seat) { return state.own[seat]; }
  static void moves(const Open& open, const Own& own, Seat seat, Moves& out);
  static Refusal refuse(const Open& open, const Own& own, Seat seat, const Move& move);
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller);
  static State imagine(const View<Labyrinth>& view, Chance& chance);
  static Standing standing(const State& state);
  static const char* faults(const State& state);
  static void prior(const View<Labyrinth>& view, const Moves& moves, Weights<Moves>& weights);
  static Chances value(const State& state);
  static bool solve(const View<Labyrinth>& view, const Moves& moves, Weights<Moves>& chances);
  // Plays an imagined world to its end, quickly, and says the chances; the world itself stays as it is.
  struct Memory;  // memory.h
  static Chances playOn(const State& state, Chance& chance, Memory& memory);
  static constexpr Thinking thinking{.doubt = 64, .points = 128, .tree = false};
  static std::string picture(const View<Labyrinth>& view, const Pen& pen);
};

BOOST_DESCRIBE_ENUM(Labyrinth::Scoring, basic, expert)
BOOST_DESCRIBE_ENUM(Labyrinth::Betting, off, on)
BOOST_DESCRIBE_ENUM(Labyrinth::Entrances, westSouthEast, south)
BOOST_DESCRIBE_ENUM(Labyrinth::ForeignEntrance, strict, lenient)
BOOST_DESCRIBE_ENUM(Labyrinth::Colours, free, ascending)
BOOST_DESCRIBE_ENUM(Labyrinth::Stones, perScarab, perTurn)
BOOST_DESCRIBE_ENUM(Labyrinth::Special, multiplied, flat)
BOOST_DESCRIBE_ENUM(Labyrinth::Ties, shared, broken)
BOOST_DESCRIBE_STRUCT(Labyrinth::Options, (),
                      (players, scoring, betting, entrances, foreignEntrance, colours, stones, special, ties, rules))
BOOST_DESCRIBE_ENUM(Labyrinth::Quarter, a, b, c, d)
BOOST_DESCRIBE_ENUM(Labyrinth::Gem, none, plain, blue, green, red, special)
BOOST_DESCRIBE_ENUM(Labyrinth::Gate, none, westLeft, westRight, middleLeft, middleRight, eastLeft, eastRight)
BOOST_DESCRIBE_ENUM(Labyrinth::Guess, none, high, low)
BOOST_DESCRIBE_STRUCT(Labyrinth::Bet, (), (guess))
BOOST_DESCRIBE_STRUCT(Labyrinth::Start, (), (gate))
BOOST_DESCRIBE_STRUCT(Labyrinth::Lay, (), (at, turns))
BOOST_DESCRIBE_STRUCT(Labyrinth::Stone, (), (gem, at, quarter))
BOOST_DESCRIBE_STRUCT(Labyrinth::Done, (), ())
BOOST_DESCRIBE_STRUCT(Labyrinth::Revealed, (), (card, turn))
BOOST_DESCRIBE_ENUM(Labyrinth::Outcome, right, same, wrong)
BOOST_DESCRIBE_STRUCT(Labyrinth::BetShown, (), (seat, guess, outcome))
BOOST_DESCRIBE_STRUCT(Labyrinth::Entered, (), (seat, gate))
BOOST_DESCRIBE_STRUCT(Labyrinth::ShutOut, (), (seat))
BOOST_DESCRIBE_STRUCT(Labyrinth::Laid, (), (seat, tile, at, turns))
BOOST_DESCRIBE_STRUCT(Labyrinth::Placed, (), (seat, gem, at, quarter))
BOOST_DESCRIBE_STRUCT(Labyrinth::Walked, (), (seat, fields, length))
BOOST_DESCRIBE_STRUCT(Labyrinth::Ahead, (), (seat, fields, length))
BOOST_DESCRIBE_ENUM(Labyrinth::Marker, white, grey, black)
BOOST_DESCRIBE_STRUCT(Labyrinth::Marked, (), (seat, marker, field))
BOOST_DESCRIBE_STRUCT(Labyrinth::WonSpecial, (), (seat))
BOOST_DESCRIBE_STRUCT(Labyrinth::CorridorCounted, (), (seat, fields))
BOOST_DESCRIBE_STRUCT(Labyrinth::StoneCounted, (), (seat, gem, at, quarter, position, worth, factor, points))
BOOST_DESCRIBE_ENUM(Labyrinth::Fate, counts, inCorridor, open, apart)
BOOST_DESCRIBE_STRUCT(Labyrinth::StoneLost, (), (seat, gem, at, quarter, fate))
BOOST_DESCRIBE_STRUCT(Labyrinth::StoneAhead, (), (seat, gem, at, quarter, fate, points))
BOOST_DESCRIBE_ENUM(Labyrinth::Ask, bet, lay, stones, start)
BOOST_DESCRIBE_STRUCT(Labyrinth::Tile, (), (number, turns))
BOOST_DESCRIBE_STRUCT(Labyrinth::Board, (), (tiles, stones, left, gate, corridor))
BOOST_DESCRIBE_STRUCT(Labyrinth::Progress, (), (started, laid, stones, done))
BOOST_DESCRIBE_STRUCT(Labyrinth::Open, (), (options, agenda, cards, stack, betting, bets, progress, boards))
BOOST_DESCRIBE_STRUCT(Labyrinth::Own, (), (bet, gate, at, turns, stones))
BOOST_DESCRIBE_STRUCT(Labyrinth::State, (), (open, own))
BOOST_DESCRIBE_ENUM(Labyrinth::How, covered)
BOOST_DESCRIBE_ENUM(Labyrinth::Why, stretch1, stretch2, stretch3, stretch4, plain, blue, green, red, special, lost,
                    apprentice, robber, masterRobber, vizier, pharaoh)

static_assert(Game<Labyrinth>);

// The words of the game, for those who write its rules.
namespace labyrinth {

using Options = Labyrinth::Options;
using Open = Labyrinth::Open;
using Own = Labyrinth::Own;
using State = Labyrinth::State;
using Board = Labyrinth::Board;
using Progress = Labyrinth::Progress;
using Tile = Labyrinth::Tile;
using Number = Labyrinth::Number;
using Place = Labyrinth::Place;
using Field = Labyrinth::Field;
using Quarter = Labyrinth::Quarter;
using Gem = Labyrinth::Gem;
using Gate = Labyrinth::Gate;
using Guess = Labyrinth::Guess;
using Ask = Labyrinth::Ask;
using Fate = Labyrinth::Fate;
using Outcome = Labyrinth::Outcome;
using Bet = Labyrinth::Bet;
using Start = Labyrinth::Start;
using Lay = Labyrinth::Lay;
using Stone = Labyrinth::Stone;
using Done = Labyrinth::Done;

}  // namespace labyrinth

}  // namespace mastaba
