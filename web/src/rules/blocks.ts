// A game's RULES.md, taken apart: chapters, numbered rules, paragraphs, lists and tables. Only as much of Markdown as
// our rules use.
export type Block =
  | { is: "title" | "text" | "item"; text: string }
  | { is: "rule"; number: number; text: string }
  | { is: "table"; rows: string[][] };
export interface Chapter {
  title: string; // empty before the first
  blocks: Block[];
}

// What a line begins, if it does not go on with what is before it.
function begins(line: string): Block | null {
  const rule = line.match(/^(\d+)\. +(.*)/);
  if (rule) return { is: "rule", number: Number(rule[1]), text: rule[2] ?? "" };
  const item = line.match(/^ *[-*] +(.*)/);
  if (item) return { is: "item", text: item[1] ?? "" };
  const title = line.match(/^#+ +(.*)/);
  if (title) return { is: "title", text: title[1] ?? "" };
  if (line.startsWith("|")) return { is: "table", rows: [] };
  return null;
}

const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
const isRuler = (cells: string[]) => cells.every((cell) => /^:?-+:?$/.test(cell));

export function chaptersOf(markdown: string): Chapter[] {
  const chapters: Chapter[] = [{ title: "", blocks: [] }];
  let open: Block | null = null;
  for (const line of markdown.split("\n")) {
    const chapter = chapters.at(-1) as Chapter;
    const chapterTitle = line.match(/^## +(.*)/);
    if (chapterTitle) {
      chapters.push({ title: chapterTitle[1] ?? "", blocks: [] });
      open = null;
    } else if (line.trim() === "") {
      open = null;
    } else if (line.startsWith("|") && open?.is === "table") {
      if (!isRuler(cellsOf(line))) open.rows.push(cellsOf(line));
    } else {
      const next = begins(line);
      if (!next && open && open.is !== "table") {
        open.text += ` ${line.trim()}`;
      } else {
        open = next ?? { is: "text", text: line.trim() };
        if (open.is === "table") open.rows.push(cellsOf(line));
        chapter.blocks.push(open);
      }
    }
  }
  return chapters;
}

export const wordsOf = (block: Block) => (block.is === "table" ? block.rows.flat().join(" ") : block.text);

// GOLD-27 is rule 27.
export const numberOf = (rule: string) => Number(rule.match(/-(\d+)$/)?.[1] ?? Number.NaN);

// Pieces of a text: plain, strong, or a word of code; each again with the places where `found` stands.
export interface Piece {
  kind: "plain" | "strong" | "code";
  text: string;
  marked: boolean;
}
export function piecesOf(text: string, found: string): Piece[] {
  const links = text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  const pieces: Piece[] = [];
  for (const part of links.split(/(\*\*[^*]+\*\*|`[^`]+`)/)) {
    const strong = part.match(/^\*\*(.+)\*\*$/);
    const code = part.match(/^`(.+)`$/);
    const kind = strong ? "strong" : code ? "code" : "plain";
    const plain = strong?.[1] ?? code?.[1] ?? part;
    for (const [text, marked] of split(plain, found)) pieces.push({ kind, text, marked });
  }
  return pieces;
}
function split(text: string, found: string): [string, boolean][] {
  if (found === "") return text === "" ? [] : [[text, false]];
  const pieces: [string, boolean][] = [];
  const small = text.toLowerCase();
  let from = 0;
  for (let at = small.indexOf(found); at >= 0; at = small.indexOf(found, from)) {
    if (at > from) pieces.push([text.slice(from, at), false]);
    from = at + found.length;
    pieces.push([text.slice(at, from), true]);
  }
  if (from < text.length) pieces.push([text.slice(from), false]);
  return pieces;
}
