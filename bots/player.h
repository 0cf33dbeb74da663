// Who thinks for a seat, how hard, and when to stop.
#pragma once

#include <atomic>
#include <chrono>

#include "engine/plain.h"

namespace mastaba {

enum class Mind : u8 {
  level,   // an opponent for people: bots/levels.h
  random,  // three to measure it by: any legal move,
  simple,  // what looks best at first sight,
  plain,   // the search that everybody knows, with games played out at random
};

struct Player {
  Mind mind = Mind::level;
  int level = 2;
  // Instead of what the level has: so many simulations, which give the same move every time, or so much time.
  int simulations = 0;
  int milliseconds = 0;
};

// What makes a thinker differ from others, and from itself at another time. Nothing of it is a secret.
struct Mood {
  u64 character = 0;  // the same throughout a game
  u64 moment = 0;     // how many moves were made: where a situation comes back, it need not run in circles for ever
};

// Somebody may raise it at any time, for instance on Ctrl-C.
using Stop = std::atomic<bool>;

// How long a search goes on.
class Budget {
 public:
  static constexpr int whole = 64;

  Budget(int simulations, int milliseconds, const Stop* stop = nullptr)
      : simulations_(simulations), milliseconds_(milliseconds), stop_(stop) {}

  // The parts of it, of 64, that are used up when so many simulations have been made.
  int used(int simulations) {
    if (stop_ && stop_->load(std::memory_order_relaxed)) return whole;
    if (milliseconds_ <= 0) return simulations >= simulations_ ? whole : whole * simulations / simulations_;
    // Asking the time costs as much as some simulations.
    if (simulations >= next_) {
      const auto passed = std::chrono::steady_clock::now() - start_;
      const auto parts = passed * whole / std::chrono::milliseconds(milliseconds_);
      parts_ = parts >= whole ? whole : static_cast<int>(parts);
      next_ = simulations + (parts_ == 0 ? 8 : 32);
    }
    return parts_;
  }
  bool stopped() const { return stop_ && stop_->load(std::memory_order_relaxed); }

 private:
  int simulations_;
  int milliseconds_;
  const Stop* stop_;
  int next_ = 0;
  int parts_ = 0;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace mastaba
