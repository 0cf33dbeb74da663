// What a player with a little experience thinks of each move at first sight.
#include <algorithm>

#include "games/schatz/schatz.h"

namespace mastaba {

using namespace schatz;

namespace {

// The weights, from certain victory downwards. Between them lie hundreds, for better and worse of a kind.
constexpr int wins = 100'000;
constexpr int stepsExactly = 9'000;
constexpr int stepsByEmptyHand = 8'000;
constexpr int stepsOver = 6'000;
constexpr int comesCloser = 1'000;

struct Eyes {
  const View<Schatz>& view;

  const Open& open() const { return view.open; }
  const Hand& hand() const { return view.own.hand; }
  Seat me() const { return view.me; }
  bool last() const { return facesTreasure(open(), me()); }
  // Playing the only card is a step, but not before the treasure.
  bool empties() const { return hand().size() == 1 && !last(); }

  bool holdsValue(int value, Card except) const {
    int many = 0;
    for (const Card card : hand()) many += isEquipment(card) && valueOf(card) == value ? 1 : 0;
    return many > (valueOf(except) == value ? 1 : 0);
  }

  int lay(Card card) const {
    const int lacks = missing(open(), me());
    const int rest = lacks - valueOf(card);
    if (last() && rest < 0) return 0;
    if (rest == 0) return last() ? wins : stepsExactly;
    if (empties()) return stepsByEmptyHand;
    if (rest < 0) return stepsOver + rest * 50;
    return comesCloser + valueOf(card) * 100 + (holdsValue(rest, card) ? 400 : 0);
  }

  // The best that could be laid if the black pawn stood there.
  int bestOf(Item item) const {
    int best = 0;
    for (const Card card : hand())
      if (isEquipment(card) && itemOf(card) == item) best = std::max(best, lay(card));
    return best;
  }

  int conjure(Item to) const {
    if (empties()) return stepsByEmptyHand - 500;
    if (to == open().pawn) return 10;
    // It costs a card but no turn: worth it for something better than what the pawn allows now.
    const int gain = bestOf(to) - std::max(bestOf(open().pawn), comesCloser + 200);
    return gain > 150 ? bestOf(to) - 150 : 20;
  }

  int curse() const {
    if (empties()) return stepsByEmptyHand;
    int weight = 700;
    for (Seat seat = 0; seat < open().options.players; ++seat) {
      if (open().laid[seat].empty() || open().protections[seat] > 0) continue;
      int least = values;
      for (const Card card : open().laid[seat]) least = std::min(least, valueOf(card));
      const bool close = open().passed[seat] >= adventures - 2;
      weight += least * (seat == me() ? -120 : close ? 150 : 60);
    }
    // Before the treasure with nothing that fits: only a curse makes room (A32).
    if (last() && missing(open(), me()) <= 2 && open().protections[me()] == 0) weight += 400;
    return weight;
  }

  int protect() const {
    if (empties()) return stepsByEmptyHand;
    return open().laid[me()].size() >= 2 && open().protections[me()] == 0 ? 1'080 : 600;
  }

  int drawCards(int n) const { return 1'060 + n * 40 - hand().size() * 10; }

  // Of no use where the adventure is not passed by emptying the hand: too large, or one special too many.
  int idle(Card card) const {
    if (card == Card::none) return 0;
    if (isEquipment(card)) return last() && valueOf(card) > missing(open(), me()) ? 90 : -10 * valueOf(card);
    return hand().count(card) > 1 ? 40 : -40;
  }

  int keep(Card card) const { return card == Card::protection ? 25 : valueOf(card) * 10; }

  int weigh(const Schatz::Move& move) const {
    return match(move, [&](const auto& one) -> int {
      using M = std::decay_t<decltype(one)>;
      if constexpr (std::is_same_v<M, Schatz::Draw>)
        return open().agenda.back().ask == Ask::secondCard ? (hand().size() < 8 ? 100 : 0) : drawCards(one.cards);
      else if constexpr (std::is_same_v<M, Schatz::Swap>)
        return (open().agenda.back().ask == Ask::swapMore ? 0 : 900) + idle(one.first) + idle(one.second);
      else if constexpr (std::is_same_v<M, Schatz::Play>)
        return isEquipment(one.card) ? lay(one.card) : one.card == Card::curse ? curse() : protect();
      else if constexpr (std::is_same_v<M, Schatz::Magic>)
        return conjure(one.to);
      else if constexpr (std::is_same_v<M, Schatz::MovePawn>)
        return bestOf(one.to);
      else if constexpr (std::is_same_v<M, Schatz::GiveUp>)
        return -keep(one.card);
      else
        return 50;  // enough
    });
  }
};

}  // namespace

void Schatz::prior(const View<Schatz>& view, const Moves& moves, Weights<Moves>& weights) {
  const Eyes eyes{view};
  for (int i = 0; i < moves.size(); ++i) weights[i] = eyes.weigh(moves[i]);
}

}  // namespace mastaba
