/** Puts the focus where the screen begins for a screen reader, and scrolls nothing. */
export function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
