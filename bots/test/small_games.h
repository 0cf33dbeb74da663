// Games small enough to know everything about them: what the search must find in them was reckoned otherwise. They have
// what a search asks of a game and nothing more.
#pragma once

#include "bots/search.h"

namespace mastaba::small {

struct TwoPlayers {
  Below<3> players{2};
};
struct Nothing {
  u8 none = 0;
};
enum class Luck : u8 { deck, end };
enum class How : u8 { ended };
enum class Why : u8 { nothing };
using End = Standing<How, Why, 2>;

inline End won(Seat winner) {
  End end;
  end.place[winner] = 1;
  end.place[1 - winner] = 2;
  return end;
}
inline End drawn() {
  End end;
  end.place[0] = end.place[1] = 1;
  return end;
}
inline Chances even() { return {surely / 2, surely / 2}; }

template <class Moves>
void noIdea(const Moves& moves, Weights<Moves>& weights) {
  for (int i = 0; i < moves.size(); ++i) weights[i] = 0;
}

// Three in a row on nine squares. Nothing is hidden, nothing is luck.
struct Row {
  struct Put {
    Below<9> at;
  };
  using Move = std::variant<Put>;
  using Moves = List<Move, 9>;
  using Event = std::variant<Put>;
  using Standing = End;
  struct Open {
    TwoPlayers options;
    std::array<u8, 9> mark{};  // 0: free, else 1 and the seat
    Seat turn;
  };
  using Own = Nothing;
  struct State {
    Open open;
    Own own;
  };
  static constexpr Thinking thinking{.doubt = 1, .points = 1};

  static bool hasRow(const Open& open, Seat seat) {
    constexpr std::array<std::array<std::size_t, 3>, 8> rows{
        {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
    return std::any_of(rows.begin(), rows.end(), [&](const auto& row) {
      return std::all_of(row.begin(), row.end(), [&](std::size_t at) { return open.mark[at] == 1 + seat; });
    });
  }
  static bool isFull(const Open& open) {
    return std::all_of(open.mark.begin(), open.mark.end(), [](u8 mark) { return mark != 0; });
  }
  static Seats actors(const Open& open) {
    return hasRow(open, 0) || hasRow(open, 1) || isFull(open) ? Seats{} : Seats::only(open.turn);
  }
  static const Own& own(const State& state, Seat) { return state.own; }
  static void moves(const Open& open, const Own&, Seat, Moves& out) {
    out.clear();
    for (int at = 0; at < 9; ++at)
      if (open.mark[static_cast<std::size_t>(at)] == 0) out.push(Put{at});
  }
  static Refusal refuse(const Open&, const Own&, Seat, const Move&) { return {}; }
  static void play(State& state, Seat seat, const Move& move, Chance&, Teller<Event>&) {
    state.open.mark[static_cast<std::size_t>(int{as<Put>(move)->at})] = static_cast<u8>(1 + seat);
    state.open.turn = Seat(1 - seat);
  }
  static State imagine(const View<Row>& view, Chance&) { return {view.open, {}}; }
  static End standing(const State& state) {
    return hasRow(state.open, 0) ? won(0) : hasRow(state.open, 1) ? won(1) : drawn();
  }
  static void prior(const View<Row>&, const Moves& moves, Weights<Moves>& weights) { noIdea(moves, weights); }
  static Chances value(const State&) { return even(); }
};

// One lays a trap or goes home, the other then steps aside or into the trap, which looks better. Home is a draw.
template <int crowd>
struct Trap {
  struct Lay {};
  struct GoHome {};
  struct StepIn {};
  struct StepAside {};
  using Move = std::variant<Lay, GoHome, StepIn, StepAside>;
  using Moves = List<Move, 2>;
  using Event = std::variant<Lay>;
  using Standing = End;
  struct Open {
    TwoPlayers options;
    bool laid = false;
    bool over = false;
    Seat winner = nobody;
  };
  using Own = Nothing;
  struct State {
    Open open;
    Own own;
  };
  static constexpr Thinking thinking{.doubt = 1, .points = 1, .crowd = crowd};

  static Seats actors(const Open& open) { return open.over ? Seats{} : Seats::only(Seat(open.laid ? 1 : 0)); }
  static const Own& own(const State& state, Seat) { return state.own; }
  static void moves(const Open& open, const Own&, Seat, Moves& out) {
    out.clear();
    out.push(open.laid ? Move(StepAside{}) : Move(GoHome{}));
    out.push(open.laid ? Move(StepIn{}) : Move(Lay{}));
  }
  static Refusal refuse(const Open&, const Own&, Seat, const Move&) { return {}; }
  static void play(State& state, Seat, const Move& move, Chance&, Teller<Event>&) {
    state.open.laid = state.open.laid || is<Lay>(move);
    state.open.over = !is<Lay>(move);
    if (is<StepIn>(move)) state.open.winner = Seat(0);
    if (is<StepAside>(move)) state.open.winner = Seat(1);
  }
  static State imagine(const View<Trap>& view, Chance&) { return {view.open, {}}; }
  static End standing(const State& state) { return state.open.winner == nobody ? drawn() : won(state.open.winner); }
  static void prior(const View<Trap>&, const Moves& moves, Weights<Moves>& weights) {
    for (int i = 0; i < moves.size(); ++i) weights[i] = is<StepIn>(moves[i]) ? 1 : 0;
  }
  static Chances value(const State&) { return even(); }
};

// A race to ten: two steps, or as many as a die shows that has 0, 1, 2, 5 on it.
struct Race {
  struct Walk {};
  struct Roll {};
  using Move = std::variant<Walk, Roll>;
  using Moves = List<Move, 2>;
  using Event = std::variant<Walk>;
  using Standing = End;
  static constexpr int goal = 10;
  static constexpr std::array<int, 4> die{0, 1, 2, 5};
  struct Open {
    TwoPlayers options;
    std::array<u8, 2> at{};
    Seat turn;
  };
  using Own = Nothing;
  struct State {
    Open open;
    Own own;
  };
  static constexpr Thinking thinking{.doubt = 1, .points = 1, .ahead = 40};

  static Seats actors(const Open& open) {
    return open.at[0] >= goal || open.at[1] >= goal ? Seats{} : Seats::only(open.turn);
  }
  static const Own& own(const State& state, Seat) { return state.own; }
  static void moves(const Open&, const Own&, Seat, Moves& out) {
    out.clear();
    out.push(Walk{});
    out.push(Roll{});
  }
  static Refusal refuse(const Open&, const Own&, Seat, const Move&) { return {}; }
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>&) {
    const int steps = is<Walk>(move) ? 2 : die[chance.below(Luck::end, die.size())];
    state.open.at[seat] = static_cast<u8>(state.open.at[seat] + steps);
    state.open.turn = Seat(1 - seat);
  }
  static State imagine(const View<Race>& view, Chance&) { return {view.open, {}}; }
  static End standing(const State& state) { return won(state.open.at[0] >= goal ? 0 : 1); }
  static void prior(const View<Race>&, const Moves& moves, Weights<Moves>& weights) { noIdea(moves, weights); }
  static Chances value(const State&) { return even(); }
};

// Two coins are laid face down, then shown. The first seat wins if both show heads, and half of the time if both show
// tails; otherwise the second does. Who plays well lays heads once in three times.
struct Pennies {
  struct Lay {
    Below<2> tails;
  };
  using Move = std::variant<Lay>;
  using Moves = List<Move, 2>;
  using Event = std::variant<Lay>;
  using Standing = End;
  struct Open {
    TwoPlayers options;
    Below<3> laid;
    Seat winner = nobody;
  };
  struct Own {
    Below<3> coin;  // 0: none yet, 1: heads, 2: tails
  };
  struct State {
    Open open;
    std::array<Own, 2> own;
  };
  static constexpr Thinking thinking{.doubt = 1, .points = 1, .hides = true, .bluffs = true};

  static Seats actors(const Open& open) { return open.laid == 2 ? Seats{} : Seats::only(Seat(int{open.laid})); }
  static const Own& own(const State& state, Seat seat) { return state.own[seat]; }
  static void moves(const Open&, const Own&, Seat, Moves& out) {
    out.clear();
    out.push(Lay{0});
    out.push(Lay{1});
  }
  static Refusal refuse(const Open&, const Own&, Seat, const Move&) { return {}; }
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>&) {
    state.own[seat].coin = 1 + as<Lay>(move)->tails;
    if (++state.open.laid < 2) return;
    const bool same = state.own[0].coin == state.own[1].coin;
    const bool first = same && (state.own[0].coin == 1 || chance.below(Luck::end, 2) == 0);
    state.open.winner = Seat(first ? 0 : 1);
  }
  static State imagine(const View<Pennies>& view, Chance& chance) {
    State state{view.open, {}};
    for (Seat seat = 0; seat < 2; ++seat)
      if (seat < view.open.laid) state.own[seat].coin = 1 + static_cast<int>(chance.below(Luck::deck, 2));
    state.own[view.me] = view.own;
    return state;
  }
  static End standing(const State& state) { return won(state.open.winner); }
  static void prior(const View<Pennies>&, const Moves& moves, Weights<Moves>& weights) { noIdea(moves, weights); }
  static Chances value(const State&) { return even(); }
};

// Kuhn's poker with three cards. What is won, of the two that a side can lose at most, is the chance that a last draw
// decides the game.
struct Poker {
  struct Check {};
  struct Bet {};
  using Move = std::variant<Check, Bet>;  // after a bet: to fold, to call
  using Moves = List<Move, 2>;
  using Event = std::variant<Check>;
  using Standing = End;
  struct Open {
    TwoPlayers options;
    Below<4> said;  // how much was said,
    Below<3> bets;  // how many of it were bets
    Below<2> firstBet;
    Seat winner = nobody;
  };
  struct Own {
    Below<3> card;
  };
  struct State {
    Open open;
    std::array<Own, 2> own;
  };
  static constexpr Thinking thinking{.doubt = 1, .points = 1, .hides = true, .bluffs = true};

  static Seats actors(const Open& open) { return open.winner != nobody ? Seats{} : Seats::only(Seat(open.said % 2)); }
  static const Own& own(const State& state, Seat seat) { return state.own[seat]; }
  static void moves(const Open&, const Own&, Seat, Moves& out) {
    out.clear();
    out.push(Check{});
    out.push(Bet{});
  }
  static Refusal refuse(const Open&, const Own&, Seat, const Move&) { return {}; }
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>&) {
    Open& open = state.open;
    const bool bet = is<Bet>(move);
    const bool answered = open.bets > 0;
    open.said = open.said + 1;
    if (bet) open.bets = open.bets + 1;
    if (!answered && (bet || open.said < 2)) return;
    // A fold loses the ante, a showdown the ante or both.
    const Seat better(state.own[0].card > state.own[1].card ? 0 : 1);
    const bool fold = answered && !bet;
    const Seat winner = fold ? Seat(1 - seat) : better;
    const u32 stake = answered && bet ? 2 : 1;
    const bool luck = chance.below(Luck::end, 4) < 2 + stake;
    open.winner = luck ? winner : Seat(1 - winner);
  }
  static State imagine(const View<Poker>& view, Chance& chance) {
    State state{view.open, {}};
    state.own[view.me] = view.own;
    const int other = static_cast<int>(chance.below(Luck::deck, 2));
    state.own[1 - view.me].card = other + (other >= view.own.card ? 1 : 0);
    return state;
  }
  static End standing(const State& state) { return won(state.open.winner); }
  static void prior(const View<Poker>&, const Moves& moves, Weights<Moves>& weights) { noIdea(moves, weights); }
  static Chances value(const State&) { return even(); }
};

}  // namespace mastaba::small
