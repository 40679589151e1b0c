import sharp, { type Metadata } from 'sharp';
import { PictureRefusal } from './PictureRefusal.ts';

/** A picture as it is stored: checked, turned upright, without metadata, in several widths. */
export interface PreparedPicture {
  /** In pixels, of the largest version. */
  width: number;
  height: number;
  /** WebP files, the narrowest first. */
  versions: { width: number; bytes: Uint8Array }[];
  /** A tiny blurred version as a data URL. */
  placeholder: string;
}

/** The widths, in pixels, that small screens ask for. */
const widths = [320, 640, 960];

/** In pixels: a larger picture is made smaller. */
const widest = 1_280;
const tallest = 1_920;

/** In pixels. */
const placeholderSize = { width: 16, height: 32 };

/** The limits on a header: more than sellers need, less than would hold up the others. */
const limits = {
  side: 12_000,
  pixels: 24_000_000,
  /** Decoding AVIF takes some twenty bytes for each pixel. */
  avifPixels: 4_000_000,
  frames: 1_000,
  unpackedBytes: 96_000_000,
};

const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'heif']);

/** In bytes. Unknown kinds of samples count as large. */
const sampleSizes: Partial<Record<string, number>> = { uchar: 1, ushort: 2 };
const largestSample = 8;

// One picture at a time uses one core, so that browsing stays quick.
sharp.concurrency(1);
sharp.cache(false);

/** Refuses a picture by its header alone, before decoding anything. */
function checkHeader(header: Metadata): void {
  const { format, compression, width, height, channels, depth, pages = 1 } = header;
  if (!acceptedFormats.has(format) || (format === 'heif' && compression !== 'av1')) {
    throw new PictureRefusal('unreadablePicture');
  }
  const pixels = width * height;
  if (pixels > limits.pixels) {
    throw new PictureRefusal('manyMegapixels');
  }
  if (format === 'heif' && pixels > limits.avifPixels) {
    throw new PictureRefusal('manyMegapixelsOfAvif');
  }
  if (Math.max(width, height) > limits.side) {
    throw new PictureRefusal('longPicture', { side: limits.side });
  }
  if (pages > limits.frames) {
    throw new PictureRefusal('manyFrames', { frames: limits.frames });
  }
  if (pixels * channels * (sampleSizes[depth] ?? largestSample) > limits.unpackedBytes) {
    throw new PictureRefusal('deepColours');
  }
}

/**
 * Checks a picture and makes the versions that are served. Only its first frame counts. Throws a
 * refusal for anything but a sound picture of an accepted type and size.
 */
export async function preparePicture(file: Uint8Array): Promise<PreparedPicture> {
  try {
    return await prepare(file);
  } catch (error) {
    throw error instanceof PictureRefusal ? error : new PictureRefusal('unreadablePicture');
  }
}

async function prepare(file: Uint8Array): Promise<PreparedPicture> {
  const picture = sharp(file, { limitInputPixels: false, failOn: 'error', pages: 1 });
  checkHeader(await picture.metadata());

  const { data, info } = await picture
    .autoOrient()
    .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const made = () => sharp(data, { raw: info });

  const versions = [];
  for (const to of [...widths.filter((candidate) => candidate < info.width), info.width]) {
    const bytes = await made().resize({ width: to }).webp({ quality: 78, effort: 2 }).toBuffer();
    versions.push({ width: to, bytes });
  }
  const placeholder = await made()
    .resize({ ...placeholderSize, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 40, effort: 2 })
    .toBuffer();
  return {
    width: info.width,
    height: info.height,
    versions,
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
  };
}

/** Looks as good as the WebP file and weighs about two thirds; more effort takes much longer. */
const avifEncoding = { quality: 50, effort: 2 };

/** Makes an AVIF copy of one of our own WebP files. */
export const copyAsAvif = (file: Uint8Array): Promise<Uint8Array> =>
  sharp(file).avif(avifEncoding).toBuffer();
