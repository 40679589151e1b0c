/** The card networks that the provider's `change` event tells apart. */
export type CardBrand =
  'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';

interface BrandRules {
  brand: CardBrand;
  beginsWith: RegExp;
  /** How many digits a number may have, ascending. */
  lengths: number[];
  /** After how many digits a space is written. */
  gaps: number[];
  /** How many digits the security code has. */
  securityCode: number;
}

const ordinary = { lengths: [16], gaps: [4, 8, 12], securityCode: 3 };
const unknown: BrandRules = { ...ordinary, brand: 'unknown', beginsWith: /^/ };

const rules: BrandRules[] = [
  { ...ordinary, brand: 'visa', beginsWith: /^4/ },
  {
    ...ordinary,
    brand: 'mastercard',
    beginsWith: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  },
  { brand: 'amex', beginsWith: /^3[47]/, lengths: [15], gaps: [4, 10], securityCode: 4 },
  { ...ordinary, brand: 'discover', beginsWith: /^(6011|64[4-9]|65)/ },
  { ...ordinary, brand: 'diners', beginsWith: /^3(0|6|[89])/, lengths: [14, 16], gaps: [4, 10] },
  { ...ordinary, brand: 'jcb', beginsWith: /^35/ },
  {
    ...ordinary,
    brand: 'unionpay',
    beginsWith: /^(62|81)/,
    lengths: [16, 19],
    gaps: [4, 8, 12, 16],
  },
];

/** Finds what is known about cards whose number begins with these digits. */
export const findBrandRules = (digits: string): BrandRules =>
  rules.find(({ beginsWith }) => beginsWith.test(digits)) ?? unknown;
