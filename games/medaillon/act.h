// A move as it is carried out. What belongs together is told in one place: hands.cpp how cards change hands and who
// knows of it, camp.cpp and tomb.cpp the two phases, play.cpp the round and the agenda.
#pragma once

#include <algorithm>

#include "games/medaillon/legal.h"

namespace mastaba::medaillon {

using Event = Medaillon::Event;
using Luck = Medaillon::Luck;

struct Act {
  State& state;
  Chance& chance;
  Teller<Event>& teller;

  Open& open() const { return state.open; }
  Seat holder() const { return open().holder; }
  void later(Ask ask, Seat of) const { open().agenda.push({ask, {}, of, 0}); }
  void ask(Ask ask, Seat seat, int n = 0) const {
    open().agenda.push({ask, Seats::only(seat), seat, static_cast<u8>(n)});
  }
  void tell(const Event& event) const { teller.tell(everyone, event); }
  // What a seat does in secret: to the others it has no face.
  void tellOwn(Seat seat, const Event& full, const Event& rest) const {
    teller.tell(Seats::only(seat), full);
    teller.tell(Seats::except(seat), rest);
  }

  // ---- cards (hands.cpp)
  void shuffle(Seat seat) const;
  bool mayDraw() const { return open().deckSize > 0 || !open().discarded.empty(); }
  struct Top {
    Card card;
    Seat knownTo;  // who once put it under the deck
  };
  Top takeTop() const;
  void takeUp(Seat seat, Card card) const;
  void becomesKnown(Seat seat, Card card) const;
  void wasKnown(Seat seat, Card card) const;
  void part(Seat seat, Card card) const;
  void draw(Seat seat, int n) const;
  void tellDrawn(Seat seat, Hand& drawn) const;
  void putOnDiscards(Card card) const;
  void putAway(Card card) const;
  void discard(Seat seat, Card card) const;
  void demand(Ask why, Seat seat, int n) const;
  void earn(Seat seat, int n) const { open().coins[seat] = std::min(open().coins[seat] + n, mostCoins); }

  // ---- camp phase (camp.cpp)
  void campPhase(Seat seat) const;
  Tomb nextTomb() const;
  void foresee(Seat seat) const;
  void share(Seat seat, const Split& split) const;
  void askCamp(Seat seat) const;
  void hire(Seat seat, Card card) const;
  bool whenPlayed(Seat seat, Card card) const;
  bool dig(Seat seat, int n) const;
  void tellLookedAt(Seat seat, Seq<Card, mostLookedAt>& seen, int& under) const;
  void keep(Seat seat, Card card) const;
  void putUnder(Seat seat, Card card) const;
  bool steal(Seat seat, int n) const;
  bool lookAtHand(Seat seat) const;
  bool rob(Seat seat, int n) const;
  bool takeCards(Seat seat, int n) const;
  void unroll(Seat seat, Card papyrus) const;
  void tidyUp(Seat seat) const;

  // ---- rounds (play.cpp)
  void beginRound() const;
  void campPhases(Ask then) const;
  void tombPhase() const;
  void agreeToOpen() const;
  void pass(Seat seat) const;

  // ---- entering (tomb.cpp, up to the end of the round)
  void openTomb() const;
  void askSend(Seat seat) const;
  void send(Seat seat, Card card) const;
  void doneSending(Seat seat) const;
  void sentNobody(Seat seat) const;

  // ---- obstacles
  void askLay(Seat seat) const;
  void layCard(Seat seat, Card card) const;
  void layPapyrus(Seat seat, Card papyrus) const;
  void doneLaying(Seat seat) const;
  void reveal(Seat seat) const;
  void endBluff(Seat seat, Card card) const;
  void disarm(Seat seat, Card trap) const;
  void blessing(Seat seat) const;
  void bless(Seat seat, Card card) const;
  void blessed(Seat seat) const;

  // ---- traps
  void traps(Seat seat) const;
  void spring(Seat seat, Card trap, Card target) const;
  void trigger(Seat seat, const Trigger& trigger) const;
  Card takeStruck(Seat seat) const;
  void eliminate(Seat seat) const;
  void heal(Seat seat) const;

  // ---- fight
  void fight() const;
  bool award(Seat seat, bool fought) const;

  // ---- leaving
  void leave(Seat seat) const;
  void comeBack(Seat seat, Card card) const;
  template <class Which>
  void bringBack(Seat seat, Which&& which) const {  // all such
    const Party party = open().party[seat];
    for (const Card card : party)
      if (which(card)) comeBack(seat, card);
  }
  void leaveRescued(Seat seat) const;
  void recall(Seat seat, Card called) const;
  void leaveRecalled(Seat seat) const;
  void endRound() const;

  // ---- the agenda (play.cpp)
  void run(const Task<Ask>& task) const;
  void runAgenda() const;
  void discardOne(Seat seat, const Task<Ask>& task, Card card) const;
  void enough(Seat seat, Ask asked) const;
  void decline(Seat seat, Ask asked) const;
};

}  // namespace mastaba::medaillon
