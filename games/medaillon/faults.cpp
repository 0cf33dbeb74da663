// What makes a position impossible. Whatever passes here can be played on from, also when somebody set it up by hand.
#include <algorithm>

#include "engine/first_fault.h"
#include "games/medaillon/legal.h"

namespace mastaba {

using namespace medaillon;

namespace {

using Asked = Task<Ask>;

template <class Cards>
bool isSorted(const Cards& cards) {
  return std::is_sorted(cards.begin(), cards.end());
}
template <class Cards, class Is>
bool all(const Cards& cards, Is&& is) {
  return std::all_of(cards.begin(), cards.end(), is);
}
template <class Cards, class Is>
int countIf(const Cards& cards, Is&& is) {
  return static_cast<int>(std::count_if(cards.begin(), cards.end(), is));
}

bool isMain(Card card) { return is(card, living | obstacles); }
bool isPapyrus(Card card) { return is(card, Kind::papyrus); }

// How far the round is.
enum class Stage : u8 { camp, passing, opening, sending, laying, revealed, leaving, over };

struct Checker {
  const State& state;
  FirstFault& check;

  const Open& open() const { return state.open; }
  Seat holder() const { return open().holder; }
  Seat other() const { return otherOf(holder()); }
  const Asked& top() const { return open().agenda.back(); }
  bool awarded() const { return open().won[0].has(open().tomb) || open().won[1].has(open().tomb); }

  Stage stage() const {
    if (open().agenda.empty()) return Stage::over;
    switch (top().ask) {
      case Ask::open:
        return Stage::passing;
      case Ask::opening:
        return Stage::opening;
      case Ask::send:
        return Stage::sending;
      case Ask::lay:
        return Stage::laying;
      case Ask::disarm:
      case Ask::bless:
      case Ask::trigger:
      case Ask::heal:
        return Stage::revealed;
      case Ask::rescue:
      case Ask::recall:
        return Stage::leaving;
      default:
        return Stage::camp;
    }
  }

  // ---- cards

  void lists(Seat seat) const {
    const Own& own = state.own[seat];
    const bool sorted = isSorted(own.hand) && isSorted(own.papyri) && isSorted(own.laid) && isSorted(own.looked) &&
                        isSorted(own.known) && isSorted(own.shown) && isSorted(open().camp[seat]) &&
                        isSorted(open().party[seat]) && isSorted(open().traps[seat]) && isSorted(open().inForce[seat]);
    check.that(sorted, "some cards are not sorted");
    check.that(all(own.hand, isMain) && all(own.looked, isMain) && all(own.under, isMain) && all(own.known, isMain) &&
                   all(own.shown, isMain),
               "there is something else where cards of the main deck belong");
    check.that(all(own.papyri, isPapyrus), "there is something else among the papyri");
    const auto mayLie = [](Card card) { return isPapyrus(card) ? !isForCamp(card) : isMain(card); };
    check.that(all(own.laid, mayLie), "a card is laid that cannot be");
    check.that(all(open().camp[seat], [](Card card) { return is(card, living); }), "somebody camps who cannot");
    const auto mayEnter = [&](Card card) {
      return isCharacter(card) && (!is(card, Kind::adventurer) || leads(seat, card));
    };
    check.that(all(open().party[seat], mayEnter), "somebody is in the tomb who cannot be");
    check.that(all(open().traps[seat], actsAsTrap), "something else lies among the traps");
    const auto lasts = [](Card card) {
      return isPapyrus(card) && !isForCamp(card) && !actsAsTrap(card) && !isCharacter(card);
    };
    check.that(all(open().inForce[seat], lasts), "a papyrus is in force that cannot be");
  }
  bool leads(Seat seat, Card card) const {
    return card == open().adventurer[seat] && open().party[seat].count(card) == 1;
  }

  void counts(Seat seat) const {
    const Own& own = state.own[seat];
    check.that(own.hand.size() == open().handSize[seat], "a hand is not as large as it lies open");
    check.that(own.papyri.size() == open().papyri[seat], "there are not as many papyri as lie open");
    check.that(
        countIf(own.laid, isMain) == open().laidCards[seat] && countIf(own.laid, isPapyrus) == open().laidPapyri[seat],
        "there are not as many cards face down as lie open");
    check.that(own.under.size() == open().under.count(seat), "not as many cards were put under the deck as lie open");
    check.that(own.shown == state.own[otherOf(seat)].known, "what is known of a hand is not what was shown of it");
    for (const Card card : own.shown)
      check.that(own.shown.count(card) <= own.hand.count(card) + own.laid.count(card),
                 "a card is known that is not there");
    const int papyriOf = own.papyri.size() + open().laidPapyri[seat] + open().inForce[seat].size() +
                         countIf(open().traps[seat], isPapyrus) + countIf(open().party[seat], isPapyrus);
    check.that(papyriOf <= papyriEach, "a seat has too many papyri");
  }

  template <class Cards>
  static void add(std::array<int, printed::cards.size()>& many, const Cards& cards) {
    for (const Card card : cards) ++many[static_cast<std::size_t>(card)];
  }
  // Every card is somewhere.
  void everyCard() const {
    std::array<int, printed::cards.size()> many{};
    for (int i = 0; i < mainKinds; ++i)
      many[static_cast<std::size_t>(i) + 1] += state.deck.of[i] + open().discarded.of[i];
    add(many, open().used);
    for (Seat seat = 0; seat < players; ++seat) {
      const Own& own = state.own[seat];
      add(many, own.hand);
      add(many, own.papyri);
      add(many, own.laid);
      add(many, own.looked);
      add(many, own.under);
      add(many, open().camp[seat]);
      add(many, open().party[seat]);
      add(many, open().traps[seat]);
      add(many, open().inForce[seat]);
    }
    int dealt = 0;
    for (std::size_t i = 1; i < many.size(); ++i) {
      const auto card = static_cast<Card>(i);
      if (isMain(card))
        check.that(many[i] == factsOf(card).copies, "some card is there too often or not often enough");
      else if (isPapyrus(card))
        check.that(many[i] <= 1, "a papyrus is there twice");
      dealt += isPapyrus(card) ? many[i] : 0;
    }
    check.that(dealt == players * papyriEach, "some papyri are missing, or too many are there");
    check.that(all(open().used, isPapyrus) && isSorted(open().used), "something else lies among the used papyri");
  }

  void deck() const {
    check.that(open().deckSize == state.deck.size() + open().under.size(), "the deck is not as large as it lies open");
    check.that(all(open().under, [](Seat seat) { return seat < players; }), "nobody put a card under the deck");
    const Card last = open().discardTop;
    check.that(last == Card::none ? open().discarded.empty() : isMain(last) && open().discarded.of[indexOf(last)] > 0,
               "the last discarded card is not among the discarded");
    // Whoever digs does so once before the deck is shuffled anew.
    int most = 0;
    for (int i = 0; i < mainKinds; ++i) {
      const Card card = mainCard(i);
      if (!does(card, Effect::dig)) continue;
      int lying = open().discarded.of[i];
      for (Seat seat = 0; seat < players; ++seat)
        lying += open().camp[seat].count(card) + open().party[seat].count(card);
      most += lying * (factsOf(card).n - 1);
    }
    const int looked = state.own[0].looked.size() + state.own[1].looked.size();
    const bool keeps = !open().agenda.empty() && top().ask == Ask::keep;
    check.that(open().under.size() + looked - (keeps ? 1 : 0) <= most, "too many cards are under the deck");
  }

  // ---- tombs

  void tombs() const {
    std::array<int, medaillon::tombs + 1> many{};
    for (const auto& won : open().won)
      for (const Tomb tomb : won) ++many[static_cast<std::size_t>(tomb)];
    check.that(many[0] == 0 && all(many, [](int n) { return n <= 1; }), "a tomb was won twice");
    int winners = 0;
    for (const auto& won : open().won) {
      check.that(won.size() <= toWin(open().options), "more tombs were won than are needed");
      winners += won.size() == toWin(open().options) ? 1 : 0;
    }
    const bool over = open().agenda.empty();
    check.that(winners == (over ? 1 : 0),
               over ? "nobody is asked, but it is not over" : "it is over, but somebody is asked");
    const bool inside = open().tomb != Tomb::none;
    const Stage now = stage();
    check.that(inside == (now != Stage::camp && now != Stage::passing), "a tomb is open that should not, or none is");
    check.that(!inside || awarded() == (now == Stage::leaving || now == Stage::over),
               "the tomb is won too early, or not yet");
    const int closed = open().won[0].size() + open().won[1].size() - (inside && awarded() ? 1 : 0);
    int passed = int{!open().mayPass[0]} + int{!open().mayPass[1]};
    if (!over && open().agenda[0].ask == Ask::round) --passed;  // in this round
    check.that(open().round == closed + passed + 1, "it is another round");
    Tomb next = Tomb::none;
    for (Seat seat = 0; seat < players; ++seat) {
      const Tomb foreseen = state.own[seat].foreseen;
      check.that(open().foresee.has(seat) == (foreseen != Tomb::none), "a seat foresees what it does not know");
      if (foreseen == Tomb::none) continue;
      check.that(!inside && tombsLeft(open()).has(foreseen), "a tomb is foreseen that cannot come");
      check.that(next == Tomb::none || next == foreseen, "two different tombs are foreseen");
      next = foreseen;
    }
    check.that((open().foresee.bits >> players) == 0, "somebody foresees who does not play");
  }

  // ---- what is asked

  bool isAuto(int i, Ask ask, Seat of) const {
    return i < open().agenda.size() && open().agenda[i] == Asked{ask, {}, of, 0};
  }
  bool isOnly() const { return open().agenda.size() == 1; }
  // In whose camp phase somebody is asked.
  Seat whoCamps() const { return top().ask == Ask::robbed ? otherOf(top().of) : top().of; }

  // What lies beneath while somebody camps: what comes afterwards, and the other's camp phase.
  void campAgenda() const {
    const char* fault = "the camp phases are in disorder";
    const auto& agenda = open().agenda;
    const bool noTomb = open().options.passing == Medaillon::Passing::atStart && isAuto(0, Ask::round, holder());
    check.that(isAuto(0, Ask::tombPhase, holder()) || (noTomb && !open().mayPass[holder()]), fault);
    const Ask ask = top().ask;
    const bool interrupts = ask == Ask::keep || ask == Ask::putUnder || ask == Ask::robbed;
    const Seat camper = whoCamps();
    int i = 1;
    if (camper == holder()) check.that(isAuto(i++, Ask::campPhase, other()), fault);
    if (interrupts) check.that(isAuto(i++, Ask::camp, camper), fault);
    check.that(agenda.size() == i + 1, fault);
    if (check) return;
    check.that(open().discounts <= (ask == Ask::split ? 0 : sumOf(open().camp[camper], Effect::discount)),
               "companions are too cheap");
    const int hand = open().handSize[top().of];
    switch (ask) {
      case Ask::split:
        return check.that(top().n == 0, fault);
      case Ask::camp:
        return check.that(top().n == 0 && (hand > 0 || open().papyri[camper] > 0), fault);
      case Ask::keep:
        return check.that(top().n == state.own[camper].looked.size() && top().n > 1, fault);
      case Ask::putUnder:
        return check.that(top().n == 0 && state.own[camper].looked.size() == 2, fault);
      case Ask::surplus:
        return check.that(top().n == hand - handLimit && top().n > 0 && open().discounts == 0, fault);
      case Ask::robbed:
        return check.that(top().n > 0 && top().n < hand && top().n <= factsOf(Card::mercenary).n, fault);
      default:
        return check.that(false, "something is asked that nobody answers");
    }
  }

  // How many cards a seat may have in hand, so that it never gets more than it can hold.
  int mostInHandNow(Seat seat) const {
    const Stage now = stage();
    if (now == Stage::camp) {
      const Ask ask = top().ask;
      const Seat camper = whoCamps();
      const bool waits = seat != camper && camper == holder();
      if (seat == camper && ask != Ask::split)
        return mostInHand - sumOf(state.own[seat].papyri, Effect::cards) -
               (ask == Ask::keep || ask == Ask::robbed ? 1 : 0);
      return waits || seat == camper ? mostInTomb : handLimit;
    }
    if (now == Stage::passing) return open().options.passing == Medaillon::Passing::atStart ? mostInTomb : handLimit;
    int most = handLimit;
    if (factsOf(open().tomb).effect == Effect::drawAll) most += factsOf(open().tomb).n;
    const bool entered = now != Stage::opening && !asks(open().agenda, Ask::send, holder());
    if (seat == holder() && entered)
      most += does(open().adventurer[seat], Effect::drawInside) ? factsOf(open().adventurer[seat]).n : 0;
    // What came from the hand and may return to it.
    return most - open().laidCards[seat] - countIf(open().traps[seat], isMain) -
           countIf(open().party[seat], [](Card card) { return is(card, undead); });
  }

  void hands() const {
    for (Seat seat = 0; seat < players; ++seat) {
      check.that(open().handSize[seat] <= mostInHandNow(seat), "a hand is too large");
      const bool looks =
          !open().agenda.empty() && (top().ask == Ask::keep || top().ask == Ask::putUnder) && top().of == seat;
      check.that(looks || state.own[seat].looked.empty(), "cards are looked at that nobody asked for");
      check.that(!open().compensated[seat] || open().options.compensation == Medaillon::Compensation::on,
                 "a seat was compensated though nobody is");
    }
    check.that(stage() == Stage::camp || open().discounts == 0, "companions are cheaper outside the camp");
  }

  // Who and what may be in the tomb at this stage.
  void inside() const {
    const Stage now = stage();
    const bool struck = now == Stage::revealed && top().ask == Ask::heal;
    check.that(struck || open().struck == Medaillon::Struck{}, "somebody is struck whom no trap has struck");
    for (Seat seat = 0; seat < players; ++seat) {
      const Party& party = open().party[seat];
      const bool lies = !state.own[seat].laid.empty();
      const bool revealed = !open().traps[seat].empty() || !open().inForce[seat].empty() ||
                            open().blessed[seat] != Card::none || open().resting[seat] > 0 ||
                            countIf(party, [](Card card) { return kindInTomb(card) == Kind::undead; }) > 0;
      check.that(now == Stage::laying || !lies, "cards lie face down too early, or too late");
      check.that(now >= Stage::revealed || !revealed, "something is revealed too early");
      check.that(now >= Stage::sending || party.empty(), "somebody is in the tomb too early");
      const int bluffs = countIf(state.own[seat].laid, [](Card card) { return is(card, living); });
      check.that(bluffs <= (seat == holder() ? 1 : 0), "there is a bluff too many");
      check.that(open().resting[seat] <= sumOf(open().camp[seat], Effect::heal), "more doctors rest than there are");
      const Card blessed = open().blessed[seat];
      check.that(
          blessed == Card::none || (party.has(blessed) && firstWith(open().inForce[seat], Effect::bless) != Card::none),
          "somebody is blessed who cannot be");
      const auto& tomb = factsOf(open().tomb);
      const int sent = countIf(party, [](Card card) { return is(card, living | only(Kind::adventurer)); });
      check.that(tomb.effect != Effect::atMost || sent <= tomb.n, "too many entered the tomb");
      check.that(tomb.effect != Effect::shut || all(party, [&](Card card) { return !is(card, tomb.kinds); }),
                 "somebody entered a tomb that is shut to him");
    }
    if (now == Stage::laying)
      check.that(!open().party[0].empty() && !open().party[1].empty(), "nobody entered the tomb");
  }

  void tombAgenda() const {
    const char* fault = "the tomb phase is in disorder";
    const Seat seat = top().of;
    const Party& party = open().party[seat];
    const bool holds = seat == holder();
    const Ask ask = top().ask;
    check.that(ask == Ask::opening || top().n == 0, fault);
    check.that(ask == Ask::opening || ask == Ask::heal || isOnly(), fault);
    switch (ask) {
      case Ask::open:
        return check.that(holds && open().mayPass[seat], fault);
      case Ask::opening: {
        const auto& tomb = factsOf(open().tomb);
        check.that(tomb.effect == Effect::discardAll && isAuto(0, Ask::enter, holder()), fault);
        check.that(top().n > 0 && top().n <= tomb.n && open().handSize[seat] > top().n, fault);
        check.that(holds ? isAuto(1, Ask::opening, other()) && open().agenda.size() == 3 : open().agenda.size() == 2,
                   fault);
        return;
      }
      case Ask::send:
        return check.that(canSend(open(), seat) && open().party[holds ? other() : holder()].empty() == holds, fault);
      case Ask::lay:
        check.that(open().handSize[seat] > 0 || open().papyri[seat] > 0, fault);
        return check.that(!holds || state.own[other()].laid.empty(), fault);
      case Ask::disarm: {
        const bool trapped = hasAny(open().traps[other()], only(Kind::trap));
        check.that(holds && hasAbility(open(), seat, Effect::disarm) && trapped, fault);
        return check.that(isUntouched(), fault);
      }
      case Ask::bless:
        check.that(countDistinct(party) > 1 && firstWith(open().inForce[seat], Effect::bless) != Card::none, fault);
        return check.that(isUntouched(), fault);
      case Ask::trigger:
        return trapper(seat, fault);
      case Ask::heal: {
        const Seat by = otherOf(seat);
        const auto [card, blessed] = open().struck;
        check.that(open().agenda.size() == 2 && isAuto(0, Ask::traps, by), fault);
        check.that(by == holder() || open().traps[holder()].empty(), fault);
        check.that(is(card, Kind::companion) && doctorsReady(open(), seat) > 0, fault);
        check.that(firstWith(open().inForce[seat], Effect::protect) == Card::none, fault);
        return check.that(suchIn(open(), seat, card, blessed) > 0, fault);
      }
      case Ask::rescue:
        check.that(hasAbility(open(), seat, Effect::rescue) && hasAny(party, living), fault);
        return left(seat, fault);
      default:
        check.that(firstWith(open().inForce[seat], Effect::recall) != Card::none && hasAny(party, undead), fault);
        return left(seat, fault);
    }
  }
  // Before the first trap.
  bool isUntouched() const {
    return open().blessed == decltype(open().blessed){} && open().resting == decltype(open().resting){} &&
           !open().party[0].empty() && !open().party[1].empty();
  }
  void trapper(Seat seat, const char* fault) const {
    check.that(seat == holder() || open().traps[holder()].empty(), fault);
    const Strengths others(open(), otherOf(seat));
    check.that(countIf(open().traps[seat], [&](Card trap) { return hasTarget(open(), others, seat, trap); }) > 0,
               fault);
  }
  void left(Seat seat, const char* fault) const {
    check.that(open().traps[0].empty() && open().traps[1].empty(), fault);
    check.that(firstWith(open().party[seat], Effect::comeBack) == Card::none, fault);
    if (seat != holder()) check.that(open().party[holder()].empty() && open().inForce[holder()].empty(), fault);
  }

  void agenda() const {
    if (open().agenda.empty()) return;
    check.that(top().of < players && top().who == Seats::only(top().of), "nobody, or the wrong seat, is asked");
    if (check) return;
    if (stage() == Stage::camp)
      campAgenda();
    else
      tombAgenda();
  }

  void everything() const {
    for (Seat seat = 0; seat < players && !check; ++seat) {
      check.that(is(open().adventurer[seat], Kind::adventurer), "there is no adventurer");
      lists(seat);
      if (!check) counts(seat);
    }
    check.that(open().adventurer[0] != open().adventurer[1], "both have the same adventurer");
    if (!check) everyCard();
    if (!check) deck();
    if (!check) tombs();
    if (!check) inside();
    if (!check) agenda();
    if (!check) hands();
  }
};

}  // namespace

const char* Medaillon::faults(const State& state) {
  if (refuse(state.open.options)) return "the options are refused";
  if (state.open.holder >= seats) return "nobody has the medallion";
  FirstFault check;
  Checker{state, check}.everything();
  return check.fault();
}

}  // namespace mastaba
