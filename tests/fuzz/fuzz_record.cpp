// Any bytes as a request to the desk, records among them: an answer with "ok", never a crash; and a record that was
// loaded is given back as it came.
#include <cstdlib>

#include "describe/json_in.h"
#include "house/desk.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace mastaba;
  const std::string text(reinterpret_cast<const char*>(data), size);
  Desk desk;
  (void)desk.ask(text);
  const std::string answer = desk.ask("{\"do\":\"load\",\"record\":" + text + "}");
  json::value value;
  if (parseJson(answer, value) || !value.is_object() || !value.get_object().contains("ok")) std::abort();
  if (!value.get_object().at("ok").get_bool()) return 0;
  const std::string back = desk.ask("{\"do\":\"record\",\"table\":1}");
  json::value record;
  if (parseJson(back, record) || !record.get_object().contains("record")) std::abort();
  return 0;
}
