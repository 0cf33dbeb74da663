#include "cli/arena_report.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "cli/texts.h"

namespace mastaba::cli {
namespace {

using Rows = std::vector<std::vector<std::string>>;

std::string shown(double elo) {
  if (std::isinf(elo)) return elo > 0 ? "+∞" : "-∞";
  // Nobody needs to read "-0.0".
  return fmt::format("{:+.1f}", std::abs(elo) < 0.05 ? 0.0 : elo);
}

std::string shown(const Between& elo) {
  return fmt::format("{} ({} … {})", shown(elo.value), shown(elo.low), shown(elo.high));
}

// The heading, and for each player its number and name.
Rows rowsOf(const Results& results, Language language) {
  Rows rows{{"", say(ArenaText::player, language)}};
  for (const PlayerResult& player : results.players()) rows.push_back({std::to_string(rows.size()), player.name});
  return rows;
}

void addColumn(Rows& rows, const std::string& heading, const auto& cell) {
  rows[0].push_back(heading);
  for (std::size_t i = 1; i < rows.size(); ++i) rows[i].push_back(cell(i - 1));
}

void appendBelow(Lines& lines, const Lines& more) {
  if (!lines.empty() && !more.empty()) lines.emplace_back();
  append(lines, more);
}

Lines strengths(const Results& results, Language language) {
  const std::vector<PlayerResult>& players = results.players();
  if (players.size() < 2) return {};
  const std::vector<Between> elo = results.elo();
  Rows rows = rowsOf(results, language);
  addColumn(rows, say(ArenaText::wins, language), [&](std::size_t i) {
    const Mean wins = players[i].victories.mean();
    return fmt::format("{:.1f} ± {:>5.1f} %", wins.value * 100, wins.within * 100);
  });
  addColumn(rows, players.size() == 2 ? "Elo" : say(ArenaText::eloBeside, language),
            [&](std::size_t i) { return shown(elo[i]); });
  return tableOf(rows);
}

Lines points(const Results& results, Language language) {
  const std::vector<PlayerResult>& players = results.players();
  std::vector<std::vector<int>> sorted;
  for (const PlayerResult& player : players) {
    sorted.push_back(player.points);
    std::sort(sorted.back().begin(), sorted.back().end());
  }
  Rows rows = rowsOf(results, language);
  addColumn(rows, say(ArenaText::points, language), [&](std::size_t i) {
    const Mean mean = players[i].mean.mean();
    return fmt::format("{:.2f} ± {:>5.2f}", mean.value, mean.within);
  });
  const auto part = [&](const std::string& heading, double at) {
    addColumn(rows, heading, [&](std::size_t i) { return fmt::format("{:>4}", quantile(sorted[i], at)); });
  };
  part(say(ArenaText::worst, language), 0);
  part("p10", 0.1);
  part(say(ArenaText::median, language), 0.5);
  part("p90", 0.9);
  part(say(ArenaText::best, language), 1);
  return tableOf(rows);
}

std::string orNone(bool any, const std::string& text) { return any ? text : "–"; }

Lines effort(const Results& results, Language language) {
  const std::vector<PlayerResult>& players = results.players();
  Rows rows = rowsOf(results, language);
  addColumn(rows, say(ArenaText::choices, language),
            [&](std::size_t i) { return fmt::format("{:.1f}", players[i].choices / results.games()); });
  const bool searched =
      std::any_of(players.begin(), players.end(), [](const PlayerResult& player) { return player.simulations > 0; });
  if (searched)
    addColumn(rows, say(ArenaText::simulations, language), [&](std::size_t i) {
      return orNone(players[i].simulations > 0 && players[i].choices > 0,
                    fmt::format("{:.0f}", players[i].simulations / players[i].choices));
    });
  Lines lines{say(ArenaText::moves, language,
                  {saidText("number", fmt::format("{:.1f} ± {:.1f}", results.moves().mean().value,
                                                  results.moves().mean().within))})};
  append(lines, tableOf(rows));
  return lines;
}

Lines test(const Results& results, const std::optional<Sprt>& sprt, Language language) {
  const std::optional<SprtTally>& tally = results.sprt();
  if (!sprt || !tally) return {};
  const auto asked = [&](ArenaText text) {
    return say(text, language,
               {saidText("name", results.players()[0].name), saidText("h0", shown(sprt->elo0)),
                saidText("h1", shown(sprt->elo1)), saidText("number", fmt::format("{:+.2f}", tally->llr())),
                saidText("text", fmt::format("{:.2f}", Sprt::bound()))});
  };
  Lines lines{asked(ArenaText::sprt)};
  const Verdict verdict = tally->verdict();
  lines.push_back(asked(verdict == Verdict::h1   ? ArenaText::sprtH1
                        : verdict == Verdict::h0 ? ArenaText::sprtH0
                                                 : ArenaText::sprtOpen));
  return lines;
}

// How the games ended, where there are several ways.
Lines endings(const Results& results, const Words& words, Language language) {
  if (results.endings().size() < 2) return {};
  Lines lines{say(ArenaText::endings, language)};
  for (const auto& [how, many] : results.endings())
    lines.push_back(
        fmt::format("  {:>5.1f} % {}", 100.0 * many / results.games(), words.say(language, "how." + how, {})));
  return lines;
}

}  // namespace

Lines tableOf(const Rows& rows) {
  std::vector<int> widths(rows.empty() ? 0 : rows[0].size());
  for (const std::vector<std::string>& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columnsOf(row[i]));
  Lines lines;
  for (const std::vector<std::string>& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string blanks(static_cast<std::size_t>(widths[i] - columnsOf(row[i])), ' ');
      line += (i == 0 ? "" : "  ") + (i < 2 ? row[i] + blanks : blanks + row[i]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    lines.push_back(line);
  }
  return lines;
}

Lines report(const Results& results, const std::optional<Sprt>& sprt, const Room& room, Language language) {
  Lines lines = strengths(results, language);
  appendBelow(lines, test(results, sprt, language));
  appendBelow(lines, points(results, language));
  appendBelow(lines, effort(results, language));
  appendBelow(lines, endings(results, *room.words, language));
  for (const EventTally& event : results.events())
    appendBelow(lines, event.lines(*room.words, language, results.players().size() > 1));
  return lines;
}

Lines timeReport(const Results& results, Language language) {
  const std::vector<PlayerResult>& players = results.players();
  Rows rows = rowsOf(results, language);
  addColumn(rows, say(ArenaText::time, language), [&](std::size_t i) {
    return orNone(players[i].choices > 0, fmt::format("{:.3f}", players[i].seconds * 1e3 / players[i].choices));
  });
  addColumn(rows, say(ArenaText::slowest, language),
            [&](std::size_t i) { return fmt::format("{:.3f}", players[i].slowest * 1e3); });
  addColumn(rows, say(ArenaText::speed, language), [&](std::size_t i) {
    return orNone(players[i].simulations > 0 && players[i].seconds > 0,
                  fmt::format("{:.0f}", players[i].simulations / players[i].seconds));
  });
  return tableOf(rows);
}

}  // namespace mastaba::cli
