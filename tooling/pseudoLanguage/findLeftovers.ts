/**
 * Finds texts on a page in the pseudo-language that are not in it, and sentences that are glued
 * together from several. What a Storybook itself says does not count, nor what nobody is to translate, nor
 * what has no letter: a dash is one in every language. Runs inside of the page, so it uses nothing but the page.
 *
 * @param plainTexts The texts of the site, as they are in English.
 */
export function findLeftovers(plainTexts: readonly string[]): string[] {
  const plain = new Set(plainTexts);
  const faults: string[] = [];
  const check = (text: string | null | undefined) => {
    const said = text?.trim() ?? '';
    if (plain.has(said) && /\p{L}/u.test(said)) faults.push(`“${said}” is left over`);
  };

  const others = 'style, script, .sb-wrapper *, [translate=no], [translate=no] *';
  for (const element of document.body.querySelectorAll(`:not(${others})`)) {
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
      check(element.getAttribute(name));
    }
    const own = [...element.childNodes].filter(({ nodeName }) => /^(?:#text|BR)$/.test(nodeName));
    for (const { textContent } of own) check(textContent);
    const said = own.map(({ textContent }) => textContent || '\n').join('');
    if (/\][^[\]\n]*\[/.test(said)) faults.push(`“${said}” is glued together`);
  }
  return faults;
}
