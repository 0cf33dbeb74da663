#include "tests/battery/rooms.h"

#include <array>

namespace mastaba::battery {

extern const Battery schatzBattery;
extern const Battery labyrinthBattery;
extern const Battery medaillonBattery;
extern const Battery goldBattery;
extern const Battery fluchBattery;
extern const Battery toyBattery;

std::span<const Battery* const> batteries() {
  static const std::array all{&schatzBattery, &labyrinthBattery, &medaillonBattery,
                              &goldBattery,   &fluchBattery,     &toyBattery};
  return all;
}

const Battery* batteryOf(std::string_view id) {
  for (const Battery* battery : batteries())
    if (id == battery->id) return battery;
  return nullptr;
}

}  // namespace mastaba::battery
