// What games between bots hand back to those who count.
#include <algorithm>
#include <boost/json/object.hpp>
#include <gtest/gtest.h>
#include <set>

#include "house/room.h"

namespace mastaba {
namespace {

BotGame played(std::string_view game, int players, const std::vector<std::string>& events, int deal = 1) {
  BotGame result;
  const std::vector<Player> bots(static_cast<std::size_t>(players));
  const boost::json::value options = boost::json::object{{"players", players}};
  const Fault fault =
      roomNamed(game)->playBots(options, Seed::named("arena " + std::to_string(deal)), bots, events, nullptr, result);
  EXPECT_FALSE(fault) << sayFault(fault, Language::en);
  return result;
}

const Said& field(const Happening& happening, std::string_view name) {
  const auto found = std::find_if(happening.fields.begin(), happening.fields.end(),
                                  [name](const Said& said) { return said.name == name; });
  EXPECT_NE(found, happening.fields.end()) << name;
  return *found;
}

TEST(Arena, WhoeverListensChangesNothing) {
  for (const Room* room : rooms()) {
    std::vector<std::string> all;
    for (const Shape& event : room->events()) all.push_back(event.name);
    const BotGame deaf = played(room->id, room->most, {});
    const BotGame heard = played(room->id, room->most, all);
    EXPECT_EQ(deaf.points, heard.points) << room->id;
    EXPECT_EQ(deaf.place, heard.place) << room->id;
    EXPECT_TRUE(deaf.happened.empty()) << room->id;
    EXPECT_FALSE(heard.happened.empty()) << room->id;
  }
}

TEST(Arena, AnEventNamesItsFields) {
  const std::vector<Shape> events = roomNamed("schatz")->events();
  const auto laid = std::find_if(events.begin(), events.end(), [](const Shape& event) { return event.name == "laid"; });
  ASSERT_NE(laid, events.end());
  ASSERT_EQ(laid->parts.size(), 4U);
  EXPECT_EQ(laid->parts[0].name, "seat");
  EXPECT_EQ(laid->parts[0].kind, Said::Kind::seat);
  EXPECT_EQ(laid->parts[1].keys.front(), "card.ladder1");
}

TEST(Arena, WhatIsToldInTwoFormsCountsOnceAndInFull) {
  // `drew` tells the cards only to whoever drew them.
  const BotGame schatz = played("schatz", 3, {"drew"});
  std::set<long long> dealt;
  for (const Happening& drew : schatz.happened) {
    EXPECT_EQ(field(drew, "many").number, field(drew, "cards").number);
    dealt.insert(field(drew, "seat").number);
  }
  EXPECT_EQ(dealt, (std::set<long long>{0, 1, 2}));
  EXPECT_EQ(field(schatz.happened[2], "seat").number, 2) << "the hands of the start, one for each";
  // In the toy a bid is shown to the others as news and to its owner as none.
  for (int deal = 1; deal <= 20; ++deal) {
    const BotGame toy = played("toy", 4, {"shown", "committed", "peeked"}, deal);
    std::array<int, 3> count{};
    for (const Happening& happening : toy.happened) {
      ++count[happening.event];
      if (happening.event != 2) continue;
      EXPECT_NE(field(happening, "card").number, 0) << "the one who looked knows it";
    }
    EXPECT_GT(count[0], 0);
    EXPECT_EQ(count[0], count[1]);
  }
}

TEST(Arena, WhatIsAboutNoSeatCountsOnce) {
  const BotGame game = played("labyrinth", 2, {"entered", "revealed"});
  const auto cards = std::count_if(game.happened.begin(), game.happened.end(),
                                   [](const Happening& happening) { return happening.event == 1; });
  EXPECT_EQ(cards, 25);
}

}  // namespace
}  // namespace mastaba
