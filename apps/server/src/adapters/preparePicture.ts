import sharp from 'sharp';
import { CallRefusal } from '../http/CallRefusal.ts';

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

/** In pixels: a wider picture is made smaller. */
const widest = 1280;

/** In pixels: more would need too much memory once decoded. */
const pixelLimit = 24_000_000;

/** How long the work on one picture may take, in seconds. */
const patienceSeconds = 5;

const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'heif']);

const unreadable = () =>
  new CallRefusal(400, 'Please choose pictures that are JPEG, PNG, WebP or AVIF files.');

// One picture at a time uses one core, so that browsing stays quick.
sharp.concurrency(1);
sharp.cache(false);

/** Gives the file within a data URL. Throws a 413 if it is larger than the limit, in bytes. */
export function readDataUrl(dataUrl: string, limitBytes: number): Buffer {
  const comma = dataUrl.indexOf(',');
  if (!/^data:[\w/+.-]*;base64$/i.test(dataUrl.slice(0, Math.max(comma, 0)))) throw unreadable();
  const payload = dataUrl.slice(comma + 1);
  if (Buffer.byteLength(payload, 'base64') > limitBytes) {
    const megabytes = Math.round(limitBytes / 100_000) / 10;
    throw new CallRefusal(413, `A picture may have at most ${megabytes} MB.`);
  }
  return Buffer.from(payload, 'base64');
}

/** Tells by the first bytes what a file is: a name or a declared type proves nothing. */
function hasAcceptedBeginning(file: Buffer): boolean {
  const text = (start: number, end: number) => file.subarray(start, end).toString('latin1');
  return (
    file.readUIntBE(0, 3) === 0xffd8ff ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)))
  );
}

/**
 * Checks a picture and makes the versions that are served. Only its first frame counts.
 * Throws a refusal for anything that is no sound picture of an accepted type and size.
 */
export async function preparePicture(file: Buffer): Promise<PreparedPicture> {
  if (file.length < 16 || !hasAcceptedBeginning(file)) throw unreadable();

  const open = (limitInputPixels: number | false) =>
    sharp(file, { limitInputPixels, failOn: 'error', pages: 1 });
  try {
    // The header decodes nothing: whoever sends too many pixels can be told so.
    const { format, width, height, compression } = await open(false).metadata();
    if (!acceptedFormats.has(format) || (format === 'heif' && compression !== 'av1')) {
      throw unreadable();
    }
    if (width * height > pixelLimit) {
      throw new CallRefusal(400, 'A picture may have at most 24 megapixels.');
    }

    const { data, info } = await open(pixelLimit)
      .timeout({ seconds: patienceSeconds })
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const encode = (to: number, quality: number) =>
      sharp(data, { raw: info }).resize({ width: to }).webp({ quality, effort: 2 }).toBuffer();

    const versions = [];
    for (const to of [...widths.filter((candidate) => candidate < info.width), info.width]) {
      versions.push({ width: to, bytes: await encode(to, 78) });
    }
    return {
      width: info.width,
      height: info.height,
      versions,
      placeholder: `data:image/webp;base64,${(await encode(16, 40)).toString('base64')}`,
    };
  } catch (error) {
    throw error instanceof CallRefusal ? error : unreadable();
  }
}
