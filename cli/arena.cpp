// `mastaba arena`: many games between bots, and what they come to.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <fmt/format.h>
#include <map>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/happened.h"
#include "cli/layout.h"
#include "cli/texts.h"
#include "describe/text.h"

namespace mastaba::cli {
namespace {

volatile std::sig_atomic_t interrupted = 0;

// While it lives, Ctrl-C only asks to come to an end.
class Interruptible {
 public:
  Interruptible() {
    interrupted = 0;
    struct sigaction action{};
    action.sa_handler = [](int) { interrupted = 1; };
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, &before_);
  }
  ~Interruptible() { sigaction(SIGINT, &before_, nullptr); }
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;

 private:
  struct sigaction before_{};
};

// "1,2": a level for each bot. A single one plays on as many seats as there are players.
std::string readLevels(const ArenaOptions& options, const Room& room, std::vector<int>& levels, Language language) {
  for (const std::string_view part : split(options.bots, ',')) {
    levels.push_back(part == "r" ? 11 : part == "s" ? 12 : part == "p" ? 13 : levelIn(trimmed(part)));
    if (levels.back() == 0) return say(ArenaText::badLevel, language, {saidText("text", std::string(trimmed(part)))});
  }
  const int wanted = options.players > 0 ? options.players : room.fewest;
  if (levels.size() == 1) levels.resize(static_cast<std::size_t>(std::max(wanted, 1)), levels[0]);
  const int count = static_cast<int>(levels.size());
  if (options.players > 0 && options.players != count)
    return say(ArenaText::notAsMany, language, {saidOf("count", count), saidOf("all", options.players)});
  return countProblem(room, count, language);
}

// For the time being: 0 to 5 levels, 11 random, 12 simple, 13 plain.
Player playerOf(int level) {
  const char* sims = std::getenv("SIMS");
  const char* ms = std::getenv("MS");
  Player p{level == 11   ? Mind::random
           : level == 12 ? Mind::simple
           : level == 13 ? Mind::plain
                         : Mind::level,
           level, 0, 0};
  if (level == 5 && sims) p.simulations = std::atoi(sims);
  if (level == 5 && ms) p.milliseconds = std::atoi(ms);
  if (level == 13) p.simulations = std::atoi(std::getenv("PLAIN"));
  return p;
}

struct Tally {  // of one bot
  int level = 0;
  std::vector<int> points;
  Average mean;  // of the points
  Average wins;
};

void add(std::vector<Tally>& tallies, const BotGame& game, std::size_t turned) {
  const std::size_t players = tallies.size();
  for (std::size_t i = 0; i < players; ++i) {
    const std::size_t seat = (i + turned) % players;
    tallies[i].points.push_back(game.points[seat]);
    tallies[i].mean.add(game.points[seat]);
    tallies[i].wins.add(victoryOf(game, seat));
  }
}

void print(std::vector<Tally>& tallies, Language language) {
  const auto head = [&](ArenaText text) { return say(text, language); };
  const bool alone = tallies.size() == 1;
  std::string line = fmt::format("{:<5} {:>6} {:>17} {:>13} {:>6} {:>7} {:>6} {:>6}", head(ArenaText::bot),
                                 head(ArenaText::level), head(ArenaText::points), head(ArenaText::worst), "p10",
                                 head(ArenaText::median), "p90", head(ArenaText::best));
  if (!alone) line += fmt::format(" {:>17}", head(ArenaText::wins));
  fmt::print("{}\n", line);
  for (std::size_t i = 0; i < tallies.size(); ++i) {
    Tally& tally = tallies[i];
    const Mean points = tally.mean.mean();
    const Mean wins = tally.wins.mean();
    std::sort(tally.points.begin(), tally.points.end());
    line = fmt::format("{:<5} {:>6} {:>9.2f} ± {:>5.2f} {:>13} {:>6} {:>7} {:>6} {:>6}", i + 1, tally.level,
                       points.value, points.within, tally.points.front(), quantile(tally.points, 0.1),
                       quantile(tally.points, 0.5), quantile(tally.points, 0.9), tally.points.back());
    if (!alone) line += fmt::format(" {:>7.1f} ± {:>5.1f} %", wins.value * 100, wins.within * 100);
    fmt::print("{}\n", line);
  }
}

// How the games ended, where there are several ways.
void print(const std::map<std::string, int>& endings, const Words& words, Language language) {
  if (endings.size() < 2) return;
  int all = 0;
  for (const auto& [how, many] : endings) all += many;
  fmt::print("\n{}\n", say(ArenaText::endings, language));
  for (const auto& [how, many] : endings)
    fmt::print("  {:>5.1f} % {}\n", 100.0 * many / all, words.say(language, "how." + how, {}));
}

// The events to count, each once, or what there is instead of them.
std::string readEvents(const ArenaOptions& options, const Room& room, std::vector<EventTally>& tallies,
                       Language language) {
  const std::vector<Shape> events = room.events();
  std::vector<std::string> names;
  for (const Shape& event : events) names.push_back(event.name);
  for (const std::string& name : options.by) {
    const auto event = std::find_if(events.begin(), events.end(), [&](const Shape& one) { return one.name == name; });
    if (event == events.end())
      return say(ArenaText::noEvent, language, {saidText("text", name), saidText("names", joined(names))});
    const bool twice =
        std::any_of(tallies.begin(), tallies.end(), [&](const EventTally& one) { return one.name() == name; });
    if (!twice) tallies.emplace_back(*event);
  }
  return {};
}

int complain(const std::string& problem) {
  fmt::print(stderr, "{}\n", printable(problem));
  return 1;
}

}  // namespace

int arena(const ArenaOptions& options, Language language) {
  const Room* room = roomOrComplain(options.game, language);
  if (!room) return 1;
  std::vector<int> levels;
  if (const std::string problem = readLevels(options, *room, levels, language); !problem.empty())
    return complain(problem);
  boost::json::object chosen;
  if (const std::string problem = readOptions(*room, options.options, chosen, language); !problem.empty())
    return complain(problem);
  std::vector<EventTally> counted;
  if (const std::string problem = readEvents(options, *room, counted, language); !problem.empty())
    return complain(problem);
  std::vector<std::string> events;
  for (const EventTally& tally : counted) events.push_back(tally.name());
  chosen["players"] = static_cast<std::int64_t>(levels.size());
  const boost::json::value how(chosen);

  std::map<std::string, int> endings;
  std::vector<Tally> tallies;
  for (const int level : levels) tallies.push_back({level, {}, {}, {}});
  const bool watched = isatty(STDERR_FILENO) != 0;
  const auto start = std::chrono::steady_clock::now();
  const auto seconds = [&start] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  const Interruptible interruptible;
  double shown = 0;
  int played = 0;
  for (; played < options.games && interrupted == 0; ++played) {
    // Each bot sits on each seat equally often: who begins makes no difference in the end.
    const std::size_t turned = static_cast<std::size_t>(played) % levels.size();
    std::vector<Player> seats(levels.size());
    for (std::size_t i = 0; i < levels.size(); ++i) seats[(i + turned) % levels.size()] = playerOf(levels[i]);
    BotGame game;
    const Seed deal = Seed::named(options.seed + " " + std::to_string(played + 1));
    if (const Fault fault = room->playBots(how, deal, seats, events, nullptr, game))
      return complain(sayFault(fault, language));
    add(tallies, game, turned);
    ++endings[std::string(game.how)];
    for (std::size_t i = 0; i < counted.size(); ++i) counted[i].add(game, i);
    if (watched && seconds() > shown + 0.2) {
      shown = seconds();
      fmt::print(stderr, "{}\r",
                 say(ArenaText::running, language, {saidOf("count", played + 1), saidOf("all", options.games)}));
    }
  }
  if (interrupted != 0)
    fmt::print(stderr, "\n{}\n",
               say(ArenaText::stopped, language, {saidOf("count", played), saidOf("all", options.games)}));
  if (played > 0) {
    fmt::print(stderr, "{}\n",
               say(ArenaText::took, language,
                   {saidOf("count", played), saidText("text", fmt::format("{:.1f}", seconds() * 1e3 / played))}));
    print(tallies, language);
    print(endings, *room->words, language);
    for (const EventTally& tally : counted) {
      fmt::print("\n");
      for (const std::string& line : tally.lines(*room->words, language, levels.size() > 1)) fmt::print("{}\n", line);
    }
  }
  return interrupted != 0 ? 128 + SIGINT : 0;
}

}  // namespace mastaba::cli
