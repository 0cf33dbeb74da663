// A game looked at again: what its decisions were worth, each from the view of the seat that made it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "house/room.h"

namespace mastaba {

// A decision between at least two moves. Values are chances to win, from 0 to 1; who plays alone has points.
struct Judged {
  std::size_t number = 0;  // of the move, from 1
  Seat seat = nobody;
  std::string made;  // in words
  std::string best;
  double value = 0;            // for this seat, after what it did
  double bestValue = 0;        // after the best it could have done
  std::vector<double> values;  // of all seats, after what was done

  // An estimate may also come out below 0.
  double loss() const { return bestValue - value; }
};

struct Analysis {
  std::size_t moves = 0;  // looked at
  bool alone = false;
  std::vector<Judged> decisions;
  std::vector<double> end;  // what came of it, by seat; empty while the game runs, or before its end is reached

  // At most so many decisions that cost most, the costliest first; each cost at least so much.
  std::vector<const Judged*> costliest(std::size_t most, double least) const;
  struct Mean {
    double loss = 0;
    int decisions = 0;
  };
  Mean meanLoss(Seat seat) const;
};

// Goes through the game from its beginning. `progress` is told how many moves have been looked at. Once `stop` is
// raised what there is so far is the answer.
Analysis analysed(const AnyTable& table, const Player& player, Language language, const Stop* stop = nullptr,
                  const std::function<void(std::size_t moves)>& progress = {});

}  // namespace mastaba
