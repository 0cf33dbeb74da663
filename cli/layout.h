// Text laid out for a terminal: wrapped to a width, put in columns, put together to a screen. Pure functions over
// lines; inks (engine/pen.h) take no room.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/pen.h"

namespace mastaba::cli {

using Lines = std::vector<std::string>;

struct Size {
  int columns = 80;
  int rows = 24;
};

// A pen for the program's own words.
Pen penFor(bool colour);

// The lines of a text as they are.
Lines linesOf(std::string_view text);

void append(Lines& lines, const Lines& more);

// A text without line ends, broken at blanks; lines after the first begin with `indent` blanks. What has no blank is
// broken where it must be.
Lines wrapped(std::string_view text, int width, int indent = 0);

// Not longer than the width; what was longer ends in an ellipsis.
std::string cut(const std::string& line, int width);

// Nothing but text and inks: names and files come from outside and must not steer the terminal.
std::string printable(std::string_view text);

// Items side by side, read downwards: as few columns as get by with `rows`, so that they stay easy to read. Without
// enough room: as many columns as fit, and more rows.
Lines inColumns(const Lines& items, int width, int rows);

// What one sees when asked something.
struct Scene {
  Lines picture;
  std::vector<Lines> told;  // sentences, move by move, the oldest first
  std::size_t old = 0;      // of so many moves they were known before
  std::string question;
  std::function<Lines(int width, int rows)> choices;  // at most so many lines, if that is possible
  int choiceRows = 3;                                 // that many before anything told
  bool whole = false;                                 // all choices, rather than the picture
  Lines message;
};

// A screen without its last line, which is for the prompt. Below the picture stand what was told, the question and the
// choices; beside the lower part of it, if the picture is a tall one (engine/paper.h) and there is little room below;
// the message comes last. If there is not enough room, what was told long ago goes first, then the end of the picture;
// the choices always stay.
Lines composed(const Scene& scene, Size size, const Pen& pen);

// The same where nothing limits the lines.
Lines inOrder(const Scene& scene, int width, const Pen& pen);

}  // namespace mastaba::cli
