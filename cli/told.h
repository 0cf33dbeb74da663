// What a table tells, as sentences: the story move by move, and how it ended.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/layout.h"
#include "house/room.h"

namespace mastaba::cli {

// A move, and what the observer was told of it.
struct Chapter {
  std::size_t number = 0;  // of the move; 0: the setup
  Seat seat = nobody;      // who moved
  Lines sentences;
};

std::vector<Chapter> chaptersOf(const AnyTable& table, Seat observer, std::size_t from, Language language);

// The whole story, each move with its number and its player.
Lines storyOf(const AnyTable& table, Seat observer, Language language, int width, const Pen& pen);

// Who came where and why; empty while the game runs.
Lines standingOf(const AnyTable& table, Language language, int width, const Pen& pen);

// The name of the deal and how to play it again; empty while the game runs, for it would tell every card.
Lines sameDealOf(const Room& room, const AnyTable& table, Language language, int width);

// The sentences of the events in a preview, and whether it goes on with something unknown.
struct Foreseen {
  Lines sentences;
  bool whole = false;
  Lines picture;  // only if it is whole
};
Foreseen foreseenIn(std::string_view preview);

std::vector<std::string> namesAt(const AnyTable& table);

// A seat by its name or by its number from 1; nothing: there is no such seat.
std::optional<Seat> seatNamed(const AnyTable& table, std::string_view text);

// Looking at the board of another, in either command: what is drawn from now on, and the word about it.
struct Glance {
  Seat whose = nobody;  // the observer's own
  std::string word;     // may be empty
};
// `wanted` as it was typed; empty: back to the own.
Glance glanceAt(const AnyTable& table, Seat observer, std::string_view wanted, Language language);

}  // namespace mastaba::cli
