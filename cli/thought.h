// Thinking beside the program, so that keys and Ctrl-C are heard at once.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "house/room.h"

namespace mastaba::cli {

class Thought {
 public:
  using Think = std::function<std::string(const AnyTable& table, const Stop* stop)>;

  // Begins. The terminal is woken when it is done. The table must not change meanwhile.
  Thought(std::shared_ptr<const AnyTable> table, Think think);
  // Whoever leaves earlier need not wait for it.
  ~Thought() { stop(); }
  Thought(const Thought&) = delete;
  Thought& operator=(const Thought&) = delete;

  // What there is by now must do.
  void stop() { shared_->stop = true; }
  bool done() const { return shared_->done; }
  // Only once it is done.
  const std::string& answer() const { return shared_->answer; }

 private:
  struct Shared {
    std::shared_ptr<const AnyTable> table;
    Think think;
    std::string answer;
    Stop stop = false;
    std::atomic<bool> done = false;
  };
  std::shared_ptr<Shared> shared_;
};

}  // namespace mastaba::cli
