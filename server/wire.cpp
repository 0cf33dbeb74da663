#include "server/wire.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/websocket.hpp>
#include <utility>

namespace mastaba::server {

namespace asio = boost::asio;
namespace beast = boost::beast;

namespace {

constexpr auto asTuple = asio::as_tuple(asio::use_awaitable);

}  // namespace

Wire::Wire(beast::tcp_stream stream, std::size_t mostUnread) : socket_(std::move(stream)), mostUnread_(mostUnread) {
  beast::get_lowest_layer(socket_).expires_never();  // the WebSocket has its own patience
  socket_.text(true);
}

void Wire::cut() { beast::get_lowest_layer(socket_).close(); }

void Wire::send(std::string text) {
  unread_ += text.size();
  if (unread_ > mostUnread_) return cut();
  letters_.push_back(std::move(text));
  if (std::exchange(writing_, true)) return;
  asio::co_spawn(socket_.get_executor(), write(shared_from_this()), asio::detached);
}

// Only while there is something to write: most wires are idle most of the time, and there are many.
asio::awaitable<void> Wire::write(std::shared_ptr<Wire> self) {
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

asio::awaitable<std::optional<std::string>> Wire::read() {
  for (;;) {
    if (const auto [error, bytes] = co_await socket_.async_read(heard_, asTuple); error) co_return std::nullopt;
    const bool isText = socket_.got_text();
    std::string text(static_cast<const char*>(heard_.data().data()), heard_.size());
    heard_.consume(heard_.size());
    heard_.shrink_to_fit();
    if (isText) co_return text;
  }
}

}  // namespace mastaba::server
