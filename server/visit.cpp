#include "server/visit.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <memory>

namespace mastaba::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr auto asTuple = asio::as_tuple(asio::use_awaitable);

class Visit : public std::enable_shared_from_this<Visit> {
 public:
  Visit(beast::tcp_stream stream, const Manners& manners)
      : manners_(manners), socket_(std::move(stream)), gate_(manners.requestsPerSecond) {
    beast::get_lowest_layer(socket_).expires_never();  // the WebSocket has its own
    socket_.set_option(websocket::stream_base::timeout{
        .handshake_timeout = std::chrono::seconds(20), .idle_timeout = manners.patience, .keep_alive_pings = true});
    socket_.read_message_max(manners.mostRequest);
    socket_.text(true);
  }

  asio::awaitable<void> run(Upgrade request, OpenHouse& house, Caller& caller) {
    if (const auto [error] = co_await socket_.async_accept(request, asTuple); error) co_return;
    request = {};  // nobody needs it any more, and visits are long
    const hall::VisitorId id = house.came([self = weak_from_this()](std::string text) {
      if (const auto here = self.lock()) here->send(std::move(text));
    });
    beast::flat_buffer heard;
    for (;;) {
      if (const auto [error, bytes] = co_await socket_.async_read(heard, asTuple); error) break;
      co_await wait(caller);
      if (socket_.got_text()) house.heard(id, {static_cast<const char*>(heard.data().data()), heard.size()});
      heard.consume(heard.size());
      heard.shrink_to_fit();
    }
    house.gone(id);
  }

 private:
  // Who asks too much is heard later.
  asio::awaitable<void> wait(Caller& caller) {
    const auto now = Gate::Clock::now();
    const auto pause = std::max(gate_.pass(now), caller.gate.pass(now));
    if (pause == Gate::Clock::duration::zero()) co_return;
    asio::steady_timer timer(socket_.get_executor(), pause);
    co_await timer.async_wait(asTuple);
  }

  void send(std::string text) {
    unread_ += text.size();
    if (unread_ > manners_.mostUnread) {
      // It may come again, and will be told everything anew.
      beast::get_lowest_layer(socket_).close();
      return;
    }
    letters_.push_back(std::move(text));
    if (std::exchange(writing_, true)) return;
    asio::co_spawn(socket_.get_executor(), write(shared_from_this()), asio::detached);
  }

  static asio::awaitable<void> write(std::shared_ptr<Visit> self) {
    while (!self->letters_.empty()) {
      const std::string text = std::move(self->letters_.front());
      self->letters_.pop_front();
      const auto [error, bytes] = co_await self->socket_.async_write(asio::buffer(text), asTuple);
      self->unread_ -= text.size();
      if (error) self->letters_.clear();
    }
    self->letters_.shrink_to_fit();
    self->writing_ = false;
  }

  const Manners& manners_;
  websocket::stream<beast::tcp_stream> socket_;
  Gate gate_;
  std::deque<std::string> letters_;
  std::size_t unread_ = 0;
  bool writing_ = false;
};

}  // namespace

asio::awaitable<void> visit(beast::tcp_stream stream, Upgrade request, OpenHouse& house, const Manners& manners,
                            Caller& caller) {
  ++caller.visitors;
  const auto one = std::make_shared<Visit>(std::move(stream), manners);
  co_await one->run(std::move(request), house, caller);
  --caller.visitors;
}

bool isFromHere(std::string_view origin, std::string_view host, std::string_view publicAddress) {
  if (origin.empty()) return true;
  const auto without = [](std::string_view text, std::string_view scheme) {
    return text.starts_with(scheme) ? text.substr(scheme.size()) : std::string_view{};
  };
  if (!publicAddress.empty() && origin == publicAddress.substr(0, publicAddress.find_last_not_of('/') + 1)) return true;
  return !host.empty() && (without(origin, "http://") == host || without(origin, "https://") == host);
}

}  // namespace mastaba::server
