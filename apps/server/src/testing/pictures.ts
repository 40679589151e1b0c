import sharp from 'sharp';

/** A plain picture as a data URL. Sizes are in pixels. */
export async function createPicture(width = 40, height = 30): Promise<string> {
  const background = { r: 200, g: 90, b: 40 };
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return toDataUrl(png);
}

/** Writes a file as a data URL, whatever it is. */
export const toDataUrl = (file: Uint8Array, type = 'image/png'): string =>
  `data:${type};base64,${Buffer.from(file).toString('base64')}`;

/** Where a service needs a picture and nobody looks at it. */
export const anyPicture = await createPicture();
