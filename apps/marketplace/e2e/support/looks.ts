import type { Page } from '@playwright/test';

/** What takes longer than this, in seconds, can be seen to move. */
const instant = 0.01;

declare global {
  interface Window {
    movement?: string[];
  }
}

/** Notes from now on what moves in the pages that are opened; `findMovement` tells it. */
export const watchMovement = (page: Page) =>
  page.addInitScript((longest) => {
    const movement: string[] = [];
    window.movement = movement;

    const note = (event: AnimationEvent | TransitionEvent) => {
      if (!(event.target instanceof Element)) return;
      const style = getComputedStyle(event.target, event.pseudoElement);
      const durations =
        event instanceof AnimationEvent ? style.animationDuration : style.transitionDuration;
      if (durations.split(',').every((duration) => parseFloat(duration) <= longest)) return;
      movement.push(`${event.target.tagName.toLowerCase()}.${event.target.className}`);
    };
    document.addEventListener('animationstart', note);
    document.addEventListener('transitionrun', note);
  }, instant);

/** Names what has moved since the page was opened. Runs inside of the page. */
export const findMovement = () => window.movement ?? ['Nobody has watched.'];

/** Names what looks the same with and without the focus. Runs inside of the page. */
export function findUnseenFocus(): string[] {
  const focusable = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]',
  );

  return [...focusable].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    // A field may show its focus around itself, or at a label beside it.
    const parts = [
      element,
      element.parentElement,
      element.closest('label'),
      element.nextElementSibling,
    ].filter((part) => part !== null);
    const describe = () =>
      parts
        .map((part) => getComputedStyle(part))
        .map(({ outlineStyle, outlineWidth, borderTopWidth, borderTopColor }) =>
          [outlineStyle === 'none' || outlineWidth, borderTopWidth, borderTopColor].join(' '),
        )
        .join(', ');

    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = describe();
    element.focus({ preventScroll: true, focusVisible: true });
    return document.activeElement === element && describe() === before
      ? [element.outerHTML.slice(0, 120)]
      : [];
  });
}
