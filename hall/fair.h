// Deals that nobody picked, and that anybody can check.
//
// The house seals a secret before anybody sits down. Whoever sits down seals a share, and shows it only when the seals
// of all are known to all: so nobody, not even who runs the house and plays at the table, can choose a secret or a
// share that suits the rest. The seed is the hash of them all. When the game is over everything is shown, and a page
// works it out again.
//
// All of it are texts and their SHA-256 in hexadecimal digits, so that a few lines in any language can check them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/chance.h"

namespace mastaba::hall {

std::string sha256(std::string_view text);  // 64 digits

std::string sealOfSecret(std::string_view secret);
std::string sealOfShare(std::string_view share);
// The shares in the order of the seats; a bot has none.
Seed seedFrom(std::string_view secret, const std::vector<std::string>& shares);

// Who somebody is, from the token that only its browser knows. It proves itself, so the house need not keep it.
std::string guestOf(std::string_view token);

// Digits from 0 to 9 and a to f, that many.
bool isHex(std::string_view text, std::size_t digits);
inline constexpr std::size_t digitsOfHash = 64;

}  // namespace mastaba::hall
