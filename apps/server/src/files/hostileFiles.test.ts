import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestPerson, createTestMarket } from '../testing/createTestMarket.ts';
import { createPicture } from '../testing/pictures.ts';
import { sendFile } from '../testing/sendFile.ts';

const market = await createTestMarket();
afterAll(market.close);

let asha: TestPerson;

beforeAll(async () => {
  await market.empty();
  asha = await market.createPerson('Asha Rao');
});

const script = 'alert(document.cookie)';
const html = `<!doctype html><html><body><script>${script}</script></body></html>`;
const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`;
/** A GIF whose width is a comment's beginning, and JavaScript that begins with the variable `GIF89a`. */
const gifScript = Buffer.concat([
  Buffer.from('GIF89a/*'),
  Buffer.alloc(5),
  Buffer.from(`*/=1;${script}`),
]);
const png = Buffer.from((await createPicture()).split(',')[1] ?? '', 'base64');
const pngPage = Buffer.concat([png, Buffer.from(html)]);
const pdfPage = Buffer.from(`%PDF-1.7\n${html}`);
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
const elf = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(200)]);
const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
const flash = Buffer.from('FWS\x0a');

const hostile: [what: string, name: string, bytes: Buffer, isTakenFromStrangers: boolean][] = [
  ['a page', 'page.txt', Buffer.from(html), true],
  ['a page called a picture', 'page.png', Buffer.from(html), false],
  ['a drawing with a script', 'drawing.txt', Buffer.from(svg), false],
  ['a drawing called a picture', 'drawing.png', Buffer.from(svg), false],
  ['a picture that is a script', 'picture.gif', gifScript, true],
  ['a picture that ends as a page', 'picture.png', pngPage, true],
  ['a document that is a page', 'document.pdf', pdfPage, true],
  ['a program called a picture', 'picture.jpg', program, false],
  ['a program called a document', 'document.pdf', elf, false],
  ['an archive called a picture', 'picture.png', zip, false],
  ['a film of Flash', 'film.mp4', flash, false],
  ['bytes of no kind', 'notes.txt', Buffer.from([1, 2, 3, 0, 255, 254]), false],
];

/** What no browser runs, and none shows. */
async function expectHarmless(id: string, name: string, bytes: Buffer) {
  const { link } = await asha.getFileLink({ id });
  const accept = 'text/html,image/svg+xml,*/*';
  const response = await fetch(link.replace('http://market.example', market.url), {
    headers: { accept },
  });
  const { headers } = response;

  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('content-disposition')).toContain(`attachment; filename="${name}"`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe(
    "sandbox; default-src 'none'; frame-ancestors 'none'",
  );
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
}

test.each(hostile)(
  '%s (%s) goes through an order as it is, and never as what a browser runs',
  async (_what, name, bytes) => {
    const file = await sendFile(asha, bytes, { name });

    expect(file.state).toBe('ready');
    await expectHarmless(file._id, name, bytes);
  },
);

test.each(hostile)(
  '%s (%s) goes between strangers only as what it says it is',
  async (_what, name, bytes, isTaken) => {
    const file = await sendFile(asha, bytes, { name, purpose: 'message' });

    expect(file).toMatchObject(isTaken ? { state: 'ready' } : { state: 'refused', fault: 'kind' });
    const link = asha.getFileLink({ id: file._id });
    expect(
      await link.then(
        () => true,
        () => false,
      ),
    ).toBe(isTaken);
  },
);

test.each([
  ['setup.exe', program],
  ['setup.EXE. .', program],
  ['tool', elf],
  ['app.apk', zip],
  ['page.html', Buffer.from(html)],
  ['logo.svg', Buffer.from(svg)],
  ['picture.png', elf],
  ['run.sh', Buffer.from('#!/bin/sh\necho')],
])('%s is marked: opening it may do something', async (name, bytes) => {
  const { file } = await asha.getFile({ id: (await sendFile(asha, bytes, { name }))._id });
  expect(file).toMatchObject({ state: 'ready', isRisky: true });
});

test.each([
  ['logo.png', png],
  ['sources.zip', zip],
  ['scene.blend', Buffer.from('BLENDER-v279')],
  ['notes.txt', Buffer.from('Grüße')],
])('%s is not', async (name, bytes) => {
  expect(await sendFile(asha, bytes, { name })).toMatchObject({ state: 'ready', isRisky: false });
});

test('a picture has a preview that is made anew, and nothing else has one', async () => {
  const file = await sendFile(asha, pngPage, { name: 'picture.png', purpose: 'message' });
  const response = await fetch(`${market.url}${file.preview?.url}`);

  expect(file).toMatchObject({ kind: 'image/png', preview: { width: 40, height: 30 } });
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(await response.text()).not.toContain('script');
  expect((await sendFile(asha, svg, { name: 'logo.svg' })).preview).toBeNull();
  expect((await sendFile(asha, gifScript, { name: 'a.gif' })).preview).toBeNull();
});
