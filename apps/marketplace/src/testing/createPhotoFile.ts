/** Makes a picture file of this size, in pixels, as noisy as a photo. */
export async function createPhotoFile(
  name: string,
  { width, height, type = 'image/png' }: { width: number; height: number; type?: string },
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw pictures.');

  const pixels = context.createImageData(width, height);
  let seed = 1;
  for (let index = 0; index < pixels.data.length; index++) {
    seed = (seed * 16_807) % 2_147_483_647;
    pixels.data[index] = index % 4 === 3 ? 255 : seed & 255;
  }
  context.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob({ type })], name, { type });
}
