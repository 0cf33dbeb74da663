// Small sounds, off until somebody wants them: stone on stone for a move, a bell for the own turn, a chord for the end.
import { useEffect, useState } from "preact/hooks";
import type { Screen } from "./game.ts";
import { remember, remembered } from "./memory.ts";

const key = "mastaba-sound";
let context: AudioContext | undefined;

export type Sound = "move" | "turn" | "end";
const tones: Record<Sound, { pitch: number; after: number; lasts: number }[]> = {
  move: [{ pitch: 180, after: 0, lasts: 0.07 }],
  turn: [
    { pitch: 660, after: 0, lasts: 0.25 },
    { pitch: 990, after: 0.08, lasts: 0.3 },
  ],
  end: [
    { pitch: 440, after: 0, lasts: 0.5 },
    { pitch: 554, after: 0.1, lasts: 0.5 },
    { pitch: 660, after: 0.2, lasts: 0.7 },
  ],
};

export function play(sound: Sound) {
  context ??= new AudioContext();
  for (const { pitch, after, lasts } of tones[sound]) {
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const volume = new GainNode(context, { gain: 0.08 });
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}

// What is to be heard of a table, with every move.
export function useSounds(on: boolean, screen: Screen | undefined) {
  const length = screen?.is === "table" ? screen.seen.length : null;
  useEffect(() => {
    if (!on || screen?.is !== "table" || !length) return;
    const { seen, front } = screen;
    play(seen.standing ? "end" : front !== null && seen.actors.includes(front) ? "turn" : "move");
  }, [length]);
}

// Whether there are sounds, and how to change that; this device remembers it.
export function useSound(): [on: boolean, change: () => void] {
  const [on, setOn] = useState(() => remembered(key) === "on");
  const change = () => {
    remember(key, on ? "off" : "on");
    setOn(!on);
  };
  return [on, change];
}
