import { type RefusalEntry, refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** Digits and the usual separators: at least 4 digits, at most 32 characters. */
const phoneNumber = /^(?=(?:\D*\d){4})[\d\s+()./-]{1,32}$/;

/** Says what is wrong with a phone number that cannot be called. */
export function findPhoneFault(typed: string): RefusalEntry | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return refusals.unfilledPhoneNumber;
  return phoneNumber.test(trimmed) ? undefined : refusals.invalidPhoneNumber;
}

/** Gives a phone number without blanks around it. Refuses one that cannot be called. */
export function checkPhoneNumber(typed = ''): string {
  const fault = findPhoneFault(typed);
  if (fault) throw new CallRefusal(fault);
  return typed.trim();
}
