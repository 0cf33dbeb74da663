#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cmath>
#include <fmt/format.h>

#include "cli/arena_report.h"
#include "describe/json_out.h"
#include "describe/text.h"

namespace mastaba::cli {
namespace {

// What is infinite, or of nothing, has no number in JSON.
std::string number(double value) { return std::isfinite(value) ? fmt::format("{:.10g}", value) : "null"; }

std::string ratio(double sum, double count) { return count > 0 ? number(sum / count) : "null"; }

std::string jsonOf(const Mean& mean) {
  return fmt::format(R"({{"mean":{},"within":{}}})", number(mean.value), number(mean.within));
}

std::string list(const auto& items, const auto& each) {
  std::string out;
  for (const auto& item : items) out += (out.empty() ? "" : ",") + each(item);
  return "[" + out + "]";
}

std::string ints(const std::array<int, maxSeats>& values, std::size_t count) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += (out.empty() ? "" : ",") + std::to_string(values[i]);
  return "[" + out + "]";
}

std::string jsonOf(const PlayerResult& player, const Between* elo, int games) {
  std::vector<int> sorted = player.points;
  std::sort(sorted.begin(), sorted.end());
  std::string out = fmt::format(R"({{"player":{})", jsonString(player.name));
  if (elo)
    out += fmt::format(R"(,"victories":{},"elo":{{"value":{},"low":{},"high":{}}})", jsonOf(player.victories.mean()),
                       number(elo->value), number(elo->low), number(elo->high));
  const Mean points = player.mean.mean();
  out += fmt::format(R"(,"points":{{"mean":{},"within":{},"worst":{},"p10":{},"median":{},"p90":{},"best":{}}})",
                     number(points.value), number(points.within), quantile(sorted, 0), quantile(sorted, 0.1),
                     quantile(sorted, 0.5), quantile(sorted, 0.9), quantile(sorted, 1));
  out += fmt::format(R"(,"choices_per_game":{},"simulations_per_choice":{})", ratio(player.choices, games),
                     ratio(player.simulations, player.choices));
  return out + fmt::format(R"(,"ms_per_choice":{},"ms_per_choice_slowest_game":{},"simulations_per_second":{}}})",
                           ratio(player.seconds * 1e3, player.choices), number(player.slowest * 1e3),
                           ratio(player.simulations, player.seconds));
}

std::string jsonOf(const SprtTally& tally, const Sprt& sprt) {
  const Verdict verdict = tally.verdict();
  std::string out = fmt::format(R"({{"elo0":{},"elo1":{},"llr":{},"bound":{},"verdict":{})", number(sprt.elo0),
                                number(sprt.elo1), number(tally.llr()), number(Sprt::bound()),
                                verdict == Verdict::h1   ? R"("H1")"
                                : verdict == Verdict::h0 ? R"("H0")"
                                                         : "null");
  if (!tally.counts().empty()) out += fmt::format(R"(,"counts":{})", list(tally.counts(), number));
  return out + "}";
}

std::string jsonOf(const EventTally& event) {
  std::vector<int> sorted = event.often();
  std::sort(sorted.begin(), sorted.end());
  const Mean mean = event.perGame().mean();
  std::string values;
  for (const auto& [key, seats] : event.victories())
    values += fmt::format(R"({}{}:{{"seats":{},"victories":{}}})", values.empty() ? "" : ",", jsonString(key),
                          number(seats.count()), jsonOf(seats.mean()));
  return fmt::format(R"({}:{{"mean":{},"within":{},"median":{},"p90":{},"values":{{{}}}}})", jsonString(event.name()),
                     number(mean.value), number(mean.within), quantile(sorted, 0.5), quantile(sorted, 0.9), values);
}

}  // namespace

std::string jsonReport(const Results& results, const Asked& asked) {
  const std::size_t count = results.players().size();
  std::string out = fmt::format(R"({{"game":{},"options":{},"seed":{},"players":{})", jsonString(asked.match->room->id),
                                boost::json::serialize(asked.match->options), jsonString(asked.match->seed),
                                list(results.players(), [](const PlayerResult& one) { return jsonString(one.name); }));
  out += fmt::format(R"(,"asked_games":{},"games":{},"games_per_unit":{},"threads":{},"stopped":{})", asked.games,
                     results.games(), asked.seatings, asked.threads, asked.stopped);

  const std::vector<Between> elo = results.elo();
  std::string players;
  for (std::size_t i = 0; i < count; ++i)
    players += (i == 0 ? "" : ",") + jsonOf(results.players()[i], elo.empty() ? nullptr : &elo[i], results.games());
  out += fmt::format(R"(,"results":[{}],"moves":{})", players, jsonOf(results.moves().mean()));

  std::vector<std::string> parts;
  for (const auto& [how, many] : results.endings()) parts.push_back(fmt::format("{}:{}", jsonString(how), many));
  out += fmt::format(R"(,"endings":{{{}}})", joined(parts, ","));
  const std::optional<SprtTally>& tally = results.sprt();
  if (tally && asked.sprt) out += fmt::format(R"(,"sprt":{})", jsonOf(*tally, *asked.sprt));
  parts.clear();
  for (const EventTally& event : results.events()) parts.push_back(jsonOf(event));
  if (!parts.empty()) out += fmt::format(R"(,"events":{{{}}})", joined(parts, ","));

  const auto game = [&](const GameResult& one) {
    return fmt::format(R"({{"first_seat":{},"points":{},"places":{},"moves":{}}})", one.firstSeat,
                       ints(one.points, count), ints(one.places, count), one.moves);
  };
  return out +
         fmt::format(R"(,"units":{}}})", list(results.units(), [&](const auto& unit) { return list(unit, game); }));
}

}  // namespace mastaba::cli
