// Small things that are done with texts everywhere.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace mastaba {

// Without the blanks around it.
inline std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// "a,,b" has three parts, "" has one.
inline std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(at);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// The lines of a file: the last one may end with a line break or not.
inline std::vector<std::string_view> splitLines(std::string_view text) {
  std::vector<std::string_view> lines = split(text, '\n');
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

// As one compares what was typed: small letters, umlauts as ae, oe, ue, ss.
inline std::string folded(std::string_view text) {
  struct Letter {
    std::string_view letter;
    std::string_view as;
  };
  constexpr std::array<Letter, 7> letters{
      {{"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"Ä", "ae"}, {"Ö", "oe"}, {"Ü", "ue"}, {"ß", "ss"}}};
  std::string out;
  while (!text.empty()) {
    const auto found =
        std::find_if(letters.begin(), letters.end(), [&](const Letter& one) { return text.starts_with(one.letter); });
    if (found != letters.end()) {
      out += found->as;
      text.remove_prefix(found->letter.size());
      continue;
    }
    const char c = text[0];
    out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    text.remove_prefix(1);
  }
  return out;
}

// "a, b, c"
template <class Texts>
std::string joined(const Texts& texts, std::string_view between = ", ") {
  std::string out;
  for (const auto& text : texts) out.append(out.empty() ? "" : between).append(text);
  return out;
}

}  // namespace mastaba
