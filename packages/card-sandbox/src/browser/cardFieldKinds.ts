import type { CardBrand } from './cardBrand.ts';
import {
  type CardFieldCheck,
  checkCardNumber,
  checkExpiry,
  checkSecurityCode,
} from './cardChecks.ts';
import { formatCardNumber, formatExpiry, formatSecurityCode } from './cardFormat.ts';

/** What makes one field of a card different from the others. */
export interface CardFieldKind {
  /** Its name for screen readers, when the page has no label for it. */
  name: string;
  placeholder: string;
  autocomplete: AutoFill;
  format: (text: string, isDeleting: boolean) => string;
  check: (text: string, brand: CardBrand) => CardFieldCheck;
}

/** The three fields of a card, by the card provider's names for them. */
export const cardFieldKinds = {
  cardNumber: {
    name: 'Credit or debit card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    format: formatCardNumber,
    check: checkCardNumber,
  },
  cardExpiry: {
    name: 'Credit or debit card expiration date',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
    format: formatExpiry,
    check: (text) => checkExpiry(text),
  },
  cardCvc: {
    name: 'Credit or debit card CVC/CVV',
    placeholder: 'CVC',
    autocomplete: 'cc-csc',
    format: formatSecurityCode,
    check: checkSecurityCode,
  },
} satisfies Record<string, CardFieldKind>;

export type CardFieldType = keyof typeof cardFieldKinds;
