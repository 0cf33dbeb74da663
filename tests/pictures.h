// Tall pictures, cut into the board and what stands beside it, for tests that compare them with what they expect.
#pragma once

#include <string>

#include "describe/text.h"
#include "engine/pen.h"

namespace mastaba {

// The first columns of each line, or what comes after them without empty lines.
inline std::string partOf(const std::string& picture, int columns, bool board) {
  std::string out = "\n";
  for (const std::string_view line : splitLines(picture)) {
    std::size_t at = 0;
    for (int i = 0; i < columns && at < line.size(); ++i) at += characterLength(line.substr(at));
    std::string_view wanted = board ? line.substr(0, at) : trimmed(line.substr(at));
    while (wanted.ends_with(' ')) wanted.remove_suffix(1);
    if (board || !wanted.empty()) out.append(wanted).append("\n");
  }
  return out;
}

}  // namespace mastaba
