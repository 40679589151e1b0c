import type { AccountKind } from '@market/api/contract';

/** What has become of the money of an order. */
export interface OrderedMoney {
  /** What the buyer has paid and did not get back, in paise; 0 until the money has arrived. */
  kept: number;
  /** Whether a bank has taken it until it is decided whose it is. */
  isDisputed: boolean;
  /** Whether the order was completed: what is kept belongs to the seller. */
  isReleased: boolean;
  /** What the market earns of it, in hundredths of a percent. */
  commissionBasisPoints: number;
}

/**
 * What each account has because of one order, in paise: positive is what we have, negative is what we owe.
 * All add up to 0.
 */
export type Position = Record<AccountKind, number>;

export const nowhere: Position = { provider: 0, claims: 0, held: 0, seller: 0, commission: 0 };

/**
 * Says what the market earns of an order. The seller gets all the rest, so that both together are always
 * what is kept.
 *
 * @param kept In paise.
 * @returns Whole paise, rounded down.
 */
export const feeOf = (kept: number, commissionBasisPoints: number): number =>
  Math.floor((kept * commissionBasisPoints) / 10_000);

/** Says where the money of an order is to be. */
export function positionOf({
  kept,
  isDisputed,
  isReleased,
  commissionBasisPoints,
}: OrderedMoney): Position {
  const fee = feeOf(kept, commissionBasisPoints);
  const ours = isDisputed ? { claims: kept } : { provider: kept };
  const owed = isReleased ? { seller: fee - kept, commission: 0 - fee } : { held: 0 - kept };
  return { ...nowhere, ...ours, ...owed };
}
