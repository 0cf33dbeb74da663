// How Der Fluch des Pharao begins, goes on from turn to turn and ends; what cards bring stands in cards.cpp, Ammut in
// ammut.cpp.
#include "games/fluch/act.h"

namespace mastaba {

using namespace fluch;

// ---- turns

void Act::beginTurn(Seat seat) const {
  open().active = seat;
  open().dice.clear();
  agenda().clear();
  const bool sealed = player(seat).lives == 1 && isSealedIn(open(), player(seat).at);  // FLUCH-133
  if (sealed) tell(Fluch::SealedIn{seat});
  ask(sealed ? Ask::sealed : Ask::lay, seat, sealed ? 0 : tilesPerTurn);
}

void Act::nextTurn() const {
  tell(Fluch::Passed{active()});
  Seat seat = active();
  do {
    seat = leftOf(seat, options().players);                     // FLUCH-26
    if (seat == open().first && ++open().rounds == roundLimit)  // FLUCH-134
      return finish(Fluch::LimitReached{roundLimit});
  } while (player(seat).out);
  beginTurn(seat);
}

void Act::finish(const Fluch::Event& event) const {
  agenda().clear();
  tell(event);
}

void Act::cutTurn() const {
  agenda()[0] = {Ask::over, {}, nobody, 0};
  if (agenda().size() > 1 && agenda()[1].ask == Ask::again) agenda().erase(1);
}

void Act::dropTurn() const {
  int left = 0;
  for (const Task<Ask>& task : agenda())
    if (task.ask == Ask::symbols) left += task.n;
  agenda().clear();
  later(Ask::over);
  if (left > 0) later(Ask::symbols, left);
}

void Act::goOn() const {
  while (!agenda().empty()) {
    const Task<Ask> task = agenda().back();
    switch (task.ask) {
      case Ask::end:
        if (canPay(open(), active())) return;
        nextTurn();
        break;
      case Ask::move:
        if (canMove(open(), active(), task.n)) return;
        agenda().back() = {Ask::collect, Seats::only(active()), nobody, 0};
        break;
      case Ask::collect:
        if (canCollect(open(), active())) return;
        agenda().pop();
        break;
      case Ask::lead:
      case Ask::beckon:
        if (canBeMoved()) return;
        agenda().pop();
        tell(Fluch::AmmutStuck{});
        break;
      case Ask::over:
        nextTurn();
        break;
      case Ask::again:  // FLUCH-44, FLUCH-45
        agenda().pop();
        tell(Fluch::RolledAgain{active()});
        roll();
        break;
      case Ask::symbols:
        agenda().pop();
        symbols(task.n);
        break;
      case Ask::event:
        agenda().pop();
        drawEvent();
        break;
      case Ask::cards:
        drawTreasure();
        break;
      case Ask::draw:
        agenda().pop();
        if (canDraw(open())) drawTile();
        break;
      default:
        return;
    }
  }
}

// FLUCH-42
void Act::roll() const {
  open().dice = {};
  for (int i = 0; i < 2; ++i) open().dice.push(rollDie(active()));
  const Face first = open().dice[0];
  const Face second = open().dice[1];
  reveal(Fluch::Rolled{active(), first, second});
  const int pips = pipsOf(first) + pipsOf(second);
  const int signs = (first == Face::ammut ? 1 : 0) + (second == Face::ammut ? 1 : 0);
  if (signs == 2) later(Ask::again);
  if (signs > 0) later(Ask::symbols, signs);
  const bool chosen = signs > 0 && options().rollOrder == Fluch::RollOrder::chosen;  // A15
  ask(chosen ? Ask::order : Ask::move, active(), pips);
}

Face Act::rollDie(Seat seat) const {
  const auto& die = dice[static_cast<std::size_t>(options().die)];
  return static_cast<Face>(die[chance.below(Fluch::Luck::dice, seat, faces)]);
}

// FLUCH-31: one at a time; the next is drawn when this one lies.
void Act::drawTile() const {
  if (open().bag.empty()) {  // FLUCH-41
    open().bag = open().discarded;
    open().discarded = {};
    tell(Fluch::BagRefilled{open().bag.size()});
  }
  const auto kind = static_cast<Kind>(open().bag.draw(Fluch::Luck::tiles, nobody, chance));
  reveal(Fluch::Drew{active(), kind});
  ask(Ask::tile, active(), static_cast<int>(kind));
}

namespace {

// A decision as it is carried out.
struct Play {
  const Act& act;
  Seat seat;

  Open& open() const { return act.open(); }
  Player& player() const { return act.player(seat); }
  auto& agenda() const { return act.agenda(); }
  Chamber& chamber() const { return open().chambers[chamberNumbers[player().at]]; }

  // FLUCH-104
  void pay(Special action) const {
    --player().lives;
    act.tell(Fluch::Paid{seat, action, int{player().lives}});
  }

  // ---- the way in

  void operator()(const Enter& move) const {
    agenda().pop();
    player().inside = true;
    player().at = move.at;
    if (player().lives == 0)  // FLUCH-120
      player().lives = std::min(revived[static_cast<std::size_t>(act.options().reviveLives)], supplyOf(open()));
    act.tell(Fluch::Entered{seat, move.at, int{player().lives}});
    if (agenda().empty()) return act.beginTurn(open().first);
    if (isAmmutAt(open(), move.at)) act.attack(seat);
  }
  void operator()(const GiveUp&) const {
    act.tell(Fluch::GaveUp{seat});
    player().lives = 0;
    act.die(seat, Cause::givenUp);
  }
  void operator()(const PlayOn&) const {
    act.tell(Fluch::PlayedOn{seat});
    agenda()[0] = {Ask::lay, Seats::only(seat), nobody, tilesPerTurn};
  }

  // ---- step 1

  void operator()(const Draw&) const {
    --agenda()[0].n;
    act.drawTile();
  }
  void operator()(const Roll&) const {
    agenda()[0] = {Ask::end, Seats::only(seat), nobody, 0};
    act.roll();
  }
  void operator()(const ExtraRoll&) const {
    pay(Special::roll);
    act.roll();
  }
  void operator()(const ExtraTiles&) const {
    pay(Special::tiles);
    for (int i = 0; i < extraTiles; ++i) act.later(Ask::draw);
  }
  void operator()(const Twist& move) const {
    pay(Special::turning);
    Tile& tile = open().tiles[move.at];
    tile = tileOf(kindOf(tile), move.open);
    act.tell(Fluch::Twisted{seat, move.at, move.open});
  }
  // FLUCH-39: nothing else happens.
  void operator()(const Lay& move) const {
    const auto kind = static_cast<Kind>(agenda().pop().n);
    open().tiles[move.at] = tileOf(kind, move.open);
    act.tell(Fluch::Laid{seat, kind, move.at, move.open});
  }
  // FLUCH-112, A44: who stands there stands on the new tile.
  void operator()(const SecretPassage& move) const {
    pay(Special::passage);
    const auto kind = static_cast<Kind>(agenda().pop().n);
    const Kind removed = kindOf(open().tiles[move.at]);
    ++open().discarded.of[static_cast<std::size_t>(removed)];  // FLUCH-113
    open().tiles[move.at] = tileOf(kind, move.open);
    act.tell(Fluch::Exchanged{seat, kind, move.at, move.open, removed});
  }
  void operator()(const Discard&) const {
    const auto kind = static_cast<Kind>(agenda().pop().n);
    ++open().discarded.of[static_cast<std::size_t>(kind)];
    act.tell(Fluch::Discarded{seat, kind});
  }

  // ---- step 3 A

  void operator()(const ExplorerFirst&) const {
    agenda().back().ask = Ask::move;
    act.tell(Fluch::WentFirst{seat, false});
  }
  void operator()(const AmmutFirst&) const {
    Task<Ask> task = agenda().pop();
    const Task<Ask> symbols = agenda().pop();
    task.ask = Ask::move;
    agenda().push(task);
    agenda().push(symbols);
    act.tell(Fluch::WentFirst{seat, true});
  }
  void operator()(const Step& move) const {
    const Place from = player().at;
    player().at = move.to;
    --agenda().back().n;  // FLUCH-48, FLUCH-58, FLUCH-59: every place costs one, and nobody has to stop in a chamber
    act.tell(Fluch::Stepped{seat, from, move.to});
    if (isEntrance(move.to) && meetsGoal(open(), seat))  // FLUCH-123, FLUCH-125, A49
      return act.finish(Fluch::Escaped{seat, move.to});
    const bool grey = isGrey(tileAt(open(), move.to));
    const bool met = isAmmutAt(open(), move.to);
    // FLUCH-51: only entering counts; FLUCH-56: nobody gets past Ammut.
    if (grey || met) stop();                                                     // FLUCH-50, FLUCH-55
    if (grey && act.options().greyEnds == Fluch::GreyEnds::turn) act.cutTurn();  // A17
    if (grey) act.later(Ask::event);                                             // A23: after a fight
    met ? act.attack(seat) : act.callWaiting();                                  // FLUCH-95, A39
  }
  void stop() const { agenda().back() = {Ask::collect, Seats::only(seat), nobody, 0}; }
  void operator()(const Stop&) const {
    act.tell(Fluch::Stopped{seat, player().at});
    stop();
  }

  // ---- step 3 B

  void operator()(const TurnUp&) const {
    const int number = chamberNumbers[player().at];
    Token& looked = act.state.looked[static_cast<std::size_t>(number)];
    if (act.options().declinedToken == Fluch::DeclinedToken::faceUp) {  // A4, A5
      const Token token = tokenAt(open().faceDown.draw(Fluch::Luck::tokens, nobody, act.chance));
      chamber() = {false, token, {}};
      return act.reveal(Fluch::TurnedUp{seat, player().at, token});
    }
    if (looked == Token::none) looked = drawUndecided();
    act.state.own[seat].seen[static_cast<std::size_t>(number)] = looked;
    chamber().seen.add(seat);
    act.teller.split(Seats::only(seat), Fluch::TurnedUp{seat, player().at, looked}, Fluch::LookedAt{seat, player().at});
  }
  // A token that nobody has looked at.
  Token drawUndecided() const {
    Bag<tokenKinds> left = open().faceDown;
    for (const Token token : act.state.looked)
      if (token != Token::none) --left.of[static_cast<std::size_t>(kindOf(token))];
    return tokenAt(left.draw(Fluch::Luck::tokens, nobody, act.chance));
  }
  void operator()(const Take&) const {
    const auto number = static_cast<std::size_t>(chamberNumbers[player().at]);
    Token token = chamber().token;
    if (chamber().faceDown) {
      token = act.state.looked[number];
      --open().faceDown.of[static_cast<std::size_t>(kindOf(token))];
      act.state.looked[number] = Token::none;
      for (Own& own : act.state.own) own.seen[number] = Token::none;
      act.teller.show(seat, Fluch::Took{seat, player().at, token});
    } else {
      act.tell(Fluch::Took{seat, player().at, token});
    }
    chamber() = {};
    if (act.options().collectEnds == Fluch::CollectEnds::turn) act.cutTurn();  // A18
    act.collected(token);
  }
  // FLUCH-70, FLUCH-121
  void operator()(const Loot& move) const {
    open().heaps.drop({player().at, move.token});
    act.tell(Fluch::Looted{seat, player().at, move.token});
    const bool ends =
        act.options().heapEnds == Fluch::HeapEnds::turn || act.options().collectEnds == Fluch::CollectEnds::turn;
    if (ends) act.cutTurn();  // FLUCH-73
    act.collected(move.token);
  }
  // FLUCH-60
  void operator()(const Leave&) const {
    agenda().pop();
    act.tell(Fluch::Left{seat, player().at});
  }

  // ---- protection

  void operator()(const Ward&) const { act.ward(seat, static_cast<Cause>(agenda().pop().n)); }
  void operator()(const Endure&) const {
    const auto cause = static_cast<Cause>(agenda().pop().n);
    act.tell(Fluch::Endured{seat, cause});
    act.suffer(seat, cause);
  }

  // ---- step 5

  void operator()(const Advance&) const {
    agenda().pop();
    act.advance();
  }
  void operator()(const Lead& move) const { act.lead(move.to); }
  void operator()(const Put& move) const { act.put(seat, move.to); }
  void operator()(const AmmutStays&) const {
    agenda().pop();
    act.tell(Fluch::AmmutStayed{seat});
  }
  void operator()(const EndTurn&) const { act.nextTurn(); }
};

// FLUCH-17: the chambers that get a token.
Area drawFilled(const Options& options, Chance& chance) {
  if (options.chamberFill != Fluch::ChamberFill::drawn) return filledChambers(options);
  Seq<Place, chambers> all;
  for (const Place at : everyChamber) all.push(at);
  chance.shuffle(Fluch::Luck::chambers, all);
  Area result;
  for (int i = 0; i < tokensOf(options); ++i) result.add(all[i]);
  return result;
}

}  // namespace

State Fluch::setup(const Options& options, Chance& chance, Teller<Event>& teller) {
  State state{};
  Open& open = state.open;
  const Act act{state, chance, teller};
  open.options = options;
  for (int i = 0; i < tokenKinds; ++i)
    open.faceDown.of[static_cast<std::size_t>(i)] = copiesOf(tokenAt(i), options);  // FLUCH-15, FLUCH-18
  for (std::size_t i = 0; i < kinds; ++i) open.bag.of[i] = copies[i];               // FLUCH-20
  for (std::size_t i = 0; i < eventKinds; ++i) open.events.of[i] = eventCopies[i];  // FLUCH-19
  for (Count& card : open.treasures.of) card = 1;
  open.ammut.space = 1;                                                                      // FLUCH-21
  for (Seat seat = 0; seat < options.players; ++seat) open.players[seat].lives = livesEach;  // FLUCH-24
  open.first =
      options.start == Start::drawn ? Seat(static_cast<int>(chance.below(Luck::start, options.players.v))) : Seat(0);
  open.active = open.first;
  act.reveal(Begins{open.first});
  for (const Place at : drawFilled(options, chance)) {
    Chamber& chamber = open.chambers[chamberNumbers[at]];
    if (options.tokensHidden == TokensHidden::yes) {
      chamber.faceDown = true;
      continue;
    }
    chamber.token = tokenAt(open.faceDown.draw(Luck::tokens, nobody, chance));
    act.reveal(TurnedUpAtStart{at, chamber.token});
  }
  // FLUCH-22: one after the other, who begins first.
  for (int i = options.players - 1; i >= 0; --i) act.ask(Ask::enter, leftOf(open.first, options.players, i));
  return state;
}

void Fluch::play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
  const Act act{state, chance, teller};
  match(move, Play{act, seat});
  act.goOn();
}

// FLUCH-126: somebody has won, or nobody.
Fluch::Standing Fluch::standing(const State& state) {
  const Open& open = state.open;
  Standing result;
  const Player& last = open.players[open.active];
  const bool won = last.inside && isEntrance(last.at) && meetsGoal(open, open.active) && open.rounds < roundLimit;
  if (won)
    result.how = coloursOf(last) >= goalOf(open.options).colours ? How::colours : How::treasures;
  else
    result.how = open.rounds == roundLimit ? How::limit : How::allDead;
  std::array<int, maxSeats> merit{};
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    const Player& player = open.players[seat];
    result.count(seat, Why::colours, coloursOf(player), 0);
    result.count(seat, Why::treasures, player.treasures.size(), 0);
    merit[seat] = won && seat == open.active ? 1 : 0;
  }
  rank(result, merit, open.options.players);
  return result;
}

}  // namespace mastaba
