import { createListServices as kyWithZod } from './clients/kyWithZod.ts';
import { createListServices as kyWithZodMini } from './clients/kyWithZodMini.ts';
import { createListServices as market } from './clients/market.ts';
import { createListServices as plainFetch } from './clients/plainFetch.ts';
import { measureCalls } from './measureCalls.ts';

/** Runs in Node and in a browser alike. */
export const run = () =>
  measureCalls([
    { name: 'plainFetch', createListServices: plainFetch },
    { name: 'market', createListServices: market },
    { name: 'kyWithZod', createListServices: kyWithZod },
    { name: 'kyWithZodMini', createListServices: kyWithZodMini },
  ]);
