'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, Ref, RefObject } from 'react';

export interface VirtualRowsProps {
  rowCount: number;
  scrollBox: RefObject<HTMLElement | null>;
  /** Renders the row with this index; the ref measures how high it really is. */
  renderRow: (index: number, measure: Ref<HTMLTableRowElement>) => ReactNode;
}

/** Only those rows of a very long table that are in sight, and a few around them. */
export function VirtualRows({ rowCount, scrollBox, renderRow }: VirtualRowsProps) {
  // Nothing that the virtualizer gives is memoised here, which is all that the rule fears.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => 52,
    overscan: 12,
  });
  const visible = virtualizer.getVirtualItems();
  const before = visible[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (visible.at(-1)?.end ?? 0);

  return (
    <>
      <Gap height={before} />
      <tbody data-virtual>
        {visible.map(({ index }) => renderRow(index, virtualizer.measureElement))}
      </tbody>
      <Gap height={after} />
    </>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden>
      <tr style={{ blockSize: height }} />
    </tbody>
  );
}
