import { useEffect, useState } from 'react';
import { encodeSquares, type Squares } from './encodeSquares.ts';
import { QrFrame } from './Security.styles.ts';

interface QrCodeProps {
  text: string;
  /** What it holds, for those who do not see it. */
  label: string;
}

/** A QR code: dark on light in every theme, because cameras expect that. Its place is kept while it loads. */
export function QrCode({ text, label }: QrCodeProps) {
  const [squares, setSquares] = useState<Squares>();

  useEffect(() => {
    let isWanted = true;
    // Without it the secret can still be typed.
    void encodeSquares(text).then(
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
