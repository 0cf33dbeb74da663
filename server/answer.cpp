#include "server/answer.h"

#include <algorithm>

namespace mastaba::server {
namespace {

// Whether one of the things in a list such as "br, gzip;q=0.5" is meant. Who refuses something says "q=0".
bool lists(std::string_view list, std::string_view thing) {
  while (!list.empty()) {
    const auto comma = list.find(',');
    std::string_view one = list.substr(0, comma);
    list = comma == std::string_view::npos ? std::string_view{} : list.substr(comma + 1);
    one.remove_prefix(std::min(one.find_first_not_of(" \t"), one.size()));
    const auto end = one.find_first_of(" \t;");
    if (one.substr(0, end) != thing) continue;
    return end == std::string_view::npos || one.find("q=0", end) == std::string_view::npos ||
           one.find("q=0.", end) != std::string_view::npos;
  }
  return false;
}

// Names with a hash in them never mean anything else; all others are asked for anew.
std::string_view keptFor(std::string_view path) {
  return path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

Reply inWords(int status, std::string_view words) {
  return {.status = status,
          .fields = {{"Content-Type", "text/plain; charset=utf-8"}, {"X-Content-Type-Options", "nosniff"}},
          .body = words};
}

}  // namespace

Reply answer(const Site& site, const Request& request) {
  const bool head = request.method == "HEAD";
  if (!head && request.method != "GET") {
    Reply reply = inWords(405, "Only GET and HEAD are understood here.\n");
    reply.fields.emplace_back("Allow", "GET, HEAD");
    return reply;
  }
  Reply reply = inWords(404, "There is nothing at this address. The house is at /\n");
  const SiteFile* file = fileAt(site, request.target.substr(0, request.target.find('?')));
  if (site.files.empty()) {
    reply = inWords(503, "This program was built without the page. ./mastaba builds both.\n");
  } else if (file) {
    const bool known = lists(request.ifNoneMatch, file->tag);
    const bool gzipped = !file->gzipped.empty() && lists(request.acceptEncoding, "gzip");
    reply = {.status = known ? 304 : 200,
             .fields = {{"Content-Type", file->type},
                        {"Content-Security-Policy", site.policy},
                        {"X-Content-Type-Options", "nosniff"},
                        {"Referrer-Policy", "no-referrer"},
                        {"Cross-Origin-Opener-Policy", "same-origin"},
                        {"Cache-Control", keptFor(file->path)},
                        {"ETag", file->tag},
                        {"Vary", "Accept-Encoding"}},
             .body = known     ? std::string_view{}
                     : gzipped ? file->gzipped
                               : file->plain};
    if (gzipped && !known) reply.fields.emplace_back("Content-Encoding", "gzip");
  }
  reply.headOnly = head;
  return reply;
}

}  // namespace mastaba::server
