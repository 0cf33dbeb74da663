// A game as a link: its record, packed into the address. What stands behind the # never leaves the browser.
const letters = { "+": "-", "/": "_", "=": "" } as Record<string, string>;

async function through(bytes: Blob, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(bytes.stream().pipeThrough(stream)).arrayBuffer();
}

export async function packed(record: object): Promise<string> {
  const bytes = new Uint8Array(await through(new Blob([JSON.stringify(record)]), new CompressionStream("deflate-raw")));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replace(/[+/=]/g, (letter) => letters[letter] ?? "");
}

// A cut or altered link gives what the house refuses, with its own sentence.
export async function unpacked(text: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    return JSON.parse(
      await new Response(await through(new Blob([bytes]), new DecompressionStream("deflate-raw"))).text(),
    );
  } catch {
    return text;
  }
}
