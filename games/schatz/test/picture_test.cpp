// The picture of a position with the plain pen: words speak for themselves.
#include <gtest/gtest.h>

#include "games/schatz/test/position.h"

namespace mastaba::schatz {
namespace {

State table() {
  return position(
      "row 7 5 9 11 6, pawn T, discard M S1 T3, turn 1\n"
      "0: on 1, laid L4, hand L1 L4 T2 T5 R3 M C\n"
      "1: on 2, laid T5 R2 P, hand S3 S4 S5\n"
      "2: on 0, laid, hand L2\n");
}

Pen penWithNames() {
  Pen pen;
  pen.names = {"Anna", "Ben", "Cleo"};
  return pen;
}

TEST(SchatzPicture, ForASeat) {
  EXPECT_EQ(Schatz::picture(viewOf<Schatz>(table(), 0), penWithNames()),
            "start  gate 7      river 5     abyss 9     guardians 11 cliff 6     treasure 12 \n"
            "3      1           2                                                            \n"
            "pawn: torch   pile: 38   discarded: 3, top torch3\n"
            "\n"
            "  1 Anna            7 cards    4 of 5    ladder4\n"
            "> 2 Ben             3 cards    7 of 9    torch5 rope2 protection\n"
            "  3 Cleo            1 card     0 of 7   \n"
            "\n"
            "hand: ladder1 ladder4 torch2 torch5 rope3 magic curse\n");
}

TEST(SchatzPicture, ForASpectatorWithoutAnyHand) {  // A35: of the discarded cards only the top one
  const std::string picture = Schatz::picture(viewOf<Schatz>(table(), spectator), penWithNames());
  EXPECT_EQ(picture,
            "start  gate 7      river 5     abyss 9     guardians 11 cliff 6     treasure 12 \n"
            "3      1           2                                                            \n"
            "pawn: torch   pile: 38   discarded: 3, top torch3\n"
            "\n"
            "  1 Anna            7 cards    4 of 5    ladder4\n"
            "> 2 Ben             3 cards    7 of 9    torch5 rope2 protection\n"
            "  3 Cleo            1 card     0 of 7   \n");
  EXPECT_EQ(picture.find("hand"), std::string::npos);
}

TEST(SchatzPicture, ShowsItsOwnerWhatIsSecretlyGivenUp) {
  Options options;
  options.losses = Schatz::Losses::atOnce;
  State state = position(
      "row 11 10 9 8 7, pawn L, turn 0\n"
      "0: on 0, laid L4 P, hand C L1\n"
      "1: on 0, laid T5 R2, hand S3\n",
      options);
  state = after(state, 0, Play{Card::curse});
  state = after(state, 1, GiveUp{Card::rope2});
  const auto picture = [&](Seat seat) { return Schatz::picture(viewOf<Schatz>(state, seat), Pen{}); };
  EXPECT_NE(picture(1).find("given: rope2"), std::string::npos) << picture(1);
  EXPECT_EQ(picture(0).find("given"), std::string::npos);
  EXPECT_EQ(picture(spectator).find("given"), std::string::npos);
}

TEST(SchatzPicture, FitsEightyColumnsAndTwelveLinesWithSixPlayers) {
  Options options;
  options.players = 6;
  const std::string picture = Schatz::picture(viewOf<Schatz>(begin(options), 3), Pen{});
  EXPECT_NE(picture.find("\n123456 "), std::string::npos) << "all pawns at the start\n" << picture;
  int lines = 0;
  for (std::size_t at = 0; at < picture.size(); ++lines) {
    const std::size_t end = picture.find('\n', at);
    EXPECT_LE(columnsOf(picture.substr(at, end - at)), 80);
    at = end + 1;
  }
  EXPECT_LE(lines, 12);
}

}  // namespace
}  // namespace mastaba::schatz
