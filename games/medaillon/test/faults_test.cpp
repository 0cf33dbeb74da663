// Impossible positions, each with what is said about it; the untouched one is silent.
#include "tests/faults.h"

#include <gtest/gtest.h>

#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

using Broken = BrokenOf<Medaillon>;
constexpr auto expectFault = expectFaultOf<Medaillon>;

auto& inDeck(State& state, Card card) { return state.deck.of[static_cast<int>(card) - 1]; }
// A card of the deck goes elsewhere.
Card fromDeck(State& state, Card card) {
  --inDeck(state, card);
  --state.open.deckSize;
  return card;
}
void toHand(State& state, Seat seat, Card card) {
  state.own[seat].hand.add(card);
  ++state.open.handSize[seat];
}
void learn(State& state, Seat seat, Card card) {
  state.own[seat].shown.add(card);
  state.own[1 - seat].known.add(card);
}

// In camp, with something in every place.
State camp() {
  return position(
      "camp 0, discard raider seal, under 0:mummy 1:camel\n"
      "0: coins 2, camp doctor foreman archaeologist, hand thief pit, papyri isis thoth, won ramses\n"
      "1: camp seer jackal, hand seal spears, shown seal, papyri maat, foresees haremhab");
}
State split() { return position("split 0\n0: hand pit\n1: hand pit"); }
State dug() {
  return after(position("camp 0, discard archaeologist\n0: coins 2, hand archaeologist pit, papyri isis\n1: "),
               Play{Card::archaeologist});
}
State sending() { return position("tomb ramses\n0: camp raider, hand pit\n1: camp camel, hand seal"); }
// The holder has laid, the other is to lay.
State laying() {
  return position(
      "tomb ramses\n"
      "0: sends haddad raider, lays pit camel isis, hand mummy, papyri hathor\n"
      "1: sends calloway jackal, hand seal camel spears, papyri maat");
}
// The holder triggers.
State revealed() {
  return position(
      "tomb ramses\n"
      "0: hagen, sends hagen raider, lays boulder seth isis\n"
      "1: sends calloway thief thief, camp doctor, lays pit skeleton horus, hand seal");
}
State blessed() { return after(revealed(), Bless{Card::thief}); }
State struck() { return after(blessed(), Trigger{Card::boulder, Card::thief, true}); }
State rescuing() {
  return position(
      "tomb ramses\n"
      "0: sends calloway raider, lays mummy osiris\n"
      "1: sends haddad, lays skeleton");
}
State recalling() { return after(rescuing(), Decline{}); }
State ended() {
  return position(
      "tomb ramses\n"
      "0: won sethos haremhab amenhotep, sends calloway raider, lays mummy osiris\n"
      "1: sends haddad, lays skeleton");
}

TEST(MedaillonFaults, OptionsMedallionAndAdventurers) {
  expectFault(camp(), "the options are refused", {{"alone", [](auto& s) { s.open.options.players = 1; }}});
  expectFault(camp(), "nobody has the medallion", {{"seat 2", [](auto& s) { s.open.holder = 2; }}});
  expectFault(camp(), "there is no adventurer",
              {{"none", [](auto& s) { s.open.adventurer[0] = Card::none; }},
               {"a companion", [](auto& s) { s.open.adventurer[1] = Card::raider; }}});
  expectFault(camp(), "both have the same adventurer",
              {{"haddad", [](auto& s) { s.open.adventurer[1] = s.open.adventurer[0]; }}});
}

TEST(MedaillonFaults, EveryListIsSorted) {
  const auto turned = [](auto& cards) { std::swap(cards[0], cards[1]); };
  expectFault(camp(), "some cards are not sorted",
              {{"a hand", [&](auto& s) { turned(s.own[0].hand); }},
               {"papyri", [&](auto& s) { turned(s.own[0].papyri); }},
               {"a camp", [&](auto& s) { turned(s.open.camp[0]); }}});
  State both = camp();
  learn(both, 1, Card::spears);
  expectFault(
      both, "some cards are not sorted",
      {{"known", [&](auto& s) { turned(s.own[0].known); }}, {"shown", [&](auto& s) { turned(s.own[1].shown); }}});
  expectFault(dug(), "some cards are not sorted", {{"looked at", [&](auto& s) {
                                                      s.own[0].looked[0] = Card::seal;
                                                      s.own[0].looked[2] = Card::thief;
                                                    }}});
  expectFault(
      laying(), "some cards are not sorted",
      {{"laid", [&](auto& s) { turned(s.own[0].laid); }}, {"a party", [&](auto& s) { turned(s.open.party[0]); }}});
  expectFault(blessed(), "some cards are not sorted", {{"traps", [&](auto& s) { turned(s.open.traps[0]); }}});
  const State two =
      position("tomb ramses\n0: hagen, sends hagen, lays isis maat pit\n1: sends calloway raider, hand pit, lays");
  expectFault(two, "some cards are not sorted", {{"in force", [&](auto& s) { turned(s.open.inForce[0]); }}});
}

TEST(MedaillonFaults, EachPlaceHasItsKinds) {
  expectFault(camp(), "there is something else where cards of the main deck belong",
              {{"a papyrus in the hand", [](auto& s) { s.own[0].hand[1] = Card::isis; }},
               {"nothing in the hand", [](auto& s) { s.own[0].hand[0] = Card::none; }},
               {"a papyrus under the deck", [](auto& s) { s.own[0].under[0] = Card::isis; }},
               {"an adventurer is known", [](auto& s) { s.own[0].known[0] = Card::hagen; }},
               {"a papyrus was shown", [](auto& s) { s.own[1].shown[0] = Card::maat; }}});
  expectFault(dug(), "there is something else where cards of the main deck belong",
              {{"looked at", [](auto& s) { s.own[0].looked[2] = Card::isis; }}});
  expectFault(camp(), "there is something else among the papyri",
              {{"a trap", [](auto& s) { s.own[0].papyri[0] = Card::pit; }},
               {"none", [](auto& s) { s.own[0].papyri[0] = Card::none; }}});
  expectFault(laying(), "a card is laid that cannot be",
              {{"for the camp", [](auto& s) { s.own[0].laid[2] = Card::thoth; }},
               {"an adventurer", [](auto& s) { s.own[0].laid[2] = Card::hagen; }}});
  expectFault(camp(), "somebody camps who cannot",
              {{"undead", [](auto& s) { s.open.camp[1].add(Card::mummy); }},
               {"an adventurer", [](auto& s) { s.open.camp[1].add(Card::haddad); }}});
  expectFault(laying(), "somebody is in the tomb who cannot be",
              {{"a trap", [](auto& s) { s.open.party[1].add(Card::seal); }},
               {"the other's adventurer", [](auto& s) { s.open.party[1].add(Card::haddad); }},
               {"the adventurer twice", [](auto& s) { s.open.party[1].add(Card::calloway); }},
               {"a papyrus", [](auto& s) { s.open.party[1].add(Card::maat); }}});
  expectFault(blessed(), "something else lies among the traps",
              {{"an undead", [](auto& s) { s.open.traps[0].add(Card::mummy); }},
               {"another papyrus", [](auto& s) { s.open.traps[0].add(Card::maat); }}});
  expectFault(blessed(), "a papyrus is in force that cannot be",
              {{"an undead", [](auto& s) { s.open.inForce[0].add(Card::anubis); }},
               {"a trap", [](auto& s) { s.open.inForce[0].add(Card::seth); }},
               {"for the camp", [](auto& s) { s.open.inForce[0].add(Card::thoth); }},
               {"no papyrus", [](auto& s) { s.open.inForce[0].insert(0, Card::mummy); }}});
}

TEST(MedaillonFaults, WhatLiesOpenIsAsManyAsThereAre) {
  expectFault(
      camp(), "a hand is not as large as it lies open",
      {{"fewer", [](auto& s) { s.own[0].hand.pop(); }}, {"said to be larger", [](auto& s) { ++s.open.handSize[1]; }}});
  expectFault(camp(), "there are not as many papyri as lie open", {{"more", [](auto& s) { ++s.open.papyri[1]; }}});
  expectFault(laying(), "there are not as many cards face down as lie open",
              {{"cards", [](auto& s) { ++s.open.laidCards[0]; }},
               {"papyri", [](auto& s) { --s.open.laidPapyri[0]; }},
               {"one for the other", [](auto& s) { ++s.open.laidPapyri[0], --s.open.laidCards[0]; }}});
  expectFault(camp(), "not as many cards were put under the deck as lie open",
              {{"by another", [](auto& s) { s.open.under[0] = 1; }}, {"fewer", [](auto& s) { s.open.under.pop(); }}});
  expectFault(camp(), "the deck is not as large as it lies open",
              {{"larger", [](auto& s) { ++s.open.deckSize; }}, {"smaller", [](auto& s) { --s.open.deckSize; }}});
  expectFault(camp(), "nobody put a card under the deck", {{"seat 2", [](auto& s) {
                                                              s.open.under.push(2);
                                                              ++s.open.deckSize;
                                                            }}});
}

TEST(MedaillonFaults, WhatIsKnown) {
  expectFault(camp(), "what is known of a hand is not what was shown of it",
              {{"forgotten", [](auto& s) { s.own[0].known.clear(); }},
               {"never shown", [](auto& s) { s.own[0].known.add(Card::spears); }}});
  expectFault(
      camp(), "a card is known that is not there",
      {{"elsewhere", [](auto& s) { learn(s, 1, Card::mummy); }}, {"twice", [](auto& s) { learn(s, 1, Card::seal); }}});
  State down = laying();
  learn(down, 0, Card::pit);
  EXPECT_EQ(Medaillon::faults(down), nullptr) << "it may lie face down";
}

TEST(MedaillonFaults, EveryCardIsSomewhereOnce) {
  expectFault(camp(), "some card is there too often or not often enough",
              {{"one more", [](auto& s) { ++inDeck(s, Card::mummy), ++s.open.deckSize; }},
               {"one fewer", [](auto& s) { fromDeck(s, Card::mummy); }},
               {"another", [](auto& s) { --inDeck(s, Card::mummy), ++inDeck(s, Card::pit); }},
               {"in camp", [](auto& s) { s.open.camp[0].add(Card::mercenary); }},
               {"discarded", [](auto& s) { ++s.open.discarded.of[0]; }}});
  expectFault(camp(), "a papyrus is there twice", {{"maat", [](auto& s) {
                                                      s.own[0].papyri.add(Card::maat);
                                                      ++s.open.papyri[0];
                                                      s.open.used.pop();
                                                    }}});
  expectFault(camp(), "some papyri are missing, or too many are there",
              {{"missing", [](auto& s) { s.open.used.pop(); }},
               {"too many", [](auto& s) { s.open.used.insert(0, Card::anubis); }}});
  expectFault(camp(), "something else lies among the used papyri",
              {{"a disorder", [](auto& s) { std::swap(s.open.used[0], s.open.used[1]); }},
               {"an adventurer", [](auto& s) { s.open.used.add(Card::hagen); }}});
  expectFault(position("camp 0\n0: hand pit, papyri isis maat seth\n1: "), "a seat has too many papyri",
              {{"one in force", [](auto& s) { s.open.inForce[0].add(Card::horus); }},
               {"one in the tomb", [](auto& s) { s.open.party[0].add(Card::anubis); }}});
}

TEST(MedaillonFaults, TheDeck) {
  expectFault(camp(), "the last discarded card is not among the discarded",
              {{"another", [](auto& s) { s.open.discardTop = Card::mummy; }},
               {"none", [](auto& s) { s.open.discardTop = Card::none; }},
               {"a papyrus", [](auto& s) { s.open.discardTop = Card::isis; }}});
  expectFault(camp(), "too many cards are under the deck", {{"a third", [](auto& s) {
                                                               --inDeck(s, Card::mummy);
                                                               s.open.under.push(1);
                                                               s.own[1].under.push(Card::mummy);
                                                             }}});
  State two = dug();
  expectFault(two, "too many cards are under the deck", {{"three besides those looked at", [](auto& s) {
                                                            for (int i = 0; i < 3; ++i) {
                                                              --inDeck(s, Card::mummy);
                                                              s.open.under.push(1);
                                                              s.own[1].under.push(Card::mummy);
                                                            }
                                                          }}});
}

TEST(MedaillonFaults, TombsWon) {
  expectFault(camp(), "a tomb was won twice",
              {{"by both", [](auto& s) { s.open.won[1].push(Tomb::ramses); }},
               {"none", [](auto& s) { s.open.won[1].push(Tomb::none); }}});
  State three = position("camp 0\n0: hand pit, won ramses sethos haremhab\n1: ");
  expectFault(three, "it is over, but somebody is asked",
              {{"four", [](auto& s) { s.open.won[0].push(Tomb::amenhotep); }},
               {"the short game", [](auto& s) { s.open.options.tombs = Medaillon::Tombs::three; }}});
  expectFault(three, "more tombs were won than are needed", {{"four of three", [](auto& s) {
                                                                s.open.won[0].push(Tomb::amenhotep);
                                                                s.open.options.tombs = Medaillon::Tombs::three;
                                                              }}});
  expectFault(three, "nobody is asked, but it is not over", {{"no agenda", [](auto& s) { s.open.agenda.clear(); }}});
  expectFault(camp(), "a tomb is open that should not, or none is",
              {{"in camp", [](auto& s) { s.open.tomb = Tomb::sethos; }}});
  expectFault(sending(), "a tomb is open that should not, or none is",
              {{"none", [](auto& s) { s.open.tomb = Tomb::none; }}});
  expectFault(position("open\n0: hand pit"), "a tomb is open that should not, or none is",
              {{"before", [](auto& s) { s.open.tomb = Tomb::sethos; }}});
  expectFault(sending(), "the tomb is won too early, or not yet",
              {{"early", [](auto& s) { s.open.won[0].push(Tomb::ramses); }}});
  expectFault(rescuing(), "the tomb is won too early, or not yet",
              {{"not yet", [](auto& s) { s.open.won[0].clear(); }}});
  expectFault(camp(), "it is another round",
              {{"later", [](auto& s) { ++s.open.round; }}, {"a pass", [](auto& s) { s.open.mayPass[0] = false; }}});
  expectFault(ended(), "it is another round", {{"earlier", [](auto& s) { --s.open.round; }}});
}

TEST(MedaillonFaults, TombsForeseen) {
  expectFault(camp(), "a seat foresees what it does not know",
              {{"nothing", [](auto& s) { s.own[1].foreseen = Tomb::none; }},
               {"secretly", [](auto& s) { s.own[0].foreseen = Tomb::haremhab; }}});
  expectFault(camp(), "a tomb is foreseen that cannot come",
              {{"won", [](auto& s) { s.own[1].foreseen = Tomb::ramses; }}});
  expectFault(sending(), "a tomb is foreseen that cannot come", {{"while one is open", [](auto& s) {
                                                                    s.own[1].foreseen = Tomb::sethos;
                                                                    s.open.foresee.add(1);
                                                                  }}});
  expectFault(camp(), "two different tombs are foreseen", {{"two", [](auto& s) {
                                                              s.own[0].foreseen = Tomb::sethos;
                                                              s.open.foresee.add(0);
                                                            }}});
  expectFault(camp(), "somebody foresees who does not play", {{"seat 2", [](auto& s) { s.open.foresee.add(2); }}});
}

TEST(MedaillonFaults, WhoIsAsked) {
  expectFault(camp(), "nobody, or the wrong seat, is asked",
              {{"both", [](auto& s) { s.open.agenda.back().who = Seats::upTo(2); }},
               {"the other", [](auto& s) { s.open.agenda.back().who = Seats::only(1); }},
               {"nobody", [](auto& s) { s.open.agenda.back().who = {}; }},
               {"who does not play", [](auto& s) { s.open.agenda.back() = {Ask::camp, Seats::only(2), 2, 0}; }}});
  expectFault(camp(), "something is asked that nobody answers",
              {{"traps", [](auto& s) { s.open.agenda.back().ask = Ask::traps; }}});
}

TEST(MedaillonFaults, TheAgendaInCamp) {
  const char* disorder = "the camp phases are in disorder";
  expectFault(camp(), disorder,
              {{"nothing afterwards", [](auto& s) { s.open.agenda.erase(0); }},
               {"no camp phase of the other", [](auto& s) { s.open.agenda.erase(1); }},
               {"a number", [](auto& s) { s.open.agenda.back().n = 1; }},
               {"something else beneath", [](auto& s) { s.open.agenda.insert(2, {Ask::camp, {}, 0, 0}); }},
               {"no tomb afterwards", [](auto& s) { s.open.agenda[0].ask = Ask::round, --s.open.round; }},
               {"of the other", [](auto& s) { s.open.agenda[0].of = 1; }},
               {"one's own once more", [](auto& s) { s.open.agenda[1].of = 0; }},
               {"too many cards said to be surplus",
                [](auto& s) { s.open.agenda.back() = {Ask::surplus, Seats::only(0), 0, 1}; }},
               {"looking without cards", [](auto& s) {
                  s.open.agenda.back() = {Ask::camp, {}, 0, 0};
                  s.open.agenda.push({Ask::keep, Seats::only(0), 0, 2});
                }}});
  expectFault(split(), disorder, {{"a number", [](auto& s) { s.open.agenda.back().n = 1; }}});
  expectFault(split(), disorder, {{"nothing to play with", [](auto& s) {
                                     s.open.agenda.back().ask = Ask::camp;
                                     inDeck(s, s.own[0].hand.pop()) += 1;
                                     ++s.open.deckSize;
                                     --s.open.handSize[0];
                                   }}});
  expectFault(dug(), disorder,
              {{"another number", [](auto& s) { --s.open.agenda.back().n; }},
               {"nothing interrupted", [](auto& s) { s.open.agenda.erase(2); }},
               {"two already", [](auto& s) { s.open.agenda.back() = {Ask::putUnder, Seats::only(0), 0, 0}; }}});
  const State robbed =
      after(position("camp 0\n0: coins 3, hand mercenary pit\n1: hand pit seal"), Play{Card::mercenary});
  expectFault(robbed, disorder,
              {{"two", [](auto& s) { s.open.agenda.back().n = 2; }},
               {"nothing", [](auto& s) { s.open.agenda.back().n = 0; }},
               {"nothing interrupted", [](auto& s) { s.open.agenda.erase(2); }}});
  const State surplus = after(position("camp 0\n0: hand pit pit seal mummy mummy spears spears\n1: "), EndCamp{});
  expectFault(
      surplus, disorder,
      {{"fewer", [](auto& s) { s.open.agenda.back().n = 1; }}, {"none", [](auto& s) { s.open.agenda.back().n = 0; }}});
  // A round without a tomb: only if it was passed at its start.
  Options atStart;
  atStart.passing = Medaillon::Passing::atStart;
  const State passed = after(position("open\n0: hand pit\n1: hand pit", atStart), Pass{});
  expectFault(passed, disorder,
              {{"with the marker",
                [](auto& s) {
                  s.open.mayPass[0] = true;
                  s.open.mayPass[1] = false;
                }},
               {"agreed otherwise", [](auto& s) { s.open.options.passing = {}; }}});
}

TEST(MedaillonFaults, Discounts) {
  expectFault(camp(), "companions are too cheap", {{"two for one foreman", [](auto& s) { s.open.discounts = 2; }}});
  expectFault(split(), "companions are too cheap", {{"before", [](auto& s) { s.open.discounts = 1; }}});
  expectFault(sending(), "companions are cheaper outside the camp",
              {{"in the tomb", [](auto& s) { s.open.discounts = 1; }}});
}

TEST(MedaillonFaults, Hands) {
  const auto fill = [](Seat seat, int many) {
    return [seat, many](State& state) {
      for (int i = 0; i < 23 && state.own[seat].hand.size() < many; ++i)
        while (state.deck.of[i] > 0 && state.own[seat].hand.size() < many)
          toHand(state, seat, fromDeck(state, static_cast<Card>(i + 1)));
    };
  };
  const char* large = "a hand is too large";
  expectFault(split(), large, {{"the camper's", fill(0, 9)}, {"the other's", fill(1, 9)}});
  State sound = split();
  fill(0, 8)(sound);
  fill(1, 8)(sound);
  EXPECT_EQ(Medaillon::faults(sound), nullptr);
  expectFault(camp(), large, {{"before Thoth", fill(0, 13)}});
  sound = camp();
  fill(0, 12)(sound);
  EXPECT_EQ(Medaillon::faults(sound), nullptr);
  expectFault(position("camp 0, holder 1\n0: hand pit\n1: hand pit"), large, {{"who has tidied up", fill(1, 6)}});
  expectFault(position("open\n0: hand pit"), large, {{"before the tomb", fill(0, 6)}});
  expectFault(sending(), large, {{"after Ramesses", fill(0, 8)}, {"the other's", fill(1, 8)}});
  expectFault(position("tomb haremhab\n0: camp raider, hand pit\n1: "), large, {{"in another tomb", fill(0, 6)}});
  expectFault(laying(), large, {{"with what is laid", fill(0, 6)}});
  expectFault(blessed(), large, {{"with traps and undead", fill(1, 6)}});
  expectFault(position("camp 0, discard archaeologist\n0: hand pit\n1: "), "cards are looked at that nobody asked for",
              {{"the camper", [](auto& s) { s.own[0].looked.add(fromDeck(s, Card::pit)); }}});
  expectFault(camp(), "a seat was compensated though nobody is",
              {{"seat 1", [](auto& s) { s.open.compensated[1] = true; }}});
}

TEST(MedaillonFaults, InTheTomb) {
  expectFault(blessed(), "somebody is struck whom no trap has struck",
              {{"nobody asked", [](auto& s) { s.open.struck.card = Card::thief; }}});
  expectFault(sending(), "cards lie face down too early, or too late", {{"early", [](auto& s) {
                                                                           s.own[0].laid.add(s.own[0].hand.pop());
                                                                           --s.open.handSize[0];
                                                                           ++s.open.laidCards[0];
                                                                         }}});
  expectFault(laying(), "something is revealed too early",
              {{"an undead", [](auto& s) { s.open.party[0].add(fromDeck(s, Card::mummy)); }},
               {"a trap", [](auto& s) { s.open.traps[0].add(fromDeck(s, Card::spears)); }},
               {"a doctor rests", [](auto& s) { s.open.resting[0] = 1; }},
               {"a blessing", [](auto& s) { s.open.blessed[0] = Card::raider; }},
               {"a papyrus", [](auto& s) {
                  s.open.inForce[1].add(s.own[1].papyri.pop());
                  --s.open.papyri[1];
                }}});
  expectFault(camp(), "somebody is in the tomb too early",
              {{"in camp", [](auto& s) { s.open.party[0].add(Card::haddad); }}});
  expectFault(laying(), "there is a bluff too many",
              {{"a second",
                [](auto& s) {
                  s.own[0].laid.add(fromDeck(s, Card::jackal));
                  ++s.open.laidCards[0];
                }},
               {"of the other", [](auto& s) {
                  s.own[1].hand.drop(Card::camel);
                  s.own[1].laid.add(Card::camel);
                  --s.open.handSize[1];
                  ++s.open.laidCards[1];
                }}});
  expectFault(blessed(), "more doctors rest than there are",
              {{"two of one", [](auto& s) { s.open.resting[1] = 2; }},
               {"without one", [](auto& s) { s.open.resting[0] = 1; }}});
  expectFault(blessed(), "somebody is blessed who cannot be",
              {{"who is not there", [](auto& s) { s.open.blessed[1] = Card::camel; }},
               {"without the papyrus", [](auto& s) { s.open.blessed[0] = Card::raider; }}});
  const State three =
      position("tomb tutankhamun\n0: sends haddad raider raider, hand pit\n1: sends calloway, hand pit");
  expectFault(three, "too many entered the tomb",
              {{"a fourth", [](auto& s) { s.open.party[0].insert(0, fromDeck(s, Card::seer)); }}});
  const State shut = position("tomb hatshepsut\n0: sends raider, hand pit\n1: sends camel, hand pit");
  expectFault(shut, "somebody entered a tomb that is shut to him",
              {{"haddad", [](auto& s) { s.open.party[0].add(Card::haddad); }}});
  expectFault(laying(), "nobody entered the tomb", {{"of the other", [](auto& s) {
                                                       s.open.party[1].drop(Card::calloway);
                                                       s.open.party[1].drop(Card::jackal);
                                                       ++inDeck(s, Card::jackal), ++s.open.deckSize;
                                                     }}});
}

TEST(MedaillonFaults, TheAgendaInTheTomb) {
  const char* disorder = "the tomb phase is in disorder";
  const auto asking = [](Ask ask, int seat, int n = 0) {
    return [ask, seat, n](State& s) { s.open.agenda.back() = {ask, Seats::only(seat), seat, static_cast<u8>(n)}; };
  };
  const Broken beneath{"something beneath", [](auto& s) { s.open.agenda.insert(0, {Ask::camp, {}, 0, 0}); }};
  const Broken number{"a number", [](auto& s) { s.open.agenda.back().n = 1; }};
  expectFault(position("open\n0: hand pit\n1: hand pit"), disorder,
              {{"not the holder", asking(Ask::open, 1)}, beneath, number});
  expectFault(position("open\n0: hand pit\n1: passed"), disorder, {{"without a marker", [](auto& s) {
                                                                      s.open.mayPass[0] = false;
                                                                      s.open.mayPass[1] = true;
                                                                    }}});
  const State opening =
      after(position("open\n0: foresees sethos, hand pit seal mummy\n1: hand pit seal mummy"), OpenTomb{});
  expectFault(opening, disorder,
              {{"three", asking(Ask::opening, 0, 3)},
               {"none", asking(Ask::opening, 0, 0)},
               {"the other before the holder", asking(Ask::opening, 1, 2)},
               {"not for the other", [](auto& s) { s.open.agenda.erase(1); }},
               {"nobody enters", [](auto& s) { s.open.agenda.erase(0); }},
               {"the other enters first", [](auto& s) { s.open.agenda[0].of = 1; }},
               {"another tomb", [](auto& s) { s.open.tomb = Tomb::ramses; }}});
  expectFault(sending(), disorder, {{"the other first", asking(Ask::send, 1)}, beneath, number});
  expectFault(position("tomb ramses\n0: sends haddad\n1: camp raider"), disorder,
              {{"the holder again", asking(Ask::send, 0)}});
  expectFault(after(position("tomb hatshepsut\n0: camp raider, hand pit\n1: camp camel"), Send{Card::raider}), disorder,
              {{"nobody to send", [](auto& s) {
                  inDeck(s, s.open.camp[1].pop()) += 1;
                  ++s.open.deckSize;
                }}});
  expectFault(after(laying(), LayCard{Card::seal}), disorder,
              {{"the holder again", asking(Ask::lay, 0)}, beneath, number});
  expectFault(position("tomb ramses\n0: sends haddad, hand pit\n1: sends calloway, hand pit"), disorder,
              {{"nothing to lay", [](auto& s) {
                  inDeck(s, s.own[0].hand.pop()) += 1;
                  ++s.open.deckSize;
                  --s.open.handSize[0];
                }}});
  const State disarm = position(
      "tomb ramses\n0: sends haddad raider, lays isis, hand pit\n1: sends calloway raider, camp doctor, lays pit "
      "horus");
  expectFault(disarm, disorder,
              {{"not the holder", asking(Ask::disarm, 1)},
               {"another adventurer",
                [](auto& s) {
                  s.open.adventurer[0] = Card::hagen;
                  s.open.party[0].drop(Card::haddad);
                  s.open.party[0].add(Card::hagen);
                }},
               {"no trap",
                [](auto& s) {
                  inDeck(s, s.open.traps[1].pop()) += 1;
                  ++s.open.deckSize;
                }},
               {"blessed already", [](auto& s) { s.open.blessed[1] = Card::raider; }},
               {"healed already", [](auto& s) { s.open.resting[1] = 1; }}});
  expectFault(revealed(), disorder,
              {{"without the papyrus", asking(Ask::bless, 0)},
               {"one choice",
                [](auto& s) {
                  for (const Card card : {Card::thief, Card::thief, Card::skeleton}) {
                    s.open.party[1].drop(card);
                    inDeck(s, card) += 1;
                    ++s.open.deckSize;
                  }
                }},
               {"blessed already", [](auto& s) { s.open.blessed[1] = Card::thief; }}});
  expectFault(blessed(), disorder,
              {{"the other before the holder", asking(Ask::trigger, 1)},
               {"no target", [](auto& s) {
                  for (const Card card : {Card::thief, Card::thief, Card::skeleton}) {
                    s.open.party[1].drop(card);
                    inDeck(s, card) += 1;
                    ++s.open.deckSize;
                  }
                  s.open.blessed[1] = Card::none;
                }}});
  expectFault(struck(), disorder,
              {{"nothing beneath", [](auto& s) { s.open.agenda.erase(0); }},
               {"by oneself", [](auto& s) { s.open.agenda[0].of = 1; }},
               {"an undead", [](auto& s) { s.open.struck = {Card::skeleton, false}; }},
               {"not blessed", [](auto& s) { s.open.struck.card = Card::raider; }},
               {"the doctor rests", [](auto& s) { s.open.resting[1] = 1; }},
               {"Isis would have helped", [](auto& s) {
                  s.open.inForce[0].drop(Card::isis);
                  s.open.inForce[1].add(Card::isis);
                }}});
  const State holderStruck = after(
      position(
          "tomb ramses\n0: hagen, sends hagen thief, camp doctor, hand pit, lays\n1: sends calloway, lays boulder"),
      Trigger{Card::boulder, Card::thief, false});
  expectFault(holderStruck, disorder,
              {{"before the holder's traps", [](auto& s) { s.open.traps[0].add(fromDeck(s, Card::pit)); }}});
  const State othersTurn =
      position("tomb ramses\n0: sends haddad, hand pit, lays\n1: sends calloway, lays mummy osiris");
  expectFault(othersTurn, disorder,
              {{"the holder has not left", [](auto& s) { s.open.party[0].add(Card::haddad); }},
               {"the holder's papyri have not", [](auto& s) {
                  s.open.used.drop(Card::maat);
                  s.open.inForce[0].add(Card::maat);
                }}});
  expectFault(rescuing(), disorder,
              {{"not the holder", asking(Ask::rescue, 1)},
               {"nobody to rescue",
                [](auto& s) {
                  s.open.party[0].drop(Card::raider);
                  ++inDeck(s, Card::raider), ++s.open.deckSize;
                }},
               {"a monkey is still there",
                [](auto& s) {
                  s.open.party[0].insert(0, fromDeck(s, Card::monkey));
                  std::swap(s.open.party[0][0], s.open.party[0][1]);
                }},
               {"traps are left", [](auto& s) { s.open.traps[0].add(fromDeck(s, Card::pit)); }}});
  expectFault(recalling(), disorder,
              {{"without the papyrus", asking(Ask::recall, 1)}, {"no undead", [](auto& s) {
                                                                   s.open.party[0].drop(Card::mummy);
                                                                   ++inDeck(s, Card::mummy), ++s.open.deckSize;
                                                                 }}});
}

// Whatever is reached by playing is possible: games by random moves with all options.
TEST(MedaillonFaults, SilentAfterEveryMove) {
  for (u64 luck = 0; luck < 200; ++luck) {
    Options options;
    options.tombs = static_cast<Medaillon::Tombs>(luck % 2);
    options.compensation = static_cast<Medaillon::Compensation>(luck / 2 % 2);
    options.balance = static_cast<Medaillon::Balance>(luck % 3);
    options.bluff = static_cast<Medaillon::Bluff>(luck / 4 % 2);
    options.unopposed = static_cast<Medaillon::Unopposed>(luck / 8 % 2);
    options.trapLimit = static_cast<Medaillon::TrapLimit>(luck / 16 % 2);
    options.passing = static_cast<Medaillon::Passing>(luck / 32 % 2);
    State state = begin(options, luck);
    Chance chance(luck + 1000);
    Teller<Medaillon::Event> deaf;
    for (int i = 0; i < 1000 && !over<Medaillon>(state); ++i) {
      const Seat seat = Medaillon::actors(state.open).first();
      Medaillon::Moves moves;
      Medaillon::moves(state.open, state.own[seat], seat, moves);
      ASSERT_FALSE(moves.empty());
      const auto pick = static_cast<int>(chance.below(Medaillon::Luck::deck, static_cast<u32>(moves.size())));
      Medaillon::play(state, seat, moves[pick], chance, deaf);
      const char* fault = Medaillon::faults(state);
      ASSERT_EQ(fault, nullptr) << fault;
    }
    EXPECT_TRUE(over<Medaillon>(state));
  }
}

}  // namespace
}  // namespace mastaba::medaillon
