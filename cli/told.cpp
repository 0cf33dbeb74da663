#include "cli/told.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "cli/files.h"
#include "cli/texts.h"
#include "describe/json_in.h"
#include "describe/text.h"

namespace mastaba::cli {
namespace {

json::value parsed(std::string_view text) {
  json::value value;
  if (parseJson(text, value)) return nullptr;
  return value;
}

Lines sentencesOf(const json::value& events) {
  Lines sentences;
  for (const json::value& event : events.get_array()) sentences.push_back(textAt(event, "say"));
  return sentences;
}

int numberAt(const json::value& list, std::size_t index) {
  return static_cast<int>(list.get_array().at(index).get_int64());
}

}  // namespace

std::vector<Chapter> chaptersOf(const AnyTable& table, Seat observer, std::size_t from, Language language) {
  std::vector<Chapter> chapters;
  const json::value told = parsed(table.told(observer, from, language));
  for (const json::value& one : told.get_array()) {
    const json::object& fields = one.get_object();
    Chapter chapter;
    chapter.number = static_cast<std::size_t>(fields.at("n").get_int64());
    if (const json::value* seat = fields.if_contains("seat")) chapter.seat = Seat(static_cast<int>(seat->get_int64()));
    chapter.sentences = sentencesOf(fields.at("events"));
    chapters.push_back(std::move(chapter));
  }
  return chapters;
}

Lines storyOf(const AnyTable& table, Seat observer, Language language, int width, const Pen& pen) {
  const std::vector<std::string> names = namesAt(table);
  Lines lines;
  for (const Chapter& chapter : chaptersOf(table, observer, 0, language)) {
    if (chapter.sentences.empty()) continue;  // a secret move that has changed nothing yet
    std::string line;
    if (chapter.seat != nobody)
      line = pen.ink(Ink::yellow, std::to_string(chapter.number) + ".") + " " +
             pen.ink(Ink::faint, names[chapter.seat] + ":") + " ";
    for (const std::string& sentence : chapter.sentences) line += sentence + " ";
    append(lines, wrapped(line, width, 4));
  }
  return lines;
}

Lines standingOf(const AnyTable& table, Language language, int width, const Pen& pen) {
  const json::value standing = parsed(table.standing(language));
  if (!standing.is_object()) return {};
  const json::object& result = standing.get_object().at("result").get_object();
  const std::vector<std::string> names = namesAt(table);
  bool any = false;  // a race has no points
  for (std::size_t seat = 0; seat < names.size(); ++seat) any |= numberAt(result.at("points"), seat) != 0;

  Lines lines =
      wrapped(pen.ink(Ink::strong, say(PlayText::over, language, {saidText("how", textAt(standing, "how"))})), width);
  std::vector<std::size_t> order;
  for (std::size_t seat = 0; seat < names.size(); ++seat) order.push_back(seat);
  const auto placed = [&](std::size_t seat) { return std::pair(numberAt(result.at("place"), seat), seat); };
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return placed(a) < placed(b); });
  for (const std::size_t seat : order) {
    std::string line =
        say(PlayText::place, language,
            {saidText("number", std::to_string(numberAt(result.at("place"), seat))), saidText("name", names[seat]),
             saidOf("points", numberAt(result.at("points"), seat)), saidOf("any", any)});
    std::string reasons;
    const json::array& counted = result.at("lines").get_array();
    for (std::size_t i = 0; i < counted.size(); ++i)
      if (counted[i].get_object().at("seat").get_int64() == static_cast<std::int64_t>(seat)) {
        std::string reason(textOf(standing.get_object().at("lines").get_array().at(i).get_string()));
        if (reason.starts_with(names[seat] + ": ")) reason.erase(0, names[seat].size() + 2);  // the name is there
        reasons += (reasons.empty() ? "" : "; ") + reason;
      }
    if (!reasons.empty()) line += " (" + reasons + ")";
    append(lines, wrapped(line, width, 3));
  }
  return lines;
}

Lines sameDealOf(const Room& room, const AnyTable& table, Language language, int width) {
  const json::value standing = parsed(table.standing(language));
  const json::value* deal = standing.is_object() ? standing.get_object().if_contains("deal") : nullptr;
  if (!deal || !deal->is_string()) return {};
  const std::string call =
      "mastaba play " + std::string(room.id) + " --deal " + quoted(std::string(textOf(deal->get_string())));
  return wrapped(say(PlayText::sameDeal, language, {saidText("call", call)}), width, 2);
}

Foreseen foreseenIn(std::string_view preview) {
  const json::value value = parsed(preview);
  const json::object& fields = value.get_object();
  const json::value* picture = fields.if_contains("picture");
  return {sentencesOf(fields.at("events")), fields.at("whole").get_bool(),
          picture ? linesOf(textOf(picture->get_string())) : Lines{}};
}

std::vector<std::string> namesAt(const AnyTable& table) {
  std::vector<std::string> names;
  for (const Sitter& sitter : table.sitters()) names.push_back(sitter.name);
  return names;
}

std::optional<Seat> seatNamed(const AnyTable& table, std::string_view text) {
  const std::string wanted = folded(trimmed(text));
  const std::vector<std::string> names = namesAt(table);
  for (std::size_t i = 0; i < names.size(); ++i)
    if (wanted == folded(names[i])) return Seat(static_cast<int>(i));
  for (std::size_t i = 0; i < names.size(); ++i)
    if (wanted == std::to_string(i + 1)) return Seat(static_cast<int>(i));
  return {};
}

Glance glanceAt(const AnyTable& table, Seat observer, std::string_view wanted, Language language) {
  if (trimmed(wanted).empty()) return {};
  const std::optional<Seat> seat = seatNamed(table, wanted);
  if (!seat)
    return {nobody, say(PlayText::noPlayer, language,
                        {saidText("text", std::string(wanted)), saidText("names", joined(namesAt(table)))})};
  if (*seat == observer) return {};
  const auto picture = [&](Seat whose) { return table.picture(observer, whose, language, false); };
  const Said name = saidText("name", table.sitters()[*seat].name);
  // A game in which it makes no difference for anybody has one picture for all.
  bool differs = false;
  for (Seat other = 0; other < static_cast<int>(table.sitters().size()); ++other)
    differs |= picture(other) != picture(*seat);
  if (!differs) return {nobody, say(PlayText::noBoard, language, {name})};
  return {*seat, say(PlayText::looking, language, {name})};
}

}  // namespace mastaba::cli
