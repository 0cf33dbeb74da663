// Where the page begins.
import { render } from "preact";
import { App } from "./app.tsx";
import { startHouse } from "./house.ts";
import "./page.css";

render(<App house={startHouse()} />, document.getElementById("page") as HTMLElement);
