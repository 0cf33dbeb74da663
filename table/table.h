// One game being played: the position, what happened, who was told what; undo, preview, and the record that replays it
// exactly. A table never thinks and never waits: its host asks whose turn it is and brings the moves.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "table/deal.h"

namespace mastaba {

// Who sits on a seat.
struct Sitter {
  std::string name;
  u8 bot = 0;  // 0: a person; otherwise the level of a bot
  static constexpr bool sparse = true;

  friend bool operator==(const Sitter&, const Sitter&) = default;
};

template <Game G>
class Table {
 public:
  using Options = typename G::Options;
  using State = typename G::State;
  using Move = typename G::Move;
  using Moves = typename G::Moves;
  using Event = typename G::Event;

  // A move that was made.
  struct Entry {
    Seat seat;
    Move move;
    u32 draws;         // how much luck it drew
    bool barred;       // it drew luck or told news: nobody can take it back, nor anything before it
    std::size_t told;  // the telling up to here was told before it
  };

  // What a move would do as far as the seat can know: what it would be told up to the first news.
  struct Preview {
    Telling<Event> told;
    bool whole;  // nothing unknown happens: `after` is how it would look
    View<G> after;
  };

  // The options must not be refused.
  Table(const Options& options, Deal deal, std::vector<Sitter> sitters)
      : deal_(std::move(deal)), chance_(deal_.seed), sitters_(std::move(sitters)) {
    Teller<Event> teller(told_);
    state_ = G::setup(options, chance_, teller);
  }
  // From any position in which nothing is at fault.
  Table(const State& position, Deal deal, std::vector<Sitter> sitters)
      : deal_(std::move(deal)),
        chance_(deal_.seed),
        sitters_(std::move(sitters)),
        position_(position),
        state_(position) {}

  static Table from(const std::optional<State>& position, const Options& options, const Deal& deal,
                    const std::vector<Sitter>& sitters) {
    return position ? Table(*position, deal, sitters) : Table(options, deal, sitters);
  }

  const State& state() const { return state_; }
  const Options& options() const { return state_.open.options; }
  const Deal& deal() const { return deal_; }
  const std::vector<Sitter>& sitters() const { return sitters_; }
  const std::optional<State>& position() const { return position_; }  // it began from; nothing: as usual
  const std::vector<Entry>& entries() const { return entries_; }
  const Telling<Event>& told() const { return told_; }

  Seats actors() const { return G::actors(state_.open); }
  bool over() const { return actors().none(); }
  View<G> view(Seat observer) const { return viewOf<G>(state_, observer); }
  void moves(Seat seat, Moves& out) const { G::moves(state_.open, G::own(state_, seat), seat, out); }
  Refusal refuse(Seat seat, const Move& move) const { return G::refuse(state_.open, G::own(state_, seat), seat, move); }

  // Plays the move, or says which rule forbids it and leaves everything as it was.
  Refusal play(Seat seat, const Move& move) {
    if (const Refusal refusal = refuse(seat, move)) return refusal;
    before_.push_back(state_);
    const u32 drawnBefore = chance_.drawn();
    const std::size_t from = told_.size();
    Teller<Event> teller(told_);
    G::play(state_, seat, move, chance_, teller);
    const u32 draws = chance_.drawn() - drawnBefore;
    entries_.push_back({seat, move, draws, barred(seat, told_, from, draws), from});
    if (entries_.back().barred) before_.clear();
    return allowed;
  }

  // Undo is replay without the seat's last move. It is granted if nothing since then drew luck or told news, and if the
  // others' later moves are still legal without it. In turns that forbids itself; where several decide at the same time
  // one may think again while the others do.
  bool canUndo(Seat seat) const { return takenBack(seat).has_value(); }
  bool undo(Seat seat) {
    const std::optional<std::size_t> taken = takenBack(seat);
    if (!taken) return false;
    const std::vector<Entry> later(entries_.begin() + static_cast<std::ptrdiff_t>(*taken) + 1, entries_.end());
    const std::size_t keep = *taken - oldest();
    state_ = before_[keep];
    told_.resize(entries_[*taken].told);
    before_.resize(keep);
    entries_.resize(*taken);
    for (const Entry& entry : later) (void)play(entry.seat, entry.move);
    return true;
  }

  // How many moves are left without this seat's last one and all since, whoever made them; nothing, if one is barred.
  std::optional<std::size_t> takeback(Seat seat) const {
    for (std::size_t last = entries_.size(); last > oldest(); --last)
      if (entries_[last - 1].seat == seat) return last - 1;
    return {};
  }

  // The move must not be refused. Plays it in an imagined world: whatever is told before the first news is the same in
  // every world the seat must reckon with (the battery sees to that), so nothing leaks.
  Preview preview(Seat seat, const Move& move) const {
    Chance imagined(u64{1});
    State world = G::imagine(view(seat), imagined);
    const u32 drawnBefore = imagined.drawn();
    Telling<Event> all;
    Teller<Event> teller(all);
    G::play(world, seat, move, imagined, teller);
    Preview preview{{}, imagined.drawn() == drawnBefore, viewOf<G>(world, seat)};
    bool news = false;
    for (const Told<Event>& told : all) {
      // News to anybody ends it: what others learn may tell the seat something too.
      if (bars(told, seat)) preview.whole = false;
      if (!told.to.has(seat) || news) continue;
      if (told.news != News::none)
        news = true;
      else
        preview.told.push_back(told);
    }
    return preview;
  }

  // The table as it was after so many moves.
  Table after(std::size_t moves) const {
    if (moves >= entries_.size()) return *this;
    Table table = from(position_, options(), deal_, sitters_);
    for (std::size_t i = 0; i < moves; ++i) (void)table.play(entries_[i].seat, entries_[i].move);
    return table;
  }

  // A move that drew luck or told news cannot be taken back.
  static bool barred(Seat mover, const Telling<Event>& told, std::size_t from, u32 draws) {
    bool result = draws > 0;
    for (std::size_t i = from; i < told.size(); ++i) result |= bars(told[i], mover);
    return result;
  }

 private:
  // The first entry that nothing bars: `before_` reaches back to it.
  std::size_t oldest() const { return entries_.size() - before_.size(); }

  // The entry that an undo of this seat would take back; nothing, if it may not.
  std::optional<std::size_t> takenBack(Seat seat) const {
    std::size_t taken = entries_.size();
    do {
      if (taken == oldest()) return {};
      --taken;
    } while (entries_[taken].seat != seat);

    State state = before_[taken - oldest()];
    for (std::size_t i = taken + 1; i < entries_.size(); ++i) {
      const Entry& later = entries_[i];
      if (G::refuse(state.open, G::own(state, later.seat), later.seat, later.move)) return {};
      Chance chance = chance_;
      Telling<Event> told;
      Teller<Event> teller(told);
      G::play(state, later.seat, later.move, chance, teller);
      if (barred(later.seat, told, 0, chance.drawn() - chance_.drawn())) return {};
    }
    return taken;
  }

  Deal deal_;
  Chance chance_;
  std::vector<Sitter> sitters_;
  std::optional<State> position_;
  State state_{};
  Telling<Event> told_;
  std::vector<Entry> entries_;
  std::vector<State> before_;  // the state before each of the last entries, back to the last one that is barred
};

}  // namespace mastaba
