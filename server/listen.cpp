#include "server/listen.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <csignal>
#include <optional>
#include <sys/resource.h>
#include <unordered_map>
#include <utility>

#include "describe/json_out.h"
#include "server/answer.h"
#include "server/visit.h"

namespace mastaba::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using namespace std::chrono_literals;

constexpr auto patience = 30s;  // with who is slow to ask or to listen
constexpr auto farewell = 200ms;
constexpr int mostHeader = 8192;

constexpr auto asTuple = asio::as_tuple(asio::use_awaitable);

// What all who come in share. It outlives them.
struct Hallway {
  Hallway(const Site& ofHouse, const Listening& here, const Log& logs) : site(ofHouse), where(here), log(logs) {}

  const Site& site;
  const Listening& where;
  const Log& log;
  OpenHouse* house = nullptr;
  int inside = 0;
  std::unordered_map<std::string, Caller> callers;
};

// Counts who is inside.
class Visitor {
 public:
  explicit Visitor(int& inside) : inside_(&inside) { ++*inside_; }
  ~Visitor() {
    if (inside_) --*inside_;
  }
  Visitor(Visitor&& other) noexcept : inside_(std::exchange(other.inside_, nullptr)) {}
  Visitor(const Visitor&) = delete;
  Visitor& operator=(const Visitor&) = delete;
  Visitor& operator=(Visitor&&) = delete;

 private:
  int* inside_;
};

template <class Body>
http::response<Body> headOf(const Reply& reply, unsigned version, bool goesOn) {
  http::response<Body> response{static_cast<http::status>(reply.status), version};
  for (const auto& [name, value] : reply.fields) response.insert(name, value);
  response.keep_alive(goesOn);
  return response;
}

// Whether it arrived.
asio::awaitable<bool> send(beast::tcp_stream& stream, Reply reply, unsigned version, bool goesOn) {
  stream.expires_after(patience);
  if (reply.headOnly || reply.status == 304) {
    auto response = headOf<http::empty_body>(reply, version, goesOn);
    if (reply.headOnly) response.content_length(reply.body.size());
    const auto [error, sent] = co_await http::async_write(stream, response, asTuple);
    co_return !error;
  }
  auto response = headOf<http::span_body<const char>>(reply, version, goesOn);
  response.body() = {reply.body.data(), reply.body.size()};
  response.prepare_payload();
  const auto [error, sent] = co_await http::async_write(stream, response, asTuple);
  co_return !error;
}

Reply inWords(int status, std::string_view type, std::string_view words) {
  return {.status = status,
          .fields = {{"Content-Type", type}, {"X-Content-Type-Options", "nosniff"}, {"Cache-Control", "no-store"}},
          .body = words};
}
constexpr std::string_view plain = "text/plain; charset=utf-8";

// Who really asks: a proxy adds it at the end, whatever stood there before.
std::string callerOf(const beast::tcp_stream& stream, std::string_view forwarded, bool behindProxy) {
  if (behindProxy && !forwarded.empty()) {
    const std::string_view last = forwarded.substr(forwarded.find_last_of(", ") + 1);
    if (!last.empty()) return std::string(last);
  }
  beast::error_code error;
  const auto end = stream.socket().remote_endpoint(error);
  return error ? std::string() : end.address().to_string();
}

// Whether the visitor came in; if not, why.
std::optional<Reply> refuseVisit(const Hallway& hallway, const Upgrade& request, const Caller& caller) {
  if (!isFromHere(request[http::field::origin], request[http::field::host], hallway.where.publicAddress))
    return inWords(403, plain, "Pages of other addresses may not come in here.\n");
  if (caller.visitors >= hallway.where.manners.visitorsPerAddress)
    return inWords(429, plain, "Too many from your address are here already.\n");
  return {};
}

asio::awaitable<void> talk(beast::tcp_stream stream, Hallway& hallway, [[maybe_unused]] Visitor visitor) {
  beast::flat_buffer buffer;
  for (bool goesOn = true; goesOn;) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(mostHeader);
    parser.body_limit(boost::none);  // none is read
    stream.expires_after(patience);
    const auto [error, read] = co_await http::async_read_header(stream, buffer, parser, asTuple);
    const http::request<http::empty_body>& request = parser.get();
    if (error) {
      // Who says something that is no request is told so; who has left or fallen asleep is not.
      if (error.category() != http::make_error_code(http::error::bad_version).category()) break;
      if (error == http::error::end_of_stream || error == http::error::partial_message) break;
      co_await send(stream, {.status = 400, .fields = {}, .body = "This is no request.\n"}, 11, false);
      break;
    }
    const std::string_view target = request.target();
    const std::string_view path = target.substr(0, target.find('?'));
    if (path == "/online" && beast::websocket::is_upgrade(request)) {
      const std::string from = callerOf(stream, request["X-Forwarded-For"], hallway.where.behindProxy);
      Caller& caller = hallway.callers.try_emplace(from, hallway.where.manners).first->second;
      if (const auto refused = refuseVisit(hallway, request, caller)) {
        hallway.log("refused", JsonObject().add("status", std::to_string(refused->status)).text());
        if (caller.visitors == 0) hallway.callers.erase(from);
        co_await send(stream, *refused, request.version(), false);
        break;
      }
      buffer = {};
      co_await visit(std::move(stream), parser.release(), *hallway.house, hallway.where.manners, caller);
      if (caller.visitors == 0) hallway.callers.erase(from);
      co_return;
    }
    // What follows the header is not waited for.
    goesOn = request.keep_alive() && parser.is_done();
    const std::string_view method = request.method_string();
    const bool asks = method == "GET" || method == "HEAD";
    std::string made;
    Reply reply;
    if (asks && path == "/healthz") {
      const bool healthy = hallway.house->isHealthy();
      made = healthy ? "ok\n" : "What was written last could not be stored: see the log.\n";
      reply = inWords(healthy ? 200 : 503, plain, made);
    } else if (asks && path == "/metrics") {
      made = hallway.house->metrics();
      reply = inWords(200, "text/plain; version=0.0.4", made);
    } else {
      reply = answer(hallway.site, {.method = method,
                                    .target = target,
                                    .acceptEncoding = request[http::field::accept_encoding],
                                    .ifNoneMatch = request[http::field::if_none_match]});
    }
    reply.headOnly = method == "HEAD";
    if (!co_await send(stream, reply, request.version(), goesOn)) break;
  }
  // Who has left already need not be told.
  beast::error_code error;
  error = stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

asio::awaitable<void> receive(tcp::acceptor& acceptor, Hallway& hallway) {
  asio::steady_timer pause(acceptor.get_executor());
  const auto wait = [&pause]() -> asio::awaitable<void> {
    pause.expires_after(100ms);
    co_await pause.async_wait(asTuple);
  };
  while (acceptor.is_open()) {
    // With too many inside, or no file left for one more, the next waits before the door.
    while (hallway.inside >= hallway.where.manners.visitors) co_await wait();
    auto [error, socket] = co_await acceptor.async_accept(asTuple);
    if (error) {
      co_await wait();
      continue;
    }
    // What is told is short, and waited for.
    beast::error_code ignored;
    ignored = socket.set_option(tcp::no_delay(true), ignored);
    asio::co_spawn(acceptor.get_executor(),
                   talk(beast::tcp_stream(std::move(socket)), hallway, Visitor(hallway.inside)), asio::detached);
  }
}

}  // namespace

void allowManyFiles() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  (void)setrlimit(RLIMIT_NOFILE, &files);
}

std::error_code serve(const Site& site, const Listening& where, const OpenHouse::Plan& plan,
                      const Opening& opening) try {
  allowManyFiles();
  Hallway hallway(site, where, opening.log);
  asio::io_context context(1);  // all who are inside end with it
  tcp::acceptor acceptor(context, {asio::ip::make_address(where.address), where.port});
  const unsigned short port = acceptor.local_endpoint().port();
  std::unique_ptr<store::Store> store = opening.store();
  if (!store) return std::make_error_code(std::errc::operation_canceled);
  OpenHouse house(context, std::move(store), plan, opening.log);
  hallway.house = &house;
  if (const store::Outcome outcome = house.open(); !outcome) return std::make_error_code(std::errc::io_error);

  // First nobody comes in any more, then everything is written, then all are sent home.
  asio::signal_set signals(context, SIGINT, SIGTERM);
  asio::steady_timer goodbye(context);
  signals.async_wait([&](const boost::system::error_code&, int) {
    acceptor.close();
    house.close([&] {
      goodbye.expires_after(farewell);
      goodbye.async_wait([&](const boost::system::error_code&) { context.stop(); });
    });
  });
  asio::co_spawn(context, receive(acceptor, hallway), asio::detached);
  opening.opened(port);
  context.run();
  return {};
} catch (const boost::system::system_error& error) {
  return error.code();
}

}  // namespace mastaba::server
