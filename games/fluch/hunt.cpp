#include "games/fluch/hunt.h"

namespace mastaba::fluch {

namespace {

constexpr int oneToken = 100;
constexpr int oneTreasure = 43;  // as part of a token: more than two make up for a colour

// In tenths of a pip.
constexpr int cardsPerToken = 2;  // treasures
constexpr int perNeighbour = 25;  // what more tokens nearby are worth, in hundredths per step

// How much of the way out from a token is already thought of, in hundredths.
int homeShare(const Manner& manner, int need) {
  return std::max(10, manner.homeShare - manner.homeLater * need / oneToken);
}

// What a token so many steps away is worth, in 4096ths of what it gains.
constexpr auto shares = [] {
  std::array<i16, width + height> result{};
  for (int apart = 1; apart < width + height; ++apart)
    result[static_cast<std::size_t>(apart)] = static_cast<i16>(4096 * perNeighbour / 100 / apart);
  return result;
}();
constexpr i16 shareOf(Place a, Place b) {
  const int rows = a.row() - b.row();
  const int columns = a.column() - b.column();
  const int apart = (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
  return shares[static_cast<std::size_t>(apart)];
}
// For each chamber, the same of all chambers; some more, so that eight can be reckoned at once.
using PerChamber = std::array<i16, std::size_t{(chambers + 7) / 8} * 8>;
constexpr auto chamberShares = [] {
  std::array<PerChamber, chambers> result{};
  for (std::size_t a = 0; a < chambers; ++a)
    for (std::size_t b = 0; b < chambers; ++b) result[a][b] = shareOf(chamberPlaces[a], chamberPlaces[b]);
  return result;
}();

}  // namespace

// What is still wanted.
struct Wants {
  std::array<bool, colours> lacks{};
  int kinds = 0;  // of colours
  int cards = 0;  // treasures

  Wants(const Options& options, const Player& player)
      : kinds(goalOf(options).colours - coloursOf(player)), cards(goalOf(options).treasures - player.treasures.size()) {
    for (std::size_t i = 0; i < lacks.size(); ++i) lacks[i] = player.tokens[i] == 0;
  }
  void take(Token token) {
    lacks[static_cast<std::size_t>(colourOf(token))] = false;
    --kinds;
    cards -= valueOf(token);
  }
  bool wants(Token token) const { return token != Token::none && lacks[static_cast<std::size_t>(colourOf(token))]; }
  int need() const {
    if (kinds <= 0 || cards <= 0) return 0;
    return std::min(oneToken * kinds, std::max(oneToken, oneTreasure * cards));
  }
};

Hunt::Hunt(const Open& open, const Own& own, const Plan& plan)
    : open_(open), manner_(plan.manner()), unknown_(open.faceDown) {
  Area found;
  for (std::size_t i = 0; i < chambers; ++i) {
    const Chamber& chamber = open.chambers[i];
    const Token token = chamber.faceDown ? own.seen[i] : chamber.token;
    if (!chamber.faceDown && token == Token::none) continue;
    if (chamber.faceDown && token != Token::none) --unknown_.of[static_cast<std::size_t>(kindOf(token))];
    spots_.push(Spot{chamberPlaces[i], token, token == Token::none, false});
    found.add(chamberPlaces[i]);
  }
  for (const Lying& lying : open.heaps) {
    if (!found.has(lying.at)) spots_.push(Spot{lying.at, Token::none, false, true});
    found.add(lying.at);
    std::find_if(spots_.begin(), spots_.end(), [&](const Spot& one) { return one.at == lying.at; })->heap = true;
  }
  for (const Place at : everyEntrance)
    if (open.options.occupiedExitWins == Fluch::OccupiedExitWins::yes || explorerAt(open, at) == nobody)
      exits_.push(Aim{at, 0});
  out_ = Field(plan, exits_);
}

int Hunt::gainUnknown(const Wants& wants) const {
  int sum = 0;
  for (int kind = 0; kind < tokenKinds; ++kind) {
    const Token token = tokenAt(kind);
    if (!wants.wants(token)) continue;
    Wants after = wants;
    after.take(token);
    sum += unknown_.of[static_cast<std::size_t>(kind)] * (wants.need() - after.need());
  }
  return sum / std::max(unknown_.size(), 1);
}

int Hunt::gainAt(const Wants& wants, const Spot& spot) const {
  if (spot.token == Token::none && !spot.heap) return 0;
  Wants after = wants;
  if (after.wants(spot.token)) after.take(spot.token);
  for (const Lying& lying : open_.heaps)
    if (lying.at == spot.at && after.wants(lying.token)) after.take(lying.token);
  return wants.need() - after.need();
}

const Hunt::Spot* Hunt::spotAt(Place at) const {
  const Spot* spot = std::find_if(spots_.begin(), spots_.end(), [at](const Spot& one) { return one.at == at; });
  return spot == spots_.end() ? nullptr : spot;
}

int Hunt::needOf(Seat seat) const { return Wants(open_.options, open_.players[seat]).need(); }

int Hunt::cardsOf(Seat seat, Place next) const {
  const Player& player = open_.players[seat];
  const Wants wants(open_.options, player);
  int left = wants.need();
  int cards = 0;
  if (const Spot* spot = spotAt(next); spot && left > 0) {
    left -= gainAt(wants, *spot) + (spot->faceDown ? gainUnknown(wants) : 0);
    if (wants.wants(spot->token)) cards += 100 * valueOf(spot->token);
    for (int kind = 0; kind < tokenKinds && spot->faceDown; ++kind)
      if (wants.wants(tokenAt(kind)))
        cards +=
            100 * unknown_.of[static_cast<std::size_t>(kind)] * valueOf(tokenAt(kind)) / std::max(unknown_.size(), 1);
  }
  return cards + cardsPerToken * std::max(left, 0);
}

Aims Hunt::aimsOf(Seat seat) const {
  const Wants wants(open_.options, open_.players[seat]);
  const int need = wants.need();
  if (need == 0) return exits_;
  const int unknown = gainUnknown(wants);
  std::array<int, static_cast<std::size_t>(Aims::capacity())> gains;
  PerChamber inChambers{};
  int elsewhere = spots_.size();  // the first spot that is no chamber
  for (int i = 0; i < spots_.size(); ++i) {
    const int gain = gainAt(wants, spots_[i]) + (spots_[i].faceDown ? unknown : 0);
    const int chamber = chamberNumbers[spots_[i].at];
    gains[static_cast<std::size_t>(i)] = gain;
    if (chamber == noChamber)
      elsewhere = std::min(elsewhere, i);
    else
      inChambers[static_cast<std::size_t>(chamber)] = static_cast<i16>(gain);
  }
  // What there is to be gained around a place.
  const auto nearby = [&](Place at) {
    int sum = 0;
    if (const int chamber = chamberNumbers[at]; chamber != noChamber) {
      const PerChamber& mine = chamberShares[static_cast<std::size_t>(chamber)];
      for (std::size_t i = 0; i < mine.size(); ++i) sum += int{mine[i]} * int{inChambers[i]};
    } else {
      for (std::size_t i = 0; i < chambers; ++i) sum += int{shareOf(at, chamberPlaces[i])} * int{inChambers[i]};
    }
    for (int k = elsewhere; k < spots_.size(); ++k)
      if (chamberNumbers[spots_[k].at] == noChamber)
        sum += gains[static_cast<std::size_t>(k)] * shareOf(at, spots_[k].at);
    return sum / 4096 * manner_.neighbours / 100;
  };
  Aims aims;
  for (int i = 0; i < spots_.size(); ++i) {
    const int gain = gains[static_cast<std::size_t>(i)];
    if (gain <= 0) continue;
    const Place at = spots_[i].at;
    const int then = std::max(need - gain, 0);
    const int rest = stopping + then * manner_.perToken / oneToken + out_.from(at) * homeShare(manner_, then) / 100;
    aims.push(Aim{at, static_cast<i16>(std::max(then > 0 ? rest - nearby(at) : rest, 0))});
  }
  return aims;
}

Aims Hunt::aimsAfter(Seat seat, Place at, const Aims& aims) const {
  const Wants wants(open_.options, open_.players[seat]);
  const Spot* spot = spotAt(at);
  if (!spot) return {};
  if (gainAt(wants, *spot) >= wants.need()) return exits_;
  Aims others;
  for (const Aim& aim : aims)
    if (aim.at != at) others.push(aim);
  return others;
}

}  // namespace mastaba::fluch
