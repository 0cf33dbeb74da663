// What is printed on the cards of Das Medaillon: the box as one table. To change a card, change its line; what an
// effect does is written once, where it happens. What is known of the original and what is reconstructed says RULES.md.
#pragma once

#include "games/medaillon/medaillon.h"

namespace mastaba::medaillon {

enum class Kind : u8 { none, companion, animal, undead, trap, papyrus, adventurer };
inline constexpr int kindCount = 7;

// Several kinds.
struct Kinds {
  u8 bits = 0;

  constexpr bool has(Kind kind) const { return ((bits >> static_cast<int>(kind)) & 1) != 0; }
  friend constexpr Kinds operator|(Kinds a, Kinds b) { return {static_cast<u8>(a.bits | b.bits)}; }
};
constexpr Kinds only(Kind kind) { return {static_cast<u8>(1 << static_cast<int>(kind))}; }
inline constexpr Kinds companions = only(Kind::companion);
inline constexpr Kinds animals = only(Kind::animal);
inline constexpr Kinds undead = only(Kind::undead);
inline constexpr Kinds living = companions | animals;
inline constexpr Kinds obstacles = undead | only(Kind::trap);

// When a card does what it does. The moment is printed in bold on each card.
enum class Timing : u8 { never, whenPlayed, inCamp, campPhase, inTomb, whenLeaving };

enum class Effect : u8 {
  none,
  // when played
  dig,       // looks at n cards of the deck and keeps one
  steal,     // n coins of the other
  look,      // at the other's hand
  rob,       // the other discards n cards
  takeCard,  // n of the other's hand, drawn at random
  // in camp
  heal,      // a companion that a trap would eliminate
  earn,      // n coins at the start of the camp phase
  hoard,     // n coins more may be kept
  foresee,   // the next tomb
  discount,  // n coins off a companion
  // in the camp phase
  coins,  // n
  cards,  // n
  // in the tomb
  pack,         // +n for each other own one of its name
  horde,        // +n for each other undead in the tomb
  untouchable,  // no target of a trap
  eliminate,    // one of these kinds with at most that strength
  bless,        // +n for one character
  protect,      // against the first trap
  change,       // +n for these kinds: of the other's side on a papyrus, of both sides on a tomb
  tip,          // wins a tie, and also when behind by at most n
  // of adventurers, with the medallion
  mighty,      // +n
  disarm,      // one of the other's traps
  drawInside,  // n cards on entering
  // when leaving
  comeBack,  // to the camp
  rescue,    // n companions or animals to the camp
  recall,    // n undead to the hand
  // of tombs
  discardAll,  // everybody n cards
  drawAll,     // everybody n cards
  atMost,      // n characters of a side may enter
  shut,        // for these kinds
};

inline constexpr int anyStrength = 255;

struct Facts {
  Kind kind = Kind::none;
  int cost = 0;
  int strength = 0;
  int copies = 0;
  Timing timing = Timing::never;
  Effect effect = Effect::none;
  int n = 0;                // of the effect
  Kinds kinds{};            // it is about
  int limit = anyStrength;  // of its targets
};

namespace printed {

// clang-format off
struct OnCard { Card card; Facts facts; };
inline constexpr auto C = Kind::companion;
inline constexpr auto A = Kind::animal;
inline constexpr auto U = Kind::undead;
inline constexpr auto T = Kind::trap;
inline constexpr auto P = Kind::papyrus;
inline constexpr auto V = Kind::adventurer;

inline constexpr std::array cards{
  OnCard{Card::none, {}},
  //                    kind cost str copies  when                 effect               n  kinds             limit
  OnCard{Card::archaeologist, {C, 2, 3, 3, Timing::whenPlayed,  Effect::dig,         3}},
  OnCard{Card::thief,         {C, 1, 2, 3, Timing::whenPlayed,  Effect::steal,       1}},
  OnCard{Card::reporter,      {C, 1, 2, 2, Timing::whenPlayed,  Effect::look}},
  OnCard{Card::mercenary,     {C, 3, 5, 2, Timing::whenPlayed,  Effect::rob,         1}},
  OnCard{Card::spy,           {C, 2, 2, 2, Timing::whenPlayed,  Effect::takeCard,    1}},
  OnCard{Card::doctor,        {C, 2, 2, 2, Timing::inCamp,      Effect::heal,        1}},
  OnCard{Card::patron,        {C, 2, 2, 2, Timing::inCamp,      Effect::earn,        1}},
  OnCard{Card::smuggler,      {C, 1, 2, 2, Timing::inCamp,      Effect::hoard,       2}},
  OnCard{Card::seer,          {C, 1, 1, 2, Timing::inCamp,      Effect::foresee}},
  OnCard{Card::foreman,       {C, 2, 3, 2, Timing::inCamp,      Effect::discount,    1}},
  OnCard{Card::raider,        {C, 1, 2, 4, Timing::inTomb,      Effect::pack,        1}},
  OnCard{Card::jackal,        {A, 0, 1, 4, Timing::inTomb,      Effect::pack,        1}},
  OnCard{Card::monkey,        {A, 1, 1, 2, Timing::whenLeaving, Effect::comeBack}},
  OnCard{Card::camel,         {A, 1, 3, 2}},
  OnCard{Card::falcon,        {A, 0, 1, 2, Timing::inTomb,      Effect::untouchable}},
  OnCard{Card::mummy,         {U, 0, 3, 4}},
  OnCard{Card::skeleton,      {U, 0, 2, 5}},
  OnCard{Card::scarabs,       {U, 0, 1, 3, Timing::inTomb,      Effect::untouchable}},
  OnCard{Card::spears,        {T, 0, 0, 4, Timing::inTomb,      Effect::eliminate,   1, living | undead,  3}},
  OnCard{Card::pit,           {T, 0, 0, 3, Timing::inTomb,      Effect::eliminate,   1, living,           4}},
  OnCard{Card::boulder,       {T, 0, 0, 2, Timing::inTomb,      Effect::eliminate,   1, companions}},
  OnCard{Card::snakes,        {T, 0, 0, 1, Timing::inTomb,      Effect::eliminate,   1, animals}},
  OnCard{Card::seal,          {T, 0, 0, 2, Timing::inTomb,      Effect::eliminate,   1, undead}},
  // B39: in the tomb the Avatar is an undead in every respect.
  OnCard{Card::anubis,        {P, 0, 2, 1, Timing::inTomb,      Effect::horde,       1}},
  OnCard{Card::seth,          {P, 0, 0, 1, Timing::inTomb,      Effect::eliminate,   1, living | undead}},
  OnCard{Card::horus,         {P, 0, 0, 1, Timing::inTomb,      Effect::bless,       3}},
  OnCard{Card::isis,          {P, 0, 0, 1, Timing::inTomb,      Effect::protect}},
  // -2, not -1 as first planned: whoever had it won too seldom.
  OnCard{Card::bookOfTheDead, {P, 0, 0, 1, Timing::inTomb,      Effect::change,     -2, undead}},
  OnCard{Card::sekhmet,       {P, 0, 0, 1, Timing::inTomb,      Effect::change,     -1, living}},
  // 1 behind, not only ties as first planned: whoever had it won too seldom.
  OnCard{Card::maat,          {P, 0, 0, 1, Timing::inTomb,      Effect::tip,         1}},
  OnCard{Card::osiris,        {P, 0, 0, 1, Timing::whenLeaving, Effect::recall,      1}},
  OnCard{Card::hathor,        {P, 0, 0, 1, Timing::campPhase,   Effect::coins,       3}},
  OnCard{Card::thoth,         {P, 0, 0, 1, Timing::campPhase,   Effect::cards,       3}},
  OnCard{Card::blackwood,     {V, 0, 3, 1, Timing::inTomb,      Effect::mighty,      2}},
  OnCard{Card::haddad,        {V, 0, 3, 1, Timing::inTomb,      Effect::disarm,      1}},
  OnCard{Card::hagen,         {V, 0, 3, 1, Timing::inTomb,      Effect::drawInside,  1}},
  OnCard{Card::calloway,      {V, 0, 3, 1, Timing::whenLeaving, Effect::rescue,      1}},
};

struct OnTomb { Tomb tomb; Effect effect; int n; Kinds kinds; };
inline constexpr std::array tombs{
  OnTomb{Tomb::none,        Effect::none,       0, {}},
  OnTomb{Tomb::sethos,      Effect::discardAll, 2, {}},
  OnTomb{Tomb::haremhab,    Effect::change,     1, undead},
  OnTomb{Tomb::amenhotep,   Effect::change,     1, animals},
  OnTomb{Tomb::thutmosis,   Effect::change,     1, companions},
  OnTomb{Tomb::tutankhamun, Effect::atMost,     3, {}},
  OnTomb{Tomb::hatshepsut,  Effect::shut,       0, only(Kind::adventurer)},
  OnTomb{Tomb::ramses,      Effect::drawAll,    2, {}},
};
// clang-format on

constexpr bool inOrder() {
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (static_cast<std::size_t>(cards[i].card) != i) return false;
  for (std::size_t i = 0; i < tombs.size(); ++i)
    if (static_cast<std::size_t>(tombs[i].tomb) != i) return false;
  return true;
}
static_assert(inOrder() && cards.size() == 1 + mainKinds + papyri + adventurers);

constexpr int mainDeck() {
  int many = 0;
  for (std::size_t i = 1; i <= mainKinds; ++i) many += cards[i].facts.copies;
  return many;
}
static_assert(mainDeck() == mainCards);

}  // namespace printed

constexpr const Facts& factsOf(Card card) { return printed::cards[static_cast<std::size_t>(card)].facts; }
constexpr const printed::OnTomb& factsOf(Tomb tomb) { return printed::tombs[static_cast<std::size_t>(tomb)]; }

constexpr bool is(Card card, Kind kind) { return factsOf(card).kind == kind; }
constexpr bool is(Card card, Kinds kinds) { return kinds.has(factsOf(card).kind); }
constexpr bool does(Card card, Effect effect) { return factsOf(card).effect == effect; }
// What it is in the tomb: the Avatar counts as an undead.
constexpr Kind kindInTomb(Card card) { return does(card, Effect::horde) ? Kind::undead : factsOf(card).kind; }
constexpr bool isCharacter(Card card) { return (living | undead | only(Kind::adventurer)).has(kindInTomb(card)); }
// A papyrus is laid in the tomb or unrolled in camp, as printed on it (B32).
constexpr bool isForCamp(Card papyrus) { return factsOf(papyrus).timing == Timing::campPhase; }
// Triggered in the trap step: a trap, or a papyrus that works like one (B38).
constexpr bool actsAsTrap(Card card) { return does(card, Effect::eliminate); }

// The cards of the main deck are the first ones.
constexpr int indexOf(Card main) { return static_cast<int>(main) - 1; }
constexpr Card mainCard(int index) { return static_cast<Card>(index + 1); }

// The papyri follow, and after them the adventurers.
constexpr Card papyrusCard(int index) { return static_cast<Card>(static_cast<int>(Card::anubis) + index); }
constexpr Card adventurerCard(int index) { return static_cast<Card>(static_cast<int>(Card::blackwood) + index); }

// Is one of the cards of such a kind?
template <class Cards>
constexpr bool hasAny(const Cards& cards, Kinds kinds) {
  for (const Card card : cards)
    if (is(card, kinds)) return true;
  return false;
}
// How much of an effect the cards of a list have together.
template <class Cards>
constexpr int sumOf(const Cards& cards, Effect effect) {
  int sum = 0;
  for (const Card card : cards) sum += does(card, effect) ? factsOf(card).n : 0;
  return sum;
}
// The first card of a list with this effect; none: there is none.
template <class Cards>
constexpr Card firstWith(const Cards& cards, Effect effect) {
  for (const Card card : cards)
    if (does(card, effect)) return card;
  return Card::none;
}

}  // namespace mastaba::medaillon
