// Long work that Ctrl-C brings to an end without losing what it has.
#pragma once

#include <csignal>

#include "house/room.h"

namespace mastaba::cli {

// While it lives, Ctrl-C only raises `stop`, which others may raise for reasons of their own.
class Interruptible {
 public:
  Interruptible() {
    stop = false;
    interrupted = 0;
    struct sigaction action{};
    action.sa_handler = [](int) {
      interrupted = 1;
      stop = true;
    };
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, &before_);
  }
  ~Interruptible() { sigaction(SIGINT, &before_, nullptr); }
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;

  static inline Stop stop = false;
  static inline volatile std::sig_atomic_t interrupted = 0;
  static_assert(Stop::is_always_lock_free, "a signal may raise it");
  static int exitCode() { return interrupted != 0 ? 128 + SIGINT : 0; }

 private:
  struct sigaction before_{};
};

}  // namespace mastaba::cli
