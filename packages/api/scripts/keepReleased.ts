import { copyFileSync } from 'node:fs';

/** Remembers the document of this release: from now on it is what may not be broken. */
copyFileSync(
  new URL('../openapi.json', import.meta.url),
  new URL('../openapi.released.json', import.meta.url),
);
