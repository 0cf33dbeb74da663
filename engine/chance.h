// Luck. Every random thing in a game comes from here, by the name of its stream and the seat it falls to, so that the
// same seed means the same luck for a seat however the others play.
//
// A table draws from ChaCha20, keyed by its secret seed: nobody who sees a thousand rolls can tell the next. Search and
// tests draw from a small fast generator. The same code runs on both; which one it is was decided by who made it.
#pragma once

#include <array>
#include <bit>
#include <string_view>
#include <utility>

#include "engine/seats.h"
#include "engine/seq.h"

namespace mastaba {

// The secret from which all luck of a table follows.
struct Seed {
  std::array<u8, 32> bytes{};

  // Any text names a seed, so that people can share "pyramid-42". Equal texts give equal seeds on every machine. It is
  // no password hash: a secret seed is made by the host from its own random numbers.
  static Seed named(std::string_view text);
};

using ChaChaBlock = std::array<u32, 16>;
using ChaChaKey = std::array<u32, 8>;

// One block of ChaCha20 as in RFC 8439, section 2.3.
ChaChaBlock chacha20(const ChaChaKey& key, u32 counter, const std::array<u32, 3>& nonce);

class Chance {
 public:
  static constexpr int streams = 8;

  // Fast and guessable: for search, for imagined worlds, for tests.
  explicit Chance(u64 seed);
  // For tables.
  explicit Chance(const Seed& seed);

  // A number from 0 to n-1, all equally likely (Lemire's method, exact). Where there is nothing to choose, nothing is
  // drawn. `Luck` is the game's enum of streams.
  template <class Luck>
  u32 below(Luck stream, Seat seat, u32 n) {
    static_assert(std::is_enum_v<Luck>);
    if (n <= 1) return 0;
    const auto id = static_cast<u32>(stream) * 8 + static_cast<u32>(seat);
    assert(id < streams * 8);
    ++drawn_;
    u64 wide = u64{word(id)} * n;
    if (static_cast<u32>(wide) < n) {
      const u32 uneven = (0U - n) % n;
      while (static_cast<u32>(wide) < uneven) wide = u64{word(id)} * n;
    }
    return static_cast<u32>(wide >> 32);
  }
  // Luck that falls to no seat: a deck, the board.
  template <class Luck>
  u32 below(Luck stream, u32 n) {
    return below(stream, nobody, n);
  }

  // Fisher-Yates.
  template <class Luck, class T, int N>
  void shuffle(Luck stream, Seq<T, N>& cards, Seat seat = nobody) {
    for (int i = cards.size(); i > 1; --i)
      std::swap(cards[i - 1], cards[static_cast<int>(below(stream, seat, static_cast<u32>(i)))]);
  }

  // How many numbers were drawn so far: a move during which this grew cannot be taken back.
  u32 drawn() const { return drawn_; }

 private:
  u32 word(u32 id) { return fast_ ? fastWord() : tableWord(id); }

  // xoshiro256++ (Blackman, Vigna), upper half.
  u32 fastWord() {
    const u64 result = std::rotl(fastState_[0] + fastState_[3], 23) + fastState_[0];
    const u64 t = fastState_[1] << 17;
    fastState_[2] ^= fastState_[0];
    fastState_[3] ^= fastState_[1];
    fastState_[1] ^= fastState_[2];
    fastState_[0] ^= fastState_[3];
    fastState_[2] ^= t;
    fastState_[3] = std::rotl(fastState_[3], 45);
    return static_cast<u32>(result >> 32);
  }
  u32 tableWord(u32 id);

  std::array<u64, 4> fastState_{};
  ChaChaKey key_{};
  std::array<u32, std::size_t{streams} * 8> used_{};  // words used of each stream
  ChaChaBlock block_{};
  u64 blockName_ = ~u64{0};  // which block of which stream `block_` holds
  u32 drawn_ = 0;
  bool fast_;
};

}  // namespace mastaba
