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
#include <chrono>
#include <csignal>
#include <utility>

#include "server/answer.h"

namespace mastaba::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using namespace std::chrono_literals;

constexpr auto patience = 30s;  // with who is slow to ask or to listen
constexpr int mostVisitors = 1000;
constexpr int mostHeader = 8192;

constexpr auto asTuple = asio::as_tuple(asio::use_awaitable);

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

asio::awaitable<void> talk(beast::tcp_stream stream, const Site& site, [[maybe_unused]] Visitor visitor) {
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
    const std::string_view method = request.method_string();
    const Request asked{.method = method,
                        .target = request.target(),
                        .acceptEncoding = request[http::field::accept_encoding],
                        .ifNoneMatch = request[http::field::if_none_match]};
    // What follows the header is not waited for.
    goesOn = request.keep_alive() && parser.is_done();
    if (!co_await send(stream, answer(site, asked), request.version(), goesOn)) break;
  }
  // Who has left already need not be told.
  beast::error_code error;
  error = stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

asio::awaitable<void> receive(tcp::acceptor acceptor, const Site& site, int& inside) {
  asio::steady_timer pause(acceptor.get_executor());
  const auto wait = [&pause]() -> asio::awaitable<void> {
    pause.expires_after(100ms);
    co_await pause.async_wait(asTuple);
  };
  for (;;) {
    // With too many inside, or no file left for one more, the next waits before the door.
    while (inside >= mostVisitors) co_await wait();
    auto [error, socket] = co_await acceptor.async_accept(asTuple);
    if (error) {
      co_await wait();
      continue;
    }
    asio::co_spawn(acceptor.get_executor(), talk(beast::tcp_stream(std::move(socket)), site, Visitor(inside)),
                   asio::detached);
  }
}

}  // namespace

std::error_code serve(const Site& site, const Listening& where, const std::function<void(unsigned short)>& opened) try {
  int inside = 0;  // outlives all who are counted
  asio::io_context context(1);
  tcp::acceptor acceptor(context, {asio::ip::make_address(where.address), where.port});
  const unsigned short port = acceptor.local_endpoint().port();

  asio::signal_set signals(context, SIGINT, SIGTERM);
  signals.async_wait([&context](const boost::system::error_code&, int) { context.stop(); });
  asio::co_spawn(context, receive(std::move(acceptor), site, inside), asio::detached);
  opened(port);
  context.run();
  return {};
} catch (const boost::system::system_error& error) {
  return error.code();
}

}  // namespace mastaba::server
