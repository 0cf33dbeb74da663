#include "server/open_house.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <chrono>
#include <fmt/format.h>
#include <fstream>
#include <limits>
#include <openssl/rand.h>
#include <sys/resource.h>
#include <unistd.h>
#include <utility>

#include "describe/json_out.h"
#include "table/record.h"

namespace mastaba::server {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;

constexpr auto heartbeat = 50ms;
constexpr int most = std::numeric_limits<int>::max();
// The best bot takes so long if nobody else waits; the more do, the less it takes, but never less than this.
constexpr int longThought = 800;
constexpr int shortThought = 60;

hall::Millis now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

std::string randomDigits(int bytes) {
  std::string raw(static_cast<std::size_t>(bytes), '\0');
  // Without random numbers no deal is fair and no table is safe.
  if (RAND_bytes(reinterpret_cast<unsigned char*>(raw.data()), bytes) != 1) std::abort();
  std::string digits;
  for (const char byte : raw) digits += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return digits;
}

// Of this process, as the system counts it.
long residentBytes() {
  std::ifstream pages("/proc/self/statm");
  long all = 0;
  long resident = 0;
  pages >> all >> resident;
  return resident * sysconf(_SC_PAGESIZE);
}

// People come first, also for the processor.
void makeWayForPeople() {
  thread_local const int done = setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 10);
  (void)done;
}

}  // namespace

OpenHouse::OpenHouse(asio::io_context& context, std::unique_ptr<store::Store> store, const Plan& plan, Log log)
    : context_(context),
      log_(std::move(log)),
      plan_(plan),
      store_(std::move(store)),
      timer_(context),
      hall_({.send =
                 [this](hall::VisitorId to, std::string text) {
                   if (const auto found = visitors_.find(to); found != visitors_.end()) found->second(std::move(text));
                 },
             .load =
                 [this](const std::string& table) {
                   onStore([this, table](store::Store& from) -> std::function<void()> {
                     std::vector<store::Entry> entries;
                     std::vector<store::Snapshot> snapshots;
                     store::Outcome outcome = from.log(table, 0, entries);
                     if (outcome) outcome = from.snapshot(table, snapshots);
                     return [this, table, outcome, entries = std::move(entries), snapshots = std::move(snapshots)] {
                       if (!outcome) log_("notRead", JsonObject().add("why", jsonString(outcome.detail)).text());
                       hall_.loaded(table, outcome, entries, snapshots);
                     };
                   });
                 },
             .think = [this](hall::Task task) { think(std::move(task)); },
             .now = now,
             .random = randomDigits},
            plan.limits),
      thinkers_(static_cast<std::size_t>(plan.thinkers)) {}

OpenHouse::~OpenHouse() {
  stop_ = true;
  thinkers_.stop();
  storeThread_.stop();
}

// Work on the store's own thread; what it returns is done back here.
void OpenHouse::onStore(std::function<std::function<void()>(store::Store&)> work) {
  asio::post(storeThread_, [this, work = std::move(work)] {
    asio::post(context_, [this, then = work(*store_)] {
      then();
      pump();
    });
  });
}

store::Outcome OpenHouse::open() {
  for (const hall::Stage stage : {hall::Stage::gathering, hall::Stage::dealing, hall::Stage::running}) {
    std::vector<store::Head> heads;
    if (store::Outcome outcome = store_->heads(static_cast<int>(stage), most, heads); !outcome) return outcome;
    hall_.remember(heads);
  }
  tick();
  return {};
}

void OpenHouse::tick() {
  timer_.expires_after(heartbeat);
  timer_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    hall_.tick();
    pump();
    tick();
  });
}

// One batch at a time: while it is written, what comes in gathers for the next.
void OpenHouse::pump() {
  if (writing_) return;
  if (!hall_.hasBatch()) {
    if (closed_) std::exchange(closed_, {})();
    return;
  }
  writing_ = true;
  const store::Batch& batch = hall_.takeBatch();
  onStore([this, &batch](store::Store& to) -> std::function<void()> {
    const auto begun = std::chrono::steady_clock::now();
    const store::Outcome outcome = to.write(batch);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    return [this, outcome, took] {
      writing_ = false;
      secondsWriting_ += took.count();
      if (!outcome)
        log_("notWritten", JsonObject()
                               .add("trouble", std::to_string(static_cast<int>(outcome.trouble)))
                               .add("why", jsonString(outcome.detail))
                               .text());
      else if (!healthy_)
        log_("writesAgain", "{}");
      healthy_ = static_cast<bool>(outcome);
      hall_.written(outcome);
    };
  });
}

void OpenHouse::think(hall::Task task) {
  const int waiting = ++waiting_;
  if (task.player.level >= record::mostBots)
    task.player.milliseconds =
        std::clamp(longThought * plan_.thinkers / std::max(waiting, 1), shortThought, longThought);
  asio::post(thinkers_, [this, task = std::move(task)] {
    makeWayForPeople();
    std::string move;
    if (!stop_) move = task.game->bot(task.seat, task.player, task.character, &stop_);
    --waiting_;
    if (stop_) return;
    asio::post(context_, [this, task, move = std::move(move)] {
      hall_.thought(task, move);
      pump();
    });
  });
}

// ---- visitors

hall::VisitorId OpenHouse::came(std::function<void(std::string)> send) {
  const hall::VisitorId visitor = ++last_;
  visitors_.emplace(visitor, std::move(send));
  hall_.came(visitor);
  return visitor;
}

void OpenHouse::heard(hall::VisitorId visitor, std::string_view text) {
  hall_.heard(visitor, text);
  pump();
}

void OpenHouse::gone(hall::VisitorId visitor) {
  visitors_.erase(visitor);
  hall_.gone(visitor);
}

void OpenHouse::close(std::function<void()> closed) {
  stop_ = true;
  timer_.cancel();
  closed_ = std::move(closed);
  for (const auto& [visitor, send] : visitors_) send(R"({"is":"bye"})");
  hall_.closing();
  pump();
}

std::string OpenHouse::metrics() const {
  const hall::Counts& counts = hall_.counts();
  std::string text;
  const auto add = [&text](std::string_view name, std::string_view kind, std::string_view help, auto value) {
    text += fmt::format("# HELP mastaba_{0} {2}\n# TYPE mastaba_{0} {1}\nmastaba_{0} {3}\n", name, kind, help, value);
  };
  add("visitors", "gauge", "Open connections.", hall_.visitors());
  add("tables", "gauge", "Tables that are not over.", hall_.tables());
  add("tables_in_memory", "gauge", "Tables in memory.", hall_.held());
  add("thoughts_waiting", "gauge", "Bot moves being thought of or waiting.", waiting_.load());
  add("store_healthy", "gauge", "1 if the last write succeeded.", healthy_ ? 1 : 0);
  add("visits_total", "counter", "Connections so far.", counts.visits);
  add("requests_total", "counter", "Requests so far.", counts.requests);
  add("refusals_total", "counter", "Requests refused.", counts.refusals);
  add("moves_total", "counter", "Moves made, those of bots too.", counts.moves);
  add("bot_moves_total", "counter", "Moves made by bots.", counts.botMoves);
  add("lines_total", "counter", "Lines written to the logs of tables.", counts.lines);
  add("letters_total", "counter", "Texts sent to visitors.", counts.letters);
  add("commits_total", "counter", "Batches written, each with one sync.", counts.batches);
  add("commit_seconds_total", "counter", "Time spent writing them.", secondsWriting_);
  add("failed_commits_total", "counter", "Batches that could not be written.", counts.failedBatches);
  add("loads_total", "counter", "Tables read from the store.", counts.loads);
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto milliseconds = [](const timeval& time) { return time.tv_sec * 1000 + time.tv_usec / 1000; };
  text += fmt::format(
      "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes {}\n"
      "# TYPE process_cpu_milliseconds_total counter\nprocess_cpu_milliseconds_total {}\n",
      residentBytes(), milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime));
  return text;
}

}  // namespace mastaba::server
