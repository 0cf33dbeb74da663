// Worlds in which the other would have done what it was seen to do. `imagine` knows only what is allowed. Here several
// worlds are imagined, and one is taken by how likely it is that the other, at first sight (bot.cpp), would have ended
// its camp phase with that hand, sent those whom it sent, and laid as many cards as lie there.
//
// Nothing is remembered from move to move: a decision is undone in a copy of the table, as far as the table still shows
// it. That is nearly what the other saw then, and nobody decides exactly so; some doubt always remains.
#include <algorithm>

#include "games/medaillon/legal.h"

namespace mastaba {

using namespace medaillon;

namespace {

constexpr int worlds = 12;   // are imagined, of which one is taken
constexpr u32 uniform = 10;  // one of so many is taken as it comes, so that no world is ever ruled out

// Surprises are measured in 256ths of a halving of the likelihood.
constexpr int halving = 256;
constexpr int missed = halving;  // anything else than what looks best,
constexpr int doubt = 25;        // and as much again for so much less of its weight
constexpr int mostSurprising = 12 * halving;

int surprise(int best, int weight) {
  if (weight >= best) return 0;
  return std::min(missed + std::min(best - weight, 100 * doubt) * halving / doubt, mostSurprising);
}

// Of 65536; never quite 0.
u32 likelihood(int surprise) {
  const int whole = surprise / halving;
  if (whole >= 16) return 1;
  const u32 from = 65536U >> whole;
  return std::max(from - from / 2 * static_cast<u32>(surprise % halving) / halving, 1U);
}

// The other at an earlier moment.
struct Earlier {
  View<Medaillon> view;
  Medaillon::Moves moves{};
  Weights<Medaillon::Moves> weights{};
  int best = 0;  // weight

  Earlier(const State& world, Seat seat) : view{world.open, world.own[seat], seat} {}

  Seat me() const { return view.me; }

  // ---- undoing

  // What lies face down goes back to where it came from.
  void takeUp(Seat seat) {
    Open& open = view.open;
    open.handSize[seat] += open.laidCards[seat];
    open.papyri[seat] += open.laidPapyri[seat];
    open.laidCards[seat] = 0;
    open.laidPapyri[seat] = 0;
    if (seat != me()) return;
    for (const Card card : view.own.laid)
      if (is(card, Kind::papyrus))
        view.own.papyri.add(card);
      else
        view.own.hand.add(card);
    view.own.laid.clear();
  }
  void callBack(Seat seat, Card card) {
    view.open.party[seat].drop(card);
    if (is(card, living)) view.open.camp[seat].add(card);
  }
  void callBackAll(Seat seat) {
    const Party party = view.open.party[seat];
    for (const Card card : party) callBack(seat, card);
  }

  // ---- what looked good then

  void look(Ask ask) {
    view.open.agenda.clear();
    view.open.agenda.push({ask, Seats::only(me()), me(), 0});
    Medaillon::moves(view.open, view.own, me(), moves);
    Medaillon::prior(view, moves, weights);
    best = *std::max_element(weights.begin(), weights.begin() + moves.size());
  }
  int weightOf(const Medaillon::Move& move) const {
    const auto* found = std::find(moves.begin(), moves.end(), move);
    return found == moves.end() ? dominated : weights[static_cast<std::size_t>(found - moves.begin())];
  }
  bool hasAnything() const { return view.open.handSize[me()] + view.open.papyri[me()] > 0; }

  // It could have played more. What was drawn later, in the tomb, says nothing; which cards that are is not known.
  int endedCamp() {
    Open& open = view.open;
    const int drawn = (factsOf(open.tomb).effect == Effect::drawAll ? factsOf(open.tomb).n : 0) +
                      (hasAbility(open, me(), Effect::drawInside) ? factsOf(open.adventurer[me()]).n : 0);
    const int cards = view.own.hand.size();
    if (drawn >= cards) return 0;
    callBackAll(me());
    open.discounts = std::min(sumOf(open.camp[me()], Effect::discount), 2);  // they were probably used
    look(Ask::camp);
    const int end = weightOf(EndCamp{});
    int sum = 0;
    for (int i = 0; i < moves.size(); ++i) sum += surprise(weights[static_cast<std::size_t>(i)], end);
    return sum * (cards - drawn) / cards;
  }

  // It could have sent more, or stopped before it sent the weakest.
  int sentThose() {
    look(Ask::send);
    const int more = surprise(best, weightOf(Enough{}));
    Card weakest = Card::none;
    for (const Card card : view.open.party[me()])
      if (is(card, living) && (weakest == Card::none || factsOf(card).strength <= factsOf(weakest).strength))
        weakest = card;
    if (weakest == Card::none) return more;
    callBack(me(), weakest);
    look(Ask::send);
    return more + (weightOf(Enough{}) == best ? surprise(best, weightOf(Send{weakest})) : 0);
  }

  // Lays so many cards and papyri, those that look best; and it could have laid others, or more.
  int layAnew(int cards, int scrolls) {
    Open& open = view.open;
    Own& own = view.own;
    int sum = 0;
    while (hasAnything()) {
      look(Ask::lay);
      const int cardsLeft = cards - open.laidCards[me()];
      const int scrollsLeft = scrolls - open.laidPapyri[me()];
      if (cardsLeft + scrollsLeft == 0) return sum + surprise(best, weightOf(Enough{}));
      int chosen = -1;
      for (int i = 0; i < moves.size(); ++i) {
        const bool fits = (std::holds_alternative<LayCard>(moves[i]) && cardsLeft > 0) ||
                          (std::holds_alternative<LayPapyrus>(moves[i]) && scrollsLeft > 0);
        if (fits && (chosen < 0 || weights[static_cast<std::size_t>(i)] > weights[static_cast<std::size_t>(chosen)]))
          chosen = i;
      }
      assert(chosen >= 0);
      sum += surprise(best, weights[static_cast<std::size_t>(chosen)]);
      if (const auto* lay = std::get_if<LayCard>(&moves[chosen])) {
        own.laid.add(lay->card);
        own.hand.drop(lay->card);
        --open.handSize[me()];
        ++open.laidCards[me()];
      } else {
        const Card papyrus = std::get<LayPapyrus>(moves[chosen]).papyrus;
        own.laid.add(papyrus);
        own.papyri.drop(papyrus);
        --open.papyri[me()];
        ++open.laidPapyri[me()];
      }
    }
    return sum;
  }
};

// Has it had a camp phase, and is not in the middle of one?
bool hasEndedCamp(const Open& open, Seat seat) {
  if (isToCome(open, Ask::camp, seat)) return false;
  const bool begins = open.agenda.back().ask == Ask::open && open.options.passing == Medaillon::Passing::atStart;
  return open.round > 1 || !(begins || isToCome(open, Ask::campPhase, seat));
}

// What lies face down is chosen anew: of all that the seat may have laid, what it would rather have laid.
int surpriseIn(State& world, Seat seat) {
  const Open& open = world.open;
  const Ask ask = open.agenda.back().ask;
  const bool holds = open.holder == seat;
  int sum = 0;
  if (ask == Ask::lay && holds) {
    Earlier earlier(world, seat);
    earlier.takeUp(seat);
    sum += earlier.layAnew(open.laidCards[seat], open.laidPapyri[seat]);
    world.own[seat] = earlier.view.own;
  }
  if (ask == Ask::lay || (ask == Ask::send && holds)) {
    Earlier earlier(world, seat);
    earlier.takeUp(seat);
    earlier.takeUp(otherOf(seat));
    if (holds) earlier.callBackAll(otherOf(seat));
    sum += earlier.sentThose();
  }
  if (hasEndedCamp(open, seat)) {
    Earlier earlier(world, seat);
    earlier.takeUp(seat);
    sum += earlier.endedCamp();
  }
  return sum;
}

}  // namespace

State Medaillon::believe(const View<Medaillon>& view, Chance& chance) {
  if (view.me == spectator || chance.below(Luck::deck, uniform) == 0) return imagine(view, chance);
  State taken{};
  u32 all = 0;
  for (int i = 0; i < worlds; ++i) {
    State world = imagine(view, chance);
    const u32 weight = likelihood(surpriseIn(world, otherOf(view.me)));
    all += weight;
    if (chance.below(Luck::deck, all) < weight) taken = world;
  }
  return taken;
}

}  // namespace mastaba
