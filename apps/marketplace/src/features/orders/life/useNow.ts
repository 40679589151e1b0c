import { useEffect, useState } from 'react';

/** What time it is, in milliseconds since 1970, at most half a minute ago. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);

  return now;
}
