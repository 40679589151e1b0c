import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture that was made to cost as much as it can, in a file of at most 2 MB. */
export interface HostilePicture {
  name: string;
  file: Buffer;
}

interface PngShape {
  width: number;
  height: number;
  /** Bits of each sample. */
  depth: 8 | 16;
  channels: 1 | 3 | 4;
  /** Makes a reader hold the whole picture: its lines come in seven passes. */
  isInterlaced?: boolean;
}

const colorTypes = { 1: 0, 3: 2, 4: 6 };

/** Where the passes of an interlaced PNG begin, and how far apart their pixels are. */
const passes = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

function toChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

const countBytes = (width: number, height: number, { depth, channels }: PngShape) =>
  width === 0 ? 0 : (1 + (width * channels * depth) / 8) * height;

/** A black PNG that is really as large as it says, with other chunks before its pixels. */
export function createBlackPng(shape: PngShape, others: Buffer[] = []): Buffer {
  const { width, height, depth, channels, isInterlaced = false } = shape;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colorTypes[channels], 0, 0, isInterlaced ? 1 : 0], 8);
  const size = isInterlaced
    ? passes.reduce(
        (sum, [left, across, top, down]) =>
          sum +
          countBytes(Math.ceil((width - left) / across), Math.ceil((height - top) / down), shape),
        0,
      )
    : countBytes(width, height, shape);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    toChunk('IHDR', header),
    ...others,
    toChunk('IDAT', deflateSync(Buffer.alloc(size))),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

const largest = { width: 6_000, height: 4_000 };

const paint = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 90, b: 40, alpha: 0.5 } } });

const packedText = toChunk(
  'zTXt',
  Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(50_000_000))]),
);

/** Makes them all; takes some seconds. */
export async function createHostilePictures(): Promise<HostilePicture[]> {
  // Frames that are alike would become one.
  const still = await Promise.all(
    ['black', 'white'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const frames = Array.from({ length: 2_000 }, (_, index) => still[index % 2] ?? '');
  const pictures: [name: string, file: Buffer | Promise<Buffer>][] = [
    [
      'one line of 23,900,000 pixels with 16 bits',
      createBlackPng({ width: 23_900_000, height: 1, depth: 16, channels: 3 }),
    ],
    [
      'one column of 16,000,000 pixels',
      createBlackPng({ width: 1, height: 16_000_000, depth: 8, channels: 3 }),
    ],
    [
      '24 megapixels with 16 bits and transparency, interlaced',
      createBlackPng({ ...largest, depth: 16, channels: 4, isInterlaced: true }),
    ],
    [
      '24 megapixels with transparency, interlaced',
      createBlackPng({ ...largest, depth: 8, channels: 4, isInterlaced: true }),
    ],
    [
      '12 megapixels with 16 bits and transparency, interlaced',
      createBlackPng({ width: 4_000, height: 3_000, depth: 16, channels: 4, isInterlaced: true }),
    ],
    [
      '2,000 by 12,000 pixels',
      createBlackPng({ width: 2_000, height: 12_000, depth: 8, channels: 3 }),
    ],
    [
      'texts of 1 GB, packed',
      createBlackPng({ width: 40, height: 30, depth: 8, channels: 3 }, Array(20).fill(packedText)),
    ],
    [
      'a progressive JPEG of 24 megapixels',
      paint(6_000, 4_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    [
      'the same, to be turned',
      paint(6_000, 4_000)
        .withMetadata({ orientation: 6 })
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    ],
    [
      'a lossless WebP of 24 megapixels with transparency',
      paint(6_000, 4_000, 4).webp({ lossless: true, effort: 0 }).toBuffer(),
    ],
    [
      'an AVIF of 4 megapixels with transparency',
      paint(2_000, 2_000, 4).avif({ chromaSubsampling: '4:4:4', effort: 0 }).toBuffer(),
    ],
    [
      'an AVIF of 24 megapixels with transparency',
      paint(6_000, 4_000, 4).avif({ chromaSubsampling: '4:4:4', effort: 0 }).toBuffer(),
    ],
    [
      'a moving picture of 2,000 frames',
      sharp(frames, { join: { animated: true } })
        .webp({ lossless: true, effort: 0 })
        .toBuffer(),
    ],
  ];
  return Promise.all(pictures.map(async ([name, file]) => ({ name, file: await file })));
}
