// A typed table behind the face that knows no types. Only house/ includes this.
#pragma once

#include "bots/random.h"
#include "describe/json_in.h"
#include "describe/json_out.h"
#include "house/room.h"
#include "table/record.h"

namespace mastaba {

// A move as others see it: of a secret one only the kind.
template <class Move>
std::string lookOf(const Move& move, bool own) {
  return match(move, [&](const auto& one) -> std::string {
    using M = std::decay_t<decltype(one)>;
    if constexpr (Secret<M>)
      if (!own) return "{\"is\":\"" + wordOf<M>() + "\"}";
    return toJson(move);
  });
}

// The key and the fields of the sentence about a move or an event.
template <class OneOf>
std::string sayOneOf(const Words& words, const std::string& kind, const OneOf& value, Language language,
                     const std::vector<std::string>& names) {
  return match(value, [&](const auto& one) -> std::string {
    return words.say(language, kind + "." + wordOf<std::decay_t<decltype(one)>>(), fieldsOf(one), names);
  });
}

template <Game G>
class TableFace final : public AnyTable {
 public:
  TableFace(Table<G> table, const Words& words) : table_(std::move(table)), words_(words) {
    for (const Sitter& sitter : table_.sitters()) names_.push_back(sitter.name);
  }

  const std::vector<Sitter>& sitters() const override { return table_.sitters(); }
  Seats actors() const override { return table_.actors(); }
  std::size_t length() const override { return table_.entries().size(); }
  bool canUndo(Seat seat) const override { return table_.canUndo(seat); }
  bool undo(Seat seat) override { return table_.undo(seat); }
  std::string view(Seat observer) const override { return toJson(table_.view(observer)); }
  std::string picture(Seat observer) const override { return G::picture(table_.view(observer)); }
  std::string record() const override { return toJson(recordOf(table_)); }

  std::string asked(Seat observer, Language language) const override {
    if (!actors().has(observer)) return {};
    const auto& task = table_.state().open.agenda.back();
    return words_.say(language, std::string("ask.") + nameOfEnum(task.ask), fieldsOf(task), names_);
  }

  std::string moves(Seat seat, Language language) const override {
    typename G::Moves moves;
    table_.moves(seat, moves);
    std::string out = "[";
    for (const auto& move : moves) {
      if (out.size() > 1) out += ',';
      out += "{\"move\":" + toJson(move) + ",\"say\":" + jsonString(sayOneOf(words_, "move", move, language, names_)) +
             "}";
    }
    return out + "]";
  }

  std::string told(Seat observer, std::size_t from, Language language) const override {
    const auto& entries = table_.entries();
    std::string out = "[";
    for (std::size_t n = from; n <= entries.size(); ++n) {
      if (out.size() > 1) out += ',';
      out += "{\"n\":" + std::to_string(n);
      if (n > 0) {
        const auto& entry = entries[n - 1];
        out += ",\"seat\":" + std::to_string(entry.seat) + ",\"move\":" + lookOf(entry.move, entry.seat == observer);
      }
      const std::size_t first = n > 0 ? entries[n - 1].told : 0;
      const std::size_t last = n < entries.size() ? entries[n].told : table_.told().size();
      out += ",\"events\":" + events(table_.told(), first, last, observer, language) + "}";
    }
    return out + "]";
  }

  std::string standing(Language language) const override {
    if (!table_.over()) return "null";
    const typename G::Standing result = G::standing(table_.state());
    std::string out = "{\"result\":" + toJson(result) + ",\"how\":" +
                      jsonString(words_.say(language, std::string("how.") + nameOfEnum(result.how), {}, names_)) +
                      ",\"lines\":[";
    bool comma = false;
    for (const auto& line : result.lines) {
      if (comma) out += ',';
      comma = true;
      out += jsonString(words_.say(language, std::string("why.") + nameOfEnum(line.why), fieldsOf(line), names_));
    }
    return out + "]}";
  }

  std::string saw(Seat observer, Language language) const override {
    return std::string("{\"game\":\"") + G::id + "\",\"options\":" + toJson(table_.options()) +
           ",\"seats\":" + toJson(table_.sitters()) + ",\"observer\":" + std::to_string(observer) +
           ",\"told\":" + told(observer, 0, language) + ",\"view\":" + view(observer) +
           ",\"standing\":" + standing(language) + "}";
  }

  Answer play(Seat seat, const json::value& from, Language language) override {
    typename G::Move move;
    if (Answer answer = readMove(seat, from, language, move); !answer.ok()) return answer;
    (void)table_.play(seat, move);
    return {};
  }

  Answer preview(Seat seat, const json::value& from, Language language, std::string& out) const override {
    typename G::Move move;
    if (Answer answer = readMove(seat, from, language, move); !answer.ok()) return answer;
    const auto preview = table_.preview(seat, move);
    out = "{\"events\":" + events(preview.told, 0, preview.told.size(), seat, language) +
          ",\"whole\":" + (preview.whole ? "true" : "false");
    if (preview.whole) out += ",\"view\":" + toJson(preview.after);
    out += "}";
    return {};
  }

  std::string bot(Seat seat, int /*level*/, u64 seed) const override {
    Chance chance(seed);
    return toJson(randomMove<G>(table_.view(seat), chance));
  }

 private:
  // A legal move, or what is wrong with it: the move cannot be read, or a rule forbids it.
  Answer readMove(Seat seat, const json::value& from, Language language, typename G::Move& move) const {
    if (Fault fault = readJson(from, move)) return {std::move(fault).inside("move"), {}, {}};
    const Refusal refusal = table_.refuse(seat, move);
    if (!refusal) return {};
    std::string rule = record::ruleName(G::tag, refusal);
    return {{Wrong::illegal, "move", rule}, rule, words_.say(language, wordsKey(refusal), {}, names_)};
  }

  std::string events(const Telling<typename G::Event>& told, std::size_t first, std::size_t last, Seat observer,
                     Language language) const {
    std::string out = "[";
    for (std::size_t i = first; i < last; ++i) {
      if (!told[i].to.has(observer)) continue;
      if (out.size() > 1) out += ',';
      out += "{\"event\":" + toJson(told[i].event) +
             ",\"say\":" + jsonString(sayOneOf(words_, "event", told[i].event, language, names_)) + "}";
    }
    return out + "]";
  }

  Table<G> table_;
  const Words& words_;
  std::vector<std::string> names_;
};

}  // namespace mastaba
