// Sentences. Each room has a words.txt with both languages side by side; terminal, page and server say the same.
//
//   [event.won]
//   en = {seat} wins {points|one point|# points}.
//   de = {seat} gewinnt {points|einen Punkt|# Punkte}.
//
//   [event.drew]
//   en = {seat} draws {card?{card.a}|a card}.
//   de = {seat} zieht {card?{card.acc}|eine Karte}.
//
//   [card.spade]
//   en = spade
//   en.a = a spade
//   de = Spaten
//   de.acc = einen Spaten
//
// {field}             the value: a number, the word of an enum, a player's name, a square, a list
// {field.form}        another form of a word (a, acc, dat …); of a name: gen, "Anna's"
// {field|one|many}    by number, # is the number; with three parts none|one|many
// {field?yes|no}      by whether there is something: not zero, not unknown, not empty
//
// A word may also have a form `about`: a sentence or two of what it does, for those who look it up (house/about.h).
//
// A line that starts with ; is a comment.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "describe/types.h"

namespace mastaba {

enum class Language : u8 { en, de };
BOOST_DESCRIBE_ENUM(Language, en, de)
inline constexpr std::array languages{Language::en, Language::de};

// A value as a sentence sees it.
struct Said {
  enum class Kind : u8 { number, noun, seat, text, list, group };

  std::string name;  // of the field
  Kind kind = Kind::number;
  long long number = 0;     // for {|} and {?}
  std::string text;         // noun, group: the key of its words; text: itself
  std::vector<Said> parts;  // list: the items; group: the fields
};

// What a sentence may say: the same shape without a value.
struct Shape {
  std::string name;
  Said::Kind kind = Said::Kind::number;
  std::vector<std::string> keys;  // noun: the keys of all its values; group: its key
  std::vector<Shape> parts;
};

// A sentence that must exist, and the fields it may name.
struct NeededWords {
  std::string key;
  std::vector<Shape> fields;
  bool always = true;  // false: only if it comes up in play, which the battery sees (a task may run by itself)
  // Another form that must be there too. g++ wants the initializer where a list leaves it out.
  std::string_view form = {};  // NOLINT(readability-redundant-member-init)
};

class Words {
 public:
  // What is wrong with the file itself is found by `gaps`.
  explicit Words(std::string_view file);

  bool has(std::string_view key) const { return sentences_.contains(key); }
  bool has(std::string_view key, Language language, std::string_view wanted) const {
    return form(key, language, wanted) != nullptr;
  }

  // The sentence, or the key in brackets where there is none: a gap should be seen, not crash. `names` are the players.
  std::string say(Language language, const std::string& key, const std::vector<Said>& fields,
                  const std::vector<std::string>& names = {}, std::string_view form = {}) const;

  // Everything missing, misspelt, unused or naming a field that does not exist. Keys that begin with "no." (refusals)
  // or "picture." are not asked for by any type; the battery meets them in play.
  std::vector<std::string> gaps(const std::vector<NeededWords>& needed) const;

  std::vector<std::string> keys() const;

 private:
  using Forms = std::map<std::string, std::string, std::less<>>;  // "de", "de.acc" -> text

  struct Speech {
    Language language;
    const std::vector<std::string>& names;
  };

  const std::string* form(std::string_view key, Language language, std::string_view form) const;
  std::string fill(std::string_view sentence, const std::vector<Said>& fields, const Speech& speech,
                   const long long* number = nullptr) const;
  std::string speak(const Said& said, std::string_view form, const Speech& speech) const;
  void check(std::string_view sentence, const std::vector<Shape>& fields, Language language, const std::string& where,
             std::vector<std::string>& gaps, std::vector<std::string>& used) const;
  void checkAbout(const std::string& key, bool isSentence, std::vector<std::string>& gaps) const;
  void checkForms(const Shape& shape, std::string_view form, Language language, const std::string& where,
                  std::vector<std::string>& gaps, std::vector<std::string>& used) const;

  std::map<std::string, Forms, std::less<>> sentences_;
  std::vector<std::string> broken_;  // lines that are neither key, form, comment nor blank
};

// A text to fill in as it is.
Said saidText(std::string name, std::string text);

// The key of the sentence for a refusal: "no.4b".
std::string wordsKey(Refusal refusal);

// ---- from described values

template <class T>
Said saidOf(std::string name, const T& value);
template <class T>
Shape shapeOf(std::string name);

template <class T>
std::vector<Said> fieldsOf(const T& value) {
  std::vector<Said> fields;
  eachMember<T>([&](auto member) { fields.push_back(saidOf(member.name, value.*member.pointer)); });
  return fields;
}

template <class T>
std::vector<Shape> shapesOf() {
  std::vector<Shape> shapes;
  eachMember<T>([&](auto member) {
    shapes.push_back(shapeOf<std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>>(member.name));
  });
  return shapes;
}

template <class T>
Said saidOf(std::string name, const T& value) {
  Said said{std::move(name), Said::Kind::number, 0, {}, {}};
  if constexpr (EnumType<T>) {
    said.kind = Said::Kind::noun;
    said.number = static_cast<long long>(value);
    said.text = wordOf<T>() + "." + nameOfEnum(value);
  } else if constexpr (std::is_same_v<T, Seat>) {
    said.kind = Said::Kind::seat;
    said.number = value;
  } else if constexpr (isSquare<T>) {
    said.kind = Said::Kind::text;
    said.text = value.name();
    said.number = 1;
  } else if constexpr (NumberType<T> || std::is_same_v<T, bool>) {
    said.number = static_cast<long long>(value);
  } else if constexpr (ListType<T>) {
    said.kind = Said::Kind::list;
    for (const auto& item : value) said.parts.push_back(saidOf("", item));
    said.number = static_cast<long long>(said.parts.size());
  } else {
    said.kind = Said::Kind::group;
    said.text = "value." + wordOf<T>();
    said.parts = fieldsOf(value);
    said.number = value == T{} ? 0 : 1;
  }
  return said;
}

template <class T>
Shape shapeOf(std::string name) {
  Shape shape{std::move(name), Said::Kind::number, {}, {}};
  if constexpr (EnumType<T>) {
    shape.kind = Said::Kind::noun;
    eachEnumerator<T>([&](T value, const char* enumerator) {
      // The first value stands for "unknown" where it is called so; then it is never spoken.
      const std::string_view word = enumerator;
      if (static_cast<int>(value) == 0 && (word == "none" || word == "unknown")) return;
      shape.keys.push_back(wordOf<T>() + "." + enumerator);
    });
  } else if constexpr (std::is_same_v<T, Seat>) {
    shape.kind = Said::Kind::seat;
  } else if constexpr (isSquare<T>) {
    shape.kind = Said::Kind::text;
  } else if constexpr (NumberType<T> || std::is_same_v<T, bool>) {
    shape.kind = Said::Kind::number;
  } else if constexpr (ListType<T>) {
    shape.kind = Said::Kind::list;
    shape.parts.push_back(shapeOf<std::remove_cvref_t<decltype(*std::declval<T>().begin())>>(""));
  } else {
    shape.kind = Said::Kind::group;
    shape.keys.push_back("value." + wordOf<T>());
    shape.parts = shapesOf<T>();
  }
  return shape;
}

// ---- the sentences a game needs

namespace words {

template <class V>
void needAlternatives(const std::string& kind, std::vector<NeededWords>& needed, std::string_view form = {}) {
  eachAlternative<V>([&](auto identity) {
    using A = typename decltype(identity)::type;
    needed.push_back({kind + "." + wordOf<A>(), shapesOf<A>(), true, form});
  });
}

template <class E>
void needEnumerators(const std::string& kind, const std::vector<Shape>& fields, std::vector<NeededWords>& needed,
                     bool always = true) {
  eachEnumerator<E>([&](E, const char* name) { needed.push_back({kind + "." + name, fields, always}); });
}

// A title and an explanation for each option, and a word for each of its values.
template <class Options>
void needOptions(std::vector<NeededWords>& needed) {
  eachMember<Options>([&](auto member) {
    using Field = std::remove_cvref_t<decltype(std::declval<Options>().*member.pointer)>;
    if constexpr (EnumType<Field>) {
      const std::string key = std::string("option.") + member.name;
      needed.push_back({key, {}});
      needed.push_back({key + ".about", {}});
      needEnumerators<Field>(key, {}, needed);
    }
  });
}

}  // namespace words

template <class G>
std::vector<NeededWords> neededWords() {
  std::vector<NeededWords> needed{{"game.name", {}}, {"game.about", {}}};
  words::needOptions<typename G::Options>(needed);
  words::needAlternatives<typename G::Move>("move", needed, "type");
  words::needAlternatives<typename G::Event>("event", needed);
  words::needEnumerators<typename G::Ask>("ask", shapesOf<Task<typename G::Ask>>(), needed, false);
  words::needEnumerators<typename G::How>("how", {}, needed);
  words::needEnumerators<typename G::Why>("why", shapesOf<ScoreLine<typename G::Why>>(), needed);
  return needed;
}

}  // namespace mastaba
