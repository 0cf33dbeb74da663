#include "describe/typescript.h"

#include <gtest/gtest.h>

#include "describe/test/sample.h"
#include "tests/toy/reading.h"

namespace mastaba {

struct ScriptRoom {
  bool open;
  int depth;
  Below<5> lamps;
  Square<3, 2> door;
  Seat owner;
  Seats inside;
  std::string name;
  SampleMetal metal;
  SampleChest chest;
  std::array<std::array<u8, 2>, 3> floor;
  Seq<SampleMetal, 4> walls;
  std::vector<SampleChest> hoard;
  Bag<3> bag;
  SampleWait empty;
};
BOOST_DESCRIBE_STRUCT(ScriptRoom, (),
                      (open, depth, lamps, door, owner, inside, name, metal, chest, floor, walls, hoard, bag, empty))

namespace {

TEST(TypeScript, HasATypeForEveryKindOfField) {
  TypeScript ts;
  EXPECT_EQ(ts.reference<ScriptRoom>(), "ScriptRoom");
  EXPECT_EQ(ts.text(),
            "export type SampleMetal = \"none\" | \"copper\" | \"gold\";\n"
            "export type SampleChest = { metal: SampleMetal; coins: number[]; };\n"
            "export type Bag = { of: number[]; };\n"
            "export type SampleWait = Record<string, never>;\n"
            "export type ScriptRoom = { open: boolean; depth: number; lamps: number; door: number; owner: number; "
            "inside: number[]; name: string; metal: SampleMetal; chest: SampleChest; floor: number[][]; "
            "walls: SampleMetal[]; hoard: SampleChest[]; bag: Bag; empty: SampleWait; };\n");
}

TEST(TypeScript, DeclaresATypeOnce) {
  TypeScript ts;
  EXPECT_EQ(ts.reference<SampleMetal>(), "SampleMetal");
  const std::string once = ts.text();
  EXPECT_EQ(ts.reference<SampleMetal>(), "SampleMetal");
  EXPECT_EQ(ts.reference<std::vector<SampleMetal>>(), "SampleMetal[]");
  EXPECT_EQ(ts.text(), once);
}

TEST(TypeScript, AVariantIsAUnionToldApartByItsTag) {
  TypeScript ts;
  ts.declareOneOf<SampleMove>("Move");
  EXPECT_EQ(ts.text(),
            "export type Move =\n"
            "  | { is: \"sampleStep\"; to: number; by: number; }\n"
            "  | { is: \"sampleWait\"; };\n");
}

TEST(TypeScript, NeedsNoDeclarationForNumbersAndText) {
  TypeScript ts;
  EXPECT_EQ(ts.reference<Below<9>>(), "number");
  EXPECT_EQ(ts.reference<Seats>(), "number[]");
  EXPECT_EQ(ts.reference<std::string>(), "string");
  EXPECT_EQ(ts.reference<std::vector<std::optional<int>>>(), "(number | null)[]");
  EXPECT_EQ(ts.text(), "");
}

TEST(TypeScript, OfAGameIsAllThatAPageNeeds) {
  EXPECT_EQ(typescriptOf<Toy>(),
            R"(// Generated from the C++ types of "toy" by `mastaba types toy`. Do not edit.
export type Tie = "starter" | "nobody";
export type Peek = "off" | "on";
export type Options = { players: number; tie: Tie; peek: Peek; rules: number; };
export type Move =
  | { is: "bid"; card: number; }
  | { is: "curse"; }
  | { is: "allow"; }
  | { is: "look"; }
  | { is: "skip"; };
export type Event =
  | { is: "rolled"; lot: number; }
  | { is: "committed"; seat: number; }
  | { is: "shown"; seat: number; card: number; }
  | { is: "tied"; }
  | { is: "cursed"; seat: number; lot: number; }
  | { is: "won"; seat: number; points: number; }
  | { is: "drew"; seat: number; card: number; }
  | { is: "peeked"; seat: number; card: number; };
export type Ask = "bid" | "interrupt" | "peek";
export type Task = { ask: Ask; who: number[]; of: number; n: number; };
export type Open = { options: Options; agenda: Task[]; starter: number; winner: number; lot: number; deckSize: number; score: number[]; lots: number[]; tokens: number[]; handSize: number[]; shown: number[]; gone: number[]; };
export type Own = { hand: number[]; bid: number; top: number; saw: number[][]; };
export type View = { open: Open; own: Own; me: number; };
export type Reading = { bids: number; };
export type How = "target" | "exhausted";
export type Why = "lots" | "tokens";
export type ScoreLine = { seat: number; why: Why; n: number; points: number; };
export type Standing = { how: How; place: number[]; points: number[]; lines: ScoreLine[]; };
)");
}

}  // namespace
}  // namespace mastaba
