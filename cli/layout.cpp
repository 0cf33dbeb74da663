#include "cli/layout.h"

#include <algorithm>

#include "describe/text.h"
#include "engine/paper.h"

namespace mastaba::cli {
namespace {

constexpr int gap = 2;           // blanks between columns
constexpr int leastChoices = 3;  // lines
constexpr int leastTold = 3;
constexpr int plainChoices = 12;
constexpr int besideFrom = Paper::tallColumns + gap;
constexpr int leastBeside = 30;                     // columns
constexpr int enoughBelow = 24 - 1 - Paper::lines;  // as much as a usual picture leaves on a usual terminal

int rowsFor(std::size_t items, int columns) {
  return static_cast<int>((items + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns));
}

// How wide each column must be, if there are so many rows.
std::vector<int> widthsOf(const std::vector<int>& lengths, int rows) {
  std::vector<int> widths;
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    if (i % static_cast<std::size_t>(rows) == 0) widths.push_back(0);
    widths.back() = std::max(widths.back(), lengths[i]);
  }
  return widths;
}

bool fits(const std::vector<int>& widths, int width) {
  int all = -gap;
  for (const int one : widths) all += one + gap;
  return all <= width;
}

// What was told of one move; packed, the sentences follow each other in a line.
Lines chapterLines(const Lines& sentences, int width, bool packed) {
  Lines lines;
  std::string all;
  for (const std::string& sentence : sentences) {
    all += (all.empty() ? "" : " ") + sentence;
    if (!packed) append(lines, wrapped(sentence, width, 2));
  }
  if (packed && !all.empty()) lines = wrapped(all, width, 2);
  return lines;
}

int newLines(const Scene& scene, int width) {
  int count = 0;
  for (std::size_t i = scene.old; i < scene.told.size(); ++i)
    count += static_cast<int>(chapterLines(scene.told[i], width, false).size());
  return count;
}

// The last things told, as many as there is room for; what is new stands out.
Lines lastTold(const Scene& scene, int width, int rows, const Pen& pen) {
  const bool packed = newLines(scene, width) > rows;
  Lines lines;
  for (std::size_t i = scene.told.size(); i-- > 0 && static_cast<int>(lines.size()) < rows;) {
    Lines chapter = chapterLines(scene.told[i], width, packed);
    const int over = static_cast<int>(lines.size() + chapter.size()) - rows;
    if (over > 0) chapter.erase(chapter.begin(), chapter.begin() + over);
    if (i < scene.old)
      for (std::string& line : chapter) line = pen.ink(Ink::faint, line);
    lines.insert(lines.begin(), chapter.begin(), chapter.end());
  }
  return lines;
}

Lines questionOf(const Scene& scene, int width, const Pen& pen) {
  return scene.question.empty() ? Lines{} : wrapped(pen.ink(Ink::strong, scene.question), width);
}

// What was told, the question and the choices, in an area of this size.
Lines spoken(const Scene& scene, int width, int rows, const Pen& pen) {
  const Lines question = questionOf(scene, width, pen);
  int room = rows - static_cast<int>(question.size());
  const int wanted = !scene.choices ? 0
                     : scene.whole  ? static_cast<int>(scene.choices(width, rows).size())
                                    : scene.choiceRows;
  // Blank lines and the last things told, as far as there is room for them.
  const bool airy = room - wanted >= 6;
  const int gaps = airy ? 2 : 0;
  const int told = std::clamp(room - gaps - wanted, 0, std::min(newLines(scene, width), leastTold));
  const Lines choices = scene.choices ? scene.choices(width, std::max(room - gaps - told, 1)) : Lines{};
  room -= gaps + static_cast<int>(choices.size());

  Lines lines;
  if (airy) lines.emplace_back();
  append(lines, lastTold(scene, width, room, pen));
  if (airy) lines.emplace_back();
  append(lines, question);
  append(lines, choices);
  return lines;
}

// The lines that the question and the choices need at least.
int leastSpoken(const Scene& scene, int width, int rows, const Pen& pen) {
  const int question = static_cast<int>(questionOf(scene, width, pen).size());
  if (!scene.choices) return question;
  return question + (scene.whole ? static_cast<int>(scene.choices(width, rows).size()) : leastChoices);
}

// The first line of a picture from which on the right is free.
int freeFrom(const Lines& picture) {
  std::size_t from = picture.size();
  while (from > 0 && columnsOf(picture[from - 1]) <= Paper::tallColumns) --from;
  return static_cast<int>(from);
}

bool standsBeside(const Scene& scene, int width, int rows, const Pen& pen) {
  const int height = static_cast<int>(scene.picture.size());
  const int free = width - besideFrom;
  if (height <= Paper::lines || rows - height >= enoughBelow || free < leastBeside) return false;
  const int room = rows - freeFrom(scene.picture);
  return leastSpoken(scene, free, room, pen) <= room;
}

Lines beside(const Scene& scene, int width, int rows, const Pen& pen) {
  const int from = freeFrom(scene.picture);
  const Lines right = spoken(scene, width - besideFrom, rows - from, pen);
  const int height = static_cast<int>(scene.picture.size());
  Lines screen;
  for (int row = 0; row < std::min(rows, std::max(height, from + static_cast<int>(right.size()))); ++row) {
    std::string line = row < height ? cut(scene.picture[static_cast<std::size_t>(row)], width) : "";
    const auto at = static_cast<std::size_t>(std::max(row - from, 0));
    if (row >= from && at < right.size() && !right[at].empty())
      line = padded(line, besideFrom) + cut(right[at], width - besideFrom);
    screen.push_back(std::move(line));
  }
  return screen;
}

Lines below(const Scene& scene, int width, int rows, const Pen& pen) {
  const int height = static_cast<int>(scene.picture.size());
  int shown = std::clamp(rows - leastSpoken(scene, width, rows, pen), 0, height);
  if (scene.whole && shown < height) shown = 0;  // half a picture tells nothing
  Lines screen;
  for (int i = 0; i < shown; ++i) screen.push_back(cut(scene.picture[static_cast<std::size_t>(i)], width));
  append(screen, spoken(scene, width, rows - shown, pen));
  return screen;
}

}  // namespace

Pen penFor(bool colour) {
  Pen pen;
  pen.colour = colour;
  return pen;
}

Lines linesOf(std::string_view text) {
  const auto lines = splitLines(text);
  return {lines.begin(), lines.end()};
}

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

Lines wrapped(std::string_view text, int width, int indent) {
  width = std::max(width, indent + 2);
  Lines lines{""};
  int used = 0;
  bool blank = false;  // is wanted before the next word
  while (!text.empty()) {
    if (text.front() == ' ') {
      blank = used > 0;
      text.remove_prefix(1);
      continue;
    }
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    const int length = columnsOf(word);
    const int start = lines.size() == 1 ? 0 : indent;
    if (used > start && used + (blank ? 1 : 0) + length > width) {
      lines.emplace_back(static_cast<std::size_t>(indent), ' ');
      used = indent;
      blank = false;
    }
    if (blank) {
      lines.back() += ' ';
      ++used;
    }
    blank = false;
    for (std::string_view rest = word; !rest.empty();) {
      const std::size_t ink = inkLength(rest);
      const std::size_t piece = ink > 0 ? ink : characterLength(rest);
      if (ink == 0 && used == width) {
        lines.emplace_back(static_cast<std::size_t>(indent), ' ');
        used = indent;
      }
      lines.back() += rest.substr(0, piece);
      rest.remove_prefix(piece);
      if (ink == 0) ++used;
    }
  }
  return lines;
}

std::string cut(const std::string& line, int width) { return columnsOf(line) > width ? padded(line, width) : line; }

std::string printable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t ink = inkLength(text);
    const std::size_t length = ink > 0 ? ink : first < 0x80 ? 1 : characterLength(text);
    const std::string_view piece = text.substr(0, length);
    text.remove_prefix(length);
    const bool plain = ink > 0 || piece == "\n" || (first >= 0x20 && first < 0x7f);
    // 0x80 to 0x9f are control characters too, some terminals obey them.
    const bool letter =
        piece.size() > 1 && first >= 0xc2 && (first > 0xc2 || static_cast<unsigned char>(piece[1]) >= 0xa0);
    if (plain || letter)
      out += piece;
    else if (piece == "\t")
      out += ' ';
  }
  return out;
}

Lines inColumns(const Lines& items, int width, int rows) {
  if (items.empty()) return {};
  int best = static_cast<int>(items.size());
  std::vector<int> lengths;
  for (const std::string& item : items) lengths.push_back(columnsOf(item));
  for (int columns = 1; columns <= static_cast<int>(items.size()); ++columns) {
    const int needed = rowsFor(items.size(), columns);
    if (needed < best && !fits(widthsOf(lengths, needed), width)) continue;
    best = needed;
    if (best <= rows) break;
  }
  const std::vector<int> widths = widthsOf(lengths, best);
  Lines lines(static_cast<std::size_t>(best));
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::size_t row = i % lines.size();
    const std::size_t column = i / lines.size();
    const bool last = i + lines.size() >= items.size();
    lines[row] += last ? items[i] : padded(items[i], widths[column] + gap);
  }
  for (std::string& line : lines) line = cut(line, width);
  return lines;
}

Lines composed(const Scene& scene, Size size, const Pen& pen) {
  const int rows = size.rows - 1 - static_cast<int>(scene.message.size());
  Lines screen = standsBeside(scene, size.columns, rows, pen) ? beside(scene, size.columns, rows, pen)
                                                              : below(scene, size.columns, rows, pen);
  append(screen, scene.message);
  if (static_cast<int>(screen.size()) > size.rows - 1)
    screen.erase(screen.begin(), screen.end() - std::max(size.rows - 1, 0));
  return screen;
}

Lines inOrder(const Scene& scene, int width, const Pen& pen) {
  Lines lines = scene.picture;
  for (std::size_t i = scene.old; i < scene.told.size(); ++i) append(lines, chapterLines(scene.told[i], width, false));
  if (!scene.question.empty()) append(lines, wrapped(pen.ink(Ink::strong, scene.question), width));
  if (scene.choices) append(lines, scene.choices(width, plainChoices));
  append(lines, scene.message);
  return lines;
}

}  // namespace mastaba::cli
