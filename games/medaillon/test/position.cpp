#include "games/medaillon/test/position.h"

#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <sstream>

#include "games/medaillon/legal.h"
#include "tests/phrases.h"
#include "tests/playing.h"

namespace mastaba::medaillon {
namespace {

// What the text says, and what is made of it.
class Builder {
 public:
  Builder(const std::string& text, const Options& options) {
    open().options = options;
    open().adventurer = {Card::haddad, Card::calloway};
    open().mayPass.fill(true);
    for (const Phrase& phrase : phrasesIn(text)) {
      if (phrase.seat == nobody)
        readTable(phrase.word, phrase.given);
      else
        readSeat(phrase.seat, phrase.word, phrase.given);
    }
    if (open().adventurer[0] == open().adventurer[1]) open().adventurer[named_ == 0 ? 1 : 0] = Card::hagen;
    dealRest();
    agenda();
    const char* fault = Medaillon::faults(state);
    EXPECT_EQ(fault, nullptr) << fault << " in\n" << text;
    if (fault == nullptr) enter();
  }

  State state{};
  Telling<Medaillon::Event> log;

 private:
  Open& open() { return state.open; }

  void readTable(const std::string& word, const Strings& given) {
    if (word == "split" || word == "camp") stage_ = word, who_ = std::stoi(given.at(0));
    if (word == "open") stage_ = word;
    if (word == "tomb") stage_ = word, open().tomb = tombNamed(given.at(0));
    if (word == "holder") open().holder = std::stoi(given.at(0));
    if (word == "deck") {
      restDiscarded_ = true;
      for (const std::string& name : given) ++state.deck.of[indexOf(cardNamed(name))];
    }
    if (word == "discard")
      for (const std::string& name : given) discard(cardNamed(name));
    if (word == "under")
      for (const std::string& name : given) {
        const Seat seat = name[0] - '0';
        open().under.push(seat);
        state.own[seat].under.push(cardNamed(name.substr(2)));
      }
  }

  void discard(Card card) {
    ++open().discarded.of[indexOf(card)];
    open().discardTop = card;
  }

  void readSeat(Seat seat, const std::string& word, const Strings& given) {
    Own& own = state.own[seat];
    if (word == "coins") open().coins[seat] = std::stoi(given.at(0));
    if (word == "passed") open().mayPass[seat] = false;
    if (word == "compensated") open().compensated[seat] = true;
    if (word == "sends") sends_[seat].emplace();
    if (word == "lays") lays_[seat].emplace();
    if (given.empty() && word != "sends" && word != "lays" && word != "passed" && word != "compensated" &&
        word != "hand" && word != "camp" && word != "papyri")
      lead(seat, cardNamed(word));
    for (const std::string& name : given) {
      if (word == "coins") continue;
      if (word == "won") {
        open().won[seat].push(tombNamed(name));
      } else if (word == "foresees") {
        open().foresee.add(seat);
        own.foreseen = tombNamed(name);
      } else if (name == "rest") {
        campsRest_ = seat;
      } else {
        readCard(seat, word, cardNamed(name));
      }
    }
  }
  void lead(Seat seat, Card adventurer) {
    named_ = seat;
    open().adventurer[seat] = adventurer;
  }
  void readCard(Seat seat, const std::string& word, Card card) {
    Own& own = state.own[seat];
    if (word == "camp") open().camp[seat].add(card);
    if (word == "hand") own.hand.add(card);
    if (word == "papyri") own.papyri.add(card);
    if (word == "shown") {
      own.shown.add(card);
      state.own[otherOf(seat)].known.add(card);
    }
    if (word == "sends") {
      sends_[seat]->push_back(card);
      if (is(card, Kind::adventurer))
        lead(seat, card);
      else
        open().camp[seat].add(card);
    }
    if (word == "lays") {
      lays_[seat]->push_back(card);
      if (is(card, Kind::papyrus))
        own.papyri.add(card);
      else
        own.hand.add(card);
    }
  }

  void dealRest() {
    std::map<Card, int> seen;
    int papyriThere = 0;
    const auto count = [&](const auto& cards) {
      for (const Card card : cards) ++seen[card], papyriThere += is(card, Kind::papyrus) ? 1 : 0;
    };
    for (Seat seat = 0; seat < players; ++seat) {
      count(state.own[seat].hand);
      count(state.own[seat].papyri);
      count(state.own[seat].under);
      count(open().camp[seat]);
    }
    for (int i = 0; i < mainKinds; ++i) {
      const Card card = mainCard(i);
      const int rest = factsOf(card).copies - seen[card] - state.deck.of[i] - open().discarded.of[i];
      EXPECT_GE(rest, 0) << "too many of " << nameOf(card);
      for (int k = 0; k < rest; ++k) {
        if (campsRest_ != nobody && is(card, living))
          open().camp[campsRest_].add(card);
        else if (restDiscarded_)
          discard(card);
        else
          ++state.deck.of[i];
      }
    }
    for (int i = static_cast<int>(Card::thoth); papyriThere + open().used.size() < players * papyriEach; --i)
      if (seen[static_cast<Card>(i)] == 0) open().used.add(static_cast<Card>(i));
    open().deckSize = state.deck.size() + open().under.size();
    for (Seat seat = 0; seat < players; ++seat) {
      open().handSize[seat] = state.own[seat].hand.size();
      open().papyri[seat] = state.own[seat].papyri.size();
    }
    open().round = open().won[0].size() + open().won[1].size() + int{!open().mayPass[0]} + int{!open().mayPass[1]} + 1;
  }

  void agenda() {
    const Seat holder = open().holder;
    if (stage_ == "open") open().agenda.push({Ask::open, Seats::only(holder), holder, 0});
    if (stage_ == "tomb") open().agenda.push({Ask::send, Seats::only(holder), holder, 0});
    if (stage_ != "split" && stage_ != "camp") return;
    open().agenda.push({Ask::tombPhase, {}, holder, 0});
    if (who_ == holder) open().agenda.push({Ask::campPhase, {}, otherOf(holder), 0});
    open().agenda.push({stage_ == "split" ? Ask::split : Ask::camp, Seats::only(who_), who_, 0});
  }

  // As far as it is written.
  void enter() {
    const Seat holder = open().holder;
    for (const Seat seat : {holder, otherOf(holder)}) {
      if (!sends_[seat]) return;
      for (const Card card : *sends_[seat]) play(seat, Send{card});
      if (asks(open().agenda, Ask::send, seat)) play(seat, Enough{});
    }
    for (const Seat seat : {holder, otherOf(holder)}) {
      if (!lays_[seat]) return;
      for (const Card card : *lays_[seat]) {
        if (is(card, Kind::papyrus))
          play(seat, LayPapyrus{card});
        else
          play(seat, LayCard{card});
      }
      if (asks(open().agenda, Ask::lay, seat)) play(seat, Enough{});
    }
  }
  void play(Seat seat, const Move& move) {
    const Refusal refused = refusalOf<Medaillon>(state, seat, move);
    EXPECT_FALSE(refused) << toJson(move) << " is refused by rule " << int{refused.rule} << refused.way;
    if (refused) return;
    Chance chance(u64{1});
    Teller<Medaillon::Event> teller(log);
    Medaillon::play(state, seat, move, chance, teller);
    const char* fault = Medaillon::faults(state);
    EXPECT_EQ(fault, nullptr) << fault << " after " << toJson(move);
  }

  std::string stage_;
  Seat who_ = 0;
  Seat named_ = nobody;
  Seat campsRest_ = nobody;
  bool restDiscarded_ = false;
  std::map<int, std::optional<std::vector<Card>>> sends_;
  std::map<int, std::optional<std::vector<Card>>> lays_;
};

template <class Cards>
std::string names(const Cards& cards) {
  std::string words;
  for (const auto card : cards) words.append(words.empty() ? "" : " ").append(nameOfEnum(card));
  return words;
}

// Whoever is asked; somebody must be.
Seat whoever(const State& state) {
  const Seats actors = Medaillon::actors(state.open);
  EXPECT_FALSE(actors.none()) << "it is over";
  return actors.none() ? Seat(0) : actors.first();
}

// What is told of a move; nothing, if it is refused, which it must not be.
std::vector<Medaillon::Event> eventsOf(const State& state, const Move& move, Seat to, u64 luck) {
  const Seat seat = whoever(state);
  const Refusal refused = refusalOf<Medaillon>(state, seat, move);
  EXPECT_FALSE(refused) << toJson(move) << " is refused by rule " << int{refused.rule} << refused.way;
  return refused ? std::vector<Medaillon::Event>{} : heard<Medaillon>(state, seat, move, to, luck);
}

}  // namespace

State position(const std::string& text, const Options& options) { return Builder(text, options).state; }
State begin(const Options& options, u64 luck) { return begun<Medaillon>(options, luck); }

State after(const State& state, const Move& move, u64 luck) {
  return played<Medaillon>(state, whoever(state), move, luck);
}
State after(State state, const std::vector<Move>& moves, u64 luck) {
  for (const Move& move : moves) state = after(state, move, luck);
  return state;
}
Words told(const State& state, const Move& move, Seat to, u64 luck) {
  Words words;
  for (const Medaillon::Event& event : heard<Medaillon>(state, whoever(state), move, to, luck))
    words.push_back(plainly(event));
  return words;
}
Words toldOf(const std::string& kind, const State& state, const Move& move, Seat to, u64 luck) {
  return onlyOf(kind, told(state, move, to, luck));
}
std::string firstTold(const State& state, const Move& move, Seat to, u64 luck) {
  const Words words = told(state, move, to, luck);
  return words.empty() ? "" : words.front();
}
std::string lastTold(const State& state, const Move& move, Seat to, u64 luck) {
  const Words words = told(state, move, to, luck);
  return words.empty() ? "" : words.back();
}
int sumAfter(const State& state, const Move& move, Seat seat) {
  for (const Medaillon::Event& event : eventsOf(state, move, spectator, 1))
    if (const auto* fought = as<Medaillon::Fought>(event))
      if (fought->seat == seat) return fought->strength;
  return -1;
}
State forced(State state, const Move& move, u64 luck) {
  Chance chance(luck);
  Teller<Medaillon::Event> deaf;
  Medaillon::play(state, whoever(state), move, chance, deaf);
  return state;
}

std::string fight(const std::string& text, const std::vector<Move>& moves, const Options& options) {
  Builder built(text, options);
  Chance chance(u64{1});
  Teller<Medaillon::Event> teller(built.log);
  for (const Move& move : moves) {
    EXPECT_EQ(whyNot(built.state, move), "") << toJson(move);
    if (testing::Test::HasFailure()) return "";
    Medaillon::play(built.state, whoever(built.state), move, chance, teller);
    const char* fault = Medaillon::faults(built.state);
    EXPECT_EQ(fault, nullptr) << fault;
  }
  std::array<int, players> sums{-1, -1};
  std::string tipped;
  std::string winner;
  for (const auto& one : built.log) {
    if (!one.to.has(spectator)) continue;
    if (const auto* fought = as<Medaillon::Fought>(one.event)) sums[std::size_t{fought->seat.v}] = fought->strength;
    if (as<Medaillon::Tipped>(one.event) != nullptr) tipped = " tipped";
    if (const auto* won = as<Medaillon::WonTomb>(one.event)) winner = std::to_string(int{won->seat});
  }
  return std::to_string(sums[0]) + ":" + std::to_string(sums[1]) + tipped + ", " + winner + " wins";
}
int strength(const State& state, Seat seat, Card card, bool blessed) {
  return Strengths(state.open, seat).of(card, blessed);
}

std::string whyNot(const State& state, Seat seat, const Move& move) {
  return ruleAgainst<Medaillon>(state, seat, move);
}
std::string whyNot(const State& state, const Move& move) { return whyNot(state, whoever(state), move); }
std::string movesOf(const State& state) {
  const Seat seat = whoever(state);
  Medaillon::Moves moves;
  Medaillon::moves(state.open, state.own[seat], seat, moves);
  std::string list;
  for (const Move& move : moves) {
    std::string words;
    for (const std::string& word : wordsIn(plainly(move)))
      words.append(words.empty() ? "" : " ").append(word.substr(word.find(':') + 1));
    list.append(list.empty() ? "" : ", ").append(words);
  }
  return list;
}
int countMoves(const State& state) { return mastaba::countMoves<Medaillon>(state, whoever(state)); }

std::string asked(const State& state) {
  if (state.open.agenda.empty()) return "over";
  const Task<Ask>& top = state.open.agenda.back();
  std::string words = nameOfEnum(top.ask);
  for (const Seat seat : top.who) words += " " + std::to_string(int{seat});
  return top.n == 0 ? words : words + " " + std::to_string(int{top.n});
}

std::string handOf(const State& state, Seat seat) { return names(state.own[seat].hand); }
std::string papyriOf(const State& state, Seat seat) { return names(state.own[seat].papyri); }
std::string campOf(const State& state, Seat seat) { return names(state.open.camp[seat]); }
std::string partyOf(const State& state, Seat seat) { return names(state.open.party[seat]); }
std::string trapsOf(const State& state, Seat seat) { return names(state.open.traps[seat]); }
std::string discarded(const State& state) {
  std::vector<Card> cards;
  for (int i = 0; i < mainKinds; ++i)
    cards.insert(cards.end(), static_cast<std::size_t>(int{state.open.discarded.of[i]}), mainCard(i));
  return names(cards);
}
std::string used(const State& state) { return names(state.open.used); }
std::string wonBy(const State& state, Seat seat) { return names(state.open.won[seat]); }
std::string laidBy(const State& state, Seat seat) { return names(state.own[seat].laid); }
std::string lookedAtBy(const State& state, Seat seat) { return names(state.own[seat].looked); }
std::string underBy(const State& state, Seat seat) { return names(state.own[seat].under); }
std::string inForceOf(const State& state, Seat seat) { return names(state.open.inForce[seat]); }
std::string knownTo(const State& state, Seat seat) { return names(state.own[seat].known); }
std::string shownBy(const State& state, Seat seat) { return names(state.own[seat].shown); }
std::string nameOf(Card card) { return nameOfEnum(card); }
std::string nameOf(Tomb tomb) { return nameOfEnum(tomb); }

Card cardNamed(const std::string& name) { return named<Card>(name); }
Tomb tombNamed(const std::string& name) { return named<Tomb>(name); }

std::vector<State> imagined(const State& state, Seat by, int worlds) {
  const View<Medaillon> view = viewOf<Medaillon>(state, by);
  Chance chance(u64{77});
  std::vector<State> all;
  for (int i = 0; i < worlds; ++i) {
    all.push_back(Medaillon::imagine(view, chance));
    const char* fault = Medaillon::faults(all.back());
    EXPECT_EQ(fault, nullptr) << fault;
    EXPECT_TRUE((viewOf<Medaillon>(all.back(), by) == view));
    if (testing::Test::HasFailure()) break;
  }
  return all;
}

}  // namespace mastaba::medaillon
