// What the program itself says, in the language of its user (cli/words.txt).
#pragma once

#include <boost/describe.hpp>
#include <string>
#include <vector>

#include "describe/words.h"

namespace mastaba::cli {

// In the call: what the commands are and what they want.
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
  play,
  playGame,
  playSeats,
  playDeal,
  playOption,
  playFrom,
  playPause,
  replay,
  replayFile,
  replaySeat,
  playThink,
  playLevels,
  examples,
  analyse,
  analyseFile,
  analyseSims,
  analyseSvg,
  arena,
  arenaGame,
  arenaPlayers,
  arenaGames,
  arenaSims,
  arenaMs,
  arenaThreads,
  arenaSprt,
  arenaJson,
  arenaOption,
  arenaSeed,
  arenaBy,
};
BOOST_DESCRIBE_ENUM(Text, about, footer, games, gamesAll, language, types, typesGame, fingerprint, fingerprintGame,
                    bench, benchGame, benchJson, benchSeconds, benchWasm, benchNoWasm, benchMeasuring, engine, noGames,
                    noSuchGame, players, badCall, help, example, play, playGame, playSeats, playDeal, playOption,
                    playFrom, playPause, replay, replayFile, replaySeat, playThink, playLevels, examples, analyse,
                    analyseFile, analyseSims, analyseSvg, arena, arenaGame, arenaPlayers, arenaGames, arenaSims,
                    arenaMs, arenaThreads, arenaSprt, arenaJson, arenaOption, arenaSeed, arenaBy)

// At the table.
enum class PlayText : u8 {
  me,
  botNames,
  badSeat,
  seatCount,
  noOption,
  noValue,
  noSeed,
  whichGame,
  curtain,
  thinkAgain,
  thinks,
  folded,
  narrowed,
  allFit,
  unknown,
  refused,
  hint,
  hintAlone,
  hintType,
  hintAfter,
  hintThinks,
  hintStopped,
  undone,
  previewSees,
  previewNews,
  previewNothing,
  noMove,
  noPlayer,
  looking,
  noBoard,
  whyNothing,
  noRule,
  whatNames,
  whatNothing,
  whatUnknown,
  whatSeveral,
  pages,
  over,
  place,
  sameDeal,
  atEnd,
  ended,
};
BOOST_DESCRIBE_ENUM(PlayText, me, botNames, badSeat, seatCount, noOption, noValue, noSeed, whichGame, curtain,
                    thinkAgain, thinks, folded, narrowed, allFit, unknown, refused, hint, hintAlone, hintType,
                    hintAfter, hintThinks, hintStopped, undone, previewSees, previewNews, previewNothing, noMove,
                    noPlayer, looking, noBoard, whyNothing, noRule, whatNames, whatNothing, whatUnknown, whatSeveral,
                    pages, over, place, sameDeal, atEnd, ended)

// Serving the page.
enum class ServeText : u8 {
  about,
  port,
  address,
  data,
  publicAddress,
  proxy,
  config,
  tables,
  visitors,
  perAddress,
  requests,
  daysGathering,
  daysRunning,
  bots,
  botPause,
  open,
  opened,
  kept,
  forgets,
  closed,
  taken,
  notAllowed,
  noAddress,
  cannot,
  noPage,
  dataFull,
  dataReadOnly,
  dataInUse,
  dataForeign,
  dataNewer,
  dataBroken,
  schema
};
BOOST_DESCRIBE_ENUM(ServeText, about, port, address, data, publicAddress, proxy, config, tables, visitors, perAddress,
                    requests, daysGathering, daysRunning, bots, botPause, open, opened, kept, forgets, closed, taken,
                    notAllowed, noAddress, cannot, noPage, dataFull, dataReadOnly, dataInUse, dataForeign, dataNewer,
                    dataBroken, schema)

// Seeing how much a house can bear.
enum class LoadText : u8 {
  about,
  address,
  port,
  game,
  tables,
  pace,
  seconds,
  connecting,
  opening,
  playing,
  people,
  moves,
  took,
  late,
  memory,
  cpu,
  noHouse,
  notLetIn,
  refusing,
  lost,
  broken
};
BOOST_DESCRIBE_ENUM(LoadText, about, address, port, game, tables, pace, seconds, connecting, opening, playing, people,
                    moves, took, late, memory, cpu, noHouse, notLetIn, refusing, lost, broken)

// What one may type there.
enum class HelpText : u8 {
  title,
  moves,
  narrow,
  json,
  help,
  hint,
  undo,
  why,
  rules,
  what,
  preview,
  log,
  look,
  save,
  quit,
  keys,
  opponents,
};
BOOST_DESCRIBE_ENUM(HelpText, title, moves, narrow, json, help, hint, undo, why, rules, what, preview, log, look, save,
                    quit, keys, opponents)

// The opponents, from the weakest on. Each also has a sentence `levelAbout`, how it plays.
enum class LevelText : u8 { apprentice, scribe, priest, vizier, pharaoh };
BOOST_DESCRIBE_ENUM(LevelText, apprentice, scribe, priest, vizier, pharaoh)

// Looking at a game again.
enum class ReplayText : u8 {
  title,
  move,
  start,
  unknown,
  noSeat,
  seat,
  spectator,
  openHand,
  running,
  helpTitle,
  helpNext,
  helpJump,
  helpPlay,
  helpSeat,
  helpLook,
  helpMore,
  helpQuit,
  firstLine,
  noStep,
};
BOOST_DESCRIBE_ENUM(ReplayText, title, move, start, unknown, noSeat, seat, spectator, openHand, running, helpTitle,
                    helpNext, helpJump, helpPlay, helpSeat, helpLook, helpMore, helpQuit, firstLine, noStep)

// Judging the decisions of a game.
enum class AnalyseText : u8 {
  running,
  progress,
  stopped,
  nothing,
  chances,
  points,
  costliest,
  cost,
  costAlone,
  made,
  better,
  flawless,
  losses,
  lossesAlone,
  loss,
  doubt,
  chartTitle,
  chartTitleAlone,
  chartDesc,
  chartLine,
  chartAcross,
  saved,
  ownFile,
};
BOOST_DESCRIBE_ENUM(AnalyseText, running, progress, stopped, nothing, chances, points, costliest, cost, costAlone, made,
                    better, flawless, losses, lossesAlone, loss, doubt, chartTitle, chartTitleAlone, chartDesc,
                    chartLine, chartAcross, saved, ownFile)

// Bots among themselves.
enum class ArenaText : u8 {
  badPlayer,
  badTimes,
  badLimit,
  thinksNot,
  limitForNobody,
  badSprt,
  sprtAlone,
  rounded,
  running,
  stopped,
  took,
  player,
  points,
  worst,
  median,
  best,
  wins,
  eloBeside,
  moves,
  choices,
  simulations,
  time,
  slowest,
  speed,
  sprt,
  sprtH0,
  sprtH1,
  sprtOpen,
  noEvent,
  perGame,
  endings,
  seats,
  atAll,
};
BOOST_DESCRIBE_ENUM(ArenaText, badPlayer, badTimes, badLimit, thinksNot, limitForNobody, badSprt, sprtAlone, rounded,
                    running, stopped, took, player, points, worst, median, best, wins, eloBeside, moves, choices,
                    simulations, time, slowest, speed, sprt, sprtH0, sprtH1, sprtOpen, noEvent, perGame, endings, seats,
                    atAll)

// Saving and loading.
enum class FileText : u8 {
  notThere,
  notAllowed,
  noRoom,
  isFolder,
  noFile,
  longName,
  cannotRead,
  cannotUse,
  cannotWrite,
  save,
  exists,
  saved,
  goOn,
  lookAgain,
  notSaved,
};
BOOST_DESCRIBE_ENUM(FileText, notThere, notAllowed, noRoom, isFolder, noFile, longName, cannotRead, cannotUse,
                    cannotWrite, save, exists, saved, goOn, lookAgain, notSaved)

const Words& texts();

// The user's language, from LC_ALL, LC_MESSAGES or LANG, as other programs do it.
Language usersLanguage();

// Calls `each` with the key of every sentence.
template <class Each>
void eachText(Each each) {
  eachEnumerator<Text>([&](Text, const char* name) { each(std::string("cli.") + name); });
  eachEnumerator<PlayText>([&](PlayText, const char* name) { each(std::string("play.") + name); });
  eachEnumerator<ServeText>([&](ServeText, const char* name) { each(std::string("serve.") + name); });
  eachEnumerator<LoadText>([&](LoadText, const char* name) { each(std::string("load.") + name); });
  eachEnumerator<HelpText>([&](HelpText, const char* name) { each(std::string("help.") + name); });
  eachEnumerator<ReplayText>([&](ReplayText, const char* name) { each(std::string("replay.") + name); });
  eachEnumerator<LevelText>([&](LevelText, const char* name) {
    each(std::string("level.") + name);
    each(std::string("levelAbout.") + name);
  });
  eachEnumerator<AnalyseText>([&](AnalyseText, const char* name) { each(std::string("analyse.") + name); });
  eachEnumerator<ArenaText>([&](ArenaText, const char* name) { each(std::string("arena.") + name); });
  eachEnumerator<FileText>([&](FileText, const char* name) { each(std::string("file.") + name); });
}

std::string say(Text text, Language language, const std::vector<Said>& fields = {});
std::string say(PlayText text, Language language, const std::vector<Said>& fields = {});
std::string say(ServeText text, Language language, const std::vector<Said>& fields = {});
std::string say(LoadText text, Language language, const std::vector<Said>& fields = {});
std::string say(HelpText text, Language language, const std::vector<Said>& fields = {});
std::string say(ReplayText text, Language language, const std::vector<Said>& fields = {});
std::string say(LevelText text, Language language, const std::vector<Said>& fields = {});
std::string sayAbout(LevelText text, Language language);
std::string say(AnalyseText text, Language language, const std::vector<Said>& fields = {});
std::string say(ArenaText text, Language language, const std::vector<Said>& fields = {});
std::string say(FileText text, Language language, const std::vector<Said>& fields = {});

}  // namespace mastaba::cli
