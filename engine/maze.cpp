#include "engine/maze.h"

namespace mastaba {
namespace {

// Indexed by the bits north 1, east 2, south 4, west 8.
constexpr std::array<std::string_view, 16> glyphs{"▪", "╵", "╶", "└", "╷", "│", "┌", "├",
                                                  "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};

}  // namespace

std::string_view glyph(Openings openings) { return glyphs[openings.bits & 15]; }

bool readGlyph(std::string_view text, Openings& openings) {
  for (std::size_t bits = 0; bits < glyphs.size(); ++bits) {
    if (glyphs[bits] != text) continue;
    openings = {static_cast<u8>(bits)};
    return true;
  }
  return false;
}

}  // namespace mastaba
