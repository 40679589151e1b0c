import { expect, test } from 'vitest';
import { computeCode } from '../../../../tooling/computeCode.ts';
import {
  createRecoveryCodes,
  createTotpSecret,
  findStep,
  isOfApp,
  normaliseCode,
  splitPassword,
  toTotpAddress,
} from './oneTimeCodes.ts';

/** The secret of RFC 6238, appendix B: `12345678901234567890` in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The vectors of appendix B for SHA-1: the moment in seconds, and the code of eight digits. */
const vectors: [number, string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];

test.each(vectors)('takes the code of RFC 6238 at %i seconds', (seconds, code) => {
  expect(computeCode(secret, seconds * 1000, 8)).toBe(code);
  expect(findStep(secret, code.slice(-6), seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test('takes the code of the step before and after, and none further away', () => {
  const now = 1_700_000_000_000;
  const steps = [-2, -1, 0, 1, 2].map((step) =>
    findStep(secret, computeCode(secret, now + step * 30_000), now),
  );
  const step = Math.floor(now / 30_000);
  expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('makes secrets that apps can read', () => {
  const made = createTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(toTotpAddress(made, 'Tin & Lamps', 'asha@example.com'));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(made);
  expect(address.searchParams.get('issuer')).toBe('Tin & Lamps');
});

test('makes recovery codes that can be typed as they are read', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
  expect(normaliseCode('7K2M 9XQA-d4tw h8rz')).toBe('7k2m9xqad4twh8rz');
  expect(normaliseCode('Oil0')).toBe('0110');
  expect(isOfApp(normaliseCode('492 039'))).toBe(true);
  expect(isOfApp(normaliseCode(codes[0] ?? ''))).toBe(false);
});

test('finds six digits behind a password only after a blank', () => {
  expect(splitPassword('two words 123456')).toEqual({ password: 'two words', code: '123456' });
  expect(splitPassword('secret123456')).toBeUndefined();
  expect(splitPassword('secret 12345')).toBeUndefined();
  expect(splitPassword(' 123456')).toBeUndefined();
});
