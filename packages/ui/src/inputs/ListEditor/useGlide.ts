import { type RefObject, useLayoutEffect, useRef } from 'react';

/** In milliseconds. */
const duration = 180;

/**
 * The children of a list glide to where they are put instead of jumping there.
 *
 * @param order Changes with the order of the children.
 */
export function useGlide(list: RefObject<HTMLElement | null>, order: string) {
  const places = useRef(new Map<Element, { left: number; top: number }>());
  const shownOrder = useRef(order);

  useLayoutEffect(() => {
    const isMoved = shownOrder.current !== order;
    const before = places.current;
    shownOrder.current = order;
    places.current = new Map();
    for (const child of (list.current?.children ?? []) as Iterable<HTMLElement>) {
      const place = { left: child.offsetLeft, top: child.offsetTop };
      const last = before.get(child);
      places.current.set(child, place);
      if (isMoved && last) glide(child, last.left - place.left, last.top - place.top);
    }
  });
}

function glide(element: HTMLElement, x: number, y: number) {
  if ((x === 0 && y === 0) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate(
    { translate: [`${x}px ${y}px`, '0 0'] },
    { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  );
}
