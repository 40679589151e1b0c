import { type Listing, type OrderChoice, priceChoice, type Service } from '@market/api';
import type { ExtraChoice } from '@market/ui';
import { useState } from 'react';

/** A package by its place, and how many of each extra. */
interface Chosen {
  place: number;
  extras: ExtraChoice;
}

/**
 * What somebody chooses of a service, and what that costs. The server prices it again when it is ordered.
 *
 * @param service One without a listing has only its price.
 * @param kept What the wishlist keeps of it, with which choosing begins; undefined for nothing.
 */
export function useChoice(
  { listing, price }: Pick<Service, 'listing' | 'price'>,
  kept: OrderChoice | undefined,
) {
  const [changed, change] = useState<Chosen>();
  const wished = toChosen(kept);
  // The wishlist may be known later than the service: it counts until something is chosen here.
  const chosen = changed ?? (listing ? toOffered(wished, listing) : wished);
  const { place, extras } = chosen;

  const chosenExtras = (listing?.extras ?? []).flatMap(({ _id }) => {
    const quantity = extras[_id] ?? 0;
    return quantity > 0 ? [{ _id, quantity }] : [];
  });
  const choice: OrderChoice = {
    package: place,
    ...(chosenExtras.length > 0 && { extras: chosenExtras }),
  };
  const priced = listing && priceChoice(listing, choice);
  const quote = typeof priced === 'object' ? priced : undefined;
  const isPlain = (listing?.packages.length ?? 1) === 1 && chosenExtras.length === 0;

  return {
    place,
    choosePackage: (at: number) => change({ ...chosen, place: at }),
    extras,
    chooseExtras: (now: ExtraChoice) => change({ ...chosen, extras: now }),
    /** Undefined where there is nothing to choose, which every backend knows. */
    choice: isPlain ? undefined : choice,
    /** Whether it is not what the wishlist keeps. */
    isChanged: kept !== undefined && !isSame(chosen, wished),
    /** What it is made up of; undefined where the backend knows only a price. */
    quote,
    /** In rupees. */
    total: quote?.totalPrice ?? price,
  };
}

/** What somebody chooses of a service. */
export type Choosing = ReturnType<typeof useChoice>;

const toChosen = ({ package: place = 0, extras = [] }: OrderChoice = {}): Chosen => ({
  place,
  extras: Object.fromEntries(extras.map(({ _id, quantity }) => [_id, quantity])),
});

/** What is still offered of a choice. */
const toOffered = ({ place, extras }: Chosen, listing: Listing): Chosen => ({
  place: listing.packages[place] ? place : 0,
  extras: Object.fromEntries(
    listing.extras.map(({ _id, most }) => [_id, Math.min(extras[_id] ?? 0, most)]),
  ),
});

function isSame(one: Chosen, other: Chosen) {
  const ids = [...Object.keys(one.extras), ...Object.keys(other.extras)];
  return (
    one.place === other.place &&
    ids.every((id) => (one.extras[id] ?? 0) === (other.extras[id] ?? 0))
  );
}
