#include "games/fluch/hunt.h"

namespace mastaba::fluch {

namespace {

constexpr int oneToken = 100;
constexpr int oneTreasure = 43;  // as part of a token: more than two make up for a colour

// In tenths of a pip.
constexpr int perToken = 130;     // until the next one is found
constexpr int cardsPerToken = 2;  // treasures
constexpr int perNeighbour = 25;  // what more tokens nearby are worth, in hundredths per step

// How much of the way out from a token is already thought of, in hundredths.
int homeShare(int need) { return std::max(10, 100 - 40 * need / oneToken); }

// What a token so many steps away is worth, in 4096ths of what it gains.
constexpr auto shares = [] {
  std::array<int, width + height> result{};
  for (int apart = 1; apart < width + height; ++apart)
    result[static_cast<std::size_t>(apart)] = 4096 * perNeighbour / 100 / apart;
  return result;
}();
int shareOf(Place a, Place b) {
  const int apart = std::abs(a.row() - b.row()) + std::abs(a.column() - b.column());
  return shares[static_cast<std::size_t>(apart)];
}

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

}  // namespace

Hunt::Hunt(const Open& open, const Own& own, const Plan& plan) : open_(open), unknown_(open.faceDown) {
  Area found;
  for (std::size_t i = 0; i < chambers; ++i) {
    const Chamber& chamber = open.chambers[i];
    const Token token = chamber.faceDown ? own.seen[i] : chamber.token;
    if (!chamber.faceDown && token == Token::none) continue;
    if (chamber.faceDown && token != Token::none) --unknown_.of[static_cast<std::size_t>(kindOf(token))];
    spots_.push(Spot{chamberPlaces[i], token, token == Token::none});
    found.add(chamberPlaces[i]);
  }
  for (const Lying& lying : open.heaps) {
    if (found.has(lying.at)) continue;
    spots_.push(Spot{lying.at, Token::none, false});
    found.add(lying.at);
  }
  for (const Place at : everyEntrance)
    if (open.options.occupiedExitWins == Fluch::OccupiedExitWins::yes || explorerAt(open, at) == nobody)
      exits_.push(Aim{at, 0});
  out_ = Field(plan, exits_);
}

int Hunt::gainUnknown(const Player& player) const {
  const Wants wants(open_.options, player);
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

int Hunt::gainAt(const Player& player, const Spot& spot) const {
  Wants wants(open_.options, player);
  const int before = wants.need();
  if (wants.wants(spot.token)) wants.take(spot.token);
  for (const Lying& lying : open_.heaps)
    if (lying.at == spot.at && wants.wants(lying.token)) wants.take(lying.token);
  return before - wants.need();
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
    left -= gainAt(player, *spot) + (spot->faceDown ? gainUnknown(player) : 0);
    if (wants.wants(spot->token)) cards += 100 * valueOf(spot->token);
    for (int kind = 0; kind < tokenKinds && spot->faceDown; ++kind)
      if (wants.wants(tokenAt(kind)))
        cards +=
            100 * unknown_.of[static_cast<std::size_t>(kind)] * valueOf(tokenAt(kind)) / std::max(unknown_.size(), 1);
  }
  return cards + cardsPerToken * std::max(left, 0);
}

Aims Hunt::aimsOf(Seat seat) const {
  const Player& player = open_.players[seat];
  const int need = needOf(seat);
  if (need == 0) return exits_;
  const int unknown = gainUnknown(player);
  std::array<int, static_cast<std::size_t>(Aims::capacity())> gains{};
  for (int i = 0; i < spots_.size(); ++i)
    gains[static_cast<std::size_t>(i)] = gainAt(player, spots_[i]) + (spots_[i].faceDown ? unknown : 0);
  Aims aims;
  for (int i = 0; i < spots_.size(); ++i) {
    const int gain = gains[static_cast<std::size_t>(i)];
    if (gain <= 0) continue;
    const int then = std::max(need - gain, 0);
    int rest = stopping + then * perToken / oneToken + out_.from(spots_[i].at) * homeShare(then) / 100;
    int nearby = 0;
    for (int k = 0; k < spots_.size() && then > 0; ++k)
      nearby += gains[static_cast<std::size_t>(k)] * shareOf(spots_[i].at, spots_[k].at);
    rest -= nearby / 4096;
    aims.push(Aim{spots_[i].at, std::max(rest, 0)});
  }
  return aims;
}

Aims Hunt::aimsAfter(Seat seat, Place at, const Aims& aims) const {
  const Player& player = open_.players[seat];
  const Spot* spot = spotAt(at);
  if (!spot) return {};
  if (gainAt(player, *spot) >= needOf(seat)) return exits_;
  Aims others;
  for (const Aim& aim : aims)
    if (aim.at != at) others.push(aim);
  return others;
}

}  // namespace mastaba::fluch
