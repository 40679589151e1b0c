/** How many letters a country and a tag may have. */
const longest = { country: 100, tag: 30 };

/** As people read it: without blanks that nobody sees. */
const tidy = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** A country as it is counted: written without capitals, it means the same. */
export function toCountry(text: string): string {
  const country = tidy(text).slice(0, longest.country);
  if (country !== country.toLowerCase()) return country;
  return country.replaceAll(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A tag as it is counted: whatever its capitals are. */
export const toTag = (text: string): string => tidy(text.toLowerCase()).slice(0, longest.tag);

/** The tags of a service, each once. */
export const toTags = (texts: readonly string[]): string[] =>
  [...new Set(texts.map(toTag))].filter(Boolean);
