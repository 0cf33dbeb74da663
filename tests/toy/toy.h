// The toy: a game of no merit that has everything a game of this house may have, so that the table and the battery can
// be tested on it. Hidden hands, secret bids made at the same time, a die, an interrupt by another seat, and a peek at
// the deck that must be remembered by exactly the one who peeked. RULES.md has the rules, numbered.
#pragma once

#include <boost/describe.hpp>

#include "engine/game.h"
#include "tests/toy/box.h"

namespace mastaba {

struct Toy {
  static constexpr auto id = "toy";
  static constexpr auto tag = "TOY";
  static constexpr int seats = 4;

  // ---- options
  enum class Tie : u8 { starter, nobody };
  enum class Peek : u8 { off, on };
  struct Options {
    Below<seats + 1> players{3};
    Tie tie{};
    Peek peek{Peek::on};
    Below<2> rules{1};
  };

  using Card = Below<toy::values + 1>;  // 0: none, or unknown to this observer

  // ---- moves
  struct Bid {
    Card card;
    static constexpr bool secret = true;
  };
  struct Curse {};
  struct Allow {};
  struct Look {};
  struct Skip {};
  using Move = std::variant<Bid, Curse, Allow, Look, Skip>;
  using Moves = List<Move, toy::values + 2>;

  // ---- events
  struct Rolled {
    Below<7> lot;
  };
  struct Committed {
    Seat seat;
  };
  struct Shown {
    Seat seat;
    Card card;
  };
  struct Tied {};
  struct Cursed {
    Seat seat;
    Below<7> lot;  // what is left of it
  };
  struct Won {
    Seat seat;
    Below<7> points;
  };
  struct Drew {
    Seat seat;
    Card card;
  };
  struct Peeked {
    Seat seat;
    Card card;
  };
  using Event = std::variant<Rolled, Committed, Shown, Tied, Cursed, Won, Drew, Peeked>;

  // ---- the three drawers
  enum class Ask : u8 { bid, interrupt, peek };
  struct Open {
    Options options;
    Agenda<Ask, 2> agenda;
    Seat starter;
    Seat winner;  // of the bids now shown; nobody: none yet
    Below<7> lot;
    Below<toy::cards + 1> deckSize;
    std::array<Count, seats> score;
    std::array<Count, seats> lots;  // how many each has won
    std::array<Below<toy::tokensAtStart + 1>, seats> tokens;
    std::array<Below<toy::handAtStart + 2>, seats> handSize;
    std::array<Card, seats> shown;
    std::array<Below<toy::copies + 1>, toy::values + 1> gone;  // cards seen by all and out of the game
  };
  using Hand = Seq<Card, toy::handAtStart + 1>;
  struct Own {
    Hand hand;  // sorted
    Card bid;
    Card top;                     // the top of the deck, if peeked at and not yet drawn
    std::array<Hand, seats> saw;  // cards known to be with others, sorted
  };
  struct State {
    Open open;
    std::array<Own, seats> own;
    Seq<Card, toy::cards> deck;  // the back is the top
  };

  enum class Luck : u8 { deck, dice };
  enum class How : u8 { target, exhausted };
  enum class Why : u8 { lots, tokens };
  using Standing = mastaba::Standing<How, Why, 2 * seats>;

  // ---- the contract (engine/game.h)
  static Refusal refuse(const Options& options);
  static State setup(const Options& options, Chance& chance, Teller<Event>& teller);
  static Seats actors(const Open& open) { return deciding(open.agenda); }
  static Ask asked(const Open& open, Seat) { return open.agenda.back().ask; }
  static const Own& own(const State& state, Seat seat) { return state.own[seat]; }
  static void moves(const Open& open, const Own& own, Seat seat, Moves& out);
  static Refusal refuse(const Open& open, const Own& own, Seat seat, const Move& move);
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller);
  static State imagine(const View<Toy>& view, Chance& chance);
  static Standing standing(const State& state);
  static const char* faults(const State& state);
  static void prior(const View<Toy>& view, const Moves& moves, Weights<Moves>& weights);
  static Chances value(const State& state);
  static constexpr Thinking thinking{.doubt = 2, .points = 10, .ahead = 4, .hides = true};
  static std::string picture(const View<Toy>& view, const Pen& pen);
};

BOOST_DESCRIBE_ENUM(Toy::Tie, starter, nobody)
BOOST_DESCRIBE_ENUM(Toy::Peek, off, on)
BOOST_DESCRIBE_STRUCT(Toy::Options, (), (players, tie, peek, rules))
BOOST_DESCRIBE_STRUCT(Toy::Bid, (), (card))
BOOST_DESCRIBE_STRUCT(Toy::Curse, (), ())
BOOST_DESCRIBE_STRUCT(Toy::Allow, (), ())
BOOST_DESCRIBE_STRUCT(Toy::Look, (), ())
BOOST_DESCRIBE_STRUCT(Toy::Skip, (), ())
BOOST_DESCRIBE_STRUCT(Toy::Rolled, (), (lot))
BOOST_DESCRIBE_STRUCT(Toy::Committed, (), (seat))
BOOST_DESCRIBE_STRUCT(Toy::Shown, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Toy::Tied, (), ())
BOOST_DESCRIBE_STRUCT(Toy::Cursed, (), (seat, lot))
BOOST_DESCRIBE_STRUCT(Toy::Won, (), (seat, points))
BOOST_DESCRIBE_STRUCT(Toy::Drew, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Toy::Peeked, (), (seat, card))
BOOST_DESCRIBE_ENUM(Toy::Ask, bid, interrupt, peek)
BOOST_DESCRIBE_STRUCT(Toy::Open, (),
                      (options, agenda, starter, winner, lot, deckSize, score, lots, tokens, handSize, shown, gone))
BOOST_DESCRIBE_STRUCT(Toy::Own, (), (hand, bid, top, saw))
BOOST_DESCRIBE_STRUCT(Toy::State, (), (open, own, deck))
BOOST_DESCRIBE_ENUM(Toy::How, target, exhausted)
BOOST_DESCRIBE_ENUM(Toy::Why, lots, tokens)

static_assert(Game<Toy>);

}  // namespace mastaba
