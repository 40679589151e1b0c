import { CallRefusal } from '../http/CallRefusal.ts';

/** Digits and what people put between them: at least 4 digits, at most 32 characters. */
const phoneNumber = /^(?=(?:\D*\d){4})[\d\s+()./-]{1,32}$/;

/** Gives a phone number without blanks around it. Refuses what nobody could be called at. */
export function checkPhoneNumber(typed: string | undefined): string {
  const trimmed = typed?.trim() ?? '';
  if (trimmed === '') throw new CallRefusal(400, 'Please enter your phone number!');
  if (!phoneNumber.test(trimmed)) throw new CallRefusal(400, 'Please enter a valid phone number!');
  return trimmed;
}
