// A typed table behind the face that knows no types. Only house/ includes this.
#pragma once

#include <cmath>

#include "bots/judge.h"
#include "describe/every.h"
#include "describe/json_in.h"
#include "describe/json_out.h"
#include "describe/text.h"
#include "house/room.h"
#include "table/record.h"

namespace mastaba {

// A move as others see it: of a secret one only the kind.
template <class Move>
std::string lookOf(const Move& move, bool own) {
  return match(move, [&](const auto& one) -> std::string {
    using M = std::decay_t<decltype(one)>;
    if constexpr (Secret<M>)
      if (!own) return JsonObject().add("is", jsonString(wordOf<M>())).text();
    return toJson(move);
  });
}

// The sentence about a move or an event, or another form of it.
template <class OneOf>
std::string sayOneOf(const Words& words, const std::string& kind, const OneOf& value, Language language,
                     const std::vector<std::string>& names, std::string_view form = {}) {
  return match(value, [&](const auto& one) -> std::string {
    return words.say(language, kind + "." + wordOf<std::decay_t<decltype(one)>>(), fieldsOf(one), names, form);
  });
}

inline Pen penOf(const Words& words, const std::vector<std::string>& names, Language language, bool colour,
                 Seat whose = nobody) {
  return {[&words, language](std::string_view key, std::string_view form) {
            return words.say(language, std::string(key), {}, {}, form);
          },
          names, colour, whose};
}

// With so many digits behind the point, the same on every machine. Not below 0.
inline std::string jsonDecimal(double number, int digits) {
  long long unit = 1;
  for (int i = 0; i < digits; ++i) unit *= 10;
  const long long parts = std::max(std::llround(number * static_cast<double>(unit)), 0LL);
  return std::to_string(parts / unit) + "." + std::to_string(unit + parts % unit).substr(1);
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
  // When the game is over its deal is told, and with it all luck.
  bool canUndo(Seat seat) const override { return !table_.over() && table_.canUndo(seat); }
  bool undo(Seat seat) override { return canUndo(seat) && table_.undo(seat); }
  std::optional<std::size_t> takeback(Seat seat) const override {
    return table_.over() ? std::nullopt : table_.takeback(seat);
  }
  std::string view(Seat observer) const override { return toJson(table_.view(observer)); }
  std::string reading(Seat observer) const override { return toJson(readingOf(table_.view(observer))); }
  std::string picture(Seat observer, Seat whose, Language language, bool colour) const override {
    return pictureOf(table_.view(observer), language, colour, whose);
  }
  std::unique_ptr<AnyTable> after(std::size_t moves) const override {
    return std::make_unique<TableFace>(table_.after(moves), words_);
  }
  std::string record() const override { return toJson(recordOf(table_)); }
  std::string state() const override { return toJson(table_.state()); }

  std::string asked(Seat observer, Language language) const override {
    if (!actors().has(observer)) return {};
    const auto& open = table_.state().open;
    return words_.say(language, std::string("ask.") + nameOfEnum(G::asked(open, observer)),
                      fieldsOf(open.agenda.back()), names_);
  }

  std::string moves(Seat seat, Language language) const override {
    typename G::Moves moves;
    table_.moves(seat, moves);
    JsonList list;
    for (const auto& move : moves)
      list.add(JsonObject()
                   .add("move", toJson(move))
                   .add("say", jsonString(sayOneOf(words_, "move", move, language, names_)))
                   .add("type", jsonString(sayOneOf(words_, "move", move, language, names_, "type")))
                   .text());
    return list.text();
  }

  std::string meant(std::string_view typed, Language language) const override {
    std::string found;
    if constexpr (hasWorkshop) {
      const std::string wanted = folded(typed);
      eachValue<typename G::Move>([&](const typename G::Move& move) {
        if (found.empty() && folded(sayOneOf(words_, "move", move, language, names_, "type")) == wanted)
          found = toJson(move);
      });
    }
    return found;
  }

  std::string told(Seat observer, std::size_t from, Language language) const override {
    const auto& entries = table_.entries();
    JsonList chapters;
    for (std::size_t n = from; n <= entries.size(); ++n) {
      JsonObject chapter;
      chapter.add("n", std::to_string(n));
      std::size_t first = 0;
      if (n > 0) {
        const auto& entry = entries[n - 1];
        first = entry.told;
        chapter.add("seat", toJson(entry.seat)).add("move", lookOf(entry.move, entry.seat == observer));
      }
      const std::size_t last = n < entries.size() ? entries[n].told : table_.told().size();
      chapters.add(chapter.add("events", events(table_.told(), first, last, observer, language)).text());
    }
    return chapters.text();
  }

  std::string standing(Language language) const override {
    if (!table_.over()) return "null";
    const typename G::Standing result = G::standing(table_.state());
    JsonList lines;
    for (const auto& line : result.lines)
      lines.add(jsonString(words_.say(language, std::string("why.") + nameOfEnum(line.why), fieldsOf(line), names_)));
    return JsonObject()
        .add("result", toJson(result))
        .add("how", jsonString(words_.say(language, std::string("how.") + nameOfEnum(result.how), {}, names_)))
        .add("lines", lines.text())
        .add("deal", table_.deal().name.empty() ? "null" : jsonString(table_.deal().name))
        .text();
  }

  std::string saw(Seat observer, Language language) const override {
    return JsonObject()
        .add("game", jsonString(G::id))
        .add("options", toJson(table_.options()))
        .add("seats", toJson(table_.sitters()))
        .add("observer", toJson(observer))
        .add("told", told(observer, 0, language))
        .add("view", view(observer))
        .add("standing", standing(language))
        .text();
  }

  Answer play(Seat seat, const json::value& from, Language language) override {
    typename G::Move move;
    if (Answer answer = readMove(seat, from, language, move); !answer.ok()) return answer;
    (void)table_.play(seat, move);
    return {};
  }

  Answer preview(Seat seat, const json::value& from, Language language, bool colour, std::string& out) const override {
    typename G::Move move;
    if (Answer answer = readMove(seat, from, language, move); !answer.ok()) return answer;
    const auto preview = table_.preview(seat, move);
    JsonObject shown;
    shown.add("events", events(preview.told, 0, preview.told.size(), seat, language))
        .add("whole", toJson(preview.whole));
    if (preview.whole)
      shown.add("view", toJson(preview.after))
          .add("reading", toJson(readingOf(preview.after)))
          .add("picture", jsonString(pictureOf(preview.after, language, colour)));
    out = shown.text();
    return {};
  }

  std::string bot(Seat seat, const Player& player, u64 seed, const Stop* stop) const override {
    return toJson(Opponent<G>::decide(table_.view(seat), player, mood(seed), stop).move);
  }
  std::string hint(Seat seat, const Player& player, u64 seed, Language language, const Stop* stop) const override {
    const View<G> view = table_.view(seat);
    const Thoughts<G> thoughts = Opponent<G>::consider(view, player, mood(seed), stop);
    const auto& list = thoughts.candidates;
    JsonList moves;
    for (int i = 0; i < list.size(); ++i) {
      // Several plans may begin with the same move: the best of them is listed. So is nothing that was not tried.
      const auto same = [&](const auto& one) { return nameOf(one.move()) == nameOf(list[i].move()); };
      if (std::any_of(list.begin(), list.begin() + i, same) || (i > 0 && list[i].visits == 0)) continue;
      moves.add(estimated(list[i].move(), list[i].mean(seat), language));
    }
    return JsonObject()
        .add("moves", moves.text())
        .add("chances", chancesJson(chancesAfter<G>(view, list[0], thoughts.exact)))
        .add("simulations", std::to_string(thoughts.simulations))
        .text();
  }
  Answer judge(Seat seat, const json::value& from, const Player& player, u64 seed, Language language, std::string& out,
               const Stop* stop) const override {
    typename G::Move made;
    if (Answer answer = readMove(seat, from, language, made); !answer.ok()) return answer;
    const Judgement<G> judgement = mastaba::judge<G>(table_.view(seat), made, player, mood(seed), stop);
    out = JsonObject()
              .add("best", estimated(judgement.best, judgement.bestChance, language))
              .add("made", estimated(made, judgement.madeChance, language))
              .add("chances", chancesJson(judgement.after))
              .add("simulations", std::to_string(judgement.simulations))
              .text();
    return {};
  }

 private:
  Mood mood(u64 seed) const { return {seed, length()}; }

  std::string pictureOf(const View<G>& view, Language language, bool colour, Seat whose = nobody) const {
    if constexpr (!hasWorkshop)
      return {};
    else
      return G::picture(view, penOf(words_, names_, language, colour, whose));
  }

  // A legal move, or what is wrong with it: the move cannot be read, or a rule forbids it.
  Answer readMove(Seat seat, const json::value& from, Language language, typename G::Move& move) const {
    if (Fault fault = readJson(from, move)) return {std::move(fault).inside("move"), {}, {}};
    const Refusal refusal = table_.refuse(seat, move);
    if (!refusal) return {};
    std::string rule = record::ruleName(G::tag, refusal);
    return {{Wrong::illegal, "move", rule}, rule, words_.say(language, wordsKey(refusal), {}, names_)};
  }

  // A move and what it promises the seat that makes it. Who plays alone cannot win; it can reach points.
  std::string estimated(const typename G::Move& move, double chance, Language language) const {
    JsonObject json;
    json.add("move", toJson(move))
        .add("say", jsonString(sayOneOf(words_, "move", move, language, names_)))
        .add("type", jsonString(sayOneOf(words_, "move", move, language, names_, "type")))
        .add("chance", jsonDecimal(chance, 4));
    if (names_.size() == 1) json.add("points", jsonDecimal(chance * G::thinking.points, 1));
    return json.text();
  }
  std::string chancesJson(const std::array<double, maxSeats>& chances) const {
    JsonList list;
    for (std::size_t seat = 0; seat < names_.size(); ++seat)
      list.add(chances[seat] < 0 ? "null" : jsonDecimal(chances[seat], 4));
    return list.text();
  }

  std::string events(const Telling<typename G::Event>& told, std::size_t first, std::size_t last, Seat observer,
                     Language language) const {
    JsonList list;
    for (std::size_t i = first; i < last; ++i) {
      if (!told[i].to.has(observer)) continue;
      list.add(JsonObject()
                   .add("event", toJson(told[i].event))
                   .add("say", jsonString(sayOneOf(words_, "event", told[i].event, language, names_)))
                   .text());
    }
    return list.text();
  }

  Table<G> table_;
  const Words& words_;
  std::vector<std::string> names_;
};

}  // namespace mastaba
