// `mastaba load`: how much a house can bear.
#include <chrono>
#include <cstdio>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/interruptible.h"
#include "cli/texts.h"

namespace mastaba::cli {
namespace {

LoadText textOf(server::LoadStep step) {
  switch (step) {
    case server::LoadStep::connecting:
      return LoadText::connecting;
    case server::LoadStep::opening:
      return LoadText::opening;
    default:
      return LoadText::playing;
  }
}

LoadText textOf(const std::string& fault) {
  LoadText found = LoadText::broken;
  eachEnumerator<LoadText>([&](LoadText text, const char* name) {
    if (fault == name) found = text;
  });
  return found;
}

std::string rounded(double number, int digits = 1) { return fmt::format("{:.{}f}", number, digits); }

}  // namespace

int load(server::LoadPlan plan, Language language) {
  const Interruptible interruptible;
  server::allowManyFiles();
  plan.stop = &Interruptible::stop;
  const bool watched = isatty(STDERR_FILENO) != 0;
  auto shown = std::chrono::steady_clock::now();
  const server::LoadReport report = server::runLoad(plan, [&](server::LoadStep step, int done, int of) {
    const auto now = std::chrono::steady_clock::now();
    if (!watched || now < shown + std::chrono::milliseconds(200)) return;
    shown = now;
    fmt::print(stderr, "\r\033[K{}", say(textOf(step), language, {saidOf("count", done), saidOf("all", of)}));
  });
  if (watched) fmt::print(stderr, "\r\033[K");
  if (!report.fault.empty()) {
    const std::string address = fmt::format("{}:{}", plan.address, plan.port);
    fmt::print(stderr, "{}\n", say(textOf(report.fault), language, {saidText("address", address)}));
    return 1;
  }
  const auto line = [&](LoadText text, const std::vector<Said>& fields) {
    fmt::print("{}\n", say(text, language, fields));
  };
  constexpr double kilo = 1000;
  line(LoadText::people,
       {saidOf("all", report.tables), saidText("game", plan.game), saidOf("count", report.connections)});
  line(LoadText::moves, {saidOf("count", report.moves), saidText("number", rounded(report.seconds)),
                         saidText("text", rounded(static_cast<double>(report.moves) / report.seconds))});
  line(LoadText::took, {saidText("h0", rounded(report.p50)), saidText("h1", rounded(report.p99)),
                        saidText("text", rounded(report.worst))});
  line(LoadText::late, {saidOf("count", report.late), saidOf("all", report.refused)});
  line(LoadText::memory, {saidText("h0", rounded(report.bytesPerConnection / kilo)),
                          saidText("h1", rounded(report.bytesPerTable / kilo))});
  line(LoadText::cpu,
       {saidText("h0", rounded(report.houseCpu * 100, 0)), saidText("h1", rounded(report.ownCpu * 100, 0))});
  return 0;
}

}  // namespace mastaba::cli
