// How values went over a game, one line for each seat: as a row of blocks for the terminal, as a drawing for a file.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace mastaba::cli {

// "▁▃▅█" for values from 0 to `most`: one block for each, or for the mean of several if there are more than columns.
std::string blocksOf(const std::vector<double>& values, double most, int columns);

struct Chart {
  struct Line {
    std::string name;
    std::vector<std::pair<double, double>> points;  // across, up
  };

  std::string title;
  std::string about;   // for those who cannot see it
  std::string across;  // what is counted from left to right
  double wide = 1;
  double high = 1;
  bool percent = true;  // up to 1 means 100 %
  std::vector<Line> lines;
};

// A drawing that needs no colour to be read: the lines are dashed each in another way and have their names at their
// ends.
std::string svgOf(const Chart& chart, const std::string& language);

}  // namespace mastaba::cli
