// Any bytes as JSON into described types: read or refused with a place and a sentence, never a crash, and what was read
// goes out and in again unchanged. A position that is possible can be played on from.
#include <cstdlib>

#include "bots/random.h"
#include "describe/json_in.h"
#include "describe/json_out.h"
#include "house/room.h"
#include "tests/fuzz/games.h"

namespace mastaba {
namespace {

template <class T>
void read(std::string_view text) {
  T value{};
  if (const Fault fault = fromJson(text, value)) {
    const std::string key = std::string("fault.") + nameOfEnum(fault.what);
    if (sayFault(fault, Language::de) == "[" + key + "]") std::abort();  // no sentence for it
    return;
  }
  T again{};
  if (fromJson(toJson(value), again)) std::abort();
  if (toJson(again) != toJson(value)) std::abort();
}

template <Game G>
void readAll(std::string_view text) {
  read<typename G::Move>(text);
  read<typename G::Event>(text);
  read<typename G::Options>(text);
  read<typename G::State>(text);
  typename G::State state{};
  if (fromJson(text, state) || G::faults(state)) return;
  Chance chance(u64{1});
  Teller<typename G::Event> deaf;
  for (int i = 0; i < 100 && !over<G>(state); ++i) {
    const Seat seat = G::actors(state.open).first();
    const View<G> view = viewOf<G>(state, seat);
    if (G::faults(G::imagine(view, chance))) std::abort();
    G::play(state, seat, randomMove<G>(view, chance), chance, deaf);
    if (G::faults(state)) std::abort();
  }
}

}  // namespace
}  // namespace mastaba

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  mastaba::eachGame([&]<mastaba::Game G>() { mastaba::readAll<G>(text); });
  return 0;
}
