// The same types as a JSON schema (draft 2020-12), for programs that are not ours.
#pragma once

#include <limits>
#include <map>
#include <string>

#include "describe/json_in.h"
#include "describe/json_out.h"
#include "describe/types.h"

namespace mastaba {

// Collects definitions; each type is defined once.
class Schema {
 public:
  // The schema of T, defining what it needs on the way.
  template <class T>
  std::string of() {
    if constexpr (EnumType<T>) {
      return defined<T>([] {
        JsonList words;
        eachEnumerator<T>([&](T, const char* name) { words.add(jsonString(name)); });
        return JsonObject().add("enum", words.text()).text();
      });
    } else if constexpr (std::is_same_v<T, bool>) {
      return R"({"type":"boolean"})";
    } else if constexpr (countOf<T> > 0) {
      return whole(0, countOf<T> - 1);
    } else if constexpr (NumberType<T>) {
      if constexpr (sizeof(T) < sizeof(long long))
        return whole(std::numeric_limits<T>::min(), std::numeric_limits<T>::max());
      return R"({"type":"integer"})";
    } else if constexpr (std::is_same_v<T, std::string>) {
      return R"({"type":"string"})";
    } else if constexpr (std::is_same_v<T, JsonText>) {
      return "true";
    } else if constexpr (ListType<T>) {
      return JsonObject().add("type", "\"array\"").add("items", of<ElementOf<T>>()).text();
    } else if constexpr (isMaybe<T>) {
      JsonList either;
      either.add(of<typename T::value_type>());
      either.add(R"({"type":"null"})");
      return JsonObject().add("anyOf", either.text()).text();
    } else {
      return defined<T>([this] { return object<T>({}, {}); });
    }
  }

  // An object of T's fields; where it is one of several kinds, `tag` is the field that says which.
  template <class T>
  std::string object(std::string_view tag, const std::string& kind) {
    JsonObject properties;
    JsonList required;
    if (!tag.empty()) {
      properties.add(tag, JsonObject().add("const", jsonString(kind)).text());
      required.add(jsonString(tag));
    }
    eachMember<T>([&](auto member) {
      using Field = std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>;
      properties.add(member.name, of<Field>());
      if (!mayBeMissing<T>(member.name)) required.add(jsonString(member.name));
    });
    return JsonObject()
        .add("type", "\"object\"")
        .add("properties", properties.text())
        .add("required", required.text())
        .text();
  }

  std::string definitions() const {
    JsonObject all;
    for (const auto& [name, text] : definitions_) all.add(name, text);
    return all.text();
  }

 private:
  static std::string whole(long long least, long long most) {
    return JsonObject()
        .add("type", "\"integer\"")
        .add("minimum", std::to_string(least))
        .add("maximum", std::to_string(most))
        .text();
  }

  template <class T, class F>
  std::string defined(F&& body) {
    const std::string& name = typeName<T>();
    if (!definitions_.contains(name)) {
      definitions_[name];
      definitions_[name] = body();
    }
    return JsonObject().add("$ref", jsonString("#/$defs/" + name)).text();
  }

  std::map<std::string, std::string> definitions_;
};

}  // namespace mastaba
