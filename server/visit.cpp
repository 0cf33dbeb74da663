#include "server/visit.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/websocket.hpp>
#include <memory>

#include "server/wire.h"

namespace mastaba::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

constexpr auto asTuple = asio::as_tuple(asio::use_awaitable);

// Who asks too much is heard later.
asio::awaitable<void> wait(Gate& own, Gate& ofAll, const asio::any_io_executor& executor) {
  const auto now = Gate::Clock::now();
  const auto pause = std::max(own.pass(now), ofAll.pass(now));
  if (pause == Gate::Clock::duration::zero()) co_return;
  asio::steady_timer timer(executor, pause);
  co_await timer.async_wait(asTuple);
}

}  // namespace

asio::awaitable<void> visit(beast::tcp_stream stream, Upgrade request, OpenHouse& house, const Manners& manners,
                            Caller& caller) {
  // Counted before anything is waited for: who is not counted may be forgotten.
  ++caller.visitors;
  const auto wire = std::make_shared<Wire>(std::move(stream), manners.mostUnread);
  wire->socket().set_option(websocket::stream_base::timeout{
      .handshake_timeout = manners.patience, .idle_timeout = manners.patience, .keep_alive_pings = true});
  wire->socket().read_message_max(manners.mostRequest);
  if (const auto [error] = co_await wire->socket().async_accept(request, asTuple); error) {
    --caller.visitors;
    co_return;
  }
  request = {};  // nobody needs it any more, and visits are long
  // It may go on writing when the visitor is gone already.
  const hall::VisitorId id = house.came([here = std::weak_ptr(wire)](std::string text) {
    if (const auto there = here.lock()) there->send(std::move(text));
  });
  Gate gate(manners.requestsPerSecond);
  while (const auto text = co_await wire->read()) {
    co_await wait(gate, caller.gate, wire->socket().get_executor());
    house.heard(id, *text);
  }
  house.gone(id);
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
