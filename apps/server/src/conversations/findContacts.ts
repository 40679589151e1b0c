const emailPattern = /[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\w-]{1,63}(?:\.[\w-]{2,63})+/i;

/** Seven digits or more, with what people write between them. */
const phonePattern = /(?<![\w.#-])\+?\(?\d(?:[ ()/.-]{0,2}\d){6,14}(?![\w-])/;

const messengerPattern =
  /\b(?:whats\s?app|telegram|viber|skype|wechat|snapchat|discord|messenger)\b|\b(?:wa|t)\.me\//i;

/** A day or a price is no number to call. */
const isNumberToCall = (found: string) =>
  !/^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./]\d{1,2}[./]\d{4}$/.test(found.trim()) &&
  found.replaceAll(/\D/g, '').length >= 8;

/**
 * Whether a text seems to hold an e-mail address, a telephone number or the name of a messenger. It errs: a
 * market that asks before it sends says so, and one that holds has somebody look.
 */
export function hasContacts(text: string): boolean {
  if (emailPattern.test(text) || messengerPattern.test(text)) return true;
  const number = phonePattern.exec(text)?.[0];
  return number !== undefined && isNumberToCall(number);
}
