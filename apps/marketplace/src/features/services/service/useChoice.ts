import { type OrderChoice, priceChoice, type Service } from '@market/api';
import type { ExtraChoice } from '@market/ui';
import { useState } from 'react';

/**
 * What somebody chooses of a service, and what that costs. The server prices it again when it is ordered.
 *
 * @param service One without a listing has only its price.
 */
export function useChoice({ listing, price }: Pick<Service, 'listing' | 'price'>) {
  const [place, choosePackage] = useState(0);
  const [extras, chooseExtras] = useState<ExtraChoice>({});

  const chosen = (listing?.extras ?? []).flatMap(({ _id }) => {
    const quantity = extras[_id] ?? 0;
    return quantity > 0 ? [{ _id, quantity }] : [];
  });
  const choice: OrderChoice = {
    ...(place > 0 && { package: place }),
    ...(chosen.length > 0 && { extras: chosen }),
  };
  const priced = listing && priceChoice(listing, choice);
  const quote = typeof priced === 'object' ? priced : undefined;

  return {
    place,
    choosePackage,
    extras,
    chooseExtras,
    /** Undefined for the first package alone, which every backend knows. */
    choice: place > 0 || chosen.length > 0 ? choice : undefined,
    /** What it is made up of; undefined where the backend knows only a price. */
    quote,
    /** In rupees. */
    total: quote?.totalPrice ?? price,
  };
}

/** What somebody chooses of a service. */
export type Choosing = ReturnType<typeof useChoice>;
