import type { StripeElementClasses, StripeElementStyle } from '@stripe/stripe-js';
import type { CardBrand } from './cardBrand.ts';
import { findBrandRules } from './cardBrand.ts';
import { type CardFieldCheck, type CardFieldError } from './cardChecks.ts';
import { type CardFieldKind, type CardFieldType, cardFieldKinds } from './cardFieldKinds.ts';
import { toDigits } from './cardFormat.ts';
import { createEmitter, type Handler } from './createEmitter.ts';
import { type FieldState, showFieldState } from './fieldState.ts';
import { toFieldRules } from './fieldStyles.ts';
import { writeFormatted } from './writeFormatted.ts';

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

/** Tells the rules of one field from those of the others. */
let fieldCount = 0;

function createInput({ autocomplete }: CardFieldKind) {
  const input = document.createElement('input');
  fieldCount += 1;
  input.dataset['cardField'] = `sandbox-card-field-${fieldCount}`;
  input.type = 'text';
  input.inputMode = 'numeric';
  input.autocomplete = autocomplete;
  input.spellcheck = false;
  input.setAttribute('autocorrect', 'off');
  return input;
}

const findPlace = (place: string | HTMLElement) => {
  const found = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
  if (!found) throw new Error(`There is no place ${String(place)} to mount a card field in.`);
  return found;
};

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
  const { on, off, emit, removeAll } = createEmitter(type);
  const sheet = new CSSStyleSheet();
  const input = createInput(kind);

  let options = firstOptions;
  let endMount: AbortController | undefined;
  let shownError: CardFieldError | undefined;

  const check = () => kind.check(input.value, form.brand());

  const showState = () => {
    const state: FieldState = {
      complete: check().isComplete,
      empty: input.value === '',
      focus: input === document.activeElement,
      invalid: shownError !== undefined,
    };
    showFieldState(input, state, options.classes);
  };

  const tell = () => {
    showState();
    emit('change', {
      empty: input.value === '',
      complete: check().isComplete,
      error: shownError,
      ...(type === 'cardNumber' && { brand: form.brand() }),
    });
  };

  const applyOptions = () => {
    input.placeholder = options.placeholder ?? kind.placeholder;
    input.disabled = options.disabled ?? false;
    const selector = `input[data-card-field='${input.dataset['cardField']}']`;
    sheet.replaceSync(toFieldRules(selector, options.style));
    showState();
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
    showState();
    emit('blur');
    if (shownError) tell();
  };

  const listen = (place: HTMLElement, signal: AbortSignal) => {
    const labels = document.querySelectorAll(`label[for='${CSS.escape(place.id)}']`);
    for (const label of labels) label.addEventListener('click', () => input.focus(), { signal });
    input.setAttribute('aria-label', labels[0]?.textContent?.trim() || kind.name);

    input.addEventListener('input', takeInput, { signal });
    input.addEventListener('blur', takeBlur, { signal });
    input.addEventListener('focus', () => (showState(), emit('focus')), {
      signal,
    });
    input.addEventListener('keydown', ({ key }) => key === 'Escape' && emit('escape'), { signal });
    const ready = setTimeout(() => emit('ready'));
    signal.addEventListener('abort', () => clearTimeout(ready));
  };

  const element: CardElement = {
    mount: (wanted) => {
      element.unmount();
      const place = findPlace(wanted);
      place.replaceChildren(input);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      endMount = new AbortController();
      listen(place, endMount.signal);
      applyOptions();
    },
    unmount: () => {
      endMount?.abort();
      input.remove();
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
