// The board in units of its drawing.
import { columnOf, rowOf } from "./places.ts";

export const wide = 702;
export const tall = 768;
export const unit = 50; // a square
const left = 26;
const top = 68;

export const corner = (at: number) => [left + unit * columnOf(at), top + unit * rowOf(at)] as const;
export const centre = (at: number) => {
  const [x, y] = corner(at);
  return [x + unit / 2, y + unit / 2] as const;
};
