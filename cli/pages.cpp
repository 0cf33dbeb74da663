#include "cli/pages.h"

#include <algorithm>

#include "cli/texts.h"

namespace mastaba::cli {
namespace {

constexpr int widest = 100;  // longer lines are hard to read

bool isText(const Key& key, std::string_view text) { return key.name == Key::Name::text && key.text == text; }

bool goesBack(const Key& key) {
  return key.name == Key::Name::up || key.name == Key::Name::pageUp || isText(key, "b") || isText(key, "k");
}

bool goesOn(const Key& key) {
  return key.name == Key::Name::enter || key.name == Key::Name::down || key.name == Key::Name::pageDown ||
         isText(key, " ") || isText(key, "n") || isText(key, "j");
}

}  // namespace

Input::Kind showPages(Terminal& terminal, const std::function<Lines(int width)>& text, Language language,
                      bool fromTheEnd) {
  if (!terminal.live()) {
    terminal.print(text(std::min(terminal.size().columns, widest)));
    return Input::Kind::key;
  }
  int page = fromTheEnd ? -1 : 0;
  while (true) {
    const Size size = terminal.size();
    const Lines lines = text(std::min(size.columns, widest));
    const int rows = size.rows - 2;
    const int count = std::max((static_cast<int>(lines.size()) + rows - 1) / rows, 1);
    page = page < 0 ? count - 1 : std::min(page, count - 1);
    // The last page is as full as the others.
    const int most = std::max(static_cast<int>(lines.size()) - rows, 0);
    const auto first = lines.begin() + std::min(page * rows, most);
    const auto last = first + std::min<std::ptrdiff_t>(rows, lines.end() - first);
    Lines screen(first, last);
    for (std::string& line : screen) line = cut(line, size.columns);
    screen.resize(static_cast<std::size_t>(rows));
    const std::string foot =
        say(PlayText::pages, language, {saidText("number", std::to_string(page + 1)), saidOf("count", count)});
    screen.push_back(penFor(terminal.colour()).ink(Ink::faint, cut(foot, size.columns)));
    terminal.draw(screen);
    const Input input = terminal.readKey();
    if (input.kind == Input::Kind::end || input.kind == Input::Kind::interrupt) return input.kind;
    if (input.kind != Input::Kind::key) continue;
    if (isText(input.key, "q")) return Input::Kind::key;
    if (goesBack(input.key) && page > 0) --page;
    if (!goesOn(input.key)) continue;
    if (page + 1 == count) return Input::Kind::key;
    ++page;
  }
}

bool fitsAbovePrompt(const Terminal& terminal, const Lines& answer) {
  return !terminal.live() || static_cast<int>(answer.size()) <= std::max(terminal.size().rows / 4, 2);
}

Lines explained(const Lines& entries, int width, const Pen& pen) {
  int left = 0;
  for (const std::string& entry : entries) left = std::max(left, columnsOf(entry.substr(0, entry.find('|'))));
  left += 2;
  Lines lines;
  for (const std::string& entry : entries) {
    const std::size_t bar = entry.find('|');
    const Lines right = wrapped(entry.substr(bar + 1), std::max(width - left, 10));
    for (std::size_t i = 0; i < right.size(); ++i)
      lines.push_back(padded(i == 0 ? pen.ink(Ink::yellow, entry.substr(0, bar)) : "", left) + right[i]);
  }
  return lines;
}

}  // namespace mastaba::cli
