/** Text that is markup already. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What a template may contain: text is escaped, lists are joined, `undefined` is left out. */
export type Content = Html | string | number | false | undefined | readonly Content[];

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function toMarkup(content: Content): string {
  if (content instanceof Html) return content.markup;
  if (Array.isArray(content)) return content.map(toMarkup).join('');
  return content === false || content === undefined ? '' : escape(String(content));
}

/** Writes markup. Values are escaped unless they were written with this, too. */
export const html = (parts: TemplateStringsArray, ...contents: Content[]): Html =>
  new Html(
    parts.map((part, index) => (index === 0 ? '' : toMarkup(contents[index - 1])) + part).join(''),
  );

/** Words with `code` in them, as comments are written. */
export const prose = (words: string): Html =>
  new Html(toMarkup(words).replaceAll(/`([^`]+)`/g, '<code>$1</code>'));
