/**
 * Renders an SVG that covers its whole area to the data URL of a PNG file, at the size the SVG names.
 * The library is loaded with the first one: a server decodes pictures in another process.
 */
export async function renderPicture(svg: string) {
  const { default: sharp } = await import('sharp');
  const file = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 2 }).toBuffer();
  return `data:image/png;base64,${file.toString('base64')}`;
}
