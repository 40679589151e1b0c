import type { StripeElementClasses, StripeElementStyle } from '@stripe/stripe-js';
import type { CardBrand } from './cardBrand.ts';
import { findBrandRules } from './cardBrand.ts';
import { type CardFieldCheck, type CardFieldError } from './cardChecks.ts';
import { type CardFieldKind, type CardFieldType, cardFieldKinds } from './cardFieldKinds.ts';
import { toDigits } from './cardFormat.ts';
import { createEmitter, type Handler } from './createEmitter.ts';
import { toFieldRules } from './fieldStyles.ts';

/** The options of the provider's card elements that this stand-in understands. */
export interface CardFieldOptions {
  classes?: StripeElementClasses;
  style?: StripeElementStyle;
  placeholder?: string;
  /** Defaults to false. */
  disabled?: boolean;
}

/** What the page sees of a field: the provider's element. */
export interface CardElement {
  mount: (place: string | HTMLElement) => void;
  unmount: () => void;
  destroy: () => void;
  on: (event: string, handler: Handler) => CardElement;
  once: (event: string, handler: Handler) => CardElement;
  off: (event: string, handler?: Handler) => CardElement;
  update: (options: CardFieldOptions) => void;
  focus: () => void;
  blur: () => void;
  clear: () => void;
}

/** What the form sees of a field. */
export interface CardField {
  element: CardElement;
  /** What has been typed, digits only. */
  digits: () => string;
  check: () => CardFieldCheck;
  /** Shows the field as wrong if it is. */
  insist: () => void;
  /** Says again how far the field is, since another field has changed what is right here. */
  recheck: () => void;
}

let fieldCount = 0;

const findPlace = (place: string | HTMLElement) => {
  const found = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
  if (!found) throw new Error(`There is no place ${String(place)} to mount a card field in.`);
  return found;
};

/** Writes the formatted text and leaves the caret behind the digit that it was behind. */
function writeFormatted(input: HTMLInputElement, formatted: string, isDeleting: boolean) {
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

/**
 * Makes one field of a card: a plain input that formats what is typed, tells how far it is and
 * takes the look that the page asks for.
 */
export function createCardField(
  type: CardFieldType,
  firstOptions: CardFieldOptions,
  form: { brand: () => CardBrand; onInput: () => void },
): CardField {
  const kind: CardFieldKind = cardFieldKinds[type];
  const { on, off, emit, removeAll } = createEmitter();
  const sheet = new CSSStyleSheet();
  const input = document.createElement('input');
  fieldCount += 1;
  const marker = `sandbox-card-field-${fieldCount}`;

  let options = firstOptions;
  let place: HTMLElement | undefined;
  let endMount: AbortController | undefined;
  let shownError: CardFieldError | undefined;

  input.dataset['cardField'] = marker;
  input.type = 'text';
  input.inputMode = 'numeric';
  input.autocomplete = kind.autocomplete;
  input.spellcheck = false;
  input.setAttribute('autocorrect', 'off');

  const check = () => kind.check(input.value, form.brand());

  const setClasses = () => {
    const { classes = {} } = options;
    const isFocused = input === input.ownerDocument.activeElement;
    const states = {
      base: true,
      complete: check().isComplete,
      empty: input.value === '',
      focus: isFocused,
      invalid: shownError !== undefined,
    };
    for (const [state, applies] of Object.entries(states) as [keyof typeof states, boolean][]) {
      const fallback = state === 'base' ? 'StripeElement' : `StripeElement--${state}`;
      for (const name of (classes[state] ?? fallback).split(/\s+/).filter(Boolean)) {
        place?.classList.toggle(name, applies);
      }
    }
    input.dataset['state'] = Object.keys(states)
      .filter((state) => states[state as keyof typeof states])
      .join(' ');
    if (shownError) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  };

  const tell = () => {
    setClasses();
    emit('change', {
      elementType: type,
      empty: input.value === '',
      complete: check().isComplete,
      error: shownError,
      ...(type === 'cardNumber' && { brand: form.brand() }),
    });
  };

  const applyOptions = () => {
    input.placeholder = options.placeholder ?? kind.placeholder;
    input.disabled = options.disabled ?? false;
    sheet.replaceSync(toFieldRules(`input[data-card-field='${marker}']`, options.style));
    setClasses();
  };

  const takeInput = (event: Event) => {
    const { inputType } = event as InputEvent;
    const isDeleting = inputType?.startsWith('delete') ?? false;
    writeFormatted(input, kind.format(input.value, isDeleting), isDeleting);
    const { isHopeless, error } = check();
    shownError = isHopeless ? error : undefined;
    tell();
    form.onInput();
  };

  const takeBlur = () => {
    shownError = input.value === '' ? undefined : check().error;
    setClasses();
    emit('blur', { elementType: type });
    if (shownError) tell();
  };

  const listen = (signal: AbortSignal) => {
    const labels = place?.id
      ? document.querySelectorAll(`label[for='${CSS.escape(place.id)}']`)
      : [];
    for (const label of labels) label.addEventListener('click', () => input.focus(), { signal });
    input.setAttribute('aria-label', labels[0]?.textContent?.trim() || kind.name);

    input.addEventListener('input', takeInput, { signal });
    input.addEventListener('blur', takeBlur, { signal });
    input.addEventListener('focus', () => (setClasses(), emit('focus', { elementType: type })), {
      signal,
    });
    input.addEventListener(
      'keydown',
      ({ key }) => key === 'Escape' && emit('escape', { elementType: type }),
      { signal },
    );
    const ready = setTimeout(() => emit('ready', { elementType: type }));
    signal.addEventListener('abort', () => clearTimeout(ready));
  };

  const element: CardElement = {
    mount: (wanted) => {
      element.unmount();
      place = findPlace(wanted);
      place.replaceChildren(input);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      endMount = new AbortController();
      listen(endMount.signal);
      applyOptions();
    },
    unmount: () => {
      endMount?.abort();
      input.remove();
      place = undefined;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
    destroy: () => {
      element.unmount();
      removeAll();
      input.value = '';
    },
    on: (event, handler) => (on(event, handler), element),
    once: (event, handler) => {
      const handleOnce: Handler = (details) => {
        off(event, handleOnce);
        handler(details);
      };
      return element.on(event, handleOnce);
    },
    off: (event, handler) => (off(event, handler), element),
    update: (changes) => {
      options = { ...options, ...changes };
      applyOptions();
    },
    focus: () => input.focus(),
    blur: () => input.blur(),
    clear: () => {
      input.value = '';
      shownError = undefined;
      tell();
    },
  };

  return {
    element,
    digits: () => toDigits(input.value),
    check,
    insist: () => {
      shownError = check().error;
      tell();
    },
    recheck: () => {
      if (input.value !== '') tell();
    },
  };
}

/** The network that a card of this number belongs to. */
export const brandOf = (field: CardField | undefined): CardBrand =>
  findBrandRules(field?.digits() ?? '').brand;
