// The battery as a program, so that the same checks run natively and in WebAssembly.
//
//   battery run GAME [GAMES]      every property, in so many random games
//   battery goldens GAME          checks the golden games on standard input
//   battery make-goldens GAME     prints those that the games on standard input lack
//   battery sees GAME             prints what everybody and what a seat sees
//   battery folder GAME           prints the room's folder
//   battery list                  prints the games
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/battery/rooms.h"

namespace {

using mastaba::battery::Battery;

std::string standardInput() {
  std::string text;
  char buffer[4096];
  while (const std::size_t read = std::fread(buffer, 1, sizeof buffer, stdin)) text.append(buffer, read);
  return text;
}

int runAll(const Battery& battery, int games) {
  mastaba::battery::Plan plan;
  if (games > 0) {
    plan.games = games;
    plan.calibrations = 1 + games / 4;
  }
  const mastaba::battery::Report report = battery.run(plan);
  std::fputs(report.text().c_str(), stdout);
  return report.failed() ? 1 : 0;
}

int checkGoldens(const Battery& battery) {
  const auto wrong = battery.checkGoldens(standardInput());
  for (const std::string& one : wrong) std::printf("FAILED %s\n", one.c_str());
  if (wrong.empty()) std::puts("ok     golden games");
  return wrong.empty() ? 0 : 1;
}

int usage() {
  std::fputs("usage: battery list | run GAME [GAMES] | goldens GAME | make-goldens GAME | sees GAME | folder GAME\n",
             stderr);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string what = argc > 1 ? argv[1] : "";
  if (what == "list") {
    for (const Battery* battery : mastaba::battery::batteries()) std::puts(battery->id);
    return 0;
  }
  const Battery* battery = argc > 2 ? mastaba::battery::batteryOf(argv[2]) : nullptr;
  if (!battery) return usage();
  if (what == "run") return runAll(*battery, argc > 3 ? std::atoi(argv[3]) : 0);
  if (what == "goldens") return checkGoldens(*battery);
  if (what == "make-goldens")
    return std::fputs(battery->missingGoldens(standardInput(), 1).c_str(), stdout) < 0 ? 1 : 0;
  if (what == "sees") return std::fputs(battery->sees().c_str(), stdout) < 0 ? 1 : 0;
  if (what == "folder") return std::puts(battery->folder) < 0 ? 1 : 0;
  return usage();
}
