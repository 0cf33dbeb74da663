// What visitors ask for, request by request: who may ask it, and which line comes of it.
#include <algorithm>
#include <ranges>

#include "describe/json_in.h"
#include "describe/json_out.h"
#include "hall/fair.h"
#include "hall/hall.h"
#include "table/record.h"

namespace mastaba::hall {

namespace {

constexpr Millis nudgeEvery = 20'000;
constexpr int shortestClock = 5;
constexpr int longestClock = 30 * 24 * 3600;
constexpr std::size_t longestText = 2'000;  // bytes
constexpr int bytesOfId = 8;
constexpr std::size_t digitsOfId = 16;
constexpr int bytesOfInvitation = 12;
constexpr int bytesOfSecret = 32;

// How many letters there are in UTF-8.
int letters(std::string_view text) {
  return static_cast<int>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}
// Nothing that would steer a terminal, or turn the direction of what stands beside it. The text is sound UTF-8.
bool isPlain(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto at = [&](std::size_t n) { return i + n < text.size() ? static_cast<unsigned char>(text[i + n]) : 0; };
    if (at(0) < 0x20 || at(0) == 0x7f) return false;
    if (at(0) == 0xC2 && at(1) < 0xA0) return false;                                     // U+0080 … U+009F
    if (at(0) == 0xE2 && at(1) == 0x80 && at(2) >= 0xA8 && at(2) <= 0xAE) return false;  // U+2028 … U+202E
    if (at(0) == 0xE2 && at(1) == 0x81 && at(2) >= 0xA6 && at(2) <= 0xA9) return false;  // U+2066 … U+2069
  }
  return true;
}
bool isName(std::string_view text) { return isPlain(text) && text.find_first_not_of(' ') != std::string_view::npos; }

}  // namespace

// One request being answered.
struct Asked {
  Hall& hall;
  VisitorId id;
  Hall::Visitor& visitor;
  std::optional<std::int64_t> re;

  using Held = Hall::Held;

  // ---- answers

  JsonObject begun(bool ok) const {
    JsonObject answer;
    if (re) answer.add("re", std::to_string(*re));
    return answer.add("ok", ok ? "true" : "false");
  }
  void answer(const Held* held, const JsonObject& with) const { hall.post(held, {id, with.text(), re}); }
  void yes(const Held* held = nullptr) const { answer(held, begun(true)); }
  void refuse(const Held* held, std::string_view what, std::string_view why, std::string_view where = {},
              std::string_view rule = {}) const {
    ++hall.counts_.refusals;
    JsonObject refusal = begun(false);
    refusal.add("what", jsonString(what));
    if (!where.empty()) refusal.add("where", jsonString(where));
    if (!rule.empty()) refusal.add("rule", jsonString(rule));
    answer(held, refusal.add("why", jsonString(why)));
  }
  void no(No no, const Held* held = nullptr) const { refuse(held, nameOfEnum(no), sayNo(no, visitor.language)); }
  void no(const Fault& fault, const Held* held = nullptr) const {
    refuse(held, nameOfEnum(fault.what), sayFault(fault, visitor.language), fault.where);
  }
  // The table may have changed since it was last shown to who is refused.
  void noAndShow(Held& held, No why) const {
    show(held);
    no(why, &held);
  }
  void show(Held& held) const { hall.tellOne(held, id, Hall::Part::play); }

  // ---- what requests need

  // With the table in memory, if it is one. The visitor may have gone by then.
  template <class Then>
  void at(const std::string& table, const Then& then) const {
    if (!isHex(table, digitsOfId)) return no(Fault{Wrong::noSuchTable, "table", {}});
    hall.with(table, [&hall = hall, id = id, re = re, then](Held& held) {
      const auto found = hall.visitors_.find(id);
      if (found == hall.visitors_.end()) return;
      const Asked asked{hall, id, found->second, re};
      if (held.no != No::nothing) return asked.no(held.no);
      if (held.length == 0) return asked.no(Fault{Wrong::noSuchTable, "table", {}});
      then(asked, held);
    });
  }
  // And with the seat that the visitor has there.
  template <class Then>
  void atOwnSeat(const std::string& table, const Then& then) const {
    at(table, [then](const Asked& asked, Held& held) {
      const Seat seat = held.sitting.seatOf(asked.visitor.guest);
      if (seat == nobody) return asked.no(No::notSeated, &held);
      if (held.sitting.stage() == Stage::unplayable) return asked.no(No::unplayable, &held);
      then(asked, held, seat);
    });
  }
  // The game must be running, with this seat played by its owner.
  template <class Then>
  void inGame(const std::string& table, const Then& then) const {
    atOwnSeat(table, [then](const Asked& asked, Held& held, Seat seat) {
      if (held.sitting.stage() != Stage::running) return asked.noAndShow(held, No::notRunning);
      if (held.sitting.isPlayedByBot(seat)) return asked.noAndShow(held, No::botPlays);
      then(asked, held, seat);
    });
  }
  template <class Then>
  void asHost(const std::string& table, const Then& then) const {
    at(table, [then](const Asked& asked, Held& held) {
      if (!held.sitting.isHost(asked.visitor.guest)) return asked.no(No::notHost, &held);
      if (held.sitting.stage() != Stage::gathering) return asked.no(No::begun, &held);
      then(asked, held);
    });
  }

  // Writes the line and tells everybody. The answer comes after the news: who has it knows how the table stands.
  void happens(Held& held, const Line& line) const {
    if (const Fault fault = hall.write(held, line)) return no(fault, &held);
    hall.changed(held);
    yes(&held);
  }

  // ---- the house

  void on(const Hello& hello) const {
    if (hello.mastaba != protocolVersion) return no(No::otherVersion);
    if (!isHex(hello.token, digitsOfHash)) return no(No::badToken);
    if (!isName(hello.name)) return no(No::badName);
    if (Fault fault = record::refuseSitters({{hello.name, 0}}, 1)) return no(fault);
    visitor.language = hello.lang;
    visitor.name = hello.name;
    const std::string guest = guestOf(hello.token);
    answer(nullptr, begun(true)
                        .add("mastaba", std::to_string(protocolVersion))
                        .add("now", std::to_string(hall.world_.now()))
                        .add("opened", std::to_string(hall.opened_)));
    const bool same = visitor.guest == guest;
    if (!same) {
      // Somebody else at the same page: what it watched it watches with other eyes.
      hall.leave(id, visitor);
      visitor.guest = guest;
      hall.guests_[guest].visits.push_back(id);
      if (hall.guests_[guest].visits.size() == 1) hall.tellPresence(guest);
    }
    for (const std::string& table : visitor.watches)
      if (const auto held = hall.held_.find(table); held != hall.held_.end()) {
        held->second->watchers[id] = {};
        show(*held->second);
      }
    hall.tellMine(guest);
  }

  void on(const Ping&) const { yes(); }

  void on(const Lobby& lobby) const {
    visitor.inLobby = lobby.on;
    yes();
    if (lobby.on) hall.lobbyChanged_ = true;
  }

  // ---- gathering

  void on(const Open& open) const {
    const Room* room = roomNamed(open.game);
    if (!room) return no(Fault{Wrong::unknownGame, "game", open.game});
    if (const No full = noRoom(); full != No::nothing) return no(full);
    if (std::ranges::all_of(open.seats, [](const Chair& chair) { return chair.kind == ChairKind::bot; }))
      return no(No::needsPerson);
    for (const Chair& chair : open.seats)
      if (const Fault fault = refuseChair(chair)) return no(fault);
    if (open.clock.kind != ClockKind::none && (open.clock.seconds < shortestClock || open.clock.seconds > longestClock))
      return no(No::badClock);
    std::string options;
    if (const Fault fault = completeOptions(*room, open, options)) return no(fault);
    const std::string table = openTable(open, options);
    answer(hall.held_.at(table).get(), begun(true).add("table", jsonString(table)));
  }
  No noRoom() const {
    if (hall.cards_.size() >= static_cast<std::size_t>(hall.limits_.tables)) return No::tooManyTables;
    return tooManyOfOwn() ? No::tooManyOfYours : No::nothing;
  }
  bool tooManyOfOwn() const {
    const auto tables = hall.tablesOf_.find(visitor.guest);
    return tables != hall.tablesOf_.end() &&
           tables->second.size() >= static_cast<std::size_t>(hall.limits_.tablesPerGuest);
  }
  static Fault refuseChair(const Chair& chair) {
    const bool fits =
        chair.kind == ChairKind::bot ? chair.level >= 1 && chair.level <= record::mostBots : chair.level == 0;
    return fits ? Fault{} : Fault{Wrong::outOfRange, "seats.level", "1 … " + std::to_string(record::mostBots)};
  }
  // All options with their values, those of the rules' version too: what is usual today may not be tomorrow.
  static Fault completeOptions(const Room& room, const Open& open, std::string& complete) {
    json::value options;
    if (Fault fault = parseJson(open.options.text, options)) return fault;
    if (!options.is_object()) return {Wrong::needsObject, "options", {}};
    options.get_object()["players"] = static_cast<std::int64_t>(open.seats.size());
    const std::vector<Sitter> sitters(open.seats.size(), Sitter{"x", 0});
    std::unique_ptr<AnyTable> tried;
    if (Fault fault = room.open(options, Deal(), sitters, tried)) return fault;
    json::value saw;
    if (Fault fault = parseJson(tried->saw(spectator, Language::en), saw)) return fault;
    complete = json_in::written(saw.get_object().at("options"));
    return {};
  }
  // Its number.
  std::string openTable(const Open& open, const std::string& options) const {
    const std::string table = hall.world_.random(bytesOfId);
    const Opened line{.game = open.game,
                      .options = {options},
                      .chairs = open.seats,
                      .host = visitor.guest,
                      .name = visitor.name,
                      .listed = open.listed,
                      .clock = open.clock,
                      .secret = hall.world_.random(bytesOfSecret),
                      .invitation = hall.world_.random(bytesOfInvitation)};
    (void)hall.write(hall.make(table), line);
    return table;
  }

  void on(const Sit& sit) const {
    at(sit.table, [sit](const Asked& asked, Held& held) {
      const Sitting& sitting = held.sitting;
      if (sitting.seatOf(asked.visitor.guest) != nobody) return asked.no(No::alreadySeated, &held);
      if (sitting.stage() != Stage::gathering) return asked.no(No::begun, &held);
      if (!isHex(sit.seal, digitsOfHash)) return asked.no(No::badSeal, &held);
      if (asked.tooManyOfOwn()) return asked.no(No::tooManyOfYours, &held);
      const bool invited = sit.invitation == sitting.opened().invitation || sitting.isHost(asked.visitor.guest);
      const auto mayHave = [&](const Place& place) { return place.chair.kind == ChairKind::open || invited; };
      const auto& places = sitting.places();
      Seat seat = nobody;
      if (sit.seat) {
        seat = *sit.seat;
        if (seat >= static_cast<int>(places.size())) return asked.no(Fault{Wrong::noSuchSeat, "seat", {}}, &held);
        if (places[seat].isTaken()) return asked.noAndShow(held, No::seatTaken);
        if (!mayHave(places[seat])) return asked.no(No::needsInvitation, &held);
      } else {
        const auto free = [&](const Place& place) { return !place.isTaken() && mayHave(place); };
        const auto found = std::ranges::find_if(places, free);
        if (found == places.end())
          return asked.noAndShow(held, sitting.free() > 0 ? No::needsInvitation : No::noFreeSeat);
        seat = Seat(static_cast<int>(found - places.begin()));
      }
      asked.happens(held, Sat{seat, asked.visitor.guest, asked.visitor.name, sit.seal});
    });
  }

  void on(const Leave& leave) const {
    atOwnSeat(leave.table, [](const Asked& asked, Held& held, Seat seat) {
      const Stage stage = held.sitting.stage();
      if (stage == Stage::gathering) return asked.happens(held, Left{seat});
      if (stage == Stage::dealing) return asked.happens(held, Closed{});
      if (stage != Stage::running) return asked.no(No::notRunning, &held);
      if (held.sitting.isPlayedByBot(seat)) return asked.yes(&held);
      asked.happens(held, StoodIn{seat, false});
    });
  }

  void on(const Put& put) const {
    if (const Fault fault = refuseChair(put.chair)) return no(fault);
    asHost(put.table, [put](const Asked& asked, Held& held) {
      const auto& places = held.sitting.places();
      if (put.seat >= static_cast<int>(places.size())) return asked.no(Fault{Wrong::noSuchSeat, "seat", {}}, &held);
      int people = put.chair.kind == ChairKind::bot ? 0 : 1;
      for (int seat = 0; seat < static_cast<int>(places.size()); ++seat)
        if (seat != put.seat && !places[static_cast<std::size_t>(seat)].isBot()) ++people;
      if (people == 0) return asked.no(No::needsPerson, &held);
      if (!places[put.seat].guest.empty())
        if (const Fault fault = asked.hall.write(held, Left{put.seat})) return asked.no(fault, &held);
      asked.happens(held, Placed{put.seat, put.chair});
    });
  }

  void on(const Close& close) const {
    at(close.table, [](const Asked& asked, Held& held) {
      if (!held.sitting.isHost(asked.visitor.guest)) return asked.no(No::notHost, &held);
      const Stage stage = held.sitting.stage();
      if (stage != Stage::gathering && stage != Stage::dealing) return asked.no(No::begun, &held);
      asked.happens(held, Closed{});
    });
  }

  void on(const Start& start) const {
    asHost(start.table, [](const Asked& asked, Held& held) {
      if (held.sitting.free() > 0) return asked.noAndShow(held, No::freeSeats);
      asked.happens(held, Started{});
    });
  }

  void on(const Share& share) const {
    atOwnSeat(share.table, [share](const Asked& asked, Held& held, Seat seat) {
      const Place& place = held.sitting.places()[seat];
      // Sent twice it is given once.
      if (!place.share.empty() && place.share == share.share) return asked.yes(&held);
      if (held.sitting.stage() != Stage::dealing) return asked.no(No::notRunning, &held);
      if (!isHex(share.share, digitsOfHash) || sealOfShare(share.share) != place.seal)
        return asked.no(No::badShare, &held);
      asked.happens(held, Shared{seat, share.share});
    });
  }

  // ---- looking

  void on(const Watch& watch) const {
    at(watch.table, [](const Asked& asked, Held& held) {
      auto& watches = asked.visitor.watches;
      const Limits& limits = asked.hall.limits_;
      if (!watches.contains(held.id)) {
        if (watches.size() >= static_cast<std::size_t>(limits.watchedPerVisitor))
          return asked.no(No::tooManyWatched, &held);
        if (held.watchers.size() >= static_cast<std::size_t>(limits.watchersPerTable) &&
            held.sitting.seatOf(asked.visitor.guest) == nobody)
          return asked.no(No::tooManyThere, &held);
      }
      watches.insert(held.id);
      held.watchers[asked.id] = {};
      // How many watch is on everybody's screen.
      if (held.sitting.seatOf(asked.visitor.guest) == nobody) asked.hall.tell(held, Hall::Part::about);
      asked.show(held);
      asked.yes(&held);
    });
  }
  void on(const Unwatch& unwatch) const {
    visitor.watches.erase(unwatch.table);
    yes();
    const auto held = hall.held_.find(unwatch.table);
    if (held == hall.held_.end()) return;
    held->second->watchers.erase(id);
    hall.tell(*held->second, Hall::Part::about);
  }

  void on(const Told& told) const {
    at(told.table, [told](const Asked& asked, Held& held) {
      if (!held.sitting.game()) return asked.no(No::notRunning, &held);
      const Seat seat = held.sitting.seatOf(asked.visitor.guest);
      const auto from = static_cast<std::size_t>(std::max(told.from, 0));
      asked.answer(&held, asked.begun(true).add("told", held.sitting.game()->told(seat, from, asked.visitor.language)));
    });
  }

  void on(const Record& record) const {
    at(record.table, [](const Asked& asked, Held& held) {
      if (!held.sitting.isOver()) return asked.no(No::notOver, &held);
      asked.answer(&held, asked.begun(true).add("played", shownRecord(held.sitting)));
    });
  }

  // ---- playing

  void on(const Play& play) const {
    inGame(play.table, [play](const Asked& asked, Held& held, Seat seat) {
      const Sitting& sitting = held.sitting;
      if (play.made && *play.made != sitting.made(seat)) return asked.noAndShow(held, No::late);
      if (!sitting.actors().has(seat)) return asked.noAndShow(held, No::notAsked);
      const Millis took = sitting.took(seat, asked.hall.world_.now(), asked.hall.opened_);
      if (asked.hall.write(held, Moved{seat, play.move, took})) {
        // The table has refused it; the preview says why, in the visitor's language.
        asked.show(held);
        return asked.preview(held, seat, play.move);
      }
      ++asked.hall.counts_.moves;
      asked.hall.changed(held);
      asked.yes(&held);
    });
  }

  void on(const Preview& asks) const {
    inGame(asks.table, [asks](const Asked& asked, Held& held, Seat seat) { asked.preview(held, seat, asks.move); });
  }
  void preview(const Held& held, Seat seat, const JsonText& text) const {
    json::value move;
    if (const Fault fault = parseJson(text.text, move)) return no(fault, &held);
    std::string seen;
    const Answer is = held.sitting.game()->preview(seat, move, visitor.language, false, seen);
    if (is.ok()) return answer(&held, begun(true).add("preview", seen));
    const std::string why = is.why.empty() ? sayFault(is.fault, visitor.language) : is.why;
    refuse(&held, nameOfEnum(is.fault.what), why, is.fault.where, is.rule);
  }

  void on(const Undo& undo) const {
    inGame(undo.table, [](const Asked& asked, Held& held, Seat seat) {
      if (!held.sitting.game()->canUndo(seat)) return asked.no(No::nothingToTakeBack, &held);
      asked.hall.retell(held);
      asked.happens(held, Undone{seat});
    });
  }

  void on(const Ask& ask) const {
    inGame(ask.table, [ask](const Asked& asked, Held& held, Seat seat) {
      if (held.sitting.asking()) return asked.noAndShow(held, No::wishWaits);
      if (ask.wish == Wish::takeback && !held.sitting.game()->takeback(seat))
        return asked.no(No::nothingToTakeBack, &held);
      asked.hall.retell(held);
      asked.happens(held, Wished{seat, ask.wish});
    });
  }

  void on(const Agree& agree) const {
    inGame(agree.table, [agree](const Asked& asked, Held& held, Seat seat) {
      const auto& asking = held.sitting.asking();
      if (!asking || !asking->needed.has(seat) || asking->agreed.has(seat)) return asked.noAndShow(held, No::noWish);
      asked.hall.retell(held);
      asked.happens(held, Answered{seat, agree.yes});
    });
  }

  void on(const Return& back) const {
    atOwnSeat(back.table, [](const Asked& asked, Held& held, Seat seat) {
      if (held.sitting.stage() != Stage::running) return asked.no(No::notRunning, &held);
      if (!held.sitting.places()[seat].standIn) return asked.yes(&held);
      asked.happens(held, Returned{seat});
    });
  }

  void on(const Rematch& rematch) const {
    atOwnSeat(rematch.table, [](const Asked& asked, Held& held, Seat) {
      const Sitting& sitting = held.sitting;
      if (!sitting.isOver()) return asked.no(No::notOver, &held);
      if (const auto& next = sitting.next())
        return asked.answer(&held, asked.begun(true).add("table", jsonString(*next)));
      if (const No full = asked.noRoom(); full != No::nothing) return asked.no(full, &held);
      const Opened& last = sitting.opened();
      Open open;
      open.game = last.game;
      open.clock = last.clock;
      for (const Place& place : sitting.places())
        open.seats.push_back(place.isBot() ? place.chair : Chair{ChairKind::open, 0});
      json::value options;
      if (const Fault fault = parseJson(last.options.text, options)) return asked.no(fault, &held);
      options.get_object().erase("rules");  // new games are played by the newest
      open.options.text = json_in::written(options);
      std::string complete;
      if (const Fault fault = completeOptions(*sitting.room(), open, complete)) return asked.no(fault, &held);
      const std::string table = asked.openTable(open, complete);
      if (const Fault fault = asked.hall.write(held, Again{table})) return asked.no(fault, &held);
      asked.hall.changed(held);
      asked.answer(&held, asked.begun(true).add("table", jsonString(table)));
    });
  }

  // ---- talking

  void on(const Say& say) const {
    at(say.table, [say](const Asked& asked, Held& held) {
      if (say.text.size() > longestText || letters(say.text) < 1 || letters(say.text) > 500 || !isPlain(say.text))
        return asked.no(No::badText, &held);
      if (held.sitting.spoken() >= asked.hall.limits_.spokenPerTable) return asked.no(No::tooMuchSaid, &held);
      const Seat seat = held.sitting.seatOf(asked.visitor.guest);
      if (const Fault fault = asked.hall.write(held, Spoke{asked.visitor.guest, seat, asked.visitor.name, say.text}))
        return asked.no(fault, &held);
      asked.hall.tell(held, Hall::Part::about);
      asked.yes(&held);
    });
  }

  void on(const Nudge& nudge) const {
    inGame(nudge.table, [nudge](const Asked& asked, Held& held, Seat seat) {
      const Millis now = asked.hall.world_.now();
      const Sitting& sitting = held.sitting;
      if (!sitting.actors().has(nudge.seat) || nudge.seat == seat || now < held.nudged + nudgeEvery ||
          sitting.isPlayedByBot(nudge.seat))
        return asked.no(No::nudgedAlready, &held);
      held.nudged = now;
      asked.yes(&held);
      const std::string text = JsonObject()
                                   .add("is", "\"nudged\"")
                                   .add("table", jsonString(held.id))
                                   .add("by", jsonString(asked.visitor.name))
                                   .text();
      if (const auto guest = asked.hall.guests_.find(sitting.places()[nudge.seat].guest);
          guest != asked.hall.guests_.end())
        for (const VisitorId visit : guest->second.visits) asked.hall.post(&held, {visit, text, {}});
    });
  }
};

void Hall::heard(VisitorId id, std::string_view text) {
  const auto found = visitors_.find(id);
  if (found == visitors_.end()) return;
  ++counts_.requests;
  Asked asked{*this, id, found->second, {}};
  json::value value;
  if (const Fault fault = parseJson(text, value)) return asked.no(fault);
  if (!value.is_object()) return asked.no(Fault{Wrong::needsObject, {}, {}});
  json::object& fields = value.get_object();
  if (const json::value* re = fields.if_contains("re")) {
    std::int64_t number = 0;
    if (const Fault fault = readJson(*re, number)) return asked.no(Fault(fault).inside("re"));
    asked.re = number;
    fields.erase("re");
  }
  // Requests say what is to be done; the rest of the house says what something is.
  const json::value* what = fields.if_contains("do");
  if (!what) return asked.no(Fault{Wrong::missing, "do", {}});
  fields["is"] = json::value(*what);
  fields.erase("do");
  Request request;
  if (Fault fault = readJson(value, request)) {
    if (fault.where == "is") fault.where = "do";
    return asked.no(fault);
  }
  if (found->second.guest.empty() && !std::holds_alternative<Hello>(request) && !std::holds_alternative<Ping>(request))
    return asked.no(No::needHello);
  match(request, [&](const auto& one) { asked.on(one); });
}

}  // namespace mastaba::hall
