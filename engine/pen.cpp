#include "engine/pen.h"

#include <array>

namespace mastaba {
namespace {

constexpr std::string_view escape = "\x1b[";

// The length of the piece of text at its front that belongs together: an ink, or a character of UTF-8.
std::size_t pieceLength(std::string_view text) {
  if (text.starts_with(escape)) {
    const std::size_t end = text.find('m');
    return end == std::string_view::npos ? text.size() : end + 1;
  }
  std::size_t length = 1;
  while (length < text.size() && (static_cast<u8>(text[length]) & 0xc0) == 0x80) ++length;
  return length;
}

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

int columnsOf(std::string_view text) {
  int columns = 0;
  while (!text.empty()) {
    if (!text.starts_with(escape)) ++columns;
    text.remove_prefix(pieceLength(text));
  }
  return columns;
}

std::string padded(const std::string& text, int columns) {
  const int has = columnsOf(text);
  if (has <= columns) return text + std::string(static_cast<std::size_t>(columns - has), ' ');
  std::string out;
  std::string_view rest = text;
  for (int at = 0; !rest.empty();) {
    const std::size_t length = pieceLength(rest);
    if (rest.starts_with(escape)) {
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
