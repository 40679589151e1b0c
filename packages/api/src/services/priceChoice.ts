import type { Sellable } from './listing.ts';
import { largestPrice } from '../contract/choices.ts';
import type { OrderChoice, PriceLine } from './price.ts';
import type { serviceRefusals } from './refusals.ts';

/**
 * What a coupon takes off.
 *
 * @see Specification, X22
 */
export interface Discount {
  code: string;
  /** Of the sum of what is ordered, or an amount. */
  kind: 'percent' | 'amount';
  /** In percent, or in rupees. */
  value: number;
}

/**
 * What a choice costs, and what is promised for it.
 *
 * @see Specification, X20
 */
export interface ChoicePrice {
  lines: PriceLine[];
  /** The sum of all lines, in rupees. */
  totalPrice: number;
  /** In how many days it is delivered, at least one. */
  days: number;
  /** How often the buyer may ask for changes; null means any number. */
  revisions: number | null;
}

/** The least that is charged, in paise: a coupon does not take off more. */
const leastCharge = 100;

const toPaise = (rupees: number) => Math.round(rupees * 100);

/**
 * Prices a choice of a service, line by line, or says the code with which it is refused. The server decides with
 * this what is charged, and a screen shows with it what a choice will cost. Sums are made in whole paise.
 *
 * @see Specification, X20
 */
export function priceChoice(
  { packages, extras }: Sellable,
  choice: OrderChoice,
  discount?: Discount,
): ChoicePrice | keyof typeof serviceRefusals {
  const chosen = packages[choice.package ?? 0];
  if (!chosen) return 'packageGone';
  const lines: PriceLine[] = [
    { kind: 'package', title: chosen.name, quantity: 1, amount: chosen.price },
  ];
  let paise = toPaise(chosen.price);
  let { days, revisions } = chosen;
  for (const { _id, quantity } of choice.extras ?? []) {
    const extra = extras.find((one) => one._id === _id);
    if (!extra || quantity > extra.most) return 'extraGone';
    const amount = toPaise(extra.price) * quantity;
    lines.push({ kind: 'extra', title: extra.title, quantity, amount: amount / 100 });
    paise += amount;
    days += extra.days * quantity;
    if (revisions !== null) revisions += extra.revisions * quantity;
  }
  if (paise > toPaise(largestPrice)) return 'orderTooDear';

  const off = discount ? discountOf(discount, paise) : 0;
  if (discount && off > 0) {
    lines.push({ kind: 'coupon', title: discount.code, quantity: 1, amount: -off / 100 });
  }
  return { lines, totalPrice: (paise - off) / 100, days: Math.max(days, 1), revisions };
}

/** What a coupon takes off a sum, in paise. */
function discountOf({ kind, value }: Discount, paise: number) {
  const wanted = kind === 'percent' ? Math.floor((paise * value) / 100) : toPaise(value);
  return Math.max(0, Math.min(wanted, paise - leastCharge));
}
