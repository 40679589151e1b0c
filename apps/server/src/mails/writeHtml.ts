import type { Language, Letter } from '../database/Letter.ts';
import { escapeHtml as escape } from '../outbox/escapeHtml.ts';
import { frameTexts } from './frameTexts.ts';
import { directionOf } from './languages.ts';
import type { MailAddresses } from './writeText.ts';

/** The colours of the site's light theme. Mail programs know neither its variables nor `oklch`. */
const light = {
  paper: '#f5f2ed',
  surface: '#ffffff',
  ink: '#1e2032',
  soft: '#545669',
  line: '#e3dfd8',
  primary: '#4143c7',
  onPrimary: '#fcfcfc',
};

/** Those of its dark theme, for programs that ask for them. */
const dark: typeof light = {
  paper: '#0c0d14',
  surface: '#1a1b26',
  ink: '#edeef4',
  soft: '#abadbb',
  line: '#2b2d39',
  primary: '#8c9cfb',
  onPrimary: '#0c0f27',
};

const font =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans','Noto Sans Arabic','Noto Sans Devanagari',sans-serif";

const paper = `background-color:${light.paper}`;
const surface = `background-color:${light.surface}`;
const ink = `color:${light.ink}`;
const soft = `color:${light.soft}`;
const long = 'overflow-wrap:anywhere;word-break:break-word';
const body = `${font};font-size:16px;line-height:26px;${ink};${long}`;
const small = `${font};font-size:13px;line-height:20px;${soft};${long}`;

/** What the inline styles cannot say: dark colours, and less room on small screens. */
const styles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0}
@media (max-width:480px){.edge{padding:24px 20px!important}.around{padding:16px 8px!important}}
@media (prefers-color-scheme:dark){
.paper{background-color:${dark.paper}!important}
.surface{background-color:${dark.surface}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.line{border-color:${dark.line}!important}
.name,.link{color:${dark.primary}!important}
.mark{border-color:${dark.primary}!important}
.button{background-color:${dark.primary}!important;color:${dark.onPrimary}!important}
}`;

/** What stands in the frame that all mails share. */
export interface FramedPage {
  language: Language;
  title: string;
  /** The name of the market. */
  from: string;
  publicUrl: string;
  /** HTML. */
  content: string;
  /** HTML. */
  footer: string;
}

/** Draws the frame of a mail: a card on paper, as wide as can be read well, with the name of the market above. */
export function writeFrame({ language, title, from, publicUrl, content, footer }: FramedPage) {
  const direction = directionOf(language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const table = `role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title>
<style>${styles}</style>
</head>
<body class="paper" style="margin:0;padding:0;${paper}">
<div lang="${language}" dir="${direction}">
<table ${table} class="paper" style="${paper}"><tr><td class="around" align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->
<table ${table} style="max-width:600px;text-align:${start}" dir="${direction}">
<tr><td style="padding:0 4px 16px"><a class="name" href="${escape(publicUrl)}" style="${font};font-size:18px;line-height:28px;font-weight:700;text-decoration:none;color:${light.primary};${long}">${escape(from)}</a></td></tr>
<tr><td class="surface edge" style="${surface};border:1px solid ${light.line};border-radius:12px;padding:32px">
${content}
</td></tr>
<tr><td style="padding:20px 4px 0">
${footer}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`;
}

export const writeHeading = (text: string) =>
  `<h1 class="ink" style="${font};margin:0 0 16px;font-size:22px;line-height:30px;font-weight:700;${ink};${long}">${escape(text)}</h1>`;

/** A text as it was typed, with its lines. */
const writeTyped = (text: string) => escape(text).replaceAll('\n', '<br>');

export const writeParagraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;${body}">${writeTyped(text)}</p>`;

/** Small letters. Takes HTML. */
export const writeSmall = (html: string) =>
  `<p class="soft" style="margin:0 0 8px;${small}">${html}</p>`;

export const writeLink = (address: string, label = address) =>
  `<a class="link" href="${escape(address)}" style="color:${light.primary};text-decoration:underline;${long}">${escape(label)}</a>`;

/** How a button looks, be it a link or one of a form. */
export const buttonStyle = `${font};display:inline-block;box-sizing:border-box;max-width:100%;padding:12px 24px;font-size:16px;line-height:24px;font-weight:600;text-align:center;text-decoration:none;color:${light.onPrimary};background-color:${light.primary};border:0;border-radius:8px;cursor:pointer;${long}`;

function writeQuote({ lead, text }: NonNullable<Letter['quote']>, start: string) {
  return `${writeParagraph(lead)}
<div class="mark" style="margin:0 0 20px;border-${start}:3px solid ${light.primary};padding-${start}:16px"><p class="ink" dir="auto" style="margin:0;${body}">${writeTyped(text)}</p></div>`;
}

function writeLines({ heading, entries, sum }: NonNullable<Letter['lines']>, start: string) {
  const end = start === 'left' ? 'right' : 'left';
  const cell = `${body};padding:10px 0;vertical-align:top;border-top:1px solid ${light.line}`;
  const writeRow = ({ title, amount }: { title: string; amount: string }, weight: number) =>
    `<tr><td class="ink line" style="${cell};font-weight:${weight};text-align:${start}"><bdi>${escape(title)}</bdi></td><td class="ink line" style="${cell};font-weight:${weight};padding-${start}:16px;text-align:${end};white-space:nowrap;word-break:normal"><bdi>${escape(amount)}</bdi></td></tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;border-collapse:collapse">
<caption class="soft" style="${small};padding:0 0 8px;text-align:${start}">${escape(heading)}</caption>
${entries.map((entry) => writeRow(entry, 400)).join('\n')}
${writeRow(sum, 700)}
</table>`;
}

/** Writes a letter as mail programs show it: tables and inline styles, nothing that is fetched. */
export function writeHtml(letter: Letter, { publicUrl, unsubscribe }: MailAddresses): string {
  const { language, from, heading, paragraphs, quote, lines, notes = [] } = letter;
  const { action, alternative } = letter;
  const texts = frameTexts[language];
  const start = directionOf(language) === 'rtl' ? 'right' : 'left';
  const address = action && `${publicUrl}${action.path}`;
  const content = [
    writeHeading(heading),
    ...paragraphs.map(writeParagraph),
    lines && writeLines(lines, start),
    quote && writeQuote(quote, start),
    action &&
      address &&
      `<p style="margin:8px 0 20px"><a class="button" href="${escape(address)}" style="${buttonStyle}">${escape(action.label)}</a></p>`,
    alternative &&
      `<p style="margin:0 0 20px;${body}">${writeLink(`${publicUrl}${alternative.path}`, alternative.label)}</p>`,
    address && writeSmall(`${escape(texts.address)}<br>${writeLink(address)}`),
    ...notes.map((note) => writeSmall(writeTyped(note))),
  ];
  const footer = [
    writeSmall(`${escape(texts.sentBy(from))}<br>${writeLink(publicUrl)}`),
    unsubscribe && writeSmall(writeLink(unsubscribe, texts.unsubscribe)),
  ];
  return writeFrame({
    language,
    title: heading,
    from,
    publicUrl,
    content: content.filter(Boolean).join('\n'),
    footer: footer.filter(Boolean).join('\n'),
  });
}
