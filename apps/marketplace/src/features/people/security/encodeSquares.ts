/** The squares of a QR code. */
export interface Squares {
  /** How many stand in a row, the light ones around it among them. */
  size: number;
  /** The dark ones, as the path of an SVG. */
  path: string;
}

/** Computes the QR code of a text. Its code is fetched with the first one. */
export async function encodeSquares(text: string): Promise<Squares> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
