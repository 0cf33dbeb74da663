// A long text on the terminal, page by page; without a screen, as a whole.
#pragma once

#include <functional>

#include "cli/terminal.h"
#include "describe/words.h"

namespace mastaba::cli {

// `text` makes the lines for a width. Returns what ended it: a key of the reader, Ctrl-C or Ctrl-D.
Input::Kind showPages(Terminal& terminal, const std::function<Lines(int width)>& text, Language language,
                      bool fromTheEnd = false);

// Whether an answer can stand above the prompt; otherwise it is so long that it needs pages of its own.
bool fitsAbovePrompt(const Terminal& terminal, const Lines& answer);

// Two columns from lines such as "save FILE|save the game".
Lines explained(const Lines& entries, int width, const Pen& pen);

}  // namespace mastaba::cli
