// The agenda: what is still to be decided or done, as a stack that lies open on the table. The task on top comes first;
// an interrupt is a push, for whichever seat, and what it interrupted goes on afterwards.
//
// A task with seats waits for them; a task without seats runs by itself. So a game's loop is:
//
//   while (!agenda.empty() && agenda.back().who.none()) run(state, agenda.pop(), ...);
#pragma once

#include "engine/seats.h"
#include "engine/seq.h"

namespace mastaba {

template <class Ask>
struct Task {
  Ask ask{};
  Seats who;  // who still has to decide; several seats decide at the same time
  Seat of;    // whom it is about
  u8 n = 0;   // how often, how far, which: what the question needs
};

template <class Ask, int N>
using Agenda = Seq<Task<Ask>, N>;

// The seats that decide now; nobody: the agenda is empty or its top runs by itself.
template <class Ask, int N>
Seats deciding(const Agenda<Ask, N>& agenda) {
  return agenda.empty() ? Seats{} : agenda.back().who;
}

// Is this seat being asked this?
template <class Ask, int N>
bool asks(const Agenda<Ask, N>& agenda, Ask ask, Seat seat) {
  return !agenda.empty() && agenda.back().ask == ask && agenda.back().who.has(seat);
}

// The seat has decided. True when it was the last one asked: then the task is off the agenda.
template <class Ask, int N>
bool answered(Agenda<Ask, N>& agenda, Seat seat) {
  Task<Ask>& top = agenda.back();
  assert(top.who.has(seat));
  top.who.drop(seat);
  if (!top.who.none()) return false;
  agenda.pop();
  return true;
}

}  // namespace mastaba
