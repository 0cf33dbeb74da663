// The house: every game behind one face that knows no types, for terminal, WebAssembly, server and Python alike. Values
// cross it as JSON and as sentences; what an observer may not know never crosses it in that observer's name.
#pragma once

#include <array>
#include <boost/json/value.hpp>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/player.h"
#include "describe/fault.h"
#include "describe/words.h"
#include "table/table.h"

namespace mastaba {

// Whether a move was taken: nothing is wrong, or it could not be read, or a rule of the game refused it.
struct Answer {
  Fault fault;
  std::string rule;  // "TOY-4b", when a rule refused
  std::string why;   // the room's sentence for that rule

  bool ok() const { return !fault; }
};

// What builds, measures and checks the house, and what only a terminal needs, stays out of a page: so it has half as
// much to load.
#ifdef __wasm__
inline constexpr bool hasWorkshop = false;
#else
inline constexpr bool hasWorkshop = true;
#endif

// One game in play. "observer" is a seat or `spectator`; "seat" is a real one.
class AnyTable {
 public:
  virtual ~AnyTable() = default;

  virtual const std::vector<Sitter>& sitters() const = 0;
  virtual Seats actors() const = 0;
  virtual std::size_t length() const = 0;  // moves made
  virtual bool canUndo(Seat seat) const = 0;

  // {"open":…,"own":…,"me":0}
  virtual std::string view(Seat observer) const = 0;
  // What anybody can read off that view: sums, places, what is printed. See reading.h of each game.
  virtual std::string reading(Seat observer) const = 0;
  // `whose` board is drawn, where there are several; nobody: the observer's own. Always as the observer sees it.
  virtual std::string picture(Seat observer, Seat whose, Language language, bool colour) const = 0;
  // What is asked, in words; empty: the observer is not asked.
  virtual std::string asked(Seat observer, Language language) const = 0;
  // [{"move":{…},"say":"Bid the 5","type":"5"}]; nothing for a seat that is not asked. `type` is what one may type for
  // it, no two moves alike.
  virtual std::string moves(Seat seat, Language language) const = 0;
  // The move that is typed so, allowed or not, so that a refusal can say why; empty: there is none.
  virtual std::string meant(std::string_view typed, Language language) const = 0;
  // [{"n":0,"seat":1,"move":{"is":"bid"},"events":[{"event":{…},"say":"…"}]}]: what the observer was told from the
  // n-th move on; n = 0 is the setup, before anybody moved.
  virtual std::string told(Seat observer, std::size_t from, Language language) const = 0;
  // {"result":{…},"how":"All cards have been played.","lines":["…"],"deal":"K7QM-2XBT-9FHD"}; null while the game runs.
  // The deal is null if it has no name. Once it is told nothing can be taken back.
  virtual std::string standing(Language language) const = 0;
  // All an observer may take home: the game, the options, what it was told, how it looks now. Never the seed, and its
  // name only when the game is over.
  virtual std::string saw(Seat observer, Language language) const = 0;

  virtual Answer play(Seat seat, const boost::json::value& move, Language language) = 0;
  // {"events":[…],"whole":true,"view":{…},"reading":{…},"picture":"…"}; what is afterwards only if it is whole.
  virtual Answer preview(Seat seat, const boost::json::value& move, Language language, bool colour,
                         std::string& out) const = 0;
  virtual bool undo(Seat seat) = 0;
  // How many moves would be left if all agreed to take back this seat's last one and all since; nothing, if luck or
  // news came of any of them. Undo asks nobody, and so leaves what others did.
  virtual std::optional<std::size_t> takeback(Seat seat) const = 0;

  // The move this player would make on this seat, which must be asked; it sees what the seat sees. The seed is its
  // character: the same throughout a game. Nothing is thought any more once `stop` is raised.
  virtual std::string bot(Seat seat, const Player& player, u64 seed, const Stop* stop = nullptr) const = 0;
  // {"moves":[{"move":{…},"say":"…","type":"…","chance":0.57}],"chances":[0.57,0.43],"simulations":2000}: the best
  // moves first, with the estimated chance of this seat after each, and of all seats after the best, null where it is
  // not known; from what this seat sees. Who plays alone also gets the `points` it would probably reach with each.
  virtual std::string hint(Seat seat, const Player& player, u64 seed, Language language,
                           const Stop* stop = nullptr) const = 0;
  // {"best":{"move":{…},…},"made":{…},"chances":[0.31,0.69],"simulations":2000}: what this move is worth beside the
  // best one, as in a hint; the chances of all seats are those after the move made.
  virtual Answer judge(Seat seat, const boost::json::value& made, const Player& player, u64 seed, Language language,
                       std::string& out, const Stop* stop = nullptr) const = 0;

  // The table as it was after so many moves.
  virtual std::unique_ptr<AnyTable> after(std::size_t moves) const = 0;

  // For the host alone: the record holds the seed, the state every secret.
  virtual std::string record() const = 0;
  virtual std::string state() const = 0;
};

// Something that happened in a game between bots.
struct Happening {
  std::size_t event = 0;  // which of the events asked for
  std::vector<Said> fields;
};

// How a game between bots ended, by seat, and what was asked about it.
struct BotGame {
  std::array<int, maxSeats> points{};
  std::array<int, maxSeats> place{};  // 1 is the best, ties share a place
  std::string_view how;               // it ended
  bool whole = false;                 // nobody stopped it
  int moves = 0;
  // By seat: how often it had to choose, how long it took, and how many simulations that were.
  std::array<int, maxSeats> choices{};
  std::array<double, maxSeats> seconds{};
  std::array<double, maxSeats> simulations{};
  std::vector<Happening> happened;
};

// A game of the house.
struct Room {
  std::string_view id;
  std::string_view tag;
  bool forTesting;  // not on the list people choose from
  const Words* words;
  std::string_view (*rules)(Language);  // RULES.md
  int fewest;                           // players
  int most;

  // [{"option":"tie","usual":"starter","title":"…","about":"…","values":[{"value":"starter","say":"…"},…]}]
  std::string (*options)(Language);
  Fault (*open)(const boost::json::value& options, const Deal&, const std::vector<Sitter>&, std::unique_ptr<AnyTable>&);
  // The same for a game that was begun before, by the rules of its time. They may be older, but not unknown here.
  Fault (*reopen)(const boost::json::value& options, const Deal&, const std::vector<Sitter>&,
                  std::unique_ptr<AnyTable>&);
  Fault (*position)(const boost::json::value& state, const Deal&, const std::vector<Sitter>&,
                    std::unique_ptr<AnyTable>&);
  Fault (*load)(const boost::json::value& record, std::unique_ptr<AnyTable>&);
  u64 (*fingerprint)();  // fixed games, one number
  std::size_t stateBytes;

  // ---- the workshop (null in a page, but for randomMoves)

  // What its games tell, each event by its name in JSON and with its fields.
  std::vector<Shape> (*events)();
  // For `mastaba arena`: plays one deal to its end between these players, one for each seat, and keeps what happened of
  // these events, named as above. Without any the game tells nothing, which is faster.
  Fault (*playBots)(const boost::json::value& options, const Seed& deal, std::span<const Player> players,
                    std::span<const std::string> events, const Stop* stop, BotGame&);
  std::string (*types)();                  // TypeScript
  std::vector<std::string> (*wordGaps)();  // see Words::gaps
  // For `mastaba bench`: each does its work about n times and returns a number that depends on all of it.
  struct Work {
    u64 (*randomMoves)(u64 n);
    u64 (*stateCopies)(u64 n);
    u64 (*views)(u64 n);
    u64 (*viewsAsJson)(u64 n);
    u64 (*worlds)(u64 n);       // imagined
    u64 (*simulations)(u64 n);  // of the search
  } work;
};

// The list of games. Nothing else names them all.
std::span<const Room* const> rooms();
const Room* roomNamed(std::string_view id);

// Finds the room of a record and replays it there.
Fault loadRecord(const boost::json::value& record, const Room*& room, std::unique_ptr<AnyTable>& table);

// A rule from the text of RULES.md, where each begins a line with its number: "22. Only …". Empty: there is none.
std::string ruleText(std::string_view rules, int number);

// The house's own sentences (house/words.txt): faults.
const Words& houseWords();
std::string sayFault(const Fault& fault, Language language);

}  // namespace mastaba
