#include "hall/fair.h"

#include <algorithm>
#include <array>
#include <openssl/sha.h>

#include "table/deal.h"

namespace mastaba::hall {

std::string sha256(std::string_view text) {
  Seed hash;  // as many bytes, and written the same way
  SHA256(reinterpret_cast<const unsigned char*>(text.data()), text.size(), hash.bytes.data());
  return seedText(hash);
}

// The word before says what is hashed, so that no hash can stand for another.
std::string sealOfSecret(std::string_view secret) { return sha256("mastaba secret:" + std::string(secret)); }
std::string sealOfShare(std::string_view share) { return sha256("mastaba share:" + std::string(share)); }

Seed seedFrom(std::string_view secret, const std::vector<std::string>& shares) {
  std::string all = "mastaba deal:" + std::string(secret);
  for (const std::string& share : shares) all += ":" + share;
  Seed seed;
  (void)readSeed(sha256(all), seed);
  return seed;
}

std::string guestOf(std::string_view token) { return sha256("mastaba guest:" + std::string(token)).substr(0, 32); }

bool isHex(std::string_view text, std::size_t digits) {
  return text.size() == digits &&
         std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

}  // namespace mastaba::hall
