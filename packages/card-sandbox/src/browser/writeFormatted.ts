import { toDigits } from './cardFormat.ts';

/** Writes the formatted text and leaves the caret behind the digit that it was behind. */
export function writeFormatted(input: HTMLInputElement, formatted: string, isDeleting: boolean) {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const digitsBefore = toDigits(input.value.slice(0, caret)).length;
  input.value = formatted;

  const isDigit = (position: number) => /\d/.test(formatted.charAt(position));
  let position = 0;
  for (let seen = 0; seen < digitsBefore && position < formatted.length; position += 1) {
    if (isDigit(position)) seen += 1;
  }
  if (!isDeleting) while (position < formatted.length && !isDigit(position)) position += 1;
  const target = isAtEnd ? formatted.length : position;
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(target, target);
}
