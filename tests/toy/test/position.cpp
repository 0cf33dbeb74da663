#include "tests/toy/test/position.h"

#include <sstream>

#include "tests/playing.h"

namespace mastaba::toy {
namespace {

// "hand 1 3 5" -> 1 3 5
std::vector<int> numbersAfter(std::istringstream& part) {
  std::vector<int> numbers;
  for (int number = 0; part >> number;) numbers.push_back(number);
  return numbers;
}

Toy::Ask askNamed(const std::string& word) {
  return word == "bid" ? Toy::Ask::bid : word == "interrupt" ? Toy::Ask::interrupt : Toy::Ask::peek;
}

const char* nameOf(Toy::Ask ask) {
  return ask == Toy::Ask::bid ? "bid" : ask == Toy::Ask::interrupt ? "interrupt" : "peek";
}

void readTable(Toy::State& state, const std::string& word, const std::vector<int>& numbers) {
  Toy::Open& open = state.open;
  if (word == "lot") open.lot = numbers.at(0);
  if (word == "starter") open.starter = numbers.at(0);
  if (word == "winner") open.winner = numbers.at(0);
  if (word == "deck")
    for (const int card : numbers) state.deck.push(card);
  if (word == "bid" || word == "interrupt" || word == "peek") {
    Seats who;
    for (const int seat : numbers) who.add(seat);
    open.agenda.push({askNamed(word), who, {}, who.bits});
  }
}

void readSeat(Toy::State& state, Seat seat, const std::string& word, const std::vector<int>& numbers) {
  Toy::Own& own = state.own[seat];
  if (word == "points") state.open.score[seat] = numbers.at(0);
  if (word == "tokens") state.open.tokens[seat] = numbers.at(0);
  if (word == "bid") own.bid = numbers.at(0);
  if (word == "shown") state.open.shown[seat] = numbers.at(0);
  if (word == "top") own.top = numbers.at(0);
  if (word == "hand")
    for (const int card : numbers) own.hand.add(card);
}

}  // namespace

Toy::State position(const std::string& text, const Toy::Options& options) {
  Toy::State state{};
  state.open.options = options;
  state.open.winner = nobody;
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
      const std::vector<int> numbers = numbersAfter(words);
      if (seated)
        readSeat(state, seat, word, numbers);
      else
        readTable(state, word, numbers);
    }
  }
  state.open.options.players = players;
  state.open.deckSize = state.deck.size();
  std::array<int, values + 1> held{};
  for (const Toy::Card card : state.deck) ++held[card];
  for (Seat seat = 0; seat < players; ++seat) {
    state.open.handSize[seat] = state.own[seat].hand.size();
    for (const Toy::Card card : state.own[seat].hand) ++held[card];
    if (state.own[seat].bid != 0) {
      ++held[state.own[seat].bid];
      if (!state.open.agenda.empty()) state.open.agenda.back().n |= Seats::only(seat).bits;
    }
  }
  for (int value = 1; value <= values; ++value) state.open.gone[value] = copies - held[value];
  return state;
}

std::string textOf(const Toy::State& state) {
  const Toy::Open& open = state.open;
  std::ostringstream out;
  out << "lot " << open.lot << ", deck";
  for (const Toy::Card card : state.deck) out << " " << card;
  out << ", starter " << int(open.starter);
  if (open.winner != nobody) out << ", winner " << int(open.winner);
  if (open.agenda.empty()) {
    out << ", over";
  } else {
    out << ", " << nameOf(open.agenda.back().ask);
    for (const Seat seat : open.agenda.back().who) out << " " << int(seat);
  }
  out << "\n";
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    const Toy::Own& own = state.own[seat];
    out << int(seat) << ": points " << open.score[seat] << ", tokens " << open.tokens[seat] << ", hand";
    for (const Toy::Card card : own.hand) out << " " << card;
    if (own.bid != 0) out << ", bid " << own.bid;
    if (open.shown[seat] != 0) out << ", shown " << open.shown[seat];
    if (own.top != 0) out << ", top " << own.top;
    out << "\n";
  }
  return out.str();
}

std::string after(Toy::State state, Seat seat, const Toy::Move& move, u64 luck) {
  return textOf(played<Toy>(state, seat, move, luck));
}

}  // namespace mastaba::toy
