// A pen: what a game draws its picture with. The game says what stands where; the pen knows the reader's words, the
// players' names, and whether the paper shows colours. The plain pen is for tests and logs.
#pragma once

#include <boost/describe/enum_to_string.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/seats.h"

namespace mastaba {

enum class Ink : u8 { plain, strong, faint, red, green, yellow, blue, magenta, cyan };

struct Pen {
  // The reader's word for a key of words.txt, in one of its forms.
  std::function<std::string(std::string_view key, std::string_view form)> words;
  std::vector<std::string> names;  // of the players
  bool colour = false;
  // Whose board is drawn, where each player has one of its own; nobody: the observer's. Other games pass it over. It
  // changes what is drawn, never what may be seen: that is up to the view.
  Seat whose = nobody;

  // The seat whose board that is; a spectator sees the first seat's.
  Seat board(Seat observer) const {
    if (whose != nobody) return whose;
    return observer == spectator ? Seat(0) : observer;
  }

  // Without words a key speaks for itself: the last part of it.
  std::string word(std::string_view key, std::string_view form = {}) const;
  // The word of an enumerator: word("card", Card::torch5) has the key "card.torch5".
  template <class E>
    requires std::is_enum_v<E>
  std::string word(std::string_view kind, E value, std::string_view form = {}) const {
    return word(std::string(kind) + "." + boost::describe::enum_to_string(value, "?"), form);
  }
  std::string name(Seat seat) const;
  std::string ink(Ink ink, std::string_view text) const;
};

// The length of an ink at the front of a text; 0: there is none.
std::size_t inkLength(std::string_view text);
// The length of the character of UTF-8 at the front of a text.
std::size_t characterLength(std::string_view text);

// How many columns of a terminal a text takes; inks take none.
int columnsOf(std::string_view text);

// Filled up with blanks; what is too long is cut, and ends in an ellipsis.
std::string padded(const std::string& text, int columns);
// With blanks before it.
std::string rightAligned(const std::string& text, int columns);

}  // namespace mastaba
