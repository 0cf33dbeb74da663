#include <gtest/gtest.h>

#include "cli/keys.h"
#include "cli/orders.h"

namespace mastaba::cli {
namespace {

using Name = Key::Name;

// The line after these bytes; "<" ends it.
std::string typed(std::string bytes) {
  TypedLine line;
  while (const auto key = takeKey(bytes, true))
    if (line.press(*key)) return line.text() + "<";
  return line.text();
}

TEST(Typing, ALineIsTypedAndMended) {
  EXPECT_EQ(typed("abc\r"), "abc<");
  EXPECT_EQ(typed("abc\x7f\x7fx"), "ax");
  EXPECT_EQ(typed("zurück\x7f\x7f\x7f"), "zur") << "an umlaut is one character";
  EXPECT_EQ(typed("one two \x17"), "one ");
  EXPECT_EQ(typed("one two\x15three"), "three");
  EXPECT_EQ(typed("\x7f\x17"), "");
}

TEST(Typing, OtherKeysLeaveNoTrace) {
  EXPECT_EQ(typed("a\x1b[A\x1b[1;5Cb\x1bOH\x1b[3~\x01"
                  "c\xff\xc3"
                  "d"),
            "abcd");
}

TEST(Typing, AKeyMayComeInPieces) {
  std::string bytes = "\xc3";
  EXPECT_FALSE(takeKey(bytes, false));
  bytes += "\xa4\x1b[";
  EXPECT_EQ(takeKey(bytes, false)->text, "ä");
  EXPECT_FALSE(takeKey(bytes, false));
  bytes += "6~";
  EXPECT_EQ(takeKey(bytes, false)->name, Name::pageDown);
  EXPECT_TRUE(bytes.empty());
  bytes = "\x1b";
  EXPECT_EQ(takeKey(bytes, true)->name, Name::other);
  EXPECT_TRUE(bytes.empty());
}

TEST(Typing, OrdersInBothLanguages) {
  for (const char* text : {"undo", "zurück", "ZURUECK", "  Zurück  "}) EXPECT_EQ(orderIn(text).order, Order::undo);
  EXPECT_EQ(orderIn("why 22").order, Order::why);
  EXPECT_EQ(orderIn("warum 22").rest, "22");
  EXPECT_EQ(orderIn("save My Game.json").rest, "My Game.json");
  EXPECT_EQ(orderIn("rules of the house").order, Order::none) << "may be words of a move";
  for (const char* text : {"look Ben", "schau Ben", "ANSEHEN ben", "look", "look 2"})
    EXPECT_EQ(orderIn(text).order, Order::look) << text;
  EXPECT_EQ(orderIn("schau Ben Hur").rest, "Ben Hur");
  for (const char* text : {"what", "was", "What thief", "WAS Dieb"})
    EXPECT_EQ(orderIn(text).order, Order::what) << text;
  EXPECT_EQ(orderIn("was die Fackel").rest, "die Fackel");
  EXPECT_EQ(orderIn("torch").order, Order::none);
  EXPECT_EQ(orderIn("").order, Order::none);
  EXPECT_TRUE(saysYes(" Ja "));
  EXPECT_TRUE(saysNo("nein"));
  EXPECT_FALSE(saysNo("nine.json"));
}

}  // namespace
}  // namespace mastaba::cli
