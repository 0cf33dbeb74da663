// Why the hall refuses something, beyond what the house itself refuses (describe/fault.h). Each has a sentence in
// words.txt, which says what to do instead.
#pragma once

#include <boost/describe.hpp>

#include "describe/words.h"

namespace mastaba::hall {

enum class No : u8 {
  nothing,
  needHello,
  otherVersion,
  badToken,
  badName,
  needsPerson,
  badClock,
  tooManyTables,
  tooManyOfYours,
  tooManyWatched,
  tooManyThere,
  seatTaken,
  noFreeSeat,
  alreadySeated,
  needsInvitation,
  badSeal,
  badShare,
  notSeated,
  notHost,
  begun,
  notRunning,
  notOver,
  freeSeats,
  notAsked,
  botPlays,
  late,
  nothingToTakeBack,
  wishWaits,
  noWish,
  badText,
  tooMuchSaid,
  nudgedAlready,
  unplayable,
  damaged,
  notStored,
};
BOOST_DESCRIBE_ENUM(No, nothing, needHello, otherVersion, badToken, badName, needsPerson, badClock, tooManyTables,
                    tooManyOfYours, tooManyWatched, tooManyThere, seatTaken, noFreeSeat, alreadySeated, needsInvitation,
                    badSeal, badShare, notSeated, notHost, begun, notRunning, notOver, freeSeats, notAsked, botPlays,
                    late, nothingToTakeBack, wishWaits, noWish, badText, tooMuchSaid, nudgedAlready, unplayable,
                    damaged, notStored)

const Words& hallWords();
std::string sayNo(No no, Language language);

}  // namespace mastaba::hall
