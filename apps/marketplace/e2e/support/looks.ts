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
        .map((part) => {
          // However short, a change on its way is not there yet.
          for (const animation of part.getAnimations())
            if (animation instanceof CSSTransition) animation.finish();
          return getComputedStyle(part);
        })
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

/** More stops than this has no screen. */
const tooManyStops = 200;

/** Presses a key until the focus has been everywhere, and names what it was on out of sight. */
export async function findHiddenFocus(page: Page, key: string): Promise<string[]> {
  const hidden: string[] = [];
  let first = '';
  for (let stops = 0; stops < tooManyStops; stops += 1) {
    await page.keyboard.press(key);
    const { stop, cover } = await page.evaluate(lookAtFocus);
    // Past the last stop the focus leaves the page, or begins again.
    if (stops > 0 && (!stop || stop === first)) return hidden;
    first ||= stop;
    if (cover) hidden.push(`${stop} below ${cover}`);
  }
  return [...hidden, `no end after ${tooManyStops} stops`];
}

/**
 * Names what has the focus, and what lies over a part of it: nothing when all of it that is within
 * the window can be seen. Runs inside of the page.
 */
function lookAtFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { stop: '', cover: '' };
  const stop = focused.outerHTML.slice(0, 160);

  // What is there for screen readers only shows its focus at a label, or at what follows it.
  const seen = [focused, focused.closest('label'), focused.nextElementSibling].find((element) => {
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return element && width > 1 && height > 1 && getComputedStyle(element).opacity !== '0';
  });
  if (!seen) return { stop, cover: 'nothing: it has no place' };

  const box = seen.getBoundingClientRect();
  const left = Math.max(box.left, 0);
  const top = Math.max(box.top, 0);
  const width = Math.min(box.right, innerWidth) - left;
  const height = Math.min(box.bottom, innerHeight) - top;
  if (width <= 0 || height <= 0) return { stop, cover: 'the edge of the window' };

  const card = focused instanceof HTMLInputElement ? focused.parentElement : null;
  // Corners are round: what is in sight is asked for a little further in.
  const shares = [0.2, 0.5, 0.8];
  const cover = shares
    .flatMap((across) => shares.map((down) => [across, down] as const))
    .map(([across, down]) => document.elementFromPoint(left + width * across, top + height * down))
    // An input may fill its card, whose words lie over it.
    .find((hit) => hit && !seen.contains(hit) && !hit.contains(focused) && !card?.contains(hit));
  return { stop, cover: cover?.outerHTML.slice(0, 160) ?? '' };
}

/**
 * Names the headings that lose words when their reader spaces the text out (WCAG 1.4.12). Runs inside
 * of the page.
 */
export function findTextLostBySpacing(): string[] {
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(`* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
  const lost = [...document.querySelectorAll('h1, h2, h3')].filter(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      clientWidth > 1 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1),
  );
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing);
  return lost.map(({ textContent }) => textContent);
}
