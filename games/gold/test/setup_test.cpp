#include <gtest/gtest.h>

#include "games/gold/gold.h"

namespace mastaba::gold {

TEST(Gold, Small) { EXPECT_LE(sizeof(State), 512U); }

}  // namespace mastaba::gold
