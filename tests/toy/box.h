// What is in the box of the toy: every number of the game in one place.
#pragma once

namespace mastaba::toy {

inline constexpr int values = 6;  // cards show 1 to 6
inline constexpr int copies = 4;  // of each value
inline constexpr int cards = values * copies;
inline constexpr int handAtStart = 4;
inline constexpr int tokensAtStart = 2;
inline constexpr int target = 15;     // points that end the game
inline constexpr int tokenWorth = 1;  // a token kept to the end

}  // namespace mastaba::toy
