import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

let known: Set<string> | undefined;

/**
 * Whether a mail address is of a provider that gives everybody one for a short while, or of a part of its domain.
 * The list is read with the first question.
 */
export function isDisposable(email: string): boolean {
  known ??= disposableEmailBlocklistSet();
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .replace(/\.$/, '');
  const labels = domain.split('.');
  return labels.some((_, place) => known?.has(labels.slice(place).join('.')));
}
