// What may be asked of the house by one visitor, and by all from one address together.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace mastaba::server {

struct Manners {
  int visitors = 15'000;                // at the same time
  int visitorsPerAddress = 100;         // at the same time
  double requestsPerSecond = 20;        // for long; a burst may be three times as much
  int busyPerAddress = 10;              // who may ask so much at the same time
  std::size_t mostRequest = 16U << 10;  // bytes
  std::size_t mostUnread = 1U << 20;    // bytes that wait for who does not read
  std::chrono::seconds patience{90};
};

// Lets so many through a second.
class Gate {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Gate(double perSecond) : perSecond_(perSecond), left_(3 * perSecond) {}

  // How long the next has to wait; it is counted as through.
  Clock::duration pass(Clock::time_point now) {
    const double passed = std::chrono::duration<double>(now - last_).count();
    last_ = now;
    left_ = std::min(left_ + passed * perSecond_, 3 * perSecond_) - 1;
    if (left_ >= 0) return {};
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(-left_ / perSecond_));
  }

 private:
  double perSecond_;
  double left_;
  Clock::time_point last_ = Clock::now();
};

// All from one address.
struct Caller {
  explicit Caller(const Manners& manners) : gate(manners.requestsPerSecond * manners.busyPerAddress) {}

  int visitors = 0;
  Gate gate;
};

}  // namespace mastaba::server
