// What is wrong with a position, for a game's `faults`: the first thing found is kept.
#pragma once

namespace mastaba {

class FirstFault {
 public:
  void that(bool holds, const char* otherwise) {
    if (!holds && !fault_) fault_ = otherwise;
  }
  explicit operator bool() const { return fault_ != nullptr; }
  const char* fault() const { return fault_; }

 private:
  const char* fault_ = nullptr;
};

}  // namespace mastaba
