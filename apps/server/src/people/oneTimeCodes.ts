import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** How long each code is shown, in seconds. */
const period = 30;

/** Apps whose clocks are off by one step are right, too. */
const tolerance = 1;

/** What every app understands: six digits of SHA-1, another one every 30 seconds (RFC 6238). */
const createTotp = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });

/** Makes the secret of an app, of 160 random bits in base32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The secret as an address that apps read from a QR code. */
export const toTotpAddress = (secret: string, issuer: string, label: string): string =>
  createTotp(secret, { issuer, label }).toString();

/**
 * Finds the step of time that a code belongs to; undefined for a wrong one, or one that is too old.
 *
 * @param now In milliseconds. Defaults to this moment.
 */
export function findStep(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = createTotp(secret).validate({ token: code, window: tolerance, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** Thirty-two digits and letters, of which nobody takes one for another when they are read aloud. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

const recoveryCodeCount = 10;
const groups = 4;
const groupLength = 4;

/** Makes ten recovery codes of 80 random bits each: guessing one from its hash takes ages, too. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: groups }, () =>
      [...randomBytes(groupLength)].map((byte) => letters[byte % letters.length]).join(''),
    ).join('-'),
  );

/** A code without what people type between its parts, and with the digits that some letters are taken for. */
export const normaliseCode = (code: string): string =>
  code
    .toLowerCase()
    .replaceAll(/[^\da-z]/g, '')
    .replaceAll(/[il]/g, '1')
    .replaceAll('o', '0');

/** Whether a normalised code is one of an app: recovery codes are longer. */
export const isOfApp = (code: string): boolean => /^\d{6}$/.test(code);

/** Six digits behind a password, after a blank, as clients send them that have no field for a code. */
export function splitPassword(password: string): { password: string; code: string } | undefined {
  const [, first, code] = /^(.+)\s(\d{6})$/s.exec(password) ?? [];
  return first === undefined || code === undefined ? undefined : { password: first, code };
}
