#include "hall/hall.h"

#include <algorithm>
#include <ranges>

#include "describe/json_in.h"
#include "describe/json_out.h"

namespace mastaba::hall {
namespace {

constexpr int movesTold = 40;           // to who comes to a table
constexpr Millis listsEvery = 1'000;    // lists that changed are told, and tables put away
constexpr Millis leavingTakes = 4'000;  // who only loads the page anew is not gone
constexpr Millis restsFor = 2'000;      // what happens by itself, after something could not be stored
constexpr Millis deepThought = 1'000;   // so long a bot of the highest level may take
constexpr Millis hour = 3'600'000;
constexpr Millis day = 24 * hour;

bool isUnfinished(Stage stage) {
  return stage == Stage::gathering || stage == Stage::dealing || stage == Stage::running;
}

}  // namespace

Hall::Hall(World world, Limits limits)
    : world_(std::move(world)), limits_(limits), opened_(world_.now()), cleared_(opened_) {
  collecting_.number = 1;
}
Hall::~Hall() = default;

void Hall::remember(const std::vector<store::Head>& heads) {
  for (const store::Head& head : heads) {
    Card card;
    if (fromJson(head.about, card)) continue;  // the table itself is still there, and found by its link
    // No clock ran while the house was closed; what is left is found out when it is looked at.
    if (card.due != 0) card.due = std::max(card.due, opened_);
    index(card);
    bool bot = false;
    for (const Seat seat : card.actors)
      if (seat < static_cast<int>(card.seats.size())) bot |= card.seats[seat].level > 0 || card.seats[seat].standIn;
    if (bot) with(card.table, [](Held&) {});  // it thinks as soon as it is there
  }
}

// ---- visitors

void Hall::came(VisitorId visitor) {
  visitors_[visitor];
  ++counts_.visits;
}

void Hall::gone(VisitorId visitor) {
  const auto found = visitors_.find(visitor);
  if (found == visitors_.end()) return;
  for (const std::string& table : found->second.watches)
    if (const auto held = held_.find(table); held != held_.end()) held->second->watchers.erase(visitor);
  leave(visitor, found->second);
  visitors_.erase(found);
}

// The guest may be there with another page, or come back soon.
void Hall::leave(VisitorId id, const Visitor& visitor) {
  if (visitor.guest.empty()) return;
  Guest& guest = guests_[visitor.guest];
  std::erase(guest.visits, id);
  if (!guest.visits.empty()) return;
  guest.away = world_.now();
  leaving_.emplace(guest.away + leavingTakes, visitor.guest);
}

// ---- tables in memory

Hall::Held& Hall::make(const std::string& id) {
  auto& held = held_[id];
  held = std::make_unique<Held>();
  held->id = id;
  held->used = world_.now();
  return *held;
}

void Hall::with(const std::string& table, Then then) {
  if (const auto found = held_.find(table); found != held_.end()) {
    found->second->used = world_.now();
    return then(*found->second);
  }
  auto& waiting = loading_[table];
  waiting.push_back(std::move(then));
  if (waiting.size() > 1) return;
  ++counts_.loads;
  world_.load(table);
}

void Hall::loaded(const std::string& table, const store::Outcome& outcome, const std::vector<store::Entry>& entries,
                  const std::vector<store::Snapshot>& snapshots) {
  auto waiting = loading_.extract(table);
  if (!waiting) return;
  Held& held = make(table);
  if (!outcome) held.no = No::notStored;
  for (const store::Entry& entry : entries) {
    Line line;
    Fault fault = fromJson(entry.text, line);
    if (!fault) fault = held.sitting.apply(line, entry.at);
    if (fault) {
      held.no = No::damaged;
      break;
    }
    ++held.length;
  }
  if (!snapshots.empty()) {
    held.pictured = snapshots[0].length;
    if (held.sitting.stage() == Stage::unplayable) held.snapshot = snapshots[0].text;
  }
  for (const Then& then : waiting.mapped()) then(held);
  // What is not there is not kept in memory either.
  if (!held.isSound()) {
    held_.erase(table);
  } else {
    checkClock(held);
    think(held);
  }
}

bool Hall::isStored(const Held& held) const { return held.batch < (flying_ ? flying_->number : collecting_.number); }

// Not with every move: that would write more than the moves themselves.
void Hall::picture(Held& held) {
  if (held.pictured == held.length || !held.sitting.game()) return;
  held.pictured = held.length;
  collecting_.batch.snapshots.push_back({held.id, held.length, toJson(snapshotOf(held.sitting))});
}

void Hall::closing() {
  for (const auto& held : held_ | std::views::values) picture(*held);
}

void Hall::putAway() {
  const Millis before = world_.now() - limits_.idle;
  std::erase_if(held_, [&](const auto& one) {
    Held& held = *one.second;
    if (!held.watchers.empty() || held.thinking || held.used > before || !isStored(held)) return false;
    picture(held);
    return true;
  });
}

void Hall::index(const Card& card) {
  const auto drop = [this](const std::string& guest, const std::string& table) {
    const auto tables = tablesOf_.find(guest);
    if (tables != tablesOf_.end() && tables->second.erase(table) == 1 && tables->second.empty())
      tablesOf_.erase(tables);
  };
  const auto forget = [&](const Card& old) {
    if (old.due != 0) due_.erase({old.due, old.table});
    for (const CardSeat& seat : old.seats) drop(seat.guest, old.table);
    drop(old.hostGuest, old.table);
  };
  const auto old = cards_.find(card.table);
  const auto mark = [this](const Card& one) {
    lobbyChanged_ |= one.listed;
    for (const CardSeat& seat : one.seats)
      if (!seat.guest.empty()) mineChanged_.insert(seat.guest);
    mineChanged_.insert(one.hostGuest);
  };
  if (old != cards_.end()) {
    forget(old->second);
    mark(old->second);
  }
  mark(card);
  if (!isUnfinished(card.stage)) {
    if (old != cards_.end()) cards_.erase(old);
    return;
  }
  for (const CardSeat& seat : card.seats)
    if (!seat.guest.empty()) tablesOf_[seat.guest].insert(card.table);
  if (card.stage == Stage::gathering) tablesOf_[card.hostGuest].insert(card.table);
  if (card.due != 0) due_.emplace(card.due, card.table);
  cards_[card.table] = card;
}

// ---- lines

Fault Hall::write(Held& held, const Line& line) {
  const Millis now = world_.now();
  if (Fault fault = held.sitting.apply(line, now)) return fault;
  ++counts_.lines;
  held.used = now;
  held.batch = collecting_.number;
  collecting_.batch.entries.push_back({held.id, held.length++, now, toJson(line)});
  collecting_.cards[held.id] = cardOf(held.id, held.sitting, opened_);
  return {};
}

bool Hall::hasBatch() const { return !flying_ && !collecting_.batch.empty(); }

const store::Batch& Hall::takeBatch() {
  flying_ = std::exchange(collecting_, Mail{});
  collecting_.number = flying_->number + 1;
  ++counts_.batches;
  for (const auto& [table, card] : flying_->cards) {
    const int length = held_.at(table)->length;
    flying_->batch.heads.push_back({table, toJson(card), static_cast<int>(card.stage), length, card.changed});
  }
  return flying_->batch;
}

void Hall::written(const store::Outcome& outcome) {
  if (!flying_) return;
  Mail mail = std::move(*flying_);
  flying_.reset();
  if (!outcome) return fail(std::move(mail));
  for (const Card& card : mail.cards | std::views::values) index(card);
  counts_.letters += mail.letters.size();
  for (Letter& letter : mail.letters) world_.send(letter.to, std::move(letter.text));
}

// What was not stored has not happened, nor has anything that came after it at the same tables.
void Hall::fail(Mail mail) {
  ++counts_.failedBatches;
  rest_ = world_.now() + restsFor;
  Mail later = std::exchange(collecting_, Mail{});
  collecting_.number = later.number + 1;
  mail.cards.merge(later.cards);
  std::ranges::move(later.letters, std::back_inserter(mail.letters));
  for (const Letter& letter : mail.letters) {
    if (!letter.re) continue;
    const auto visitor = visitors_.find(letter.to);
    if (visitor == visitors_.end()) continue;
    world_.send(letter.to, JsonObject()
                               .add("re", std::to_string(*letter.re))
                               .add("ok", "false")
                               .add("what", toJson(No::notStored))
                               .add("why", jsonString(sayNo(No::notStored, visitor->second.language)))
                               .text());
  }
  for (const std::string& table : mail.cards | std::views::keys) {
    const auto found = held_.find(table);
    if (found == held_.end()) continue;
    const std::map<VisitorId, Watching> watchers = std::move(found->second->watchers);
    if (found->second->thinking) --thinking_;
    held_.erase(found);
    with(table, [this, watchers](Held& held) {
      for (const VisitorId visitor : watchers | std::views::keys)
        if (visitors_.contains(visitor) && visitors_[visitor].watches.contains(held.id)) held.watchers[visitor] = {};
      if (held.isSound()) tell(held, Part::play);
    });
  }
}

void Hall::post(const Held* held, Letter letter) {
  if (held && held->batch == collecting_.number) {
    collecting_.letters.push_back(std::move(letter));
  } else if (held && flying_ && held->batch == flying_->number) {
    flying_->letters.push_back(std::move(letter));
  } else {
    ++counts_.letters;
    world_.send(letter.to, std::move(letter.text));
  }
}

// ---- telling

Hall::Glance Hall::glanceAt(const Held& held) const {
  Glance glance;
  for (const Place& place : held.sitting.places()) {
    const auto guest = guests_.find(place.guest);
    const bool known = guest != guests_.end();
    glance.presence.push_back({known && !guest->second.visits.empty(), known ? guest->second.away : 0});
  }
  for (const VisitorId watcher : held.watchers | std::views::keys)
    if (held.sitting.seatOf(visitors_.at(watcher).guest) == nobody) ++glance.watching;
  return glance;
}

std::string Hall::shownTo(const Held& held, const Visitor& visitor, Watching& watching, Part part,
                          Glance& glance) const {
  const Sitting& sitting = held.sitting;
  const Looker looker{visitor.guest, visitor.language};
  JsonObject shown;
  shown.add("is", "\"table\"")
      .add("about", toJson(shownTable(held.id, sitting, looker, glance.presence, glance.watching, world_.now(), opened_,
                                      held.snapshot)));
  if (part == Part::play && sitting.game()) {
    const int length = static_cast<int>(sitting.game()->length());
    const int from = watching.told == 0 ? std::max(0, length - movesTold) : std::min(watching.told, length);
    std::string& play = glance.play[{sitting.seatOf(visitor.guest), visitor.language, from}];
    if (play.empty()) play = shownGame(sitting, looker, from);
    shown.add("play", play);
    watching.told = length + 1;
  }
  JsonList notes;
  for (const Note& note : sitting.notes())
    if (note.n >= watching.notes) notes.add(toJson(note));
  watching.notes = sitting.spoken();
  return shown.add("notes", notes.text()).text();
}

void Hall::tellOne(Held& held, VisitorId visitor, Part part) {
  const auto watching = held.watchers.find(visitor);
  if (watching == held.watchers.end()) return;
  Glance glance = glanceAt(held);
  post(&held, {visitor, shownTo(held, visitors_.at(visitor), watching->second, part, glance), {}});
}

void Hall::tell(Held& held, Part part) {
  Glance glance = glanceAt(held);
  for (auto& [visitor, watching] : held.watchers)
    post(&held, {visitor, shownTo(held, visitors_.at(visitor), watching, part, glance), {}});
}

void Hall::tellPresence(const std::string& guest) {
  const auto tables = tablesOf_.find(guest);
  if (tables == tablesOf_.end()) return;
  for (const std::string& table : tables->second)
    if (const auto held = held_.find(table); held != held_.end()) tell(*held->second, Part::about);
}

// After something was taken back, what was told of it is told anew.
void Hall::retell(Held& held) {
  for (auto& [visitor, watching] : held.watchers) watching.told = 0;
}

void Hall::changed(Held& held) {
  tell(held, Part::play);
  think(held);
}

void Hall::tellLobby() {
  std::vector<const Card*> gathering;
  std::vector<const Card*> running;
  for (const Card& card : cards_ | std::views::values)
    if (card.listed) (card.stage == Stage::gathering ? gathering : running).push_back(&card);
  JsonList list;
  const auto add = [&](std::vector<const Card*>& cards) {
    const auto many = std::min(cards.size(), static_cast<std::size_t>(limits_.listed));
    std::ranges::partial_sort(cards, cards.begin() + static_cast<std::ptrdiff_t>(many), std::ranges::greater{},
                              [](const Card* card) { return card->changed; });
    for (const Card* card : cards | std::views::take(many)) {
      const auto held = held_.find(card->table);
      list.add(toJson(listedOf(*card, {}, held == held_.end() ? 0 : glanceAt(*held->second).watching)));
    }
  };
  const std::size_t open = gathering.size();
  const std::size_t playing = running.size();
  add(gathering);
  add(running);
  const std::string text = JsonObject()
                               .add("is", "\"lobby\"")
                               .add("tables", list.text())
                               .add("open", std::to_string(open))
                               .add("running", std::to_string(playing))
                               .text();
  for (const auto& [id, visitor] : visitors_)
    if (visitor.inLobby) world_.send(id, text);
}

void Hall::tellMine(const std::string& guest) {
  const auto found = guests_.find(guest);
  if (found == guests_.end() || found->second.visits.empty()) return;
  JsonList list;
  if (const auto tables = tablesOf_.find(guest); tables != tablesOf_.end())
    for (const std::string& table : tables->second) list.add(toJson(listedOf(cards_.at(table), guest, 0)));
  const std::string text = JsonObject().add("is", "\"mine\"").add("tables", list.text()).text();
  for (const VisitorId visit : found->second.visits) world_.send(visit, text);
}

// ---- bots

void Hall::think(Held& held) {
  const Sitting& sitting = held.sitting;
  if (held.thinking || sitting.stage() != Stage::running) return;
  if (world_.now() < rest_) return void(rested_.insert(held.id));
  for (const Seat seat : sitting.actors()) {
    if (!sitting.isPlayedByBot(seat)) continue;
    held.thinking = true;
    ++thinking_;
    const AnyTable& game = *sitting.game();
    return world_.think({held.id,
                         seat,
                         sitting.made(seat),
                         game.after(game.length()),
                         {.level = sitting.levelOf(seat)},
                         sitting.characterOf(seat)});
  }
}

void Hall::thought(const Task& task, const std::string& move) {
  // How long it took may tell what it holds: all moves of a level take the same time.
  const Millis pause =
      task.player.level >= 5 && limits_.botPause > 0 ? std::max(limits_.botPause, deepThought) : limits_.botPause;
  const auto held = held_.find(task.table);
  const Millis when = held == held_.end() ? 0 : held->second->sitting.places()[task.seat].since + pause;
  if (when <= world_.now())
    useThought({task, move});
  else
    thoughts_.emplace(when, Thought{task, move});
}

void Hall::useThought(const Thought& thought) {
  const auto found = held_.find(thought.task.table);
  if (found == held_.end() || !found->second->thinking) return;
  Held& held = *found->second;
  held.thinking = false;
  --thinking_;
  const Sitting& sitting = held.sitting;
  const Seat seat = thought.task.seat;
  const bool fits =
      sitting.actors().has(seat) && sitting.isPlayedByBot(seat) && sitting.made(seat) == thought.task.made;
  // Meanwhile somebody may have moved so that it is no longer allowed: then it thinks again.
  if (fits && !write(held, Moved{seat, {thought.move}, sitting.took(seat, world_.now(), opened_)})) {
    ++counts_.moves;
    ++counts_.botMoves;
    return changed(held);
  }
  think(held);
}

// ---- time

void Hall::checkClock(Held& held) {
  const Sitting& sitting = held.sitting;
  const Millis now = world_.now();
  if (now < rest_) return void(due_.emplace(rest_, held.id));
  bool out = false;
  for (const Seat seat : sitting.actors())
    if (sitting.left(seat, now, opened_) == Millis{0}) out |= !write(held, StoodIn{seat, true});
  if (out) return changed(held);
  // Not yet: what is left may be more than was thought, as the house was closed in between. If lines of it are still to
  // be stored, it is looked at again when they are.
  if (isStored(held) && cards_.contains(held.id)) index(cardOf(held.id, sitting, opened_));
}

// Not before the house has been open for a while: whoever waited for that has time to come back.
void Hall::clearAbandoned() {
  const Millis now = world_.now();
  if (now < cleared_ + hour) return;
  cleared_ = now;
  // It is asked again when the table has been read, long after this.
  const auto isAbandoned = [this, now](Stage stage, Millis changed) {
    const int days = stage == Stage::running ? limits_.daysRunning : limits_.daysGathering;
    return isUnfinished(stage) && changed + days * day < now;
  };
  std::vector<std::string> tables;
  for (const auto& [table, card] : cards_)
    if (isAbandoned(card.stage, card.changed)) tables.push_back(table);
  for (const std::string& table : tables)
    with(table, [this, isAbandoned](Held& held) {
      if (!held.isSound() || !isAbandoned(held.sitting.stage(), held.sitting.changed())) return;
      if (!write(held, Abandoned{})) changed(held);
    });
}

void Hall::tick() {
  const Millis now = world_.now();
  while (!due_.empty() && due_.begin()->first <= now) {
    const std::string table = due_.begin()->second;
    due_.erase(due_.begin());
    with(table, [this](Held& held) {
      if (held.isSound()) checkClock(held);
    });
  }
  while (!thoughts_.empty() && thoughts_.begin()->first <= now) {
    const Thought thought = thoughts_.extract(thoughts_.begin()).mapped();
    useThought(thought);
  }
  while (!leaving_.empty() && leaving_.begin()->first <= now) {
    const std::string guest = leaving_.extract(leaving_.begin()).mapped();
    const auto found = guests_.find(guest);
    if (found == guests_.end() || !found->second.visits.empty()) continue;
    tellPresence(guest);
    if (!tablesOf_.contains(guest)) guests_.erase(found);
  }
  if (now >= rest_)
    for (const std::string& table : std::exchange(rested_, {}))
      if (const auto held = held_.find(table); held != held_.end()) think(*held->second);
  if (now < listsTold_ + listsEvery) return;
  listsTold_ = now;
  for (const std::string& guest : std::exchange(mineChanged_, {})) tellMine(guest);
  if (std::exchange(lobbyChanged_, false)) tellLobby();
  clearAbandoned();
  putAway();
}

}  // namespace mastaba::hall
