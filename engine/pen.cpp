#include "engine/pen.h"

#include <algorithm>
#include <array>

namespace mastaba {
namespace {

constexpr std::string_view escape = "\x1b[";

}  // namespace

std::string Pen::word(std::string_view key, std::string_view form) const {
  if (words) return words(key, form);
  return std::string(key.substr(key.rfind('.') + 1));
}

std::string Pen::name(Seat seat) const {
  const auto index = static_cast<std::size_t>(seat);
  return index < names.size() ? names[index] : std::to_string(seat);
}

std::string Pen::ink(Ink ink, std::string_view text) const {
  constexpr std::array codes{"0", "1", "2", "31", "32", "33", "34", "35", "36"};
  if (!colour || ink == Ink::plain) return std::string(text);
  return std::string(escape) + codes[static_cast<std::size_t>(ink)] + "m" + std::string(text) + std::string(escape) +
         "0m";
}

std::size_t inkLength(std::string_view text) {
  if (!text.starts_with(escape)) return 0;
  const std::size_t end = text.find_first_not_of("0123456789;", escape.size());
  return end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}

std::size_t characterLength(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && (static_cast<u8>(text[length]) & 0xc0) == 0x80) ++length;
  return length;
}

int columnsOf(std::string_view text) {
  int columns = 0;
  while (!text.empty()) {
    const std::size_t ink = inkLength(text);
    if (ink == 0) ++columns;
    text.remove_prefix(ink > 0 ? ink : characterLength(text));
  }
  return columns;
}

std::string rightAligned(const std::string& text, int columns) {
  return std::string(static_cast<std::size_t>(std::max(columns - columnsOf(text), 0)), ' ') + text;
}

std::string padded(const std::string& text, int columns) {
  const int has = columnsOf(text);
  if (has <= columns) return text + std::string(static_cast<std::size_t>(columns - has), ' ');
  std::string out;
  std::string_view rest = text;
  for (int at = 0; !rest.empty();) {
    const std::size_t ink = inkLength(rest);
    const std::size_t length = ink > 0 ? ink : characterLength(rest);
    if (ink > 0) {
      out += rest.substr(0, length);  // inks behind the cut too: the last one ends the colour
    } else {
      ++at;
      if (at < columns) out += rest.substr(0, length);
      if (at == columns) out += "…";
    }
    rest.remove_prefix(length);
  }
  return out;
}

}  // namespace mastaba
