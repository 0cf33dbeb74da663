#include "describe/words.h"

#include <algorithm>

#include "describe/text.h"

namespace mastaba {
namespace {

std::string formKey(Language language, std::string_view form) {
  std::string key = nameOfEnum(language);
  if (!form.empty()) key.append(".").append(form);
  return key;
}

// A sentence in pieces: plain text, or what stands between a pair of braces.
struct Piece {
  std::string_view text;
  bool braced;
};

std::vector<Piece> piecesOf(std::string_view sentence) {
  std::vector<Piece> pieces;
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    if (open != 0) pieces.push_back({sentence.substr(0, open), false});
    if (open == std::string_view::npos) break;
    int depth = 0;
    std::size_t end = open;
    for (; end < sentence.size(); ++end) {
      if (sentence[end] == '{') ++depth;
      if (sentence[end] == '}' && --depth == 0) break;
    }
    pieces.push_back({sentence.substr(open + 1, end - open - 1), true});
    sentence.remove_prefix(std::min(end + 1, sentence.size()));
  }
  return pieces;
}

// A braced piece: the field, the form wanted, and what to choose between.
struct Slot {
  std::string_view field;
  std::string_view form;
  char choice = 0;  // '|' by number, '?' by presence
  std::vector<std::string_view> choices;
};

Slot slotOf(std::string_view text) {
  Slot slot;
  const std::size_t end = text.find_first_of("|?");
  std::string_view head = text.substr(0, end);
  const std::size_t dot = head.find('.');
  slot.field = head.substr(0, dot);
  if (dot != std::string_view::npos) slot.form = head.substr(dot + 1);
  if (end == std::string_view::npos) return slot;
  slot.choice = text[end];
  int depth = 0;
  std::size_t from = end + 1;
  for (std::size_t i = from; i <= text.size(); ++i) {
    if (i == text.size() || (text[i] == '|' && depth == 0)) {
      slot.choices.push_back(text.substr(from, i - from));
      from = i + 1;
    } else if (text[i] == '{') {
      ++depth;
    } else if (text[i] == '}') {
      --depth;
    }
  }
  return slot;
}

std::string_view chosen(const Slot& slot, const Said& said) {
  if (slot.choice == '?') {
    const bool present = said.kind == Said::Kind::seat ? said.number != nobody : said.number != 0;
    return present ? slot.choices.front() : slot.choices.back();
  }
  const std::size_t parts = slot.choices.size();
  if (parts == 3 && said.number == 0) return slot.choices[0];
  return said.number == 1 && parts >= 2 ? slot.choices[parts - 2] : slot.choices.back();
}

// # in the chosen part is the number it was chosen by.
void appendPlain(std::string& out, std::string_view text, const long long* number) {
  for (const char c : text) {
    if (c == '#' && number)
      out += std::to_string(*number);
    else
      out += c;
  }
}

bool bracesMatch(std::string_view sentence) {
  int depth = 0;
  for (const char c : sentence) {
    if (c == '{') ++depth;
    if (c == '}' && --depth < 0) return false;
  }
  return depth == 0;
}

std::string genitive(const std::string& name, Language language) {
  if (language == Language::en) return name + "’s";
  const bool hisses =
      name.ends_with('s') || name.ends_with('x') || name.ends_with('z') || name.ends_with("ß") || name.ends_with("ce");
  return name + (hisses ? "’" : "s");
}

template <class T>
const T* named(const std::vector<T>& fields, std::string_view name) {
  const auto found = std::find_if(fields.begin(), fields.end(), [&](const T& field) { return field.name == name; });
  return found == fields.end() ? nullptr : &*found;
}

}  // namespace

Said saidText(std::string name, std::string text) {
  const bool present = !text.empty();
  return {std::move(name), Said::Kind::text, present ? 1 : 0, std::move(text), {}};
}

std::string wordsKey(Refusal refusal) {
  std::string key = "no." + std::to_string(refusal.rule);
  if (refusal.way != 0) key += refusal.way;
  return key;
}

Words::Words(std::string_view file) {
  Forms* forms = nullptr;
  std::string key;
  int number = 0;
  for (const std::string_view raw : splitLines(file)) {
    const std::string_view line = trimmed(raw);
    ++number;
    if (line.empty() || line.front() == ';') continue;
    if (line.front() == '[' && line.back() == ']') {
      key = line.substr(1, line.size() - 2);
      if (sentences_.contains(key))
        broken_.push_back("line " + std::to_string(number) + ": [" + key + "] stands twice");
      forms = &sentences_[key];
      continue;
    }
    const std::size_t equals = line.find('=');
    if (!forms || equals == std::string_view::npos) {
      broken_.push_back("line " + std::to_string(number) + ": neither [key] nor language = text");
      continue;
    }
    const std::string name(trimmed(line.substr(0, equals)));
    const std::string_view language = std::string_view(name).substr(0, name.find('.'));
    if (language != "en" && language != "de")
      broken_.push_back("line " + std::to_string(number) + ": " + name + " is no language");
    if (forms->contains(name))
      broken_.push_back("line " + std::to_string(number) + ": " + name + " stands twice in [" + key + "]");
    (*forms)[name] = trimmed(line.substr(equals + 1));
  }
}

const std::string* Words::form(std::string_view key, Language language, std::string_view form) const {
  const auto sentence = sentences_.find(key);
  if (sentence == sentences_.end()) return nullptr;
  const auto text = sentence->second.find(formKey(language, form));
  return text == sentence->second.end() ? nullptr : &text->second;
}

std::string Words::say(Language language, const std::string& key, const std::vector<Said>& fields,
                       const std::vector<std::string>& names, std::string_view wanted) const {
  const std::string* sentence = form(key, language, wanted);
  return sentence ? fill(*sentence, fields, {language, names}) : "[" + key + "]";
}

std::string Words::fill(std::string_view sentence, const std::vector<Said>& fields, const Speech& speech,
                        const long long* number) const {
  std::string out;
  for (const Piece& piece : piecesOf(sentence)) {
    if (!piece.braced) {
      appendPlain(out, piece.text, number);
      continue;
    }
    const Slot slot = slotOf(piece.text);
    const Said* said = named(fields, slot.field);
    if (!said)
      out.append("{").append(piece.text).append("}");
    else if (slot.choice == '|')
      out += fill(chosen(slot, *said), fields, speech, &said->number);
    else if (slot.choice == '?')
      out += fill(chosen(slot, *said), fields, speech, number);
    else
      out += speak(*said, slot.form, speech);
  }
  return out;
}

std::string Words::speak(const Said& said, std::string_view wanted, const Speech& speech) const {
  switch (said.kind) {
    case Said::Kind::number:
      return std::to_string(said.number);
    case Said::Kind::text:
      return said.text;
    case Said::Kind::seat: {
      const auto seat = static_cast<std::size_t>(said.number);
      const std::string name = seat < speech.names.size() ? speech.names[seat] : "#" + std::to_string(seat + 1);
      return wanted == "gen" ? genitive(name, speech.language) : name;
    }
    case Said::Kind::noun: {
      const std::string* noun = form(said.text, speech.language, wanted);
      return noun ? *noun : "[" + said.text + "]";
    }
    case Said::Kind::group: {
      const std::string* group = form(said.text, speech.language, wanted);
      return group ? fill(*group, said.parts, speech) : "[" + said.text + "]";
    }
    case Said::Kind::list:
      break;
  }
  std::string out;
  for (std::size_t i = 0; i < said.parts.size(); ++i) {
    if (i > 0) out += i + 1 < said.parts.size() ? ", " : speech.language == Language::de ? " und " : " and ";
    out += speak(said.parts[i], wanted, speech);
  }
  return out;
}

std::vector<std::string> Words::keys() const {
  std::vector<std::string> keys;
  for (const auto& [key, forms] : sentences_) keys.push_back(key);
  return keys;
}

std::vector<std::string> Words::gaps(const std::vector<NeededWords>& needed) const {
  std::vector<std::string> gaps = broken_;
  std::vector<std::string> used;
  for (const NeededWords& need : needed) {
    used.push_back(need.key);
    for (const Language language : languages) {
      for (const std::string_view wanted : {std::string_view{}, need.form}) {
        const std::string where = need.key + " (" + formKey(language, wanted) + ")";
        if (const std::string* sentence = form(need.key, language, wanted))
          check(*sentence, need.fields, language, where, gaps, used);
        else if (need.always || has(need.key))
          gaps.push_back(where + " is missing");
        if (need.form.empty()) break;
      }
    }
  }
  const auto isSentence = [&](const std::string& key) {
    return key.starts_with("no.") ||
           std::any_of(needed.begin(), needed.end(), [&](const NeededWords& need) { return need.key == key; });
  };
  for (const auto& [key, forms] : sentences_) {
    checkAbout(key, isSentence(key), gaps);
    if (key.starts_with("no.") || key.starts_with("picture.")) {
      for (const Language language : languages)
        if (!form(key, language, {})) gaps.push_back(key + " (" + nameOfEnum(language) + ") is missing");
    } else if (std::find(used.begin(), used.end(), key) == used.end()) {
      gaps.push_back(key + " is used by nothing");
    }
  }
  return gaps;
}

void Words::check(std::string_view sentence, const std::vector<Shape>& fields, Language language,
                  const std::string& where, std::vector<std::string>& gaps, std::vector<std::string>& used) const {
  if (!bracesMatch(sentence)) gaps.push_back(where + " has a brace without its partner");
  for (const Piece& piece : piecesOf(sentence)) {
    if (!piece.braced) continue;
    const Slot slot = slotOf(piece.text);
    const Shape* shape = named(fields, slot.field);
    if (!shape) {
      gaps.push_back(where + " names {" + std::string(slot.field) + "}, which it does not have");
      continue;
    }
    if (slot.choice != 0 && !slot.form.empty())
      gaps.push_back(where + " wants a form of {" + std::string(slot.field) + "} only to choose by it");
    if (slot.choice == 0) {
      checkForms(*shape, slot.form, language, where, gaps, used);
      continue;
    }
    const bool countable = shape->kind == Said::Kind::number || shape->kind == Said::Kind::list;
    if (slot.choice == '|' && !countable)
      gaps.push_back(where + " chooses by number, but {" + std::string(slot.field) + "} is none");
    const std::size_t parts = slot.choices.size();
    const bool enough = parts == 2 || (parts == 3 && slot.choice == '|');
    if (!enough) gaps.push_back(where + " needs two parts to choose between at {" + std::string(slot.field) + "}");
    for (const std::string_view part : slot.choices) check(part, fields, language, where, gaps, used);
  }
}

// Whoever looks a word up finds its name and what it does, in either language.
void Words::checkAbout(const std::string& key, bool isSentence, std::vector<std::string>& gaps) const {
  const bool any =
      std::any_of(languages.begin(), languages.end(), [&](Language language) { return has(key, language, "about"); });
  if (!any) return;
  if (isSentence) gaps.push_back(key + " is a sentence, which nobody looks up: it needs no about");
  std::vector<std::string> used;
  for (const Language language : languages)
    for (const std::string_view wanted : {std::string_view{}, std::string_view("about")}) {
      const std::string where = key + " (" + formKey(language, wanted) + ")";
      const std::string* text = form(key, language, wanted);
      if (!text)
        gaps.push_back(where + " is missing, for those who look it up");
      else if (!wanted.empty())
        check(*text, {}, language, where, gaps, used);
    }
}

void Words::checkForms(const Shape& shape, std::string_view wanted, Language language, const std::string& where,
                       std::vector<std::string>& gaps, std::vector<std::string>& used) const {
  switch (shape.kind) {
    case Said::Kind::list:
      return checkForms(shape.parts.front(), wanted, language, where, gaps, used);
    case Said::Kind::noun:
    case Said::Kind::group:
      for (const std::string& key : shape.keys) {
        const std::string* text = form(key, language, wanted);
        const bool known = std::find(used.begin(), used.end(), key) != used.end();
        if (!known) used.push_back(key);
        if (!text)
          gaps.push_back(key + " (" + formKey(language, wanted) + ") is missing, " + where + " says it");
        else if (shape.kind == Said::Kind::group)
          check(*text, shape.parts, language, key + " (" + formKey(language, wanted) + ")", gaps, used);
      }
      return;
    case Said::Kind::seat:
      if (!wanted.empty() && wanted != "gen") gaps.push_back(where + " wants a name as ." + std::string(wanted));
      return;
    case Said::Kind::number:
    case Said::Kind::text:
      if (!wanted.empty()) gaps.push_back(where + " wants another form of a number or square");
      return;
  }
}

}  // namespace mastaba
