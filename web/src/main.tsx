// Where the page begins.
import { render } from "preact";
import { App } from "./app.tsx";
import { startHouse } from "./house.ts";
import { hangDrawings } from "./look/sprite.ts";
import "./look/fonts.css";
import "./look/tokens.css";
import "./page.css";

void hangDrawings();
render(<App house={startHouse()} />, document.getElementById("page") as HTMLElement);
