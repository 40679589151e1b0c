import { type CardBrand, findBrandRules } from './cardBrand.ts';
import { toDigits } from './cardFormat.ts';

/** What the card provider says about a field that cannot be used as it is. */
export interface CardFieldError {
  type: 'validation_error';
  code: string;
  /** To be shown to the person who pays. */
  message: string;
}

/** How far a field is. `error` is what would stop a payment now. */
export interface CardFieldCheck {
  isComplete: boolean;
  /** Whether nothing that could still be typed would make it right. */
  isHopeless: boolean;
  error?: CardFieldError;
}

const complete: CardFieldCheck = { isComplete: true, isHopeless: false };

const refuse = (code: string, message: string, isHopeless: boolean): CardFieldCheck => ({
  isComplete: false,
  isHopeless,
  error: { type: 'validation_error', code, message },
});

/** Whether the last digit fits the others (the Luhn formula). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

export function checkCardNumber(text: string): CardFieldCheck {
  const digits = toDigits(text);
  const { lengths } = findBrandRules(digits);
  if (lengths.includes(digits.length)) {
    if (passesLuhn(digits)) return complete;
    const isHopeless = digits.length === lengths.at(-1);
    return refuse('invalid_number', 'Your card number is invalid.', isHopeless);
  }
  return refuse('incomplete_number', 'Your card number is incomplete.', false);
}

/** Checks an expiry date written as `MM / YY`. A card lasts until its month is over. */
export function checkExpiry(text: string, now = new Date()): CardFieldCheck {
  const digits = toDigits(text);
  if (digits.length < 4) {
    return refuse('incomplete_expiry', "Your card's expiration date is incomplete.", false);
  }
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  const thisYear = now.getFullYear();

  if (month < 1 || month > 12) {
    return refuse('invalid_expiry_month', "Your card's expiration month is invalid.", true);
  }
  if (year < thisYear) {
    return refuse('invalid_expiry_year_past', "Your card's expiration year is in the past.", true);
  }
  if (year === thisYear && month < now.getMonth() + 1) {
    return refuse('invalid_expiry_month_past', "Your card's expiration date is in the past.", true);
  }
  if (year > thisYear + 50) {
    return refuse('invalid_expiry_year', "Your card's expiration year is invalid.", true);
  }
  return complete;
}

/** Checks a security code. American Express has four digits, the others three. */
export function checkSecurityCode(text: string, brand: CardBrand): CardFieldCheck {
  const length = toDigits(text).length;
  const isComplete = brand === 'unknown' ? length >= 3 : length === (brand === 'amex' ? 4 : 3);
  return isComplete
    ? complete
    : refuse('incomplete_cvc', "Your card's security code is incomplete.", false);
}
