/** Gives a function that tells how long ago, in milliseconds, something was last pressed. */
export function watchPresses(): () => number {
  let pressedAt = performance.now();
  document.addEventListener('click', () => (pressedAt = performance.now()), { capture: true });
  return () => performance.now() - pressedAt;
}
