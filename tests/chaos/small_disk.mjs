// A disk of its own for a house: small enough to be filled, and gone with the process. It needs no rights but those to have
// a namespace of one's own, which some computers do not grant.
import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

// Words before a program, so that `folder` is such a disk for it; `then` is done there before the program starts.
export const onDiskOf = (folder, size, then = "true") => [
  "unshare",
  "-rm",
  "bash",
  "-c",
  `mount -t tmpfs -o size=${size} none "$0" && { ${then}; } && exec "$@"`,
  folder,
];

export const isPossible = (folder) => {
  const [command, ...rest] = [...onDiskOf(folder, "64k"), "true"];
  return spawnSync(command, rest).status === 0;
};

// The disk as it is seen from outside.
const inside = (pid, folder) => join(`/proc/${pid}/root`, folder, "filler");

export function fill(pid, folder) {
  const file = openSync(inside(pid, folder), "w");
  try {
    for (const size of [65_536, 4096, 512, 1])
      for (;;)
        try {
          if (writeSync(file, Buffer.alloc(size)) < size) break;
        } catch (error) {
          if (error.code !== "ENOSPC") throw error;
          break;
        }
  } finally {
    closeSync(file);
  }
}
export const makeRoom = (pid, folder) => rmSync(inside(pid, folder));
