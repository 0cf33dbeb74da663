// A game being played at one terminal: whose turn it is, what they see, what they may type. Several people take turns
// at the screen behind a curtain, so that nobody sees the hand of another.
#pragma once

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "cli/choices.h"
#include "cli/orders.h"
#include "cli/terminal.h"
#include "cli/thought.h"
#include "cli/told.h"
#include "house/room.h"

namespace mastaba::cli {

struct Pace {
  Terminal::Milliseconds pause;  // at least, before a bot's move is shown
  Terminal::Milliseconds think;  // at most, for those who take their time
};

class Session {
 public:
  // `file` is where the game came from; empty: nowhere.
  Session(Terminal& terminal, const Room& room, std::shared_ptr<AnyTable> table, Language language, Pace pace,
          std::string file);

  // Plays until the game is over or somebody leaves; returns the exit code.
  int run();

 private:
  using Clock = std::chrono::steady_clock;

  // ---- session.cpp: the turns
  Seat asker() const;  // the next person to decide; nobody: only bots
  bool isPerson(Seat seat) const { return table_->sitters()[seat].bot == 0; }
  bool curtain(Seat seat);  // false: the one before took the move back
  void ask(Seat seat);
  void letBotMove(Seat seat);
  bool await(const Thought& thought, Clock::time_point until, const Scene& scene);
  Player playerOf(int level) const;
  u64 characterOf(Seat seat) const;  // of the bot there
  void finish();
  std::string nameOf(Seat seat) const { return table_->sitters()[seat].name; }

  // ---- session_screen.cpp: what one sees
  Scene sceneFor(Seat observer) const;
  Lines choiceLines(int width, int rows) const;
  void show(const Scene& scene);
  void showChanges();
  // A message stands above the prompt until something else is typed; a long one gets pages of its own.
  void tell(const std::string& sentence);
  void tell(Lines lines);
  void showText(const std::function<Lines(int width)>& text, bool fromTheEnd = false);
  // An empty screen with a question.
  Input askPlainly(const std::string& question);
  int width() const { return terminal_.width(); }

  // ---- session_orders.cpp: what was typed; true: the table has changed
  bool obey(Seat seat, const std::string& line);
  bool follow(Seat seat, const Ordered& ordered);
  bool isMoveRather(const Ordered& ordered, const std::string& text) const;
  bool narrow(Seat seat, const std::string& text);
  bool playMove(Seat seat, const boost::json::value& move);
  bool undo(Seat seat);
  void help();
  void hint(Seat seat);
  void why(Seat seat, const std::string& rule);
  void preview(Seat seat, const std::string& which);
  void log(Seat observer);
  void look(Seat observer, const std::string& whose);
  void draw(const Lines& picture);

  // ---- session_leaving.cpp
  bool save(std::string path);
  void leave(Input::Kind how);  // offers to save
  void leaveNow(int code) { leaving_ = code; }
  bool worthSaving() const;
  std::string goOn() const;  // how to, with the saved file
  Lines farewell() const;    // stays on the terminal

  Terminal& terminal_;
  const Room& room_;
  std::shared_ptr<AnyTable> table_;
  Language language_;
  Pace pace_;
  Pen pen_;
  int people_ = 0;
  Seat present_ = spectator;            // who sits at the screen
  std::array<std::size_t, 8> known_{};  // each observer has read what was told before this move

  std::vector<Choice> choices_;
  Which which_;          // of them are listed
  bool listed_ = false;  // without a live screen: the question stands there already
  Lines drawn_;          // until something else is typed; empty: the table as it is
  Lines message_;
  std::string refused_;  // the rule

  std::string file_;   // this game's own, which may be replaced
  std::string saved_;  // the record as it stands there
  std::optional<int> leaving_;
};

}  // namespace mastaba::cli
