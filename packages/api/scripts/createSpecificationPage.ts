import { Html, html, prose } from '../src/openapi/html.ts';
import { referenceStyles } from '../src/openapi/referenceStyles.ts';

interface Section {
  title: string;
  rows: { id: string; what: string }[];
}

/**
 * Writes `docs/specification.md` as a page for the readers of the package: every section and
 * every line has an anchor, such as `#calls` and `#C10`: comments name them.
 */
export function createSpecificationPage(markdown: string): string {
  const sections = readSections(markdown);

  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Market: specification</title>
        <style>
          ${new Html(referenceStyles)}
        </style>
      </head>
      <body>
        <nav aria-label="Sections">
          <h2>Specification</h2>
          <ul>
            ${sections.map(({ title }) => html`<li><a href="#${toAnchor(title)}">${title}</a></li>`)}
          </ul>
        </nav>
        <main>
          <h1>Specification</h1>
          <p>
            Everything the marketplace has to do, one line each. “ns” stands for what the
            specification does not say.
          </p>
          ${sections.map(
            ({ title, rows }) =>
              html`<h2 id="${toAnchor(title)}">${title}</h2>
                <dl>
                  ${rows.map(
                    ({ id, what }) =>
                      html`<div id="${id}">
                        <dt><a href="#${id}">${id}</a></dt>
                        <dd>${prose(what)}</dd>
                      </div>`,
                  )}
                </dl>`,
          )}
        </main>
      </body>
    </html> `.markup;
}

/** The sections with their lines, without the column of the tests. */
const readSections = (markdown: string): Section[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((text) => ({
      title: text.slice(0, text.indexOf('\n')).replace(/ \(.*/, ''),
      rows: [...text.matchAll(/^\| ([A-Z][\w-]*\d) +\| (.*?) +\|[^|\n]*\|$/gm)].map(
        ([, id = '', what = '']) => ({ id, what }),
      ),
    }));

export const toAnchor = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
