// The rules of a game (RULES.md) made readable in a terminal: paragraphs wrapped, lists with a hanging indent, tables
// in columns, emphasis as ink.
#pragma once

#include <string_view>

#include "cli/layout.h"

namespace mastaba::cli {

Lines readable(std::string_view markdown, int width, const Pen& pen);

// Emphasis, code and links within a line: `**bold**`, `code`, [text](target).
std::string inlineText(std::string_view text, const Pen& pen);

}  // namespace mastaba::cli
