// The hall's requests and news for those who speak with it from elsewhere.
#pragma once

#include <string>

namespace mastaba::hall {

std::string typescript();  // for the page
std::string schema();      // docs/online.schema.json

}  // namespace mastaba::hall
