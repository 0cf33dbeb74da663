// The desk: one JSON request in, one JSON answer out. The browser's worker, a program on a pipe and a script in another
// language all speak to the house this way; docs/protocol.md lists the requests. No request, however hostile, does more
// than get a refusal.
//
// The desk serves the host of its tables. It shows any seat's view to whoever asks: keeping players apart is the task
// of what stands in front of it.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "house/room.h"

namespace mastaba {

class Desk {
 public:
  // {"do":"play","table":1,"seat":0,"move":{…}} -> {"ok":true,…} or {"ok":false,"what":"illegal","why":"…",…}
  std::string ask(std::string_view request);

 private:
  friend struct DeskRequest;

  std::map<int, std::unique_ptr<AnyTable>> tables_;
  int last_ = 0;
};

}  // namespace mastaba
