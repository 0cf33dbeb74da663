// Day or night: as the device has it, until somebody chooses. The choice stays on this device.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { remember, remembered } from "./memory.ts";

export type Theme = "day" | "night";

const key = "mastaba-theme";
const isTheme = (text: string | null): text is Theme => text === "day" || text === "night";

function rememberedTheme(): Theme | null {
  const text = remembered(key);
  return isTheme(text) ? text : null;
}

export function useTheme(): [Theme, () => void] {
  const [chosen, choose] = useState(rememberedTheme);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const [device, setDevice] = useState<Theme>(dark.matches ? "night" : "day");
  const theme = chosen ?? device;
  useEffect(() => {
    const changed = () => setDevice(dark.matches ? "night" : "day");
    dark.addEventListener("change", changed);
    return () => dark.removeEventListener("change", changed);
  }, []);
  // Before anything is drawn, so that nobody sees a flash of day at night.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    const colour = getComputedStyle(document.documentElement).getPropertyValue("--page");
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", colour);
  }, [theme]);
  const change = () => {
    const other = theme === "day" ? "night" : "day";
    remember(key, other);
    choose(other);
  };
  return [theme, change];
}
