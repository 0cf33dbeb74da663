// How far counts stray from being all equally likely. With a fixed seed the answer is always the same; the limits in
// the tests are those that fair luck crosses once in a thousand seeds, so only a fault crosses them for good.
#pragma once

namespace mastaba {

template <class Counts>
double chiSquare(const Counts& counts) {
  double sum = 0;
  int kinds = 0;
  for (const int n : counts) {
    sum += n;
    ++kinds;
  }
  const double expected = sum / kinds;
  double chi = 0;
  for (const int n : counts) chi += (n - expected) * (n - expected) / expected;
  return chi;
}

// The limit for so many equally likely kinds, from a table of the distribution.
constexpr double chiLimit(int kinds) {
  switch (kinds) {
    case 3:
      return 13.82;
    case 6:
      return 20.52;
    case 10:
      return 27.88;
    case 24:
      return 49.73;
    default:
      return 0;  // no test may pass by asking for a limit that is not here
  }
}

}  // namespace mastaba
