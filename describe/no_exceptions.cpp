// Without exceptions Boost hands what it would throw to us. Nothing in the house calls what could throw; if it ever
// happens, stopping at once is right.
#include <boost/throw_exception.hpp>

namespace boost {

void throw_exception(const std::exception& /*unused*/) { __builtin_trap(); }
void throw_exception(const std::exception& /*unused*/, const source_location& /*unused*/) { __builtin_trap(); }

}  // namespace boost
