#include "house/desk.h"

#include <array>

#include "describe/json_in.h"
#include "describe/json_out.h"
#include "table/record.h"

namespace mastaba {

namespace {

constexpr int mostTables = 1000;

std::string refusal(const Fault& fault, Language language, const std::string& rule = {}, const std::string& why = {}) {
  std::string out = std::string("{\"ok\":false,\"what\":\"") + nameOfEnum(fault.what) + "\"";
  if (!fault.where.empty()) out += ",\"where\":" + quoted(fault.where);
  if (!rule.empty()) out += ",\"rule\":" + quoted(rule);
  return out + ",\"why\":" + quoted(why.empty() ? sayFault(fault, language) : why) + "}";
}

std::string done(const std::string& fields) { return "{\"ok\":true" + (fields.empty() ? "" : "," + fields) + "}"; }

// A field with a value that is already JSON.
std::string field(const char* name, const std::string& value) { return quoted(name) + ":" + value; }

}  // namespace

// One request being answered. Each reader returns a fault, or nothing and the value.
struct DeskRequest {
  Desk& desk;
  const json::object& fields;
  Language language = Language::en;

  template <class T>
  Fault read(const char* name, T& into) const {
    const json::value* value = fields.if_contains(name);
    if (!value) return {Wrong::missing, name, {}};
    if (Fault fault = readJson(*value, into)) return std::move(fault).inside(name);
    return {};
  }
  template <class T>
  Fault readIfThere(const char* name, T& into) const {
    return fields.contains(name) ? read(name, into) : Fault{};
  }

  Fault room(const Room*& into) const {
    std::string game;
    if (Fault fault = read("game", game)) return fault;
    into = roomNamed(game);
    return into ? Fault{} : Fault{Wrong::unknownGame, "game", game};
  }
  Fault table(AnyTable*& into) const {
    int number = 0;
    if (Fault fault = read("table", number)) return fault;
    const auto found = desk.tables_.find(number);
    if (found == desk.tables_.end()) return {Wrong::noSuchTable, "table", {}};
    into = found->second.get();
    return {};
  }
  // A seat of the table; left out, where that makes sense, it is the spectator's.
  Fault observer(const AnyTable& at, Seat& into) const {
    into = spectator;
    if (!fields.contains("seat")) return {};
    return seat(at, into);
  }
  Fault seat(const AnyTable& at, Seat& into) const {
    if (Fault fault = read("seat", into)) return fault;
    const bool sits = into < static_cast<int>(at.sitters().size());
    return sits ? Fault{} : Fault{Wrong::noSuchSeat, "seat", {}};
  }
  Fault actor(const AnyTable& at, Seat& into) const {
    if (Fault fault = seat(at, into)) return fault;
    return at.actors().has(into) ? Fault{} : Fault{Wrong::notAsked, "seat", {}};
  }
  Fault move(const json::value*& into) const {
    into = fields.if_contains("move");
    return into ? Fault{} : Fault{Wrong::missing, "move", {}};
  }

  std::string no(const Fault& fault) const { return refusal(fault, language); }
  std::string no(const Answer& answer) const { return refusal(answer.fault, language, answer.rule, answer.why); }

  std::string keep(std::unique_ptr<AnyTable> made) const {
    const int number = ++desk.last_;
    desk.tables_[number] = std::move(made);
    return done(field("table", std::to_string(number)));
  }
  Fault roomForOneMore() const {
    if (desk.tables_.size() < mostTables) return {};
    return {Wrong::tooManyTables, {}, std::to_string(mostTables)};
  }

  // ---- the requests

  std::string games() const {
    std::string list;
    for (const Room* room : rooms()) {
      if (!list.empty()) list += ',';
      list += "{" + field("id", quoted(room->id)) + "," +
              field("name", quoted(room->words->say(language, "game.name", {}))) + "," +
              field("about", quoted(room->words->say(language, "game.about", {}))) + "," +
              field("players", "[" + std::to_string(room->fewest) + "," + std::to_string(room->most) + "]") + "," +
              field("forTesting", room->forTesting ? "true" : "false") + "," +
              field("options", room->options(language)) + "}";
    }
    return done(field("games", "[" + list + "]"));
  }

  std::string open() const {
    const Room* game = nullptr;
    std::string seed;
    std::vector<Sitter> sitters;
    if (Fault fault = room(game)) return no(fault);
    if (Fault fault = read("seed", seed)) return no(fault);
    if (Fault fault = read("seats", sitters)) return no(fault);
    if (Fault fault = roomForOneMore()) return no(fault);
    const json::value* given = fields.if_contains("options");
    json::value options = given ? *given : json::value(json::object());
    if (options.is_object() && !options.get_object().contains("players"))
      options.get_object()["players"] = static_cast<std::int64_t>(sitters.size());
    // 64 digits are a seed as it stands in a record; anything else names one.
    Seed secret;
    if (!record::readSeed(seed, secret)) secret = Seed::named(seed);
    std::unique_ptr<AnyTable> made;
    if (Fault fault = game->open(options, secret, sitters, made)) return no(fault);
    return keep(std::move(made));
  }

  std::string load() const {
    const json::value* given = fields.if_contains("record");
    if (!given) return no(Fault{Wrong::missing, "record", {}});
    if (Fault fault = roomForOneMore()) return no(fault);
    std::string id;
    if (Fault fault = record::gameOf(*given, id)) return no(fault);
    const Room* game = roomNamed(id);
    if (!game) return no(Fault{Wrong::unknownGame, "game", id});
    std::unique_ptr<AnyTable> made;
    if (Fault fault = game->load(*given, made)) return no(fault);
    return keep(std::move(made));
  }

  std::string close() const {
    AnyTable* at = nullptr;
    if (Fault fault = table(at)) return no(fault);
    std::erase_if(desk.tables_, [at](const auto& kept) { return kept.second.get() == at; });
    return done("");
  }

  std::string view() const {
    AnyTable* at = nullptr;
    Seat who;
    if (Fault fault = table(at)) return no(fault);
    if (Fault fault = observer(*at, who)) return no(fault);
    const bool undo = who != spectator && at->canUndo(who);
    return done(field("view", at->view(who)) + "," + field("picture", quoted(at->picture(who))) + "," +
                field("actors", toJson(at->actors())) + "," + field("asked", quoted(at->asked(who, language))) + "," +
                field("undo", undo ? "true" : "false") + "," + field("length", std::to_string(at->length())) + "," +
                field("standing", at->standing(language)));
  }

  std::string moves() const {
    AnyTable* at = nullptr;
    Seat who;
    if (Fault fault = table(at)) return no(fault);
    if (Fault fault = seat(*at, who)) return no(fault);
    return done(field("moves", at->moves(who, language)));
  }

  std::string told() const {
    AnyTable* at = nullptr;
    Seat who;
    int from = 0;
    if (Fault fault = table(at)) return no(fault);
    if (Fault fault = observer(*at, who)) return no(fault);
    if (Fault fault = readIfThere("from", from)) return no(fault);
    return done(field("told", at->told(who, static_cast<std::size_t>(std::max(from, 0)), language)));
  }

  std::string play() const {
    AnyTable* at = nullptr;
    Seat who;
    const json::value* given = nullptr;
    if (Fault fault = table(at)) return no(fault);
    if (Fault fault = seat(*at, who)) return no(fault);
    if (Fault fault = move(given)) return no(fault);
    const std::size_t before = at->length();
    if (const Answer answer = at->play(who, *given, language); !answer.ok()) return no(answer);
    return done(field("told", at->told(who, before + 1, language)) + "," + field("actors", toJson(at->actors())));
  }

  std::string preview() const {
    AnyTable* at = nullptr;
    Seat who;
    const json::value* given = nullptr;
    if (Fault fault = table(at)) return no(fault);
    if (Fault fault = seat(*at, who)) return no(fault);
    if (Fault fault = move(given)) return no(fault);
    std::string preview;
    if (const Answer answer = at->preview(who, *given, language, preview); !answer.ok()) return no(answer);
    return done(field("preview", preview));
  }

  std::string undo() const {
    AnyTable* at = nullptr;
    Seat who;
    if (Fault fault = table(at)) return no(fault);
    if (Fault fault = seat(*at, who)) return no(fault);
    if (!at->undo(who)) return no(Fault{Wrong::nothingToUndo, {}, {}});
    return done(field("actors", toJson(at->actors())));
  }

  std::string bot() const {
    AnyTable* at = nullptr;
    Seat who;
    int level = 1;
    int seed = 0;
    if (Fault fault = table(at)) return no(fault);
    if (Fault fault = actor(*at, who)) return no(fault);
    if (Fault fault = readIfThere("level", level)) return no(fault);
    if (Fault fault = readIfThere("seed", seed)) return no(fault);
    return done(field("move", at->bot(who, level, static_cast<u64>(seed))));
  }

  // The host's record, or with a seat what that seat saw.
  std::string record() const {
    AnyTable* at = nullptr;
    Seat who;
    if (Fault fault = table(at)) return no(fault);
    if (!fields.contains("seat")) return done(field("record", at->record()));
    if (Fault fault = seat(*at, who)) return no(fault);
    return done(field("saw", at->saw(who, language)));
  }

  std::string types() const {
    const Room* game = nullptr;
    if (Fault fault = room(game)) return no(fault);
    return done(field("types", quoted(game->types())));
  }

  std::string answer() {
    if (Fault fault = readIfThere("lang", language)) return no(fault);
    std::string what;
    if (Fault fault = read("do", what)) return no(fault);
    struct Service {
      const char* name;
      std::string (DeskRequest::*serve)() const;
    };
    constexpr std::array services{
        Service{"games", &DeskRequest::games}, Service{"new", &DeskRequest::open},
        Service{"load", &DeskRequest::load},   Service{"close", &DeskRequest::close},
        Service{"view", &DeskRequest::view},   Service{"moves", &DeskRequest::moves},
        Service{"told", &DeskRequest::told},   Service{"play", &DeskRequest::play},
        Service{"undo", &DeskRequest::undo},   Service{"preview", &DeskRequest::preview},
        Service{"bot", &DeskRequest::bot},     Service{"record", &DeskRequest::record},
        Service{"types", &DeskRequest::types},
    };
    std::string known;
    for (const Service& service : services) {
      if (what == service.name) return (this->*service.serve)();
      known.append(known.empty() ? "" : ", ").append(service.name);
    }
    return no(Fault{Wrong::unknownWord, "do", known});
  }
};

std::string Desk::ask(std::string_view request) {
  if (request.size() > record::mostBytes)
    return refusal({Wrong::tooLarge, {}, std::to_string(record::mostBytes)}, Language::en);
  json::value parsed;
  if (Fault fault = parseJson(request, parsed)) return refusal(fault, Language::en);
  if (!parsed.is_object()) return refusal({Wrong::needsObject, {}, {}}, Language::en);
  return DeskRequest{*this, parsed.get_object()}.answer();
}

}  // namespace mastaba
