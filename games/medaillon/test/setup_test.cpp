#include "games/medaillon/cards.h"
#include "tests/playing.h"

namespace mastaba::medaillon {
namespace {

TEST(Medaillon, Begins) { EXPECT_EQ(begun<Medaillon>({}, 1).open.deckSize, 50); }

}  // namespace
}  // namespace mastaba::medaillon
