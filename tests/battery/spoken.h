// Property 2, as people meet it: pictures have their words in both languages and fit a terminal, and what one may type
// for a move names no other.
#pragma once

#include <algorithm>

#include "describe/text.h"
#include "engine/paper.h"
#include "house/table_face.h"
#include "tests/battery/report.h"

namespace mastaba::battery {

template <Game G>
void checkPicture(const typename G::State& state, Seat observer, Seat whose, Language language, const Words& words,
                  Report& report) {
  // The longest names that a table shows as they are.
  Pen pen = penOf(words, std::vector<std::string>(maxSeats, "Nofretete XII."), language, false, whose);
  pen.words = [&](std::string_view key, std::string_view form) {
    report.check(Property::explained, words.has(key, language, form), [&] {
      return "[" + std::string(key) + "] (" + std::string(form) + ") is missing in words.txt, the picture says it";
    });
    return words.say(language, std::string(key), {}, {}, form);
  };
  const std::string drawn = G::picture(viewOf<G>(state, observer), pen);
  const auto picture = splitLines(drawn);
  report.check(Property::fits, fitsPaper(picture), [&] {
    int widest = 0;
    for (const std::string_view line : picture) widest = std::max(widest, columnsOf(line));
    return "a picture has " + std::to_string(picture.size()) + " lines of up to " + std::to_string(widest) +
           " columns:\n" + drawn;
  });
}

template <Game G>
void checkTyped(const typename G::State& state, Seat seat, Language language, const Words& words, Report& report) {
  typename G::Moves moves;
  G::moves(state.open, G::own(state, seat), seat, moves);
  std::vector<std::string> typed;
  for (const auto& move : moves) typed.push_back(sayOneOf(words, "move", move, language, {}, "type"));
  std::sort(typed.begin(), typed.end());
  const auto twice = std::adjacent_find(typed.begin(), typed.end());
  report.check(Property::typed, twice == typed.end(), [&] { return "\"" + *twice + "\" names two moves"; });
}

template <Game G>
void checkSpoken(const typename G::State& state, const Words& words, Report& report) {
  for (const Language language : languages) {
    const int players = state.open.options.players;
    for (const Seat observer : observersOf(players)) {
      // The own board and the neighbour's: so every board is drawn for its owner and for another.
      const Seat next = observer == spectator ? Seat(players - 1) : leftOf(observer, players);
      for (const Seat whose : {nobody, next}) checkPicture<G>(state, observer, whose, language, words, report);
    }
    for (const Seat seat : G::actors(state.open)) checkTyped<G>(state, seat, language, words, report);
  }
}

}  // namespace mastaba::battery
