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

// The store is opened when the port is ours, so that a house which is open already is noticed by its port.
struct Opening {
  std::function<std::unique_ptr<store::Store>()> store;  // nothing: it cannot be opened, and it was said why
  std::function<void(unsigned short port)> opened;       // requests are taken now
  Log log;
};

// Until it is told to stop by Ctrl-C or SIGTERM, and then until everything is written. Why it could not open, if it
// could not; `operation_canceled` if there was no store.
std::error_code serve(const Site& site, const Listening& where, const OpenHouse::Plan& plan, const Opening& opening);

// As many connections as the system allows.
void allowManyFiles();

}  // namespace mastaba::server
