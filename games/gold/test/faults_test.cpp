// Impossible positions, each with what is said about it; the untouched one is silent.
#include "tests/faults.h"

#include <gtest/gtest.h>

#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

constexpr auto expectFault = expectFaultOf<Gold>;

Tile& tile(State& state, const char* place) { return state.open.tiles[placeNamed(place)]; }
Player& player(State& state, Seat seat) { return state.open.players[seat]; }
Piece& archaeologist(State& state, Seat seat = 0) { return player(state, seat).figures[0]; }
Piece& helper(State& state, Seat seat = 0) { return player(state, seat).figures[1]; }
// The entrance is there instead of C6.
void moveEntrance(State& state, const char* to) {
  tile(state, "C6") = {Kind::faceDown, Ways::none};
  state.open.entrance = placeNamed(to);
  tile(state, to) = {Kind::entrance, waysOf(entranceOpenings(placeNamed(to), state.open.options))};
}
// A lamp of the supply comes to stand there, in front of the others.
void light(State& state, Seat seat, const char* place) {
  player(state, seat).lamps.add(placeNamed(place));
  --player(state, seat).supply;
}

// A treasure is carried, two lie, lamps stand, three play.
State quiet() {
  return position(corridor +
                      "taken 5, lying two C4 three C4\n0: archaeologist C3, helper C4, lamps C4 C5, carries three, "
                      "photos 1",
                  forPlayers(3));
}
State laying() {
  return revealed(position(corridor + "0: archaeologist C3, helper C4, photos 1", forPlayers(3)), "C2", Kind::curve);
}
State choosing() { return begin(with(&Options::entrance, Gold::EntrancePlace::chosen, forPlayers(3))); }
State armed(const std::string& words = "fresh, lying mask C3\n0: photos 5\n1: archaeologist C4, museum 3 3 2") {
  return position(maskFound + words, forPlayers(3));
}
State falling(const std::string& words = "fresh, falling C3 0\n0: archaeologist C4, carries mask\n1: archaeologist C5",
              const Options& options = forPlayers(3)) {
  return position(maskGone + words, options);
}
State stoodStill() { return after(position(corridor + "turn 2, quiet 36", forPlayers(3)), Done{}); }
State fallen() { return after(falling("falling C3 1\n0: archaeologist C5, carries mask\n1: museum 3"), walk("C6")); }

TEST(GoldFaults, Options) {
  expectFault(quiet(), "the options are not allowed", {{"alone", [](State& s) { s.open.options.players = 1; }}});
}

// ---- what is asked

TEST(GoldFaults, WhoIsAsked) {
  expectFault(quiet(), "nobody, or not one alone, is asked",
              {{"nobody", [](State& s) { s.open.agenda[0].who = {}; }},
               {"two", [](State& s) { s.open.agenda[0].who.add(1); }},
               {"the fourth", [](State& s) { s.open.agenda[0].who = Seats::only(3); }}});
  expectFault(quiet(), "the question is about somebody", {{"one", [](State& s) { s.open.agenda[0].of = 1; }}});
}

TEST(GoldFaults, TheEntranceIsSought) {
  expectFault(begin(forPlayers(3)), "the entrance is sought at the wrong time",
              {{"it is drawn", [](State& s) { s.open.agenda[0].ask = Ask::entrance; }}});
  expectFault(choosing(), "the entrance is sought at the wrong time",
              {{"with actions", [](State& s) { s.open.agenda[0].n = 3; }},
               {"twice", [](State& s) { s.open.agenda.push(s.open.agenda[0]); }},
               {"after a turn", [](State& s) { s.open.quiet = 1; }},
               {"after a score", [](State& s) { s.open.moments = 1; }},
               {"after a drop", [](State& s) { s.open.dropped = Treasure::two; }},
               {"after a take", [](State& s) { s.open.took = true; }}});
}

TEST(GoldFaults, StepsOfATurn) {
  const char* sentence = "something is asked that is no step of a turn";
  expectFault(quiet(), sentence, {{"to lay", [](State& s) { s.open.agenda[0].ask = Ask::lay; }}});
  expectFault(laying(), sentence,
              {{"to act twice", [](State& s) { s.open.agenda[1].ask = Ask::act; }},
               {"another", [](State& s) { s.open.agenda[1].who = Seats::only(1); }},
               {"about somebody", [](State& s) { s.open.agenda[1].of = 1; }},
               {"nowhere", [](State& s) { s.open.agenda[1].n = 36; }}});
}

TEST(GoldFaults, ATileToLay) {
  expectFault(laying(), "a tile was revealed without an action",
              {{"three left", [](State& s) { s.open.agenda[0].n = 3; }},
               {"by nobody", [](State& s) { archaeologist(s) = {0, true}; }}});
  expectFault(
      laying(), "something was handled before the tile is laid",
      {{"dropped", [](State& s) { s.open.dropped = Treasure::two; }}, {"took", [](State& s) { s.open.took = true; }}});
  expectFault(laying(), "there is no tile to lay",
              {{"face down", [](State& s) { tile(s, "C2").kind = Kind::faceDown; }},
               {"fallen", [](State& s) { tile(s, "C2").kind = Kind::fallen; }},
               {"the entrance", [](State& s) { s.open.agenda[1].n = placeNamed("C6").v; }},
               {"a chamber", [](State& s) { tile(s, "C2").kind = Kind::crown; }},
               {"a crossing", [](State& s) { tile(s, "C2").kind = Kind::crossing; }}});
  expectFault(laying(), "a tile was revealed from elsewhere",
              {{"far", [](State& s) { archaeologist(s).at = placeNamed("C4"); }},
               {"through a wall", [](State& s) { tile(s, "C3").open = Ways::ew; }}});
}

TEST(GoldFaults, TheEndOfTheGame) {
  for (const State& end : {stoodStill(), fallen()})
    expectFault(end, "something is left to do",
                {{"dropped", [](State& s) { s.open.dropped = Treasure::three; }},
                 {"took", [](State& s) { s.open.took = true; }}});
  expectFault(stoodStill(), "the game is over, but the pyramid stands",
              {{"a tile", [](State& s) { tile(s, "B2").kind = Kind::faceDown; }}});
}

TEST(GoldFaults, ActsOfATurn) {
  expectFault(quiet(), "there are too many actions", {{"four", [](State& s) { s.open.agenda[0].n = 4; }}});
  expectFault(falling("falling C3 0\n0: archaeologist C4\n1: archaeologist lost, helper lost"),
              "somebody is asked who has nobody left",
              {{"the second", [](State& s) { s.open.agenda[0].who = Seats::only(1); }}});
  expectFault(quiet(), "what was dropped does not lie there",
              {{"elsewhere", [](State& s) { s.open.dropped = Treasure::two; }}, {"another", [](State& s) {
                                                                                   archaeologist(s).at =
                                                                                       placeNamed("C4");
                                                                                   s.open.dropped = Treasure::mask;
                                                                                 }}});
  expectFault(falling("falling C3 0, lying two A1\n0: archaeologist lost\n1: archaeologist C5"),
              "what was dropped does not lie there", {{"by nobody", [](State& s) { s.open.dropped = Treasure::two; }}});
  expectFault(position(corridor + "0: archaeologist C4"), "what was taken is not carried",
              {{"nothing", [](State& s) { s.open.took = true; }}});
  expectFault(position(corridor + "0: archaeologist C4"), "the turn is over",
              {{"no action, no act", [](State& s) { s.open.agenda[0].n = 0; }}});
  expectFault(position(corridor + "0: archaeologist C4, carries two"), "the turn is over",
              {{"just taken", [](State& s) {
                  s.open.agenda[0].n = 0;
                  s.open.took = true;
                }}});
}

// ---- the pyramid

TEST(GoldFaults, Tiles) {
  expectFault(quiet(), "a tile that is not to be seen has openings",
              {{"face down", [](State& s) { tile(s, "B2").open = Ways::ns; }}});
  expectFault(falling(), "a tile that is not to be seen has openings",
              {{"fallen", [](State& s) { tile(s, "C3").open = Ways::ns; }}});
  expectFault(quiet(), "a tile has openings of another",
              {{"a straight", [](State& s) { tile(s, "C4").open = Ways::ne; }},
               {"not laid", [](State& s) { tile(s, "C4").open = Ways::none; }},
               {"a chamber", [](State& s) { tile(s, "A1").open = Ways::n; }}});
  expectFault(laying(), "a tile lies before it is laid", {{"C2", [](State& s) { tile(s, "C2").open = Ways::ne; }}});
  expectFault(quiet(), "there are more, or fewer, tiles of a kind than in the box",
              {{"one more hidden", [](State& s) { ++s.open.hidden.of[0]; }},
               {"one fewer", [](State& s) { --s.open.hidden.of[1]; }},
               {"another lies", [](State& s) { tile(s, "C4") = {Kind::curve, Ways::ne}; }},
               {"a chamber twice", [](State& s) { tile(s, "C4") = {Kind::lotus, Ways::nesw}; }}});
  expectFault(falling(), "there are more, or fewer, tiles of a kind than in the box",
              {{"two fell on one place", [](State& s) { s.open.hidden.of[0] -= 2; }}});
  expectFault(falling(), "there are more, or fewer, tiles face down than are left",
              {{"too few are hidden", [](State& s) { --s.open.hidden.of[0]; }}});
}

TEST(GoldFaults, TheEntrance) {
  expectFault(quiet(), "the entrance lies where it is not",
              {{"twice", [](State& s) { tile(s, "B1") = {Kind::entrance, Ways::esw}; }},
               {"named elsewhere", [](State& s) { s.open.entrance = placeNamed("D6"); }}});
  expectFault(choosing(), "the entrance lies where it is not",
              {{"before it is chosen", [](State& s) { tile(s, "A1") = {Kind::entrance, Ways::es}; }}});
  expectFault(quiet(), "the entrance is open elsewhere",
              {{"to the edge", [](State& s) { tile(s, "C6").open = Ways::nesw; }},
               {"inward", [](State& s) { tile(s, "C6").open = Ways::n; }}});
  expectFault(choosing(), "something lies open before the entrance",
              {{"a tile", [](State& s) { tile(s, "B2") = {Kind::straight, Ways::ns}; }},
               {"a place", [](State& s) { s.open.entrance = placeNamed("C1"); }}});
  expectFault(begin(forPlayers(3)), "the entrance is missing",
              {{"nowhere", [](State& s) { s.open.tiles[s.open.entrance] = {}; }}});
  expectFault(
      position(corridor), "the entrance is not at the edge",
      {{"inside", [](State& s) { moveEntrance(s, "B2"); }}, {"a corner", [](State& s) { moveEntrance(s, "F6"); }}});
}

// ---- players

TEST(GoldFaults, Figures) {
  expectFault(quiet(), "a figure is lost too early",
              {{"before the ruin", [](State& s) { archaeologist(s, 1) = {0, true}; }},
               {"a helper", [](State& s) { helper(s, 1) = {0, true}; }}});
  expectFault(falling("falling C3 0\n0: archaeologist C4\n1: archaeologist lost"), "a figure is lost too early",
              {{"but stands somewhere", [](State& s) { archaeologist(s, 1).at = placeNamed("C6"); }}});
  expectFault(choosing(), "a figure stands somewhere before the entrance is laid",
              {{"B1", [](State& s) { helper(s, 2).at = placeNamed("B1"); }}});
  expectFault(quiet(), "a figure stands where no tile is",
              {{"face down", [](State& s) { helper(s).at = placeNamed("B2"); }}});
  expectFault(falling(), "a figure stands where no tile is",
              {{"fallen", [](State& s) { archaeologist(s, 1).at = placeNamed("C3"); }}});
  expectFault(laying(), "a figure stands where no tile is",
              {{"not yet laid", [](State& s) { helper(s).at = placeNamed("C2"); }}});
}

TEST(GoldFaults, Carrying) {
  expectFault(quiet(), "a treasure is carried by nobody, or at the entrance",
              {{"at the entrance", [](State& s) { archaeologist(s).at = placeNamed("C6"); }}});
  expectFault(falling("falling C3 0\n0: archaeologist C4\n1: archaeologist lost"),
              "a treasure is carried by nobody, or at the entrance",
              {{"by nobody", [](State& s) { player(s, 1).carries = Treasure::two; }}});
}

TEST(GoldFaults, Lamps) {
  expectFault(quiet(), "lamps are not in their order",
              {{"exchanged", [](State& s) { std::swap(player(s, 0).lamps[0], player(s, 0).lamps[1]); }},
               {"two on a tile", [](State& s) { player(s, 0).lamps[0] = player(s, 0).lamps[1]; }}});
  expectFault(
      quiet(), "a lamp stands where no tile is",
      {{"face down", [](State& s) { light(s, 0, "B2"); }}, {"the entrance", [](State& s) { light(s, 1, "C6"); }}});
  expectFault(laying(), "a lamp stands where no tile is", {{"not yet laid", [](State& s) { light(s, 1, "C2"); }}});
  expectFault(falling(), "a lamp stands where no tile is", {{"fallen", [](State& s) { light(s, 1, "C3"); }}});
  State sought = choosing();
  sought.open.options.startLamp = Gold::StartLamp::on;
  expectFault(sought, "a lamp stands where no tile is", {{"an entrance to come", [](State& s) { light(s, 1, "A1"); }}});
  expectFault(quiet(), "somebody has more, or fewer, lamps than five",
              {{"four", [](State& s) { --player(s, 0).supply; }},
               {"six", [](State& s) { player(s, 0).lamps.add(placeNamed("C3")); }}});
  expectFault(falling("falling C3 0\n0: archaeologist C4, lamps C4, supply 2\n1: archaeologist C5"),
              "somebody has more, or fewer, lamps than five", {{"six", [](State& s) { player(s, 0).supply = 5; }}});
}

TEST(GoldFaults, Scores) {
  const char* sentence = "a score changed at another moment";
  expectFault(quiet(), sentence,
              {{"never", [](State& s) { player(s, 0).scored = 0; }},
               {"later", [](State& s) { player(s, 0).scored = 2; }},
               {"for nothing", [](State& s) { player(s, 1).scored = 1; }}});
  expectFault(armed(), sentence, {{"for a treasure", [](State& s) { player(s, 1).scored = 0; }}});
  expectFault(falling("falling C3 0\n0: archaeologist C4\n1: helper lost\n2: museum mask"), sentence,
              {{"for a figure", [](State& s) { player(s, 1).scored = 0; }},
               {"for the mask", [](State& s) { player(s, 2).scored = 0; }}});
  expectFault(quiet(), "scores changed more often than there are reasons",
              {{"two", [](State& s) { s.open.moments = 2; }}});
  expectFault(
      falling("falling C3 0\n0: archaeologist C4, museum 3\n1: helper lost\n2: museum mask, archaeologist lost"),
      "scores changed more often than there are reasons",
      {{"ten", [](State& s) { s.open.moments = 5 + 1 + 1 + 1 + 1 + 1; }}});
}

TEST(GoldFaults, ScoresMayHaveChangedForEveryReason) {
  State state =
      falling("falling C3 0\n0: archaeologist C4, museum 3\n1: helper lost\n2: museum mask, archaeologist lost");
  state.open.moments = 5 + 1 + 1 + 1 + 1;
  EXPECT_EQ(Gold::faults(state), nullptr);
}

TEST(GoldFaults, WhoDoesNotPlay) {
  expectFault(
      quiet(), "somebody has something who does not play",
      {{"a lamp", [](State& s) { player(s, 3).supply = 1; }}, {"a secret", [](State& s) { s.own[3].threes = 1; }}});
}

// ---- treasures

TEST(GoldFaults, Photos) {
  expectFault(quiet(), "a photo is there twice", {{"the first", [](State& s) { s.open.camera.of[0] = 2; }}});
  expectFault(quiet(), "a photo is in no museum, or in two",
              {{"two", [](State& s) { ++player(s, 0).photos; }},
               {"none", [](State& s) { player(s, 0).photos = 0, player(s, 0).scored = 0; }}});
  expectFault(quiet(), "there are not as many photos taken as chambers found",
              {{"one more", [](State& s) { s.open.camera.of[0] = 0, ++player(s, 0).photos; }}});
  expectFault(quiet(), "not all that photos show was found",
              {{"another photo", [](State& s) { s.open.camera.of[4] = 1, s.open.camera.of[3] = 0; }},
               {"one more in the stack", [](State& s) { ++s.open.stack.of[0]; }}});
  expectFault(armed(), "not all that photos show was found",
              {{"no mask", [](State& s) { s.open.ruin.stage = Stage::quiet; }}});
}

TEST(GoldFaults, Treasures) {
  expectFault(quiet(), "a treasure lies where no tile is",
              {{"face down", [](State& s) { s.open.lying[0].at = placeNamed("B2"); }},
               {"the entrance", [](State& s) { s.open.lying[1].at = placeNamed("C6"); }}});
  expectFault(falling("falling C3 0, lying two C4\n0: archaeologist C4"), "a treasure lies where no tile is",
              {{"fallen", [](State& s) { s.open.lying[0].at = placeNamed("C3"); }}});
  expectFault(revealed(position(corridor + "lying two C3\n0: archaeologist C3"), "C2", Kind::curve),
              "a treasure lies where no tile is",
              {{"not yet laid", [](State& s) { s.open.lying[0].at = placeNamed("C2"); }}});
  expectFault(quiet(), "treasures are not in their order",
              {{"exchanged", [](State& s) { std::swap(s.open.lying[0], s.open.lying[1]); }}});
  expectFault(quiet(), "nothing lies there as a treasure",
              {{"nothing", [](State& s) { s.open.lying[0].treasure = Treasure::none; }}});
  expectFault(quiet(), "there are more, or fewer, treasures than in the box",
              {{"another lies", [](State& s) { s.open.lying[0].treasure = Treasure::three; }},
               {"another is carried", [](State& s) { player(s, 0).carries = Treasure::two; }},
               {"one is buried too", [](State& s) { ++s.open.buried.of[0]; }},
               {"a better one is buried too", [](State& s) { ++s.open.buried.of[1]; }},
               {"one is gone", [](State& s) { s.open.lying.clear(); }}});
  expectFault(quiet(), "treasures are buried too early", {{"a two", [](State& s) {
                                                             s.open.lying.drop({placeNamed("C4"), Treasure::two});
                                                             ++s.open.buried.of[0];
                                                           }}});
}

TEST(GoldFaults, Museums) {
  expectFault(quiet(), "a museum has more treasures worth 3 than treasures",
              {{"one", [](State& s) { s.own[1].threes = 1; }}});
  expectFault(armed(), "a museum shows other treasures than it has",
              {{"face down", [](State& s) { player(s, 1).threes = 2; }}});
  expectFault(fallen(), "a museum shows other treasures than it has",
              {{"at the end", [](State& s) { player(s, 1).threes = 0; }}});
  const Options open = with(&Options::museums, Gold::Museums::open, forPlayers(3));
  expectFault(falling("falling C3 0\n0: archaeologist C4, museum 3", open),
              "a museum shows other treasures than it has", {{"open", [](State& s) { player(s, 0).threes = 0; }}});
}

TEST(GoldFaults, TheMask) {
  const char* sentence = "the mask is there too early, twice, or gone";
  expectFault(position(corridor), sentence, {{"too early", [](State& s) { player(s, 0).mask = true; }}});
  expectFault(armed(), sentence,
              {{"gone", [](State& s) { s.open.lying.drop({placeNamed("C3"), Treasure::mask}); }},
               {"twice", [](State& s) { player(s, 0).mask = true; }}});
  expectFault(falling("falling C3 0\n0: archaeologist C4, museum mask"), sentence,
              {{"twice", [](State& s) { player(s, 0).carries = Treasure::mask; }}});
}

// ---- the ruin

TEST(GoldFaults, BeforeTheMask) {
  expectFault(quiet(), "the ruin has begun without the mask",
              {{"a clock", [](State& s) { s.open.ruin.clock = 0; }},
               {"turns", [](State& s) { s.open.ruin.turns = 1; }},
               {"a ring", [](State& s) { s.open.ruin.ring = 1; }},
               {"a place", [](State& s) { s.open.ruin.centre = placeNamed("C3"); }},
               {"stolen", [](State& s) { s.open.ruin.stolen = true; }},
               {"fresh", [](State& s) { s.open.ruin.fresh = true; }}});
  expectFault(quiet(), "tiles have fallen too early", {{"one", [](State& s) { tile(s, "B2").kind = Kind::fallen; }}});
  expectFault(quiet(), "nothing was found for too long", {{"37", [](State& s) { s.open.quiet = 37; }}});
}

TEST(GoldFaults, AfterTheMask) {
  for (const State& state : {armed(), falling()}) {
    expectFault(state, "quiet turns are counted after the mask was found",
                {{"one", [](State& s) { s.open.quiet = 1; }}});
    expectFault(state, "nobody's turns bring the ruin",
                {{"nobody", [](State& s) { s.open.ruin.clock = nobody; }},
                 {"the fourth", [](State& s) { s.open.ruin.clock = 3; }}});
    expectFault(state, "the entrance falls", {{"C6", [](State& s) { s.open.ruin.centre = placeNamed("C6"); }}});
    expectFault(state, "this turn is another's", {{"the second", [](State& s) { s.open.ruin.clock = 1; }}});
  }
}

TEST(GoldFaults, InTheChamber) {
  expectFault(armed(), "the ruin has begun too early",
              {{"stolen", [](State& s) { s.open.ruin.stolen = true; }},
               {"a ring", [](State& s) { s.open.ruin.ring = 1; }},
               {"a tile", [](State& s) { tile(s, "B2").kind = Kind::fallen; }}});
  expectFault(fallen(), "the ruin has begun too early", {{"over", [](State& s) {
                                                            s.open.ruin.stage = Stage::armed;
                                                            s.open.ruin.stolen = false;
                                                            s.open.ruin.ring = 0;
                                                          }}});
  expectFault(armed(), "the countdown is over",
              {{"none left", [](State& s) { s.open.ruin.turns = 0, s.open.ruin.fresh = false; }},
               {"too few for a fresh one", [](State& s) { s.open.ruin.turns = 2; }}});
  expectFault(armed(), "the mask was not found in a chamber",
              {{"a corridor", [](State& s) { s.open.ruin.centre = placeNamed("C4"); }}});
  expectFault(armed(), "the mask is not in its chamber",
              {{"another", [](State& s) { s.open.ruin.centre = placeNamed("A1"); }}});
  expectFault(armed("0: photos 5, archaeologist C3, carries mask\n1: archaeologist C4"),
              "the mask is not in its chamber",
              {{"carried out", [](State& s) { archaeologist(s).at = placeNamed("C4"); }}});
}

TEST(GoldFaults, Falling) {
  expectFault(falling(), "the chamber has not fallen",
              {{"turns left", [](State& s) { s.open.ruin.turns = 1; }},
               {"ring 0", [](State& s) { s.open.ruin.ring = 0, s.open.ruin.fresh = false; }}});
  expectFault(falling(), "the ruin begins anew",
              {{"with ring 2", [](State& s) { s.open.ruin.ring = 2; }},
               {"in its chamber", [](State& s) { s.open.ruin.stolen = false; }},
               {"too fast", [](State& s) { s.open.options.pace = Gold::Pace::hard; }}});
  expectFault(falling("falling C3 0\n0: archaeologist C4, carries mask"), "the mask was not stolen",
              {{"but carried", [](State& s) { s.open.ruin.stolen = false; }}});
  expectFault(falling("falling C3 0\n0: archaeologist C4, museum mask"), "the mask was not stolen",
              {{"but at home", [](State& s) { s.open.ruin.stolen = false; }}});
  expectFault(falling(), "other rings have fallen",
              {{"one more tile", [](State& s) { tile(s, "B2").kind = Kind::fallen; }}});
  expectFault(falling("falling C3 0\n0: archaeologist C4"), "other rings have fallen",
              {{"ring 2 next", [](State& s) { s.open.ruin.ring = 2; }},
               {"another centre", [](State& s) { s.open.ruin.centre = placeNamed("C2"); }},
               {"diamonds", [](State& s) {
                  s.open.options.rings = Gold::Rings::diamond;
                  s.open.ruin.ring = 2;
                }}});
}

}  // namespace
}  // namespace mastaba::gold
