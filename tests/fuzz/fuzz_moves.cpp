// Any bytes as a sequence of moves: each byte picks a seat and one of its legal moves, or tries an illegal one, an undo
// or a preview. Whatever happens, the position stays possible and the record replays to it.
#include <cstdlib>

#include "describe/some.h"
#include "house/fixed_games.h"
#include "tests/fuzz/games.h"

namespace mastaba {
namespace {

template <Game G>
void playBytes(const unsigned char* data, std::size_t size) {
  if (size < 9) return;
  u64 seed = 0;
  std::memcpy(&seed, data, 8);
  Chance chance(seed);
  const auto options = someOptions<G>(chance);
  Table<G> table(options, Seed::named(std::to_string(seed)), sittersNamed(options.players));
  for (std::size_t i = 8; i < size && !table.over(); ++i) {
    const Seat seat = Seat(data[i] % options.players);
    typename G::Moves moves;
    table.moves(seat, moves);
    if (data[i] >= 240) {
      (void)table.undo(seat);
    } else if (!moves.empty()) {
      const typename G::Move move = moves[data[i] / options.players % moves.size()];
      (void)table.preview(seat, move);
      if (table.play(seat, move)) std::abort();
    } else if (!table.play(seat, typename G::Move{})) {
      std::abort();  // a seat that has no move made one
    }
    if (G::faults(table.state())) std::abort();
  }
  json::value record;
  std::optional<Table<G>> again;
  if (parseJson(toJson(recordOf(table)), record) || replay(record, again)) std::abort();
  if (!(again->state() == table.state())) std::abort();
}

}  // namespace
}  // namespace mastaba

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  mastaba::eachGame([&]<mastaba::Game G>() { mastaba::playBytes<G>(data, size); });
  return 0;
}
