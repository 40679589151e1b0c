import type { StripeElementClasses } from '@stripe/stripe-js';

/** What the looks of a card field depend on. */
export interface FieldState {
  complete: boolean;
  empty: boolean;
  focus: boolean;
  invalid: boolean;
}

const toClasses = (text: string) => text.split(/\s+/).filter(Boolean);

/**
 * Shows the state of a field: as the classes of its place, which the page may name, and on the
 * input itself for its rules and for screen readers.
 */
export function showFieldState(
  input: HTMLInputElement,
  state: FieldState,
  classes: StripeElementClasses = {},
) {
  const place = input.parentElement;
  place?.classList.add(...toClasses(classes.base ?? 'StripeElement'));

  for (const [name, applies] of Object.entries(state) as [keyof FieldState, boolean][]) {
    for (const each of toClasses(classes[name] ?? `StripeElement--${name}`)) {
      place?.classList.toggle(each, applies);
    }
  }
  input.dataset['state'] = Object.entries(state)
    .filter(([, applies]) => applies)
    .map(([name]) => name)
    .join(' ');
  if (state.invalid) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}
