import { gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createBlackPng } from '../../assurance/hostilePictures.ts';
import { fillIn, refusals } from '@market/api/contract';
import type { PictureRefusal } from './PictureRefusal.ts';
import { createPicture, toDataUrl } from '../testing/pictures.ts';
import { CostlyPicture, createPictureWorker } from './createPictureWorker.ts';
import { copyAsAvif, preparePicture } from './preparePicture.ts';
import { checkDataUrl, readDataUrl } from './readPicture.ts';

/** As the server has pictures prepared: by another process, and only what begins like one. */
const worker = createPictureWorker();
afterAll(worker.close);

const limit = 2_000_000;
const painting = (width: number, height: number, background = '#c85a28') =>
  sharp({ create: { width, height, channels: 3, background } });

test.each([
  ['JPEG', painting(1600, 1200).jpeg()],
  ['PNG', painting(1600, 1200).png()],
  ['WebP', painting(1600, 1200).webp()],
  ['AVIF', painting(1600, 1200).avif()],
])('makes every width of a %s', async (_format, picture) => {
  const { width, height, versions, placeholder } = await preparePicture(await picture.toBuffer());

  expect([width, height]).toEqual([1280, 960]);
  expect(versions.map((version) => version.width)).toEqual([320, 640, 960, 1280]);
  for (const version of versions) {
    const { format, width: actual } = await sharp(version.bytes).metadata();
    expect([format, actual]).toEqual(['webp', version.width]);
  }
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder.length).toBeLessThan(1_000);
});

test.each([
  ['GIF', painting(40, 30).gif()],
  ['TIFF', painting(40, 30).tiff()],
])('a %s is refused by its header', async (_format, picture) => {
  await expect(preparePicture(await picture.toBuffer())).rejects.toMatchObject({
    code: 'unreadablePicture',
  });
});

test('never enlarges', async () => {
  const { width, versions } = await preparePicture(await painting(500, 100).png().toBuffer());
  expect(width).toBe(500);
  expect(versions.map((version) => version.width)).toEqual([320, 500]);
});

test('a picture that is just as wide as screens ask for is kept once in that width', async () => {
  const { versions } = await preparePicture(await painting(640, 100).png().toBuffer());
  expect(versions.map((version) => version.width)).toEqual([320, 640]);
});

test('keeps what is transparent', async () => {
  const file = await sharp({
    create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { versions } = await preparePicture(file);
  expect((await sharp(versions[0]?.bytes).metadata()).hasAlpha).toBe(true);
});

test('turns a picture upright and forgets where it was taken', async () => {
  const file = await painting(400, 200)
    .withExif({
      IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLatitudeRef: 'N' },
      IFD0: { Artist: 'Asha Rao' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, versions } = await preparePicture(file);

  expect([width, height]).toEqual([200, 400]);
  for (const { bytes } of versions) {
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(bytes).includes('Asha Rao')).toBe(false);
  }
});

test('takes the first frame of a moving picture', async () => {
  const frames = await sharp(
    [await painting(40, 30).png().toBuffer(), await painting(40, 30, 'blue').png().toBuffer()],
    { join: { animated: true } },
  )
    .webp()
    .toBuffer();
  expect((await sharp(frames).metadata()).pages).toBe(2);

  const { height, versions } = await preparePicture(frames);
  expect(height).toBe(30);
  expect((await sharp(versions[0]?.bytes).metadata()).pages).toBeUndefined();
});

test('a picture over the limit is refused with a sentence that says so', async () => {
  expect(() => checkDataUrl(toDataUrl(new Uint8Array(limit + 1)), limit)).toThrow(
    'A picture may have at most 2 MB.',
  );
  checkDataUrl(toDataUrl(new Uint8Array(limit)), limit);
  expect(readDataUrl(toDataUrl(new Uint8Array(limit)))).toHaveLength(limit);
});

test.each([
  'no data url',
  'data:,',
  'data:image/png,plain',
  'data:image/png;base64',
  'https://example.com/a.png',
  'file:///etc/passwd',
  '/images/somebody-elses.webp',
  'data:image/png;charset=utf-8;base64,QUFB',
])('%s is no picture', (dataUrl) => {
  expect(() => checkDataUrl(dataUrl, limit)).toThrow('Please choose pictures that are JPEG');
});

/** Whether a picture is taken, or what is said to its sender. */
const tryOut = (file: Buffer) =>
  preparePicture(file).then(
    () => 'taken',
    ({ code, values }: PictureRefusal) =>
      `${refusals[code].status} ${fillIn(refusals[code].message, values)}`,
  );

const drawPng = (width: number, height: number) => painting(width, height).png().toBuffer();
const drawAvif = (width: number, height: number) =>
  painting(width, height).avif({ effort: 0 }).toBuffer();
const drawDeepPng = async (width: number, height: number) =>
  createBlackPng({ width, height, depth: 16, channels: 4 });

test('24 megapixels are taken, one line more is refused with a sentence that says so', async () => {
  const refusal = '400 A picture may have at most 24 megapixels.';
  expect(await tryOut(await drawPng(6_000, 4_000))).toBe('taken');
  expect(await tryOut(await drawPng(6_000, 4_001))).toBe(refusal);
});

test('an AVIF of 4 megapixels is taken, one line more is refused', async () => {
  const refusal = '400 An AVIF picture may have at most 4 megapixels.';
  expect(await tryOut(await drawAvif(2_000, 2_000))).toBe('taken');
  expect(await tryOut(await drawAvif(2_000, 2_001))).toBe(refusal);
});

test('a side of 12,000 pixels is taken, one more is refused', async () => {
  const refusal = '400 A picture may be at most 12000 pixels wide and high.';
  expect(await tryOut(await drawPng(12_000, 1))).toBe('taken');
  expect(await tryOut(await drawPng(1, 12_000))).toBe('taken');
  expect(await tryOut(await drawPng(12_001, 1))).toBe(refusal);
  expect(await tryOut(await drawPng(1, 12_001))).toBe(refusal);
});

test('16 bits for each of four colours are taken of 12 megapixels, not of one line more', async () => {
  const refusal = '400 A picture of this size may have at most 8 bits for each colour.';
  expect(await tryOut(await drawDeepPng(4_000, 3_000))).toBe('taken');
  expect(await tryOut(await drawDeepPng(4_000, 3_001))).toBe(refusal);
});

test('1,000 frames are taken, one more is refused', async () => {
  // Frames that are alike would become one.
  const pair = [
    await painting(4, 4, 'black').png().toBuffer(),
    await painting(4, 4, 'white').png().toBuffer(),
  ];
  const frames = Array.from({ length: 1_001 }, (_, index) => pair[index % 2] ?? '');
  const film = (count: number) =>
    sharp(frames.slice(0, count), { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
  expect(await tryOut(await film(1_000))).toBe('taken');
  expect(await tryOut(await film(1_001))).toBe(
    '400 A moving picture may have at most 1000 frames.',
  );
});

test('a high picture becomes as high as screens need', async () => {
  const { width, height } = await preparePicture(await painting(2_000, 8_000).png().toBuffer());
  expect([width, height]).toEqual([480, 1_920]);
});

test('what stands in for a picture until it comes is tiny, whatever its shape', async () => {
  for (const [width, height] of [
    [1, 2_000],
    [20, 2_000],
    [2_000, 20],
  ] as const) {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const create = { width, height, channels: 3 as const, background: 'white', noise };
    const { placeholder } = await preparePicture(await sharp({ create }).png().toBuffer());
    expect(placeholder.length).toBeLessThan(1_000);
  }
});

test('what stands in for a picture is no larger than the picture', async () => {
  const { placeholder } = await preparePicture(await painting(4, 3).png().toBuffer());
  const { width, height } = await sharp(readDataUrl(placeholder)).metadata();
  expect([width, height]).toEqual([4, 3]);
});

test('a fault that costs no pixel is forgiven, a missing end is not', async () => {
  const file = await painting(64, 48).jpeg().toBuffer();
  const scan = file.indexOf(Buffer.from([0xff, 0xda]));
  const odd = Buffer.concat([file.subarray(0, scan), Buffer.alloc(3), file.subarray(scan)]);

  expect(await tryOut(odd)).toBe('taken');
  expect(await tryOut(file.subarray(0, -20))).toMatch(/^400 Please choose pictures that are JPEG/);
});

test('a copy as AVIF is as large in pixels and smaller in bytes', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width: 64, height: 48, channels: 3 as const, background: 'white', noise };
  const [version] = (await preparePicture(await sharp({ create }).png().toBuffer())).versions;
  const file = version?.bytes ?? new Uint8Array();
  const copy = await copyAsAvif(file);

  const { format, compression, width, height } = await sharp(copy).metadata();
  expect([format, compression, width, height]).toEqual(['heif', 'av1', 64, 48]);
  expect(copy.length).toBeLessThan(file.length);
});

/** One that nothing can reach: its process is given up before it can have started. */
const withoutDecoder = createPictureWorker({ memory: 0, work: 0, patience: 0 });

test.each([
  ['GIF', painting(64, 48).gif()],
  ['TIFF', painting(64, 48).tiff()],
  ['nearly a JPEG', painting(64, 48).jpeg(), [2, 0xfe]],
  ['nearly a PNG', painting(64, 48).png(), [7, 0x0b]],
  ['a RIFF, but no WebP', painting(64, 48).webp(), [8, 0x77]],
  ['nearly a RIFF', painting(64, 48).webp(), [0, 0x72]],
  ['an AVIF of another brand', painting(64, 48).avif(), [8, 0x62]],
  ['nearly an AVIF', painting(64, 48).avif(), [4, 0x67]],
] as [string, Sharp, [number, number]?][])(
  'no decoder sees what begins otherwise than an accepted format: %s',
  async (_what, picture, [at, byte] = [0, -1]) => {
    const file = await picture.toBuffer();
    if (byte >= 0) file[at] = byte;

    await expect(withoutDecoder.prepare(file)).rejects.toMatchObject({ status: 400 });
  },
);

test('what begins like an accepted format is for the decoder to judge', async () => {
  for (const picture of [painting(8, 8).jpeg(), painting(8, 8).png(), painting(8, 8).webp()]) {
    const asked = withoutDecoder.prepare(await picture.toBuffer());
    await expect(asked).rejects.toThrow('The process for pictures did not start.');
  }
});

/** A PNG whose header promises more pixels than it has. */
async function createBomb(width: number, height: number): Promise<Buffer> {
  const file = Buffer.from((await createPicture(1, 1)).split(',')[1] ?? '', 'base64');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Files that are not what they seem, made from every accepted format. */
async function createHostileFiles(): Promise<[name: string, file: Buffer][]> {
  const sound: [string, Buffer][] = [
    ['jpeg', await painting(64, 48).jpeg().toBuffer()],
    ['png', await painting(64, 48).png().toBuffer()],
    ['webp', await painting(64, 48).webp().toBuffer()],
    ['avif', await painting(64, 48).avif().toBuffer()],
  ];
  const others: [string, Buffer][] = [
    ['gif', await painting(64, 48).gif().toBuffer()],
    ['tiff', await painting(64, 48).tiff().toBuffer()],
    ['svg', Buffer.from(svg)],
    ['svg with a bom', Buffer.from(`\uFEFF<?xml version="1.0"?>${svg}`)],
    ['html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['pdf', Buffer.from('%PDF-1.7 1 0 obj << /Type /Catalog >> endobj')],
    ['zip', Buffer.from('PK\u0003\u0004 and so on, and so on')],
    ['elf', Buffer.from('\u007FELF and so on, and so on')],
    ['bmp', Buffer.from('BM and so on, and so on, and on')],
    ['ico', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(40)])],
    ['jp2', Buffer.from('\0\0\0\u000CjP  \r\n\u0087\nand so on', 'latin1')],
    ['heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heicmif1 and so on', 'latin1')],
    ['mp4', Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0isommp42 and so on', 'latin1')],
    ['psd', Buffer.from('8BPS\0\u0001 and so on, and so on')],
    ['flif', Buffer.from('FLIF44 and so on, and so on')],
    ['jxl', Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.alloc(64)])],
    ['exr', Buffer.from('v/1\u0001 and so on, and so on')],
    ['hdr', Buffer.from('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 8 +X 8\n')],
    ['wav', Buffer.from('RIFF\0\0\0\0WAVEfmt and so on')],
    ['ppm', Buffer.from('P6 2 2 255 and so on')],
    ['a list of values', Buffer.from('1,2,3\n4,5,6\n')],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['php', Buffer.from('<?php system($_GET["c"]); ?>')],
    ['postscript', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(x) show')],
    ['imagemagick', Buffer.from('push graphic-context\nfill url(https://example.com/)\n')],
    [
      'svg with an entity',
      Buffer.from(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`),
    ],
    ['gzipped svg', gzipSync(svg)],
    ['a long text', Buffer.from('picture '.repeat(100_000))],
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.alloc(1)],
    ['zeros', Buffer.alloc(5_000)],
    ['bomb of 25 megapixels', await createBomb(5_000, 5_001)],
    ['bomb of 10 gigapixels', await createBomb(100_000, 100_000)],
    ['bomb of one long line', await createBomb(1, 0xffff_ffff)],
    ['endless bomb', await createBomb(0xffff_ffff, 0xffff_ffff)],
    ['picture without pixels', await createBomb(0, 0)],
  ];
  const spoilt = sound.flatMap(([format, file]): [string, Buffer][] => [
    ...[0.1, 0.25, 0.5, 0.75, 0.9].map((share): [string, Buffer] => [
      `${format} cut after ${share}`,
      file.subarray(0, Math.floor(file.length * share)),
    ]),
    [`${format} with its middle in zeros`, zeroMiddle(file)],
    [
      `beginning of a ${format} before html`,
      Buffer.concat([file.subarray(0, 16), Buffer.from(svg)]),
    ],
    [
      `beginning of a ${format} before zeros`,
      Buffer.concat([file.subarray(0, 16), Buffer.alloc(500)]),
    ],
    [`html before a ${format}`, Buffer.concat([Buffer.from('<html>'), file])],
    [`svg before a ${format}`, Buffer.concat([Buffer.from(svg), file])],
    [`reversed ${format}`, Buffer.from(file.toReversed())],
    [`${format} after its first byte`, file.subarray(1)],
    [`${format} in base64`, Buffer.from(file.toString('base64'))],
    [`${format} as read for UTF-8`, Buffer.from(file.toString())],
  ]);
  const renamed = sound.flatMap(([format, file]): [string, Buffer][] =>
    ['GIF89a', 'II*\0', '%PDF-1.7', '<svg ', 'PK\u0003\u0004', 'MZ', '\0\0\0\0'].map(
      (beginning) => {
        const copy = Buffer.from(file);
        copy.write(beginning, 0, 'latin1');
        return [`${format} beginning with ${JSON.stringify(beginning)}`, copy];
      },
    ),
  );
  return [...others, ...spoilt, ...renamed];
}

function zeroMiddle(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy.fill(0, Math.floor(copy.length / 4), Math.floor((copy.length * 3) / 4));
  return copy;
}

/** What may come out: nothing but WebP of a sane size, whatever went in. */
test('120 hostile files: each is refused or becomes a harmless WebP', async () => {
  const files = await createHostileFiles();
  const before = process.memoryUsage().rss;
  const accepted: string[] = [];
  const refused: unknown[] = [];
  const made: Uint8Array[] = [];
  for (const [name, file] of files) {
    try {
      const { versions } = await worker.prepare(file);
      accepted.push(name);
      made.push(...versions.map(({ bytes }) => bytes));
    } catch (error) {
      refused.push(error);
    }
  }

  for (const refusal of refused) {
    expect(refusal).toMatchObject({ status: 400 });
    expect(refusal).not.toBeInstanceOf(CostlyPicture);
  }
  for (const bytes of made) {
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(Buffer.from(bytes).includes('<script')).toBe(false);
  }
  expect(files.length).toBeGreaterThanOrEqual(120);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  // A damaged file may still decode; what is of another type must not.
  expect(accepted.filter((name) => !/cut after|middle in zeros/.test(name))).toEqual([]);
});

test('a script behind a sound picture is left behind', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const file = await painting(64, 48)[format]().toBuffer();
    const { versions } = await worker.prepare(Buffer.concat([file, Buffer.from(svg)]));
    for (const { bytes } of versions) expect(Buffer.from(bytes).includes('<script')).toBe(false);
  }
});
