import type { Listing } from '@market/api/contract';
import { toPaise, toRupees } from '../database/paise.ts';
import type { StoredListing } from '../database/tables.ts';

/** What a service promises that says nothing. */
export interface Promises {
  /** In how many days it is delivered. */
  days: number;
  revisions: number;
}

/** Finds out what a service promises that says nothing: the owner of the market may set it. */
export type FindPromises = () => Promise<Promises>;

/** What is promised where the owner has set nothing. */
export const usualPromises: FindPromises = async () => ({ days: 7, revisions: 1 });

export const toStored = ({ packages, extras, ...rest }: Listing): StoredListing => ({
  ...rest,
  packages: packages.map(({ price, ...fields }) => ({ ...fields, pricePaise: toPaise(price) })),
  extras: extras.map(({ price, ...fields }) => ({ ...fields, pricePaise: toPaise(price) })),
});

/**
 * Writes how a service is sold.
 *
 * @param listing Null for a service that has only a price.
 * @param pricePaise The service's own price: a client that knows only that changes the first package with it.
 */
export function toListing(
  listing: StoredListing | null,
  pricePaise: number,
  { days, revisions }: Promises,
): Listing {
  const { packages, extras, ...rest } = listing ?? {
    packages: [{ name: 'Standard', description: '', pricePaise, days, revisions }],
    extras: [],
    questions: [],
    faqs: [],
    tags: [],
    languages: [],
  };
  return {
    ...rest,
    // A client that knows only the first price may have raised it above the others.
    packages: packages.map(({ pricePaise: own, ...fields }, index) => ({
      ...fields,
      price: toRupees(index === 0 ? pricePaise : Math.max(own, pricePaise)),
    })),
    extras: extras.map(({ pricePaise: own, ...fields }) => ({ ...fields, price: toRupees(own) })),
  };
}
