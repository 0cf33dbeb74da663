// The same types in TypeScript, so that page and engine cannot drift apart.
#pragma once

#include <string>
#include <vector>

#include "describe/json_in.h"
#include "describe/types.h"

namespace mastaba {

// Collects declarations; each type is declared once, after those it is made of.
class TypeScript {
 public:
  // The TypeScript for T, declaring what it needs on the way.
  template <class T>
  std::string reference() {
    if constexpr (EnumType<T>) {
      return declared(typeName<T>(), [] {
        std::string words;
        eachEnumerator<T>(
            [&](T, const char* name) { words += std::string(words.empty() ? "" : " | ") + "\"" + name + "\""; });
        return words;
      });
    } else if constexpr (std::is_same_v<T, bool>) {
      return "boolean";
    } else if constexpr (NumberType<T>) {
      return "number";
    } else if constexpr (std::is_same_v<T, std::string>) {
      return "string";
    } else if constexpr (std::is_same_v<T, JsonText>) {
      return "unknown";
    } else if constexpr (ListType<T>) {
      const std::string element = reference<ElementOf<T>>();
      return (isMaybe<ElementOf<T>> ? "(" + element + ")" : element) + "[]";
    } else if constexpr (isMaybe<T>) {
      return reference<typename T::value_type>() + " | null";
    } else {
      return declared(typeName<T>(), [this] { return object<T>({}); });
    }
  }

  // A variant has no name of its own in C++; here it gets one. `tag` is the field that says which it is.
  template <class V>
  void declareOneOf(const std::string& name, const std::string& tag = "is") {
    std::string alternatives;
    eachAlternative<V>([&](auto identity) {
      using A = typename decltype(identity)::type;
      alternatives += "\n  | " + object<A>(wordOf<A>(), tag);
    });
    declare(name, alternatives);
  }

  const std::string& text() const { return text_; }

 private:
  template <class T>
  std::string object(const std::string& word, const std::string& tag = "is") {
    std::string fields = word.empty() ? "" : tag + ": \"" + word + "\"; ";
    eachMember<T>([&](auto member) {
      using Field = std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>;
      // Who is sparse when reading writes all the same.
      const bool optional = mayBeMissing<T>(member.name) && !Sparse<T>;
      fields += std::string(member.name) + (optional ? "?: " : ": ") + reference<Field>() + "; ";
    });
    return fields.empty() ? "Record<string, never>" : "{ " + fields + "}";
  }

  template <class F>
  std::string declared(const std::string& name, F&& body) {
    for (const std::string& known : names_)
      if (known == name) return name;
    declare(name, body());
    return name;
  }

  void declare(const std::string& name, const std::string& body) {
    names_.push_back(name);
    text_ += "export type " + name + " =" + (body.front() == '\n' ? "" : " ") + body + ";\n";
  }

  std::vector<std::string> names_;
  std::string text_;
};

// Everything a page needs to know of a game's types.
template <class G>
std::string typescriptOf() {
  TypeScript ts;
  (void)ts.reference<typename G::Options>();
  ts.declareOneOf<typename G::Move>("Move");
  ts.declareOneOf<typename G::Event>("Event");
  (void)ts.reference<View<G>>();
  (void)ts.reference<decltype(readingOf(std::declval<const View<G>&>()))>();
  (void)ts.reference<typename G::Standing>();
  return "// Generated from the C++ types of \"" + std::string(G::id) + "\" by `mastaba types " + G::id +
         "`. Do not edit.\n" + ts.text();
}

}  // namespace mastaba
