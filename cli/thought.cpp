#include "cli/thought.h"

#include <thread>
#include <utility>

#include "cli/terminal.h"

namespace mastaba::cli {

Thought::Thought(std::shared_ptr<const AnyTable> table, Think think) : shared_(std::make_shared<Shared>()) {
  shared_->table = std::move(table);
  shared_->think = std::move(think);
  std::thread([shared = shared_] {
    shared->answer = shared->think(*shared->table, &shared->stop);
    shared->done = true;
    Terminal::wake();
  }).detach();
}

}  // namespace mastaba::cli
