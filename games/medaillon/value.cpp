// How likely each seat is to win, at a glance. Between two tombs everything that a seat has counts so much on the scale
// of a logistic curve; while a tomb is open its two ends are weighed, each with what will probably be left then, and
// once everything is revealed the fight is reckoned out.
//
// All numbers were fitted by logistic regression to who won games of the bot at first sight against itself, some of
// them with up to a tenth of random moves: 60,000 games between two tombs, 6,000 for the stages of an open one. In each
// fifth of the scale, chances that they foretell are met within about three hundredths.
#include <algorithm>

#include "games/medaillon/fight.h"

namespace mastaba {

using namespace medaillon;

namespace {

// ---- the logistic curve: 256 is one step of the natural logarithm of the odds

constexpr int stepsPerLine = 32;
constexpr std::array<u16, 65> curve{2048, 2176, 2303, 2428, 2550, 2668, 2782, 2891, 2994, 3092, 3184, 3269, 3349,
                                    3422, 3490, 3551, 3608, 3659, 3705, 3747, 3785, 3819, 3850, 3877, 3902, 3924,
                                    3943, 3960, 3976, 3990, 4002, 4013, 4022, 4031, 4038, 4045, 4051, 4056, 4061,
                                    4065, 4069, 4072, 4075, 4077, 4079, 4081, 4083, 4085, 4086, 4087, 4088, 4089,
                                    4090, 4091, 4091, 4092, 4092, 4093, 4093, 4093, 4094, 4094, 4094, 4094, 4095};

int chanceOf(int odds) {
  if (odds < 0) return surely - chanceOf(-odds);
  const int far = std::min(odds, stepsPerLine * (static_cast<int>(curve.size()) - 1) - 1);
  const auto line = static_cast<std::size_t>(far / stepsPerLine);
  const int from = curve[line];
  return from + (curve[line + 1] - from) * (far % stepsPerLine) / stepsPerLine;
}

// ---- what a seat has

// clang-format off
constexpr std::array<int, mainKinds> inCamp{
  154, 127, 137, 211, 120, 124, 128, 130, 90, 145, 118,  // companions
  116, 95, 145, 97};                                     // animals
constexpr std::array<int, mainKinds> inHand{
  70, 40, 37, 47, 83, 31, 43, 29, 32, 68, 25,
  67, 46, 49, 57,
  127, 82, 59,            // undead
  95, 101, 116, 65, 80};  // traps
constexpr std::array<int, papyri> asPapyrus{175, 181, 187, 94, 116, 139, 90, 74, 187, 156};
constexpr std::array<int, adventurers> asLeader{0, 12, -49, -45};
// clang-format on
// For each round to come.
constexpr int earns = 29;
constexpr int discounts = 18;
constexpr int comesBack = 19;
// The more there are, the less each of them can do: by the square of their number up to this one.
constexpr int crowd = 6;
constexpr int crowded = 6;  // in 256ths
constexpr int coin = 29;
constexpr int marker = 29;
constexpr int stolen = 2 * coin;
constexpr int robbed = 50;
constexpr int taken = 130;
constexpr int dug = 30;
constexpr int seen = 5;
constexpr int undrawn = 70;  // a card that will be drawn

// Of eight parts of what was not used so far, those that will be left after the tomb.
struct Left {
  int camp = 8;
  int hand = 8;
  int papyri = 8;
};

int crowding(int many) {
  return crowded * (many <= crowd ? many * many : crowd * crowd + (2 * crowd + 1) * (many - crowd));
}

int whenPlayed(const Open& open, Seat seat, Card card) {
  const Seat other = otherOf(seat);
  const bool hasCards = open.handSize[other] > 0;
  switch (factsOf(card).effect) {
    case Effect::dig:
      return dug;
    case Effect::steal:
      return open.coins[other] > 0 ? stolen : 0;
    case Effect::look:
      return hasCards ? seen : 0;
    case Effect::rob:
      return hasCards ? robbed : 0;
    case Effect::takeCard:
      return hasCards ? taken : 0;
    default:
      return 0;
  }
}

struct Belongings {
  const State& state;
  const Open& open;
  int rounds;  // to come, at most

  int camp(Card card) const {
    const int worth = inCamp[static_cast<std::size_t>(indexOf(card))];
    switch (factsOf(card).effect) {
      case Effect::earn:
        return worth + earns * rounds;
      case Effect::discount:
        return worth + discounts * rounds;
      case Effect::comeBack:
        return worth + comesBack * rounds;
      default:
        return worth;
    }
  }
  static int hand(Card card) { return inHand[static_cast<std::size_t>(indexOf(card))]; }
  static int papyrus(Card card) {
    return asPapyrus[static_cast<std::size_t>(static_cast<int>(card) - static_cast<int>(Card::anubis))];
  }
  int coinsKept(Seat seat, int coins) const {
    return coin * std::min(coins, coinLimit + sumOf(open.camp[seat], Effect::hoard));
  }

  int of(Seat seat, const Left& left) const {
    int camps = -crowding(open.camp[seat].size());
    for (const Card card : open.camp[seat]) camps += camp(card);
    int kept = 0;
    int laid = 0;
    for (const Card card : state.own[seat].hand) (is(card, living) ? kept : laid) += hand(card);
    int scrolls = 0;
    for (const Card card : state.own[seat].papyri) scrolls += papyrus(card);
    return standing(seat) + kept + coinsKept(seat, open.coins[seat]) +
           (camps * left.camp + laid * left.hand + scrolls * left.papyri) / 8;
  }
  int standing(Seat seat) const {
    const int leader = static_cast<int>(open.adventurer[seat]) - static_cast<int>(Card::blackwood);
    return asLeader[static_cast<std::size_t>(leader)] + (open.mayPass[seat] ? marker : 0);
  }

  // In the middle of its camp phase: it still buys, what is worth most first, and tidies up.
  int buying(Seat seat) const {
    Hand cards = state.own[seat].hand;
    int coins = open.coins[seat];
    int off = sumOf(open.camp[seat], Effect::discount) - open.discounts;
    int many = open.camp[seat].size();
    int worth = standing(seat);
    for (const Card card : open.camp[seat]) worth += camp(card);
    for (const Card card : state.own[seat].papyri) worth += papyrus(card);
    const int most = coinLimit + sumOf(open.camp[seat], Effect::hoard);
    while (true) {
      int dearest = -1;
      int gain = 0;
      int price = 0;
      for (int i = 0; i < cards.size(); ++i) {
        const Card card = cards[i];
        if (!is(card, living)) break;  // they come first
        const int cost = std::max(factsOf(card).cost - (is(card, Kind::companion) ? off : 0), 0);
        if (cost > coins) continue;
        const int spent = std::min(coins, most) - std::min(coins - cost, most);
        const int with =
            camp(card) + whenPlayed(open, seat, card) - crowding(many + 1) + crowding(many) - hand(card) - coin * spent;
        if (with <= gain) continue;
        dearest = i;
        gain = with;
        price = cost;
      }
      if (dearest < 0) break;
      const Card card = cards.erase(dearest);
      worth += camp(card) + whenPlayed(open, seat, card);
      if (is(card, Kind::companion)) off = std::max(off - factsOf(card).cost + price, 0);
      if (does(card, Effect::discount)) off += factsOf(card).n;
      coins -= price;
      ++many;
    }
    return worth - crowding(many) + coin * std::min(coins, most) + best(cards, handLimit);
  }
  // Of the hand so many, after the others were discarded.
  static int best(const Hand& cards, int many) {
    std::array<int, mostInHand> worths{};
    int n = 0;
    int sum = 0;
    for (const Card card : cards) sum += worths[static_cast<std::size_t>(n++)] = hand(card);
    for (; n > many; --n) {
      const auto least = std::min_element(worths.begin(), worths.begin() + n);
      sum -= *least;
      *least = worths[static_cast<std::size_t>(n - 1)];
    }
    return sum;
  }
};

// ---- the game between two tombs

using Table = std::array<std::array<int, tombsToWin>, tombsToWin>;

// For who holds the medallion, by the tombs that are missing to it and to the other.
// clang-format off
constexpr Table evenly{{{173, 449, 803, 913}, {-508, 108, 303, 586}, {-633, -308, 65, 233}, {-925, -443, -247, 39}}};
// How much belongings decide, in 64ths.
constexpr Table decides{{{109, 87, 63, 56}, {73, 83, 69, 60}, {61, 72, 71, 64}, {48, 57, 58, 49}}};
// clang-format on
constexpr int bothCamps = -16;    // are still to come,
constexpr int othersCamp = -285;  // only that of who does not hold the medallion

// How likely the holder is to win, when it has that much more.
int chanceOfHolder(const Open& open, Seat holder, int wonByHolder, int wonByOther, int ahead) {
  const int mine = toWin(open.options) - open.won[holder].size() - wonByHolder;
  const int others = toWin(open.options) - open.won[otherOf(holder)].size() - wonByOther;
  if (mine <= 0) return surely;
  if (others <= 0) return 0;
  const auto row = static_cast<std::size_t>(mine - 1);
  const auto column = static_cast<std::size_t>(others - 1);
  return chanceOf(evenly[row][column] + ahead * decides[row][column] / 64);
}

int roundsToCome(const Open& open) {
  return std::max(2 * toWin(open.options) - open.won[0].size() - open.won[1].size() - 2, 0);
}

bool isToCome(const Open& open, Ask ask, Seat seat) {
  return std::any_of(open.agenda.begin(), open.agenda.end(),
                     [&](const Task<Ask>& task) { return task.ask == ask && task.of == seat; });
}

int betweenTombs(const State& state) {
  const Open& open = state.open;
  const Seat holder = open.holder;
  const Belongings belongings{state, open, roundsToCome(open)};
  const auto phaseToCome = [&](Seat seat) {
    return isToCome(open, Ask::campPhase, seat) || isToCome(open, Ask::split, seat);
  };
  const auto has = [&](Seat seat) {
    const Task<Ask>& task = open.agenda.back();
    const Hand& hand = state.own[seat].hand;
    if (task.ask == Ask::robbed && task.of == seat)
      return belongings.of(seat, {}) + Belongings::best(hand, hand.size() - task.n) -
             Belongings::best(hand, hand.size());
    if (task.ask == Ask::surplus && task.of == seat)
      return belongings.of(seat, {}) + Belongings::best(hand, handLimit) - Belongings::best(hand, hand.size());
    const bool looks = (task.ask == Ask::keep || task.ask == Ask::putUnder) && task.of == seat;
    const int digs = looks && task.ask == Ask::keep ? undrawn : 0;
    return isToCome(open, Ask::camp, seat) || looks ? belongings.buying(seat) + digs : belongings.of(seat, {});
  };
  int ahead = has(holder) - has(otherOf(holder));
  if (phaseToCome(otherOf(holder))) ahead += phaseToCome(holder) ? bothCamps : othersCamp;
  return chanceOfHolder(open, holder, 0, 0, ahead);
}

// ---- an open tomb

// What is left to each when everybody has gone home.
int afterTomb(const State& state, const Open& open, Seat winner, const std::array<Left, players>& left) {
  const Seat holder = open.holder;
  const Seat next = otherOf(holder);
  const bool byHolder = winner == holder;
  const int mine = toWin(open.options) - open.won[holder].size() - (byHolder ? 1 : 0);
  const int others = toWin(open.options) - open.won[next].size() - (winner == next ? 1 : 0);
  if (mine <= 0) return surely;
  if (others <= 0) return 0;
  const Belongings belongings{state, open, mine + others - 2};
  const auto has = [&](Seat seat) {
    const bool rescues = hasAbility(open, seat, Effect::rescue);
    const bool recalls = firstWith(open.inForce[seat], Effect::recall) != Card::none;
    int comeBack = 0;
    int rescued = 0;
    int recalled = 0;
    for (const Card card : open.party[seat]) {
      if (does(card, Effect::comeBack))
        comeBack += belongings.camp(card);
      else if (rescues && is(card, living))
        rescued = std::max(rescued, belongings.camp(card));
      else if (recalls && is(card, undead))
        recalled = std::max(recalled, Belongings::hand(card));
    }
    return belongings.of(seat, left[static_cast<std::size_t>(seat)]) + comeBack + rescued + recalled;
  };
  return surely -
         chanceOfHolder(open, next, winner == next ? 1 : 0, byHolder ? 1 : 0, has(next) - has(holder) + bothCamps);
}

// What makes the holder win the tomb: 256 for a step of the logarithm.
struct Signs {
  int sure;    // for nothing
  int ahead;   // for each strength; the others for eight
  int campOf;  // what the holder may still send,
  int campTo;  // and the other;
  int handOf;  // lay
  int handTo;
  int scrollOf;
  int scrollTo;
  int lostWith;  // if the other wins the game with it
  int wonWith;
  int aheadThen;   // if the game may end with it, more for each strength,
  int scrollThen;  // for papyri of who would lose it
  int restOfThen;
  int restToThen;
  Left holder;
  Left other;
};
// The holder sends, the other sends, the holder lays, the other lays.
constexpr std::array<Signs, 4> signs{{
    {161, 34, 18, -27, 45, -54, 17, -76, -286, 313, 8, 21, -3, -4, {6, 3, 5}, {5, 3, 4}},
    {159, 46, 0, -31, 52, -61, 35, -84, -436, 88, 20, 19, 5, -3, {8, 3, 5}, {6, 3, 4}},
    {293, 70, 0, 0, 46, -81, 17, -79, -304, 8, 38, 34, 34, 0, {8, 4, 6}, {8, 3, 4}},
    {-60, 185, 0, 0, 0, -128, 0, -88, -81, 225, 36, 0, 0, -49, {8, 8, 8}, {8, 3, 4}},
}};

int stageOf(const Open& open) {
  const Task<Ask>& task = open.agenda.back();
  if (task.ask != Ask::send && task.ask != Ask::lay) return 0;  // what a tomb does when opened
  return (task.ask == Ask::lay ? 2 : 0) + (task.of == open.holder ? 0 : 1);
}

int beforeFight(const State& state) {
  const Open& open = state.open;
  const Seat holder = open.holder;
  const Seat other = otherOf(holder);
  const int stage = stageOf(open);
  const Signs& sign = signs[static_cast<std::size_t>(stage)];
  const Fought fought = foughtOut(state);
  const Open& tomb = stage < 2 ? open : fought.open;
  const Reserve mine = reserveOf(state, tomb, holder, stage == 0, stage <= 2);
  const Reserve others = reserveOf(state, tomb, other, stage <= 1, true);
  const bool losesWith = toWin(open.options) - open.won[other].size() == 1;
  const bool winsWith = toWin(open.options) - open.won[holder].size() == 1;
  int odds = sign.sure + sign.ahead * fought.ahead +
             (sign.campOf * mine.camp + sign.campTo * others.camp + sign.handOf * mine.hand +
              sign.handTo * others.hand + sign.scrollOf * mine.papyri + sign.scrollTo * others.papyri) /
                 eighths;
  if (losesWith)
    odds += sign.lostWith + (sign.scrollThen * mine.papyri + sign.restOfThen * (mine.hand + mine.camp)) / eighths;
  if (winsWith) odds += sign.wonWith + sign.restToThen * (others.hand + others.camp) / eighths;
  if (losesWith || winsWith) odds += sign.aheadThen * fought.ahead;
  const int wins = chanceOf(odds);
  std::array<Left, players> left;
  left[static_cast<std::size_t>(holder)] = sign.holder;
  left[static_cast<std::size_t>(other)] = sign.other;
  const int won = afterTomb(state, tomb, holder, left);
  const int lost = afterTomb(state, tomb, other, left);
  return (wins * won + (surely - wins) * lost) / surely;
}

// Everything lies open: only who takes which target may still change something.
constexpr int foreseen = 4060;

int inFight(const State& state) {
  const Fought fought = foughtOut(state);
  const Seat winner = winnerOf(fought);
  const int likely = afterTomb(state, fought.open, winner, {});
  const int unlikely = afterTomb(state, fought.open, otherOf(winner), {});
  return (foreseen * likely + (surely - foreseen) * unlikely) / surely;
}

// Those discarded that are worth least.
int afterOpening(State state) {
  for (const Task<Ask>& task : state.open.agenda) {
    if (task.ask != Ask::opening) continue;
    Hand& hand = state.own[task.of].hand;
    for (int many = task.who.none() ? factsOf(state.open.tomb).n : int{task.n}; many > 0 && !hand.empty(); --many)
      hand.drop(*std::min_element(hand.begin(), hand.end(),
                                  [](Card a, Card b) { return Belongings::hand(a) < Belongings::hand(b); }));
  }
  return beforeFight(state);
}

int holderWins(const State& state) {
  switch (state.open.agenda.back().ask) {
    case Ask::opening:
      return afterOpening(state);
    case Ask::send:
    case Ask::lay:
      return beforeFight(state);
    case Ask::disarm:
    case Ask::bless:
    case Ask::trigger:
    case Ask::heal:
      return inFight(state);
    case Ask::rescue:
    case Ask::recall:
      return afterTomb(state, state.open, nobody, {});
    default:
      return betweenTombs(state);
  }
}

}  // namespace

Chances Medaillon::value(const State& state) {
  Chances chances{};
  const int wins = holderWins(state);
  chances[static_cast<std::size_t>(state.open.holder)] = wins;
  chances[static_cast<std::size_t>(otherOf(state.open.holder))] = surely - wins;
  return chances;
}

}  // namespace mastaba
