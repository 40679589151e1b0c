'use client';

import { type ReactNode, type RefObject, useEffect, useState } from 'react';

export interface RowsInSightProps {
  rowCount: number;
  /** What scrolls. */
  box: RefObject<HTMLElement | null>;
  renderRow: (index: number) => ReactNode;
}

/** How many rows around those in sight are there already when one scrolls. */
const margin = 16;

/** Of a very long table only the rows in sight. All rows are equally high, so that it can count. */
export function RowsInSight({ rowCount, box, renderRow }: RowsInSightProps) {
  const [sight, setSight] = useState({ first: 0, last: 2 * margin, rowHeight: 52 });

  useEffect(() => {
    const element = box.current;
    if (!element) return;

    const look = () => {
      const { scrollTop, clientHeight } = element;
      const row = element.querySelector('tbody[data-rows] > tr');
      const rowHeight = row?.getBoundingClientRect().height || 52;
      const topmost = Math.floor(scrollTop / rowHeight) - margin;
      // An even number, so that the stripes stay where they are.
      const first = Math.max(0, topmost - (topmost % 2));
      const last = Math.ceil((scrollTop + clientHeight) / rowHeight) + margin;
      setSight((previous) =>
        previous.first === first && previous.last === last && previous.rowHeight === rowHeight
          ? previous
          : { first, last, rowHeight },
      );
    };
    const observer = new ResizeObserver(look);

    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);

  const last = Math.min(sight.last, rowCount);
  const first = Math.min(sight.first, last);

  return (
    <>
      <Gap height={first * sight.rowHeight} />
      <tbody data-rows>
        {Array.from({ length: last - first }, (_, offset) => renderRow(first + offset))}
      </tbody>
      <Gap height={(rowCount - last) * sight.rowHeight} />
    </>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <tbody data-gap aria-hidden>
      <tr style={{ blockSize: height }} />
    </tbody>
  );
}
