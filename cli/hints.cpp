#include "cli/hints.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "cli/texts.h"
#include "describe/json_in.h"
#include "describe/text.h"

namespace mastaba::cli {
namespace {

struct Row {
  std::string value;
  std::string type;
  std::string say;
};

// As the choices are numbered on the screen, or else the short form.
std::string typedFor(const json::value& hinted, const std::vector<Choice>& choices) {
  const json::value& move = hinted.get_object().at("move");
  const auto choice = std::find_if(choices.begin(), choices.end(), [&](const Choice& one) { return one.move == move; });
  return choice == choices.end() ? textAt(hinted, "type") : choice->label;
}

}  // namespace

std::string percent(double chance) {
  if (chance > 0.99 && chance < 1) return ">99 %";
  if (chance > 0 && chance < 0.01) return "<1 %";
  return fmt::format("{:.0f} %", chance * 100);
}

std::string chancesOf(const std::vector<std::string>& names, const std::vector<double>& chances) {
  std::vector<std::string> parts;
  for (std::size_t seat = 0; seat < std::min(names.size(), chances.size()); ++seat)
    if (chances[seat] >= 0) parts.push_back(names[seat] + " " + percent(chances[seat]));
  return joined(parts);
}

double numberIn(const json::value& number) {
  return number.is_double() ? number.get_double() : number.is_int64() ? static_cast<double>(number.get_int64()) : -1;
}

std::vector<double> numbersIn(const json::value& list) {
  std::vector<double> numbers;
  for (const json::value& number : list.get_array()) numbers.push_back(numberIn(number));
  return numbers;
}

Lines hintLines(std::string_view hint, const std::vector<Choice>& choices, const std::vector<std::string>& names,
                int most, bool stopped, Language language, int width, const Pen& pen) {
  json::value parsed;
  if (parseJson(hint, parsed)) return {};
  const json::object& fields = parsed.get_object();
  bool alone = false;
  std::vector<Row> rows;
  for (const json::value& one : fields.at("moves").get_array()) {
    if (static_cast<int>(rows.size()) == most) break;
    const json::value* points = one.get_object().if_contains("points");
    alone = points != nullptr;
    rows.push_back(
        {points ? fmt::format("{:.1f}", numberIn(*points)) : percent(numberIn(one.get_object().at("chance"))),
         typedFor(one, choices), textAt(one, "say")});
  }
  if (rows.empty()) return {};
  int values = 0;
  int types = 0;
  for (const Row& row : rows) {
    values = std::max(values, columnsOf(row.value));
    types = std::max(types, columnsOf(row.type));
  }
  const auto right = [](const std::string& text, int columns) {
    return std::string(static_cast<std::size_t>(std::max(columns - columnsOf(text), 0)), ' ') + text;
  };
  const std::vector<Said> count{saidOf("count", static_cast<int>(numberIn(fields.at("simulations"))))};
  Lines lines = wrapped(say(alone ? PlayText::hintAlone : PlayText::hint, language, count), width);
  const int indent = values + types + 6;
  for (const Row& row : rows) {
    const Lines text = wrapped(row.say, std::max(width - indent, 10));
    for (std::size_t i = 0; i < text.size(); ++i)
      lines.push_back(i > 0 ? std::string(static_cast<std::size_t>(indent), ' ') + text[i]
                            : right(row.value, values + 2) + "  " + pen.ink(Ink::yellow, right(row.type, types)) +
                                  "  " + text[i]);
  }
  std::string last = say(PlayText::hintType, language, {saidText("text", rows[0].type)});
  const std::vector<double> chances = numbersIn(fields.at("chances"));
  if (!alone) last += " " + say(PlayText::hintAfter, language, {saidText("names", chancesOf(names, chances))});
  if (stopped) last += " " + say(PlayText::hintStopped, language);
  append(lines, wrapped(last, width));
  return lines;
}

}  // namespace mastaba::cli
