// The paper: how large a picture may be, so that what happened, what is asked and what can be done fit beside it or
// below it on a terminal of 80 columns and 24 lines. Games draw on it, the terminal lays it out, the battery measures.
#pragma once

#include <algorithm>

#include "engine/pen.h"

namespace mastaba {

struct Paper {
  static constexpr int columns = 80;
  static constexpr int lines = 12;  // of any width up to that: the rest of the screen is below it
  // A tall picture has more lines, and leaves the room to the right of those free.
  static constexpr int tallLines = 21;
  static constexpr int tallColumns = 44;
};

// Whether a picture fits; `Lines` is a list of texts.
template <class Lines>
bool fitsPaper(const Lines& picture) {
  int number = 0;
  return std::all_of(picture.begin(), picture.end(), [&](const auto& line) {
    ++number;
    return number <= Paper::tallLines &&
           columnsOf(line) <= (number <= Paper::lines ? Paper::columns : Paper::tallColumns);
  });
}

// A board, and what stands beside its lines; there are no more of those.
inline std::string sideBySide(const std::vector<std::string>& board, const std::vector<std::string>& beside) {
  std::string out;
  for (std::size_t i = 0; i < board.size(); ++i) {
    out += board[i];
    if (i < beside.size() && !beside[i].empty()) out += "  " + beside[i];
    out += "\n";
  }
  return out;
}

}  // namespace mastaba
