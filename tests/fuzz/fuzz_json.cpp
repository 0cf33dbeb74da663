// Any bytes as JSON into described types: read or refused with a place and a sentence, never a crash, and what was read
// goes out and in again unchanged.
#include <cstdlib>

#include "describe/json_in.h"
#include "describe/json_out.h"
#include "house/room.h"
#include "tests/toy/toy.h"

namespace mastaba {
namespace {

template <class T>
void read(std::string_view text) {
  T value{};
  if (const Fault fault = fromJson(text, value)) {
    const std::string key = std::string("fault.") + nameOfEnum(fault.what);
    if (sayFault(fault, Language::de) == "[" + key + "]") std::abort();  // no sentence for it
    return;
  }
  T again{};
  if (fromJson(toJson(value), again)) std::abort();
  if (toJson(again) != toJson(value)) std::abort();
}

}  // namespace
}  // namespace mastaba

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  mastaba::read<mastaba::Toy::Move>(text);
  mastaba::read<mastaba::Toy::Event>(text);
  mastaba::read<mastaba::Toy::Options>(text);
  mastaba::read<mastaba::Toy::State>(text);
  return 0;
}
