// Der Schatz des Pharaos, a card race through six adventures by Wolfgang Kramer. RULES.md has the rules, numbered; this
// is everything the game is made of, on one page.
#pragma once

#include <boost/describe.hpp>

#include "engine/game.h"
#include "games/schatz/box.h"

namespace mastaba {

struct Schatz {
  static constexpr auto id = "schatz";
  static constexpr auto tag = "SCHATZ";
  static constexpr int seats = schatz::most;

  // ---- options; the first value of each is not always the usual one
  enum class Start : u8 { drawn, firstSeat };
  enum class EmptyHand : u8 { always, unlessExact, never };  // ends the turn
  enum class Order : u8 { asDrawn, ascending };
  enum class Limit : u8 { hand, handAndTable };
  enum class Drawing : u8 { announced, afterFirst };
  enum class Swapping : u8 { oneOrTwo, anyNumber };
  enum class Deck : u8 { original, rework };
  enum class Losses : u8 { inTurn, atOnce };
  struct Options {
    Below<seats + 1> players{3};
    Start start{};
    EmptyHand emptyHand{EmptyHand::unlessExact};
    Order order{};
    Limit limit{};
    Drawing drawing{};
    Swapping swapping{};
    Deck deck{};
    Losses losses{};
    Below<2> rules{1};
  };

  // ---- what is in the box
  // The items on the pharaoh card, which lies beside the adventures (SCHATZ-5, SCHATZ-11).
  enum class Item : u8 { ladder, torch, rope, spade };
  // clang-format off
  enum class Card : u8 {
    none,  // or unknown to this observer
    ladder1, ladder2, ladder3, ladder4, ladder5,
    torch1, torch2, torch3, torch4, torch5,
    rope1, rope2, rope3, rope4, rope5,
    spade1, spade2, spade3, spade4, spade5,
    magic, curse, protection,
  };
  // clang-format on
  static constexpr int kinds = 24;
  using Hand = Seq<Card, schatz::handLimit>;
  // The number is the difficulty.
  enum class Adventure : u8 { none, desert = 4, river, cliff, gate, nest, abyss, spears, guardians, treasure };

  // ---- moves
  struct Draw {
    Below<3> cards;
  };
  struct Swap {
    Card first;
    Card second;  // none: only one; otherwise not before the first in the order of the cards
  };
  struct Play {  // equipment, a curse or a protection
    Card card;
  };
  struct Magic {  // a magic card, and where the black pawn goes
    Item to;
  };
  struct MovePawn {  // after an exact hit
    Item to;
  };
  struct GiveUp {  // under a curse
    Card card;
    static constexpr bool secret = true;
  };
  struct Enough {};  // no second card, no further card to swap
  using Move = std::variant<Draw, Swap, Play, Magic, MovePawn, GiveUp, Enough>;
  // Ten different cards in hand: 2 ways to draw, 55 to swap, 10 to play, three more for where the magic goes.
  using Moves = List<Move, 72>;

  // ---- events
  using Row = std::array<Adventure, schatz::adventures>;
  struct RowLaid {
    Row row;
  };
  struct Begins {
    Seat seat;
  };
  struct Drew {
    Seat seat;
    Below<schatz::handLimit + 1> many;
    Hand cards;  // sorted; empty to those who only see that it happens
  };
  struct Shuffled {
    Count cards;
  };
  struct Swapped {
    Seat seat;
    Card first;
    Card second;
  };
  struct Laid {
    Seat seat;
    Card card;
    Below<16> sum;  // of the equipment before the seat
    Adventure adventure;
  };
  struct Protected {
    Seat seat;
  };
  struct Conjured {
    Seat seat;
    Item to;
  };
  struct PawnMoved {
    Seat seat;
    Item to;
  };
  struct Cursed {
    Seat seat;
  };
  struct Chose {
    Seat seat;
  };
  struct GaveUp {
    Seat seat;
    Card card;
  };
  enum class Way : u8 { exceeded, exact, emptyHand };
  struct Passed {
    Seat seat;
    Adventure adventure;
    Way way;
  };
  struct Again {
    Seat seat;
  };
  struct Idle {
    Seat seat;
  };
  struct Won {
    Seat seat;
  };
  struct Stalled {
    Count rounds;
  };
  using Event = std::variant<RowLaid, Begins, Drew, Shuffled, Swapped, Laid, Protected, Conjured, PawnMoved, Cursed,
                             Chose, GaveUp, Passed, Again, Idle, Won, Stalled>;

  // ---- the three drawers
  enum class Ask : u8 {
    turn,        // draw, swap or play
    secondCard,  // after seeing the first one drawn
    swapMore,    // n: so many are put down already
    pawn,        // after an exact hit
    giveUp,      // under a curse; n: the bits of those who were asked, while they choose at the same time
    // These run by themselves; `of` is the seat they are about.
    again,     // it is on turn again
    hit,       // a curse reaches it
    showLoss,  // its curse: all have chosen what to give up
    endCurse,  // it played a curse, all losses are borne
    endTurn,
  };
  using Pool = std::array<Below<schatz::magicCards + 1>, kinds>;  // how many of each card
  struct Handled {                                                // a card that went into a hand or out of it
    Seat seat;
    Card card;  // none: drawn; otherwise everybody saw it leave the hand
  };
  struct Open {
    Options options;
    Agenda<Ask, 10> agenda;
    Seat starter;
    Row row;
    Item pawn;                                                // the item the black pawn stands on
    std::array<Below<schatz::adventures + 1>, seats> passed;  // adventures each has passed: where the pawns stand
    std::array<Seq<Card, schatz::mostLaid>, seats> laid;      // equipment before each seat
    std::array<Below<schatz::protectionCards + 1>, seats> protections;  // and protections
    std::array<Below<schatz::handLimit + 1>, seats> handSize;
    Below<schatz::cards + 1> pileSize;
    Seq<Card, schatz::cards> discarded;  // seen by all as it grew; the back is the top
    Count quiet;                         // turns since a pawn moved
    // What everybody can remember (memory.h): which cards were in the pile when it was last shuffled, and what has
    // happened to the hands since.
    Pool shuffled;
    Seq<Handled, 2 * schatz::cards> handled;
  };
  struct Own {
    Hand hand;    // sorted
    Card given;   // chosen under a curse, not yet shown
    Hand before;  // the hand when the pile was last shuffled, sorted
  };
  struct State {
    Open open;
    std::array<Own, seats> own;
    Seq<Card, schatz::cards> pile;  // the back is the top
  };

  enum class Luck : u8 { deck, row, start };
  enum class How : u8 { treasure, stalled };
  enum class Why : u8 { passed, laid };
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
  static State imagine(const View<Schatz>& view, Chance& chance);
  static Standing standing(const State& state);
  static const char* faults(const State& state);
  static void prior(const View<Schatz>& view, const Moves& moves, Weights<Moves>& weights);
  static Chances value(const State& state);
  static bool solve(const View<Schatz>& view, const Moves& moves, Weights<Moves>& chances);
  static constexpr Thinking thinking{.doubt = 400, .points = 1, .ahead = 8, .crowd = 2};
  static std::string picture(const View<Schatz>& view, const Pen& pen);
};

BOOST_DESCRIBE_ENUM(Schatz::Start, drawn, firstSeat)
BOOST_DESCRIBE_ENUM(Schatz::EmptyHand, always, unlessExact, never)
BOOST_DESCRIBE_ENUM(Schatz::Order, asDrawn, ascending)
BOOST_DESCRIBE_ENUM(Schatz::Limit, hand, handAndTable)
BOOST_DESCRIBE_ENUM(Schatz::Drawing, announced, afterFirst)
BOOST_DESCRIBE_ENUM(Schatz::Swapping, oneOrTwo, anyNumber)
BOOST_DESCRIBE_ENUM(Schatz::Deck, original, rework)
BOOST_DESCRIBE_ENUM(Schatz::Losses, inTurn, atOnce)
BOOST_DESCRIBE_STRUCT(Schatz::Options, (),
                      (players, start, emptyHand, order, limit, drawing, swapping, deck, losses, rules))
BOOST_DESCRIBE_ENUM(Schatz::Item, ladder, torch, rope, spade)
BOOST_DESCRIBE_ENUM(Schatz::Card, none, ladder1, ladder2, ladder3, ladder4, ladder5, torch1, torch2, torch3, torch4,
                    torch5, rope1, rope2, rope3, rope4, rope5, spade1, spade2, spade3, spade4, spade5, magic, curse,
                    protection)
BOOST_DESCRIBE_ENUM(Schatz::Adventure, none, desert, river, cliff, gate, nest, abyss, spears, guardians, treasure)
BOOST_DESCRIBE_STRUCT(Schatz::Draw, (), (cards))
BOOST_DESCRIBE_STRUCT(Schatz::Swap, (), (first, second))
BOOST_DESCRIBE_STRUCT(Schatz::Play, (), (card))
BOOST_DESCRIBE_STRUCT(Schatz::Magic, (), (to))
BOOST_DESCRIBE_STRUCT(Schatz::MovePawn, (), (to))
BOOST_DESCRIBE_STRUCT(Schatz::GiveUp, (), (card))
BOOST_DESCRIBE_STRUCT(Schatz::Enough, (), ())
BOOST_DESCRIBE_STRUCT(Schatz::RowLaid, (), (row))
BOOST_DESCRIBE_STRUCT(Schatz::Begins, (), (seat))
BOOST_DESCRIBE_STRUCT(Schatz::Drew, (), (seat, many, cards))
BOOST_DESCRIBE_STRUCT(Schatz::Shuffled, (), (cards))
BOOST_DESCRIBE_STRUCT(Schatz::Swapped, (), (seat, first, second))
BOOST_DESCRIBE_STRUCT(Schatz::Laid, (), (seat, card, sum, adventure))
BOOST_DESCRIBE_STRUCT(Schatz::Protected, (), (seat))
BOOST_DESCRIBE_STRUCT(Schatz::Conjured, (), (seat, to))
BOOST_DESCRIBE_STRUCT(Schatz::PawnMoved, (), (seat, to))
BOOST_DESCRIBE_STRUCT(Schatz::Cursed, (), (seat))
BOOST_DESCRIBE_STRUCT(Schatz::Chose, (), (seat))
BOOST_DESCRIBE_STRUCT(Schatz::GaveUp, (), (seat, card))
BOOST_DESCRIBE_ENUM(Schatz::Way, exceeded, exact, emptyHand)
BOOST_DESCRIBE_STRUCT(Schatz::Passed, (), (seat, adventure, way))
BOOST_DESCRIBE_STRUCT(Schatz::Again, (), (seat))
BOOST_DESCRIBE_STRUCT(Schatz::Idle, (), (seat))
BOOST_DESCRIBE_STRUCT(Schatz::Won, (), (seat))
BOOST_DESCRIBE_STRUCT(Schatz::Stalled, (), (rounds))
BOOST_DESCRIBE_ENUM(Schatz::Ask, turn, secondCard, swapMore, pawn, giveUp, again, hit, showLoss, endCurse, endTurn)
BOOST_DESCRIBE_STRUCT(Schatz::Handled, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Schatz::Open, (),
                      (options, agenda, starter, row, pawn, passed, laid, protections, handSize, pileSize, discarded,
                       quiet, shuffled, handled))
BOOST_DESCRIBE_STRUCT(Schatz::Own, (), (hand, given, before))
BOOST_DESCRIBE_STRUCT(Schatz::State, (), (open, own, pile))
BOOST_DESCRIBE_ENUM(Schatz::How, treasure, stalled)
BOOST_DESCRIBE_ENUM(Schatz::Why, passed, laid)

static_assert(Game<Schatz>);

namespace schatz {

// The words of the game, for those who write its rules.
using Options = Schatz::Options;
using Open = Schatz::Open;
using Own = Schatz::Own;
using State = Schatz::State;
using Ask = Schatz::Ask;
using Item = Schatz::Item;
using Card = Schatz::Card;
using Adventure = Schatz::Adventure;
using Hand = Schatz::Hand;
using Draw = Schatz::Draw;
using Swap = Schatz::Swap;
using Play = Schatz::Play;
using Magic = Schatz::Magic;
using MovePawn = Schatz::MovePawn;
using GiveUp = Schatz::GiveUp;
using Enough = Schatz::Enough;

constexpr bool isEquipment(Card card) { return card > Card::none && card < Card::magic; }
constexpr Item itemOf(Card equipment) { return static_cast<Item>((static_cast<int>(equipment) - 1) / values); }
constexpr int valueOf(Card equipment) { return (static_cast<int>(equipment) - 1) % values + 1; }

// How many of a card the deck has.
int copiesOf(Schatz::Deck deck, Card card);

// SCHATZ-25: cards laid in different turns add up, whatever they show.
template <int N>
constexpr int sumOf(const Seq<Card, N>& equipment) {
  int sum = 0;
  for (const Card card : equipment) sum += valueOf(card);
  return sum;
}

// The adventure a seat works on, each on its own (SCHATZ-38), and what is still missing to pass it.
inline Adventure ahead(const Open& open, Seat seat) { return open.row[open.passed[seat]]; }
inline bool facesTreasure(const Open& open, Seat seat) { return open.passed[seat] == adventures - 1; }
inline int missing(const Open& open, Seat seat) { return static_cast<int>(ahead(open, seat)) - sumOf(open.laid[seat]); }

// Which cards a seat could give up under a curse, equal ones once: equipment before it, or a protection.
using Losses = Seq<Card, mostLaid + 1>;
Losses losses(const Open& open, Seat seat);

// Who has secretly chosen what to give up; the others asked are still choosing.
Seats haveChosen(const Open& open);

// May the seat draw so many cards?
Refusal refuseDraw(const Open& open, Seat seat, int n);

}  // namespace schatz

}  // namespace mastaba
