/** The day on which the pretended backend's latest order is eleven days old. */
const today = Date.UTC(2026, 10, 21, 12);

/** Lets a story take place on a certain day, so that what it shows is always the same. */
export function stopClock() {
  const { now } = Date;
  Date.now = () => today;
  return () => {
    Date.now = now;
  };
}
