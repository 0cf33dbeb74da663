// Saving, and leaving the table.
#include <cstdlib>

#include "cli/files.h"
#include "cli/session.h"
#include "cli/texts.h"
#include "describe/text.h"

namespace mastaba::cli {
namespace {

// As a shell would have done it.
std::string withHome(const std::string& path) {
  const char* home = std::getenv("HOME");
  return path.starts_with("~/") && home ? home + path.substr(1) : path;
}

}  // namespace

bool Session::worthSaving() const {
  return table_->length() > 0 && !table_->actors().none() && table_->record() != saved_;
}

bool Session::save(std::string path) {
  path = withHome(path);
  if (path.empty()) path = file_.empty() ? freeName(room_.id) : file_;
  if (path != file_ && isThere(path)) {
    const Input answer = askPlainly(say(FileText::exists, language_, {saidText("file", path)}));
    if (answer.kind != Input::Kind::line || !saysYes(answer.line)) {
      tell(say(FileText::notSaved, language_));
      return false;
    }
  }
  const std::string record = table_->record();
  const std::string problem = saveText(path, record, language_);
  if (!problem.empty()) {
    tell(problem);
    return false;
  }
  file_ = path;
  saved_ = record;
  tell(say(FileText::saved, language_, {saidText("file", path)}) + " " + goOn());
  return true;
}

std::string Session::goOn() const {
  const bool over = table_->actors().none();
  const std::string call = std::string(over ? "mastaba replay " : "mastaba play --from ") + quoted(file_);
  return say(over ? FileText::lookAgain : FileText::goOn, language_, {saidText("call", call)});
}

Lines Session::farewell() const {
  Lines lines;
  // Without a screen of its own the standing is there already.
  if (terminal_.live()) {
    lines = standingOf(*table_, language_, width(), pen_);
    append(lines, sameDealOf(room_, *table_, language_, width()));
  }
  if (!file_.empty() && table_->record() == saved_)
    lines.push_back(goOn());
  else if (worthSaving())
    lines.push_back(say(FileText::notSaved, language_));
  return lines;
}

void Session::leave(Input::Kind how) {
  const int code = how == Input::Kind::interrupt ? 130 : 0;
  if (!worthSaving()) return leaveNow(code);
  if (how == Input::Kind::end && !terminal_.typedByHand()) {
    terminal_.print(say(PlayText::ended, language_) + "\n");
    return leaveNow(code);
  }
  message_.clear();
  terminal_.empty();
  while (!leaving_) {
    const Input answer = askPlainly(say(FileText::save, language_));
    if (answer.kind == Input::Kind::resized) continue;
    const std::string text(trimmed(answer.line));
    const bool without = answer.kind != Input::Kind::line || saysNo(text);
    if (without || save(text.empty() || saysYes(text) ? "" : text)) leaveNow(code);
  }
}

}  // namespace mastaba::cli
