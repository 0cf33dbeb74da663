// Tombs and positions of Der Fluch des Pharao in few words, for tests that read: this maze, this move, that maze.
//
//   D11 ┌═┐             each line of the maze names its first square and goes east from there; thin lines are normal
//   D12 │.│             tiles, double lines grey ones, # is a chamber, a dot a square that stays free
//   E14 E
//   turn 1, ammut 12, token E10 red2, empty C10, heap D12 blue1 green3
//   end, symbols 1, move 2
//   0: at D12, lives 3, tokens red2 blue3, protection horus
//
// What is not said: explorers stand on the entrances in the order of their seats, with seven lives and nothing else.
// Seat 0 has the turn and begins it (`lay 3`), Ammut is on space 1 of her track. All tokens, tiles and cards that are
// named nowhere are where they are at the beginning; who has tokens has as many treasures, without marks.
//
// The table: `turn 1`, `first 1`, `rounds 5`, `ammut 12` or `ammut E10`, `dice 3A`, `heap E12 red2 blue1`.
// Chambers: `token E10 red2 C10 blue1` lie face up, `empty E10`, `faceDown E2`; the other tokens lie face down in
// chambers from the south, at first in those that `chamberFill` = `fixed` fills.
// Tiles: `discarded straight curve` or `discarded rest`; `laid rest`: all tiles that are left lie on the board.
// Cards: `events seth isis` are the pile, the others are discarded; `events` alone: it is empty. `pile F A .`: so many
// treasures with such marks are left, the others are in the box.
//
// What is asked, from below: `lay 2`, `end`, `over`, `sealed`, upon it `again`, `symbols 2`, `order 3`, `move 3`,
// `collect`, `cards 2`, `event`, `draw`, `tile curve`, `lead 2`, `leap`, `beckon 2`, and, for a seat that need not be
// the one whose turn it is, `place 1`, `banish 1`, `ward 1 trap`, `enter 1`. A tile or a draw alone lies upon `lay 2`,
// what belongs to a roll upon `end`. The dice show what fits, unless they are given. `ended`: nothing is asked.
//
// A seat: `at E13`, `lives 3`, `tokens red2 blue3`, `treasures 4`, `protection horus bes`, `saw E10 red2`, `out`. Who
// is asked to enter is not in the tomb and has nothing.
#pragma once

#include <string>
#include <vector>

#include "games/fluch/legal.h"
#include "tests/playing.h"

namespace mastaba::fluch {

using Words = std::vector<std::string>;

// ---- mazes that many tests begin with

// From the entrance E14 straight north into the chamber E10.
inline const std::string corridor = R"(
  E11 │
  E12 │
  E13 │
)";
// The same with a grey tile in the middle.
inline const std::string greyCorridor = R"(
  E11 │
  E12 ║
  E13 │
)";

State position(const std::string& text, const Options& options = {});
// The same without a look whether it is possible.
State unsound(const std::string& text, const Options& options = {});
// A game that has just been set up; everybody still has to enter.
State begin(const Options& options = {}, u64 luck = 1);

Options forPlayers(int players, Options options = {});

Place placeNamed(const std::string& name);
// The character of a tile in such a maze.
std::string glyphOf(Tile tile);

}  // namespace mastaba::fluch
