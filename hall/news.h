// What visitors are told without having asked: {"is":"table",…}. The game in it is the house's own JSON.
#pragma once

#include "hall/shown.h"

namespace mastaba::hall {

namespace news {

struct Table {
  ShownTable about;
  std::optional<JsonText> play;  // left out where only the table changed
  std::vector<Note> notes;
  static constexpr std::string_view later = "play";
};
BOOST_DESCRIBE_STRUCT(Table, (), (about, play, notes))

struct Lobby {
  std::vector<Listed> tables;
  int open = 0;
  int running = 0;
};
BOOST_DESCRIBE_STRUCT(Lobby, (), (tables, open, running))

struct Mine {
  std::vector<Listed> tables;
};
BOOST_DESCRIBE_STRUCT(Mine, (), (tables))

struct Nudged {
  std::string table;
  std::string by;
};
BOOST_DESCRIBE_STRUCT(Nudged, (), (table, by))

// The house closes.
struct Bye {};
BOOST_DESCRIBE_STRUCT(Bye, (), ())

}  // namespace news

using News = std::variant<news::Table, news::Lobby, news::Mine, news::Nudged, news::Bye>;

}  // namespace mastaba::hall
