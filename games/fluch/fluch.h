// Der Fluch des Pharao, a race through a tomb for two to five by Martin Wallace: lay the maze tile by tile, roll two
// dice, loot chambers in five colours, spend lives on special actions, keep away from Ammut, and get out. RULES.md has
// the rules, numbered; this is everything the game is made of, on one page.
#pragma once

#include <boost/describe.hpp>

#include "engine/game.h"
#include "engine/maze.h"
#include "games/fluch/box.h"

namespace mastaba {

struct Fluch {
  static constexpr auto id = "fluch";
  static constexpr auto tag = "FLUCH";
  static constexpr int seats = fluch::most;  // each with a figure and its card, FLUCH-14

  // ---- options; the first value is the usual one
  enum class Start : u8 { drawn, firstSeat };
  enum class TokensByPlayers : u8 { spare, even };
  enum class ChamberFill : u8 { drawn, fixed, exact };
  enum class TokensHidden : u8 { yes, no };
  enum class DeclinedToken : u8 { faceUp, faceDown };
  enum class Placement : u8 { free, connected };
  enum class JoinAnchors : u8 { all, tiles, tilesDemand };
  enum class Die : u8 { usual, even, hunter };
  enum class RollOrder : u8 { explorerFirst, chosen };
  enum class MustUsePips : u8 { no, yes };
  enum class GreyEnds : u8 { movement, turn };
  enum class CollectEnds : u8 { movement, turn };
  enum class HeapEnds : u8 { turn, movement };
  enum class Protection : u8 { always, notTraps, chosen };
  enum class EventAmmut : u8 { may, must, four, chamber };
  enum class ReviveLives : u8 { seven, five, three, one };
  enum class AmmutOnEntrances : u8 { no, yes };
  enum class TreasureReshuffle : u8 { no, yes };
  enum class OccupiedExitWins : u8 { yes, no };
  enum class Permadeath : u8 { no, yes };
  enum class ShortGame : u8 { no, yes };
  struct Options {
    Below<seats + 1> players{fluch::fewest};
    Start start{};
    TokensByPlayers tokensByPlayers{};
    ChamberFill chamberFill{};
    TokensHidden tokensHidden{};
    DeclinedToken declinedToken{};
    Placement placement{};
    JoinAnchors joinAnchors{};
    Die die{};
    RollOrder rollOrder{};
    MustUsePips mustUsePips{};
    GreyEnds greyEnds{};
    CollectEnds collectEnds{};
    HeapEnds heapEnds{};
    Protection protection{};
    EventAmmut eventAmmut{};
    ReviveLives reviveLives{};
    AmmutOnEntrances ammutOnEntrances{};
    TreasureReshuffle treasureReshuffle{};
    OccupiedExitWins occupiedExitWins{};
    Permadeath permadeath{};
    ShortGame shortGame{};
    Below<2> rules{1};
  };

  // ---- what is in the box
  using Place = Square<fluch::width, fluch::height>;  // the last row are the entrances
  enum class Kind : u8 { straight, curve, junction, crossing, greyStraight, greyCurve };
  // A tile as it lies: its open sides, clockwise. Every way in which a tile can lie has a name, and nothing else has.
  // clang-format off
  enum class Tile : u8 {
    none,
    ne = 3, ns = 5, es = 6, nes = 7, wn = 9, ew = 10, wne = 11, sw = 12, swn = 13, esw = 14, nesw = 15,
    greyNe = 16 + 3, greyNs = 16 + 5, greyEs = 16 + 6, greyWn = 16 + 9, greyEw = 16 + 10, greySw = 16 + 12,
  };
  enum class Token : u8 {  // a colour and what it is worth
    none,
    red1, red2, red3, yellow1, yellow2, yellow3, blue1, blue2, blue3, green1, green2, green3, orange1, orange2, orange3,
  };
  // clang-format on
  enum class Colour : u8 { red, yellow, blue, green, orange };
  enum class Face : u8 { zero, one, two, three, ammut };  // of a die
  // clang-format off
  enum class Card : u8 {  // of the event pile
    isis, hathor, thoth, shu,             // a life more
    horus, bes,                           // protection
    anubis, maat,                         // Ammut may be moved
    seth, apophis, scorpions, badAir,     // a life less
  };
  enum class Object : u8 {
    amulet, scarab, ring, necklace, mask, canopicJar, ushabti, statuette, stela, papyrus, vessel, mirror, senet,
  };
  // clang-format on
  enum class Origin : u8 { king, priests, temple, nobles, craftsmen };
  struct Treasure {
    Object object;
    Origin origin;
  };
  enum class Mark : u8 { none, trap, ammut };  // of a treasure
  enum class Special : u8 { roll, tiles, passage, turning };
  enum class Cause : u8 { event, trap, ammut, givenUp };  // of a loss of lives

  // ---- moves
  struct Enter {  // by an entrance
    Place at;
  };
  struct GiveUp {};  // a sealed-in explorer, FLUCH-133
  struct PlayOn {};
  struct Draw {};        // a tile
  struct Roll {};        // the dice, once in a turn
  struct ExtraRoll {};   // special action a, FLUCH-106
  struct ExtraTiles {};  // special action b, FLUCH-107
  struct Twist {         // a tile, when there is none left to draw
    Place at;
    Ways open;
  };
  struct Lay {  // the drawn tile
    Place at;
    Ways open;
  };
  struct SecretPassage {  // special action c, FLUCH-109
    Place at;
    Ways open;
  };
  struct Discard {};  // a tile that fits nowhere
  struct ExplorerFirst {};
  struct AmmutFirst {};
  struct Step {
    Place to;
  };
  struct Stop {};
  struct TurnUp {};  // the token of this chamber
  struct Take {};    // it
  struct Loot {      // from a heap
    Token token;
  };
  struct Leave {};  // what lies here
  struct Ward {};   // with a protection card
  struct Endure {};
  struct Advance {};  // Ammut on the track
  struct Lead {       // Ammut, one step
    Place to;
  };
  struct Put {  // Ammut
    Place to;
  };
  struct AmmutStays {};
  struct EndTurn {};
  using Move = std::variant<Enter, GiveUp, PlayOn, Draw, Roll, ExtraRoll, ExtraTiles, Twist, Lay, SecretPassage,
                            Discard, ExplorerFirst, AmmutFirst, Step, Stop, TurnUp, Take, Loot, Leave, Ward, Endure,
                            Advance, Lead, Put, AmmutStays, EndTurn>;
  // Most with a junction in hand: on every free square and instead of every tile, in four ways.
  using Moves = List<Move, 4 * fluch::squares + 1>;

  // ---- events
  struct Begins {
    Seat seat;
  };
  struct Entered {
    Seat seat;
    Place at;
    Count lives;
  };
  struct TurnedUpAtStart {  // in open tombs
    Place at;
    Token token;
  };
  struct SealedIn {
    Seat seat;
  };
  struct GaveUp {
    Seat seat;
  };
  struct PlayedOn {
    Seat seat;
  };
  struct Drew {
    Seat seat;
    Kind kind;
  };
  struct BagRefilled {
    Count tiles;
  };
  struct Paid {
    Seat seat;
    Special action;
    Count left;  // lives
  };
  struct Laid {
    Seat seat;
    Kind kind;
    Place at;
    Ways open;
  };
  struct Exchanged {
    Seat seat;
    Kind kind;
    Place at;
    Ways open;
    Kind removed;
  };
  struct Twisted {
    Seat seat;
    Place at;
    Ways open;
  };
  struct Discarded {
    Seat seat;
    Kind kind;
  };
  struct Rolled {
    Seat seat;
    Face first;
    Face second;
  };
  struct RolledAgain {  // after a double
    Seat seat;
  };
  struct WentFirst {
    Seat seat;
    bool ammut;
  };
  struct Stepped {
    Seat seat;
    Place from;
    Place to;
  };
  struct Stopped {
    Seat seat;
    Place at;
  };
  struct TurnedUp {
    Seat seat;
    Place at;
    Token token;
  };
  struct LookedAt {  // the same for those who do not see it
    Seat seat;
    Place at;
  };
  struct Took {
    Seat seat;
    Place at;
    Token token;
  };
  struct Looted {
    Seat seat;
    Place at;
    Token token;
  };
  struct Left {
    Seat seat;
    Place at;
  };
  struct Found {
    Seat seat;
    Treasure treasure;
    Mark mark;
  };
  struct PileEmpty {  // of treasures
    Seat seat;
  };
  struct TreasuresShuffled {
    Count cards;
  };
  struct EventDrawn {
    Seat seat;
    Card card;
  };
  struct EventsShuffled {
    Count cards;
  };
  struct GainedLife {
    Seat seat;
    Count left;
  };
  struct NoLifeToGain {
    Seat seat;
  };
  struct LostLives {
    Seat seat;
    Count lost;
    Cause cause;
    Count left;
  };
  struct Warded {
    Seat seat;
    Card card;
    Cause cause;
  };
  struct Endured {
    Seat seat;
    Cause cause;
  };
  struct AmmutAdvanced {
    Seat seat;
    Count space;
  };
  struct AmmutWaits {};  // for an empty chamber
  struct AmmutLapsed {   // while she waits nothing moves her
    Seat seat;
  };
  struct AmmutLed {
    Seat seat;
    Place from;
    Place to;
  };
  struct AmmutPut {
    Seat seat;
    Place to;
  };
  struct AmmutStayed {
    Seat seat;
  };
  struct AmmutStuck {};  // she has no way
  struct AmmutCalled {   // by the third token
    Seat seat;
  };
  struct Attacked {
    Seat seat;
    Place at;
  };
  struct Fought {
    Seat seat;
    Face face;
  };
  struct Died {
    Seat seat;
    Place at;
    Cause cause;
    Count tokens;
    Count treasures;
  };
  struct Out {  // of the game, where death is for good
    Seat seat;
  };
  struct Passed {  // the turn is over
    Seat seat;
  };
  struct Escaped {
    Seat seat;
    Place at;
  };
  struct LimitReached {
    Count rounds;
  };
  struct AllDead {};
  using Event = std::variant<Begins, Entered, TurnedUpAtStart, SealedIn, GaveUp, PlayedOn, Drew, BagRefilled, Paid,
                             Laid, Exchanged, Twisted, Discarded, Rolled, RolledAgain, WentFirst, Stepped, Stopped,
                             TurnedUp, LookedAt, Took, Looted, Left, Found, PileEmpty, TreasuresShuffled, EventDrawn,
                             EventsShuffled, GainedLife, NoLifeToGain, LostLives, Warded, Endured, AmmutAdvanced,
                             AmmutWaits, AmmutLapsed, AmmutLed, AmmutPut, AmmutStayed, AmmutStuck, AmmutCalled,
                             Attacked, Fought, Died, Out, Passed, Escaped, LimitReached, AllDead>;

  // ---- the three drawers
  // The turn, as RULES.md has it: the lowest task is the turn itself (lay, then end; over, when it ends early). A roll
  // lies upon it: what the explorer does, below that the signs of Ammut, below that the roll after a double. On top
  // lies whatever interrupts that.
  enum class Ask : u8 {
    // somebody decides
    enter,    // by which entrance
    sealed,   // to give up or to play on
    lay,      // step 1; n: tiles still to be drawn
    end,      // after the roll: a special action, or the end of the turn
    tile,     // what to do with the tile drawn; n: its kind
    order,    // who goes first; n: pips
    move,     // step 3 A; n: pips
    collect,  // step 3 B
    ward,     // whether to use a protection card; n: against what
    lead,     // step 5 A; n: steps that Ammut still makes
    leap,     // a double: four steps, or into a chamber
    beckon,   // an event: Ammut may be moved; n: steps
    place,    // Ammut comes into an empty chamber
    banish,   // the attacked player puts Ammut elsewhere
    // by themselves
    over,     // the turn
    again,    // roll once more, after a double
    symbols,  // n signs of Ammut
    event,    // draw a card
    cards,    // n treasures
    draw,     // a tile
  };
  struct Player {
    bool inside;  // the figure is on the board
    bool out;     // of the game
    Place at;
    Below<fluch::lives + 1> lives;
    std::array<Below<fluch::values + 1>, fluch::colours> tokens;  // by colour, what it is worth; 0: none
    Seq<Treasure, fluch::mostTreasures> treasures;
    Seq<Card, fluch::protectionCards> protection;  // the oldest first
  };
  struct Chamber {
    bool faceDown;  // a token lies there face down
    Token token;    // or face up
    Seats seen;     // who looked at the one face down
  };
  struct Lying {  // in a heap
    Place at;
    Token token;
  };
  struct Ammut {
    Below<fluch::track + 1> space;  // of the track; 0: she is in the maze
    Place at;                       // there
  };
  struct Open {
    Options options;
    Agenda<Ask, 10> agenda;
    Seat first;
    Seat active;
    Below<fluch::roundLimit + 1> rounds;  // complete ones
    std::array<Tile, fluch::squares> tiles;
    std::array<Chamber, fluch::chambers> chambers;
    Seq<Lying, fluch::tokens> heaps;
    std::array<Player, seats> players;
    Ammut ammut;
    Seq<Face, 2> dice;  // as they lie
    // What is left, in no order (FLUCH-17, FLUCH-19, FLUCH-20): what comes next is not decided before it is drawn.
    Bag<fluch::tokenKinds> faceDown;  // tokens, by colour and value
    Bag<fluch::kinds> bag;
    Bag<fluch::kinds> discarded;  // tiles
    Bag<fluch::eventKinds> events;
    Bag<fluch::eventKinds> spent;  // events
    Bag<fluch::treasureCards> treasures;
  };
  struct Own {
    std::array<Token, fluch::chambers> seen;  // what lies face down there, if looked at
  };
  struct State {
    Open open;
    std::array<Own, seats> own;
    std::array<Token, fluch::chambers> looked;  // tokens face down that somebody has looked at; others are not decided
  };

  enum class Luck : u8 { start, chambers, tokens, tiles, dice, events, treasures };
  enum class How : u8 { colours, treasures, limit, allDead };
  enum class Why : u8 { colours, treasures };
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
  static State imagine(const View<Fluch>& view, Chance& chance);
  static Standing standing(const State& state);
  static const char* faults(const State& state);
  static void prior(const View<Fluch>& view, const Moves& moves, Weights<Moves>& weights);
  static void insight(const View<Fluch>& view, const Moves& moves, Weights<Moves>& weights);
  static Chances value(const State& state);
  static void lines(const View<Fluch>& view, Lines<Move>& lines);
  static void settle(State& world, Seat me, Chance& chance);
  static constexpr Thinking thinking{.doubt = 4, .points = 20, .crowd = 3};
  static std::string picture(const View<Fluch>& view, const Pen& pen);
};

BOOST_DESCRIBE_ENUM(Fluch::Start, drawn, firstSeat)
BOOST_DESCRIBE_ENUM(Fluch::TokensByPlayers, spare, even)
BOOST_DESCRIBE_ENUM(Fluch::ChamberFill, drawn, fixed, exact)
BOOST_DESCRIBE_ENUM(Fluch::TokensHidden, yes, no)
BOOST_DESCRIBE_ENUM(Fluch::DeclinedToken, faceUp, faceDown)
BOOST_DESCRIBE_ENUM(Fluch::Placement, free, connected)
BOOST_DESCRIBE_ENUM(Fluch::JoinAnchors, all, tiles, tilesDemand)
BOOST_DESCRIBE_ENUM(Fluch::Die, usual, even, hunter)
BOOST_DESCRIBE_ENUM(Fluch::RollOrder, explorerFirst, chosen)
BOOST_DESCRIBE_ENUM(Fluch::MustUsePips, no, yes)
BOOST_DESCRIBE_ENUM(Fluch::GreyEnds, movement, turn)
BOOST_DESCRIBE_ENUM(Fluch::CollectEnds, movement, turn)
BOOST_DESCRIBE_ENUM(Fluch::HeapEnds, turn, movement)
BOOST_DESCRIBE_ENUM(Fluch::Protection, always, notTraps, chosen)
BOOST_DESCRIBE_ENUM(Fluch::EventAmmut, may, must, four, chamber)
BOOST_DESCRIBE_ENUM(Fluch::ReviveLives, seven, five, three, one)
BOOST_DESCRIBE_ENUM(Fluch::AmmutOnEntrances, no, yes)
BOOST_DESCRIBE_ENUM(Fluch::TreasureReshuffle, no, yes)
BOOST_DESCRIBE_ENUM(Fluch::OccupiedExitWins, yes, no)
BOOST_DESCRIBE_ENUM(Fluch::Permadeath, no, yes)
BOOST_DESCRIBE_ENUM(Fluch::ShortGame, no, yes)
BOOST_DESCRIBE_STRUCT(Fluch::Options, (),
                      (players, start, tokensByPlayers, chamberFill, tokensHidden, declinedToken, placement,
                       joinAnchors, die, rollOrder, mustUsePips, greyEnds, collectEnds, heapEnds, protection,
                       eventAmmut, reviveLives, ammutOnEntrances, treasureReshuffle, occupiedExitWins, permadeath,
                       shortGame, rules))
BOOST_DESCRIBE_ENUM(Fluch::Kind, straight, curve, junction, crossing, greyStraight, greyCurve)
BOOST_DESCRIBE_ENUM(Fluch::Tile, none, ne, ns, es, nes, wn, ew, wne, sw, swn, esw, nesw, greyNe, greyNs, greyEs, greyWn,
                    greyEw, greySw)
BOOST_DESCRIBE_ENUM(Fluch::Token, none, red1, red2, red3, yellow1, yellow2, yellow3, blue1, blue2, blue3, green1,
                    green2, green3, orange1, orange2, orange3)
BOOST_DESCRIBE_ENUM(Fluch::Colour, red, yellow, blue, green, orange)
BOOST_DESCRIBE_ENUM(Fluch::Face, zero, one, two, three, ammut)
BOOST_DESCRIBE_ENUM(Fluch::Card, isis, hathor, thoth, shu, horus, bes, anubis, maat, seth, apophis, scorpions, badAir)
BOOST_DESCRIBE_ENUM(Fluch::Object, amulet, scarab, ring, necklace, mask, canopicJar, ushabti, statuette, stela, papyrus,
                    vessel, mirror, senet)
BOOST_DESCRIBE_ENUM(Fluch::Origin, king, priests, temple, nobles, craftsmen)
BOOST_DESCRIBE_STRUCT(Fluch::Treasure, (), (object, origin))
BOOST_DESCRIBE_ENUM(Fluch::Mark, none, trap, ammut)
BOOST_DESCRIBE_ENUM(Fluch::Special, roll, tiles, passage, turning)
BOOST_DESCRIBE_ENUM(Fluch::Cause, event, trap, ammut, givenUp)
BOOST_DESCRIBE_STRUCT(Fluch::Enter, (), (at))
BOOST_DESCRIBE_STRUCT(Fluch::GiveUp, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::PlayOn, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::Draw, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::Roll, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::ExtraRoll, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::ExtraTiles, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::Twist, (), (at, open))
BOOST_DESCRIBE_STRUCT(Fluch::Lay, (), (at, open))
BOOST_DESCRIBE_STRUCT(Fluch::SecretPassage, (), (at, open))
BOOST_DESCRIBE_STRUCT(Fluch::Discard, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::ExplorerFirst, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::AmmutFirst, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::Step, (), (to))
BOOST_DESCRIBE_STRUCT(Fluch::Stop, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::TurnUp, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::Take, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::Loot, (), (token))
BOOST_DESCRIBE_STRUCT(Fluch::Leave, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::Ward, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::Endure, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::Advance, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::Lead, (), (to))
BOOST_DESCRIBE_STRUCT(Fluch::Put, (), (to))
BOOST_DESCRIBE_STRUCT(Fluch::AmmutStays, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::EndTurn, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::Begins, (), (seat))
BOOST_DESCRIBE_STRUCT(Fluch::Entered, (), (seat, at, lives))
BOOST_DESCRIBE_STRUCT(Fluch::TurnedUpAtStart, (), (at, token))
BOOST_DESCRIBE_STRUCT(Fluch::SealedIn, (), (seat))
BOOST_DESCRIBE_STRUCT(Fluch::GaveUp, (), (seat))
BOOST_DESCRIBE_STRUCT(Fluch::PlayedOn, (), (seat))
BOOST_DESCRIBE_STRUCT(Fluch::Drew, (), (seat, kind))
BOOST_DESCRIBE_STRUCT(Fluch::BagRefilled, (), (tiles))
BOOST_DESCRIBE_STRUCT(Fluch::Paid, (), (seat, action, left))
BOOST_DESCRIBE_STRUCT(Fluch::Laid, (), (seat, kind, at, open))
BOOST_DESCRIBE_STRUCT(Fluch::Exchanged, (), (seat, kind, at, open, removed))
BOOST_DESCRIBE_STRUCT(Fluch::Twisted, (), (seat, at, open))
BOOST_DESCRIBE_STRUCT(Fluch::Discarded, (), (seat, kind))
BOOST_DESCRIBE_STRUCT(Fluch::Rolled, (), (seat, first, second))
BOOST_DESCRIBE_STRUCT(Fluch::RolledAgain, (), (seat))
BOOST_DESCRIBE_STRUCT(Fluch::WentFirst, (), (seat, ammut))
BOOST_DESCRIBE_STRUCT(Fluch::Stepped, (), (seat, from, to))
BOOST_DESCRIBE_STRUCT(Fluch::Stopped, (), (seat, at))
BOOST_DESCRIBE_STRUCT(Fluch::TurnedUp, (), (seat, at, token))
BOOST_DESCRIBE_STRUCT(Fluch::LookedAt, (), (seat, at))
BOOST_DESCRIBE_STRUCT(Fluch::Took, (), (seat, at, token))
BOOST_DESCRIBE_STRUCT(Fluch::Looted, (), (seat, at, token))
BOOST_DESCRIBE_STRUCT(Fluch::Left, (), (seat, at))
BOOST_DESCRIBE_STRUCT(Fluch::Found, (), (seat, treasure, mark))
BOOST_DESCRIBE_STRUCT(Fluch::PileEmpty, (), (seat))
BOOST_DESCRIBE_STRUCT(Fluch::TreasuresShuffled, (), (cards))
BOOST_DESCRIBE_STRUCT(Fluch::EventDrawn, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Fluch::EventsShuffled, (), (cards))
BOOST_DESCRIBE_STRUCT(Fluch::GainedLife, (), (seat, left))
BOOST_DESCRIBE_STRUCT(Fluch::NoLifeToGain, (), (seat))
BOOST_DESCRIBE_STRUCT(Fluch::LostLives, (), (seat, lost, cause, left))
BOOST_DESCRIBE_STRUCT(Fluch::Warded, (), (seat, card, cause))
BOOST_DESCRIBE_STRUCT(Fluch::Endured, (), (seat, cause))
BOOST_DESCRIBE_STRUCT(Fluch::AmmutAdvanced, (), (seat, space))
BOOST_DESCRIBE_STRUCT(Fluch::AmmutWaits, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::AmmutLapsed, (), (seat))
BOOST_DESCRIBE_STRUCT(Fluch::AmmutLed, (), (seat, from, to))
BOOST_DESCRIBE_STRUCT(Fluch::AmmutPut, (), (seat, to))
BOOST_DESCRIBE_STRUCT(Fluch::AmmutStayed, (), (seat))
BOOST_DESCRIBE_STRUCT(Fluch::AmmutStuck, (), ())
BOOST_DESCRIBE_STRUCT(Fluch::AmmutCalled, (), (seat))
BOOST_DESCRIBE_STRUCT(Fluch::Attacked, (), (seat, at))
BOOST_DESCRIBE_STRUCT(Fluch::Fought, (), (seat, face))
BOOST_DESCRIBE_STRUCT(Fluch::Died, (), (seat, at, cause, tokens, treasures))
BOOST_DESCRIBE_STRUCT(Fluch::Out, (), (seat))
BOOST_DESCRIBE_STRUCT(Fluch::Passed, (), (seat))
BOOST_DESCRIBE_STRUCT(Fluch::Escaped, (), (seat, at))
BOOST_DESCRIBE_STRUCT(Fluch::LimitReached, (), (rounds))
BOOST_DESCRIBE_STRUCT(Fluch::AllDead, (), ())
BOOST_DESCRIBE_ENUM(Fluch::Ask, enter, sealed, lay, end, tile, order, move, collect, ward, lead, leap, beckon, place,
                    banish, over, again, symbols, event, cards, draw)
BOOST_DESCRIBE_STRUCT(Fluch::Player, (), (inside, out, at, lives, tokens, treasures, protection))
BOOST_DESCRIBE_STRUCT(Fluch::Chamber, (), (faceDown, token, seen))
BOOST_DESCRIBE_STRUCT(Fluch::Lying, (), (at, token))
BOOST_DESCRIBE_STRUCT(Fluch::Ammut, (), (space, at))
BOOST_DESCRIBE_STRUCT(Fluch::Open, (),
                      (options, agenda, first, active, rounds, tiles, chambers, heaps, players, ammut, dice, faceDown,
                       bag, discarded, events, spent, treasures))
BOOST_DESCRIBE_STRUCT(Fluch::Own, (), (seen))
BOOST_DESCRIBE_STRUCT(Fluch::State, (), (open, own, looked))
BOOST_DESCRIBE_ENUM(Fluch::How, colours, treasures, limit, allDead)
BOOST_DESCRIBE_ENUM(Fluch::Why, colours, treasures)

static_assert(Game<Fluch>);
static_assert(sizeof(Fluch::State) <= 1024);

// The words of the game, for those who write its rules.
namespace fluch {

using Options = Fluch::Options;
using Open = Fluch::Open;
using Own = Fluch::Own;
using State = Fluch::State;
using Ask = Fluch::Ask;
using Place = Fluch::Place;
using Kind = Fluch::Kind;
using Tile = Fluch::Tile;
using Token = Fluch::Token;
using Colour = Fluch::Colour;
using Face = Fluch::Face;
using Card = Fluch::Card;
using Object = Fluch::Object;
using Origin = Fluch::Origin;
using Treasure = Fluch::Treasure;
using Mark = Fluch::Mark;
using Special = Fluch::Special;
using Cause = Fluch::Cause;
using Player = Fluch::Player;
using Chamber = Fluch::Chamber;
using Lying = Fluch::Lying;
using Ammut = Fluch::Ammut;
using Enter = Fluch::Enter;
using GiveUp = Fluch::GiveUp;
using PlayOn = Fluch::PlayOn;
using Draw = Fluch::Draw;
using Roll = Fluch::Roll;
using ExtraRoll = Fluch::ExtraRoll;
using ExtraTiles = Fluch::ExtraTiles;
using Twist = Fluch::Twist;
using Lay = Fluch::Lay;
using SecretPassage = Fluch::SecretPassage;
using Discard = Fluch::Discard;
using ExplorerFirst = Fluch::ExplorerFirst;
using AmmutFirst = Fluch::AmmutFirst;
using Step = Fluch::Step;
using Stop = Fluch::Stop;
using TurnUp = Fluch::TurnUp;
using Take = Fluch::Take;
using Loot = Fluch::Loot;
using Leave = Fluch::Leave;
using Ward = Fluch::Ward;
using Endure = Fluch::Endure;
using Advance = Fluch::Advance;
using Lead = Fluch::Lead;
using Put = Fluch::Put;
using AmmutStays = Fluch::AmmutStays;
using EndTurn = Fluch::EndTurn;

}  // namespace fluch

}  // namespace mastaba
