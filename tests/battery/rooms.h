// The batteries of all games, by name.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/battery/report.h"

namespace mastaba::battery {

struct Battery {
  const char* id;
  const char* folder;  // of the room, with its goldens.txt and sees.txt
  Report (*run)(const Plan&);
  std::vector<std::string> (*checkGoldens)(std::string_view file);
  std::string (*missingGoldens)(std::string_view file, u64 seed);
  std::string (*sees)();
};

std::span<const Battery* const> batteries();
const Battery* batteryOf(std::string_view id);

}  // namespace mastaba::battery
