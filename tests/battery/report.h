// What the battery found: for each property how often it was checked, how often it did not hold, and the first cases.
#pragma once

#include <boost/describe.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "bots/sensible.h"
#include "describe/types.h"

namespace mastaba::battery {

// The numbers are those of the list in docs/adding-a-game.md.
enum class Property : u8 {
  sound,                 // 1 no position is impossible
  ends,                  // 1 random games end
  throughJson,           // 1 a position goes through JSON and back, byte for byte
  playable,              // 1 whatever position is let through can be played on from
  lawful,                // 2 a move is listed exactly if it is not refused, and once
  asked,                 // 2 who is asked has a move, who is not has none
  explained,             // 2 what is asked and what is refused has its sentence, what is drawn its words
  typed,                 // 2 what one may type for a move names no other
  fits,                  // 2 a picture fits the paper, and so the terminal
  commutes,              // 3 decisions made at the same time do not depend on their order
  lastDraws,             // 3 only the last of them draws luck
  imaginesTheView,       // 4 an imagined world looks as the view it came from
  imaginesSound,         // 4 and is possible
  newsIsDeclared,        // 5a the first difference between two worlds is declared as news
  lookAlike,             // 5b what was told alike looks alike
  remembersNews,         // 5c news that leaves no trace in the view has been reviewed
  calibrated,            // 6 imagined worlds are as likely as what was told makes them
  undoTaughtNothing,     // 7 what may be taken back taught its player nothing, in any world
  undoIsExact,           // 7 undo restores every byte, and redo too
  previewIsTrue,         // 7 a preview is what then happens
  replays,               // 8 a record replays byte for byte
  allocatesNothing,      // rules use no heap
  judges,                // 10 what a game thinks of a position are chances
  thinksLawfully,        // 10 opponents make legal moves,
  thinksWithoutPeeking,  // 10 the same ones in worlds that look the same,
  missesNoVictory,       // 10 and miss no victory
  thinksInPlace,         // 10 thinking longer takes nothing more from the heap
};

BOOST_DESCRIBE_ENUM(Property, sound, ends, throughJson, playable, lawful, asked, explained, typed, fits, commutes,
                    lastDraws, imaginesTheView, imaginesSound, newsIsDeclared, lookAlike, remembersNews, calibrated,
                    undoTaughtNothing, undoIsExact, previewIsTrue, replays, allocatesNothing, judges, thinksLawfully,
                    thinksWithoutPeeking, missesNoVictory, thinksInPlace)

class Report {
 public:
  // `why` is asked only when it does not hold.
  template <class Why>
  bool check(Property property, bool holds, Why&& why) {
    Finding& finding = findings_[property];
    ++finding.checks;
    if (holds) return true;
    ++finding.failures;
    if (finding.cases.size() < 3) finding.cases.push_back(why());
    return false;
  }

  bool failed(Property property) const {
    const auto found = findings_.find(property);
    return found != findings_.end() && found->second.failures > 0;
  }
  bool failed() const {
    for (const auto& [property, finding] : findings_)
      if (finding.failures > 0) return true;
    return false;
  }
  u64 checks(Property property) const {
    const auto found = findings_.find(property);
    return found == findings_.end() ? 0 : found->second.checks;
  }

  std::string text() const {
    std::string out;
    for (const auto& [property, finding] : findings_) {
      out += std::string(finding.failures > 0 ? "FAILED " : "ok     ") + nameOfEnum(property) + ": " +
             std::to_string(finding.checks) + " checks";
      if (finding.failures > 0) out += ", " + std::to_string(finding.failures) + " failures";
      out += "\n";
      for (const std::string& one : finding.cases) out += "         " + one.substr(0, longestCase) + "\n";
    }
    return out;
  }

 private:
  static constexpr std::size_t longestCase = 1500;

  struct Finding {
    u64 checks = 0;
    u64 failures = 0;
    std::vector<std::string> cases;
  };
  std::map<Property, Finding> findings_;
};

// How much to do.
struct Plan {
  int games = 40;
  int worlds = 6;            // imagined for each observer at each position
  int calibrations = 12;     // games in which frequencies are compared
  int worldsKept = 400;      // so many must fit what was told before anything is compared
  int worldsTried = 12'000;  // in search of them
  int longest = 20'000;      // moves of a random game
  u64 seed = 1;
};

// What a person has looked at and found right about a game.
template <Game G>
struct Reviewed {
  // Events whose news may leave no trace in the view. A game may forget the last roll, never a card seen.
  std::vector<std::string> forgets;
  // In how many ways a seat can make a move: with two equal cards in hand, laying one of them down is possible in two.
  // Counted so, an even choice of card tells nothing about the rest of the hand.
  int (*ways)(const typename G::Own&, const typename G::Move&) = [](const typename G::Own&, const typename G::Move&) {
    return 1;
  };
  // Takes out of a world what is only in other seats' memory. An imagined world need not say what they remember, only
  // where things are; what is left after this must be calibrated.
  void (*facts)(typename G::State&, Seat observer) = [](typename G::State&, Seat) {};
  // Events at which a seat may let go of some of what it could have worked out, as any person would.
  bool (*blurs)(const typename G::Options&, const typename G::Event&) = [](const typename G::Options&,
                                                                           const typename G::Event&) { return false; };
};

enum class TestLuck : u8 { pick = 6 };

inline int pick(Chance& chance, int n) { return static_cast<int>(chance.below(TestLuck::pick, static_cast<u32>(n))); }

// Everything at first, then less and less often: long games repeat themselves.
inline bool looksCloser(Chance& chance, int length) { return pick(chance, 1 + length / 40) == 0; }

inline u64 pickLuck(Chance& chance) { return static_cast<u64>(pick(chance, 1 << 30)); }

inline Seat pickSeat(Chance& chance, Seats seats) { return seats[pick(chance, seats.size())]; }

// Everybody who may look on.
inline Seats observersOf(int players) {
  Seats observers = Seats::upTo(players);
  observers.add(spectator);
  return observers;
}

// Nothing, if the seat has no move, or one that is refused: faults the law's own check reports. So many moves of four
// are sensible, the others random: random play alone hardly ever gets to the end of some games.
template <class G>
std::optional<typename G::Move> pickMove(Chance& chance, const typename G::State& state, Seat seat, int sensible = 0) {
  typename G::Moves moves;
  G::moves(state.open, G::own(state, seat), seat, moves);
  if (moves.empty()) return {};
  const typename G::Move move =
      pick(chance, 4) < sensible ? sensibleMove<G>(viewOf<G>(state, seat), chance) : moves[pick(chance, moves.size())];
  if (G::refuse(state.open, G::own(state, seat), seat, move)) return {};
  return move;
}

}  // namespace mastaba::battery
