// How likely each seat is to win: how many points it will probably have, judged by what is seen of it (outlook.h), and
// how often such a lead is enough at this stage.
#include <algorithm>

#include "games/gold/outlook.h"

namespace mastaba {

using namespace gold;

namespace {

// How many points what is seen will bring, in hundredths of its worth (what is counted in actions: in hundredths of a
// point per action). A fit to games of bots that decide at first sight was the beginning; much of it was then set by
// hand, because what goes along with victory there does not bring it about: bots that thought much of closed ways shut
// each other in.
struct Judgement {
  Phase until;
  std::array<int, sights> brings;
};
// clang-format off
constexpr std::array<Judgement, 5> judgements{{
    // score near soon late distant robbery chase fetching exploring toil maskNear maskFar buried helperBuried
    // wayOut helperWayOut both
    {Phase::one,     {100, 97, 88, 72, 50, 30, 12, 60, 15, -1, 0, 0, 0, 0, 0, 0, 0}},
    {Phase::armed,   {100, 97, 85, 65, 45, 30, 12, 50, 0, 0, 70, 40, -80, -60, -6, -4, 10}},
    {Phase::much,    {100, 97, 80, 55, 35, 30, 14, 65, 0, 0, 0, 0, -100, -80, -4, -3, 25}},
    {Phase::nothing, {100, 97, 80, 60, 35, 20, 10, 50, 0, 0, 0, 0, -100, -85, -2, -1, 30}},
    {Phase::stalled, {100, 97, 70, 35, 15, 10, 5, 0, 0, 0, 0, 0, -100, -100, -2, -1, 10}},
}};
// clang-format on

// Chances double with each so many,
constexpr int octave = 64;
// of which a point brings so many at each stage. With these, of 1500 games of such bots and 200 of bots that think
// ahead, both for two, as many were won as expected, within a few hundredths. Among more players a lead is worth more.
constexpr std::array<int, phases> perPoint{27, 29, 33, 41, 58, 84, 86, 240, 280, 120};
constexpr std::array<int, most + 1> amongPlayers{0, 0, 100, 120, 135};  // hundredths
constexpr int patient = 7;    // rounds in which nothing is found before anybody minds
constexpr int faintest = 15;  // octaves: who is farther behind has no chance

// 2^(i/64), in 65536ths.
constexpr std::array<u32, octave> powers = [] {
  constexpr u64 root = 4'341'736'423;  // the 64th root of 2, in 2^32nds
  std::array<u32, octave> result{};
  u64 value = u64{1} << 30;
  for (u32& power : result) {
    power = static_cast<u32>(value >> 14);
    value = value * root >> 32;
  }
  return result;
}();

// 2^(-behind/64), in 65536ths.
u32 power(int behind) {
  const int down = (behind + octave - 1) / octave;
  return down > faintest ? 0 : powers[static_cast<std::size_t>(down * octave - behind)] >> down;
}

// In hundredths.
using Points = std::array<int, most>;
Points expected(const Outlook& outlook, Phase phase, int players) {
  const auto* judgement = judgements.begin();
  while (judgement->until < phase) ++judgement;
  Points points{};
  for (int seat = 0; seat < players; ++seat) {
    const auto& seen = outlook.seats[static_cast<std::size_t>(seat)];
    int sum = 0;
    for (std::size_t i = 0; i < sights; ++i) sum += judgement->brings[i] * seen[i];
    points[static_cast<std::size_t>(seat)] = sum / 100;
  }
  return points;
}

// The victory, and a little how clear it is: who cannot win or lose any more still plays for points.
constexpr int clear = 16;  // one part of so many
Chances chancesOf(const Points& points, int slope, int players) {
  const int best = *std::max_element(points.begin(), points.begin() + players);
  std::array<u32, most> parts{};
  u32 whole = 0;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    whole += parts[seat] = power((best - points[seat]) * slope / point);
  Chances chances{};
  for (int seat = 0; seat < players; ++seat) {
    int other = -100 * point;
    for (int i = 0; i < players; ++i)
      if (i != seat) other = std::max(other, points[static_cast<std::size_t>(i)]);
    constexpr int farthest = Gold::thinking.points * point;
    const int lead = std::clamp(points[static_cast<std::size_t>(seat)] - other, -farthest, farthest);
    const int victory = static_cast<int>(parts[static_cast<std::size_t>(seat)] * u64{surely} / whole);
    chances[static_cast<std::size_t>(seat)] =
        victory - victory / clear + (lead + farthest) * surely / (players * farthest * clear);
  }
  return chances;
}

Chances judge(const Outlook& outlook, Phase phase, int players) {
  return chancesOf(expected(outlook, phase, players),
                   perPoint[static_cast<std::size_t>(phase)] * amongPlayers[static_cast<std::size_t>(players)] / 100,
                   players);
}

}  // namespace

Chances Gold::value(const State& state) {
  const Open& open = state.open;
  const int players = open.options.players;
  if (open.agenda.back().ask == Ask::entrance) return chancesOf({}, 0, players);
  State laid = state;
  if (open.agenda.back().ask == Ask::lay) {
    // It will lie as one wishes.
    Tile& tile = laid.open.tiles[open.agenda.back().n];
    tile.open = Ways::nesw;
    if (isChamber(tile.kind)) ++laid.open.players[active(open)].photos;
  }
  const Outlook outlook(laid);
  Chances chances = judge(outlook, outlook.phase, players);
  if (open.ruin.stage != Stage::quiet || open.quiet <= patient * players) return chances;
  // A51: the longer nothing is found, the likelier it is that the game ends for it.
  const Chances stalled = judge(outlook, Phase::stalled, players);
  const int whole = (quietRounds - patient) * players;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    chances[seat] += (stalled[seat] - chances[seat]) * (open.quiet - patient * players) / whole;
  return chances;
}

}  // namespace mastaba
