// `mastaba analyse`: what the decisions of a saved game were worth.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/chart.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/hints.h"
#include "cli/interruptible.h"
#include "cli/layout.h"
#include "cli/texts.h"
#include "cli/told.h"
#include "describe/text.h"
#include "house/analysis.h"

namespace mastaba::cli {
namespace {

constexpr std::size_t mostListed = 5;
constexpr int columns = 80;
constexpr int longestName = 14;  // beside a line of the chart

int complain(const std::string& problem) {
  fmt::print(stderr, "{}\n", printable(problem));
  return 1;
}

void print(const Lines& lines) {
  for (const std::string& line : lines) fmt::print("{}\n", printable(line));
}

class Report {
 public:
  Report(const Room& room, const AnyTable& table, const Analysis& analysis, Language language)
      : room_(room), analysis_(analysis), language_(language), names_(namesAt(table)) {
    for (const std::string& name : names_) widest_ = std::max(widest_, columnsOf(name));
    for (const Judged& one : analysis.decisions)
      for (const double value : one.values) highest_ = std::max(highest_, value);
    for (const double value : analysis.end) highest_ = std::max(highest_, value);
    if (!analysis.alone) highest_ = 1;
  }

  std::string title() const {
    return say(ReplayText::title, language_, {saidText("game", game()), saidText("names", joined(names_))});
  }

  // Each seat's way through the game: blocks, and three figures for those who would rather read.
  Lines ways() const {
    Lines lines = wrapped(say(analysis_.alone ? AnalyseText::points : AnalyseText::chances, language_), columns);
    const int figures = 3 * 7;
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      std::vector<double> values;
      for (const Judged& one : analysis_.decisions) values.push_back(one.values[seat]);
      if (!analysis_.end.empty()) values.push_back(analysis_.end[seat]);
      std::string line = "  " + padded(names_[seat], widest_) + "  ";
      const std::string blocks = blocksOf(values, highest_, columns - columnsOf(line) - figures);
      for (const double value : {values.front(), values[values.size() / 2], values.back()})
        line += fmt::format("{:>5}  ", text(value));
      lines.push_back(line + blocks);
    }
    return lines;
  }

  Lines costliest() const {
    const auto list = analysis_.costliest(mostListed, analysis_.alone ? 0.5 : 0.01);
    if (list.empty()) return wrapped(say(AnalyseText::flawless, language_), columns);
    Lines lines{say(AnalyseText::costliest, language_)};
    for (const Judged* one : list) {
      lines.push_back("  " + say(analysis_.alone ? AnalyseText::costAlone : AnalyseText::cost, language_,
                                 {saidText("number", std::to_string(one->number)), saidText("name", nameOf(one->seat)),
                                  saidText("value", text(one->value)), saidText("how", text(one->bestValue))}));
      const auto add = [&](AnalyseText what, const std::string& move) {
        for (const std::string& line : wrapped(say(what, language_, {saidText("move", move)}), columns - 4, 2))
          lines.push_back("    " + line);
      };
      add(AnalyseText::made, one->made);
      add(AnalyseText::better, one->best);
    }
    return lines;
  }

  Lines losses() const {
    Lines lines{say(analysis_.alone ? AnalyseText::lossesAlone : AnalyseText::losses, language_)};
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      const Analysis::Mean mean = analysis_.meanLoss(Seat(static_cast<int>(seat)));
      // Estimates may come out a little below nothing, which nobody can lose.
      const double loss = std::max(mean.loss, 0.0) * (analysis_.alone ? 1 : 100);
      lines.push_back("  " + padded(names_[seat], widest_) + "  " +
                      say(AnalyseText::loss, language_,
                          {saidText("text", fmt::format("{:.1f}", loss)), saidOf("count", mean.decisions)}));
    }
    return lines;
  }

  std::string chart() const {
    Chart chart;
    chart.title = say(analysis_.alone ? AnalyseText::chartTitleAlone : AnalyseText::chartTitle, language_,
                      {saidText("game", game())});
    chart.across = say(AnalyseText::chartAcross, language_);
    chart.wide = static_cast<double>(analysis_.moves);
    chart.high = highest_;
    chart.percent = !analysis_.alone;
    std::vector<std::string> about;
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      Chart::Line line{printable(names_[seat]), {}};
      for (const Judged& one : analysis_.decisions)
        line.points.emplace_back(static_cast<double>(one.number), one.values[seat]);
      if (!analysis_.end.empty()) line.points.emplace_back(chart.wide, analysis_.end[seat]);
      about.push_back(say(AnalyseText::chartLine, language_,
                          {saidText("name", line.name), saidText("how", text(line.points.front().second)),
                           saidText("value", text(line.points.back().second))}));
      line.name = cut(line.name, longestName);
      chart.lines.push_back(std::move(line));
    }
    chart.about = say(AnalyseText::chartDesc, language_,
                      {saidOf("all", static_cast<int>(analysis_.moves)), saidText("names", joined(about, "; "))});
    return svgOf(chart, nameOfEnum(language_));
  }

 private:
  std::string game() const { return room_.words->say(language_, "game.name", {}); }
  std::string nameOf(Seat seat) const { return names_[static_cast<std::size_t>(seat)]; }
  std::string text(double value) const { return analysis_.alone ? fmt::format("{:.1f}", value) : percent(value); }

  const Room& room_;
  const Analysis& analysis_;
  Language language_;
  std::vector<std::string> names_;
  int widest_ = 0;
  double highest_ = 0;
};

}  // namespace

int analyse(const AnalyseOptions& options, Language language) {
  const Loaded loaded = loadGame(options.file, language);
  if (!loaded.problem.empty()) return complain(loaded.problem);
  std::error_code unknown;
  if (!options.svg.empty() && std::filesystem::equivalent(options.svg, options.file, unknown))
    return complain(say(AnalyseText::ownFile, language, {saidText("file", options.svg)}));

  const AnyTable& table = *loaded.table;
  const int all = static_cast<int>(table.length());
  const bool watched = isatty(STDERR_FILENO) != 0;
  const Interruptible interruptible;
  const auto progress = [&](std::size_t moves) {
    if (watched)
      fmt::print(stderr, "\r{}",
                 say(AnalyseText::progress, language, {saidOf("count", static_cast<int>(moves)), saidOf("all", all)}));
  };
  const Player judge{.level = 5, .simulations = options.simulations};
  const Analysis analysis = analysed(table, judge, language, &Interruptible::stop, progress);
  if (watched) fmt::print(stderr, "\n");

  const Report report(*loaded.room, table, analysis, language);
  print({report.title(), ""});
  if (!table.actors().none()) {
    print(wrapped(say(AnalyseText::running, language), columns));
    print({""});
  }
  if (Interruptible::interrupted != 0)
    fmt::print(
        stderr, "{}\n",
        say(AnalyseText::stopped, language, {saidOf("count", static_cast<int>(analysis.moves)), saidOf("all", all)}));
  const int code = Interruptible::exitCode();
  if (analysis.decisions.empty()) {
    print(wrapped(say(AnalyseText::nothing, language), columns));
    return code;
  }
  for (const Lines& part : {report.ways(), report.costliest(), report.losses()}) {
    print(part);
    print({""});
  }
  print(wrapped(say(AnalyseText::doubt, language,
                    {saidOf("count", options.simulations),
                     saidText("number", std::to_string(std::min(4 * options.simulations, 1'000'000)))}),
                columns));
  if (options.svg.empty()) return code;
  if (const std::string problem = saveText(options.svg, report.chart(), language); !problem.empty())
    return complain(problem);
  print(wrapped(say(AnalyseText::saved, language, {saidText("file", options.svg)}), columns));
  return code;
}

}  // namespace mastaba::cli
