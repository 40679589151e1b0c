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
  const { data, size } = encode(text, { border: 2, boostEcc: true });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])));
  const path = dark.map(({ x, y }, index) => {
    // Each is told from where the one before began.
    const before = dark[index - 1] ?? { x: 0, y: 0 };
    return `m${x - before.x},${y - before.y}h1v1h-1z`;
  });
  return { size, path: path.join('') };
}
