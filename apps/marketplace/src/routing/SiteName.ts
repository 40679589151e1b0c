import { createContext } from 'react';
import { texts } from './texts.ts';

/** What the market is called: the site's own name unless its owner has given it another. */
export const SiteName = createContext(texts.site);
