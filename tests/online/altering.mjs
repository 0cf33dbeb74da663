// What later versions, disks and other programs may do to a data file while the house is closed.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";

const script = "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.executescript(sys.argv[2]); db.commit()";

export function alter(file, sql) {
  const { status, stderr } = spawnSync("python3", ["-c", script, file, sql], { encoding: "utf8" });
  assert.equal(status, 0, stderr);
}

// As if a table had been begun by rules that this house does not know.
export const makeUnknown = (file, table) =>
  alter(
    file,
    `UPDATE entries SET text = replace(text, '"rules":1', '"rules":99') WHERE n = 0 AND table_id = '${table}'`,
  );
