// Drawings by name. They say nothing that words beside them do not say.

// A thing of a game, in its own colours.
export function Glyph({ name, size, kind = "glyph" }: { name: string; size?: number; kind?: string }) {
  return (
    <svg class={kind} width={size} height={size} aria-hidden="true">
      <use href={`#${name}`} width="100%" height="100%" />
    </svg>
  );
}

// A sign of the page itself, in the colour of the words around it.
export function Icon({ name }: { name: string }) {
  return (
    <svg class="icon" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
