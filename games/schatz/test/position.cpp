#include "games/schatz/test/position.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>
#include <vector>

#include "tests/playing.h"

namespace mastaba::schatz {
namespace {

constexpr std::string_view letters = "LTRS";

using Strings = std::vector<std::string>;

Strings rest(std::istringstream& part) {
  Strings words;
  for (std::string word; part >> word;) words.push_back(word);
  return words;
}

void readTable(Schatz::State& state, const std::string& word, const Strings& given, bool& restDiscarded) {
  Schatz::Open& open = state.open;
  if (word == "row")
    for (std::size_t i = 0; i < 5; ++i) open.row[i] = static_cast<Schatz::Adventure>(std::stoi(given.at(i)));
  if (word == "pawn") open.pawn = static_cast<Schatz::Item>(letters.find(given.at(0)));
  if (word == "pile")
    for (const std::string& code : given) state.pile.push(cardOf(code));
  if (word == "discard")
    for (const std::string& code : given) open.discarded.push(cardOf(code));
  if (word == "rest") restDiscarded = given.at(0) == "discard";
  if (word == "quiet") open.quiet = std::stoi(given.at(0));
  if (word == "turn") {
    const Seat seat = std::stoi(given.at(0));
    open.agenda.push({Schatz::Ask::turn, Seats::only(seat), seat, 0});
  }
}

void readSeat(Schatz::State& state, Seat seat, const std::string& word, const Strings& given) {
  if (word == "on") state.open.passed[seat] = std::stoi(given.at(0));
  if (word == "hand")
    for (const std::string& code : given) state.own[seat].hand.add(cardOf(code));
  if (word != "laid") return;
  for (const std::string& code : given) {
    if (cardOf(code) == Card::protection)
      ++state.open.protections[seat];
    else
      state.open.laid[seat].push(cardOf(code));
  }
}

void countIn(std::array<int, Schatz::kinds>& seen, Card card) { ++seen[static_cast<std::size_t>(card)]; }

template <int N>
void countIn(std::array<int, Schatz::kinds>& seen, const Seq<Card, N>& cards) {
  for (const Card card : cards) countIn(seen, card);
}

// Puts what is missing of a card under a pile.
template <int N>
void putUnder(Seq<Card, N>& pile, const std::array<int, Schatz::kinds>& seen, Schatz::Deck deck) {
  for (int kind = 1; kind < Schatz::kinds; ++kind)
    for (int i = seen[static_cast<std::size_t>(kind)]; i < copiesOf(deck, static_cast<Card>(kind)); ++i)
      pile.insert(0, static_cast<Card>(kind));
}

}  // namespace

Card cardOf(const std::string& code) {
  if (code == "M") return Card::magic;
  if (code == "C") return Card::curse;
  if (code == "P") return Card::protection;
  return static_cast<Card>(static_cast<int>(letters.find(code.at(0))) * values + (code.at(1) - '0'));
}

std::string codeOf(Card card) {
  if (card == Card::magic) return "M";
  if (card == Card::curse) return "C";
  if (card == Card::protection) return "P";
  return letters[static_cast<std::size_t>(itemOf(card))] + std::to_string(valueOf(card));
}

void forget(Schatz::State& state) {
  Schatz::Open& open = state.open;
  open.shuffled = {};
  open.handled.clear();
  for (const Card card : state.pile) ++open.shuffled[static_cast<std::size_t>(card)];
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    state.own[seat].before.clear();
    for (const Card card : state.own[seat].hand) {
      ++open.shuffled[static_cast<std::size_t>(card)];
      open.handled.push({seat, Card::none});
    }
  }
}

Schatz::State position(const std::string& text, Schatz::Options options) {
  Schatz::State state{};
  Schatz::Open& open = state.open;
  for (int i = 0; i < adventures - 1; ++i) open.row[i] = static_cast<Schatz::Adventure>(lowest + i);
  open.row[adventures - 1] = Schatz::Adventure::treasure;
  bool restDiscarded = false;
  int players = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t colon = line.find(':');
    const bool seated = colon != std::string::npos;
    const int seat = seated ? std::stoi(line.substr(0, colon)) : 0;
    if (seated) players = std::max(players, seat + 1);
    std::istringstream parts(seated ? line.substr(colon + 1) : line);
    for (std::string part; std::getline(parts, part, ',');) {
      std::istringstream words(part);
      std::string word;
      words >> word;
      if (seated)
        readSeat(state, seat, word, rest(words));
      else
        readTable(state, word, rest(words), restDiscarded);
    }
  }
  options.players = players;
  open.options = options;

  std::array<int, Schatz::kinds> seen{};
  countIn(seen, state.pile);
  countIn(seen, open.discarded);
  for (Seat seat = 0; seat < players; ++seat) {
    open.handSize[seat] = state.own[seat].hand.size();
    countIn(seen, state.own[seat].hand);
    countIn(seen, open.laid[seat]);
    seen[static_cast<std::size_t>(Card::protection)] += open.protections[seat];
  }
  if (restDiscarded)
    putUnder(open.discarded, seen, options.deck);
  else
    putUnder(state.pile, seen, options.deck);
  open.pileSize = state.pile.size();

  forget(state);
  const char* fault = Schatz::faults(state);
  EXPECT_EQ(fault, nullptr) << fault << " in\n" << text;
  return state;
}

std::string textOf(const Schatz::State& state) {
  const Schatz::Open& open = state.open;
  std::ostringstream out;
  out << "pawn " << letters[static_cast<std::size_t>(open.pawn)] << ", discard";
  for (const Card card : open.discarded) out << " " << codeOf(card);
  if (open.agenda.empty()) {
    out << ", over";
  } else {
    out << ", " << nameOfEnum(open.agenda.back().ask);
    for (const Seat seat : open.agenda.back().who) out << " " << int{seat};
  }
  out << "\n";
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    out << int{seat} << ": on " << open.passed[seat] << ", laid";
    for (const Card card : open.laid[seat]) out << " " << codeOf(card);
    for (int i = 0; i < open.protections[seat]; ++i) out << " P";
    out << ", hand";
    for (const Card card : state.own[seat].hand) out << " " << codeOf(card);
    out << "\n";
  }
  return out.str();
}

Schatz::State begin(const Schatz::Options& options, u64 luck) { return begun<Schatz>(options, luck); }

Refusal refusal(const Schatz::State& state, Seat seat, const Schatz::Move& move) {
  return refusalOf<Schatz>(state, seat, move);
}

std::string movesOf(const Schatz::State& state, Seat seat) {
  Schatz::Moves moves;
  Schatz::moves(state.open, Schatz::own(state, seat), seat, moves);
  const auto letter = [](Schatz::Item item) { return std::string(1, letters[static_cast<std::size_t>(item)]); };
  using Named = std::pair<std::array<int, 3>, std::string>;
  std::vector<Named> named;
  for (const Schatz::Move& move : moves)
    named.push_back(match(move, [&](const auto& one) -> Named {
      using M = std::decay_t<decltype(one)>;
      const auto number = [](auto value) { return static_cast<int>(value); };
      if constexpr (std::is_same_v<M, Schatz::Enough>)
        return {{0}, "enough"};
      else if constexpr (std::is_same_v<M, Schatz::Draw>)
        return {{1, one.cards}, "d" + std::to_string(one.cards)};
      else if constexpr (std::is_same_v<M, Schatz::Play>)
        return {{2, number(one.card)}, codeOf(one.card)};
      else if constexpr (std::is_same_v<M, Schatz::Magic>)
        return {{3, number(one.to)}, "m" + letter(one.to)};
      else if constexpr (std::is_same_v<M, Schatz::Swap>)
        return {{4, number(one.first), number(one.second)},
                "s:" + codeOf(one.first) + (one.second == Card::none ? "" : "+" + codeOf(one.second))};
      else if constexpr (std::is_same_v<M, Schatz::MovePawn>)
        return {{5, number(one.to)}, "pawn " + letter(one.to)};
      else
        return {{6, number(one.card)}, "give " + codeOf(one.card)};
    }));
  std::sort(named.begin(), named.end());
  std::string out;
  for (const auto& [key, name] : named) out.append(out.empty() ? "" : " ").append(name);
  return out;
}

Schatz::State after(Schatz::State state, Seat seat, const Schatz::Move& move, u64 luck) {
  return played<Schatz>(state, seat, move, luck);
}

std::string textAfter(const Schatz::State& state, Seat seat, const Schatz::Move& move) {
  return textOf(after(state, seat, move));
}

std::string toldAfter(const Schatz::State& state, Seat seat, const Schatz::Move& move) {
  std::string out;
  for (const Schatz::Event& told : heard<Schatz>(state, seat, move, spectator, 1))
    match(told, [&](const auto& event) {
      out.append(out.empty() ? "" : " ").append(wordOf<std::decay_t<decltype(event)>>());
    });
  return out;
}

}  // namespace mastaba::schatz
