// Keys from the bytes a terminal sends, and a line being typed. Pure: cli/terminal.cpp brings the bytes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/plain.h"

namespace mastaba::cli {

struct Key {
  enum class Name : u8 { text, enter, erase, eraseWord, eraseLine, end, redraw, up, down, pageUp, pageDown, other };

  Name name = Name::other;
  std::string text;  // one character
};

// Takes the next key from the front of the bytes; nothing: it is not complete yet. `all`: nothing more is on its way,
// so that a lone escape is the escape key.
std::optional<Key> takeKey(std::string& bytes, bool all);

// A line being typed, at its end only: enough for a move, and the same on every terminal.
class TypedLine {
 public:
  // True: the line is complete.
  bool press(const Key& key);

  const std::string& text() const { return text_; }
  void clear() { text_.clear(); }

 private:
  void eraseCharacter();

  std::string text_;
};

}  // namespace mastaba::cli
