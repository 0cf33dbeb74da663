// A deal: the seed that all luck of a table follows from, and the name by which people share it. The same name is the
// same luck everywhere, alone or in a group.
//
// A fresh deal is named by a code such as K7QM-2XBT-9FHD: twelve letters of Crockford's alphabet, which has no two that
// are easily taken for each other. Whoever knows the name knows every card. So it stands in the record, and everybody
// is told when the game is over, but nobody before.
#pragma once

#include <string>
#include <string_view>

#include "engine/chance.h"

namespace mastaba {

struct Deal {
  std::string name;  // empty: it has none
  Seed seed;

  Deal() = default;
  // A seed alone is a deal without a name.
  Deal(const Seed& nameless) : seed(nameless) {}
  Deal(std::string given, const Seed& named) : name(std::move(given)), seed(named) {}
};

// What a text stands for: 64 digits are a seed as it stands in a record, without a name. A code is meant in whatever
// spelling: small letters, without dashes or with blanks, O for 0, I and L for 1. Any other text names a seed as it is,
// but for blanks around it.
Deal dealFrom(std::string_view text);

// A code for a fresh deal, from 60 bits of the host's own random numbers; the upper four are not used.
std::string codeFrom(u64 random);

// A seed as 64 digits, as it stands in a record.
std::string seedText(const Seed& seed);
bool readSeed(std::string_view text, Seed& seed);

}  // namespace mastaba
