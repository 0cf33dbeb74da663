// What was typed at the table: a move in one of its forms, or an order.
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <charconv>

#include "cli/hints.h"
#include "cli/lookup.h"
#include "cli/markdown.h"
#include "cli/pages.h"
#include "cli/party.h"
#include "cli/session.h"
#include "cli/texts.h"
#include "describe/json_in.h"
#include "describe/text.h"

namespace mastaba::cli {
namespace {

constexpr int plainRows = 12;
// As many moves as there is room for above the prompt.
constexpr int fewestHinted = 3;
constexpr int mostHinted = 5;
// A hint must depend on nothing that the seat does not see: it has the same character at every table.
constexpr u64 advisor = 1;

// "SCHATZ-22b": 22.
int ruleNumber(std::string_view name) {
  const std::size_t digits = name.find_first_of("0123456789");
  int number = 0;
  if (digits != std::string_view::npos) std::from_chars(name.data() + digits, name.data() + name.size(), number);
  return number;
}

}  // namespace

bool Session::obey(Seat seat, const std::string& line) {
  const std::string text(trimmed(line));
  if (text.empty()) {
    which_ = allOf(choices_);
    listed_ = false;
    return false;
  }
  if (text[0] == '{') {
    json::value move;
    if (const Fault fault = parseJson(text, move)) {
      tell(sayFault(fault, language_));
      return false;
    }
    return playMove(seat, move);
  }
  if (const auto choice = exactly(choices_, text)) return playMove(seat, choices_[*choice].move);
  const Ordered ordered = orderIn(text);
  if (ordered.order == Order::none || isMoveRather(ordered, text)) return narrow(seat, text);
  return follow(seat, ordered);
}

// "look at the scroll" may be words of a move; whoever is called so is not.
bool Session::isMoveRather(const Ordered& ordered, const std::string& text) const {
  return ordered.order == Order::look && !ordered.rest.empty() && !seatNamed(*table_, ordered.rest) &&
         !narrowed(choices_, allOf(choices_), text).empty();
}

bool Session::narrow(Seat seat, const std::string& text) {
  // First among those that are listed, so that one may narrow down word by word.
  Which hits = narrowed(choices_, which_, text);
  const bool listed = !hits.empty();
  if (!listed) hits = narrowed(choices_, allOf(choices_), text);
  // What is typed as another move, which is not possible now, is not taken for this one: the rule that forbids it is
  // told.
  json::value meant;
  if (hits.size() <= 1 && !parseJson(table_->meant(text, language_), meant)) return playMove(seat, meant);
  // What one has before one's eyes is played; anything else is shown first.
  if (hits.size() == 1 && (listed || which_.size() == choices_.size())) return playMove(seat, choices_[hits[0]].move);
  if (hits.empty()) {
    tell(say(PlayText::unknown, language_, {saidText("text", text)}));
    return false;
  }
  which_ = hits;
  if (which_.size() == choices_.size())
    tell(say(PlayText::allFit, language_, {saidText("text", text)}));
  else if (!terminal_.live())
    message_ = choiceLines(width(), plainRows);
  return false;
}

bool Session::playMove(Seat seat, const json::value& move) {
  const std::size_t before = table_->length();
  const Answer answer = table_->play(seat, move, language_);
  if (answer.ok()) {
    known_[seat] = known_[spectator] = before + 1;
    return true;
  }
  if (answer.rule.empty()) {
    tell(sayFault(answer.fault, language_));
  } else {
    refused_ = answer.rule;
    tell(say(PlayText::refused, language_, {saidText("rule", answer.rule), saidText("why", answer.why)}));
  }
  return false;
}

bool Session::follow(Seat seat, const Ordered& ordered) {
  switch (ordered.order) {
    case Order::help:
      help();
      break;
    case Order::hint:
      if (!choices_.empty()) hint(seat);
      break;
    case Order::undo:
      return undo(seat);
    case Order::why:
      why(seat, ordered.rest);
      break;
    case Order::rules:
      showText([this](int columns) { return readable(room_.rules(language_), columns, pen_); });
      break;
    case Order::what:
      tell(lookedUp(room_, ordered.rest, language_, width(), pen_));
      break;
    case Order::preview:
      preview(seat, ordered.rest);
      break;
    case Order::log:
      log(seat);
      break;
    case Order::look:
      look(seat, ordered.rest);
      break;
    case Order::save:
      (void)save(ordered.rest);
      break;
    case Order::quit:
      leave(Input::Kind::line);
      break;
    case Order::none:
      break;
  }
  return false;
}

void Session::help() {
  showText([this](int columns) {
    Lines lines{pen_.ink(Ink::strong, say(HelpText::title, language_)), ""};
    for (const HelpText text : {HelpText::moves, HelpText::narrow, HelpText::json, HelpText::keys}) {
      const std::string move = choices_.empty() ? "{…}" : json::serialize(choices_[0].move);
      append(lines, wrapped(say(text, language_, {saidText("move", move)}), columns));
    }
    lines.emplace_back();
    Lines entries;
    for (const HelpText text :
         {HelpText::help, HelpText::hint, HelpText::undo, HelpText::why, HelpText::rules, HelpText::what,
          HelpText::preview, HelpText::log, HelpText::look, HelpText::save, HelpText::quit})
      entries.push_back(say(text, language_));
    append(lines, explained(entries, columns, pen_));
    Lines bots;
    for (const Sitter& sitter : table_->sitters())
      if (sitter.bot > 0)
        bots.push_back(sitter.name + ", " + levelName(sitter.bot, language_) + "|" + levelAbout(sitter.bot, language_));
    if (!bots.empty()) {
      append(lines, {"", pen_.ink(Ink::strong, say(HelpText::opponents, language_)), ""});
      append(lines, explained(bots, columns, pen_));
    }
    return lines;
  });
}

void Session::hint(Seat seat) {
  Thought thought(
      table_, [seat, player = playerOf(highestLevel()), language = language_](const AnyTable& table, const Stop* stop) {
        return table.hint(seat, player, advisor, language, stop);
      });
  Scene scene = sceneFor(present_);
  scene.message = wrapped(say(PlayText::hintThinks, language_), width());
  const bool enough = !await(thought, Clock::now(), scene);
  if (enough) thought.stop();
  // Ctrl-C once more makes no difference: it comes to an end at once.
  while (enough && !await(thought, Clock::now(), scene)) {
  }
  Lines lines;
  for (int most = mostHinted; most >= fewestHinted; --most) {
    lines = hintLines(thought.answer(), choices_, namesAt(*table_), most, enough, language_, width(), pen_);
    if (fitsAbovePrompt(terminal_, lines)) break;
  }
  tell(lines);
}

bool Session::undo(Seat seat) {
  if (seat == spectator || !table_->undo(seat)) {
    tell(sayFault({Wrong::nothingToUndo, {}, {}}, language_));
    return false;
  }
  known_[seat] = std::min(known_[seat], table_->length());
  tell(say(PlayText::undone, language_));
  return true;
}

void Session::why(Seat seat, const std::string& rule) {
  if (rule.empty() && refused_.empty()) {
    tell(say(PlayText::whyNothing, language_,
             {saidText("question", seat == spectator ? "–" : table_->asked(seat, language_))}));
    return;
  }
  const int number = ruleNumber(rule.empty() ? refused_ : rule);
  const std::string text = ruleText(room_.rules(language_), number);
  if (text.empty())
    tell(say(PlayText::noRule, language_, {saidText("text", rule.empty() ? refused_ : rule)}));
  else
    tell(wrapped(
        pen_.ink(Ink::yellow, std::string(room_.tag) + "-" + std::to_string(number)) + ": " + inlineText(text, pen_),
        width()));
}

void Session::preview(Seat seat, const std::string& which) {
  const auto choice = exactly(choices_, which);
  std::string preview;
  if (!choice || !table_->preview(seat, choices_[*choice].move, language_, terminal_.colour(), preview).ok()) {
    tell(say(PlayText::noMove, language_, {saidText("text", which)}));
    return;
  }
  const Foreseen foreseen = foreseenIn(preview);
  std::string text = say(PlayText::previewSees, language_, {saidText("text", choices_[*choice].say)});
  for (const std::string& sentence : foreseen.sentences) text += " " + sentence;
  if (!foreseen.whole)
    text += " " + say(PlayText::previewNews, language_);
  else if (foreseen.sentences.empty())
    text += " " + say(PlayText::previewNothing, language_);
  tell(text);
  draw(foreseen.picture);
}

// A picture other than that of the table, until something else is typed. Without a screen of its own it is said once,
// like any other answer.
void Session::draw(const Lines& picture) {
  if (terminal_.live())
    drawn_ = picture;
  else
    message_.insert(message_.begin(), picture.begin(), picture.end());
}

void Session::log(Seat observer) {
  showText([this, observer](int columns) { return storyOf(*table_, observer, language_, columns, pen_); }, true);
}

void Session::look(Seat observer, const std::string& whose) {
  const Glance glance = glanceAt(*table_, observer, whose, language_);
  if (!glance.word.empty()) tell(glance.word);
  // Where there is nobody to look at, the word says why.
  if (glance.whose != nobody || glance.word.empty())
    draw(linesOf(table_->picture(observer, glance.whose, language_, terminal_.colour())));
}

}  // namespace mastaba::cli
