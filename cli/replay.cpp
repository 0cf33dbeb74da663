// `mastaba replay`: a saved game, looked at move by move, from any seat.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <utility>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/lookup.h"
#include "cli/markdown.h"
#include "cli/orders.h"
#include "cli/pages.h"
#include "cli/terminal.h"
#include "cli/texts.h"
#include "cli/told.h"
#include "describe/text.h"

namespace mastaba::cli {
namespace {

constexpr double usualSeconds = 1.0;

// A seat, or "none" for a spectator.
std::optional<Seat> observerNamed(const AnyTable& table, std::string_view text) {
  if (const std::optional<Seat> seat = seatNamed(table, text)) return seat;
  const std::string wanted = folded(trimmed(text));
  return wanted == "none" || wanted == "keiner" ? std::optional(spectator) : std::nullopt;
}

class Replay {
 public:
  Replay(Terminal& terminal, const Room& room, const AnyTable& table, Seat observer, Language language)
      : terminal_(terminal),
        room_(room),
        table_(table),
        language_(language),
        observer_(observer),
        pen_(penFor(terminal.colour())) {}

  int run() {
    if (!terminal_.live()) return printAll();
    message_ = {pen_.ink(Ink::faint, say(ReplayText::firstLine, language_))};
    if (observer_ != spectator) warn();
    while (!leaving_) {
      draw();
      const Input input = seconds_ ? waitOrGoOn() : terminal_.readLine("> ");
      if (input.kind == Input::Kind::interrupt && seconds_)
        seconds_.reset();
      else if (input.kind == Input::Kind::interrupt || input.kind == Input::Kind::end)
        leaving_ = input.kind == Input::Kind::interrupt ? 130 : 0;
      else if (input.kind == Input::Kind::line)
        obey(std::string(trimmed(input.line)));
    }
    return *leaving_;
  }

 private:
  // As told, without a screen.
  int printAll() {
    terminal_.print(Lines{heading(), ""});
    terminal_.print(storyOf(table_, observer_, language_, width(), pen_));
    terminal_.print("\n");
    terminal_.print(linesOf(table_.picture(observer_, nobody, language_, terminal_.colour())));
    if (Lines standing = standingOf(table_, language_, width(), pen_); !standing.empty()) {
      terminal_.print("\n");
      terminal_.print(standing);
      terminal_.print(sameDealOf(room_, table_, language_, width()));
    }
    return 0;
  }

  int width() const { return terminal_.width(); }

  std::string heading() const {
    return say(
        ReplayText::title, language_,
        {saidText("game", room_.words->say(language_, "game.name", {})), saidText("names", joined(namesAt(table_)))});
  }

  std::string whose() const {
    if (observer_ == spectator) return say(ReplayText::spectator, language_);
    return say(ReplayText::seat, language_, {saidText("name", table_.sitters()[observer_].name)});
  }

  // A game that still runs has secrets; whoever has its file may look, but should know.
  void warn() {
    if (table_.actors().none() || observer_ == spectator) return;
    message_ =
        wrapped(say(ReplayText::openHand, language_, {saidText("name", table_.sitters()[observer_].name)}), width());
  }

  void draw() {
    const std::unique_ptr<AnyTable> then = table_.after(at_);
    Scene scene;
    scene.picture = linesOf(then->picture(observer_, whose_, language_, terminal_.colour()));
    std::string title = say(ReplayText::start, language_, {saidOf("count", static_cast<int>(table_.length()))});
    for (const Chapter& chapter : chaptersOf(*then, observer_, 0, language_)) {
      if (chapter.number == at_) scene.old = scene.told.size();
      scene.told.push_back(chapter.sentences);
      if (chapter.number == at_ && chapter.seat != nobody)
        title = say(ReplayText::move, language_,
                    {saidText("number", std::to_string(at_)), saidOf("count", static_cast<int>(table_.length())),
                     saidText("name", table_.sitters()[chapter.seat].name)});
    }
    scene.question = title + " · " + whose();
    scene.choices = [&](int columns, int rows) {
      Lines lines = standingOf(*then, language_, columns, pen_);
      if (static_cast<int>(lines.size()) > rows) lines.resize(static_cast<std::size_t>(rows));
      return lines;
    };
    scene.message = sameDealOf(room_, *then, language_, width());
    append(scene.message, message_);
    terminal_.draw(composed(scene, terminal_.size(), pen_));
  }

  // Running by itself: any key stops it.
  Input waitOrGoOn() {
    const Input input = terminal_.readKey(Terminal::Milliseconds(std::lround(seconds_.value_or(0) * 1000)));
    if (input.kind == Input::Kind::key) seconds_.reset();
    if (input.kind == Input::Kind::timeout && at_ < table_.length()) ++at_;
    if (at_ == table_.length()) seconds_.reset();
    if (!seconds_) message_.clear();
    return input;
  }

  void obey(const std::string& text) {
    message_.clear();
    const bool looked = std::exchange(whose_, nobody) != nobody;
    const std::size_t blank = text.find(' ');
    const std::string word = folded(text.substr(0, blank));
    const std::string rest = blank == std::string::npos ? "" : std::string(trimmed(text.substr(blank)));
    if (text.empty() && looked) {
      // Back from another's board.
    } else if (text.empty() || word == "n") {
      if (at_ < table_.length()) ++at_;
    } else if (word == "b" || word == "zurueck") {
      if (at_ > 0) --at_;
    } else if (word == "start" || word == "anfang") {
      at_ = 0;
    } else if (word == "end" || word == "ende") {
      at_ = table_.length();
    } else if (word == "play" || word == "lauf") {
      startRunning(rest);
    } else if (word == "seat" || word == "platz") {
      sit(rest);
    } else if (text.find_first_not_of("0123456789") == std::string::npos) {
      jump(text);
    } else {
      order(text);
    }
  }

  void startRunning(const std::string& rest) {
    const double given = std::strtod(rest.c_str(), nullptr);
    seconds_ = given > 0 && given <= 60 ? given : usualSeconds;
    if (at_ == table_.length()) at_ = 0;
    message_ = {say(ReplayText::running, language_)};
  }

  void sit(const std::string& text) {
    const std::optional<Seat> seat = observerNamed(table_, text);
    if (seat) {
      observer_ = *seat;
      warn();
    } else {
      message_ = wrapped(
          say(ReplayText::noSeat, language_, {saidText("text", text), saidText("names", joined(namesAt(table_)))}),
          width());
    }
  }

  void jump(const std::string& text) {
    std::size_t number = table_.length() + 1;
    std::from_chars(text.data(), text.data() + text.size(), number);
    if (number <= table_.length())
      at_ = number;
    else
      message_ = {say(ReplayText::noStep, language_, {saidOf("count", static_cast<int>(table_.length()))})};
  }

  void order(const std::string& text) {
    const Ordered ordered = orderIn(text);
    switch (ordered.order) {
      case Order::help:
        show([this](int columns) { return help(columns); });
        break;
      case Order::rules:
        show([this](int columns) { return readable(room_.rules(language_), columns, pen_); });
        break;
      case Order::what:
        message_ = lookedUp(room_, ordered.rest, language_, width(), pen_);
        if (!fitsAbovePrompt(terminal_, message_)) show([lines = std::exchange(message_, {})](int) { return lines; });
        break;
      case Order::log:
        show([this](int columns) { return storyOf(table_, observer_, language_, columns, pen_); });
        break;
      case Order::look:
        look(ordered.rest);
        break;
      case Order::quit:
        leaving_ = 0;
        break;
      default:
        message_ = wrapped(say(ReplayText::unknown, language_, {saidText("text", text)}), width());
    }
  }

  void look(const std::string& wanted) {
    const Glance glance = glanceAt(*table_.after(at_), observer_, wanted, language_);
    whose_ = glance.whose;
    if (!glance.word.empty()) message_ = wrapped(glance.word, width());
  }

  Lines help(int columns) const {
    Lines lines{pen_.ink(Ink::strong, say(ReplayText::helpTitle, language_)), ""};
    Lines entries;
    for (const ReplayText text : {ReplayText::helpNext, ReplayText::helpJump, ReplayText::helpPlay,
                                  ReplayText::helpSeat, ReplayText::helpLook, ReplayText::helpMore})
      entries.push_back(say(text, language_));
    entries.push_back(say(HelpText::what, language_));
    entries.push_back(say(ReplayText::helpQuit, language_));
    append(lines, explained(entries, columns, pen_));
    return lines;
  }

  void show(const std::function<Lines(int width)>& text) {
    const Input::Kind how = showPages(terminal_, text, language_);
    if (how == Input::Kind::interrupt) leaving_ = 130;
    if (how == Input::Kind::end) leaving_ = 0;
  }

  Terminal& terminal_;
  const Room& room_;
  const AnyTable& table_;
  Language language_;
  Seat observer_;
  Seat whose_ = nobody;  // board is drawn; nobody: the observer's own
  Pen pen_;
  std::size_t at_ = 0;             // moves made
  std::optional<double> seconds_;  // for each move, while it runs by itself
  Lines message_;
  std::optional<int> leaving_;
};

}  // namespace

int replay(const ReplayOptions& options, Language language) {
  const Loaded loaded = loadGame(options.file, language);
  std::string problem = loaded.problem;
  std::optional<Seat> observer = spectator;
  if (problem.empty() && !options.seat.empty()) {
    observer = observerNamed(*loaded.table, options.seat);
    if (!observer)
      problem = say(ReplayText::noSeat, language,
                    {saidText("text", options.seat), saidText("names", joined(namesAt(*loaded.table)))});
  }
  if (!problem.empty()) {
    fmt::print(stderr, "{}\n", printable(problem));
    return 1;
  }
  Terminal terminal;
  return Replay(terminal, *loaded.room, *loaded.table, observer.value_or(spectator), language).run();
}

}  // namespace mastaba::cli
