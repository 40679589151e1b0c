import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The entry of one place that is held over another. */
interface Drag {
  from: number;
  to: number;
}

/** Where an entry is shown while another is dragged. */
function placeOf(index: number, { from, to }: Drag) {
  if (index === from) return to;
  if (index > from && index <= to) return index - 1;
  return index < from && index >= to ? index + 1 : index;
}

/**
 * Lets the children of a list be dragged by handles, with mouse, pen or finger. They make way at once
 * (by `order`, so that nothing leaves the document and the pointer stays caught); `onMove` is told at
 * the end. Escape takes it back.
 */
export function useDragToMove(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // An entry makes way once: a large one would be below the pointer again, and come back.
  const passed = useRef(-1);

  useLayoutEffect(() => {
    if (drag) list.current?.children[drag.from]?.scrollIntoView({ block: 'nearest' });
  }, [drag, list]);

  const follow = (event: PointerEvent) => {
    const index = drag && list.current ? findBelow(list.current, event) : -1;
    if (!drag || index === -1 || index === passed.current) return;
    passed.current = index;
    if (index !== drag.from) setDrag({ from: drag.from, to: placeOf(index, drag) });
  };
  const drop = () => {
    if (drag && drag.from !== drag.to) onMove(drag.from, drag.to);
    setDrag(null);
  };

  return {
    draggedIndex: drag?.from,
    orderOf: (index: number) => (drag ? placeOf(index, drag) : undefined),
    cancel: () => setDrag(null),
    handleFor: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        passed.current = index;
        setDrag({ from: index, to: index });
      },
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  };
}

/** Which child is below the pointer, or -1. Beyond the edge of the list it is the nearest there. */
function findBelow(list: HTMLElement, { clientX, clientY }: PointerEvent) {
  const frame = list.getBoundingClientRect();
  const x = Math.min(Math.max(clientX - frame.left, 1), frame.width - 1);
  const y = Math.min(Math.max(clientY - frame.top, 1), frame.height - 1);
  // By layout, not by where they are on their way to it.
  return ([...list.children] as HTMLElement[]).findIndex(
    ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
      x >= offsetLeft &&
      x < offsetLeft + offsetWidth &&
      y >= offsetTop &&
      y < offsetTop + offsetHeight,
  );
}
