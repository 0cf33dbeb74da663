// Day or night: as the device has it, until somebody chooses. The choice stays on this device.
import { useEffect, useState } from "preact/hooks";

export type Theme = "day" | "night";

const key = "mastaba-theme";
const isTheme = (text: string | null): text is Theme => text === "day" || text === "night";

// A browser may forbid to remember anything.
function remembered(): Theme | null {
  try {
    const text = localStorage.getItem(key);
    return isTheme(text) ? text : null;
  } catch {
    return null;
  }
}
function remember(theme: Theme) {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Then it lasts until the page is closed.
  }
}

export function useTheme(): [Theme, () => void] {
  const [chosen, choose] = useState(remembered);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const [device, setDevice] = useState<Theme>(dark.matches ? "night" : "day");
  const theme = chosen ?? device;
  useEffect(() => {
    const changed = () => setDevice(dark.matches ? "night" : "day");
    dark.addEventListener("change", changed);
    return () => dark.removeEventListener("change", changed);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    const colour = getComputedStyle(document.documentElement).getPropertyValue("--page");
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", colour);
  }, [theme]);
  const change = () => {
    const other = theme === "day" ? "night" : "day";
    remember(other);
    choose(other);
  };
  return [theme, change];
}
