// Telling: how a game says what happens, to whom, and whether it is news to them. Undo, previews and the tests against
// leaks all rest on these four words being used truthfully:
//
//   tell(to, e)             follows from what they already knew
//   reveal(to, e)           news to all of them: a roll, a tile turned up
//   split(to, full, rest)   news to these seats; the others only learn that it happened
//   show(seat, e)           a seat lays its own secret open: news to the others, not to itself
#pragma once

#include <vector>

#include "engine/seats.h"

namespace mastaba {

enum class News : u8 {
  none,      // they could have said so themselves
  own,       // a secret of seat `of`, now shown
  revealed,  // nobody among them knew
};

template <class Event>
struct Told {
  Seats to;
  News news;
  Seat of;  // whose secret, when news is `own`
  Event event;
};

template <class Event>
using Telling = std::vector<Told<Event>>;

template <class Event>
class Teller {
 public:
  // A teller without a log is deaf: search plays millions of moves that nobody hears of.
  Teller() = default;
  explicit Teller(Telling<Event>& log) : log_(&log) {}

  // For what takes an effort to put into words.
  bool deaf() const { return !log_; }

  void tell(Seats to, const Event& event) {
    if (log_) put(to, News::none, nobody, event);
  }
  void reveal(Seats to, const Event& event) {
    if (log_) put(to, News::revealed, nobody, event);
  }
  void split(Seats to, const Event& full, const Event& rest) {
    if (!log_) return;
    put(to, News::revealed, nobody, full);
    put(Seats{static_cast<u8>(~to.bits)}, News::none, nobody, rest);
  }
  void show(Seat seat, const Event& event) {
    if (!log_) return;
    put(Seats::except(seat), News::own, seat, event);
    put(Seats::only(seat), News::none, nobody, event);
  }

 private:
  // Out of line, so that in search telling costs one test of a pointer.
  [[gnu::noinline, gnu::cold]] void put(Seats to, News news, Seat of, const Event& event) {
    log_->push_back({to, news, of, event});
  }

  Telling<Event>* log_ = nullptr;
};

// Did this teach anybody something that the mover cannot take back?
template <class Event>
bool bars(const Told<Event>& told, Seat mover) {
  return told.news == News::revealed || (told.news == News::own && told.of != mover);
}

}  // namespace mastaba
