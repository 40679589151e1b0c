/** What the backend accepts, in bytes. Its actual limit, 1 MiB of Base64, is slightly higher. */
export const largestPicture = 700_000;

/**
 * How many pixels the backend accepts, whatever their size in bytes; fewer for AVIF, which is more
 * work.
 */
const mostPixels = 24_000_000;
const mostAvifPixels = 4_000_000;

/** The longest side that it accepts, in pixels. */
const longestSide = 12_000;

/** The types that the backend stores. */
const storedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The longest sides to try, in pixels, until the picture is small enough. */
const longestSides = [2400, 1920, 1440, 1080, 720, 480];

/**
 * Makes a picture small enough to send: unchanged if it fits, otherwise as a smaller JPEG, the
 * right way up. Throws if it is not a picture. Runs in a worker, because it takes a while.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    if (isTaken(file, picture)) return file;

    for (const side of longestSides) {
      const smaller = await drawSmaller(picture, side);
      if (smaller.size <= largestPicture) return smaller;
    }
    throw new Error('The picture stays too large.');
  } finally {
    picture.close();
  }
}

function isTaken({ size, type }: Blob, { width, height }: ImageBitmap): boolean {
  return (
    size <= largestPicture &&
    storedTypes.includes(type) &&
    width * height <= (type === 'image/avif' ? mostAvifPixels : mostPixels) &&
    Math.max(width, height) <= longestSide
  );
}

function drawSmaller(picture: ImageBitmap, side: number) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw pictures.');

  // JPEG has no transparency: transparent areas become white instead of black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.86 });
}
