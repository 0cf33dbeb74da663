#include "cli/markdown.h"

#include <algorithm>
#include <cctype>

#include "describe/text.h"

namespace mastaba::cli {
namespace {

// How far the text of a list entry is indented: "- ", "12. "; 0: it is none.
int markLength(std::string_view line) {
  if (line.starts_with("- ") || line.starts_with("* ")) return 2;
  std::size_t digits = 0;
  while (digits < line.size() && std::isdigit(static_cast<unsigned char>(line[digits])) != 0) ++digits;
  return digits > 0 && line.substr(digits).starts_with(". ") ? static_cast<int>(digits) + 2 : 0;
}

std::vector<std::string> cellsOf(std::string_view line, const Pen& pen) {
  std::vector<std::string> cells;
  line = trimmed(line);
  line.remove_prefix(1);
  if (line.ends_with('|')) line.remove_suffix(1);
  for (const std::string_view cell : split(line, '|')) cells.push_back(inlineText(trimmed(cell), pen));
  return cells;
}

// The last column takes what is left of the width, and is wrapped.
constexpr int narrowest = 8;  // that the last column of a table can be

Lines tableLines(const std::vector<std::vector<std::string>>& rows, int width) {
  std::vector<int> widths;
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i == widths.size()) widths.push_back(0);
      widths[i] = std::max(widths[i], columnsOf(row[i]));
    }
  int before = 0;
  for (std::size_t i = 0; i + 1 < widths.size(); ++i) before += widths[i] + 2;
  Lines lines;
  for (const auto& row : rows) {
    std::string line;
    if (width - before < std::max(width / 4, narrowest)) {
      // Too many columns to stand side by side.
      for (const std::string& cell : row) line.append(line.empty() || cell.empty() ? "" : " · ").append(cell);
      append(lines, wrapped(line, width, 2));
      continue;
    }
    for (std::size_t i = 0; i + 1 < row.size(); ++i) line += padded(row[i], widths[i] + 2);
    const Lines last = wrapped(row.back(), width - before);
    for (std::size_t i = 0; i < last.size(); ++i)
      lines.push_back((i == 0 ? line : std::string(static_cast<std::size_t>(before), ' ')) + last[i]);
  }
  return lines;
}

class Reader {
 public:
  Reader(int width, const Pen& pen) : width_(width), pen_(pen) {}

  void read(std::string_view line) {
    const std::string_view text = trimmed(line);
    const std::size_t indent = line.find_first_not_of(' ');
    if (text.starts_with("```")) {
      flush();
      code_ = !code_;
    } else if (code_) {
      lines_.push_back(cut("  " + std::string(line), width_));
    } else if (text.empty()) {
      flush();
      if (!lines_.empty() && !lines_.back().empty()) lines_.emplace_back();
    } else if (text.starts_with('|')) {
      if (table_.empty()) flush();
      if (text.find_first_not_of("|-: ") != std::string_view::npos) table_.push_back(cellsOf(text, pen_));
    } else if (text.starts_with('#')) {
      flush();
      const std::string_view title = trimmed(text.substr(std::min(text.find_first_not_of('#'), text.size())));
      for (const std::string& one : wrapped(inlineText(title, penFor(false)), width_))
        lines_.push_back(pen_.ink(Ink::strong, one));
    } else if (const int mark = markLength(text); mark > 0) {
      flush();
      indent_ = static_cast<int>(indent);
      hanging_ = indent_ + mark;
      paragraph_ = text.starts_with("* ") ? "- " + std::string(text.substr(2)) : std::string(text);
    } else {
      if (paragraph_.empty()) indent_ = hanging_ = 0;
      paragraph_.append(paragraph_.empty() ? "" : " ").append(text);
    }
  }

  Lines done() {
    flush();
    while (!lines_.empty() && lines_.back().empty()) lines_.pop_back();
    return std::move(lines_);
  }

 private:
  void flush() {
    if (!paragraph_.empty()) {
      const std::string before(static_cast<std::size_t>(indent_), ' ');
      for (const std::string& one : wrapped(inlineText(paragraph_, pen_), width_ - indent_, hanging_ - indent_))
        lines_.push_back(before + one);
    }
    paragraph_.clear();
    append(lines_, tableLines(table_, width_));
    table_.clear();
  }

  int width_;
  const Pen& pen_;
  Lines lines_;
  std::string paragraph_;
  std::vector<std::vector<std::string>> table_;
  int indent_ = 0;
  int hanging_ = 0;
  bool code_ = false;
};

}  // namespace

std::string inlineText(std::string_view text, const Pen& pen) {
  std::string out;
  while (!text.empty()) {
    const auto between = [&](std::string_view mark) {
      const std::size_t end = text.find(mark, mark.size());
      return end == std::string_view::npos || end == mark.size() ? std::string_view{}
                                                                 : text.substr(mark.size(), end - mark.size());
    };
    if (text.starts_with("**") && !between("**").empty()) {
      out += pen.ink(Ink::strong, between("**"));
      text.remove_prefix(between("**").size() + 4);
    } else if (text.starts_with('`') && !between("`").empty()) {
      out += pen.ink(Ink::cyan, between("`"));
      text.remove_prefix(between("`").size() + 2);
    } else if (const std::size_t middle = text.find("]("); text.starts_with('[') && middle != std::string_view::npos &&
                                                           text.find(')', middle) != text.npos &&
                                                           text.find('[', 1) > middle) {
      out += text.substr(1, middle - 1);
      text.remove_prefix(text.find(')', middle) + 1);
    } else if (text.starts_with('*') && text.size() > 1 && text[1] != ' ' && !between("*").empty()) {
      out += between("*");
      text.remove_prefix(between("*").size() + 2);
    } else {
      out += text[0];
      text.remove_prefix(1);
    }
  }
  return out;
}

Lines readable(std::string_view markdown, int width, const Pen& pen) {
  Reader reader(width, pen);
  for (const std::string& line : linesOf(markdown)) reader.read(line);
  return reader.done();
}

}  // namespace mastaba::cli
