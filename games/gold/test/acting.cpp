#include "games/gold/test/acting.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "tests/phrases.h"

namespace mastaba::gold {
namespace {

// Whom one steals from is no place.
std::string read(const std::string& words) { return withPlaces<Place>(words, !words.starts_with("st")); }

std::string wordOf(const Move& move) { return read(plainly(move)); }

}  // namespace

// ---- the way back

std::string drawn(const State& state) {
  std::string text;
  for (int i = 0; i < places; ++i) {
    const Tile tile = state.open.tiles[i];
    if (tile.kind == Kind::faceDown)
      text += '.';
    else if (tile.kind == Kind::fallen)
      text += '_';
    else if (tile.kind == Kind::entrance)
      text += 'E';
    else if (isChamber(tile.kind))
      text += chamberLetters[static_cast<int>(tile.kind) - static_cast<int>(Kind::lotus)];
    else
      text += glyph(openingsOf(tile.open));
    if (i % width == width - 1) text += '\n';
  }
  return text;
}

std::string drawing(const std::string& text) {
  std::string lines;
  for (const std::string_view line : splitLines(text))
    if (!trimmed(line).empty()) lines.append(trimmed(line)).append("\n");
  return lines;
}

std::string figures(const State& state) {
  Words each;
  for (Seat seat = 0; seat < state.open.options.players; ++seat) {
    Words both;
    for (const Piece& piece : state.open.players[seat].figures) both.push_back(piece.lost ? "-" : piece.at.name());
    each.push_back(joined(both, " "));
  }
  return joined(each);
}

std::string lamps(const State& state, Seat seat) {
  Words words;
  for (const Place place : state.open.players[seat].lamps) words.push_back(place.name());
  words.push_back("+" + std::to_string(state.open.players[seat].supply));
  return joined(words, " ");
}

std::string lying(const State& state) {
  Words words;
  for (const Lying& one : state.open.lying) words.push_back(nameOfEnum(one.treasure) + (" " + one.at.name()));
  return joined(words);
}

std::string carries(const State& state, Seat seat) { return nameOfEnum(state.open.players[seat].carries); }

std::string museum(const State& state, Seat seat) {
  const Player& player = state.open.players[seat];
  Words parts{std::to_string(player.photos) + " photos"};
  Words treasures(static_cast<std::size_t>(int{state.own[seat].threes}), "3");
  treasures.resize(static_cast<std::size_t>(int{player.treasures}), "2");
  if (!treasures.empty()) parts.push_back(joined(treasures, " "));
  if (player.mask) parts.emplace_back("mask");
  return joined(parts);
}

std::string asked(const State& state) {
  if (over<Gold>(state)) return "over";
  const auto& task = state.open.agenda.back();
  const std::string about = task.ask == Ask::act   ? " " + std::to_string(task.n)
                            : task.ask == Ask::lay ? " " + Place(task.n).name()
                                                   : "";
  return nameOfEnum(task.ask) + (" " + std::to_string(task.who.first())) + about;
}

std::string ruin(const State& state) {
  const Ruin& ruin = state.open.ruin;
  Words words{nameOfEnum(ruin.stage)};
  if (ruin.stage != Stage::quiet) {
    words.push_back(ruin.centre.name());
    words.push_back(std::to_string(ruin.clock));
    words.push_back(std::to_string(ruin.stage == Stage::armed ? int{ruin.turns} : int{ruin.ring}));
  }
  if (ruin.fresh) words.emplace_back("fresh");
  return joined(words, " ");
}

Ways waysAt(const State& state, const std::string& place) { return state.open.tiles[placeNamed(place)].open; }
Kind kindOf(const State& state, const std::string& place) { return state.open.tiles[placeNamed(place)].kind; }
int leftIn(const State& state, Kind kind) {
  return state.open.hidden.of[static_cast<int>(kind) - static_cast<int>(Kind::straight)];
}

// ---- moves

Move walk(const std::string& to) { return Walk{Figure::archaeologist, placeNamed(to)}; }
Move helperTo(const std::string& to) { return Walk{Figure::helper, placeNamed(to)}; }
Move reveal(const std::string& at) { return Reveal{placeNamed(at)}; }
Move rotate(const std::string& at, Ways open) { return Rotate{placeNamed(at), open}; }
Move take(Treasure treasure) { return Take{treasure}; }
Move steal(Seat from) { return Steal{from}; }

std::string whyNot(const State& state, const Move& move) {
  return whyNot(state, Gold::actors(state.open).first(), move);
}
std::string whyNot(const State& state, Seat seat, const Move& move) { return ruleAgainst<Gold>(state, seat, move); }

std::string movesOf(const std::string& kind, const State& state) {
  Gold::Moves moves;
  const Seat seat = Gold::actors(state.open).first();
  Gold::moves(state.open, state.own[seat], seat, moves);
  Words words;
  for (const Move& move : moves) {
    const std::string word = wordOf(move);
    if (word == kind || word.starts_with(kind + " ")) words.push_back(word);
  }
  std::ranges::sort(words);
  return joined(words);
}

State after(const State& state, const Move& move, u64 luck) {
  return played<Gold>(state, Gold::actors(state.open).first(), move, luck);
}
State after(State state, const std::vector<Move>& moves, u64 luck) {
  for (const Move& move : moves) state = after(state, move, luck);
  return state;
}
State afterTurns(State state, int turns) {
  for (int i = 0; i < turns; ++i) state = after(state, Done{});
  return state;
}

Words told(const State& state, const Move& move, Seat to, u64 luck) {
  Words words;
  for (const Gold::Event& event : heard<Gold>(state, Gold::actors(state.open).first(), move, to, luck))
    words.push_back(read(plainly(event)));
  return words;
}
Words brought(const State& state, const Move& move, Seat to, u64 luck) {
  Words words = told(state, move, to, luck);
  words.erase(words.begin());
  return words;
}
Telling<Gold::Event> telling(const State& state, const Move& move, u64 luck) {
  return tellingOf<Gold>(state, Gold::actors(state.open).first(), move, luck);
}
Words toldOf(const std::string& kind, const State& state, const Move& move, Seat to, u64 luck) {
  return onlyOf(kind, told(state, move, to, luck));
}

// ---- luck

u64 luckFor(const State& state, const Move& move, const std::function<bool(const State&)>& wanted) {
  for (u64 luck = 1; luck < 100'000; ++luck) {
    State then = state;
    Chance chance(luck);
    Teller<Gold::Event> deaf;
    Gold::play(then, Gold::actors(state.open).first(), move, chance, deaf);
    if (wanted(then)) return luck;
  }
  ADD_FAILURE() << "no luck for " << wordOf(move) << " in\n" << drawn(state);
  return 0;
}

u64 luckForPhoto(const State& state, const Move& move, int photo) {
  EXPECT_EQ(int{state.open.camera.of[photo - 1]}, 1) << "photo " << photo << " was taken before";
  return luckFor(state, move, [photo](const State& then) { return then.open.camera.of[photo - 1] == 0; });
}

State revealed(const State& state, const std::string& at, Kind kind) {
  return after(state, reveal(at),
               luckFor(state, reveal(at), [&](const State& then) { return kindOf(then, at) == kind; }));
}
State laid(const State& state, const std::string& at, Kind kind, Ways open) {
  return after(revealed(state, at, kind), Lay{open});
}

}  // namespace mastaba::gold
