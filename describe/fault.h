// What is wrong with something that came from outside: what, where, and the detail a sentence about it needs. A value
// like a Refusal: nothing, or the fault. The house has a sentence for each in both languages (house/words.txt).
#pragma once

#include <boost/describe.hpp>
#include <string>
#include <utility>

#include "engine/plain.h"

namespace mastaba {

enum class Wrong : u8 {
  nothing,
  // a text
  notJson,  // detail: what the parser says
  needsObject,
  needsList,
  needsNumber,  // detail: the range
  needsText,
  needsYesNo,
  outOfRange,   // detail: the range
  unknownWord,  // detail: the words there are
  needsDigits,  // detail: how many
  missing,
  unknownField,
  tooMany,     // detail: how many there may be
  wrongCount,  // detail: how many there must be
  // a record
  notARecord,
  unknownFormat,  // detail: the newest format this house reads
  unknownGame,    // detail: what was asked for
  unknownRules,   // detail: the version of the rules that is played here
  badSeed,
  altered,  // the running check does not fit
  illegal,  // detail: the rule
  afterEnd,
  wrongResult,
  // a request
  refusedOptions,  // detail: the rule
  wrongSeats,      // detail: how many there must be
  badName,         // detail: how long it may be
  noSuchTable,
  noSuchSeat,
  notAsked,
  nothingToUndo,
  tooLarge,       // detail: the limit in bytes
  tooManyTables,  // detail: how many there may be
  impossible,     // detail: what about the position
};

BOOST_DESCRIBE_ENUM(Wrong, nothing, notJson, needsObject, needsList, needsNumber, needsText, needsYesNo, outOfRange,
                    unknownWord, needsDigits, missing, unknownField, tooMany, wrongCount, notARecord, unknownFormat,
                    unknownGame, unknownRules, badSeed, altered, illegal, afterEnd, wrongResult, refusedOptions,
                    wrongSeats, badName, noSuchTable, noSuchSeat, notAsked, nothingToUndo, tooLarge, tooManyTables,
                    impossible)

struct Fault {
  Wrong what = Wrong::nothing;
  std::string where;  // "moves[3].move.card"; empty: the whole
  std::string detail;

  explicit operator bool() const { return what != Wrong::nothing; }

  // The same fault, seen from one level further out.
  [[nodiscard]] Fault inside(const std::string& name) && {
    where = where.empty() || where.front() == '[' ? name + where : name + "." + where;
    return std::move(*this);
  }
  [[nodiscard]] Fault inside(std::size_t index) && {
    return std::move(*this).inside("[" + std::to_string(index) + "]");
  }
};

}  // namespace mastaba
