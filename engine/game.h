// The contract of a game. A game is a struct of types and static functions over plain values: nothing in it is virtual,
// throws, knows a clock, a file or a player's name, and nothing but `picture` allocates. Whatever keeps to this page
// gets a table, a terminal, a browser, a server, opponents and the battery of tests for free. docs/adding-a-game.md
// walks through it.
//
// THREE DRAWERS. Every fact about a position lies in exactly one of them:
//
//   Open    what lies on the table: everybody sees it, spectators too
//   Own     what one seat knows beyond that: its hand, its secret bid, what it once saw of others' cards
//   State   holds Open, every seat's Own, and the rest that nobody knows: the order of a deck, tiles face down
//
// The engine makes the view of a seat from the first two. No game writes a projection, so none can forget a field;
// making something public is the visible act of writing it into Open. A bot is handed a view and nothing else.
#pragma once

#include <concepts>
#include <string>

#include "engine/agenda.h"
#include "engine/below.h"
#include "engine/chance.h"
#include "engine/deck.h"
#include "engine/oneof.h"
#include "engine/pen.h"
#include "engine/plain.h"
#include "engine/refusal.h"
#include "engine/seats.h"
#include "engine/seq.h"
#include "engine/standing.h"
#include "engine/telling.h"
#include "engine/thinking.h"

namespace mastaba {

// What one observer can see. A spectator's `own` is empty.
template <class G>
struct View {
  typename G::Open open;
  typename G::Own own;
  Seat me;
};

// A move is `secret` when others may see only that one of its kind was made, not its operands:
//   struct Bid { Card card; static constexpr bool secret = true; };
template <class Move>
concept Secret = Move::secret;

// clang-format off
template <class G>
concept Game =
    // ---- Names. `id` is the word people type ("schatz"), `tag` labels its rules ("SCHATZ" in "SCHATZ-22"), `seats`
    //      is the most it seats.
    requires { { G::id } -> std::convertible_to<const char*>; { G::tag } -> std::convertible_to<const char*>; } &&
    (G::seats >= 1 && G::seats <= maxSeats) &&

    // ---- Types, all described with Boost.Describe, so that JSON, TypeScript and words follow from them.
    //      Options: `players`, then one enum per variant and per unclear rule, last `rules`, the version of the room.
    //      Move and Event: std::variant of small structs named by the rulebook's words.
    Plain<typename G::Options> && Plain<typename G::State> && Plain<typename G::Open> && Plain<typename G::Own> &&
    Plain<View<G>> &&
    requires(typename G::Options options, typename G::State state) {
      { options.players } -> std::convertible_to<int>;
      { options.rules } -> std::convertible_to<int>;
      { state.open } -> std::convertible_to<typename G::Open&>;
      { state.open.options } -> std::convertible_to<typename G::Options&>;
      { deciding(state.open.agenda) } -> std::same_as<Seats>;  // an Agenda<Ask, N>: what is to be decided lies open
      typename G::Ask;                 // what can be asked: the enum of the agenda's tasks
      typename G::How;                 // the ways a game can end
      typename G::Why;                 // what points are for
      typename G::Standing;            // Standing<How, Why, lines>
    } &&

    requires(const typename G::Options& options, const typename G::State& state, typename G::State& board,
             const typename G::Open& open, const typename G::Own& own, const View<G>& view, Seat seat,
             const typename G::Move& move, typename G::Moves& moves, Chance& chance,
             Teller<typename G::Event>& teller, Weights<typename G::Moves>& weights, const Pen& pen) {

      // ---- Before the game. Nothing, or the rule that this mixture of options breaks.
      { G::refuse(options) } -> std::same_as<Refusal>;
      { G::setup(options, chance, teller) } -> std::same_as<typename G::State>;

      // ---- Who decides now. It sees only what is open: whether a seat is asked must not depend on a secret. Several
      //      seats decide at once, in any order; only the last of them may draw luck. Nobody: the game is over.
      { G::actors(open) } -> std::same_as<Seats>;
      // ---- What a seat that decides is asked. Usually what lies on top of the agenda; where all take a whole turn at the
      //      same time, each may have come to another point of it.
      { G::asked(open, seat) } -> std::same_as<typename G::Ask>;
      { G::own(state, seat) } -> std::same_as<const typename G::Own&>;

      // ---- The law. Both see only what the seat sees, so that legality cannot leak. `moves` lists every legal move
      //      once; `refuse` says which rule forbids a move, or nothing. They must agree on every move there is.
      { G::moves(open, own, seat, moves) } -> std::same_as<void>;
      { G::refuse(open, own, seat, move) } -> std::same_as<Refusal>;

      // ---- The effect of a legal move, told as it happens. Nothing checks legality again here.
      { G::play(board, seat, move, chance, teller) } -> std::same_as<void>;

      // ---- A random world that fits the view: any state the seat must still reckon with, each as likely as the rules
      //      alone make it. Search thinks in such worlds.
      { G::imagine(view, chance) } -> std::same_as<typename G::State>;

      // ---- The end, asked only when nobody is left to act.
      { G::standing(state) } -> std::same_as<typename G::Standing>;

      // ---- Nothing, or what is impossible about this state, in words for a programmer.
      { G::faults(state) } -> std::convertible_to<const char*>;

      // ---- What somebody with a little experience thinks of each move at first sight. It sees what the seat sees.
      { G::prior(view, moves, weights) } -> std::same_as<void>;
      // ---- How likely each seat is to win from here, at a glance. Asked of imagined worlds only, and never when the
      //      game is over.
      { G::value(state) } -> std::same_as<Chances>;
      { G::thinking } -> std::convertible_to<Thinking>;

      // ---- Five more, and a memory, that a game may have:
      //        void insight(view, moves, Weights& weights) what somebody with much experience thinks of each move, where
      //                                                    that is more than `prior` knows. Who thinks ahead begins
      //                                                    with it (bots/sight.h).
      //        State believe(view, Chance&)                a world that fits the view, like `imagine`, but the likelier
      //                                                    the better it explains what the others have done.
      //        bool solve(view, moves, Weights& chances)   little enough is left to reckon exactly: the chances of `me`
      //                                                    after the best move, and after the others, or `notReckoned`.
      //                                                    False: there is too much.
      //        Chances playOn(State& world, Chance&)       plays an imagined world on, to where it is judged easily, and
      //                                                    judges it; instead of `ahead` moves and `value`.
      //                                                    If there is a `struct Memory`, made anew for each decision
      //                                                    of a seat, it is handed over as well: for what these worlds
      //                                                    have in common.
      //        void settle(State& world, Seat me, Chance&) plays an imagined world on, as somebody would who is `me`, to
      //                                                    where `value` can judge it better; instead of `ahead` moves.
      //        void lines(view, Lines<Move>& lines)        what could be done with the rest of this turn, as moves one
      //                                                    after another; where luck comes in between, those
      //                                                    that are no longer legal are left out.

      // ---- The position as the observer sees it, as text that fits the paper (engine/paper.h): at most 80 columns,
      //      and at most 12 lines, or 21 of which those after the 12th have at most 44 columns.
      { G::picture(view, pen) } -> std::same_as<std::string>;
    };
// clang-format on

template <class G>
View<G> viewOf(const typename G::State& state, Seat observer) {
  View<G> view{state.open, {}, observer};
  if (observer != spectator) view.own = G::own(state, observer);
  return view;
}

template <class G>
bool over(const typename G::State& state) {
  return G::actors(state.open).none();
}

// Whether the seat is asked now, and allowed that.
template <class G>
bool mayPlay(const typename G::State& state, Seat seat, const typename G::Move& move) {
  return G::actors(state.open).has(seat) && !G::refuse(state.open, G::own(state, seat), seat, move);
}

}  // namespace mastaba
