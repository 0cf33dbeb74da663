// Asks a desk in tests, with answers as JSON values.
#pragma once

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>
#include <string>

#include "describe/json_in.h"
#include "house/desk.h"

namespace mastaba {

inline json::object asked(Desk& desk, const std::string& request) {
  json::value answer;
  const std::string text = desk.ask(request);
  EXPECT_FALSE(parseJson(text, answer)) << text;
  if (!answer.is_object()) {
    ADD_FAILURE() << "no object: " << text;
    return {};
  }
  return answer.get_object();
}

inline bool ok(const json::object& answer) {
  const json::value* field = answer.if_contains("ok");
  return field && field->is_bool() && field->get_bool();
}

inline std::string textOf(const json::object& answer, const char* field) {
  const json::value* value = answer.if_contains(field);
  return value && value->is_string() ? std::string(value->get_string()) : "";
}

// Opens a table of the toy for Anna and Ben (and more) and returns its number.
inline std::string openToy(Desk& desk, const std::string& seed = "desk", const std::string& options = "{}",
                           int players = 2) {
  std::string seats;
  for (const char* name : {"Anna", "Ben", "Cleo", "Dora"}) {
    if (players-- <= 0) break;
    seats += std::string(seats.empty() ? "" : ",") + R"({"name":")" + name + R"("})";
  }
  const json::object answer = asked(desk, R"({"do":"new","game":"toy","seed":")" + seed + R"(","options":)" + options +
                                              R"(,"seats":[)" + seats + "]}");
  EXPECT_TRUE(ok(answer)) << json::serialize(answer);
  return ok(answer) ? std::to_string(answer.at("table").get_int64()) : "0";
}

}  // namespace mastaba
