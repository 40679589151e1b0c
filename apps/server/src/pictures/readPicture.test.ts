import { expect, test } from 'vitest';
import { checkDataUrl, hasAcceptedBeginning } from './readPicture.ts';

test.each(['data:image/png;base64,AAAA', 'DATA:image/svg+xml;base64,AAAA', 'data:;base64,AAAA'])(
  '%s is a data URL',
  (text) => {
    expect(() => checkDataUrl(text, 100)).not.toThrow();
  },
);

test.each([
  'AAAA',
  'data:image/png,AAAA',
  'x data:image/png;base64,AAAA',
  'data:image/png;base64 x,AAAA',
  'https://example.com/a.png',
])('%s is none', (text) => {
  expect(() => checkDataUrl(text, 100)).toThrow('Please choose pictures');
});

/** A file that begins so, in Latin-1, and is as long as this. */
const begin = (text: string, length = 16) =>
  Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(length)]).subarray(0, length);

test.each([
  ['JPEG', '\xff\xd8\xff\xe0'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['WebP', 'RIFF\0\0\0\0WEBP'],
  ['AVIF', '\0\0\0\x1cftypavif'],
  ['moving AVIF', '\0\0\0\x1cftypavis'],
])('a %s is told by its first bytes, of which there must be sixteen', (_, beginning) => {
  expect(hasAcceptedBeginning(begin(beginning))).toBe(true);
  expect(hasAcceptedBeginning(begin(beginning, 15))).toBe(false);
});

test.each(['GIF89a', '<svg xmlns', 'RIFF\0\0\0\0WAVE', '\0\0\0\x1cftypheic', '\0\0\0\x1cxtypavif'])(
  'what begins with %s is not accepted',
  (beginning) => {
    expect(hasAcceptedBeginning(begin(beginning))).toBe(false);
  },
);
