#include "table/record.h"

namespace mastaba::record {
namespace {

constexpr std::string_view hexDigits = "0123456789abcdef";
constexpr std::size_t longestName = 60;  // bytes

}  // namespace

// FNV-1a, byte by byte: slow enough not to matter here, and the same everywhere.
void Check::add(std::string_view text) {
  for (const char c : text) hash_ = (hash_ ^ static_cast<u8>(c)) * 0x100000001b3ULL;
  hash_ = (hash_ ^ 0xff) * 0x100000001b3ULL;  // no byte of UTF-8: ends the text
}

void Check::add(u32 number) {
  for (int shift = 0; shift < 32; shift += 8) hash_ = (hash_ ^ ((number >> shift) & 255)) * 0x100000001b3ULL;
}

std::string Check::text() const {
  const auto folded = static_cast<u32>(hash_ ^ (hash_ >> 32));
  std::string text;
  for (int shift = 28; shift >= 0; shift -= 4) text += hexDigits[(folded >> shift) & 15];
  return text;
}

std::string ruleName(const char* tag, Refusal refusal) {
  std::string name = std::string(tag) + "-" + std::to_string(refusal.rule);
  if (refusal.way != 0) name += refusal.way;
  return name;
}

Fault refuseSitters(const std::vector<Sitter>& sitters, int players) {
  if (sitters.size() != static_cast<std::size_t>(players)) return {Wrong::wrongSeats, {}, std::to_string(players)};
  for (std::size_t i = 0; i < sitters.size(); ++i) {
    if (sitters[i].name.empty() || sitters[i].name.size() > longestName)
      return Fault{Wrong::badName, "name", std::to_string(longestName)}.inside(i);
    if (sitters[i].bot > mostBots) return Fault{Wrong::outOfRange, "bot", "0 … " + std::to_string(mostBots)}.inside(i);
  }
  return {};
}

Fault gameOf(const json::value& from, std::string& game) {
  if (!from.is_object()) return {Wrong::notARecord, {}, {}};
  const json::value* version = from.get_object().if_contains("mastaba");
  const json::value* id = from.get_object().if_contains("game");
  if (!version || !version->is_int64() || !id || !id->is_string()) return {Wrong::notARecord, {}, {}};
  if (version->get_int64() < 1 || version->get_int64() > format)
    return {Wrong::unknownFormat, "mastaba", std::to_string(format)};
  return readJson(*id, game);
}

}  // namespace mastaba::record
