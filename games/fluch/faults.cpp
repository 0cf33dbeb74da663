// What makes a position impossible. Whatever passes here can be played on from, also when somebody set it up by hand.
#include "engine/first_fault.h"
#include "games/fluch/legal.h"

namespace mastaba {

using namespace fluch;

namespace {

bool isOver(const Open& open) { return open.agenda.empty(); }
bool isSettingUp(const Open& open) { return !isOver(open) && open.agenda[0].ask == Ask::enter; }
bool isWon(const Open& open) {
  const Player& last = open.players[open.active];
  return isOver(open) && last.inside && isEntrance(last.at) && meetsGoal(open, open.active);
}
// The task of this kind; nothing: there is none.
const Task<Ask>* taskOf(const Open& open, Ask ask) {
  for (const Task<Ask>& task : open.agenda)
    if (task.ask == ask) return &task;
  return nullptr;
}

bool canStand(const Open& open, Place at) { return !openingsAt(open, at).none(); }

// ---- what is in the box

// FLUCH-129: tiles, event cards and treasures
void checkTiles(const Open& open, FirstFault& check) {
  std::array<int, kinds> seen{};
  for (int i = 0; i < squares; ++i) {
    const Tile tile = open.tiles[static_cast<std::size_t>(i)];
    if (tile == Tile::none) continue;
    check.that(!isChamber(open, i), "a tile lies on a chamber");
    ++seen[static_cast<std::size_t>(kindOf(tile))];
  }
  if (const Task<Ask>* task = taskOf(open, Ask::tile)) ++seen[task->n];
  for (std::size_t i = 0; i < kinds; ++i)
    check.that(seen[i] + open.bag.of[i] + open.discarded.of[i] == copies[i],
               "there are more, or fewer, tiles of a kind than in the box");
}

// FLUCH-128
void checkTokens(const Open& open, FirstFault& check) {
  std::array<int, tokenKinds + 1> seen{};
  int faceDown = 0;
  for (std::size_t i = 0; i < chambers; ++i) {
    const Chamber& chamber = open.chambers[i];
    check.that(!chamber.faceDown || chamber.token == Token::none, "a token lies face up and face down");
    check.that(!chamber.faceDown || open.options.tokensHidden == Fluch::TokensHidden::yes, "an open tomb is closed");
    check.that(isChamber(open, chamberPlaces[i]) || chamber == Chamber{}, "a token lies where no chamber is");
    faceDown += chamber.faceDown ? 1 : 0;
    ++seen[static_cast<std::size_t>(chamber.token)];
  }
  check.that(faceDown == open.faceDown.size(), "there are more, or fewer, tokens face down than are left");
  seen[0] = 0;
  for (const Lying& lying : open.heaps) {
    ++seen[static_cast<std::size_t>(lying.token)];
    check.that(canStand(open, lying.at), "a heap lies where nobody can have died");
  }
  check.that(seen[0] == 0, "nothing lies in a heap as a token");
  for (int i = 1; i < open.heaps.size(); ++i)
    check.that(!before(open.heaps[i], open.heaps[i - 1]), "heaps are not in their order");
  for (const Player& player : open.players)
    for (int colour = 0; colour < colours; ++colour)
      if (const int value = player.tokens[static_cast<std::size_t>(colour)]; value > 0)
        ++seen[static_cast<std::size_t>(tokenOf(static_cast<Colour>(colour), value))];
  for (int i = 0; i < tokenKinds; ++i) {
    const Token token = tokenAt(i);
    check.that(seen[static_cast<std::size_t>(token)] + open.faceDown.of[static_cast<std::size_t>(i)] ==
                   copiesOf(token, open.options),
               "there are more, or fewer, tokens of a kind than in the box");
  }
}

// What was looked at in secret.
void checkLooks(const State& state, FirstFault& check) {
  const Open& open = state.open;
  const bool secret = open.options.declinedToken == Fluch::DeclinedToken::faceDown;
  Bag<tokenKinds> left = open.faceDown;
  for (std::size_t i = 0; i < chambers && !check; ++i) {
    const Chamber& chamber = open.chambers[i];
    const Token token = state.looked[i];
    check.that(chamber.seen.none() || (chamber.faceDown && secret), "somebody looked at a token that lies open");
    check.that((chamber.seen.bits >> open.options.players) == 0, "somebody looked who does not play");
    check.that(chamber.seen.none() == (token == Token::none), "a token is decided that nobody looked at, or is not");
    for (Seat seat = 0; seat < Fluch::seats; ++seat)
      check.that(state.own[seat].seen[i] == (chamber.seen.has(seat) ? token : Token::none),
                 "somebody saw another token than lies there");
    if (token == Token::none || check) continue;
    Count& many = left.of[static_cast<std::size_t>(kindOf(token))];
    check.that(many > 0, "a token was looked at that is not there");
    if (many > 0) --many;
  }
}

void checkEvents(const Open& open, FirstFault& check) {
  std::array<int, eventKinds> held{};
  for (const Player& player : open.players)
    for (const Card card : player.protection) {
      check.that(effectOf(card) == Effect::protect, "a card is kept that does not protect");
      ++held[static_cast<std::size_t>(card)];
    }
  for (std::size_t i = 0; i < eventKinds; ++i)
    check.that(held[i] + open.events.of[i] + open.spent.of[i] == eventCopies[i],
               "there are more, or fewer, event cards than in the box");
}

void checkTreasures(const Open& open, FirstFault& check) {
  std::array<int, treasureCards> seen{};
  for (const Player& player : open.players)
    for (const Treasure& treasure : player.treasures) ++seen[static_cast<std::size_t>(cardOf(treasure))];
  for (std::size_t i = 0; i < treasureCards; ++i)
    check.that(seen[i] + open.treasures.of[i] <= 1, "a treasure is there twice");
  const bool whole = open.options.treasureReshuffle == Fluch::TreasureReshuffle::no && !open.treasures.empty();
  for (Seat seat = 0; seat < open.options.players; ++seat) {  // FLUCH-131
    const Player& player = open.players[seat];
    int worth = 0;
    for (const auto value : player.tokens) worth += value;
    const Task<Ask>* cards = taskOf(open, Ask::cards);
    if (cards && seat == open.active) worth -= cards->n;
    check.that(whole ? player.treasures.size() == worth : player.treasures.size() <= worth,
               "somebody has other treasures than tokens");
  }
}

// ---- who is where

void checkPlayer(const Open& open, Seat seat, FirstFault& check) {
  const Player& player = open.players[seat];
  if (player.inside) {
    check.that(!player.out && player.lives > 0, "an explorer walks who is dead");
    check.that(canStand(open, player.at), "an explorer stands where no way is");
    return;
  }
  bool waiting = false;
  for (const Task<Ask>& task : open.agenda) waiting |= task.ask == Ask::enter && task.who == Seats::only(seat);
  Player nothing{};
  nothing.out = player.out;
  if (isSettingUp(open)) nothing.lives = livesEach;
  check.that(player == nothing, "somebody has something who is not in the tomb");
  check.that(player.out ? open.options.permadeath == Fluch::Permadeath::yes && !waiting : waiting,
             "an explorer is neither in the tomb nor dead");
  // FLUCH-132; of five entrances the others can have taken four.
  check.that(player.out || supplyOf(open) > 0, "there is no life left for a new explorer");
}

// FLUCH-130
void checkMeetings(const Open& open, FirstFault& check) {
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    const Player& player = open.players[seat];
    if (!player.inside) continue;
    const Seat other = explorerAt(open, player.at, seat);
    if (other != nobody) {
      const bool active = seat == open.active || other == open.active;
      check.that(active && (taskOf(open, Ask::move) || isWon(open)), "two explorers stand on one place");
    }
    if (isAmmutAt(open, player.at))
      check.that(asks(open.agenda, Ask::banish, seat) || asks(open.agenda, Ask::ward, seat) || isWon(open),
                 "Ammut stands with an explorer");
  }
}

void checkAmmut(const Open& open, FirstFault& check) {
  const Ammut& ammut = open.ammut;
  if (!isInMaze(ammut)) {
    check.that(ammut.at == 0, "Ammut is on the track and in the maze");
    const bool comes = !isOver(open) && open.agenda.back().ask == Ask::place;
    return check.that(!waits(ammut) || comes || isOver(open) || emptyChambers(open).none(),
                      "Ammut waits though a chamber is empty");
  }
  check.that(canStand(open, ammut.at), "Ammut stands where no way is");
  check.that(!isEntrance(ammut.at) || open.options.ammutOnEntrances == Fluch::AmmutOnEntrances::yes,
             "Ammut stands on an entrance");
}

// ---- what is asked

bool isTurn(Ask ask) { return ask == Ask::lay || ask == Ask::end || ask == Ask::over; }

// What may lie directly under a task.
bool liesOn(Ask ask, Ask under) {
  const auto any = [under](auto... asks) { return ((under == asks) || ...); };
  switch (ask) {
    case Ask::again:
      return any(Ask::lay, Ask::end);
    case Ask::symbols:
      return isTurn(under) || any(Ask::again, Ask::move);
    case Ask::order:
      return any(Ask::symbols);
    case Ask::move:
      return any(Ask::lay, Ask::end, Ask::again, Ask::symbols);
    case Ask::collect:
      return isTurn(under) || any(Ask::again, Ask::symbols);
    case Ask::draw:
      return any(Ask::lay, Ask::end, Ask::move);
    case Ask::tile:
      return any(Ask::lay, Ask::end, Ask::move, Ask::draw);
    case Ask::event:
    case Ask::cards:
    case Ask::beckon:
      return any(Ask::collect);
    case Ask::leap:
      return isTurn(under) || any(Ask::again, Ask::move);
    case Ask::lead:
      return isTurn(under) || any(Ask::again, Ask::move, Ask::collect, Ask::cards);
    case Ask::enter:
    case Ask::ward:
      return isTurn(under) || any(Ask::again, Ask::symbols, Ask::move, Ask::collect, Ask::event, Ask::cards);
    case Ask::place:
    case Ask::banish:
      return isTurn(under) ||
             any(Ask::again, Ask::symbols, Ask::move, Ask::collect, Ask::event, Ask::cards, Ask::enter);
    default:
      return false;  // the turn itself lies lowest
  }
}

bool runsByItself(Ask ask) { return ask >= Ask::over; }
// Whether somebody other than the active player may be asked this.
bool isForAnybody(Ask ask) { return ask == Ask::enter || ask == Ask::ward || ask == Ask::place || ask == Ask::banish; }

void checkDice(const Open& open, FirstFault& check) {
  int pips = 0;
  int signs = 0;
  for (const Face face : open.dice) {
    const auto& die = dice[static_cast<std::size_t>(open.options.die)];
    check.that(std::find(die.begin(), die.end(), static_cast<int>(face)) != die.end(), "a die has no such face");
    pips += pipsOf(face);
    signs += face == Face::ammut ? 1 : 0;
  }
  check.that(open.dice.empty() || open.dice.size() == 2, "one die is missing");
  for (const Task<Ask>& task : open.agenda) {
    const bool first = open.dice.empty();
    if (task.ask == Ask::end) check.that(!first, "the roll is missing");
    if (task.ask == Ask::again) check.that(signs == 2, "there is no double");
    if (task.ask == Ask::symbols) check.that(task.n >= 1 && task.n <= signs, "there are not as many signs of Ammut");
    if (task.ask == Ask::order) check.that(task.n == pips && !first, "there are not as many pips");
    if (task.ask == Ask::move || task.ask == Ask::collect)
      check.that(task.n <= pips && !first, "there are too many pips");
  }
}

// A task that waits, or the one on top: can it be carried out?
void checkTask(const Open& open, const Task<Ask>& task, FirstFault& check) {
  const Seat seat = task.who.none() ? open.active : task.who.first();
  const Player& player = open.players[seat];
  const Options& options = open.options;
  const bool maze = isInMaze(open.ammut);
  const bool top = &task == &open.agenda.back();
  const auto needs = [&](bool that) { check.that(that, "something is asked that cannot be answered"); };
  const auto number = [&](int from, int to) {
    check.that(task.n >= from && task.n <= to, "a task has another number");
  };
  switch (task.ask) {
    case Ask::enter:
      number(0, 0);
      return needs(!player.inside && !player.out && (isSettingUp(open) || options.permadeath == Fluch::Permadeath::no));
    case Ask::sealed:
      number(0, 0);
      return needs(player.lives == 1 && player.inside && open.dice.empty() && isSealedIn(open, player.at));
    case Ask::lay:
      number(0, tilesPerTurn);
      return needs(player.inside);
    case Ask::end:
      number(0, 0);
      return needs(player.inside && (!top || canPay(open, seat)));
    case Ask::tile:
      number(0, kinds - 1);
      return needs(player.inside && !isPassing(open, seat));
    case Ask::order:
      return needs(player.inside && options.rollOrder == Fluch::RollOrder::chosen);
    case Ask::move:
      needs(player.inside && (!top || canMove(open, seat, task.n)));
      return needs(check || !isPassing(open, seat) || hasStep(open, seat, task.n));
    case Ask::collect:
      number(0, 0);
      return needs(player.inside && (!top || canCollect(open, seat)));
    case Ask::ward:
      needs(player.inside && !player.protection.empty() && options.protection == Fluch::Protection::chosen);
      number(0, static_cast<int>(Cause::ammut));
      if (static_cast<Cause>(task.n) == Cause::ammut) return needs(isAmmutAt(open, player.at));
      return needs(seat == open.active && taskOf(open, Ask::collect));
    case Ask::lead:
      number(1, 2 * stepsPerSymbol - 1);
      return needs(maze && !waysOfAmmut(open).empty());
    case Ask::leap:
      number(2 * stepsPerSymbol, 2 * stepsPerSymbol);
      return needs(maze && (!waysOfAmmut(open).empty() || !emptyChambers(open).none()));
    case Ask::beckon:
      number(1, stepsOfEvent);
      needs(options.eventAmmut != Fluch::EventAmmut::must && !waits(open.ammut));
      if (!maze || options.eventAmmut == Fluch::EventAmmut::chamber)
        return needs(task.n == 1 && (!maze || !emptyChambers(open).none()));
      return needs(!waysOfAmmut(open).empty());
    case Ask::place:
      number(0, 0);
      return needs(!maze && !emptyChambers(open).none());
    case Ask::banish:
      number(0, 0);
      return needs(maze && !refuges(open).none() && (player.inside ? player.at == open.ammut.at : player.lives == 0));
    case Ask::cards:
      return number(1, values);
    case Ask::symbols:
      return number(1, 2);
    default:
      return number(0, 0);
  }
}

void checkAgenda(const Open& open, FirstFault& check) {
  for (int i = 0; i < open.agenda.size() && !check; ++i) {
    const Task<Ask>& task = open.agenda[i];
    const Ask under = i == 0 ? Ask::lay : open.agenda[i - 1].ask;
    const bool lowest = isTurn(task.ask) || task.ask == Ask::sealed || task.ask == Ask::enter;
    const bool enters = task.ask == Ask::enter && isSettingUp(open);
    check.that(i == 0 ? lowest : enters || liesOn(task.ask, under), "something is asked that is no step of a turn");
    check.that(task.of == nobody, "a question is about somebody");
    if (runsByItself(task.ask)) {
      check.that(task.who.none(), "somebody is asked what nobody decides");
      continue;
    }
    check.that(task.who.size() == 1 && task.who.first() < open.options.players, "nobody, or not one alone, is asked");
    if (check) return;
    check.that(isForAnybody(task.ask) || task.who.first() == open.active, "somebody is asked in another's turn");
  }
  if (!check && !isOver(open)) check.that(!runsByItself(open.agenda.back().ask), "nobody is asked");
}

// FLUCH-22, FLUCH-25: everybody chooses an entrance, one after the other.
void checkSettingUp(const Open& open, FirstFault& check) {
  const int players = open.options.players;
  check.that(open.agenda.size() <= players && open.active == open.first && open.dice.empty() && open.rounds == 0 &&
                 open.ammut == Ammut{1, 0} && open.heaps.empty() && open.discarded.empty() && open.spent.empty() &&
                 open.bag.size() == tiles && open.treasures.size() == treasureCards,
             "something has happened before everybody has entered");
  for (int i = 0; i < open.agenda.size() && !check; ++i) {
    const Seat seat = leftOf(open.first, players, players - 1 - i);
    check.that(open.agenda[i].ask == Ask::enter, "something else is asked before everybody has entered");
    check.that(open.agenda[i].who == Seats::only(seat), "somebody else enters first");
  }
  for (const Player& player : open.players) {
    if (!player.inside || check) continue;
    check.that(
        isEntrance(player.at) && player.lives == livesEach && coloursOf(player) == 0 && player.protection.empty(),
        "somebody has begun before everybody has entered");
  }
}

void checkEnd(const Open& open, FirstFault& check) {
  const bool allDead = isDeserted(open);
  if (!isOver(open)) return check.that(open.rounds < roundLimit && !allDead, "the game is over");
  check.that(open.rounds == roundLimit || allDead || isWon(open), "the game is over without a reason");
}

}  // namespace

const char* Fluch::faults(const State& state) {
  const Open& open = state.open;
  FirstFault check;
  check.that(!refuse(open.options), "the options are not allowed");
  if (!check) check.that(open.first < open.options.players && open.active < open.options.players, "nobody's turn");
  if (!check) checkAgenda(open, check);
  if (!check && taskOf(open, Ask::tile)) check.that(taskOf(open, Ask::tile)->n < kinds, "there is no such tile");
  if (!check) checkTiles(open, check);
  if (!check) checkTokens(open, check);
  if (!check) checkLooks(state, check);
  if (!check) checkEvents(open, check);
  if (!check) checkTreasures(open, check);
  int all = 0;
  for (const Player& player : open.players) all += player.lives;
  check.that(all <= lives, "there are more lives than in the box");  // FLUCH-127
  for (Seat seat = 0; seat < seats && !check; ++seat) {
    if (seat < open.options.players)
      checkPlayer(open, seat, check);
    else
      check.that(open.players[seat] == Player{}, "somebody has something who does not play");
  }
  if (!check) checkEnd(open, check);
  if (!check && isSettingUp(open)) checkSettingUp(open, check);
  if (!check) checkAmmut(open, check);
  if (!check) checkMeetings(open, check);
  if (!check) checkDice(open, check);
  for (const Task<Ask>& task : open.agenda)
    if (!check) checkTask(open, task, check);
  return check.fault();
}

}  // namespace mastaba
