import { useEffect, useState } from 'react';
import { QrFrame } from './Security.styles.ts';

interface QrCodeProps {
  text: string;
  /** What it holds, for those who do not see it. */
  label: string;
}

/** The squares of a code. */
interface Squares {
  size: number;
  path: string;
}

async function encode(text: string): Promise<Squares> {
  const { encode: toSquares } = await import('uqr');
  const { data, size } = toSquares(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

/** A QR code: dark on light in every theme, because cameras expect that. Its place is kept while it loads. */
export function QrCode({ text, label }: QrCodeProps) {
  const [squares, setSquares] = useState<Squares>();

  useEffect(() => {
    let isWanted = true;
    // Without it the secret can still be typed.
    void encode(text).then(
      (encoded) => isWanted && setSquares(encoded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);

  return (
    <QrFrame>
      {squares && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${squares.size} ${squares.size}`}>
          <path d={squares.path} />
        </svg>
      )}
    </QrFrame>
  );
}
