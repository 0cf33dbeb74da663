// Boost.JSON is compiled here and nowhere else, from its headers: the same way natively and in WebAssembly. It is the
// one file of the house that g++ compiles with exceptions, for the library's sake.
#include <boost/json/src.hpp>

#include "describe/json_in.h"
#include "describe/json_out.h"

namespace mastaba {

void quoteInto(std::string& out, std::string_view text) {
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (byte < 0x20 || byte == 0x7f) {
      constexpr std::string_view hex = "0123456789abcdef";
      out += "\\u00";
      out += hex[byte >> 4];
      out += hex[byte & 15];
    } else {
      out += c;
    }
  }
  out += '"';
}

std::string jsonString(std::string_view text) {
  std::string out;
  quoteInto(out, text);
  return out;
}

Fault parseJson(std::string_view text, json::value& out) {
  boost::system::error_code error;
  json::parse_options options;
  options.max_depth = 32;
  out = json::parse({text.data(), text.size()}, error, {}, options);
  if (error) return {Wrong::notJson, {}, error.message()};
  return {};
}

namespace json_in {

std::string written(const json::value& value) { return json::serialize(value); }

Fault number(const json::value& from, long long least, long long most, long long& into) {
  const auto range = [=] { return std::to_string(least) + " … " + std::to_string(most); };
  // Boost.JSON keeps what is above the signed range apart, and 1.0 is no whole number.
  if (from.is_uint64()) return wrong(Wrong::outOfRange, range());
  if (!from.is_int64()) return wrong(Wrong::needsNumber, range());
  into = from.get_int64();
  if (into < least || into > most) return wrong(Wrong::outOfRange, range());
  return {};
}

}  // namespace json_in
}  // namespace mastaba
