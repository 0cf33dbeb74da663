// How the nineteen tiles look, not turned: for each quarter the open sides, and a star where a scarab is. The one that
// lies in hand comes from the engine; these pictures are for the others that are still to come.
import type { Quarter, Shape, Ways } from "../../generated/labyrinth.ts";

const drawn = [
  "ew ew ew ew",
  "ne wn es sw",
  "es ew ns *",
  "es ew wn *",
  "es wn ns *",
  "ne ew ew sw",
  "ew wn es ew",
  "es ew ns es*",
  "es ew wn s*",
  "es wn ns e*",
  "es wn wn es*",
  "ew ew s* s*",
  "ne ew w* es*",
  "ew wn sw* e*",
  "ew ew sw* es*",
  "ne wn sw* es*",
  "ew ew w* e*",
  "* ne* sw* es*",
  "wn* ne* sw* es*",
];

export const designs: Shape[] = drawn.map((quarters) => {
  const parts = quarters.split(" ");
  return {
    open: parts.map((part) => (part.replace("*", "") || "none") as Ways),
    scarabs: parts.flatMap((part, i) => (part.endsWith("*") ? (["abcd"[i]] as Quarter[]) : [])),
  };
});
