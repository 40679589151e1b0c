/** Leaves the screen as intended. */
export type WayOut = () => void;

/** Asks about unsaved work before leaving; undefined while there is none. */
let askAbout: ((wayOut: WayOut) => void) | undefined;

/**
 * Leaves the screen by anything but a link or the browser's own controls, such as logging out: at
 * once, or after the person agrees to lose unsaved work.
 */
export function leaveScreen(wayOut: WayOut) {
  if (askAbout) askAbout(wayOut);
  else wayOut();
}

/** Makes every way out of the screen ask first. Returns a function that stops this. */
export function guardScreen(ask: (wayOut: WayOut) => void) {
  askAbout = ask;
  return () => {
    askAbout = undefined;
  };
}
