// The commands of the program, one function each; the return value is the exit code.
#pragma once

#include <string>

#include "cli/party.h"
#include "house/room.h"
#include "server/listen.h"
#include "server/load.h"

namespace mastaba::cli {

// The room of that name; nothing, and a word about it to the user, if there is none.
const Room* roomOrComplain(const std::string& id, Language language);
// The games people choose from.
std::string gameNames();

int games(bool all, Language language);
// Of a game, or of "online".
int types(const std::string& game, bool schema, Language language);
int fingerprint(const std::string& game, Language language);
int engine();

struct BenchOptions {
  bool json = false;
  double seconds = 0.5;  // for each thing
  std::string wasm;      // empty: look for it
  std::string game;      // empty: all
};
int bench(const BenchOptions& options, Language language);

struct ArenaOptions {
  std::string game;
  std::string players = "simple";  // "bot:5@200ms,simple*3"
  int games = 1000;
  int simulations = 0;  // for those who have no limit of their own; 0: as their level says
  int milliseconds = 0;
  int threads = 1;                   // 0: as many as there are cores
  std::vector<std::string> options;  // "scoring=expert"
  std::string seed = "arena";
  std::vector<std::string> by;  // events to count: "played"
  bool test = false;            // until it is known what `sprt` asks
  std::string sprt;             // "-10,0"; empty: as usual
  bool json = false;
};
int arena(const ArenaOptions& options, Language language);

struct PlayOptions {
  std::string game;
  Party party;
  std::string from;    // a saved game; empty: a new one
  double pause = 0.6;  // seconds before a bot's move is shown
  double think = 0.8;  // at most, for those who take their time
};
int play(const PlayOptions& options, Language language);

struct ServeOptions {
  server::Listening where;
  server::OpenHouse::Plan plan;
  std::string data;   // the file; "none": the house forgets
  bool open = false;  // in a browser, if there is one
};
int serve(const ServeOptions& options, Language language);
std::string usualDataFile();

int load(server::LoadPlan plan, Language language);

struct ReplayOptions {
  std::string file;
  std::string seat;  // a name, or a number from 1; empty: a spectator
};
int replay(const ReplayOptions& options, Language language);

struct AnalyseOptions {
  std::string file;
  int simulations = 1000;  // for each decision
  std::string svg;         // a chart goes there; empty: none
};
int analyse(const AnalyseOptions& options, Language language);

}  // namespace mastaba::cli
