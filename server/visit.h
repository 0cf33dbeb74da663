// One visitor's WebSocket: what it says goes to the house, what the house says goes to it. Who is too fast is read more
// slowly; who does not listen is let go.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <string>

#include "server/manners.h"
#include "server/open_house.h"

namespace mastaba::server {

using Upgrade = boost::beast::http::request<boost::beast::http::empty_body>;

boost::asio::awaitable<void> visit(boost::beast::tcp_stream stream, Upgrade request, OpenHouse& house,
                                   const Manners& manners, Caller& caller);

// A page of another address may not speak in the name of this one's guests. Programs send no origin.
bool isFromHere(std::string_view origin, std::string_view host, std::string_view publicAddress);

}  // namespace mastaba::server
