#include "cli/arena_games.h"

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace mastaba::cli {
namespace {

constexpr std::chrono::milliseconds now{100};  // and then

bool alike(const Player& a, const Player& b) {
  return a.mind == b.mind && (a.mind != Mind::level || a.level == b.level) && a.simulations == b.simulations &&
         a.milliseconds == b.milliseconds;
}

// What the threads share: units to be played, and those that are complete but not yet handed over.
class Work {
 public:
  Work(const Match& match, int units, Stop& stop)
      : match_(match), units_(units), seatings_(seatingsOf(match.players)), stop_(stop) {}

  void run() {
    while (!stop_) {
      const int number = next_++;
      if (number >= units_) break;
      Unit unit{number, {}};
      const Fault fault = play(unit);
      const std::lock_guard lock(mutex_);
      if (fault) {
        fault_ = fault;
        stop_ = true;
      } else if (static_cast<int>(unit.games.size()) == seatings_) {
        complete_.emplace(number, std::move(unit));
      }
      changed_.notify_one();
    }
    const std::lock_guard lock(mutex_);
    --running_;
    changed_.notify_one();
  }

  void handOver(int threads, const std::function<bool(const Unit&)>& take, const std::function<void(int)>& meanwhile) {
    running_ = threads;
    std::vector<std::thread> workers;
    for (int i = 0; i < threads; ++i) workers.emplace_back([this] { run(); });
    int wanted = 0;
    bool goOn = true;
    const auto isThere = [&] { return !complete_.empty() && complete_.begin()->first == wanted; };
    std::unique_lock lock(mutex_);
    while (running_ > 0) {
      changed_.wait_for(lock, now, [&] { return running_ == 0 || (goOn && isThere()); });
      while (goOn && isThere()) {
        const auto unit = complete_.extract(complete_.begin());
        ++wanted;
        lock.unlock();
        goOn = take(unit.mapped());
        if (!goOn) stop_ = true;
        lock.lock();
      }
      lock.unlock();
      meanwhile(games_);
      lock.lock();
    }
    lock.unlock();
    for (std::thread& worker : workers) worker.join();
    for (const auto& [number, unit] : complete_)
      if (goOn) goOn = take(unit);
  }

  const Fault& fault() const { return fault_; }

 private:
  // As many of its games as nobody stopped.
  Fault play(Unit& unit) {
    const std::size_t count = match_.players.size();
    const Seed deal = Seed::named(match_.seed + " " + std::to_string(unit.number + 1));
    for (std::size_t game = 0; game < static_cast<std::size_t>(seatings_); ++game) {
      std::vector<Player> seats(count);
      for (std::size_t i = 0; i < count; ++i) seats[seatOf(i, count, unit.number, game)] = match_.players[i];
      BotGame played;
      if (Fault fault = match_.room->playBots(match_.options, deal, seats, match_.events, &stop_, played)) return fault;
      if (!played.whole) return {};
      unit.games.push_back(std::move(played));
      ++games_;
    }
    return {};
  }

  const Match& match_;
  const int units_;
  const int seatings_;
  Stop& stop_;
  std::atomic<int> next_ = 0;
  std::atomic<int> games_ = 0;
  std::mutex mutex_;  // for all that follows
  std::condition_variable changed_;
  std::map<int, Unit> complete_;
  int running_ = 0;
  Fault fault_;
};

}  // namespace

int seatingsOf(const std::vector<Player>& players) {
  const std::size_t count = players.size();
  for (std::size_t turned = 1; turned < count; ++turned) {
    bool same = true;
    for (std::size_t i = 0; i < count; ++i) same = same && alike(players[i], players[(i + turned) % count]);
    if (same) return static_cast<int>(turned);
  }
  return static_cast<int>(count);
}

std::size_t seatOf(std::size_t player, std::size_t players, int unit, std::size_t game) {
  return (player + static_cast<std::size_t>(unit) + game) % players;
}

Fault playUnits(const Match& match, int units, int threads, Stop& stop, const std::function<bool(const Unit&)>& take,
                const std::function<void(int)>& meanwhile) {
  Work work(match, units, stop);
  work.handOver(threads, take, meanwhile);
  return work.fault();
}

}  // namespace mastaba::cli
