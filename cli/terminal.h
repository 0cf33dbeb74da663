// The terminal: what it can do, what is typed, and that it is left as it was found, whichever way the program ends.
//
// Live, it is a screen of its own that is drawn anew; keys come one by one. Otherwise (a pipe, a file, a dumb terminal)
// everything is printed one after another without any code in it, and lines are read as they come.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "cli/keys.h"
#include "cli/layout.h"

namespace mastaba::cli {

// What came while waiting.
struct Input {
  enum class Kind : u8 {
    line,
    key,
    end,        // Ctrl-D, or there is nothing more to read
    interrupt,  // Ctrl-C
    resized,    // or for another reason the screen must be drawn anew
    timeout,
    woken,  // by wake()
  };

  Kind kind = Kind::end;
  std::string line;
  Key key;
};

// There is only one, as there is only one standard input.
class Terminal {
 public:
  using Milliseconds = std::chrono::milliseconds;

  Terminal();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  bool live() const { return live_; }
  bool colour() const { return colour_; }
  bool typedByHand() const { return typedByHand_; }  // standard input is a terminal
  Size size() const;
  int width() const { return live_ ? size().columns : 80; }

  // Live: a new screen of at most size().rows - 1 lines; the prompt comes below them.
  void draw(const Lines& lines);
  // Not live: what comes next.
  void print(std::string_view text);
  void print(const Lines& lines);

  // Nothing stays to be read on the screen, and what was typed ahead is forgotten.
  void empty();
  // Back to the screen as it was before; from now on the terminal is not live.
  void leave();

  // A line. What was typed before the screen had to be drawn anew is kept.
  Input readLine(const std::string& prompt);
  // A key, if live; otherwise a line. Without a time it waits for ever.
  Input readKey(std::optional<Milliseconds> time = {});
  // Nothing but time, signals and wake(); what is typed waits.
  Input pause(std::optional<Milliseconds> time);

  // Ends a pause; any thread may call it.
  static void wake();

 private:
  Input waitFor(bool typed, std::optional<Milliseconds> time);
  Input readLiveLine(const std::string& prompt);
  Input readPlainLine(const std::string& prompt);
  void suspend();

  bool live_ = false;
  bool colour_ = false;
  bool typedByHand_ = false;
  bool ended_ = false;  // standard input
  std::string bytes_;   // read, not yet used
  TypedLine typed_;
};

}  // namespace mastaba::cli
