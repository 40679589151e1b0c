/** Leaves the screen the way that somebody wanted to. */
export type WayOut = () => void;

/** Asks about the work on the screen before a way out is taken; undefined while there is none. */
let askAbout: ((wayOut: WayOut) => void) | undefined;

/**
 * Takes a way out of the screen that is neither a link nor the browser's own, such as logging
 * out: at once, or when the person here agrees to lose what has not been saved.
 */
export function leaveScreen(wayOut: WayOut) {
  if (askAbout) askAbout(wayOut);
  else wayOut();
}

/** Has every way out of the screen asked about. Gives a function that ends this. */
export function guardScreen(ask: (wayOut: WayOut) => void) {
  askAbout = ask;
  return () => {
    askAbout = undefined;
  };
}
