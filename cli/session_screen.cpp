// What one sees at the table.
#include <utility>

#include "cli/pages.h"
#include "cli/session.h"
#include "cli/texts.h"

namespace mastaba::cli {

Scene Session::sceneFor(Seat observer) const {
  Scene scene;
  scene.picture = drawn_.empty() ? linesOf(table_->picture(observer, nobody, language_, terminal_.colour())) : drawn_;
  for (const Chapter& chapter : chaptersOf(*table_, observer, 0, language_)) {
    scene.told.push_back(chapter.sentences);
    if (chapter.number < known_[observer]) scene.old = scene.told.size();
  }
  scene.question = table_->asked(observer, language_);
  if (which_.size() < choices_.size()) scene.choiceRows = 8;  // whoever asked for them wants to see them
  if (!choices_.empty()) scene.choices = [this](int columns, int rows) { return choiceLines(columns, rows); };
  scene.message = message_;
  return scene;
}

Lines Session::choiceLines(int width, int rows) const {
  Lines lines;
  if (which_.size() < choices_.size()) {
    const std::string some =
        say(PlayText::narrowed, language_,
            {saidOf("count", static_cast<int>(which_.size())), saidOf("all", static_cast<int>(choices_.size()))});
    lines.push_back(pen_.ink(Ink::faint, cut(some, width)));
  }
  const int room = rows - static_cast<int>(lines.size());
  Listed list = listed(choices_, which_, width, room, pen_);
  const bool hint = !list.fold.empty() && room > 2;
  if (hint) list = listed(choices_, which_, width, room - 1, pen_);
  lines.insert(lines.end(), list.lines.begin(), list.lines.end());
  if (hint) {
    const std::string sentence = say(PlayText::folded, language_, {saidText("text", list.fold)});
    lines.push_back(pen_.ink(Ink::faint, cut(sentence, width)));
  }
  return lines;
}

void Session::show(const Scene& scene) {
  if (terminal_.live())
    terminal_.draw(composed(scene, terminal_.size(), pen_));
  else
    terminal_.print(inOrder(scene, width(), pen_));
}

// On a screen everything; otherwise the question once, and then only what is new.
void Session::showChanges() {
  if (terminal_.live()) {
    show(sceneFor(present_));
    return;
  }
  if (!listed_) {
    terminal_.print("\n");
    show(sceneFor(present_));
  } else {
    terminal_.print(message_);
  }
  listed_ = true;
}

void Session::tell(const std::string& sentence) { tell(wrapped(sentence, width())); }

void Session::tell(Lines lines) {
  if (fitsAbovePrompt(terminal_, lines))
    message_ = std::move(lines);
  else
    showText([lines](int) { return lines; });
}

void Session::showText(const std::function<Lines(int width)>& text, bool fromTheEnd) {
  const Input::Kind how = showPages(terminal_, text, language_, fromTheEnd);
  if (how == Input::Kind::interrupt || how == Input::Kind::end) leave(how);
}

Input Session::askPlainly(const std::string& question) {
  Lines lines = message_;
  append(lines, wrapped(question, width()));
  message_.clear();
  while (true) {
    if (terminal_.live())
      terminal_.draw(lines);
    else
      terminal_.print(lines);
    Input input = terminal_.readLine("> ");
    if (input.kind != Input::Kind::resized) return input;
  }
}

}  // namespace mastaba::cli
