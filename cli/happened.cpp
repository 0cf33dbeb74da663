#include "cli/happened.h"

#include <algorithm>
#include <fmt/format.h>

#include "cli/texts.h"
#include "describe/text.h"

namespace mastaba::cli {
namespace {

constexpr std::string_view whole;  // the key of an event without values

std::optional<std::size_t> firstOf(const std::vector<Shape>& fields, const auto& fits) {
  const auto found = std::find_if(fields.begin(), fields.end(), fits);
  if (found == fields.end()) return {};
  return static_cast<std::size_t>(found - fields.begin());
}

bool isNoun(const Shape& field) { return field.kind == Said::Kind::noun; }
bool isListOfNouns(const Shape& field) { return field.kind == Said::Kind::list && isNoun(field.parts.front()); }

std::string shown(const Mean& mean) { return fmt::format("{:.2f} ± {:.2f}", mean.value, mean.within); }

}  // namespace

double victoryOf(const BotGame& game, std::size_t seat) {
  const auto winners = static_cast<double>(std::count(game.place.begin(), game.place.end(), 1));
  return game.place[seat] == 1 ? 1 / winners : 0;
}

EventTally::EventTally(const Shape& event) : name_(event.name) {
  seat_ =
      firstOf(event.parts, [](const Shape& field) { return field.name == "seat" && field.kind == Said::Kind::seat; });
  value_ = firstOf(event.parts, isNoun);
  if (!value_) value_ = firstOf(event.parts, isListOfNouns);
  if (!value_) {
    victories_.emplace(whole, Average());
    return;
  }
  const Shape& field = event.parts[*value_];
  for (const std::string& key : isNoun(field) ? field.keys : field.parts.front().keys)
    victories_.emplace(key, Average());
}

std::vector<std::string> EventTally::valuesOf(const Happening& happening) const {
  if (!value_) return {std::string(whole)};
  const Said& field = happening.fields[*value_];
  std::vector<std::string> values;
  if (field.kind == Said::Kind::noun)
    values.push_back(field.text);
  else
    for (const Said& item : field.parts) values.push_back(item.text);
  std::erase_if(values, [this](const std::string& value) { return !victories_.contains(value); });
  return values;
}

void EventTally::add(std::span<const BotGame> games, std::size_t number) {
  struct Sum {
    double victory = 0;
    int seats = 0;
  };
  int all = 0;
  std::map<std::string, Sum> sums;
  for (const BotGame& game : games) {
    int often = 0;
    std::map<std::string, Seats> happenedTo;
    for (const Happening& happening : game.happened) {
      if (happening.event != number) continue;
      ++often;
      if (!seat_) continue;
      const Seat seat(static_cast<int>(happening.fields[*seat_].number));
      if (seat == nobody) continue;
      for (const std::string& value : valuesOf(happening)) happenedTo[value].add(seat);
    }
    all += often;
    often_.push_back(often);
    for (const auto& [value, seats] : happenedTo)
      for (const Seat seat : seats) {
        sums[value].victory += victoryOf(game, static_cast<std::size_t>(seat));
        ++sums[value].seats;
      }
  }
  perGame_.add(all, static_cast<double>(games.size()));
  for (const auto& [value, sum] : sums) victories_[value].add(sum.victory, sum.seats);
}

std::map<std::string, Average> EventTally::victories() const {
  if (!seat_) return {};
  return victories_;
}

Lines EventTally::lines(const Words& words, Language language, bool victories) const {
  std::vector<int> sorted = often_;
  std::sort(sorted.begin(), sorted.end());
  Lines lines{say(ArenaText::perGame, language,
                  {saidText("name", name_), saidText("number", shown(perGame_.mean())),
                   saidOf("median", quantile(sorted, 0.5)), saidOf("high", quantile(sorted, 0.9))})};
  if (!seat_) return lines;

  struct Row {
    std::string name;
    std::string key;
    const Average* seats;
  };
  std::vector<Row> rows;
  int widest = 0;
  for (const auto& [value, seats] : victories_) {
    if (seats.count() == 0 && value != whole) continue;
    rows.push_back({value == whole ? say(ArenaText::atAll, language) : words.say(language, value, {}), value, &seats});
    widest = std::max(widest, columnsOf(rows.back().name));
  }
  const auto place = [](const Row& row) { return std::pair(folded(row.name), row.key); };
  std::sort(rows.begin(), rows.end(), [&](const Row& a, const Row& b) { return place(a) < place(b); });

  const auto add = [&](const std::string& name, const std::string& seats, const std::string& wins) {
    lines.push_back(fmt::format("  {} {:>8}", padded(name, widest), seats));
    if (victories) lines.back() += fmt::format(" {:>17}", wins);
  };
  add("", say(ArenaText::seats, language), say(ArenaText::wins, language));
  for (const Row& row : rows) {
    const Mean wins = row.seats->mean();
    const bool ever = row.seats->count() > 0;
    add(row.name, fmt::format("{:.0f}", row.seats->count()),
        ever ? fmt::format("{:.1f} ± {:>5.1f} %", wins.value * 100, wins.within * 100) : "–");
  }
  return lines;
}

}  // namespace mastaba::cli
