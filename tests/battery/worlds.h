// Properties 4, 5 and 7: an observer cannot tell the true world from an imagined one until it is told news.
//
// For an observer o at a position, worlds are imagined from o's view. The same move is played in the truth and in such
// a world, or, if it is another seat's secret, a move that looks the same to o. Then
//   (a) the first difference in what o is told must have been declared as news,
//   (b) if o was told the same, everything o can see is the same,
//   (c) if the news differed but o's view does not, the game has forgotten it: allowed only where reviewed.
#pragma once

#include <optional>

#include "describe/difference.h"
#include "describe/json_out.h"
#include "house/table_face.h"
#include "tests/battery/report.h"

namespace mastaba::battery {

// What one observer gets from one move.
template <Game G>
struct Outcome {
  struct Line {
    std::string event;
    std::string word;
    bool news;
  };
  std::vector<Line> told;
  View<G> view;
  std::string picture;
  bool barred = false;  // shows in whether o may still take back what it did before
  typename G::State after;
};

template <Game G>
Outcome<G> outcomeOf(typename G::State world, Seat mover, const typename G::Move& move, u64 luck, Seat observer) {
  Outcome<G> outcome;
  Telling<typename G::Event> told;
  Teller<typename G::Event> teller(told);
  Chance chance(luck);
  G::play(world, mover, move, chance, teller);
  outcome.barred = Table<G>::barred(mover, told, 0, chance.drawn());
  for (const auto& one : told) {
    if (!one.to.has(observer)) continue;
    const std::string word =
        match(one.event, [](const auto& event) { return wordOf<std::decay_t<decltype(event)>>(); });
    outcome.told.push_back({toJson(one.event), word, one.news != News::none});
  }
  outcome.view = viewOf<G>(world, observer);
  outcome.picture = G::picture(outcome.view, Pen{});
  outcome.after = world;
  return outcome;
}

enum class Compared : u8 { alike, news, leak };

template <Game G>
Compared compare(const Outcome<G>& a, const Outcome<G>& b, std::string& where) {
  const std::size_t shorter = std::min(a.told.size(), b.told.size());
  for (std::size_t i = 0; i < shorter; ++i) {
    if (a.told[i].event == b.told[i].event) continue;
    where = a.told[i].word;
    return a.told[i].news && b.told[i].news ? Compared::news : Compared::leak;
  }
  if (a.told.size() == b.told.size()) return Compared::alike;
  where = a.told.size() > shorter ? a.told[shorter].word : b.told[shorter].word;
  return Compared::leak;  // silence is no way to tell news
}

// Of two cards drawn it does not matter which came first.
template <Game G>
bool sameInAnotherOrder(const Outcome<G>& a, const Outcome<G>& b) {
  const auto sorted = [](const Outcome<G>& outcome) {
    std::vector<std::string> events;
    for (const auto& told : outcome.told) events.push_back(told.event);
    std::sort(events.begin(), events.end());
    return events;
  };
  return sorted(a) == sorted(b);
}

// A move of `mover` in another world that the observer cannot tell from `move`; nothing, if there is none. `ways` is in
// how many ways such a move can be made.
template <Game G>
std::optional<typename G::Move> lookAlikeMove(const typename G::State& world, Seat mover, const typename G::Move& move,
                                              Seat observer, const Reviewed<G>& reviewed, Chance& chance,
                                              int* ways = nullptr) {
  typename G::Moves moves;
  const typename G::Own& own = G::own(world, mover);
  G::moves(world.open, own, mover, moves);
  const std::string look = lookOf(move, observer == mover);
  std::vector<typename G::Move> alike;
  for (const auto& other : moves)
    if (lookOf(other, observer == mover) == look)
      alike.insert(alike.end(), static_cast<std::size_t>(reviewed.ways(own, other)), other);
  if (ways) *ways = static_cast<int>(alike.size());
  if (alike.empty()) return {};
  return alike[static_cast<std::size_t>(pick(chance, static_cast<int>(alike.size())))];
}

template <Game G>
std::string caseOf(const std::string& what, const std::string& event, Seat observer, Seat mover,
                   const typename G::Move& move) {
  const std::string who = observer == spectator ? "a spectator" : "seat " + std::to_string(observer);
  return what + (event.empty() ? "" : " at \"" + event + "\"") + ", seen by " + who + ", after " + toJson(move) +
         " of seat " + std::to_string(mover);
}

// What follows from comparing one move in two worlds that looked the same before it.
template <Game G>
Compared checkPair(const Outcome<G>& truth, const Outcome<G>& world, Seat observer, Seat mover,
                   const typename G::Move& move, const Reviewed<G>& reviewed, Report& report) {
  std::string event;
  const Compared compared = compare(truth, world, event);
  report.check(Property::newsIsDeclared, compared != Compared::leak,
               [&] { return caseOf<G>("undeclared news", event, observer, mover, move); });
  if (compared == Compared::alike) {
    report.check(Property::lookAlike, truth.view == world.view, [&] {
      return caseOf<G>("the view differs (" + firstDifference(truth.view, world.view) + ")", event, observer, mover,
                       move);
    });
    report.check(Property::lookAlike, truth.picture == world.picture,
                 [&] { return caseOf<G>("the picture differs", event, observer, mover, move); });
    report.check(Property::lookAlike, truth.barred == world.barred,
                 [&] { return caseOf<G>("whether undo is possible differs", event, observer, mover, move); });
  }
  if (compared == Compared::news) {
    const bool known = std::find(reviewed.forgets.begin(), reviewed.forgets.end(), event) != reviewed.forgets.end();
    report.check(Property::remembersNews, known || !(truth.view == world.view) || sameInAnotherOrder(truth, world),
                 [&] {
                   return caseOf<G>("news leaves no trace in the view, and that has not been reviewed", event, observer,
                                    mover, move);
                 });
  }
  if (observer == mover && !truth.barred)
    report.check(Property::undoTaughtNothing, compared == Compared::alike && !world.barred,
                 [&] { return caseOf<G>("a move that may be undone taught something", event, observer, mover, move); });
  return compared;
}

// What a game believes must be possible, too.
template <Game G>
void checkBelief(const View<G>& view, Chance& chance, Report& report) {
  if constexpr (requires { G::believe(view, chance); }) {
    const typename G::State world = G::believe(view, chance);
    const char* fault = G::faults(world);
    report.check(Property::imaginesSound, fault == nullptr,
                 [&] { return std::string(fault) + " in what is believed: " + toJson(world); });
    report.check(Property::imaginesTheView, viewOf<G>(world, view.me) == view, [&] {
      return "a world that is believed looks different: " + firstDifference(view, viewOf<G>(world, view.me));
    });
  }
}

template <Game G>
void checkWorlds(const typename G::State& state, Seat mover, const typename G::Move& move, const Plan& plan,
                 const Reviewed<G>& reviewed, Chance& chance, Report& report) {
  for (const Seat observer : observersOf(state.open.options.players)) {
    const View<G> view = viewOf<G>(state, observer);
    checkBelief<G>(view, chance, report);
    const u64 luck = pickLuck(chance);
    const Outcome<G> truth = outcomeOf<G>(state, mover, move, luck, observer);
    for (int i = 0; i < plan.worlds; ++i) {
      const typename G::State world = G::imagine(view, chance);
      const char* fault = G::faults(world);
      report.check(Property::imaginesSound, fault == nullptr,
                   [&] { return std::string(fault) + " in " + toJson(world); });
      if (!report.check(Property::imaginesTheView, viewOf<G>(world, observer) == view, [&] {
            return "an imagined world looks different: " + firstDifference(view, viewOf<G>(world, observer));
          }))
        continue;
      const auto alike = lookAlikeMove<G>(world, mover, move, observer, reviewed, chance);
      if (!alike) continue;
      const u64 otherLuck = i % 2 == 0 ? luck : pickLuck(chance);
      const Outcome<G> outcome = outcomeOf<G>(world, mover, *alike, otherLuck, observer);
      checkPair<G>(truth, outcome, observer, mover, move, reviewed, report);
    }
  }
}

// One world per observer that is played along with the truth for as long as the observer cannot tell them apart: finds
// what leaks only moves later.
template <Game G>
class Companions {
 public:
  void follow(const typename G::State& before, Seat mover, const typename G::Move& move, const Reviewed<G>& reviewed,
              Chance& chance, Report& report) {
    for (const Seat observer : observersOf(before.open.options.players)) {
      std::optional<typename G::State>& world = worlds_[observer];
      if (!world) world = G::imagine(viewOf<G>(before, observer), chance);
      const u64 luck = pickLuck(chance);
      const auto alike = lookAlikeMove<G>(*world, mover, move, observer, reviewed, chance);
      if (!alike) {
        world.reset();
        continue;
      }
      const Outcome<G> truth = outcomeOf<G>(before, mover, move, luck, observer);
      const Outcome<G> other = outcomeOf<G>(*world, mover, *alike, luck, observer);
      const Compared compared = checkPair<G>(truth, other, observer, mover, move, reviewed, report);
      // The table itself goes on with other luck: after a draw the companion has to be made anew.
      if (compared == Compared::alike && !truth.barred)
        world = other.after;
      else
        world.reset();
    }
  }

 private:
  std::array<std::optional<typename G::State>, 8> worlds_;
};

}  // namespace mastaba::battery
