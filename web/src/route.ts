// Which screen is open stands in the address, so that reload, bookmarks and the back button do what one expects:
// #/ the house, #/gold setting it up, #/table/ID a game on the shelf, #/record/… one that somebody shares (share.ts);
// #/online the online tables, #/online/TABLE one of them, #/online/TABLE/INVITATION with a seat that is kept, and
// #/guest/KEY to be the same guest on another device.
import { useEffect, useState } from "preact/hooks";
import { gameInAddress } from "./address.ts";

export type Route =
  | { is: "home" }
  | { is: "setup"; game: string }
  | { is: "table"; id: string }
  | { is: "record"; packed: string }
  | { is: "lobby" }
  | { is: "online"; table: string; invitation: string }
  | { is: "guest"; key: string };

function routeOf(hash: string): Route {
  const [first = "", second = "", third = ""] = hash.replace(/^#\/?/, "").split("/");
  if (first === "table" && second) return { is: "table", id: second };
  if (first === "record" && second) return { is: "record", packed: second };
  if (first === "online") return second ? { is: "online", table: second, invitation: third } : { is: "lobby" };
  if (first === "guest" && second) return { is: "guest", key: second };
  return first ? { is: "setup", game: first } : { is: "home" };
}
export function hashOf(route: Route): string {
  switch (route.is) {
    case "home":
      return "#/";
    case "setup":
      return `#/${route.game}`;
    case "table":
      return `#/table/${route.id}`;
    case "record":
      return `#/record/${route.packed}`;
    case "lobby":
      return "#/online";
    case "online":
      return `#/online/${route.table}${route.invitation ? `/${route.invitation}` : ""}`;
    case "guest":
      return `#/guest/${route.key}`;
  }
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
    // Another screen begins at its top; the browser itself only knows the way back.
    scrollTo(0, 0);
    setRoute(next);
  };
  return [route, go];
}
