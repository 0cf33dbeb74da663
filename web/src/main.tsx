// Where the page begins.
import { render } from "preact";
import { langInAddress } from "./address.ts";
import { App } from "./app.tsx";
import { startHouse } from "./house.ts";
import { hangDrawings } from "./look/sprite.ts";
import { openHall } from "./online/hall.ts";
import "./look/fonts.css";
import "./look/tokens.css";
import "./page.css";

// Without it the page works all the same, as long as there is a network.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register("./service.js").catch((error) => console.warn("not kept for offline:", error));
hangDrawings().catch((error) => console.warn("without drawings:", error));
render(<App house={startHouse()} hall={openHall(langInAddress)} />, document.getElementById("page") as HTMLElement);
