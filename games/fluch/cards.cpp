// What events and treasures bring, and how lives are lost.
#include "games/fluch/act.h"

namespace mastaba::fluch {

// ---- events (FLUCH-74)

void Act::drawEvent() const {
  if (open().events.empty()) {  // FLUCH-82
    open().events = open().spent;
    open().spent = {};
    tell(Fluch::EventsShuffled{open().events.size()});
  }
  const auto card = static_cast<Card>(open().events.draw(Fluch::Luck::events, nobody, chance));
  Player& drawer = player(active());
  reveal(Fluch::EventDrawn{active(), card});
  const Effect effect = effectOf(card);
  if (effect == Effect::protect) return drawer.protection.push(card);  // FLUCH-78
  ++open().spent.of[static_cast<std::size_t>(card)];                   // FLUCH-81
  if (effect == Effect::moveAmmut) return beckon();
  if (effect == Effect::lose) return threaten(active(), Cause::event);    // FLUCH-76
  if (supplyOf(open()) == 0) return tell(Fluch::NoLifeToGain{active()});  // FLUCH-103, A28
  ++drawer.lives;                                                         // FLUCH-75
  tell(Fluch::GainedLife{active(), int{drawer.lives}});
}

// ---- treasures

void Act::collected(Token token) const {
  Player& collector = player(active());
  collector.tokens[static_cast<std::size_t>(colourOf(token))] = valueOf(token);
  later(Ask::cards, valueOf(token));  // FLUCH-65, FLUCH-72
  const bool onTrack = !isInMaze(open().ammut) && !waits(open().ammut);
  if (coloursOf(collector) != calledBy || !onTrack) return;
  tell(Fluch::AmmutCalled{active()});  // FLUCH-90; A40: before the cards
  Seat right = active();
  do right = leftOf(right, options().players, options().players - 1);
  while (player(right).out && right != active());
  callIn(right);
}

void Act::drawTreasure() const {
  if (open().treasures.empty() && options().treasureReshuffle == Fluch::TreasureReshuffle::yes) {
    for (Count& card : open().treasures.of) card = 1;
    for (const Player& owner : open().players)
      for (const Treasure& treasure : owner.treasures)
        open().treasures.of[static_cast<std::size_t>(cardOf(treasure))] = 0;
    tell(Fluch::TreasuresShuffled{open().treasures.size()});
  }
  if (open().treasures.empty()) {  // A50
    agenda().pop();
    return tell(Fluch::PileEmpty{active()});
  }
  if (--agenda().back().n == 0) agenda().pop();
  const Treasure treasure = treasureAt(open().treasures.draw(Fluch::Luck::treasures, nobody, chance));
  player(active()).treasures.push(treasure);  // FLUCH-66
  reveal(Fluch::Found{active(), treasure, markOf(treasure)});
  if (markOf(treasure) == Mark::trap) threaten(active(), Cause::trap);  // FLUCH-67
  if (markOf(treasure) == Mark::ammut) symbols(1);                      // FLUCH-68, FLUCH-92; FLUCH-69: else nothing
}

// ---- lives

// FLUCH-79, A26
void Act::threaten(Seat seat, Cause cause) const {
  const bool helps = cause != Cause::trap || options().protection != Fluch::Protection::notTraps;
  if (player(seat).protection.empty() || !helps) return suffer(seat, cause);
  if (options().protection == Fluch::Protection::chosen) return ask(Ask::ward, seat, static_cast<int>(cause));
  ward(seat, cause);
}

// FLUCH-80, FLUCH-99
void Act::ward(Seat seat, Cause cause) const {
  const Card card = player(seat).protection[0];
  player(seat).protection.erase(0);
  ++open().spent.of[static_cast<std::size_t>(card)];
  tell(Fluch::Warded{seat, card, cause});
  if (cause == Cause::ammut) banish(seat);
}

void Act::suffer(Seat seat, Cause cause) const {
  if (cause != Cause::ammut) return lose(seat, 1, cause);
  const Face face = rollDie(seat);  // FLUCH-96
  reveal(Fluch::Fought{seat, face});
  lose(seat, std::min<int>(pipsOf(face), player(seat).lives), cause);  // FLUCH-97, FLUCH-98
  if (!agenda().empty()) banish(seat);
}

void Act::lose(Seat seat, int many, Cause cause) const {
  if (many == 0) return;
  player(seat).lives -= many;
  tell(Fluch::LostLives{seat, many, cause, int{player(seat).lives}});
  if (player(seat).lives == 0) die(seat, cause);  // FLUCH-115
}

// FLUCH-122: the maze stays as it is.
void Act::die(Seat seat, Cause cause) const {
  Player& dead = player(seat);
  tell(Fluch::Died{seat, dead.at, cause, coloursOf(dead), dead.treasures.size()});
  for (int colour = 0; colour < colours; ++colour)  // FLUCH-116
    if (const int value = dead.tokens[static_cast<std::size_t>(colour)]; value > 0)
      open().heaps.add({dead.at, tokenOf(static_cast<Colour>(colour), value)});
  for (const Card card : dead.protection) ++open().spent.of[static_cast<std::size_t>(card)];  // A30
  dead = {};                                                                                  // FLUCH-117, FLUCH-119
  if (seat == active()) dropTurn();
  if (options().permadeath == Fluch::Permadeath::yes) {
    dead.out = true;
    tell(Fluch::Out{seat});
    if (isDeserted(open())) return finish(Fluch::AllDead{});
  } else {
    ask(Ask::enter, seat);  // FLUCH-118
  }
  callWaiting();
}

}  // namespace mastaba::fluch
