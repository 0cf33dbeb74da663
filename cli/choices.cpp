#include "cli/choices.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <numeric>
#include <set>

#include "describe/json_in.h"
#include "describe/text.h"

namespace mastaba::cli {
namespace {

bool isNumber(std::string_view text) {
  return !text.empty() && text.size() < 7 && text.find_first_not_of("0123456789") == std::string_view::npos &&
         (text.size() == 1 || text[0] != '0');
}

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 128;
}

// "12-20", with any dash.
std::optional<std::pair<std::string, std::string>> rangeIn(std::string_view typed) {
  const std::size_t end = typed.find_first_not_of("0123456789");
  if (end == 0 || end == std::string_view::npos) return {};
  const std::string_view rest = typed.substr(end);
  const std::string_view dash = rest.starts_with("-") ? "-" : "–";
  if (!rest.starts_with(dash) || !isNumber(rest.substr(dash.size()))) return {};
  return std::pair{std::string(typed.substr(0, end)), std::string(rest.substr(dash.size()))};
}

// Each typed word takes the first word it begins and that no other has taken; longer ones choose first, so that "1"
// does not take "12" from "12".
bool matches(const std::string& sentence, std::vector<std::string> typed) {
  std::vector<std::string> words = wordsIn(sentence);
  std::sort(typed.begin(), typed.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
  return std::all_of(typed.begin(), typed.end(), [&](const std::string& one) {
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& word) { return word.starts_with(one); });
    if (found == words.end()) return false;
    words.erase(found);
    return true;
  });
}

// The first words of a sentence as they are written.
std::string beginningOf(std::string_view sentence, int words) {
  if (words <= 0) return {};
  std::size_t end = 0;
  for (int i = 0; i < words && end != std::string_view::npos; ++i) end = sentence.find(' ', end + (i > 0 ? 1 : 0));
  return std::string(sentence.substr(0, end));
}

int blanksIn(std::string_view text) { return static_cast<int>(std::count(text.begin(), text.end(), ' ')); }

// The last words.
std::string endingOf(std::string_view sentence, int words) {
  const int others = blanksIn(sentence) + 1 - words;
  if (words <= 0) return {};
  return std::string(others <= 0 ? sentence : sentence.substr(beginningOf(sentence, others).size() + 1));
}

// How many words all of them begin with, or end with.
template <class Part>
int commonWords(const std::vector<Choice>& choices, const Which& which, Part part) {
  const std::string& first = choices[which[0]].say;
  int words = blanksIn(first) + 1;
  for (const std::size_t i : which)
    while (words > 0 && part(choices[i].say, words) != part(first, words)) --words;
  return words;
}

using Entries = std::vector<Which>;  // each a single choice, or a fold

// What all of them have in common: "Swap", or "tauschen" where the verb comes last.
struct FoldName {
  std::string front;
  std::string back;
};

FoldName foldName(const std::vector<Choice>& choices, const Which& fold) {
  const std::string& first = choices[fold[0]].say;
  const int front = commonWords(choices, fold, beginningOf);
  const int back = std::min(commonWords(choices, fold, endingOf), blanksIn(first) + 1 - front);
  if (front == 0 && back == 0) return {choices[fold[0]].kind, {}};
  return {beginningOf(first, front), endingOf(first, back)};
}

std::string foldText(const FoldName& name) {
  return name.front + (name.front.empty() ? "… " : " … ") + (name.back.empty() ? "" : name.back + " ");
}

std::string labelOf(const std::vector<Choice>& choices, const Which& entry) {
  const std::string& first = choices[entry.front()].label;
  if (entry.size() == 1) return first;
  // A range only where it means just these.
  for (std::size_t i = 1; i < entry.size(); ++i)
    if (std::stoi(choices[entry[i]].label) != std::stoi(choices[entry[i - 1]].label) + 1) return "";
  return first + "–" + choices[entry.back()].label;
}

Lines itemsOf(const std::vector<Choice>& choices, const Entries& entries, bool types, int width, const Pen& pen) {
  // Among single moves a range may stick out: its line is short.
  const auto folds = std::count_if(entries.begin(), entries.end(), [](const Which& one) { return one.size() > 1; });
  int widest = 0;
  for (const Which& entry : entries)
    if (entry.size() == 1 || folds > 2) widest = std::max(widest, columnsOf(labelOf(choices, entry)));
  Lines items;
  for (const Which& entry : entries) {
    const std::string label = labelOf(choices, entry);
    const std::string blanks(static_cast<std::size_t>(std::max(widest - columnsOf(label), 0)), ' ');
    const Choice& first = choices[entry[0]];
    std::string item = blanks + pen.ink(Ink::yellow, label) + (label.empty() ? " " : ") ");
    if (entry.size() > 1)
      item += foldText(foldName(choices, entry)) + "(" + std::to_string(entry.size()) + ")";
    else
      item += first.say;
    // What one may type, for the first of them where there are many.
    const bool told = first.type == first.label || folded(first.say).find(folded(first.type)) != std::string::npos;
    const std::string type = " [" + first.type + (entry.size() > 1 ? " …]" : "]");
    if (types && !told && columnsOf(item) + columnsOf(type) <= width) item += pen.ink(Ink::faint, type);
    items.push_back(cut(item, width));
  }
  return items;
}

// Neighbours that begin with the same words, together.
Entries byBeginning(const std::vector<Choice>& choices, const Which& which, int words) {
  Entries entries;
  for (const std::size_t i : which) {
    const bool same =
        !entries.empty() && beginningOf(choices[entries.back()[0]].say, words) == beginningOf(choices[i].say, words);
    if (same)
      entries.back().push_back(i);
    else
      entries.push_back({i});
  }
  return entries;
}

}  // namespace

std::vector<Choice> choicesOf(std::string_view moves) {
  json::value parsed;
  std::vector<Choice> choices;
  if (parseJson(moves, parsed) || !parsed.is_array()) return choices;
  std::set<std::string> taken;
  for (const json::value& value : parsed.get_array()) {
    const json::value& move = value.get_object().at("move");
    choices.push_back({move, textAt(move, "is"), textAt(value, "say"), textAt(value, "type"), {}});
    if (isNumber(choices.back().type) && taken.insert(choices.back().type).second)
      choices.back().label = choices.back().type;
  }
  int number = 0;
  for (Choice& choice : choices) {
    if (!choice.label.empty()) continue;
    do {
      ++number;
    } while (taken.contains(std::to_string(number)));
    choice.label = std::to_string(number);
  }
  return choices;
}

Which allOf(const std::vector<Choice>& choices) {
  Which which(choices.size());
  std::iota(which.begin(), which.end(), std::size_t{0});
  return which;
}

std::vector<std::string> wordsIn(std::string_view text) {
  std::vector<std::string> words{""};
  const std::string small = folded(text);
  for (std::size_t i = 0; i < small.size(); ++i) {
    // Dashes, quotation marks and the ellipsis: U+2010 to U+203F.
    const bool mark = small.compare(i, 2, "\xe2\x80") == 0;
    if (mark) i += 2;
    if (!mark && isLetter(small[i]))
      words.back() += small[i];
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

std::optional<std::size_t> exactly(const std::vector<Choice>& choices, std::string_view typed) {
  const std::string wanted = folded(typed);
  for (std::size_t i = 0; i < choices.size(); ++i)
    if (folded(choices[i].type) == wanted) return i;
  for (std::size_t i = 0; i < choices.size(); ++i)
    if (choices[i].label == wanted || folded(choices[i].say) == wanted) return i;
  return {};
}

Which narrowed(const std::vector<Choice>& choices, const Which& among, std::string_view typed) {
  Which hits;
  if (const auto range = rangeIn(typed)) {
    const int first = std::stoi(range->first);
    const int last = std::stoi(range->second);
    for (const std::size_t i : among) {
      const int number = std::stoi(choices[i].label);
      if (number >= first && number <= last) hits.push_back(i);
    }
    return hits;
  }
  const std::vector<std::string> words = wordsIn(typed);
  if (words.empty()) return hits;
  for (const std::size_t i : among)
    if (matches(choices[i].say, words) || matches(choices[i].type, words)) hits.push_back(i);
  return hits;
}

Listed listed(const std::vector<Choice>& choices, const Which& which, int width, int rows, const Pen& pen) {
  Entries entries;
  for (const std::size_t i : which) entries.push_back({i});
  const auto lay = [&](const Entries& some, bool types) {
    return inColumns(itemsOf(choices, some, types, width, pen), width, rows);
  };
  const auto fit = [&](const Lines& lines) { return static_cast<int>(lines.size()) <= rows; };
  for (const bool types : {true, false})
    if (Lines lines = lay(entries, types); fit(lines)) return {lines, {}};

  std::map<std::string, Which> kinds;
  for (const std::size_t i : which) kinds[choices[i].kind].push_back(i);
  if (kinds.size() == 1) {
    // As many words as possible tell most.
    int words = 0;
    for (const std::size_t i : which) words = std::max(words, blanksIn(choices[i].say));
    for (; words > 0; --words) {
      entries = byBeginning(choices, which, words);
      if (fit(lay(entries, false))) break;
    }
    if (words == 0) entries = {which};
  }
  while (!fit(lay(entries, false)) && !kinds.empty()) {
    const auto largest = std::max_element(
        kinds.begin(), kinds.end(), [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
    if (largest->second.size() < 2) break;
    const std::string kind = largest->first;
    const auto ofKind = [&](const Which& entry) { return choices[entry[0]].kind == kind; };
    const auto first = std::find_if(entries.begin(), entries.end(), ofKind);
    *first = largest->second;
    entries.erase(std::remove_if(first + 1, entries.end(), ofKind), entries.end());
    kinds.erase(largest);
  }
  Listed result{lay(entries, true), {}};
  if (!fit(result.lines)) result.lines = lay(entries, false);
  const auto fold = std::max_element(entries.begin(), entries.end(),
                                     [](const Which& a, const Which& b) { return a.size() < b.size(); });
  if (fold == entries.end() || fold->size() == 1) return result;
  const FoldName name = foldName(choices, *fold);
  result.fold = folded(name.front + (name.front.empty() || name.back.empty() ? "" : " ") + name.back);
  // One word, if that is enough.
  const std::string first = wordsIn(result.fold).front();
  if (narrowed(choices, which, first).size() == fold->size()) result.fold = first;
  return result;
}

}  // namespace mastaba::cli
