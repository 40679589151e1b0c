import { type ComponentType, lazy, useState } from 'react';

/** A screen whose code is a file of its own. */
export interface Screen {
  /** Fetches the code. Repetitions share one request; a failed one can be repeated. */
  load: () => Promise<ComponentType>;
  /** Renders the screen; suspends only until the code has loaded. */
  Component: ComponentType;
}

/** Makes a screen from the import of its file. */
export function createScreen(importFile: Screen['load']): Screen {
  let loaded: ComponentType | undefined;

  const load = async () => {
    loaded = await importFile();
    return loaded;
  };
  const Waiting = lazy(async () => ({ default: await load() }));

  return {
    load,
    Component: () => {
      // A lazy component suspends once even if its code is loaded, so a server-rendered page would
      // disappear for a moment during hydration.
      const [Shown] = useState<ComponentType>(() => loaded ?? Waiting);
      return <Shown />;
    },
  };
}
