// What happened in games between bots, counted: how often, and how those fared to whom it happened.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>

#include "cli/layout.h"
#include "cli/statistics.h"
#include "house/room.h"

namespace mastaba::cli {

// The part of the victory that went to a seat: a shared one is shared.
double victoryOf(const BotGame& game, std::size_t seat);

// One event, over many games. If it has a field `seat`, the seats it happened to are counted, for each value of its
// first field with words of its own (a card, a list of cards); if it has no such field, for all of it.
class EventTally {
 public:
  explicit EventTally(const Shape& event);

  const std::string& name() const { return name_; }

  // The games of one deal, in whose happenings this event has that number.
  void add(std::span<const BotGame> games, std::size_t number);

  // A heading and a table. A player alone always wins: then nothing is said about victories.
  Lines lines(const Words& words, Language language, bool victories) const;

  const Average& perGame() const { return perGame_; }
  const std::vector<int>& often() const { return often_; }
  // Of the seats it happened to, by the key of a value; an event without values has one, with no key. Empty: it happens
  // to nobody.
  std::map<std::string, Average> victories() const;

 private:
  // The values of a happening, by the keys of their words. What has no word, as "unknown", is none.
  std::vector<std::string> valuesOf(const Happening& happening) const;

  std::string name_;
  std::optional<std::size_t> seat_;   // the field
  std::optional<std::size_t> value_;  // the field
  Average perGame_;
  std::vector<int> often_;                    // in each game
  std::map<std::string, Average> victories_;  // by the key of a value, one for each seat of a game it happened to
};

}  // namespace mastaba::cli
