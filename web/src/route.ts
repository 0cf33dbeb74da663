// Which screen is open stands in the address, so that reload, bookmarks and the back button do what one expects:
// #/ the house, #/gold setting it up, #/table/ID a game on the shelf, #/record/… one that somebody shares (share.ts).
import { useEffect, useState } from "preact/hooks";
import { gameInAddress } from "./address.ts";

export type Route =
  | { is: "home" }
  | { is: "setup"; game: string }
  | { is: "table"; id: string }
  | { is: "record"; packed: string };

function routeOf(hash: string): Route {
  const [first = "", second = ""] = hash.replace(/^#\/?/, "").split("/");
  if (first === "table" && second) return { is: "table", id: second };
  if (first === "record" && second) return { is: "record", packed: second };
  return first ? { is: "setup", game: first } : { is: "home" };
}
export function hashOf(route: Route): string {
  if (route.is === "home") return "#/";
  if (route.is === "record") return `#/record/${route.packed}`;
  return route.is === "setup" ? `#/${route.game}` : `#/table/${route.id}`;
}

const routeNow = (): Route =>
  location.hash === "" && gameInAddress ? { is: "setup", game: gameInAddress } : routeOf(location.hash);

// `replace`: the way back does not lead to where one is now.
export function useRoute(): [Route, (route: Route, replace?: boolean) => void] {
  const [route, setRoute] = useState(routeNow);
  useEffect(() => {
    const changed = () => setRoute(routeNow());
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  const go = (next: Route, replace = false) => {
    if (replace) history.replaceState(null, "", hashOf(next));
    else history.pushState(null, "", hashOf(next));
    setRoute(next);
  };
  return [route, go];
}
