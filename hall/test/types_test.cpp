#include "hall/types.h"

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "describe/json_in.h"

namespace mastaba::hall {
namespace {

TEST(HallTypes, TheSchemaInTheDocumentsIsThatOfTheProgram) {
  std::ifstream file("docs/online.schema.json");
  std::stringstream text;
  text << file.rdbuf();
  json::value kept;
  json::value made;
  ASSERT_FALSE(parseJson(text.str(), kept)) << "mastaba types online --schema makes it";
  ASSERT_FALSE(parseJson(schema(), made));
  EXPECT_EQ(kept, made) << "mastaba types online --schema | python3 -m json.tool > docs/online.schema.json";
}

TEST(HallTypes, RequestsSayWhatTheyNeed) {
  const std::string ts = typescript();
  EXPECT_NE(ts.find(R"(| { do: "sit"; table: string; seat?: number | null; seal: string; invitation?: string; })"),
            std::string::npos);
}

}  // namespace
}  // namespace mastaba::hall
