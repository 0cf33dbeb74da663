#include "table/deal.h"

#include "describe/text.h"

namespace mastaba {
namespace {

constexpr std::string_view hexDigits = "0123456789abcdef";
constexpr std::string_view codeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int codeLength = 12;
constexpr int groupLength = 4;
constexpr int bitsOfLetter = 5;

// As the alphabet has it; 0: it is none of its letters.
char codeLetter(char typed) {
  if (typed >= 'a' && typed <= 'z') typed = static_cast<char>(typed - 'a' + 'A');
  if (typed == 'O') return '0';
  if (typed == 'I' || typed == 'L') return '1';
  return codeLetters.find(typed) == std::string_view::npos ? '\0' : typed;
}

std::string inGroups(std::string_view letters) {
  std::string code;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if (i > 0 && i % groupLength == 0) code += '-';
    code += letters[i];
  }
  return code;
}

// The code a text spells, as it is written; empty: it spells none.
std::string codeIn(std::string_view text) {
  std::string letters;
  for (const char c : text) {
    if (c == '-' || c == ' ' || c == '\t') continue;
    const char letter = codeLetter(c);
    if (letter == '\0' || letters.size() == codeLength) return {};
    letters += letter;
  }
  return letters.size() == codeLength ? inGroups(letters) : "";
}

}  // namespace

Deal dealFrom(std::string_view text) {
  text = trimmed(text);
  Seed seed;
  if (readSeed(text, seed)) return seed;
  std::string name = codeIn(text);
  if (name.empty()) name = text;
  seed = Seed::named(name);
  return {std::move(name), seed};
}

std::string codeFrom(u64 random) {
  std::string letters;
  for (int i = codeLength - 1; i >= 0; --i) letters += codeLetters[(random >> (i * bitsOfLetter)) & 31];
  return inGroups(letters);
}

std::string seedText(const Seed& seed) {
  std::string text;
  for (const u8 byte : seed.bytes) {
    text += hexDigits[byte >> 4];
    text += hexDigits[byte & 15];
  }
  return text;
}

bool readSeed(std::string_view text, Seed& seed) {
  if (text.size() != 2 * seed.bytes.size()) return false;
  Seed read;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t digit = hexDigits.find(text[i]);
    if (digit == std::string_view::npos) return false;
    u8& byte = read.bytes[i / 2];
    byte = static_cast<u8>((byte << 4) | digit);
  }
  seed = read;
  return true;
}

}  // namespace mastaba
