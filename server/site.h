// The page as the program carries it: packed by web/tools/pack.mjs, and linked in.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace mastaba::server {

struct SiteFile {
  std::string_view path;  // "/assets/index-Ci_nzah9.js"
  std::string_view type;  // of its content
  std::string_view tag;   // changes with its content; in quotes, as HTTP wants it
  std::string_view plain;
  std::string_view gzipped;  // empty: it would not be much smaller
};

struct Site {
  std::string_view policy;      // what the page may load and run
  std::vector<SiteFile> files;  // by path
};

// Nothing if it was cut or is of another version. What it gives points into `pack`.
std::optional<Site> unpackSite(std::string_view pack);

// The one inside this program; without files if the page was not built before the program.
const Site& ownSite();

// "/" is the page itself.
const SiteFile* fileAt(const Site& site, std::string_view path);

}  // namespace mastaba::server
