#include "cli/lookup.h"

#include <gtest/gtest.h>

namespace mastaba::cli {
namespace {

const Words words(R"(
[card.spade]
en = spade
en.about = It digs, and digs, and digs.
[item.spade]
en = spade
en.about = It is heavy.
[card.spearman]
en = spearman
en.about = He stabs.
)");

Lines answer(const char* name, int width = 80) {
  Room room{};
  room.words = &words;
  return lookedUp(room, name, Language::en, width, penFor(false));
}

TEST(LookedUp, IsWrappedToTheTerminal) {
  EXPECT_EQ(answer("spear"), Lines{"spearman: He stabs."});
  EXPECT_EQ(answer("spear", 14), (Lines{"spearman: He", "stabs."}));
}

TEST(LookedUp, ThingsOfTheSameNameAreBothMeant) {
  EXPECT_EQ(answer("Spade"), (Lines{"spade: It digs, and digs, and digs.", "spade: It is heavy."}));
}

TEST(LookedUp, ABeginningOfSeveralNamesThem) { EXPECT_EQ(answer(" sp "), Lines{R"("sp" may be: spade, spearman.)"}); }

TEST(LookedUp, InAGameWithoutAnythingToLookUpTheRulesAreNamed) {
  Room room{};
  const Words none("");
  room.words = &none;
  for (const char* name : {"", "spade"})
    EXPECT_EQ(lookedUp(room, name, Language::de, 80, penFor(false)),
              Lines{"Nachzuschlagen gibt es in diesem Spiel nichts; regeln zeigt alle Regeln."});
}

}  // namespace
}  // namespace mastaba::cli
