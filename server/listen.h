// The program at a port of this computer: takes requests, and sends what server/answer.h says.
#pragma once

#include <functional>
#include <string>
#include <system_error>

#include "server/site.h"

namespace mastaba::server {

struct Listening {
  std::string address = "127.0.0.1";
  unsigned short port = 2620;  // 0: any that is free
};

// Until it is told to stop by Ctrl-C or SIGTERM; `opened` gets the port as soon as requests are taken. Why it could not
// open, if it could not.
std::error_code serve(const Site& site, const Listening& where, const std::function<void(unsigned short)>& opened);

}  // namespace mastaba::server
