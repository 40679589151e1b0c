import { OperatorError } from '../refusals/OperatorError.ts';

/** Reads a number from 1 on that was given with an option. */
export function readWholeNumber(text: string, option: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new OperatorError(`--${option} wants a whole number from 1 on, not "${text}".`);
}
