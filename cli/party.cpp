#include "cli/party.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstdlib>
#include <unistd.h>

#include "cli/layout.h"
#include "cli/texts.h"
#include "describe/json_in.h"
#include "describe/text.h"

namespace mastaba::cli {
namespace {

// As the system knows the user, with a capital letter.
std::string myName(Language language) {
  const char* user = std::getenv("USER");
  std::string name = user ? printable(user) : "";
  if (name.empty() || name.size() > 30) return say(PlayText::me, language);
  if (name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

bool isTaken(const std::vector<Sitter>& sitters, const std::string& name) {
  return std::any_of(sitters.begin(), sitters.end(),
                     [&](const Sitter& sitter) { return folded(sitter.name) == folded(name); });
}

// Two of the same name could not be told apart in any sentence.
std::string freeOf(const std::vector<Sitter>& sitters, const std::string& name) {
  std::string free = name;
  for (int number = 2; isTaken(sitters, free); ++number) free = name + " " + std::to_string(number);
  return free;
}

// One seat: "me", "me:Anna", "bot", "bot:1", "bot:priest", "bot:2:Ramses". A seat without a name of its own gets one
// later.
bool readSeat(std::string_view text, Sitter& sitter) {
  const std::vector<std::string_view> parts = split(text, ':');
  const std::string kind = folded(parts[0]);
  if (kind == "me" || kind == "ich") {
    sitter = {std::string(parts.size() > 1 ? trimmed(parts[1]) : ""), 0};
    return parts.size() == 1 || (parts.size() == 2 && !sitter.name.empty());
  }
  if (kind != "bot" || parts.size() > 3) return false;
  const int level = levelIn(parts.size() > 1 ? parts[1] : "2");
  if (level == 0) return false;
  sitter = {std::string(parts.size() > 2 ? trimmed(parts[2]) : ""), static_cast<u8>(level)};
  return parts.size() < 3 || !sitter.name.empty();
}

std::string usualSeats(const Room& room) {
  std::string seats = "me";
  for (int i = 1; i < std::clamp(3, room.fewest, room.most); ++i) seats += ",bot:2";
  return seats;
}

// Every value of an option, with what it means.
std::string valuesOf(const json::value& option) {
  std::string lines;
  for (const json::value& value : option.get_object().at("values").get_array())
    lines += "\n    " + textAt(option, "option") + "=" + textAt(value, "value") +
             (textAt(value, "value") == textAt(option, "usual") ? " *" : "") + "  " + textAt(value, "say");
  return lines;
}

LevelText levelText(int level) { return static_cast<LevelText>(std::clamp(level, 1, highestLevel()) - 1); }

// False: the system has no random numbers.
bool readDeal(const std::string& given, Deal& deal) {
  std::string text(trimmed(printable(given)));
  if (text.empty()) {
    u64 random = 0;
    if (getentropy(&random, sizeof random) != 0) return false;
    text = codeFrom(random);
  }
  deal = dealFrom(text);
  return true;
}

}  // namespace

int levelIn(std::string_view text) {
  const std::string wanted = folded(trimmed(text));
  int found = 0;
  eachEnumerator<LevelText>([&](LevelText one, const char*) {
    const int level = static_cast<int>(one) + 1;
    bool named = wanted == std::to_string(level);
    for (const Language language : languages) named |= wanted == folded(say(one, language));
    if (named) found = level;
  });
  return found;
}

int highestLevel() { return static_cast<int>(LevelText::pharaoh) + 1; }

std::string levelName(int level, Language language) { return say(levelText(level), language); }
std::string levelAbout(int level, Language language) { return sayAbout(levelText(level), language); }

std::string levelNames(Language language) {
  std::vector<std::string> names;
  eachEnumerator<LevelText>([&](LevelText level, const char*) {
    names.push_back(std::to_string(static_cast<int>(level) + 1) + " " + say(level, language));
  });
  return joined(names);
}

std::vector<std::string> levelEntries(Language language) {
  std::vector<std::string> entries;
  eachEnumerator<LevelText>([&](LevelText level, const char*) {
    entries.push_back(std::to_string(static_cast<int>(level) + 1) + " " + say(level, language) + "|" +
                      sayAbout(level, language));
  });
  return entries;
}

std::vector<Said> playersOf(const Room& room) {
  return {saidOf("fewest", room.fewest), saidOf("most", room.most), saidOf("range", room.most - room.fewest)};
}

std::string countProblem(const Room& room, int count, Language language) {
  if (count >= room.fewest && count <= room.most) return {};
  std::vector<Said> fields = playersOf(room);
  fields.push_back(saidOf("count", count));
  return say(PlayText::seatCount, language, fields);
}

std::string readOptions(const Room& room, const std::vector<std::string>& given, json::object& options,
                        Language language) {
  json::value known;
  if (parseJson(room.options(language), known)) return "options";
  for (const std::string& text : given) {
    const std::size_t equal = text.find('=');
    const std::string name = text.substr(0, equal);
    const std::string value = equal == std::string::npos ? "" : text.substr(equal + 1);
    const json::value* option = nullptr;
    std::string all;
    for (const json::value& one : known.get_array()) {
      if (textAt(one, "option") == name) option = &one;
      all += "\n  " + textAt(one, "title") + ": " + textAt(one, "about") + valuesOf(one);
    }
    if (!option) return say(PlayText::noOption, language, {saidText("option", name)}) + all;
    const json::array& values = option->get_object().at("values").get_array();
    const bool there = std::any_of(values.begin(), values.end(),
                                   [&](const json::value& one) { return textAt(one, "value") == value; });
    if (!there)
      return say(PlayText::noValue, language, {saidText("option", name), saidText("value", value)}) + valuesOf(*option);
    options[name] = value;
  }
  return {};
}

Seated seated(const std::string& seats, const Room& room, Language language) {
  Seated result;
  const std::string wanted = seats.empty() ? usualSeats(room) : seats;
  for (const std::string_view text : split(wanted, ',')) {
    Sitter sitter;
    if (!readSeat(trimmed(text), sitter)) {
      result.problem = say(PlayText::badSeat, language,
                           {saidText("seat", std::string(text)), saidText("names", levelNames(language))});
      return result;
    }
    sitter.name = printable(sitter.name);
    result.sitters.push_back(std::move(sitter));
  }
  result.problem = countProblem(room, static_cast<int>(result.sitters.size()), language);
  if (!result.problem.empty()) return result;
  const std::string allNames = say(PlayText::botNames, language);
  const std::vector<std::string_view> names = split(allNames, ',');
  std::size_t next = 0;
  std::vector<Sitter> named;
  for (Sitter& sitter : result.sitters) {
    std::string name = sitter.name;
    if (name.empty() && sitter.bot == 0) name = myName(language);
    while (name.empty()) {
      const std::string candidate(trimmed(names[next++ % names.size()]));
      if (!isTaken(result.sitters, candidate) && !isTaken(named, candidate)) name = candidate;
    }
    named.push_back({freeOf(named, name), sitter.bot});
  }
  result.sitters = std::move(named);
  return result;
}

Opened openTable(const Room& room, const Party& party, Language language) {
  Opened opened;
  Seated people = seated(party.seats, room, language);
  opened.problem = people.problem;
  if (!opened.problem.empty()) return opened;
  json::object options;
  opened.problem = readOptions(room, party.options, options, language);
  if (!opened.problem.empty()) return opened;
  options["players"] = static_cast<std::int64_t>(people.sitters.size());
  Deal deal;
  if (!readDeal(party.deal, deal)) {
    opened.problem = say(PlayText::noSeed, language);
    return opened;
  }
  if (const Fault fault = room.open(json::value(options), deal, people.sitters, opened.table))
    opened.problem = sayFault(fault, language);
  return opened;
}

}  // namespace mastaba::cli
