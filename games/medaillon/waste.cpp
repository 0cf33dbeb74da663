#include "games/medaillon/waste.h"

#include <algorithm>

namespace mastaba::medaillon {
namespace {

struct Eyes {
  const Open& open;
  const Own& own;
  Seat me;

  Seat other() const { return otherOf(me); }
  Ask asked() const { return Medaillon::asked(open, me); }

  // The adventurer comes home from every tomb, so it is always sent rather than nobody: otherwise the tomb is lost
  // without the other having to lay anything. Unless there are coins for that (MEDAILLON-78), and the game goes on.
  bool sendsNobody() const {
    if (!open.party[me].empty()) return false;
    if (toWin(open.options) - open.won[other()].size() == 1) return true;
    if (refuseSend(open, me, open.adventurer[me])) return false;
    return open.options.compensation == Medaillon::Compensation::off || open.compensated[me];
  }

  // What lies face down may be an undead.
  bool mayBeHit(Card trap) const {
    const Kinds kinds = factsOf(trap).kinds;
    if (kinds.has(Kind::undead) && open.laidCards[other()] + open.laidPapyri[other()] > 0) return true;
    const Party& party = open.party[other()];
    return std::any_of(party.begin(), party.end(),
                       [&](Card card) { return kinds.has(kindInTomb(card)) && !does(card, Effect::untouchable); });
  }
  // A trap laid last of all, whose only victims are not there: who lays first may have something in mind with it.
  bool laysInVain(Card card) const { return open.holder != me && actsAsTrap(card) && !mayBeHit(card); }

  // Nothing that it could be kept for.
  bool declinesInVain() const { return asked() != Ask::heal || open.traps[other()].empty(); }
};

}  // namespace

bool isWaste(const View<Medaillon>& view, const Medaillon::Move& move) {
  const Eyes eyes{view.open, view.own, view.me};
  return match(move, [&](const auto& one) {
    using M = std::decay_t<decltype(one)>;
    // Somebody may still become weak enough for this trap, as long as another one has a target: and one has.
    if constexpr (std::is_same_v<M, Trigger>) return one.target == Card::none;
    if constexpr (std::is_same_v<M, Decline>) return eyes.declinesInVain();
    if constexpr (std::is_same_v<M, Enough>) return eyes.asked() == Ask::send && eyes.sendsNobody();
    if constexpr (std::is_same_v<M, LayCard>) return eyes.laysInVain(one.card);
    if constexpr (std::is_same_v<M, LayPapyrus>) return eyes.laysInVain(one.papyrus);
    return false;
  });
}

}  // namespace mastaba::medaillon
