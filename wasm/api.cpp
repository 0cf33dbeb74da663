// The house in WebAssembly: plain C functions over one shared buffer. The caller writes a request of n bytes to
// `mastaba_buffer(n)`, calls `mastaba_ask(n)`, and reads the answer, whose length that returned, at `mastaba_answer()`.
// The answer stays until the next call.
#include <string>

#include "house/desk.h"

namespace {

mastaba::Desk desk;
std::string buffer;
std::string answer;

const mastaba::Room* roomAt(unsigned index) {
  return index < mastaba::rooms().size() ? mastaba::rooms()[index] : nullptr;
}

}  // namespace

extern "C" {

char* mastaba_buffer(unsigned bytes) {
  buffer.resize(bytes);
  return buffer.data();
}

unsigned mastaba_ask(unsigned bytes) {
  answer = desk.ask({buffer.data(), bytes < buffer.size() ? bytes : buffer.size()});
  return static_cast<unsigned>(answer.size());
}

const char* mastaba_answer() { return answer.data(); }

// For `mastaba fingerprint` and `mastaba bench`, by the place of the room in the list of games.
unsigned long long mastaba_fingerprint(unsigned room) { return roomAt(room) ? roomAt(room)->fingerprint() : 0; }
unsigned long long mastaba_random_moves(unsigned room, unsigned long long n) {
  return roomAt(room) ? roomAt(room)->work.randomMoves(n) : 0;
}

}  // extern "C"
