// The program at a port of this computer: takes requests, sends what server/answer.h says, and lets visitors in to the
// online tables.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <system_error>

#include "server/manners.h"
#include "server/open_house.h"
#include "server/site.h"

namespace mastaba::server {

struct Listening {
  std::string address = "127.0.0.1";
  unsigned short port = 2620;  // 0: any that is free
  std::string publicAddress;   // as people type it, if something stands before the house: "https://games.example"
  bool behindProxy = false;    // then it says who really asks (X-Forwarded-For)
  Manners manners;
};

// Until it is told to stop by Ctrl-C or SIGTERM, and then until everything is written; `opened` gets the port as soon
// as requests are taken. Why it could not open, if it could not.
std::error_code serve(const Site& site, const Listening& where, const OpenHouse::Plan& plan,
                      std::unique_ptr<store::Store> store, const Log& log,
                      const std::function<void(unsigned short)>& opened);

}  // namespace mastaba::server
