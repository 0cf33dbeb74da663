#include "house/analysis.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <numeric>

#include "describe/json_in.h"

namespace mastaba {

namespace {

// The judge is the same for every game: it may depend on nothing but what the seat saw.
constexpr u64 character = 1;

double numberOf(const json::value& from) {
  if (from.is_double()) return from.get_double();
  return from.is_int64() ? static_cast<double>(from.get_int64()) : -1;
}

// What is not known goes on as it was, as far as the others leave room for it.
void fillIn(std::vector<double>& values, const std::vector<double>& before) {
  double known = 0;
  double unknown = 0;  // what these had before
  for (std::size_t i = 0; i < values.size(); ++i)
    (values[i] >= 0 ? known : unknown) += values[i] >= 0 ? values[i] : before[i];
  for (std::size_t i = 0; i < values.size(); ++i)
    if (values[i] < 0) values[i] = unknown > 0 ? before[i] / unknown * std::max(1 - known, 0.0) : 0;
}

Judged judgedFrom(const json::value& judgement, bool alone) {
  const json::object& fields = judgement.get_object();
  const json::value& made = fields.at("made");
  const json::value& best = fields.at("best");
  const char* what = alone ? "points" : "chance";
  Judged judged;
  judged.made = textAt(made, "say");
  judged.best = textAt(best, "say");
  judged.value = numberOf(made.get_object().at(what));
  judged.bestValue = numberOf(best.get_object().at(what));
  if (alone)
    judged.values = {judged.value};
  else
    for (const json::value& chance : fields.at("chances").get_array()) judged.values.push_back(numberOf(chance));
  return judged;
}

// Who won, and a part of it for those who share it; alone: the points.
std::vector<double> endOf(const AnyTable& table, bool alone) {
  json::value standing;
  if (parseJson(table.standing(Language::en), standing) || !standing.is_object()) return {};
  const json::object& result = standing.get_object().at("result").get_object();
  std::vector<double> end;
  if (alone) return {numberOf(result.at("points").get_array()[0])};
  for (std::size_t seat = 0; seat < table.sitters().size(); ++seat)
    end.push_back(numberOf(result.at("place").get_array()[seat]) == 1 ? 1 : 0);
  const double winners = std::accumulate(end.begin(), end.end(), 0.0);
  for (double& one : end) one /= std::max(winners, 1.0);
  return end;
}

}  // namespace

Analysis analysed(const AnyTable& table, const Player& player, Language language, const Stop* stop,
                  const std::function<void(std::size_t moves)>& progress) {
  Analysis analysis;
  json::value record;
  if (parseJson(table.record(), record)) return analysis;
  const std::size_t seats = table.sitters().size();
  analysis.alone = seats == 1;
  std::vector<double> before(seats, 1.0 / static_cast<double>(seats));
  const std::unique_ptr<AnyTable> then = table.after(0);
  for (const json::value& line : record.get_object().at("moves").get_array()) {
    const Seat seat(static_cast<int>(line.get_object().at("seat").get_int64()));
    const json::value& move = line.get_object().at("move");
    json::value moves;
    // Where there is no choice there is nothing to judge.
    if (!parseJson(then->moves(seat, language), moves) && moves.get_array().size() > 1) {
      std::string judgement;
      json::value parsed;
      const Answer answer = then->judge(seat, move, player, character, language, judgement, stop);
      if (stop && *stop) return analysis;  // half a judgement is none
      if (!answer.ok() || parseJson(judgement, parsed)) return analysis;
      Judged judged = judgedFrom(parsed, analysis.alone);
      judged.number = analysis.moves + 1;
      judged.seat = seat;
      fillIn(judged.values, before);
      before = judged.values;
      analysis.decisions.push_back(std::move(judged));
    }
    (void)then->play(seat, move, language);
    ++analysis.moves;
    if (progress) progress(analysis.moves);
  }
  analysis.end = endOf(table, analysis.alone);
  return analysis;
}

std::vector<const Judged*> Analysis::costliest(std::size_t most, double least) const {
  std::vector<const Judged*> list;
  for (const Judged& one : decisions)
    if (one.loss() >= least) list.push_back(&one);
  std::sort(list.begin(), list.end(), [](const Judged* a, const Judged* b) {
    return a->loss() != b->loss() ? a->loss() > b->loss() : a->number < b->number;
  });
  if (list.size() > most) list.resize(most);
  return list;
}

Analysis::Mean Analysis::meanLoss(Seat seat) const {
  Mean mean;
  for (const Judged& one : decisions)
    if (one.seat == seat) {
      mean.loss += one.loss();
      ++mean.decisions;
    }
  if (mean.decisions > 0) mean.loss /= mean.decisions;
  return mean;
}

}  // namespace mastaba
