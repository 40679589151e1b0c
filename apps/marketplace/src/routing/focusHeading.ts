/** Focuses the screen's heading, where screen readers begin, without scrolling. */
export function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
