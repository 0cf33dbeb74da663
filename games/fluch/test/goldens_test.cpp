// The golden games show every way to win, as those of all rooms do, and here also every way to die.
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

#include "games/fluch/fluch.h"
#include "table/record.h"

namespace mastaba::fluch {
namespace {

TEST(FluchGoldens, ShowEveryWayToDie) {
  std::set<Cause> causes;
  std::ifstream file("games/fluch/goldens.txt");
  for (std::string line; std::getline(file, line);) {
    json::value parsed;
    ASSERT_FALSE(parseJson(line, parsed));
    std::optional<Table<Fluch>> table;
    ASSERT_FALSE(replay(parsed.get_object().at("record"), table));
    for (const auto& told : table->told())
      if (const auto* died = as<Fluch::Died>(told.event)) causes.insert(died->cause);
  }
  EXPECT_EQ(causes, (std::set{Cause::event, Cause::trap, Cause::ammut, Cause::givenUp}));
}

}  // namespace
}  // namespace mastaba::fluch
