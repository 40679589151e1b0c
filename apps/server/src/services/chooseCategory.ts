import { type Category, refusals } from '@market/api/contract';
import { findPlace, type MarketFacts } from '../marketBook/MarketFacts.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** The category in which a service is kept that somebody wants to have in this one. Refuses one that is not open. */
export function chooseCategory(facts: MarketFacts, category: Category): Category {
  const place = findPlace(facts, category);
  if (place === undefined) throw new CallRefusal(refusals.unknownCategory, { field: 'category' });
  return place;
}
