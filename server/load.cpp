#include "server/load.h"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <charconv>
#include <chrono>
#include <fmt/format.h>
#include <random>
#include <sys/resource.h>
#include <vector>

#include "describe/json_in.h"
#include "hall/fair.h"
#include "server/wire.h"

namespace mastaba::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto asTuple = asio::as_tuple(asio::use_awaitable);
constexpr std::size_t mostUnread = 16U << 20;
constexpr int seatsAtTable = 2;
constexpr int atOnce = 64;  // connections or tables being opened

// The number after a field of our own JSON; -1: it is not there.
long numberAfter(std::string_view text, std::string_view field, std::size_t from = 0) {
  const std::size_t at = text.find(field, from);
  if (at == std::string_view::npos) return -1;
  long number = -1;
  const char* begin = text.data() + at + field.size();
  std::from_chars(begin, text.data() + text.size(), number);
  return number;
}

double cpuSeconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

class Crowd;

// Somebody at a table. What comes in is looked through, not read: the house is to be measured, not we.
struct Person {
  std::shared_ptr<Wire> wire;
  std::string share;
  std::string move;  // it may make now; empty: none
  long seen = -1;    // the length of the game in the last news
};

struct LoadTable {
  std::string id;
  std::array<Person, seatsAtTable> people;
  int seated = 0;
  bool over = false;
  bool waits = false;  // a move is under way
  long expected = 0;   // the length of the game when it has arrived
  Clock::time_point sent;
};

class Crowd {
 public:
  Crowd(const LoadPlan& plan, const LoadProgress& progress) : plan_(plan), progress_(progress) {}

  LoadReport run() {
    asio::co_spawn(context_, everything(), [this](const std::exception_ptr& failed) {
      if (failed) report_.fault = "broken";
      context_.stop();
    });
    context_.run();
    return report_;
  }

 private:
  struct House {
    double memory = 0;
    double cpu = 0;
  };

  asio::awaitable<void> everything() {
    const auto empty = co_await look();
    if (!empty) co_return void(report_.fault = "noHouse");
    tables_.resize(static_cast<std::size_t>(plan_.tables));
    co_await connectAll();
    if (!goesOn()) co_return;
    const auto connected = co_await look();
    co_await openAll();
    if (!goesOn()) co_return;
    const auto opened = co_await look();
    if (!connected || !opened) co_return void(report_.fault = "noHouse");
    report_.tables = plan_.tables;
    report_.connections = plan_.tables * seatsAtTable;
    report_.bytesPerConnection = (connected->memory - empty->memory) / report_.connections;
    report_.bytesPerTable = (opened->memory - connected->memory) / report_.tables;

    const double own = cpuSeconds();
    const auto start = Clock::now();
    co_await play();
    report_.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    const auto played = co_await look();
    if (!played) co_return void(report_.fault = "noHouse");
    report_.houseCpu = (played->cpu - opened->cpu) / report_.seconds;
    report_.ownCpu = (cpuSeconds() - own) / report_.seconds;
    co_await pause(2s);  // the last ones arrive
    ended_ = true;
    std::ranges::sort(took_);
    const auto share = [this](double part) {
      return took_.empty() ? 0 : took_[static_cast<std::size_t>(part * static_cast<double>(took_.size() - 1))];
    };
    report_.p50 = share(0.5);
    report_.p99 = share(0.99);
    report_.worst = share(1);
  }

  bool goesOn() const { return report_.fault.empty() && !(plan_.stop && *plan_.stop); }
  tcp::endpoint where() const { return {asio::ip::make_address(plan_.address), plan_.port}; }
  std::string host() const { return plan_.address + ":" + std::to_string(plan_.port); }

  // What the house says of itself.
  asio::awaitable<std::optional<House>> look() {
    beast::tcp_stream stream(context_);
    stream.expires_after(30s);
    if (const auto [error] = co_await stream.async_connect(where(), asTuple); error) co_return std::nullopt;
    http::request<http::empty_body> request{http::verb::get, "/metrics", 11};
    request.set(http::field::host, host());
    if (const auto [error, sent] = co_await http::async_write(stream, request, asTuple); error) co_return std::nullopt;
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    if (const auto [error, read] = co_await http::async_read(stream, buffer, response, asTuple); error)
      co_return std::nullopt;
    const std::string& text = response.body();
    co_return House{static_cast<double>(numberAfter(text, "\nprocess_resident_memory_bytes ")),
                    static_cast<double>(numberAfter(text, "\nprocess_cpu_milliseconds_total ")) / 1000};
  }

  asio::awaitable<void> pause(Clock::duration time) {
    asio::steady_timer timer(context_, time);
    co_await timer.async_wait(asTuple);
  }

  // ---- coming in

  asio::awaitable<void> connectAll() {
    const int all = plan_.tables * seatsAtTable;
    for (int begun = 0; ready_ < all && goesOn();) {
      while (begun < all && begun - ready_ < atOnce) {
        LoadTable& table = tables_[static_cast<std::size_t>(begun / seatsAtTable)];
        asio::co_spawn(context_, listen(table, static_cast<std::size_t>(begun % seatsAtTable)), asio::detached);
        ++begun;
      }
      progress_(LoadStep::connecting, ready_, all);
      co_await pause(10ms);
    }
  }

  asio::awaitable<void> listen(LoadTable& table, std::size_t seat) {
    Person& person = table.people[seat];
    beast::tcp_stream stream(context_);
    if (const auto [error] = co_await stream.async_connect(where(), asTuple); error)
      co_return void(report_.fault = "noHouse");
    person.wire = std::make_shared<Wire>(std::move(stream), mostUnread);
    if (const auto [error] = co_await person.wire->socket().async_handshake(host(), "/online", asTuple); error)
      co_return void(report_.fault = "notLetIn");
    const std::string digits = hall::sha256(std::to_string(random_()) + std::to_string(random_()));
    person.share = digits;
    person.wire->send(fmt::format(R"({{"do":"hello","re":1,"mastaba":1,"token":"{}","name":"Guest {}","lang":"en"}})",
                                  hall::sha256(digits), seat));
    while (const auto text = co_await person.wire->read()) heard(table, seat, *text);
    if (!ended_) report_.fault = "lost";
  }

  // ---- opening tables

  asio::awaitable<void> openAll() {
    for (int begun = 0; running_ < plan_.tables && goesOn();) {
      while (begun < plan_.tables && begun - running_ < atOnce) open(tables_[static_cast<std::size_t>(begun++)]);
      progress_(LoadStep::opening, running_, plan_.tables);
      co_await pause(10ms);
    }
    co_await pause(1s);  // what follows is idle
  }

  void open(LoadTable& table) {
    table.people[0].wire->send(
        fmt::format(R"({{"do":"open","re":2,"game":"{}","seats":[{{"kind":"open"}},{{"kind":"open"}}]}})", plan_.game));
  }

  void sit(LoadTable& table) {
    for (const Person& person : table.people) {
      person.wire->send(fmt::format(R"({{"do":"watch","table":"{}"}})", table.id));
      person.wire->send(
          fmt::format(R"({{"do":"sit","re":3,"table":"{}","seal":"{}"}})", table.id, hall::sealOfShare(person.share)));
    }
  }

  void heard(LoadTable& table, std::size_t seat, std::string_view text) {
    if (text.starts_with(R"({"is":"table")")) return news(table, seat, text);
    if (text.starts_with(R"({"is":)")) return;
    if (text.find(R"("ok":false)") != std::string_view::npos) {
      ++report_.refused;
      table.waits = false;
      if (running_ < plan_.tables) report_.fault = "refusing";
      return;
    }
    switch (numberAfter(text, R"("re":)")) {
      case 1:
        ++ready_;
        break;
      case 2:
        table.id = text.substr(text.find(R"("table":")") + 9, 16);
        sit(table);
        break;
      case 3:  // sat down; when all have, the first one starts
        if (++table.seated == seatsAtTable) {
          table.seated = 0;
          table.people[0].wire->send(fmt::format(R"({{"do":"start","re":4,"table":"{}"}})", table.id));
        }
        break;
      case 4:  // a share that came before the start would be refused
        for (const Person& one : table.people)
          one.wire->send(fmt::format(R"({{"do":"share","table":"{}","share":"{}"}})", table.id, one.share));
        break;
      default:
        break;
    }
  }

  // ---- playing

  void news(LoadTable& table, std::size_t seat, std::string_view text) {
    const std::size_t play = text.find(R"("play":{"seen")");
    if (play == std::string_view::npos) return;
    Person& person = table.people[seat];
    const std::size_t moves = text.find(R"("moves":[)", play);
    person.seen = numberAfter(text, R"("length":)", text.rfind(R"("undo":)", moves));
    person.move.clear();
    if (text[moves + 9] == '{') person.move = anyMove(text.substr(moves));
    if (text.find(R"("stage":"over")") != std::string_view::npos) table.over = true;
    if (person.seen == 0 && std::ranges::all_of(table.people, [](const Person& one) { return one.seen == 0; }))
      ++running_;
    if (!table.waits ||
        !std::ranges::all_of(table.people, [&](const Person& one) { return one.seen >= table.expected; }))
      return;
    table.waits = false;
    took_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - table.sent).count());
    ++report_.moves;
  }

  // One of the first few, cut out of the text: {"move":{…},"say":…}
  std::string anyMove(std::string_view list) {
    constexpr std::string_view begin = R"({"move":)";
    constexpr std::string_view end = R"(,"say":)";
    std::size_t at = list.find(begin);
    for (u64 skip = random_() % 4; skip > 0; --skip) {
      const std::size_t next = list.find(begin, at + 1);
      if (next == std::string_view::npos || next > list.find(R"("told":)")) break;
      at = next;
    }
    at += begin.size();
    return std::string(list.substr(at, list.find(end, at) - at));
  }

  asio::awaitable<void> play() {
    const auto start = Clock::now();
    const auto end = start + std::chrono::seconds(plan_.seconds);
    long due = 0;
    std::size_t next = 0;
    while (Clock::now() < end && goesOn()) {
      const double passed = std::chrono::duration<double>(Clock::now() - start).count();
      for (const auto wanted = static_cast<long>(passed * plan_.pace); due < wanted; ++due)
        if (!moveSomewhere(next)) ++report_.late;
      progress_(LoadStep::playing, static_cast<int>(passed), plan_.seconds);
      co_await pause(5ms);
    }
  }

  bool moveSomewhere(std::size_t& next) {
    for (std::size_t tried = 0; tried < tables_.size(); ++tried) {
      LoadTable& table = tables_[next++ % tables_.size()];
      if (table.waits) continue;
      if (table.over) {
        again(table);
        continue;
      }
      for (Person& person : table.people) {
        if (person.move.empty()) continue;
        table.waits = true;
        table.expected = person.seen + 1;
        table.sent = Clock::now();
        person.wire->send(fmt::format(R"({{"do":"play","re":5,"table":"{}","move":{}}})", table.id, person.move));
        person.move.clear();
        return true;
      }
    }
    return false;
  }

  // A game that is over makes room for another.
  void again(LoadTable& table) {
    table.over = false;
    for (Person& person : table.people) {
      person.wire->send(fmt::format(R"({{"do":"unwatch","table":"{}"}})", table.id));
      person.seen = -1;
      person.move.clear();
    }
    open(table);
  }

  LoadPlan plan_;
  LoadProgress progress_;
  asio::io_context context_{1};
  std::vector<LoadTable> tables_;
  std::mt19937_64 random_{7};
  std::vector<double> took_;
  int ready_ = 0;
  int running_ = 0;
  bool ended_ = false;
  LoadReport report_;
};

}  // namespace

LoadReport runLoad(const LoadPlan& plan, const LoadProgress& progress) {
  const auto crowd = std::make_unique<Crowd>(plan, progress);
  return crowd->run();
}

}  // namespace mastaba::server
