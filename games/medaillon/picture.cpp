#include "games/medaillon/legal.h"

namespace mastaba {

std::string Medaillon::picture(const View<Medaillon>&, const Pen&) { return "\n"; }

}  // namespace mastaba
