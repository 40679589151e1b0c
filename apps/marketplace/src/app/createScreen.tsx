import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A screen whose code is a file of its own. */
export interface Screen {
  /** Fetches the code. Repetitions share one request; a failed one can be repeated. */
  load: () => Promise<ComponentType>;
  /** Renders the screen; suspends until the code has come. */
  Component: LazyExoticComponent<ComponentType>;
}

/** Makes a screen from the import of its file. */
export const createScreen = (load: Screen['load']): Screen => ({
  load,
  Component: lazy(async () => ({ default: await load() })),
});
