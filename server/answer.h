// What is answered to a request, apart from how it comes and goes.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/site.h"

namespace mastaba::server {

struct Request {
  std::string_view method;
  std::string_view target;          // the path, and what may follow after "?"
  std::string_view acceptEncoding;  // of its header fields
  std::string_view ifNoneMatch;
};

struct Reply {
  int status = 200;
  std::vector<std::pair<std::string_view, std::string_view>> fields;
  std::string_view body;  // lives as long as the site
  bool headOnly = false;  // the body is only measured
};

Reply answer(const Site& site, const Request& request);

}  // namespace mastaba::server
