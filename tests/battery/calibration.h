// Property 6: imagined worlds are as likely as what was told makes them.
//
// Take worlds imagined from a view, play the next move in each, and keep those where the observer is told what it was
// told in truth. What is left must look, byte by byte in frequencies, like worlds imagined from the view after the
// move. Done at every kind of position, this finds a memory at the moment it is lost, and an `imagine` that is
// lopsided.
//
// Other seats' choices are taken as telling next to nothing: a world in which their move is legal is kept, as often as
// there are ways to make it, and a secret move is chosen evenly among them (Reviewed::ways). `imagine` is asked to
// think the same.
#pragma once

#include <cmath>

#include "describe/difference.h"
#include "describe/some.h"
#include "tests/battery/worlds.h"

namespace mastaba::battery {

// How often each byte of the state has each value.
template <Game G>
class Frequencies {
 public:
  static constexpr std::size_t bytes = sizeof(typename G::State);

  void add(const typename G::State& state, int weight) {
    const auto* at = reinterpret_cast<const u8*>(&state);
    for (std::size_t i = 0; i < bytes; ++i) counts_[i * 256 + at[i]] += static_cast<u32>(weight);
    total_ += static_cast<u64>(weight);
    ++worlds_;
  }
  double share(std::size_t byte, std::size_t value) const { return counts_[byte * 256 + value] / double(total_); }
  double worlds() const { return double(worlds_); }

 private:
  std::vector<u32> counts_ = std::vector<u32>(bytes * 256);
  u64 total_ = 0;
  u64 worlds_ = 0;
};

// Where in a state of this shape the byte lies.
template <Game G>
std::string placeOf(const typename G::State& state, std::size_t byte) {
  typename G::State other = state;
  reinterpret_cast<u8*>(&other)[byte] ^= 1;
  return firstDifference(state, other);
}

template <Game G>
void compareFrequencies(const Frequencies<G>& kept, const Frequencies<G>& fresh, const typename G::State& after,
                        const std::string& told, Seat observer, Report& report) {
  for (std::size_t byte = 0; byte < Frequencies<G>::bytes; ++byte)
    for (std::size_t value = 0; value < 256; ++value) {
      const double a = kept.share(byte, value);
      const double b = fresh.share(byte, value);
      if (a == b) continue;
      const double both = (a * kept.worlds() + b * fresh.worlds()) / (kept.worlds() + fresh.worlds());
      const double deviation = std::sqrt(both * (1 - both) * (1 / kept.worlds() + 1 / fresh.worlds()));
      // Six standard deviations: among a million comparisons none is expected by chance. And a tenth on top, for
      // choices do tell a little: who is known to hold a 4 and shows a 4 is likelier to have had two.
      report.check(Property::calibrated, std::abs(a - b) <= 6 * deviation + 0.1, [&] {
        return placeOf<G>(after, byte) + ": " + std::to_string(value) + " in " + std::to_string(a) +
               " of the worlds that fit what seat " + std::to_string(observer) + " was told, but imagined in " +
               std::to_string(b) + ", after " + told + " in " + toJson(after.open.options) + " " +
               toJson(after.own[observer]);
      });
    }
}

// What the observer is told when the move is played in this world, which is left as it is afterwards.
template <Game G>
std::string toldIn(typename G::State& world, Seat mover, const typename G::Move& move, u64 luck, Seat observer,
                   Telling<typename G::Event>* all = nullptr) {
  Telling<typename G::Event> told;
  Teller<typename G::Event> teller(told);
  Chance chance(luck);
  G::play(world, mover, move, chance, teller);
  std::string out;
  for (const auto& one : told)
    if (one.to.has(observer)) jsonInto(out, one.event);
  if (all) *all = std::move(told);
  return out;
}

// One move, seen by one observer.
template <Game G>
void checkBelief(const typename G::State& state, Seat mover, const typename G::Move& move, Seat observer,
                 const Plan& plan, const Reviewed<G>& reviewed, Chance& chance, Report& report) {
  const View<G> before = viewOf<G>(state, observer);
  typename G::State after = state;
  Telling<typename G::Event> told;
  const std::string truth = toldIn<G>(after, mover, move, pickLuck(chance), observer, &told);
  for (const auto& one : told)
    if (reviewed.blurs(state.open.options, one.event)) return;

  Frequencies<G> kept;
  Frequencies<G> fresh;
  const auto add = [&](Frequencies<G>& to, typename G::State& world, int weight) {
    reviewed.facts(world, observer);
    to.add(world, weight);
  };
  for (int i = 0; i < plan.worldsTried && kept.worlds() < plan.worldsKept; ++i) {
    typename G::State world = G::imagine(before, chance);
    int ways = 1;
    const auto alike = lookAlikeMove<G>(world, mover, move, observer, reviewed, chance, &ways);
    if (alike && toldIn<G>(world, mover, *alike, pickLuck(chance), observer) == truth) add(kept, world, ways);
  }
  if (kept.worlds() < plan.worldsKept) return;  // too rare a thing to say something about
  const View<G> view = viewOf<G>(after, observer);
  for (int i = 0; i < 2 * plan.worldsKept; ++i) {
    typename G::State world = G::imagine(view, chance);
    add(fresh, world, 1);
  }
  compareFrequencies<G>(kept, fresh, after, "seat " + std::to_string(mover) + " " + toJson(move) + truth, observer,
                        report);
}

// Positions from one random game.
template <Game G>
void checkCalibration(const Plan& plan, const Reviewed<G>& reviewed, Chance& chance, Report& report) {
  const auto options = someOptions<G>(chance);
  Teller<typename G::Event> deaf;
  typename G::State state = G::setup(options, chance, deaf);
  for (int length = 0; !over<G>(state) && length < plan.longest; ++length) {
    const Seat mover = pickSeat(chance, G::actors(state.open));
    const auto move = pickMove<G>(chance, state, mover);
    if (!move) return;
    if (looksCloser(chance, length))
      checkBelief<G>(state, mover, *move, Seat(pick(chance, options.players)), plan, reviewed, chance, report);
    G::play(state, mover, *move, chance, deaf);
  }
}

}  // namespace mastaba::battery
