/** A piece of what somebody wrote. */
export interface TextPiece {
  text: string;
  /** Where it leads, if it is an address. */
  href?: string;
}

/** Addresses end at spaces, quotes and whatever is not seen or turns the direction of what follows. */
const address = /\bhttps?:\/\/[^\s<>"“”«»\p{Cc}\p{Cf}]+/giu;

/** Belongs to the sentence, not to the address. */
const endOfSentence = /[.,:;!?'’…*_]+$/;

/** The longest address that browsers and servers agree on. */
const longestAddress = 2_000;

const brackets = { ')': '(', ']': '[', '}': '{' } as const;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Leaves out what follows an address in its sentence: a full stop, a bracket that was opened before it. */
function trimEnd(found: string): string {
  const trimmed = found.replace(endOfSentence, '');
  const last = trimmed.at(-1) ?? '';
  const opening = brackets[last as keyof typeof brackets];
  if (opening && count(trimmed, last) > count(trimmed, opening))
    return trimEnd(trimmed.slice(0, -1));
  return trimmed;
}

/** One with a name before an `@` only looks as if it led where that name says. */
function toHref(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { href, username, password } = new URL(text);
  return username === '' && password === '' ? href : undefined;
}

/** Finds the addresses (http and https) in what somebody wrote. The pieces together are the text again. */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    if (found.length > longestAddress) continue;
    const shown = trimEnd(found);
    const href = toHref(shown);
    if (!href) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: shown, href });
    end = index + shown.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
