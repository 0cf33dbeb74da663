#include "hall/sitting.h"

#include <algorithm>

#include "describe/json_in.h"
#include "hall/fair.h"

namespace mastaba::hall {
namespace {

constexpr Millis second = 1000;

Fault impossible(std::string detail) { return {Wrong::impossible, {}, std::move(detail)}; }

// The names of bots that have none, as at a table at home.
constexpr std::array botNames{"Anen", "Bek", "Ipi", "Hapi", "Tiye", "Senbi"};

}  // namespace

Fault Sitting::apply(const Line& line, Millis at) {
  const Seats before = actors();
  Fault fault = match(line, [&](const auto& one) { return on(one, at); });
  if (fault) return fault;
  changed_ = std::max(changed_, at);
  ask(before, at);
  // Moving and thinking again is no way to more time.
  if (const auto* undone = std::get_if<Undone>(&line); undone && opened_.clock.kind == ClockKind::move && game_)
    places_[undone->seat].since = places_[undone->seat].sinceBefore;
  return {};
}

void Sitting::note(Millis at, std::string is, Seat seat, std::string name, std::string text) {
  if (name.empty() && seat != nobody) name = places_[seat].name;
  notes_.push_back({spoken_++, at, std::move(is), seat, std::move(name), std::move(text)});
  if (notes_.size() > notesKept) notes_.pop_front();
}

Fault Sitting::needs(Stage stage) const { return stage_ == stage ? Fault{} : impossible(nameOfEnum(stage_)); }
Fault Sitting::needsSeat(Seat seat) const {
  return seat < static_cast<int>(places_.size()) ? Fault{} : Fault{Wrong::noSuchSeat, "seat", {}};
}

Seat Sitting::seatOf(const std::string& guest) const {
  const auto found = std::ranges::find(places_, guest, &Place::guest);
  return guest.empty() || found == places_.end() ? nobody : Seat(static_cast<int>(found - places_.begin()));
}

int Sitting::free() const {
  return static_cast<int>(std::ranges::count_if(places_, [](const Place& place) { return !place.isTaken(); }));
}

int Sitting::levelOf(Seat seat) const { return places_[seat].isBot() ? places_[seat].chair.level : standInLevel; }

u64 Sitting::characterOf(Seat seat) const {
  u64 hash = 0xcbf29ce484222325ULL ^ static_cast<u64>(static_cast<int>(seat));
  for (const Place& place : places_)
    for (const char letter : place.name + "\n") hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3ULL;
  return hash >> 1;
}

Seats Sitting::askedBy(Seat seat) const {
  Seats asked;
  for (int other = 0; other < static_cast<int>(places_.size()); ++other)
    if (other != seat && !isPlayedByBot(Seat(other))) asked.add(Seat(other));
  return asked;
}

Millis Sitting::took(Seat seat, Millis now, Millis opened) const {
  return std::max<Millis>(now - std::max(places_[seat].since, opened), 0);
}

std::optional<Millis> Sitting::left(Seat seat, Millis now, Millis opened) const {
  if (opened_.clock.kind == ClockKind::none || isPlayedByBot(seat)) return {};
  const bool perMove = opened_.clock.kind == ClockKind::move;
  if (perMove && !actors().has(seat)) return {};
  const Millis granted = perMove ? opened_.clock.seconds * second : places_[seat].bank;
  return std::max<Millis>(granted - (actors().has(seat) ? took(seat, now, opened) : 0), 0);
}

void Sitting::ask(Seats before, Millis at) {
  for (const Seat seat : actors())
    if (!before.has(seat)) places_[seat].since = at;
}

// ---- gathering

Fault Sitting::on(const Opened& line, Millis) {
  if (room_) return impossible("opened twice");
  if (line.chairs.empty() || line.chairs.size() > maxSeats) return impossible("chairs");
  opened_ = line;
  room_ = roomNamed(line.game);
  stage_ = Stage::gathering;
  if (!room_) {
    stage_ = Stage::unplayable;
    unplayable_ = {Wrong::unknownGame, "game", line.game};
  }
  places_.resize(line.chairs.size());
  for (std::size_t seat = 0; seat < places_.size(); ++seat) put(seat, line.chairs[seat]);
  return {};
}

void Sitting::put(std::size_t seat, const Chair& chair) {
  places_[seat] = Place();
  places_[seat].chair = chair;
  if (places_[seat].isBot()) places_[seat].name = botNames[seat];
}

Fault Sitting::on(const Sat& line, Millis at) {
  if (Fault fault = needs(Stage::gathering)) return fault;
  if (Fault fault = needsSeat(line.seat)) return fault;
  Place& place = places_[line.seat];
  if (place.isTaken()) return impossible("taken");
  place.guest = line.guest;
  place.name = line.name;
  place.seal = line.seal;
  note(at, "sat", line.seat);
  return {};
}

Fault Sitting::on(const Left& line, Millis at) {
  if (Fault fault = needs(Stage::gathering)) return fault;
  if (Fault fault = needsSeat(line.seat)) return fault;
  note(at, "left", line.seat);
  put(line.seat.v, Chair(places_[line.seat].chair));
  return {};
}

Fault Sitting::on(const Placed& line, Millis) {
  if (Fault fault = needs(Stage::gathering)) return fault;
  if (Fault fault = needsSeat(line.seat)) return fault;
  if (!places_[line.seat].guest.empty()) return impossible("taken");
  put(line.seat.v, line.chair);
  return {};
}

Fault Sitting::on(const Closed&, Millis) {
  if (stage_ != Stage::gathering && stage_ != Stage::dealing) return impossible(nameOfEnum(stage_));
  stage_ = Stage::closed;
  return {};
}

// ---- dealing

Fault Sitting::on(const Started&, Millis at) {
  if (Fault fault = needs(Stage::gathering)) return fault;
  if (free() > 0) return impossible("free chairs");
  stage_ = Stage::dealing;
  note(at, "started", nobody);
  return {};
}

Fault Sitting::on(const Shared& line, Millis at) {
  if (Fault fault = needs(Stage::dealing)) return fault;
  if (Fault fault = needsSeat(line.seat)) return fault;
  Place& place = places_[line.seat];
  if (!place.share.empty() || sealOfShare(line.share) != place.seal) return impossible("share");
  place.share = line.share;
  if (std::ranges::all_of(places_, [](const Place& one) { return one.isBot() || !one.share.empty(); })) deal(at);
  return {};
}

void Sitting::deal(Millis) {
  std::vector<std::string> shares;
  std::vector<Sitter> sitters;
  for (Place& place : places_) {
    if (!place.isBot()) shares.push_back(place.share);
    sitters.push_back({place.name, place.isBot() ? place.chair.level : u8{0}});
    place.bank = opened_.clock.kind == ClockKind::bank ? opened_.clock.seconds * second : 0;
  }
  json::value options;
  Fault fault = parseJson(opened_.options.text, options);
  if (!fault) fault = room_->reopen(options, Deal(seedFrom(opened_.secret, shares)), sitters, game_);
  stage_ = fault ? Stage::unplayable : Stage::running;
  unplayable_ = fault;
}

// ---- running

Fault Sitting::on(const Moved& line, Millis at) {
  if (stage_ == Stage::unplayable) return {};  // what came after is kept, but cannot be shown
  if (Fault fault = needs(Stage::running)) return fault;
  if (Fault fault = needsSeat(line.seat)) return fault;
  json::value move;
  if (Fault fault = parseJson(line.move.text, move)) return fault;
  if (Answer answer = game_->play(line.seat, move, Language::en); !answer.ok()) return answer.fault;
  Place& place = places_[line.seat];
  movers_.push_back(line.seat);
  place.sinceBefore = std::exchange(place.since, at);
  place.bank = std::max<Millis>(place.bank - line.took, 0);
  asking_.reset();  // the position it was about is gone
  if (game_->actors().none()) {
    stage_ = Stage::over;
    note(at, "over", nobody);
  }
  return {};
}

Fault Sitting::on(const Undone& line, Millis at) {
  if (stage_ == Stage::unplayable) return {};
  if (Fault fault = needs(Stage::running)) return fault;
  if (Fault fault = needsSeat(line.seat)) return fault;
  if (!game_->undo(line.seat)) return {Wrong::nothingToUndo, {}, {}};
  movers_.erase(std::find(movers_.rbegin(), movers_.rend(), line.seat).base() - 1);
  asking_.reset();
  note(at, "undone", line.seat);
  return {};
}

Fault Sitting::on(const Wished& line, Millis at) {
  if (stage_ == Stage::unplayable) return {};
  if (Fault fault = needs(Stage::running)) return fault;
  if (Fault fault = needsSeat(line.seat)) return fault;
  if (line.wish == Wish::takeback && !game_->takeback(line.seat)) return {Wrong::nothingToUndo, {}, {}};
  asking_ = Asking{line.seat, line.wish, {}, askedBy(line.seat)};
  note(at, "wished", line.seat, {}, nameOfEnum(line.wish));
  grantIfAgreed(at);
  return {};
}

Fault Sitting::on(const Answered& line, Millis at) {
  if (stage_ == Stage::unplayable) return {};
  if (Fault fault = needsSeat(line.seat)) return fault;
  if (!asking_ || !asking_->needed.has(line.seat)) return impossible("not asked");
  note(at, line.yes ? "agreed" : "refused", line.seat);
  if (!line.yes)
    asking_.reset();
  else
    asking_->agreed.add(line.seat);
  grantIfAgreed(at);
  return {};
}

void Sitting::grantIfAgreed(Millis at) {
  if (!asking_ || (asking_->needed.bits & ~asking_->agreed.bits) != 0) return;
  const auto [seat, wish, agreed, needed] = *asking_;
  asking_.reset();
  if (wish == Wish::end) {
    stage_ = Stage::over;
    agreedToEnd_ = true;
    note(at, "ended", nobody);
    return;
  }
  const std::optional<std::size_t> kept = game_->takeback(seat);
  if (!kept) return;
  game_ = game_->after(*kept);
  movers_.resize(*kept);
  note(at, "takenBack", seat);
}

Fault Sitting::on(const StoodIn& line, Millis at) {
  if (stage_ == Stage::unplayable) return {};
  if (Fault fault = needs(Stage::running)) return fault;
  if (Fault fault = needsSeat(line.seat)) return fault;
  places_[line.seat].standIn = true;
  places_[line.seat].ranOut = line.ranOut;
  // Who is not there is not waited for.
  if (asking_) {
    asking_->needed.drop(line.seat);
    if (asking_->seat == line.seat) asking_.reset();
  }
  note(at, line.ranOut ? "ranOut" : "stoodIn", line.seat);
  grantIfAgreed(at);
  return {};
}

Fault Sitting::on(const Returned& line, Millis at) {
  if (stage_ == Stage::unplayable) return {};
  if (Fault fault = needs(Stage::running)) return fault;
  if (Fault fault = needsSeat(line.seat)) return fault;
  Place& place = places_[line.seat];
  place.standIn = false;
  note(at, "returned", line.seat);
  // Whoever had used up everything gets a little to go on with; who had only gone has what it had.
  if (!std::exchange(place.ranOut, false)) return {};
  place.since = at;
  if (opened_.clock.kind == ClockKind::bank)
    place.bank = std::max({place.bank, opened_.clock.seconds * second / 10, 30 * second});
  return {};
}

// ---- always

Fault Sitting::on(const Abandoned&, Millis at) {
  if (stage_ == Stage::unplayable) return {};
  if (stage_ == Stage::over || stage_ == Stage::closed) return impossible(nameOfEnum(stage_));
  stage_ = stage_ == Stage::running ? Stage::over : Stage::closed;
  abandoned_ = true;
  asking_.reset();
  note(at, "abandoned", nobody);
  return {};
}

Fault Sitting::on(const Spoke& line, Millis at) {
  note(at, "spoke", line.seat, line.name, line.text);
  return {};
}

Fault Sitting::on(const Again& line, Millis at) {
  if (next_) return impossible("again");
  next_ = line.table;
  note(at, "again", nobody, {}, line.table);
  return {};
}

}  // namespace mastaba::hall
