// What lies beyond the half edges of free places, and so where to lay in haste.
#include <algorithm>
#include <bit>
#include <cstring>

#include "games/labyrinth/haste.h"
#include "games/labyrinth/onward.h"

namespace mastaba::labyrinth {

namespace {

constexpr int wall = 75;          // 256ths of what a stone is worth: a wall beside it; as much is lost with an opening
constexpr int untouched = 1 + 8;  // as learned.h counts it: free places around a chamber, and no more is known

constexpr auto bytesOf = [] {  // of a set of half edges
  std::array<u64, 256> all{};
  for (int set = 0; set < 256; ++set)
    for (int half = 0; half < halves; ++half)
      if (((set >> half) & 1) != 0) all[static_cast<std::size_t>(set)] |= u64{255} << (8 * half);
  return all;
}();
constexpr int sumOf(u64 bytes) { return static_cast<int>((bytes * 0x0101010101010101ULL) >> 56); }

// What is seen from a place, a byte for each corner: which of the two half edges there are free, open, passed; and if
// nothing is free around the place.
constexpr int openFrom = 2;
constexpr int passedFrom = 4;
constexpr u32 lonely = 0x40404040;

constexpr int unlikely = 100;  // of 1024: what is likelier to be the way on is not blocked without a thought
constexpr int hardly = 40;     // a place that cannot bring more than so much more is not looked at
constexpr int nearly = 100;    // if going on is better by so much, nothing else is looked at
constexpr int everyTurn = 87;  // what a turn to come is worth to who gets to a knot, in the mean of what was learned

}  // namespace

// ---- what lies beyond

// The ways on through a free place: the best few, each with the chance, of 1024, that a card for it comes in time, but
// none for a better one.
struct Haste::Exits {
  static constexpr std::size_t most = 2;
  struct Exit {
    int knot = nowhere;  // that it leads to; nowhere: it ends
    int likely = 0;
    int beyond = 0;  // what lies there
  };
  std::array<Exit, most> best{};
  int worth = 0;  // all together
};

// `next` says what it is worth to get to a knot: 0 if one does not go on from there.
template <class Next>
Haste::Exits Haste::exitsFrom(int knot, u32 stack, int ahead, Next next) const {
  const int place = placeOfKnot(knot);
  const Through& through = throughs[at(halfOfKnot(knot))];
  const u8* const to = &board.to[at(place * halves)];
  const std::int8_t* const lengths = &board.lengths[at(place * halves)];
  // There nobody goes on: where one comes from is used by then.
  const u32 ended = u32{1} << place | u32{1} << placeOfKnot(beyondKnot[at(knot)]) | u32{1} << placeOfKnot(nowhere);
  const u32 blind = ahead > 1 ? ended : ~u32{0};
  int first = 0;
  int second = 0;
  // Nobody can guess which ways go on, so all are looked at, and what does not count is masked.
  for (std::size_t i = 0; i < through.outs.size(); ++i) {
    const std::size_t out = through.outs[i];
    const int there = to[out];
    const int fits = (through.cards[i] & stack) != 0 ? 1 : 0;
    const int goesOn = fits & static_cast<int>(~blind >> placeOfKnot(there)) & 1;
    const int value = (Through::fields[i] + lengths[out]) * onePoint + next(there, goesOn);
    const int exit = (value * halves + static_cast<int>(i)) & -fits;
    second = std::max(second, std::min(first, exit));
    first = std::max(first, exit);
  }
  Exits exits;
  u32 seen = 0;
  int before = 1024;
  const std::array<int, Exits::most> best{first, second};
  for (std::size_t k = 0; k < Exits::most; ++k) {
    if (best[k] == 0) break;
    const auto i = at(best[k] & (halves - 1));
    seen |= through.cards[i] & stack;
    const int now = missed[at(ahead)][at(ones(seen))];
    exits.worth += (best[k] >> 3) * (before - now);
    const int there = to[through.outs[i]];
    const bool ends = (ended >> placeOfKnot(there) & 1) != 0;
    exits.best[k] = {ends ? nowhere : there, before - now,
                     (best[k] >> 3) - (Through::fields[i] + lengths[through.outs[i]]) * onePoint};
    before = now;
  }
  exits.worth /= 1024;
  return exits;
}

int Haste::kept(int knot, int ahead) const { return std::max(excess[at(knot)] + everyTurn * ahead, 0); }

// One step further it is seen as it was learned. More steps would be worse, for they lead round in circles, through
// places that are used by then.
int Haste::workOut(int knot, u32 stack, int ahead) {
  const Learned& weights = learnedFor(*board.options);
  const int then = std::max(ahead - 1, 0);
  const auto next = [&](int there, int goesOn) { return weights.of[at(leafAt(board, there, then))] & -goesOn; };
  const int worth = exitsFrom(knot, stack, ahead, next).worth;
  excess[at(knot)] = static_cast<std::int16_t>(worth - everyTurn * ahead);
  return worth;
}

int Haste::outlook(int knot, u32 stack, int ahead) {
  u8& changed = stale[at(placeOfKnot(knot))];
  const u8 bit = static_cast<u8>(1 << halfOfKnot(knot));
  if ((changed & bit) == 0) return kept(knot, ahead);
  changed &= static_cast<u8>(~bit);
  return workOut(knot, stack, ahead);
}

void Haste::workOut(u32 stack) {
  const int ahead = std::min(board.turns(), Learned::turns - 1);
  if (ahead == 0) return;
  for (u32 rest = board.free; rest != 0; rest &= rest - 1)
    for (int half = 0; half < halves; ++half) outlook(std::countr_zero(rest) * halves + half, stack, ahead);
}

Gate Haste::bestGate() {
  const int ahead = std::min(board.turns(), Learned::turns - 1);
  int highest = hopeless;
  Gate best = Gate::westLeft;
  for (int gate = 1; gate < Labyrinth::gates; ++gate) {
    const int knot = board.to[at(knotBefore(static_cast<Gate>(gate)))];
    const int worth =
        board.lengths[at(knotBefore(static_cast<Gate>(gate)))] * onePoint + (knot != nowhere ? kept(knot, ahead) : 0);
    if (worth <= highest) continue;
    highest = worth;
    best = static_cast<Gate>(gate);
  }
  return best;
}

// ---- decisions

void Haste::lookAtStones(int ahead) {
  if (scarabs.ahead == ahead) return;
  scarabs.ahead = ahead;
  std::fill_n(scarabs.more.begin(), Scarabs::lost, 0);
  std::fill_n(scarabs.gems.begin(), Scarabs::lost, Gem::none);
  const Learned& weights = learnedFor(*board.options);
  const std::int16_t* const likely = &weights.of[at(Learned::chamberAt(ahead, 0, 0))];
  for (std::size_t kind = 1; kind < board.left.size(); ++kind) {
    const auto left = board.left[kind];
    if (left <= 0) continue;
    const auto gem = static_cast<Gem>(kind);
    const std::int16_t* const keeping = &weights.of[at(Learned::keptAt(ahead, gem, 0))];
    const int loss = ahead == 0 ? 0 : keeping[left] - (left > 1 ? keeping[left - 1] : 0);
    const int points = worthOf(gem) * factorFor(*board.options, gem, board.length() + 1);
    const auto offer = [&](std::size_t i, int chance) {
      const int more = points * chance - loss;
      const bool better = chance > 0 && more >= scarabs.more[i];
      scarabs.more[i] = better ? more : scarabs.more[i];
      scarabs.gems[i] = better ? gem : scarabs.gems[i];
    };
    if (ahead == 0) {
      offer(Scarabs::passed, onePoint);
    } else {
      for (std::size_t pending = 0; pending < Learned::pendings; ++pending) {
        offer(Scarabs::passed + pending, likely[pending * Learned::touches]);
        if (board.end() != nowhere) offer(pending, likely[pending * Learned::touches + untouched]);
      }
    }
    if (board.options->colours == Labyrinth::Colours::ascending && gem != Gem::special)
      kind = static_cast<std::size_t>(Gem::special) - 1;
  }
}

// What a decision is about.
struct Haste::Now {
  const Marks& marks;
  Number card;
  u32 stack;
  int ahead;     // turns, after this
  int end;       // of the corridor: a knot, or nowhere
  int chain;     // what a field of a piece apart is worth
  int wall;      // what a wall is worth beside a stone that is worth a point
  int distinct;  // turns of the tile
  Exits exits;
};

u32 Haste::seenFrom(const Around& here) {
  return atCorners[here.free] | atCorners[here.open] << openFrom | atCorners[here.passed] << passedFrom |
         (here.free == 0 ? lonely : 0);
}

// Of a chamber of a tile that lies, or may lie, where this is seen.
std::size_t Haste::kindOf(const Ways::Chamber& chamber, u32 seen) {
  static constexpr auto kinds = [] {  // by its openings, and by what is seen at its corner
    std::array<std::array<u8, 128>, 4> all{};
    for (u32 openings = 0; openings < 4; ++openings)
      for (u32 there = 0; there < 128; ++there) {
        const auto pending = static_cast<std::size_t>(ones(openings & there));
        const bool passes = (there >> passedFrom & 3) != 0;
        const bool lost = (openings & there >> openFrom) != 0 || (!passes && (there & lonely) != 0);
        all[openings][there] = static_cast<u8>(pending + (passes ? Scarabs::passed : 0) + (lost ? Scarabs::lost : 0));
      }
    return all;
  }();
  return kinds[chamber.openings][seen >> (8 * chamber.corner) & 127];
}

template <class Visit>
void Haste::eachTurn(const Now& now, int place, Visit visit) const {
  const Around here = around[at(place)];
  const u32 seen = seenFrom(here);
  const u8 alive = board.alive[at(place)];
  u64 lengths;
  std::memcpy(&lengths, &board.lengths[at(place * halves)], sizeof lengths);
  const int wishes = sumOf(here.wishes);
  const Ways& printed = waysOf(now.card, 0);
  // The tile stays as it is printed, and what lies around it is turned the other way.
  for (int turns = 0; turns < now.distinct; ++turns) {
    const Marks::Joined joined = now.marks.joins[std::rotr(alive, 2 * turns)];
    const u8 cut = static_cast<u8>(alive & ~std::rotl(joined.kept, 2 * turns));
    int worth = (now.chain * (joined.fields - sumOf(lengths & bytesOf[cut]))) >> 4;
    if (wishes != 0)
      worth += (2 * sumOf(here.wishes & bytesOf[std::rotl(printed.walls, 2 * turns)]) - wishes) * now.wall;
    if (printed.chambers != 0) {
      u32 turned = std::rotr(seen, 8 * turns);
      if (placeOfKnot(now.end) == place)
        turned |= atCorners[now.marks.beside[at((halfOfKnot(now.end) - 2 * turns) & 7)]] << passedFrom;
      for (std::size_t i = 0; i < printed.chambers; ++i) worth += scarabs.more[kindOf(printed.chamber[i], turned)];
    }
    visit(turns, worth);
  }
}

int Haste::goingOn(const Now& now, int turns) {
  const int place = placeOfKnot(now.end);
  const Quick::Link link = board.across(place, waysOf(now.card, turns), halfOfKnot(now.end), 0);
  const int worth = link.fields * onePoint;
  if (link.to == nowhere || now.ahead == 0) return worth;
  const auto next = [&](int knot, int goesOn) {
    const bool covered = placeOfKnot(knot) == place;  // by then
    return goesOn == 0 || covered ? 0 : outlook(knot, now.stack, now.ahead - 1);
  };
  return worth + exitsFrom(link.to, now.stack, now.ahead, next).worth;
}

// How much more the ways on are worth that lead to this place, if they are taken as likely as before.
int Haste::inTheWay(const Now& now, int place, int turns) {
  int sum = 0;
  for (const Exits::Exit& exit : now.exits.best) {
    if (placeOfKnot(exit.knot) != place) continue;
    const Quick::Link link = board.across(place, waysOf(now.card, turns), halfOfKnot(exit.knot), 0);
    const bool leadsOn = link.to != nowhere && placeOfKnot(link.to) != placeOfKnot(now.end);
    const int then = link.fields * onePoint + (leadsOn ? outlook(link.to, now.stack, now.ahead - 1) : 0);
    sum += (then - exit.beyond) * exit.likely;
  }
  return sum / 1024;
}

Haste::Laying Haste::choose(Number card, u32 stack) {
  const int ahead = board.turns() - 1;
  const Marks& marks = allMarks[card.v];
  const int end = board.end();
  const int goal = end == nowhere ? none : placeOfKnot(end);
  Now now{marks,
          card,
          stack,
          ahead,
          end,
          goal != none ? learnedFor(*board.options).of[at(Learned::chain + ahead)] : 0,
          ahead == 0 ? onePoint : wall,
          distinctTurns(card),
          {}};
  if (marks.scarabs != 0) lookAtStones(ahead);
  // What it is worth, and below that where and how, so that the greater number is the better one.
  int best = hopeless * 128;
  const auto consider = [&](int place, int turns, int worth) {
    best = std::max(best, worth * 128 + place * 4 + turns);
  };
  const auto chosen = [&] { return Laying{(best & 127) >> 2, best & 3}; };
  int waiting = 0;  // what it is worth if the corridor does not go on now
  u32 inWay = 0;
  if (goal != none) {
    eachTurn(now, goal, [&](int turns, int worth) { consider(goal, turns, worth + goingOn(now, turns)); });
    if (ahead == 0) return chosen();
    now.exits = exitsFrom(end, stack, ahead,
                          [&](int knot, int goesOn) { return goesOn != 0 ? outlook(knot, stack, ahead - 1) : 0; });
    waiting = now.exits.worth;
    // Who can go on goes on, if waiting does not look nearly as good.
    if (best >= (waiting + nearly) * 128) return chosen();
    for (const Exits::Exit& exit : now.exits.best)
      if (exit.likely > unlikely) inWay |= u32{1} << placeOfKnot(exit.knot);
  }
  // Elsewhere a tile brings no more than this, unless it is in the way.
  const auto& more = scarabs.more;
  const int atBest = marks.scarabs == 0
                         ? 0
                         : marks.scarabs * std::max(std::max(more[Scarabs::passed], more[Scarabs::passed + 1]),
                                                    more[Scarabs::passed + 2]);
  const int atBestElsewhere = marks.scarabs == 0 ? 0 : marks.scarabs * std::max(std::max(more[0], more[1]), more[2]);
  const int longest = now.chain * marks.longest / 16;
  for (u32 rest = goal != none ? board.free & ~(u32{1} << goal) : board.free; rest != 0; rest &= rest - 1) {
    const int place = std::countr_zero(rest);
    const Around& here = around[at(place)];
    const bool matters = ((inWay >> place) & 1) != 0;
    const u8 alive = board.alive[at(place)];
    // Without two ways that it could join it brings nothing in.
    const int joins = (alive & (alive - 1)) != 0 ? longest : 0;
    const int chambers = here.passed != 0 ? atBest : atBestElsewhere;
    if (!matters && waiting + joins + chambers + sumOf(here.wishes) * wall <= (best >> 7) + hardly) continue;
    eachTurn(now, place, [&](int turns, int worth) {
      consider(place, turns, worth + waiting + (matters ? inTheWay(now, place, turns) : 0));
    });
  }
  return chosen();
}

void Haste::chooseStones(int place, Number card, int turns, std::array<Gem, quarters>& chosen) {
  const Ways& ways = waysOf(card, turns);
  const auto isCorridor = [&](int quarter) { return board.positions[fieldsOf[at(place)][at(quarter)]] != 0; };
  for (std::size_t i = 0; i < ways.chambers; ++i) {
    const int quarter = ways.chamber[i].quarter;
    if (isCorridor(quarter) || chosen[at(quarter)] != Gem::none) continue;
    lookAtStones(board.turns());
    const bool passed = isCorridor(quarter ^ 1) || isCorridor(quarter ^ 2);
    const u32 seen = seenFrom(around[at(place)]) | (passed ? atCorners[255] << passedFrom : 0);
    const Gem gem = scarabs.gems[kindOf(ways.chamber[i], seen)];
    if (gem == Gem::none) continue;
    chosen[at(quarter)] = gem;
    put(fieldsOf[at(place)][at(quarter)], gem);
    if (board.options->stones == Labyrinth::Stones::perTurn) return;
  }
}

}  // namespace mastaba::labyrinth
