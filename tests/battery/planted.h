// Faults to plant into the toy, so that the battery can be seen to find them. Each is the toy with one function put
// wrong: whoever hides a name of the base class is what the battery plays.
#pragma once

#include <algorithm>

#include "describe/types.h"
#include "engine/paper.h"
#include "tests/battery/toy.h"

namespace mastaba::battery {

// ---- property 1

struct LosesACard : Toy {  // when it tidies up: earlier, a debug build would stop at the first count that overflows
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    Toy::play(state, seat, move, chance, teller);
    if (over<Toy>(state) && !state.deck.empty()) state.deck.pop();
  }
};

struct NeverEnds : Toy {
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    const State before = state;
    Toy::play(state, seat, move, chance, teller);
    if (over<Toy>(state)) state = before;
  }
};

struct LeavesRubbish : Toy {  // behind the end of a list, where JSON does not look
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    Toy::play(state, seat, move, chance, teller);
    if (!state.deck.full()) state.deck.at[state.deck.n] = 3;
  }
};

// ---- property 2

struct ListsTooMuch : Toy {
  static void moves(const Open& open, const Own& own, Seat seat, Moves& out) {
    Toy::moves(open, own, seat, out);
    if (!out.empty() && open.agenda.back().ask == Ask::interrupt && out.size() == 1) out.push(Curse{});  // no token
  }
};

struct ListsTooLittle : Toy {
  static void moves(const Open& open, const Own& own, Seat seat, Moves& out) {
    Toy::moves(open, own, seat, out);
    if (out.size() > 3) --out.n;
  }
};

struct ListsTwice : Toy {
  static void moves(const Open& open, const Own& own, Seat seat, Moves& out) {
    Toy::moves(open, own, seat, out);
    if (out.size() == 2) out.push(out[0]);
  }
};

struct AsksInVain : Toy {  // asks a seat that has nothing to choose
  static void moves(const Open& open, const Own& own, Seat seat, Moves& out) {
    Toy::moves(open, own, seat, out);
    if (!out.empty() && open.agenda.back().ask == Ask::peek) out.clear();
  }
  static Refusal refuse(const Options& options) { return Toy::refuse(options); }
  static Refusal refuse(const Open& open, const Own& own, Seat seat, const Move& move) {
    if (is<Look>(move) || is<Skip>(move)) return no(10);
    return Toy::refuse(open, own, seat, move);
  }
};

struct RefusesWithoutAWord : Toy {
  static Refusal refuse(const Options& options) { return Toy::refuse(options); }
  static Refusal refuse(const Open& open, const Own& own, Seat seat, const Move& move) {
    return Toy::refuse(open, own, seat, move) ? no(99) : allowed;
  }
};

// ---- property 3

struct OrderMatters : Toy {
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    if (is<Bid>(move)) state.open.starter = seat;
    Toy::play(state, seat, move, chance, teller);
  }
};

struct DrawsEarly : Toy {
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    if (is<Bid>(move)) (void)chance.below(Luck::dice, 6);
    Toy::play(state, seat, move, chance, teller);
  }
};

// ---- property 4

struct ImaginesAnotherView : Toy {
  static State imagine(const View<Toy>& view, Chance& chance) {
    State world = Toy::imagine(view, chance);
    if (view.me != spectator) world.own[view.me].saw = {};
    return world;
  }
};

struct ImaginesTheImpossible : Toy {
  static State imagine(const View<Toy>& view, Chance& chance) {
    State world = Toy::imagine(view, chance);
    if (view.me != spectator && view.own.top != 0) world.deck.back() = 1 + (view.own.top % toy::values);
    return world;
  }
};

// ---- property 5

// Plays the toy and passes on what it tells, changed.
template <class Change>
void retell(Toy::State& state, Seat seat, const Toy::Move& move, Chance& chance, Teller<Toy::Event>& teller,
            Change&& change) {
  Telling<Toy::Event> told;
  Teller<Toy::Event> inner(told);
  Toy::play(state, seat, move, chance, inner);
  for (Told<Toy::Event>& one : told) {
    change(one);
    if (one.news == News::none)
      teller.tell(one.to, one.event);
    else if (one.news == News::revealed)
      teller.reveal(one.to, one.event);
    else if (one.to == Seats::except(one.of))
      teller.show(one.of, one.event);
  }
}

struct TellsDrawnCards : Toy {  // others are told which card was drawn, as if it were nothing new
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    Card last = 0;
    retell(state, seat, move, chance, teller, [&](Told<Event>& told) {
      if (const auto* drew = as<Drew>(told.event)) {
        if (drew->card != 0) last = drew->card;
        told.event = Drew{drew->seat, last};
      }
    });
  }
};

struct PeeksQuietly : Toy {  // the peek is told as no news, so that it could be taken back
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    retell(state, seat, move, chance, teller, [](Told<Event>& told) {
      if (is<Peeked>(told.event)) told.news = News::none;
    });
  }
};

struct NodsAtASix : Toy {  // the way in which a bid is announced depends on the card
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    const auto* bid = as<Bid>(move);
    if (bid && bid->card == toy::values) teller.tell(everyone, Tied{});
    Toy::play(state, seat, move, chance, teller);
  }
};

struct ShowsTheTop : Toy {  // a secret lies open
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    Toy::play(state, seat, move, chance, teller);
    if (state.open.winner == nobody && !state.deck.empty()) state.open.gone[0] = state.deck.back() % 4;
  }
};

struct ForgetsThePeek : Toy {  // at once: told, but nothing is kept of it
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    Toy::play(state, seat, move, chance, teller);
    state.own[seat].top = 0;
  }
};

// ---- property 6

struct ForgetsLater : Toy {  // the peeked card is drawn by somebody, and the one who peeked no longer knows
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    Toy::play(state, seat, move, chance, teller);
    for (Own& own : state.own) own.saw = {};
  }
};

struct ImaginesLopsided : Toy {  // the next seat always has the lowest cards left
  static State imagine(const View<Toy>& view, Chance& chance) {
    State world = Toy::imagine(view, chance);
    if (view.me == spectator) return world;
    const Seat next = leftOf(view.me, view.open.options.players);
    Own& own = world.own[next];
    for (int i = 0; i < own.hand.size(); ++i)
      for (int k = 0; k < world.deck.size() - 1; ++k)
        if (world.deck[k] < own.hand[i] && !view.own.saw[next].has(own.hand[i])) {
          const Card lower = world.deck[k];
          world.deck[k] = own.hand[i];
          own.hand.erase(i);
          own.hand.add(lower);
        }
    return world;
  }
};

struct DrawsTooWide : Toy {
  static std::string picture(const View<Toy>& view, const Pen& pen) {
    return Toy::picture(view, pen) + std::string(81, '-') + "\n";
  }
};

struct DrawsTooTall : Toy {  // by one line, though it leaves the right free
  static std::string picture(const View<Toy>& view, const Pen& pen) {
    std::string out = Toy::picture(view, pen);
    while (std::count(out.begin(), out.end(), '\n') <= Paper::tallLines) out += "|\n";
    return out;
  }
};

struct DrawsBroadBelow : Toy {  // not too many lines, but the last is in the way of what stands beside it
  static std::string picture(const View<Toy>& view, const Pen& pen) {
    std::string out = Toy::picture(view, pen);
    while (std::count(out.begin(), out.end(), '\n') < Paper::tallLines - 1) out += "|\n";
    return out + std::string(Paper::tallColumns + 1, '-') + "\n";
  }
};

struct DrawsAnothersBoardTooWide : Toy {
  static std::string picture(const View<Toy>& view, const Pen& pen) {
    return Toy::picture(view, pen) + (pen.board(view.me) == view.me ? "" : std::string(81, '-') + "\n");
  }
};

struct DrawsWithoutAWord : Toy {
  static std::string picture(const View<Toy>& view, const Pen& pen) {
    return Toy::picture(view, pen) + pen.word("picture.sphinx") + "\n";
  }
};

// ---- properties 7 and 8

struct Whispers : Toy {  // who bids is told the top of the deck, and may take the bid back
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    if (is<Bid>(move) && !state.deck.empty()) teller.tell(Seats::only(seat), Peeked{seat, state.deck.back()});
    Toy::play(state, seat, move, chance, teller);
  }
};

struct CountsElsewhere : Toy {  // what happens depends on how often it was computed before
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    static int plays = 0;
    Toy::play(state, seat, move, chance, teller);
    if (is<Bid>(move)) state.open.lots[seat] = ++plays % 200;
  }
};

struct Allocates : Toy {
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
    const std::vector<State> copy{state};
    state = copy[0];
    Toy::play(state, seat, move, chance, teller);
  }
};

// A planted fault is a game of its own to the contract: its view is View<LosesACard>, whose bytes are the toy's.
template <class Faulty>
struct Planted : Faulty {
  static Toy::State imagine(const View<Planted>& view, Chance& chance) {
    return Faulty::imagine(View<Toy>{view.open, view.own, view.me}, chance);
  }
  static void prior(const View<Planted>& view, const Toy::Moves& moves, Weights<Toy::Moves>& weights) {
    Toy::prior({view.open, view.own, view.me}, moves, weights);
  }
  static std::string picture(const View<Planted>& view, const Pen& pen) {
    return Faulty::picture(View<Toy>{view.open, view.own, view.me}, pen);
  }
};

}  // namespace mastaba::battery
