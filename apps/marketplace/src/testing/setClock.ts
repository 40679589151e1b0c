/** When the pretended backend's latest order is eleven days old. */
const noon = Date.UTC(2026, 10, 21, 12);

/**
 * Sets the clock to a certain noon, so that a story always shows the same. Gives a function that
 * sets it right again.
 */
export function setClock() {
  const { now } = Date;
  const start = now();
  Date.now = () => noon + now() - start;
  return () => {
    Date.now = now;
  };
}
