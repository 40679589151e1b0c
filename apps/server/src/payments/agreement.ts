import type { ChoicePrice, PriceLine } from '@market/api/contract';
import type { Agreement } from '../database/paymentTables.ts';
import { toPaise, toRupees } from '../database/paise.ts';

/** Writes what was agreed as it is frozen with a payment. */
export const toAgreement = ({ lines, days, revisions }: ChoicePrice): Agreement => ({
  lines: lines.map(({ amount, ...line }) => ({ ...line, amountPaise: toPaise(amount) })),
  days,
  revisions,
});

/** Reads what was agreed, to show it with the order. */
export const readAgreement = ({
  lines,
  days,
  revisions,
}: Agreement): { lines: PriceLine[]; days: number; revisions: number | null } => ({
  lines: lines.map(({ amountPaise, ...line }) => ({ ...line, amount: toRupees(amountPaise) })),
  days,
  revisions,
});
