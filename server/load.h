// Many people at once, to see what a house can bear: opens tables over real sockets, plays random legal moves at a
// given pace, and measures how long a move takes to the last who sees it.
#pragma once

#include <atomic>
#include <functional>
#include <string>

namespace mastaba::server {

struct LoadPlan {
  std::string address = "127.0.0.1";
  unsigned short port = 2620;
  std::string game = "schatz";
  int tables = 100;  // with two people each
  double pace = 50;  // moves a second, at all tables together
  int seconds = 20;
  const std::atomic<bool>* stop = nullptr;  // raised: it ends, with what it has
};

struct LoadReport {
  int tables = 0;
  int connections = 0;
  long moves = 0;
  double seconds = 0;
  double p50 = 0;  // milliseconds from sending a move until the last observer has it
  double p99 = 0;
  double worst = 0;
  long late = 0;                  // moves that were due, but no table was ready for them
  long refused = 0;               // requests
  double bytesPerConnection = 0;  // of the house's memory
  double bytesPerTable = 0;       // when it is idle, beside its connections
  double houseCpu = 0;            // of one core, while moves were made
  double ownCpu = 0;
  std::string fault;  // empty: it went well
};

enum class LoadStep { connecting, opening, playing };
using LoadProgress = std::function<void(LoadStep, int done, int of)>;

LoadReport runLoad(const LoadPlan& plan, const LoadProgress& progress);

}  // namespace mastaba::server
