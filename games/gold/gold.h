// Das Gold des Pharao, a maze for two to four by Arthur Tebbe: an archaeologist and a helper each look for five
// chambers, light their ways, carry treasures out and run when the pyramid falls. RULES.md has the rules, numbered;
// this is everything the game is made of, on one page.
#pragma once

#include <boost/describe.hpp>

#include "engine/game.h"
#include "engine/maze.h"
#include "games/gold/box.h"

namespace mastaba {

struct Gold {
  static constexpr auto id = "gold";
  static constexpr auto tag = "GOLD";
  static constexpr int seats = gold::most;  // each with a colour, GOLD-12

  // ---- options; the first value is the usual one
  enum class Start : u8 { drawn, firstSeat };
  enum class EntrancePlace : u8 { drawn, chosen };
  enum class EntranceOpen : u8 { three, inward };
  enum class Mix : u8 { balanced, open, twisty, deadEnds };
  enum class Doors : u8 { four, one };  // of a chamber
  enum class Photos : u8 { mixed, even, mild };
  enum class Rings : u8 { square, diamond };
  enum class Pace : u8 { fair, hard };
  enum class Flight : u8 { dropped, delivered };  // the treasure of who flees
  enum class Asleep : u8 { goesOn, ends };        // the turn, when nothing wakes
  enum class Connect : u8 { off, on };
  enum class Museums : u8 { hidden, open };
  enum class Safety : u8 { on, off };
  enum class StartLamp : u8 { off, on };
  struct Options {
    Below<seats + 1> players{gold::fewest};
    Start start{};
    EntrancePlace entrance{};
    EntranceOpen openings{};
    Mix mix{};
    Doors doors{};
    Photos photos{};
    Rings rings{};
    Pace pace{};
    Flight flight{};
    Asleep asleep{};
    Connect connect{};
    Museums museums{};
    Safety safety{};
    StartLamp startLamp{};
    Below<2> rules{1};
  };

  // ---- what is in the box
  using Place = Square<gold::width, gold::width>;
  // clang-format off
  enum class Kind : u8 {
    faceDown, fallen, entrance,
    straight, curve, junction, crossing, deadEnd,  // corridors
    lotus, eye, falcon, ibis, crown,               // chambers
  };
  // clang-format on
  enum class Figure : u8 { archaeologist, helper };
  enum class Treasure : u8 { none, two, three, mask };
  using PhotoNumber = Below<gold::photos + 1>;  // from 1

  // ---- moves: what the archaeologist does and what the helper does are different kinds (GOLD-5, GOLD-96)
  struct Entrance {  // where it is
    Place at;
  };
  struct Walk {  // either
    Figure figure;
    Place to;
  };
  struct Reveal {  // the archaeologist, GOLD-22
    Place at;
  };
  struct Lay {  // the tile just revealed, with these sides open
    Ways open;
  };
  struct Rotate {  // the helper, GOLD-23
    Place at;
    Ways open;  // afterwards
  };
  struct Light {};  // a lamp where the helper stands
  struct Douse {};  // and take it back
  struct Take {     // the archaeologist
    Treasure treasure;
  };
  struct Drop {};
  struct Steal {
    Seat from;
  };
  struct Done {};  // with the turn
  using Move = std::variant<Entrance, Walk, Reveal, Lay, Rotate, Light, Douse, Take, Drop, Steal, Done>;
  using Moves = List<Move, 2 * (gold::places - 1) + 4 + 5 * 3 + 2 + 3 + 1 + 3 + 1>;

  // ---- events
  struct EntranceLaid {
    Place at;
  };
  struct Begins {
    Seat seat;
  };
  struct Walked {
    Seat seat;
    Figure figure;
    Place from;
    Place to;
  };
  struct Revealed {
    Seat seat;
    Place at;
    Kind kind;
  };
  struct Laid {
    Seat seat;
    Place at;
    Ways open;
  };
  struct Turned {
    Seat seat;
    Place at;
    Ways open;
  };
  struct Lit {
    Seat seat;
    Place at;
  };
  struct Doused {
    Seat seat;
    Place at;
  };
  struct Took {
    Seat seat;
    Treasure treasure;
    Place at;
  };
  struct Dropped {
    Seat seat;
    Treasure treasure;
    Place at;
  };
  struct Stole {
    Seat seat;
    Seat from;
    Treasure treasure;
  };
  struct Photographed {
    Seat seat;
    PhotoNumber photo;
    Count treasures;
    bool mummy;
    bool curse;
  };
  struct Found {
    Treasure treasure;
    Place at;
  };
  struct MummyWoke {
    Place at;
    Count steps;  // to the entrance
  };
  struct MummySlept {};
  struct Fled {
    Seat seat;
    Figure figure;
    Place from;
  };
  struct LetGo {  // a treasure, in flight
    Seat seat;
    Treasure treasure;
    Place at;
  };
  struct CurseReleased {
    Place at;
    Count steps;
  };
  struct CurseSlept {};
  struct WentOut {  // a lamp
    Seat seat;
    Place at;
  };
  struct TurnLost {  // the rest of it
    Seat seat;
    Count actions;
  };
  struct Delivered {
    Seat seat;
    Treasure treasure;
  };
  struct CameHome {  // the same for those who do not see its value any more
    Seat seat;
  };
  struct Armed {  // the mask is found: so many turns of this seat until the ruin
    Seat seat;
    Count turns;
  };
  struct MaskLeft {  // the chamber; the ruin begins
    Seat seat;
  };
  struct ClockPassed {  // the mask has a new owner, whose turns bring the ruin
    Seat seat;
  };
  struct ChamberFell {
    Place at;
  };
  struct RingFell {
    Count ring;
    Count tiles;
  };
  struct Lost {
    Seat seat;
    Figure figure;
    Place at;
  };
  struct Buried {
    Treasure treasure;
    Place at;
  };
  struct LampBuried {
    Seat seat;
    Place at;
  };
  struct SatOut {  // a turn: there is no figure left
    Seat seat;
  };
  struct RestFell {};  // nobody can win or lose anything in it any more
  struct StoodStill {  // nothing was found or brought home
    Count rounds;
  };
  struct MuseumOpened {
    Seat seat;
    Count twos;
    Count threes;
  };
  using Event = std::variant<EntranceLaid, Begins, Walked, Revealed, Laid, Turned, Lit, Doused, Took, Dropped, Stole,
                             Photographed, Found, MummyWoke, MummySlept, Fled, LetGo, CurseReleased, CurseSlept,
                             WentOut, TurnLost, Delivered, CameHome, Armed, MaskLeft, ClockPassed, ChamberFell,
                             RingFell, Lost, Buried, LampBuried, SatOut, RestFell, StoodStill, MuseumOpened>;

  // ---- the three drawers
  enum class Ask : u8 {
    entrance,  // where it shall be
    act,       // n: actions left
    lay,       // n: the place of the tile just revealed, whose orientation is to be chosen
  };
  struct Tile {
    Kind kind;
    Ways open;
  };
  struct Piece {  // an archaeologist or a helper; any number of them stand on a tile (GOLD-95)
    Place at;
    bool lost;
  };
  struct Player {
    std::array<Piece, 2> figures;
    Treasure carries;
    Seq<Place, gold::lampsEach> lamps;  // where they stand
    Below<gold::lampsEach + 1> supply;  // of lamps
    // The museum: who looks at it sees the photos, the mask and how many treasures there are.
    Below<gold::photos + 1> photos;
    Below<gold::treasures + 1> treasures;
    Below<gold::threes + 1> threes;  // among them; 0 as long as they lie face down
    bool mask;
    Count scored;  // at which moment its score last changed, GOLD-94
  };
  struct Lying {  // in the pyramid
    Place at;
    Treasure treasure;
  };
  enum class Stage : u8 { quiet, armed, falling };
  struct Ruin {
    Stage stage;
    bool stolen;   // the mask was carried out of its chamber
    Place centre;  // that chamber
    Seat clock;    // whose turns bring it on
    Below<gold::countdown + 1> turns;
    Below<2 * gold::width> ring;  // that falls next
    bool fresh;                   // it was armed or set off in this turn, which does not count yet
  };
  struct Open {
    Options options;
    Agenda<Ask, 2> agenda;
    Place entrance;
    std::array<Tile, gold::places> tiles;
    // What is left, in no order (GOLD-10, GOLD-15, GOLD-16): what comes next is not decided before it is turned up.
    Bag<gold::kinds> hidden;   // tiles that were never turned up
    Bag<gold::photos> camera;  // by number, from 0
    Bag<2> stack;              // treasures worth 2 and 3
    Seq<Lying, gold::loot> lying;
    std::array<Player, seats> players;
    // What the active player did since the last action, so that no treasure is handled twice (A18).
    Treasure dropped;
    bool took;  // what is carried now
    Ruin ruin;
    Bag<2> buried;  // treasures
    Count moments;  // in which somebody's score changed
    Count quiet;    // turns begun since a tile was revealed or a treasure brought home, while the mask is not found
  };
  struct Own {
    Below<gold::threes + 1> threes;  // in the museum
  };
  struct State {
    Open open;
    std::array<Own, seats> own;
  };

  enum class Luck : u8 { start, entrance, tiles, photos, treasures };
  enum class How : u8 { stolen, stayed, stoodStill };
  enum class Why : u8 { photos, twos, threes, mask, archaeologist, helper, bothFigures, earlier };
  using Standing = mastaba::Standing<How, Why, 8 * seats>;

  // ---- the contract (engine/game.h)
  static Refusal refuse(const Options& options);
  static State setup(const Options& options, Chance& chance, Teller<Event>& teller);
  static Seats actors(const Open& open) { return deciding(open.agenda); }
  static Ask asked(const Open& open, Seat) { return open.agenda.back().ask; }
  static const Own& own(const State& state, Seat seat) { return state.own[seat]; }
  static void moves(const Open& open, const Own& own, Seat seat, Moves& out);
  static Refusal refuse(const Open& open, const Own& own, Seat seat, const Move& move);
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller);
  static State imagine(const View<Gold>& view, Chance& chance);
  static Standing standing(const State& state);
  static const char* faults(const State& state);
  static void prior(const View<Gold>& view, const Moves& moves, Weights<Moves>& weights);
  static Chances value(const State& state);
  static void lines(const View<Gold>& view, Lines<Move>& lines);
  static constexpr Thinking thinking{.doubt = 1 << 19, .points = 20, .crowd = 3};
  static std::string picture(const View<Gold>& view, const Pen& pen);
};

BOOST_DESCRIBE_ENUM(Gold::Start, drawn, firstSeat)
BOOST_DESCRIBE_ENUM(Gold::EntrancePlace, drawn, chosen)
BOOST_DESCRIBE_ENUM(Gold::EntranceOpen, three, inward)
BOOST_DESCRIBE_ENUM(Gold::Mix, balanced, open, twisty, deadEnds)
BOOST_DESCRIBE_ENUM(Gold::Doors, four, one)
BOOST_DESCRIBE_ENUM(Gold::Photos, mixed, even, mild)
BOOST_DESCRIBE_ENUM(Gold::Rings, square, diamond)
BOOST_DESCRIBE_ENUM(Gold::Pace, fair, hard)
BOOST_DESCRIBE_ENUM(Gold::Flight, dropped, delivered)
BOOST_DESCRIBE_ENUM(Gold::Asleep, goesOn, ends)
BOOST_DESCRIBE_ENUM(Gold::Connect, off, on)
BOOST_DESCRIBE_ENUM(Gold::Museums, hidden, open)
BOOST_DESCRIBE_ENUM(Gold::Safety, on, off)
BOOST_DESCRIBE_ENUM(Gold::StartLamp, off, on)
BOOST_DESCRIBE_STRUCT(Gold::Options, (),
                      (players, start, entrance, openings, mix, doors, photos, rings, pace, flight, asleep, connect,
                       museums, safety, startLamp, rules))
BOOST_DESCRIBE_ENUM(Gold::Kind, faceDown, fallen, entrance, straight, curve, junction, crossing, deadEnd, lotus, eye,
                    falcon, ibis, crown)
BOOST_DESCRIBE_ENUM(Gold::Figure, archaeologist, helper)
BOOST_DESCRIBE_ENUM(Gold::Treasure, none, two, three, mask)
BOOST_DESCRIBE_STRUCT(Gold::Entrance, (), (at))
BOOST_DESCRIBE_STRUCT(Gold::Walk, (), (figure, to))
BOOST_DESCRIBE_STRUCT(Gold::Reveal, (), (at))
BOOST_DESCRIBE_STRUCT(Gold::Lay, (), (open))
BOOST_DESCRIBE_STRUCT(Gold::Rotate, (), (at, open))
BOOST_DESCRIBE_STRUCT(Gold::Light, (), ())
BOOST_DESCRIBE_STRUCT(Gold::Douse, (), ())
BOOST_DESCRIBE_STRUCT(Gold::Take, (), (treasure))
BOOST_DESCRIBE_STRUCT(Gold::Drop, (), ())
BOOST_DESCRIBE_STRUCT(Gold::Steal, (), (from))
BOOST_DESCRIBE_STRUCT(Gold::Done, (), ())
BOOST_DESCRIBE_STRUCT(Gold::EntranceLaid, (), (at))
BOOST_DESCRIBE_STRUCT(Gold::Begins, (), (seat))
BOOST_DESCRIBE_STRUCT(Gold::Walked, (), (seat, figure, from, to))
BOOST_DESCRIBE_STRUCT(Gold::Revealed, (), (seat, at, kind))
BOOST_DESCRIBE_STRUCT(Gold::Laid, (), (seat, at, open))
BOOST_DESCRIBE_STRUCT(Gold::Turned, (), (seat, at, open))
BOOST_DESCRIBE_STRUCT(Gold::Lit, (), (seat, at))
BOOST_DESCRIBE_STRUCT(Gold::Doused, (), (seat, at))
BOOST_DESCRIBE_STRUCT(Gold::Took, (), (seat, treasure, at))
BOOST_DESCRIBE_STRUCT(Gold::Dropped, (), (seat, treasure, at))
BOOST_DESCRIBE_STRUCT(Gold::Stole, (), (seat, from, treasure))
BOOST_DESCRIBE_STRUCT(Gold::Photographed, (), (seat, photo, treasures, mummy, curse))
BOOST_DESCRIBE_STRUCT(Gold::Found, (), (treasure, at))
BOOST_DESCRIBE_STRUCT(Gold::MummyWoke, (), (at, steps))
BOOST_DESCRIBE_STRUCT(Gold::MummySlept, (), ())
BOOST_DESCRIBE_STRUCT(Gold::Fled, (), (seat, figure, from))
BOOST_DESCRIBE_STRUCT(Gold::LetGo, (), (seat, treasure, at))
BOOST_DESCRIBE_STRUCT(Gold::CurseReleased, (), (at, steps))
BOOST_DESCRIBE_STRUCT(Gold::CurseSlept, (), ())
BOOST_DESCRIBE_STRUCT(Gold::WentOut, (), (seat, at))
BOOST_DESCRIBE_STRUCT(Gold::TurnLost, (), (seat, actions))
BOOST_DESCRIBE_STRUCT(Gold::Delivered, (), (seat, treasure))
BOOST_DESCRIBE_STRUCT(Gold::CameHome, (), (seat))
BOOST_DESCRIBE_STRUCT(Gold::Armed, (), (seat, turns))
BOOST_DESCRIBE_STRUCT(Gold::MaskLeft, (), (seat))
BOOST_DESCRIBE_STRUCT(Gold::ClockPassed, (), (seat))
BOOST_DESCRIBE_STRUCT(Gold::ChamberFell, (), (at))
BOOST_DESCRIBE_STRUCT(Gold::RingFell, (), (ring, tiles))
BOOST_DESCRIBE_STRUCT(Gold::Lost, (), (seat, figure, at))
BOOST_DESCRIBE_STRUCT(Gold::Buried, (), (treasure, at))
BOOST_DESCRIBE_STRUCT(Gold::LampBuried, (), (seat, at))
BOOST_DESCRIBE_STRUCT(Gold::SatOut, (), (seat))
BOOST_DESCRIBE_STRUCT(Gold::RestFell, (), ())
BOOST_DESCRIBE_STRUCT(Gold::StoodStill, (), (rounds))
BOOST_DESCRIBE_STRUCT(Gold::MuseumOpened, (), (seat, twos, threes))
BOOST_DESCRIBE_ENUM(Gold::Ask, entrance, act, lay)
BOOST_DESCRIBE_STRUCT(Gold::Tile, (), (kind, open))
BOOST_DESCRIBE_STRUCT(Gold::Piece, (), (at, lost))
BOOST_DESCRIBE_STRUCT(Gold::Player, (), (figures, carries, lamps, supply, photos, treasures, threes, mask, scored))
BOOST_DESCRIBE_STRUCT(Gold::Lying, (), (at, treasure))
BOOST_DESCRIBE_ENUM(Gold::Stage, quiet, armed, falling)
BOOST_DESCRIBE_STRUCT(Gold::Ruin, (), (stage, stolen, centre, clock, turns, ring, fresh))
BOOST_DESCRIBE_STRUCT(Gold::Open, (),
                      (options, agenda, entrance, tiles, hidden, camera, stack, lying, players, dropped, took, ruin,
                       buried, moments, quiet))
BOOST_DESCRIBE_STRUCT(Gold::Own, (), (threes))
BOOST_DESCRIBE_STRUCT(Gold::State, (), (open, own))
BOOST_DESCRIBE_ENUM(Gold::How, stolen, stayed, stoodStill)
BOOST_DESCRIBE_ENUM(Gold::Why, photos, twos, threes, mask, archaeologist, helper, bothFigures, earlier)

static_assert(Game<Gold>);

// The words of the game, for those who write its rules.
namespace gold {

using Options = Gold::Options;
using Open = Gold::Open;
using Own = Gold::Own;
using State = Gold::State;
using Ask = Gold::Ask;
using Place = Gold::Place;
using Kind = Gold::Kind;
using Figure = Gold::Figure;
using Treasure = Gold::Treasure;
using Tile = Gold::Tile;
using Piece = Gold::Piece;
using Player = Gold::Player;
using Lying = Gold::Lying;
using Ruin = Gold::Ruin;
using Stage = Gold::Stage;
using Entrance = Gold::Entrance;
using Walk = Gold::Walk;
using Reveal = Gold::Reveal;
using Lay = Gold::Lay;
using Rotate = Gold::Rotate;
using Light = Gold::Light;
using Douse = Gold::Douse;
using Take = Gold::Take;
using Drop = Gold::Drop;
using Steal = Gold::Steal;
using Done = Gold::Done;

}  // namespace gold

}  // namespace mastaba
