// Properties 7 and 8 at a real table: undo and redo are exact, a preview comes true, a record replays byte for byte.
#pragma once

#include "describe/json_out.h"
#include "table/record.h"
#include "tests/battery/report.h"

namespace mastaba::battery {

// Everything there is about a table, in one text.
template <Game G>
std::string everything(const Table<G>& table) {
  std::string out = toJson(recordOf(table)) + toJson(table.state());
  for (const auto& told : table.told())
    out += std::to_string(told.to.bits) + std::to_string(static_cast<int>(told.news)) + toJson(told.event);
  return out;
}

// The same down to unused bytes.
template <Game G>
bool same(const Table<G>& a, const Table<G>& b) {
  return a.state() == b.state() && everything(a) == everything(b);
}

// `before` is the table before the seat's last move.
template <Game G>
void checkUndo(Table<G>& table, Seat mover, const typename G::Move& move, const Table<G>& before, Report& report) {
  if (table.canUndo(mover)) {
    const Table<G> after = table;
    table.undo(mover);
    report.check(Property::undoIsExact, same(table, before),
                 [&] { return "undo of " + toJson(move) + " does not restore what was before"; });
    (void)table.play(mover, move);
    report.check(Property::undoIsExact, same(table, after),
                 [&] { return "after undo, " + toJson(move) + " does not give the same again"; });
  }
  for (Seat seat = 0; seat < table.options().players; ++seat) {
    if (seat == mover || !table.canUndo(seat)) continue;
    // Beneath others' simultaneous moves: theirs stay, and the seat is asked again.
    Table<G> other = table;
    other.undo(seat);
    const bool asked = other.actors().has(seat);
    const bool theirs = G::own(other.state(), mover) == G::own(table.state(), mover);
    report.check(Property::undoIsExact, asked && theirs && other.entries().size() + 1 == table.entries().size(), [&] {
      return "seat " + std::to_string(seat) + " takes back beneath a move of seat " + std::to_string(mover) +
             (asked ? " and changes what that seat knows" : " and is not asked again");
    });
  }
}

// What was previewed must be the beginning of what is then told.
template <Game G>
void checkPreview(const typename Table<G>::Preview& preview, const Table<G>& after, std::size_t from, Seat mover,
                  Report& report) {
  std::vector<std::string> told;
  for (std::size_t i = from; i < after.told().size(); ++i)
    if (after.told()[i].to.has(mover)) told.push_back(toJson(after.told()[i].event));
  bool begins = preview.told.size() <= told.size();
  for (std::size_t i = 0; begins && i < preview.told.size(); ++i) begins = toJson(preview.told[i].event) == told[i];
  report.check(Property::previewIsTrue, begins,
               [] { return std::string("another event was previewed than happened"); });
  if (preview.whole)
    report.check(Property::previewIsTrue, preview.after == after.view(mover) && preview.told.size() == told.size(),
                 [] { return std::string("a whole preview is not how it looks afterwards"); });
}

template <Game G>
void checkReplay(const Table<G>& table, Report& report) {
  const std::string record = toJson(recordOf(table));
  json::value parsed;
  std::optional<Table<G>> again;
  Fault fault = parseJson(record, parsed);
  if (!fault) fault = replay(parsed, again);
  if (!report.check(Property::replays, !fault, [&] {
        return std::string("a record is refused: ") + nameOfEnum(fault.what) + " at " + fault.where + " " +
               fault.detail;
      }))
    return;
  report.check(Property::replays, same(*again, table),
               [] { return std::string("a record replays to something else"); });
}

}  // namespace mastaba::battery
