import type { Image, Service } from '@market/api';
import { type ServedData, servedDataId } from '../app/servedData.ts';
import { texts } from '../routing/texts.ts';
import type { PageDescription } from './publicPages.ts';

/** What a page consists of. */
export interface PageParts {
  /** The built page that an empty site starts from. */
  template: string;
  /** What stands in `<title>`, as HTML. */
  title: string;
  /** What the market is called. */
  siteName: string;
  description: PageDescription;
  /** `<style>` elements. */
  styles: string;
  /** What stands in `#root`. */
  content: string;
  /** The scripts of its screen, from the first `/`: the site's start fetches them. */
  files: string[];
  data: ServedData;
  toUrl: (path: string) => string;
}

/** The template's marks for the head and the content of a page. */
const head = /<!--head-->.*<!--\/head-->/s;
const root = '<div id="root"></div>';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

type Replacer = (name: string, value: unknown) => unknown;

/** Text for a `<script>` that holds data: no `<` can end it early. */
const writeJson = (value: unknown, replace?: Replacer) =>
  JSON.stringify(value, replace).replaceAll('<', String.raw`\u003c`);

const unseenOfSellers = { bio: '', from: '', email: '', createdAt: '' };

/**
 * Lists show only covers and the sellers' names and faces, which have no blurred preview: the rest would
 * be a tenth of the page.
 */
const leaveOutUnseen: Replacer = (name, value) => {
  // A limit has this name, too.
  if (name === 'services' && Array.isArray(value)) {
    return (value as Service[]).map((service) => ({
      ...service,
      createdAt: '',
      images: service.images.slice(0, 1).map((image) => ({ ...image, public_id: undefined })),
      user: service.user?.map((seller) => ({ ...seller, ...unseenOfSellers })),
    }));
  }
  if (name === 'avatar') return { ...(value as Image), placeholder: undefined };
  return value;
};

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escape(content)}">`;

function writeHead({ title, siteName, description: page, styles, toUrl }: PageParts) {
  const { description, path, image, kind = 'website', facts } = page;
  const structuredData = { '@context': 'https://schema.org', '@graph': facts };

  return [
    `<title>${title}</title>`,
    meta('description', description),
    path === undefined
      ? meta('robots', 'noindex')
      : `<link rel="canonical" href="${escape(toUrl(path))}">`,
    meta('og:site_name', siteName),
    `<meta property="og:title" content="${title.replace(escape(texts.page('', siteName)), '')}">`,
    meta('og:description', description),
    meta('og:type', kind),
    path !== undefined && meta('og:url', toUrl(path)),
    image && meta('og:image', toUrl(image.url)),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    styles,
    facts.length > 0 && `<script type="application/ld+json">${writeJson(structuredData)}</script>`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Writes a whole page into the template. */
export function writeDocument(parts: PageParts): string {
  const { template, content, files, data } = parts;
  // Behind what is read: names of files are letters by chance, which take their whole length.
  const json = `<script type="application/json" data-files="${files.join(' ')}" id="${servedDataId}">${writeJson(data, leaveOutUnseen)}</script>`;

  return template
    .replace(head, () => writeHead(parts))
    .replace(root, () => `<div id="root">${content}</div>${json}`);
}
