#include <algorithm>
#include <array>

#include "describe/text.h"
#include "house/room.h"
#include "table/record.h"

namespace mastaba {

extern const std::string_view houseWordsText;  // embedded from house/words.txt

const Room& schatzRoom();
const Room& labyrinthRoom();
const Room& medaillonRoom();
const Room& goldRoom();
const Room& fluchRoom();
const Room& toyRoom();

std::span<const Room* const> rooms() {
  static const std::array all{&schatzRoom(), &labyrinthRoom(), &medaillonRoom(), &goldRoom(), &fluchRoom()};
  if constexpr (!hasWorkshop) return all;
  static const std::array allAndTheToy{all[0], all[1], all[2], all[3], all[4], &toyRoom()};
  return allAndTheToy;
}

const Room* roomNamed(std::string_view id) {
  const auto all = rooms();
  const auto found = std::find_if(all.begin(), all.end(), [id](const Room* room) { return room->id == id; });
  return found == all.end() ? nullptr : *found;
}

Fault loadRecord(const json::value& record, const Room*& room, std::unique_ptr<AnyTable>& table) {
  std::string game;
  if (Fault fault = record::gameOf(record, game)) return fault;
  room = roomNamed(game);
  if (!room) return {Wrong::unknownGame, "game", game};
  return room->load(record, table);
}

const Words& houseWords() {
  static const Words words(houseWordsText);
  return words;
}

std::string ruleText(std::string_view rules, int number) {
  const std::string start = std::to_string(number) + ". ";
  std::string out;
  bool inside = false;
  for (std::string_view line : splitLines(rules)) {
    const std::size_t indent = line.find_first_not_of(' ');
    if (inside && (indent == 0 || indent == std::string_view::npos)) break;
    if (line.starts_with(start)) inside = true;
    if (!inside) continue;
    line.remove_prefix(out.empty() ? start.size() : indent);
    out.append(out.empty() ? "" : " ").append(line);
  }
  return out;
}

std::string sayFault(const Fault& fault, Language language) {
  return houseWords().say(language, std::string("fault.") + nameOfEnum(fault.what),
                          {saidText("where", fault.where), saidText("detail", fault.detail)});
}

}  // namespace mastaba
