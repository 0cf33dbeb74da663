// How Das Medaillon begins, goes on from round to round and ends; what moves do stands in camp.cpp and tomb.cpp.
#include "games/medaillon/act.h"

namespace mastaba {

namespace medaillon {

Seq<Tomb, tombs> tombsLeft(const Open& open) {
  Seq<Tomb, tombs> left;
  for (int i = 1; i <= tombs; ++i) {
    const auto tomb = static_cast<Tomb>(i);
    if (!open.won[0].has(tomb) && !open.won[1].has(tomb) && tomb != open.tomb) left.push(tomb);
  }
  return left;
}

Tomb drawTomb(const Open& open, Chance& chance) {
  const Seq<Tomb, tombs> left = tombsLeft(open);
  return left[static_cast<int>(chance.below(Luck::tombs, static_cast<u32>(left.size())))];
}

int toWin(const Options& options) { return options.tombs == Medaillon::Tombs::three ? tombsToWinShort : tombsToWin; }

// ---- rounds

// MEDAILLON-15
void Act::beginRound() const {
  ++open().round;
  tell(Medaillon::Round{int{open().round}, holder()});
  if (open().options.passing == Medaillon::Passing::atStart && open().mayPass[holder()])
    ask(Ask::open, holder());
  else
    campPhases(Ask::tombPhase);
}

// MEDAILLON-12, MEDAILLON-31: and what comes after them.
void Act::campPhases(Ask then) const {
  later(then, holder());
  later(Ask::campPhase, otherOf(holder()));
  later(Ask::campPhase, holder());
}

// B21
void Act::tombPhase() const {
  if (open().options.passing == Medaillon::Passing::beforeOpening && open().mayPass[holder()])
    ask(Ask::open, holder());
  else
    openTomb();
}

void Act::agreeToOpen() const {
  if (open().options.passing == Medaillon::Passing::atStart)
    campPhases(Ask::tombPhase);
  else
    openTomb();
}

// MEDAILLON-70, MEDAILLON-71, MEDAILLON-72: the marker is gone, medallion and tombs stay
void Act::pass(Seat seat) const {
  open().mayPass[seat] = false;
  tell(Medaillon::Passed{seat});
  if (open().options.passing == Medaillon::Passing::atStart)
    campPhases(Ask::round);
  else
    beginRound();
}

// ---- the agenda

void Act::run(const Task<Ask>& task) const {
  switch (task.ask) {
    case Ask::campPhase:
      return campPhase(task.of);
    case Ask::camp:
      return askCamp(task.of);
    case Ask::tombPhase:
      return tombPhase();
    case Ask::opening:
      return demand(Ask::opening, task.of, factsOf(open().tomb).n);
    case Ask::enter:
      return askSend(task.of);
    case Ask::traps:
      return traps(task.of);
    default:
      return beginRound();
  }
}

void Act::runAgenda() const {
  while (!open().agenda.empty() && open().agenda.back().who.none()) run(open().agenda.pop());
}

void Act::discardOne(Seat seat, const Task<Ask>& task, Card card) const {
  discard(seat, card);
  if (task.n > 1) ask(task.ask, seat, task.n - 1);
}

void Act::enough(Seat seat, Ask asked) const {
  if (asked == Ask::send)
    doneSending(seat);
  else
    doneLaying(seat);
}

void Act::decline(Seat seat, Ask asked) const {
  switch (asked) {
    case Ask::disarm:
      return blessing(seat);
    case Ask::heal:
      return eliminate(seat);
    case Ask::rescue:
      return leaveRescued(seat);
    default:
      return leaveRecalled(seat);
  }
}

}  // namespace medaillon

using namespace medaillon;

State Medaillon::setup(const Options& options, Chance& chance, Teller<Event>& teller) {
  State state{};
  Open& open = state.open;
  open.options = options;
  const Act act{state, chance, teller};

  // MEDAILLON-3, MEDAILLON-4
  open.holder = options.start == Start::firstSeat ? Seat(0) : Seat(static_cast<int>(chance.below(Luck::start, 2)));
  teller.reveal(everyone, Begins{open.holder});

  // MEDAILLON-5, MEDAILLON-7
  Bag<medaillon::adventurers> heroes;
  heroes.of.fill(1);
  Bag<medaillon::papyri> scrolls;
  scrolls.of.fill(1);
  for (Seat seat = 0; seat < seats; ++seat) {
    open.adventurer[seat] = adventurerCard(heroes.draw(Luck::adventurers, seat, chance));
    teller.reveal(everyone, Joined{seat, open.adventurer[seat]});
    Own& own = state.own[seat];
    for (int i = 0; i < papyriEach; ++i) own.papyri.add(papyrusCard(scrolls.draw(Luck::papyri, seat, chance)));
    open.papyri[seat] = papyriEach;
    teller.split(Seats::only(seat), DrewPapyri{seat, own.papyri}, DrewPapyri{seat, {}});
    open.mayPass[seat] = true;  // MEDAILLON-10
  }

  for (int i = 0; i < mainKinds; ++i) state.deck.of[i] = factsOf(mainCard(i)).copies;
  open.deckSize = mainCards;
  for (Seat seat = 0; seat < seats; ++seat) act.draw(seat, handAtStart);  // MEDAILLON-9
  // MEDAILLON-11; B1: perhaps something for who does not begin.
  const Seat second = otherOf(open.holder);
  if (options.balance == Balance::card) act.draw(second, 1);
  if (options.balance == Balance::coin) {
    act.earn(second, 1);
    act.tell(TookCoins{second, 1});
  }
  act.beginRound();
  act.runAgenda();
  return state;
}

void Medaillon::play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
  const Act act{state, chance, teller};
  const Task<Ask> task = state.open.agenda.pop();
  match(move, [&](const auto& one) {
    using M = std::decay_t<decltype(one)>;
    if constexpr (std::is_same_v<M, Split>) act.share(seat, one);
    if constexpr (std::is_same_v<M, Play>) act.hire(seat, one.card);
    if constexpr (std::is_same_v<M, Unroll>) act.unroll(seat, one.papyrus);
    if constexpr (std::is_same_v<M, EndCamp>) act.tidyUp(seat);
    if constexpr (std::is_same_v<M, Keep>) act.keep(seat, one.card);
    if constexpr (std::is_same_v<M, PutUnder>) act.putUnder(seat, one.card);
    if constexpr (std::is_same_v<M, Discard>) act.discardOne(seat, task, one.card);
    if constexpr (std::is_same_v<M, OpenTomb>) act.agreeToOpen();
    if constexpr (std::is_same_v<M, Pass>) act.pass(seat);
    if constexpr (std::is_same_v<M, Send>) act.send(seat, one.card);
    if constexpr (std::is_same_v<M, LayCard>) act.layCard(seat, one.card);
    if constexpr (std::is_same_v<M, LayPapyrus>) act.layPapyrus(seat, one.papyrus);
    if constexpr (std::is_same_v<M, Disarm>) act.disarm(seat, one.trap);
    if constexpr (std::is_same_v<M, Bless>) act.bless(seat, one.card);
    if constexpr (std::is_same_v<M, Trigger>) act.trigger(seat, one);
    if constexpr (std::is_same_v<M, Heal>) act.heal(seat);
    if constexpr (std::is_same_v<M, Rescue>) {
      act.comeBack(seat, one.card);
      act.leaveRescued(seat);
    }
    if constexpr (std::is_same_v<M, Recall>) {
      act.recall(seat, one.undead);
      act.leaveRecalled(seat);
    }
    if constexpr (std::is_same_v<M, Decline>) act.decline(seat, task.ask);
    if constexpr (std::is_same_v<M, Enough>) act.enough(seat, task.ask);
  });
  act.runAgenda();
}

Medaillon::Standing Medaillon::standing(const State& state) {
  const Open& open = state.open;
  Standing result;
  result.how = open.fought ? How::fight : How::nobodySent;
  std::array<int, maxSeats> merit{};
  for (Seat seat = 0; seat < seats; ++seat) {
    const int won = open.won[seat].size();
    result.count(seat, Why::tombs, won, won);
    merit[static_cast<std::size_t>(seat)] = won;
  }
  rank(result, merit, seats);
  return result;
}

}  // namespace mastaba
