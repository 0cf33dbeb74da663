#include "cli/keys.h"

namespace mastaba::cli {
namespace {

constexpr char escape = '\x1b';
constexpr std::size_t longestLine = 4000;

std::size_t characterLength(unsigned char first) {
  if (first >= 0xf8 || (first >= 0x80 && first < 0xc0)) return 1;  // begins no character
  if (first >= 0xf0) return 4;
  if (first >= 0xe0) return 3;
  return first >= 0xc0 ? 2 : 1;
}

Key::Name controlName(char c) {
  switch (c) {
    case '\r':
    case '\n':
      return Key::Name::enter;
    case '\x7f':
    case '\b':
      return Key::Name::erase;
    case '\x04':  // Ctrl-D
      return Key::Name::end;
    case '\x0c':  // Ctrl-L
      return Key::Name::redraw;
    case '\x15':  // Ctrl-U
      return Key::Name::eraseLine;
    case '\x17':  // Ctrl-W
      return Key::Name::eraseWord;
    default:
      return Key::Name::other;
  }
}

Key::Name sequenceName(std::string_view sequence) {
  if (sequence == "[A" || sequence == "OA") return Key::Name::up;
  if (sequence == "[B" || sequence == "OB") return Key::Name::down;
  if (sequence == "[5~") return Key::Name::pageUp;
  if (sequence == "[6~") return Key::Name::pageDown;
  return Key::Name::other;
}

// The length of the sequence after an escape; 0: its end has not come yet.
std::size_t sequenceLength(std::string_view rest) {
  if (rest.empty()) return 0;
  if (rest[0] != '[' && rest[0] != 'O') return 1;
  for (std::size_t i = 1; i < rest.size(); ++i)
    if (rest[i] >= '@' && rest[i] <= '~') return i + 1;
  return 0;
}

}  // namespace

std::optional<Key> takeKey(std::string& bytes, bool all) {
  if (bytes.empty()) return {};
  const auto first = static_cast<unsigned char>(bytes[0]);
  if (bytes[0] == escape) {
    const std::size_t length = sequenceLength(std::string_view(bytes).substr(1));
    if (length == 0 && !all) return {};
    Key key{length == 0 ? Key::Name::other : sequenceName(std::string_view(bytes).substr(1, length)), {}};
    bytes.erase(0, length == 0 ? bytes.size() : length + 1);
    return key;
  }
  if (first < 0x20 || first == 0x7f) {
    Key key{controlName(bytes[0]), {}};
    bytes.erase(0, 1);
    return key;
  }
  const std::size_t length = characterLength(first);
  std::size_t there = 1;
  while (there < length && there < bytes.size() && (static_cast<unsigned char>(bytes[there]) & 0xc0) == 0x80) ++there;
  if (there == bytes.size() && there < length && !all) return {};
  std::string text = bytes.substr(0, there);
  bytes.erase(0, there);
  // A lost half of a character is no text.
  const bool whole = there == length && (length > 1 || first < 0x80);
  return whole ? Key{Key::Name::text, std::move(text)} : Key{};
}

void TypedLine::eraseCharacter() {
  while (!text_.empty() && (static_cast<unsigned char>(text_.back()) & 0xc0) == 0x80) text_.pop_back();
  if (!text_.empty()) text_.pop_back();
}

bool TypedLine::press(const Key& key) {
  switch (key.name) {
    case Key::Name::enter:
      return true;
    case Key::Name::text:
      if (text_.size() < longestLine) text_ += key.text;
      return false;
    case Key::Name::erase:
      eraseCharacter();
      return false;
    case Key::Name::eraseLine:
      text_.clear();
      return false;
    case Key::Name::eraseWord:
      while (text_.ends_with(' ')) text_.pop_back();
      while (!text_.empty() && !text_.ends_with(' ')) text_.pop_back();
      return false;
    default:
      return false;
  }
}

}  // namespace mastaba::cli
