import { type Category, type Image, categorySchema } from '@market/api/contract';

/** The colours of avatars in `@market/ui`. White on each has a contrast of at least 4.5:1. */
export const initialColors = [
  '#2c628d',
  '#554da0',
  '#006e5f',
  '#ac312a',
  '#964d09',
  '#006888',
  '#a13170',
  '#404663',
] as const;

/** The quiet colours of a missing cover: ink on ground has a contrast of at least 4.5:1. */
export const coverColors = { ground: '#f5f2ed', sign: '#908c83', ink: '#545669' } as const;

/** The sign of a service whose category is not known. */
const anyCategory = 'Service';

/** How much room the name of a category has, in units of the drawing, and a letter takes at the most. */
const nameWidth = 600;
const letterWidth = 0.62;

const toStandIn = (name: string, width: number, height: number): Image => ({
  url: `/images/${encodeURIComponent(name)}.svg`,
  public_id: name,
  width,
  height,
  isStandIn: true,
});

/** Gives a name the colour that avatars in `@market/ui` give it. */
function toColorIndex(name: string) {
  let hash = 0;
  for (const letter of name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return ((hash ^ (hash >>> 9)) >>> 0) % initialColors.length;
}

/** The stand-in for a person without a picture: the first letter of the name. */
export function toInitialPicture(fullname: string): Image {
  const [letter = '?'] = /[\p{L}\p{N}\p{P}\p{S}]/u.exec(fullname) ?? [];
  return toStandIn(`initial-${letter.toUpperCase()}-${toColorIndex(fullname)}`, 112, 112);
}

/** The stand-in for a service without pictures. */
export const toCategoryPicture = (category: Category | null): Image =>
  toStandIn(`category-${category ?? anyCategory}`, 640, 480);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replaceAll(/[&<>]/g, (letter) => escapes[letter] ?? letter);

const font = 'font-family="Figtree, system-ui, sans-serif" font-weight="700" text-anchor="middle"';

const drawInitial = (letter: string, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112" viewBox="0 0 112 112">` +
  `<rect width="112" height="112" fill="${color}"/>` +
  `<text x="56" y="56" dy=".35em" fill="#fff" font-size="44" ${font}>${escape(letter)}</text></svg>`;

/** A long name is written smaller, so that it fits. */
const toFontSize = (name: string) =>
  Math.min(32, Math.floor(nameWidth / (letterWidth * name.length)));

const drawCategory = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">` +
  `<rect width="640" height="480" fill="${coverColors.ground}"/>` +
  `<g transform="translate(250 165) scale(2.2)" fill="none" stroke="${coverColors.sign}" stroke-width="2.5" stroke-linejoin="round">` +
  `<rect x="2" y="2" width="60" height="44" rx="8"/><circle cx="20" cy="17" r="5"/>` +
  `<path d="m3 40 17-14 10 8 13-14 18 17"/></g>` +
  `<text x="320" y="325" fill="${coverColors.ink}" font-size="${toFontSize(name)}" ${font}>${name}</text></svg>`;

/** One letter, digit or sign; a few have two or three letters as capitals. */
const initialName = /^initial-([\p{L}\p{M}\p{N}\p{P}\p{S}]{1,3})-([0-7])$/u;

/**
 * Draws the stand-in of this name as SVG; undefined for names that no stand-in has. There are as
 * many as letters in eight colours and as slugs that a category may have, and none is stored.
 */
export function drawStandIn(name: string): string | undefined {
  const [, letter, index] = initialName.exec(name) ?? [];
  const color = initialColors[Number(index)];
  if (letter && color) return drawInitial(letter, color);
  const [, category] = /^category-(.+)$/u.exec(name) ?? [];
  // Letters, digits and hyphens: nothing in it is markup.
  const isCategory = categorySchema.safeParse(category).success;
  return category && isCategory ? drawCategory(category.replaceAll('-', ' ')) : undefined;
}
