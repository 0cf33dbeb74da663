#include "hall/types.h"

#include "describe/schema.h"
#include "describe/typescript.h"
#include "hall/news.h"
#include "hall/no.h"
#include "hall/requests.h"

namespace mastaba::hall {
namespace {

// Requests have "do" where everything else has "is", and a number if one is wanted back.
std::string requestsSchema(Schema& schema) {
  JsonList list;
  eachAlternative<Request>([&](auto identity) {
    using R = typename decltype(identity)::type;
    list.add(schema.object<R>("do", wordOf<R>()));
  });
  return list.text();
}

std::string newsSchema(Schema& schema) {
  JsonList list;
  eachAlternative<News>([&](auto identity) {
    using N = typename decltype(identity)::type;
    list.add(schema.object<N>("is", wordOf<N>()));
  });
  return list.text();
}

constexpr std::string_view answer = R"({"type":"object","properties":{"re":{"type":"integer"},"ok":{"type":"boolean"},)"
                                    R"("what":{"type":"string"},"why":{"type":"string"},"where":{"type":"string"},)"
                                    R"("rule":{"type":"string"}},"required":["ok"]})";

}  // namespace

std::string typescript() {
  TypeScript ts;
  ts.declareOneOf<Request>("Request", "do");
  ts.declareOneOf<News>("News");
  (void)ts.reference<No>();
  return "// Generated from the C++ types of the hall by `mastaba types online`. Do not edit.\n" + ts.text();
}

std::string schema() {
  Schema parts;
  const std::string requests = requestsSchema(parts);
  const std::string news = newsSchema(parts);
  const auto oneOf = [](std::string_view list) { return JsonObject().add("oneOf", list).text(); };
  const std::string own =
      JsonObject().add("request", oneOf(requests)).add("news", oneOf(news)).add("answer", answer).text();
  const std::string others = parts.definitions();
  return JsonObject()
             .add("$schema", R"("https://json-schema.org/draft/2020-12/schema")")
             .add("title", R"("Online tables of Mastaba: what visitors send and what they get")")
             .add("anyOf", R"([{"$ref":"#/$defs/request"},{"$ref":"#/$defs/answer"},{"$ref":"#/$defs/news"}])")
             .add("$defs", own.substr(0, own.size() - 1) + "," + others.substr(1))
             .text() +
         "\n";
}

}  // namespace mastaba::hall
