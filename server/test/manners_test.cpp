#include "server/manners.h"

#include <gtest/gtest.h>

#include "server/visit.h"

namespace mastaba::server {
namespace {

using namespace std::chrono_literals;

TEST(Gate, LetsABurstThroughAndThenSoManyASecond) {
  Gate gate(10);
  auto now = Gate::Clock::now();
  for (int i = 0; i < 30; ++i) EXPECT_EQ(gate.pass(now), 0ns) << i;
  EXPECT_GT(gate.pass(now), 0ns);
  now += 10s;
  for (int i = 0; i < 30; ++i) EXPECT_EQ(gate.pass(now), 0ns) << "it has recovered, but not saved up more: " << i;
  // Whoever waits as told gets through ten times a second.
  const auto start = now;
  for (int i = 0; i < 20; ++i) now += gate.pass(now);
  EXPECT_NEAR(std::chrono::duration<double>(now - start).count(), 2, 0.2);
}

TEST(Origin, OnlyPagesOfThisHouseMayComeIn) {
  EXPECT_TRUE(isFromHere("", "games.example", "")) << "a program";
  EXPECT_TRUE(isFromHere("http://127.0.0.1:2620", "127.0.0.1:2620", ""));
  EXPECT_TRUE(isFromHere("https://games.example", "games.example", "")) << "a proxy takes the s away";
  EXPECT_FALSE(isFromHere("http://evil.example", "games.example", ""));
  EXPECT_FALSE(isFromHere("http://games.example.evil.example", "games.example", ""));
  EXPECT_FALSE(isFromHere("null", "games.example", ""));
  EXPECT_FALSE(isFromHere("http://", "", ""));
  EXPECT_TRUE(isFromHere("https://games.example", "127.0.0.1:2620", "https://games.example/"));
  EXPECT_FALSE(isFromHere("https://other.example", "127.0.0.1:2620", "https://games.example/"));
}

}  // namespace
}  // namespace mastaba::server
