// Treasures and cards by their pictures. The house has drawings for most of them; the others are drawn here.
import type { Card, Object as Thing } from "../../generated/fluch.ts";

export const cardPictures: Record<Card, string> = {
  isis: "md-isis",
  hathor: "md-hathor",
  thoth: "md-thot",
  shu: "g-ankh",
  horus: "g-wadjet",
  bes: "sp-ward",
  anubis: "md-anubis",
  maat: "md-maat",
  seth: "md-seth",
  apophis: "md-giftschlangen",
  scorpions: "fluch-scorpion",
  badAir: "g-curse",
};
export const thingPictures: Record<Thing, string> = {
  amulet: "g-ankh",
  scarab: "g-scarab",
  ring: "fluch-ring",
  necklace: "md-medallion",
  mask: "g-mask",
  canopicJar: "g-chamber-token",
  ushabti: "g-mummy",
  statuette: "g-falcon",
  stela: "fluch-stela",
  papyrus: "md-papyrus",
  vessel: "fluch-vessel",
  mirror: "fluch-mirror",
  senet: "fluch-senet",
};

export function ThingDrawings() {
  return (
    <defs stroke="#2a1d10" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
      <symbol id="fluch-ring" viewBox="0 0 64 64">
        <circle cx="32" cy="39" r="17" fill="none" stroke-width="10" />
        <circle cx="32" cy="39" r="17" fill="none" stroke="#d9a93c" stroke-width="5.5" />
        <path d="M20 14L26 6H38L44 14L32 27Z" fill="#1d8a86" />
        <path d="M26 6L32 27L38 6M20 14H44" fill="none" stroke-width="1.5" />
      </symbol>
      <symbol id="fluch-stela" viewBox="0 0 64 64">
        <path d="M15 58V24C15 0 49 0 49 24V58Z" fill="#d9bd83" />
        <path d="M49 24V58H42V14C46 16 49 20 49 24Z" fill="#000" opacity=".18" stroke="none" />
        <circle cx="32" cy="18" r="5" fill="#b3402a" />
        <path d="M22 30H42M22 38H42M22 46H36" fill="none" />
      </symbol>
      <symbol id="fluch-vessel" viewBox="0 0 64 64">
        <path d="M24 6H40L38 18C54 26 52 50 40 58H24C12 50 10 26 26 18Z" fill="#1f5fb0" />
        <path d="M15 34H49M17 43H47" fill="none" stroke="#f0c95c" stroke-width="3" />
        <path d="M21 26C17 32 17 44 22 50" fill="none" stroke="#fff" opacity=".6" />
      </symbol>
      <symbol id="fluch-mirror" viewBox="0 0 64 64">
        <path d="M28 38H36L38 60H26Z" fill="#3d7a3a" />
        <ellipse cx="32" cy="22" rx="19" ry="17" fill="#d9a93c" />
        <ellipse cx="32" cy="22" rx="14" ry="12" fill="#fbeec0" stroke-width="1.5" />
        <path d="M24 18C26 14 30 13 33 13" fill="none" stroke="#fff" />
      </symbol>
      <symbol id="fluch-senet" viewBox="0 0 64 64">
        <path d="M4 24H60V50H4Z" fill="#a8763a" />
        <path d="M8 28H56V46H8Z" fill="#f3e2b4" stroke-width="1.5" />
        <path d="M8 34H56M8 40H56M16 28V46M24 28V46M32 28V46M40 28V46M48 28V46" fill="none" stroke-width="1.2" />
        <path d="M16 30L20 14L24 30Z" fill="#1f3f7a" />
        <path d="M38 32C36 20 48 20 46 32Z" fill="#b3402a" />
      </symbol>
      <symbol id="fluch-scorpion" viewBox="0 0 64 64">
        <path d="M30 50C48 52 58 38 50 24C46 16 36 14 32 20" fill="none" stroke-width="9" />
        <path d="M30 50C48 52 58 38 50 24C46 16 36 14 32 20" fill="none" stroke="#8a5a2a" stroke-width="5" />
        <path d="M34 26L28 18L38 16Z" fill="#b3402a" />
        <ellipse cx="24" cy="46" rx="13" ry="9" fill="#8a5a2a" />
        <path d="M16 40L6 34M14 44L4 44M16 52L8 58M26 55L26 61" fill="none" stroke-width="3" />
      </symbol>
    </defs>
  );
}
