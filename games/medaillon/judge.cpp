#include "games/medaillon/judge.h"

#include <algorithm>

#include "games/medaillon/legal.h"

namespace mastaba::medaillon {

namespace {

constexpr std::int16_t weights[] = {
#include "games/medaillon/weights.txt"
};
static_assert(std::size(weights) == Judge::weights, "weights.txt was made for another judge.h: learn anew");

void tell(const State& state, Seat seat, std::int16_t* about) {
  constexpr int one = Judge::one;
  constexpr int fewCoins = 4;  // count like one card
  const Open& open = state.open;
  const Own& own = state.own[seat];
  const auto add = [about](int what, int much = Judge::one) {
    about[what] = static_cast<std::int16_t>(about[what] + much);
  };
  for (const Card card : open.camp[seat]) add(About::camp + indexOf(card));
  for (const Card card : own.hand) add(About::hand + indexOf(card));
  for (const Card card : own.papyri) add(About::papyri + static_cast<int>(card) - static_cast<int>(papyrusCard(0)));
  add(About::leader + static_cast<int>(open.adventurer[seat]) - static_cast<int>(adventurerCard(0)));
  add(About::missing + std::max(toWin(open.options) - open.won[seat].size(), 1) - 1);
  add(About::coins, open.coins[seat] * one / fewCoins);
  if (open.mayPass[seat]) add(About::marker);
  if (open.holder == seat) add(About::holder);
  const Task<Ask>& task = open.agenda.back();
  const bool looks = task.of == seat && (task.ask == Ask::keep || task.ask == Ask::putUnder);
  if (looks || isToCome(open, Ask::camp, seat)) add(About::inCampNow);
  if (isToCome(open, Ask::campPhase, seat) || isToCome(open, Ask::split, seat)) add(About::campToCome);
  if (task.of == seat && (task.ask == Ask::surplus || task.ask == Ask::robbed)) add(About::toDiscard, task.n * one);
  if (looks && task.ask == Ask::keep) add(About::looks);
}

}  // namespace

constinit const Judge judge = Judge::of(weights);

bool isBetweenTombs(const Open& open) {
  switch (open.agenda.back().ask) {
    case Ask::split:
    case Ask::camp:
    case Ask::keep:
    case Ask::putUnder:
    case Ask::surplus:
    case Ask::robbed:
    case Ask::open:
      return true;
    default:
      return false;
  }
}

Judge::Input inputsOf(const State& state, Seat seat) {
  Judge::Input input{};
  tell(state, seat, input.data());
  tell(state, otherOf(seat), input.data() + About::many);
  return input;
}

Chances judged(const State& state) {
  return likelihoods(std::array{judge(inputsOf(state, 0)), judge(inputsOf(state, 1))});
}

}  // namespace mastaba::medaillon
