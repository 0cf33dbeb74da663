#include "games/fluch/legal.h"

namespace mastaba {

std::string Fluch::picture(const View<Fluch>&, const Pen&) { return ""; }

}  // namespace mastaba
