// One online table over its whole life: people gather, the deal is mixed, the game is played, it is over. Only lines
// change it; the same lines make the same table.
#pragma once

#include <algorithm>
#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "hall/lines.h"
#include "house/room.h"

namespace mastaba::hall {

enum class Stage : u8 {
  gathering,
  dealing,  // the shares are being shown
  running,
  over,
  closed,      // it never began
  unplayable,  // this house cannot go on with it; what there is can still be seen
};
BOOST_DESCRIBE_ENUM(Stage, gathering, dealing, running, over, closed, unplayable)

// What was said at the table, and between it what happened there.
struct Note {
  int n = 0;  // counted from the first
  Millis at = 0;
  std::string is;  // the word of a line: "spoke", "sat", …
  Seat seat = nobody;
  std::string name;
  std::string text;

  friend bool operator==(const Note&, const Note&) = default;
};
BOOST_DESCRIBE_STRUCT(Note, (), (n, at, is, seat, name, text))

// A chair and who has it.
struct Place {
  Chair chair;
  std::string guest;  // empty: nobody
  std::string name;
  std::string seal;
  std::string share;
  bool standIn = false;    // a bot plays for the guest,
  bool ranOut = false;     // whose time was up
  Millis bank = 0;         // what is left of it
  Millis since = 0;        // it has been asked
  Millis sinceBefore = 0;  // when it made its last move

  bool isBot() const { return chair.kind == ChairKind::bot; }
  bool isTaken() const { return isBot() || !guest.empty(); }
};

struct Asking {
  Seat seat;
  Wish wish;
  Seats agreed;
  Seats needed;
};

class Sitting {
 public:
  // Nothing, or why the line cannot be: then the table is as it was. What this house can no longer play is no fault but
  // a stage of it.
  Fault apply(const Line& line, Millis at);

  Stage stage() const { return stage_; }
  const Opened& opened() const { return opened_; }
  const Room* room() const { return room_; }
  const std::vector<Place>& places() const { return places_; }
  const std::deque<Note>& notes() const { return notes_; }  // the newest of them
  int spoken() const { return spoken_; }                    // notes, ever
  const std::optional<Asking>& asking() const { return asking_; }
  const std::optional<std::string>& next() const { return next_; }
  const Fault& unplayable() const { return unplayable_; }  // why
  Millis changed() const { return changed_; }
  bool agreedToEnd() const { return agreedToEnd_; }
  bool abandoned() const { return abandoned_; }

  // From when the game is dealt on, unless it is unplayable.
  const AnyTable* game() const { return game_.get(); }
  bool isOver() const { return stage_ == Stage::over; }
  Seats actors() const { return stage_ == Stage::running ? game_->actors() : Seats{}; }

  Seat seatOf(const std::string& guest) const;  // nobody: it has none
  bool isHost(const std::string& guest) const { return !guest.empty() && guest == opened_.host; }
  int free() const;                                                                          // chairs
  int made(Seat seat) const { return static_cast<int>(std::ranges::count(movers_, seat)); }  // moves, that stand
  // Whether a bot moves for it now.
  bool isPlayedByBot(Seat seat) const { return places_[seat].isBot() || places_[seat].standIn; }
  int levelOf(Seat seat) const;
  // The character of whoever thinks there: the same throughout a game, and nothing secret.
  u64 characterOf(Seat seat) const;
  // Whose consent a wish of this seat needs: of all other people that are not stood in for.
  Seats askedBy(Seat seat) const;
  // What is left to a person that is asked; nothing, if no clock runs for it. Time while the house was closed is not
  // counted: `opened` is when it was opened.
  std::optional<Millis> left(Seat seat, Millis now, Millis opened) const;
  Millis took(Seat seat, Millis now, Millis opened) const;

  static constexpr int notesKept = 200;
  static constexpr int standInLevel = 3;

 private:
  Fault on(const Opened& line, Millis at);
  Fault on(const Sat& line, Millis at);
  Fault on(const Left& line, Millis at);
  Fault on(const Placed& line, Millis at);
  Fault on(const Started& line, Millis at);
  Fault on(const Shared& line, Millis at);
  Fault on(const Moved& line, Millis at);
  Fault on(const Undone& line, Millis at);
  Fault on(const Wished& line, Millis at);
  Fault on(const Answered& line, Millis at);
  Fault on(const Spoke& line, Millis at);
  Fault on(const StoodIn& line, Millis at);
  Fault on(const Returned& line, Millis at);
  Fault on(const Closed& line, Millis at);
  Fault on(const Abandoned& line, Millis at);
  Fault on(const Again& line, Millis at);

  void note(Millis at, std::string is, Seat seat, std::string name = {}, std::string text = {});
  void put(std::size_t seat, const Chair& chair);
  void deal(Millis at);
  void grantIfAgreed(Millis at);
  // Who is asked now and was not before.
  void ask(Seats before, Millis at);
  Fault needs(Stage stage) const;
  Fault needsSeat(Seat seat) const;

  Opened opened_;
  const Room* room_ = nullptr;
  Stage stage_ = Stage::closed;
  std::vector<Place> places_;
  std::deque<Note> notes_;
  int spoken_ = 0;
  std::unique_ptr<AnyTable> game_;
  std::vector<Seat> movers_;  // of each move
  std::optional<Asking> asking_;
  std::optional<std::string> next_;
  Fault unplayable_;
  Millis changed_ = 0;
  bool agreedToEnd_ = false;
  bool abandoned_ = false;
};

}  // namespace mastaba::hall
