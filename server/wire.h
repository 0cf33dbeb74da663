// A WebSocket that texts are sent over one after another, whoever wants to send, and whoever waits for what comes in.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>

namespace mastaba::server {

class Wire : public std::enable_shared_from_this<Wire> {
 public:
  using Socket = boost::beast::websocket::stream<boost::beast::tcp_stream>;

  // So many bytes may wait for who does not read; with one more it is cut.
  Wire(boost::beast::tcp_stream stream, std::size_t mostUnread);

  Socket& socket() { return socket_; }
  void send(std::string text);
  // The next text; nothing: the other side has gone.
  boost::asio::awaitable<std::optional<std::string>> read();
  void cut();

 private:
  static boost::asio::awaitable<void> write(std::shared_ptr<Wire> self);

  Socket socket_;
  boost::beast::flat_buffer heard_;
  std::deque<std::string> letters_;
  std::size_t mostUnread_;
  std::size_t unread_ = 0;
  bool writing_ = false;
};

}  // namespace mastaba::server
