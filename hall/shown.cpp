#include "hall/shown.h"

#include "describe/json_in.h"
#include "describe/json_out.h"
#include "hall/fair.h"

namespace mastaba::hall {

Card cardOf(const std::string& table, const Sitting& sitting, Millis opened) {
  const Opened& first = sitting.opened();
  Card card{.table = table,
            .game = first.game,
            .options = first.options,
            .stage = sitting.stage(),
            .host = first.name,
            .hostGuest = first.host,
            .listed = first.listed,
            .clock = first.clock,
            .seats = {},
            .actors = sitting.actors(),
            .moves = sitting.game() ? static_cast<int>(sitting.game()->length()) : 0,
            .changed = sitting.changed()};
  for (const Place& place : sitting.places())
    card.seats.push_back({place.name, place.chair.kind, place.isBot() ? place.chair.level : 0, place.isTaken(),
                          place.guest, place.standIn});
  const Millis now = std::max(sitting.changed(), opened);
  for (const Seat seat : sitting.actors())
    if (const auto left = sitting.left(seat, now, opened)) {
      const Millis due = now + *left;
      card.due = card.due == 0 ? due : std::min(card.due, due);
    }
  return card;
}

Listed listedOf(const Card& card, const std::string& guest, int watching) {
  Listed listed{.table = card.table,
                .game = card.game,
                .options = card.options,
                .stage = card.stage,
                .host = card.host,
                .clock = card.clock,
                .seats = {},
                .moves = card.moves,
                .changed = card.changed,
                .watching = watching,
                .you = {}};
  for (int seat = 0; seat < static_cast<int>(card.seats.size()); ++seat) {
    const CardSeat& one = card.seats[static_cast<std::size_t>(seat)];
    listed.seats.push_back({one.name, one.chair, one.level, one.taken});
    if (guest.empty() || one.guest != guest) continue;
    listed.you = Seat(seat);
    listed.yourTurn = card.actors.has(Seat(seat)) && !one.standIn;
  }
  return listed;
}

ShownTable shownTable(const std::string& table, const Sitting& sitting, const Looker& looker,
                      const std::vector<Presence>& presence, int watching, Millis now, Millis opened,
                      const std::string& snapshot) {
  const Opened& first = sitting.opened();
  ShownTable shown{.table = table,
                   .game = first.game,
                   .options = first.options,
                   .stage = sitting.stage(),
                   .host = first.name,
                   .listed = first.listed,
                   .clock = first.clock,
                   .seats = {},
                   .seal = sealOfSecret(first.secret),
                   .watching = watching,
                   .wish = {},
                   .next = sitting.next(),
                   .agreedToEnd = sitting.agreedToEnd(),
                   .abandoned = sitting.abandoned(),
                   .unplayable = sitting.unplayable() ? sayFault(sitting.unplayable(), looker.language) : "",
                   .looked = {},
                   .you = {},
                   .youHost = sitting.isHost(looker.guest),
                   .invitation = {}};
  for (std::size_t i = 0; i < sitting.places().size(); ++i) {
    const Place& place = sitting.places()[i];
    shown.seats.push_back({.chair = place.chair.kind,
                           .level = place.isBot() ? place.chair.level : 0,
                           .taken = place.isTaken(),
                           .name = place.name,
                           .host = sitting.isHost(place.guest),
                           .here = presence[i].here,
                           .away = presence[i].away,
                           .standIn = place.standIn,
                           .left = sitting.left(Seat(static_cast<int>(i)), now, opened),
                           .seal = place.seal,
                           .shared = !place.share.empty()});
  }
  if (const auto& asking = sitting.asking())
    shown.wish = ShownWish{asking->wish, asking->seat, asking->agreed, asking->needed};
  // What cannot be read any more is left out.
  if (Snapshot last; !snapshot.empty() && !fromJson(snapshot, last))
    shown.looked = looker.language == Language::de ? last.de : last.en;
  const Seat seat = sitting.seatOf(looker.guest);
  if (seat != nobody || shown.youHost) shown.invitation = first.invitation;
  if (seat == nobody) return shown;
  shown.you = seat;
  shown.made = sitting.made(seat);
  shown.mayAskBack = sitting.stage() == Stage::running && sitting.game()->takeback(seat).has_value();
  return shown;
}

Snapshot snapshotOf(const Sitting& sitting) {
  const auto in = [&](Language language) { return sitting.game()->picture(spectator, nobody, language, false); };
  return {in(Language::en), in(Language::de)};
}

std::string shownGame(const Sitting& sitting, const Looker& looker, int toldFrom) {
  const AnyTable* game = sitting.game();
  if (!game) return {};
  const Seat seat = sitting.seatOf(looker.guest);
  const Language language = looker.language;
  // Once all have agreed to end it, nobody is asked, although the game would go on.
  const bool running = sitting.stage() == Stage::running;
  const bool plays = running && seat != nobody;
  const std::string seen = JsonObject()
                               .add("view", game->view(seat))
                               .add("reading", game->reading(seat))
                               .add("actors", toJson(sitting.actors()))
                               .add("asked", jsonString(plays ? game->asked(seat, language) : std::string()))
                               .add("undo", toJson(plays && game->canUndo(seat)))
                               .add("length", std::to_string(game->length()))
                               .add("standing", game->standing(language))
                               .text();
  const bool moves = plays && !sitting.isPlayedByBot(seat);
  return JsonObject()
      .add("seen", seen)
      .add("moves", moves ? game->moves(seat, language) : "[]")
      .add("told", game->told(seat, static_cast<std::size_t>(toldFrom), language))
      .text();
}

std::string shownRecord(const Sitting& sitting) {
  JsonList shares;
  for (const Place& place : sitting.places())
    if (!place.isBot()) shares.add(jsonString(place.share));
  return JsonObject()
      .add("record", sitting.game()->record())
      .add("secret", jsonString(sitting.opened().secret))
      .add("shares", shares.text())
      .text();
}

}  // namespace mastaba::hall
