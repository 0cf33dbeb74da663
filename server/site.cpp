#include "server/site.h"

#include <algorithm>
#include <array>
#include <charconv>

// server/site.S
extern "C" {
extern const char mastaba_site_begin[];
extern const char mastaba_site_end[];
}

namespace mastaba::server {
namespace {

// Up to `end`, which goes too; nothing if it does not come.
std::optional<std::string_view> take(std::string_view& text, char end) {
  const auto at = text.find(end);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view taken = text.substr(0, at);
  text.remove_prefix(at + 1);
  return taken;
}

std::optional<size_t> number(std::string_view text) {
  size_t n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return n;
}

struct Entry {
  SiteFile file;
  size_t plain = 0;
  size_t gzipped = 0;
};

std::optional<Entry> entryOf(std::string_view line) {
  std::array<std::string_view, 4> fields;
  for (std::string_view& field : fields) {
    const auto taken = take(line, '\t');
    if (!taken) return std::nullopt;
    field = *taken;
  }
  const auto plain = number(fields[3]);
  const auto gzipped = number(line);
  if (!plain || !gzipped) return std::nullopt;
  return Entry{{.path = fields[0], .type = fields[1], .tag = fields[2], .plain = {}, .gzipped = {}}, *plain, *gzipped};
}

}  // namespace

std::optional<Site> unpackSite(std::string_view pack) {
  if (take(pack, '\n') != "mastaba-site 1") return std::nullopt;
  const auto policy = take(pack, '\n');
  if (!policy) return std::nullopt;
  std::vector<Entry> entries;
  for (;;) {
    const auto line = take(pack, '\n');
    if (!line) return std::nullopt;
    if (line->empty()) break;
    const auto entry = entryOf(*line);
    if (!entry) return std::nullopt;
    entries.push_back(*entry);
  }
  Site site{.policy = *policy, .files = {}};
  const auto bytes = [&pack](size_t n) {
    const std::string_view taken = pack.substr(0, n);
    pack.remove_prefix(n);
    return taken;
  };
  for (auto& [file, plain, gzipped] : entries) {
    if (plain > pack.size() || gzipped > pack.size() - plain) return std::nullopt;
    file.plain = bytes(plain);
    file.gzipped = bytes(gzipped);
    site.files.push_back(file);
  }
  if (!pack.empty()) return std::nullopt;
  std::ranges::sort(site.files, {}, &SiteFile::path);
  return site;
}

const Site& ownSite() {
  static const Site site = [] {
    const std::string_view pack(mastaba_site_begin, static_cast<size_t>(mastaba_site_end - mastaba_site_begin));
    return unpackSite(pack).value_or(Site{});
  }();
  return site;
}

const SiteFile* fileAt(const Site& site, std::string_view path) {
  const std::string_view wanted = path == "/" ? "/index.html" : path;
  const auto found = std::ranges::lower_bound(site.files, wanted, {}, &SiteFile::path);
  return found != site.files.end() && found->path == wanted ? &*found : nullptr;
}

}  // namespace mastaba::server
