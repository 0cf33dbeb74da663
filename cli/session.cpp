#include "cli/session.h"

#include <boost/json/value.hpp>
#include <utility>

#include "cli/party.h"
#include "cli/texts.h"
#include "describe/json_in.h"
#include "describe/text.h"
#include "table/record.h"

namespace mastaba::cli {

Session::Session(Terminal& terminal, const Room& room, std::shared_ptr<AnyTable> table, Language language, Pace pace,
                 std::string file)
    : terminal_(terminal),
      room_(room),
      table_(std::move(table)),
      language_(language),
      pace_(pace),
      pen_(penFor(terminal.colour())),
      file_(std::move(file)) {
  if (!file_.empty()) saved_ = table_->record();
  for (Seat seat = 0; seat < static_cast<int>(table_->sitters().size()); ++seat)
    if (isPerson(seat)) {
      ++people_;
      present_ = seat;
    }
  if (people_ > 1) present_ = spectator;  // the first comes through the curtain
}

int Session::run() {
  while (!leaving_ && !table_->actors().none()) {
    if (const Seat seat = asker(); seat != nobody)
      ask(seat);
    else
      letBotMove(table_->actors().first());
  }
  if (!leaving_) finish();
  const Lines last = farewell();
  terminal_.leave();
  terminal_.print(last);
  return leaving_.value_or(0);
}

// Where several decide at the same time, whoever sits at the screen goes first; bots come last, which tells them
// nothing.
Seat Session::asker() const {
  const Seats actors = table_->actors();
  if (present_ != spectator && actors.has(present_)) return present_;
  for (const Seat seat : actors)
    if (isPerson(seat)) return seat;
  return nobody;
}

// Whoever sat here before may still think again, where several decide at the same time.
bool Session::curtain(Seat seat) {
  message_.clear();
  const bool again = present_ != spectator && table_->canUndo(present_);
  std::string text = say(PlayText::curtain, language_, {saidText("name", nameOf(seat))});
  if (again) text += " " + say(PlayText::thinkAgain, language_, {saidText("name", nameOf(present_))});
  while (!leaving_) {
    const Input input = askPlainly(text);
    if (input.kind == Input::Kind::interrupt || input.kind == Input::Kind::end) leave(input.kind);
    if (input.kind != Input::Kind::line) continue;
    if (!again || orderIn(input.line).order != Order::undo) break;
    // Back through a curtain: it may not be the same person who typed that.
    (void)table_->undo(present_);
    present_ = spectator;
    return false;
  }
  present_ = seat;
  return true;
}

void Session::ask(Seat seat) {
  if (people_ > 1 && present_ != seat) {
    terminal_.empty();
    if (!curtain(seat)) return;
  }
  choices_ = choicesOf(table_->moves(seat, language_));
  which_ = allOf(choices_);
  refused_.clear();
  listed_ = false;
  drawn_.clear();
  while (!leaving_) {
    showChanges();
    const Input input = terminal_.readLine(nameOf(seat) + "> ");
    if (input.kind == Input::Kind::interrupt || input.kind == Input::Kind::end) leave(input.kind);
    if (input.kind != Input::Kind::line) continue;
    message_.clear();
    drawn_.clear();
    if (obey(seat, input.line)) break;
  }
}

// Until it is thought through, and not before `until`. False: Ctrl-C.
bool Session::await(const Thought& thought, Clock::time_point until, const Scene& scene) {
  if (terminal_.live()) show(scene);
  while (true) {
    const auto left = std::chrono::ceil<Terminal::Milliseconds>(until - Clock::now());
    if (thought.done() && left.count() <= 0) return true;
    const Input input = terminal_.pause(thought.done() ? std::optional(left) : std::optional<Terminal::Milliseconds>());
    if (input.kind == Input::Kind::interrupt) return false;
    if (input.kind == Input::Kind::resized && terminal_.live()) show(scene);
  }
}

// The highest level takes its time; the others have so much to do and no more.
Player Session::playerOf(int level) const {
  return {.level = level, .milliseconds = level >= highestLevel() ? static_cast<int>(pace_.think.count()) : 0};
}

// The same throughout a game, and when it is loaded again; and no secret.
u64 Session::characterOf(Seat seat) const {
  record::Check check;
  for (const Sitter& sitter : table_->sitters()) check.add(sitter.name);
  check.add(static_cast<u32>(seat));
  return check.number();
}

void Session::letBotMove(Seat seat) {
  const int level = table_->sitters()[seat].bot;
  Thought thought(table_, [seat, player = playerOf(level), seed = characterOf(seat)](
                              const AnyTable& table, const Stop* stop) { return table.bot(seat, player, seed, stop); });
  Scene scene = sceneFor(present_);
  scene.question =
      say(PlayText::thinks, language_, {saidText("name", nameOf(seat)), saidText("text", levelName(level, language_))});
  scene.choices = nullptr;
  if (!await(thought, Clock::now() + (terminal_.live() ? pace_.pause : Terminal::Milliseconds(0)), scene)) {
    thought.stop();
    leave(Input::Kind::interrupt);
    return;
  }
  json::value move;
  if (!parseJson(thought.answer(), move)) (void)table_->play(seat, move, language_);
}

void Session::finish() {
  choices_.clear();
  drawn_.clear();
  if (people_ != 1) present_ = spectator;
  bool shown = false;
  while (!leaving_) {
    Scene scene = sceneFor(present_);
    scene.question = "";
    scene.choices = [this](int columns, int) { return standingOf(*table_, language_, columns, pen_); };
    scene.whole = true;  // how it ended comes before how it looks
    if (message_.empty()) message_ = wrapped(say(PlayText::atEnd, language_), width());
    scene.message = sameDealOf(room_, *table_, language_, width());
    append(scene.message, message_);
    if (terminal_.live() || !shown)
      show(scene);
    else
      terminal_.print(message_);
    shown = true;
    const Input input = terminal_.readLine("> ");
    if (input.kind == Input::Kind::interrupt) leaveNow(130);
    if (input.kind == Input::Kind::end) leaveNow(0);
    if (input.kind != Input::Kind::line) continue;
    message_.clear();
    const bool looked = !std::exchange(drawn_, {}).empty();
    const Ordered ordered = orderIn(input.line);
    if (trimmed(input.line).empty() && looked)
      continue;  // back from another's board
    else if (trimmed(input.line).empty())
      leaveNow(0);
    else if (ordered.order == Order::none)
      message_ = wrapped(say(PlayText::unknown, language_, {saidText("text", input.line)}), width());
    else
      (void)follow(present_, ordered);
  }
}

}  // namespace mastaba::cli
