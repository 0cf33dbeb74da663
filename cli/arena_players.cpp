#include "cli/arena_players.h"

#include <charconv>
#include <cmath>

#include "cli/party.h"
#include "cli/texts.h"
#include "describe/text.h"
#include "table/record.h"

namespace mastaba::cli {
namespace {

constexpr int mostLevel = record::mostBots;
constexpr int firstThinking = 3;  // the levels below go by first sight (bots/levels.h)
constexpr int mostSimulations = 10'000'000;
constexpr int mostMilliseconds = 3'600'000;

// Of digits alone; 0: the text is none, or too large.
int numberIn(std::string_view text, int most) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  return whole && text[0] != '-' && number <= most ? number : 0;
}

bool thinksAhead(const Player& player) {
  return player.mind == Mind::plain || (player.mind == Mind::level && player.level >= firstThinking);
}

bool readMind(const std::string& name, Player& player) {
  if (name == "random" || name == "simple" || name == "ismcts") {
    player.mind = name == "random" ? Mind::random : name == "simple" ? Mind::simple : Mind::plain;
    return true;
  }
  player.mind = Mind::level;
  player.level = name.starts_with("bot:") ? numberIn(std::string_view(name).substr(4), mostLevel) : 0;
  return player.level > 0;
}

// "2000" or "200ms"
bool readLimit(std::string_view text, Player& player) {
  const bool time = text.ends_with("ms");
  if (time) text.remove_suffix(2);
  (time ? player.milliseconds : player.simulations) = numberIn(text, time ? mostMilliseconds : mostSimulations);
  return player.simulations > 0 || player.milliseconds > 0;
}

std::string limitOf(const Player& player) {
  if (player.milliseconds > 0) return "@" + std::to_string(player.milliseconds) + "ms";
  return player.simulations > 0 ? "@" + std::to_string(player.simulations) : "";
}

// One of the list: "bot:5@200ms*2". Returns what is wrong with it, or nothing.
std::string readOne(std::string_view text, const UsualLimit& usual, Contestant& one, int& times, Language language) {
  const auto refuse = [&](ArenaText why) { return say(why, language, {saidText("text", std::string(text))}); };
  std::string_view name = text;
  if (const std::size_t star = name.rfind('*'); star != std::string_view::npos) {
    times = numberIn(trimmed(name.substr(star + 1)), maxSeats);
    if (times == 0) return refuse(ArenaText::badTimes);
    name = trimmed(name.substr(0, star));
  }
  const std::size_t at = name.find('@');
  one.name = folded(trimmed(name.substr(0, at)));
  if (!readMind(one.name, one.player)) return refuse(ArenaText::badPlayer);
  if (at != std::string_view::npos) {
    if (!thinksAhead(one.player)) return refuse(ArenaText::thinksNot);
    if (!readLimit(folded(trimmed(name.substr(at + 1))), one.player)) return refuse(ArenaText::badLimit);
  } else if (thinksAhead(one.player)) {
    one.player.simulations = usual.simulations;
    one.player.milliseconds = usual.milliseconds;
  }
  one.name += limitOf(one.player);
  return {};
}

bool readNumber(std::string_view text, double& number) {
  if (text.starts_with('+')) text.remove_prefix(1);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  return error == std::errc() && end == text.data() + text.size() && std::isfinite(number);
}

}  // namespace

Contestants readContestants(const std::string& players, const UsualLimit& usual, const Room& room, Language language) {
  Contestants result;
  bool counted = false;
  bool used = false;
  for (const std::string_view part : split(players, ',')) {
    Contestant one;
    int times = 0;
    result.problem = readOne(trimmed(part), usual, one, times, language);
    if (!result.problem.empty()) return result;
    counted = counted || times > 0;
    used = used || (thinksAhead(one.player) && part.find('@') == std::string_view::npos);
    result.all.insert(result.all.end(), static_cast<std::size_t>(std::max(times, 1)), one);
  }
  if (result.all.size() == 1 && !counted)
    result.all.resize(static_cast<std::size_t>(std::max(room.fewest, 1)), result.all[0]);
  if ((usual.simulations > 0 || usual.milliseconds > 0) && !used)
    result.problem = say(ArenaText::limitForNobody, language);
  if (result.problem.empty()) result.problem = countProblem(room, static_cast<int>(result.all.size()), language);
  return result;
}

std::string readSprt(const std::string& text, std::size_t players, std::optional<Sprt>& sprt, Language language) {
  if (players < 2) return say(ArenaText::sprtAlone, language);
  Sprt asked;
  if (text.empty()) {
    sprt = asked;
    return {};
  }
  const std::vector<std::string_view> parts = split(text, ',');
  if (parts.size() != 2 || !readNumber(trimmed(parts[0]), asked.elo0) || !readNumber(trimmed(parts[1]), asked.elo1) ||
      asked.elo0 >= asked.elo1)
    return say(ArenaText::badSprt, language, {saidText("text", text)});
  sprt = asked;
  return {};
}

}  // namespace mastaba::cli
