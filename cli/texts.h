// What the program itself says, in the language of its user (cli/words.txt).
#pragma once

#include <boost/describe.hpp>
#include <string>
#include <vector>

#include "describe/words.h"

namespace mastaba::cli {

enum class Text : u8 {
  about,
  footer,
  games,
  gamesAll,
  language,
  types,
  typesGame,
  fingerprint,
  fingerprintGame,
  bench,
  benchGame,
  benchJson,
  benchSeconds,
  benchWasm,
  benchNoWasm,
  benchMeasuring,
  engine,
  noGames,
  noSuchGame,
  players,
  badCall,
  help,
  example,
};
BOOST_DESCRIBE_ENUM(Text, about, footer, games, gamesAll, language, types, typesGame, fingerprint, fingerprintGame,
                    bench, benchGame, benchJson, benchSeconds, benchWasm, benchNoWasm, benchMeasuring, engine, noGames,
                    noSuchGame, players, badCall, help, example)

const Words& texts();

// The user's language, from LC_ALL, LC_MESSAGES or LANG, as other programs do it.
Language usersLanguage();

std::string say(Text text, Language language, const std::vector<Said>& fields = {});

}  // namespace mastaba::cli
