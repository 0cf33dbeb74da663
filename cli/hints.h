// A hint, and other estimates, as people read them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/choices.h"
#include "describe/words.h"

namespace mastaba::cli {

// "57 %". What is not quite certain is not called certain: ">99 %", "<1 %".
std::string percent(double chance);

// "Anna 57 %, Ben 43 %"; a chance below 0 is not known, and left out.
std::string chancesOf(const std::vector<std::string>& names, const std::vector<double>& chances);

// Numbers in JSON that we have written ourselves; null is -1.
std::vector<double> numbersIn(const boost::json::value& list);
double numberIn(const boost::json::value& number);

// What AnyTable::hint gives: at most so many of the moves, each with its chance and what to type for it. `stopped`: it
// was not thought through.
Lines hintLines(std::string_view hint, const std::vector<Choice>& choices, const std::vector<std::string>& names,
                int most, bool stopped, Language language, int width, const Pen& pen);

}  // namespace mastaba::cli
