#include "cli/chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <numeric>
#include <string_view>

namespace mastaba::cli {
namespace {

constexpr double width = 800;
constexpr double height = 420;
constexpr double left = 60;
constexpr double right = 640;  // names stand beyond it
constexpr double top = 50;
constexpr double bottom = 370;
constexpr double lineOfText = 18;

struct Stroke {
  std::string_view colour;
  std::string_view dashes;
};
// Colours that look different to everybody (Okabe and Ito), dark enough for white paper.
constexpr std::array<Stroke, 6> strokes{{{"#000000", "none"},
                                         {"#0072b2", "9 4"},
                                         {"#b34700", "2 3"},
                                         {"#007a5a", "12 3 2 3"},
                                         {"#a8407c", "5 5"},
                                         {"#5b5b5b", "12 3 2 3 2 3"}}};

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else if (static_cast<unsigned char>(c) >= 0x20)  // XML knows no others
      out += c;
  }
  return out;
}

// A round number such that a few of them make up the whole.
double stepOf(double whole, int most) {
  double step = 1;
  for (int i = 0; whole / step > most; ++i) step *= i % 3 == 1 ? 2.5 : 2;
  return step;
}

std::string textAtPlace(double x, double y, std::string_view anchor, const std::string& text) {
  return fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="{}">{}</text>)", x, y, anchor, escaped(text)) + "\n";
}

// Where the names stand: as near to the ends of their lines as they can without covering each other.
std::vector<double> placesFor(const std::vector<double>& ends) {
  std::vector<std::size_t> order(ends.size());
  std::iota(order.begin(), order.end(), 0U);
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return ends[a] != ends[b] ? ends[a] < ends[b] : a < b; });
  std::vector<double> places = ends;
  for (std::size_t i = 1; i < order.size(); ++i)
    places[order[i]] = std::max(places[order[i]], places[order[i - 1]] + lineOfText);
  double below = bottom;
  for (std::size_t i = order.size(); i-- > 0;) {
    places[order[i]] = std::min(places[order[i]], below);
    below = places[order[i]] - lineOfText;
  }
  return places;
}

}  // namespace

std::string blocksOf(const std::vector<double>& values, double most, int columns) {
  constexpr std::array<std::string_view, 8> blocks{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  const std::size_t count = std::min(values.size(), static_cast<std::size_t>(std::max(columns, 1)));
  std::string out;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t from = i * values.size() / count;
    const std::size_t to = (i + 1) * values.size() / count;
    double sum = 0;
    for (std::size_t k = from; k < to; ++k) sum += values[k];
    const double part = most > 0 ? sum / static_cast<double>(to - from) / most : 0;
    out += blocks[static_cast<std::size_t>(std::clamp(static_cast<int>(part * 8), 0, 7))];
  }
  return out;
}

std::string svgOf(const Chart& chart, const std::string& language) {
  const double wide = std::max(chart.wide, 1.0);
  const double high =
      chart.percent ? 1 : stepOf(chart.high, 5) * std::ceil(std::max(chart.high, 1.0) / stepOf(chart.high, 5));
  const auto across = [&](double x) { return left + (right - left) * x / wide; };
  const auto up = [&](double y) { return bottom - (bottom - top) * std::clamp(y / high, 0.0, 1.0); };

  std::string svg = fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {:.0f} {:.0f}" role="img" aria-labelledby="title about" xml:lang="{}" font-family="sans-serif" font-size="14">)",
      width, height, language);
  svg += fmt::format("\n<title id=\"title\">{}</title>\n<desc id=\"about\">{}</desc>\n", escaped(chart.title),
                     escaped(chart.about));
  svg += fmt::format("<rect width=\"{:.0f}\" height=\"{:.0f}\" fill=\"#ffffff\"/>\n", width, height);
  svg += fmt::format("<text x=\"{:.0f}\" y=\"28\" font-size=\"18\" font-weight=\"bold\">{}</text>\n", left,
                     escaped(chart.title));

  const double step = chart.percent ? 0.25 : stepOf(high, 5);
  for (int i = 0; i * step <= high * 1.0001; ++i) {
    const double y = up(i * step);
    svg += fmt::format("<path d=\"M{:.1f} {:.1f}H{:.1f}\" stroke=\"#cccccc\" fill=\"none\"/>\n", left, y, right);
    svg += textAtPlace(left - 8, y + 5, "end",
                       chart.percent ? fmt::format("{:.0f} %", i * step * 100) : fmt::format("{:.0f}", i * step));
  }
  const double stride = stepOf(wide, 8);
  for (int i = 0; i * stride <= wide; ++i)
    svg += textAtPlace(across(i * stride), bottom + 20, "middle", fmt::format("{:.0f}", i * stride));
  svg += textAtPlace((left + right) / 2, bottom + 40, "middle", chart.across);

  std::vector<double> ends;
  for (const Chart::Line& line : chart.lines)
    ends.push_back(line.points.empty() ? bottom : up(line.points.back().second));
  const std::vector<double> places = placesFor(ends);
  for (std::size_t i = 0; i < chart.lines.size(); ++i) {
    const Stroke& stroke = strokes[i % strokes.size()];
    std::string path;
    for (const auto& [x, y] : chart.lines[i].points)
      path += fmt::format("{}{:.1f} {:.1f}", path.empty() ? "M" : " L", across(x), up(y));
    if (path.empty()) continue;
    svg += fmt::format(
        R"(<path d="{}" fill="none" stroke="{}" stroke-width="2.5" stroke-linejoin="round" stroke-dasharray="{}"/>)",
        path, stroke.colour, stroke.dashes);
    // Beside the name a piece of its line, apart from the line itself: names may have had to be moved.
    svg += fmt::format(
        "\n<path d=\"M{:.1f} {:.1f}H{:.1f}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.5\" "
        "stroke-dasharray=\"{}\"/>\n",
        right + 12, places[i], right + 46, stroke.colour, stroke.dashes);
    svg += textAtPlace(right + 52, places[i] + 5, "start", chart.lines[i].name);
  }
  return svg + "</svg>";
}

}  // namespace mastaba::cli
