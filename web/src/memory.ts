// What this device remembers of somebody's choices. A browser may forbid to remember anything: then they last until the
// page is closed.
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not on this device.
  }
}
