/** Waits until nothing in an element moves any more: what is on its way may cover something else. */
export const settle = (element: Element) =>
  Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
