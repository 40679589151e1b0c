import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** Without its code there is nothing more: it only helps. */
const MoreServices = lazy<ComponentType<{ id: string }>>(() =>
  import('./MoreServices.tsx').then(
    (file) => ({ default: file.MoreServices }),
    () => ({ default: () => null }),
  ),
);

/** When further services are asked for, in milliseconds: when people have what they came for. */
const lateness = 1000;

/** Further services below one, once it is there. Neither its page nor its code waits for them. */
export function LateServices({ id }: { id: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateness);
    return () => clearTimeout(timer);
  }, []);

  if (!isLate) return null;
  return (
    <Suspense>
      <MoreServices id={id} />
    </Suspense>
  );
}
