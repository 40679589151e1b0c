'use client';

import { useMarket } from '../layout/MarketProvider/MarketContext.ts';
import type { Texts } from './Texts.ts';

/** What a part says: in the provider's language, else the English that stands beside the part. */
export const useTexts = <Part extends keyof Texts>(part: Part, english: Texts[Part]): Texts[Part] =>
  useMarket().texts[part] ?? english;
