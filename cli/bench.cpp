// How fast the games are, natively and in WebAssembly. Rounds of both take turns, so that whatever else the machine
// does falls on both; what counts is the ratio, and the median of the rounds.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/texts.h"
#include "house/room.h"

namespace mastaba::cli {
namespace {

constexpr int rounds = 5;

double secondsOf(u64 (*work)(u64), u64 n) {
  const auto start = std::chrono::steady_clock::now();
  const u64 result = work(n);
  asm volatile("" : : "r"(result));
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// So many that it takes about as long as asked for.
u64 amountFor(u64 (*work)(u64), double seconds) {
  u64 n = 1000;
  while (secondsOf(work, n) < seconds / 8) n *= 2;
  return n * 8;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

double nanoseconds(u64 (*work)(u64), double seconds) {
  const u64 n = amountFor(work, seconds / rounds);
  std::vector<double> each;
  for (int round = 0; round < rounds; ++round) each.push_back(secondsOf(work, n) / static_cast<double>(n) * 1e9);
  return median(each);
}

// The WebAssembly build and what runs it; or why there is none.
struct Wasm {
  std::string module;
  std::string runner;
  std::string missing;
};

Wasm findWasm(const std::string& given) {
  // This program is built as ROOT/build/release/cli/mastaba.
  std::error_code unknown;
  std::filesystem::path root = std::filesystem::read_symlink("/proc/self/exe", unknown);
  for (int up = 0; up < 4; ++up) root = root.parent_path();
  Wasm wasm;
  wasm.runner = root / "wasm/bench.mjs";
  wasm.module = given.empty() ? (root / "build/wasm/wasm/mastaba.wasm").string() : given;
  if (!std::filesystem::exists(wasm.module))
    wasm.missing = wasm.module + " is not there";
  else if (!std::filesystem::exists(wasm.runner))
    wasm.missing = wasm.runner + " is not there";
  else if (std::system("node --version > /dev/null 2>&1") != 0)
    wasm.missing = "node is not installed";
  return wasm;
}

// Moves per second in WebAssembly; 0 if it could not be measured.
double wasmRound(const Wasm& wasm, std::size_t room, u64 moves) {
  const std::string call = fmt::format("node '{}' '{}' {} {}", wasm.runner, wasm.module, room, moves);
  FILE* pipe = popen(call.c_str(), "r");
  if (!pipe) return 0;
  double result = 0;
  if (std::fscanf(pipe, "%lf", &result) != 1) result = 0;
  return pclose(pipe) == 0 ? result : 0;
}

struct Figures {
  double movesPerSecond = 0;
  double wasmMovesPerSecond = 0;
  double ratio = 0;  // the median of the ratios, each of two rounds that were neighbours
  double copy = 0;
  double view = 0;
  double json = 0;
  double world = 0;
  double simulation = 0;
};

Figures measure(std::size_t index, const Wasm& wasm, double seconds) {
  const Room& room = *rooms()[index];
  Figures figures;
  const u64 moves = amountFor(room.work.randomMoves, seconds / rounds);
  std::vector<double> native;
  std::vector<double> browser;
  std::vector<double> ratios;
  for (int round = 0; round < rounds; ++round) {
    native.push_back(static_cast<double>(moves) / secondsOf(room.work.randomMoves, moves));
    if (!wasm.missing.empty()) continue;
    browser.push_back(wasmRound(wasm, index, moves));
    ratios.push_back(browser.back() / native.back());
  }
  figures.movesPerSecond = median(native);
  if (!browser.empty()) {
    figures.wasmMovesPerSecond = median(browser);
    figures.ratio = median(ratios);
  }
  figures.copy = nanoseconds(room.work.stateCopies, seconds);
  figures.view = nanoseconds(room.work.views, seconds);
  figures.json = nanoseconds(room.work.viewsAsJson, seconds);
  figures.world = nanoseconds(room.work.worlds, seconds);
  figures.simulation = nanoseconds(room.work.simulations, seconds);
  return figures;
}

std::string jsonOf(const Room& room, const Figures& figures) {
  std::string out = fmt::format(
      "\"{}\":{{\"moves_per_second\":{:.0f},\"state_bytes\":{},\"copy_ns\":{:.1f},\"view_ns\":{:.1f},"
      "\"view_json_ns\":{:.0f},\"imagine_ns\":{:.0f},\"simulations_per_second\":{:.0f}",
      room.id, figures.movesPerSecond, room.stateBytes, figures.copy, figures.view, figures.json, figures.world,
      1e9 / figures.simulation);
  if (figures.ratio > 0)
    out += fmt::format(",\"wasm_moves_per_second\":{:.0f},\"wasm_ratio\":{:.3f}", figures.wasmMovesPerSecond,
                       figures.ratio);
  return out + "}";
}

}  // namespace

int bench(const BenchOptions& options, Language language) {
  if (!options.game.empty() && !roomOrComplain(options.game, language)) return 1;
  const Wasm wasm = findWasm(options.wasm);
  if (!wasm.missing.empty())
    fmt::print(stderr, "{}\n", say(Text::benchNoWasm, language, {saidText("why", wasm.missing)}));
  if (!options.json)
    fmt::print("{:<10} {:>12} {:>12} {:>6} {:>8} {:>8} {:>8} {:>11} {:>9} {:>9}\n", "game", "moves/s", "in wasm",
               "ratio", "state", "copy", "view", "view JSON", "imagine", "thoughts/s");
  std::string json;
  for (std::size_t i = 0; i < rooms().size(); ++i) {
    const Room& room = *rooms()[i];
    if (!options.game.empty() && options.game != room.id) continue;
    if (isatty(STDERR_FILENO) != 0)
      fmt::print(stderr, "{}\r", say(Text::benchMeasuring, language, {saidText("game", std::string(room.id))}));
    const Figures figures = measure(i, wasm, options.seconds);
    if (options.json) {
      json += (json.empty() ? "" : ",") + jsonOf(room, figures);
      continue;
    }
    const std::string inWasm = figures.ratio > 0 ? fmt::format("{:.1f} M", figures.wasmMovesPerSecond / 1e6) : "-";
    const std::string ratio = figures.ratio > 0 ? fmt::format("{:.2f}", figures.ratio) : "-";
    fmt::print("{:<10} {:>10.1f} M {:>12} {:>6} {:>6} B {:>5.1f} ns {:>5.1f} ns {:>8.2f} us {:>6.0f} ns {:>8.0f} k\n",
               room.id, figures.movesPerSecond / 1e6, inWasm, ratio, room.stateBytes, figures.copy, figures.view,
               figures.json / 1e3, figures.world, 1e6 / figures.simulation);
  }
  if (options.json) fmt::print("{{{}}}\n", json);
  return 0;
}

}  // namespace mastaba::cli
