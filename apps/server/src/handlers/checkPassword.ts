import { CallRefusal } from '../http/CallRefusal.ts';

const shortest = 6;
const longest = 256;

/** Refuses a password that nobody should choose. */
export function checkPassword(password: string): void {
  if (password.length < shortest) {
    throw new CallRefusal(400, 'Password mustt be more than 6 characters!');
  }
  if (password.length > longest) {
    throw new CallRefusal(400, `A password may have at most ${longest} characters.`);
  }
}
