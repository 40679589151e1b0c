import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

/** All texts that were made longer, as they were, for finding one that has stayed so. */
export const plainTexts = new Set<string>();

const letters = 'ACEINOSUYaceinosuy';
const accented = 'ÅÇÉÎÑÖŠÛÝåçéîñöšûý';

const addAccent = (letter: string) => accented[letters.indexOf(letter)] ?? letter;

/** Longer by 40 %, as German is, with accents and in brackets. */
function lengthenText(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  plainTexts.add(text);
  const more = 'one two three four five six seven eight nine ten '.repeat(20);
  return `[${text.replaceAll(/[a-z]/gi, addAccent)} ${more.slice(0, Math.ceil(0.4 * text.length)).trim()}]`;
}

/** Lengthens the texts that stand in a node, and leaves what it is built of, and what is the same in every language. */
function lengthenNode(node: ReactNode): ReactNode {
  if (typeof node === 'string') return node.trim() ? lengthenText(node) : node;
  if (Array.isArray(node)) return Children.map(node, lengthenNode);
  if (!isValidElement<{ children?: ReactNode; translate?: string }>(node)) return node;
  if (node.props.translate === 'no') return node;
  return cloneElement(node, {}, lengthenNode(node.props.children));
}

/** Makes all texts of a text module longer: strings, what functions and nodes say, and lists. */
export function lengthen<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return lengthenText(texts) as Texts;
  if (typeof texts === 'function')
    return ((...given: unknown[]) => lengthenSaid(texts(...given), given)) as Texts;
  if (isValidElement(texts)) return lengthenNode(texts) as Texts;
  if (Array.isArray(texts)) return texts.map(lengthen) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, lengthen(text)]),
  ) as Texts;
}

/** What a text hands on as it was given to it, a name for example, is no text of the site. */
const lengthenSaid = (said: unknown, given: readonly unknown[]): unknown =>
  given.includes(said) ? said : lengthen(said);
