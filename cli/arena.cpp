// `mastaba arena`: many games between players that are no people, and what they come to.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <thread>
#include <unistd.h>

#include "cli/arena_games.h"
#include "cli/arena_players.h"
#include "cli/arena_report.h"
#include "cli/arena_results.h"
#include "cli/commands.h"
#include "cli/interruptible.h"
#include "cli/texts.h"
#include "describe/text.h"

namespace mastaba::cli {
namespace {

class Clock {
 public:
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

std::string minutes(double seconds) {
  const auto all = std::llround(seconds);
  if (all >= 3600) return fmt::format("{}:{:02}:{:02}", all / 3600, all / 60 % 60, all % 60);
  return fmt::format("{}:{:02}", all / 60, all % 60);
}

// A line that is written over itself, where somebody watches.
class Progress {
 public:
  Progress(int games, Language language) : games_(games), language_(language) {}
  ~Progress() {
    if (shown_ > 0) fmt::print(stderr, "\r\033[K");
  }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(int done, const Results& results) {
    if (!watched_ || clock_.seconds() < shown_ + 0.2) return;
    shown_ = clock_.seconds();
    constexpr int width = 20;
    const int full = static_cast<int>(static_cast<long long>(width) * done / games_);
    std::string name;
    std::string share;
    if (results.players().size() > 1 && results.games() > 0) {
      name = results.players()[0].name;
      share = fmt::format("{:.1f}", results.players()[0].victories.mean().value * 100);
    }
    const std::string left = done > 0 ? minutes(shown_ * (games_ - done) / done) : "";
    const std::string words = say(ArenaText::running, language_,
                                  {saidOf("count", done), saidOf("all", games_), saidText("name", name),
                                   saidText("number", share), saidText("text", left)});
    const std::string line = fmt::format("[{:#<{}}{:.<{}}] {}", "", full, "", width - full, words);
    fmt::print(stderr, "\r{}\033[K", cut(line, 79));
    std::fflush(stderr);
  }

 private:
  int games_;
  Language language_;
  bool watched_ = isatty(STDERR_FILENO) != 0;
  Clock clock_;
  double shown_ = 0;  // when
};

// The events to count, each once, or what there is instead of them.
std::string readEvents(const ArenaOptions& options, const Room& room, std::vector<Shape>& counted, Language language) {
  const std::vector<Shape> events = room.events();
  std::vector<std::string> names;
  for (const Shape& event : events) names.push_back(event.name);
  for (const std::string& name : options.by) {
    const auto named = [&](const Shape& one) { return one.name == name; };
    const auto event = std::find_if(events.begin(), events.end(), named);
    if (event == events.end())
      return say(ArenaText::noEvent, language, {saidText("text", name), saidText("names", joined(names))});
    if (std::none_of(counted.begin(), counted.end(), named)) counted.push_back(*event);
  }
  return {};
}

int complain(const std::string& problem) {
  fmt::print(stderr, "{}\n", printable(problem));
  return 1;
}

void print(std::FILE* file, const Lines& lines) {
  for (const std::string& line : lines) fmt::print(file, "{}\n", line);
}

}  // namespace

int arena(const ArenaOptions& options, Language language) {
  const Room* room = roomOrComplain(options.game, language);
  if (!room) return 1;
  const Contestants contestants =
      readContestants(options.players, {options.simulations, options.milliseconds}, *room, language);
  if (!contestants.problem.empty()) return complain(contestants.problem);
  boost::json::object chosen;
  if (const std::string problem = readOptions(*room, options.options, chosen, language); !problem.empty())
    return complain(problem);
  std::vector<Shape> counted;
  if (const std::string problem = readEvents(options, *room, counted, language); !problem.empty())
    return complain(problem);
  const std::size_t count = contestants.all.size();
  std::optional<Sprt> sprt;
  if (options.test)
    if (const std::string problem = readSprt(options.sprt, count, sprt, language); !problem.empty())
      return complain(problem);

  Match match{room, {}, {}, {}, options.seed};
  chosen["players"] = static_cast<std::int64_t>(count);
  match.options = chosen;
  for (const Contestant& contestant : contestants.all) match.players.push_back(contestant.player);
  for (const Shape& event : counted) match.events.push_back(event.name);
  const int seatings = seatingsOf(match.players);
  const int units = (options.games + seatings - 1) / seatings;
  const int games = units * seatings;
  if (games != options.games)
    fmt::print(stderr, "{}\n",
               say(ArenaText::rounded, language,
                   {saidOf("count", games), saidOf("all", options.games), saidOf("any", seatings)}));
  const int cores = static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U));
  const int threads = std::min(options.threads > 0 ? options.threads : cores, units);

  Results results(contestants.all, counted, sprt, seatings);
  const Clock clock;
  {
    const Interruptible interruptible;
    Progress progress(games, language);
    const Fault fault = playUnits(
        match, units, threads, Interruptible::stop, [&](const Unit& unit) { return results.add(unit); },
        [&](int done) { progress.show(done, results); });
    if (fault) return complain(sayFault(fault, language));
  }
  const double seconds = clock.seconds();
  if (Interruptible::interrupted != 0)
    fmt::print(stderr, "{}\n",
               say(ArenaText::stopped, language, {saidOf("count", results.games()), saidOf("all", games)}));
  if (results.games() > 0) {
    if (options.json) {
      fmt::print("{}\n", jsonReport(results,
                                    {&match, sprt, options.games, seatings, threads, Interruptible::interrupted != 0}));
    } else {
      const std::string each = fmt::format("{:.1f}", seconds * 1e3 / results.games());
      fmt::print(stderr, "{}\n",
                 say(ArenaText::took, language, {saidOf("count", results.games()), saidText("text", each)}));
      print(stdout, report(results, sprt, *room, language));
      std::fflush(stdout);
      fmt::print(stderr, "\n");
      print(stderr, timeReport(results, language));
    }
  }
  return Interruptible::exitCode();
}

}  // namespace mastaba::cli
