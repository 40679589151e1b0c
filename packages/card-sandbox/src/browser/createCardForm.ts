import {
  brandOf,
  type CardElement,
  type CardField,
  type CardFieldOptions,
  createCardField,
} from './createCardField.ts';
import { type CardFieldType, cardFieldKinds } from './cardFieldKinds.ts';
import type { CardFieldError } from './cardChecks.ts';

/** What has been typed into a card form: a number that may be charged, or what is wrong. */
export type CardReading =
  { number: string; error?: never } | { number?: never; error: CardFieldError };

/** The provider's `elements` object: one card form. */
export interface CardForm {
  create: (type: string, options?: CardFieldOptions) => CardElement;
  getElement: (type: string) => CardElement | null;
  update: () => Promise<void>;
}

const isCardFieldType = (type: string): type is CardFieldType => type in cardFieldKinds;

/** Makes a card form, and a function that reads it. */
export function createCardForm() {
  const fields = new Map<CardFieldType, CardField>();
  let whenLeft = new AbortController();
  const brand = () => brandOf(fields.get('cardNumber'));

  const create: CardForm['create'] = (type, options = {}) => {
    if (!isCardFieldType(type)) throw new Error(`The offline card provider has no ${type} field.`);
    const field = createCardField(type, options, {
      brand,
      onInput: () => type === 'cardNumber' && fields.get('cardCvc')?.recheck(),
    });
    const { destroy } = field.element;
    field.element.destroy = () => {
      destroy();
      if (fields.get(type) === field) fields.delete(type);
      if (fields.size === 0) whenLeft.abort();
    };
    if (fields.size === 0) whenLeft = new AbortController();
    fields.set(type, field);
    return field.element;
  };

  const form: CardForm = {
    create,
    getElement: (type) => (isCardFieldType(type) ? fields.get(type)?.element : null) ?? null,
    update: () => Promise.resolve(),
  };

  return {
    form,
    owns: (element: unknown) => [...fields.values()].some((field) => field.element === element),
    /** Aborts once all fields are gone: the page has moved on. */
    leaving: () => whenLeft.signal,
    /** Reads the card, or shows every field that stops it and tells of the first one. */
    read(): CardReading {
      const ordered = (Object.keys(cardFieldKinds) as CardFieldType[])
        .map((type) => fields.get(type))
        .filter((field) => field !== undefined);
      for (const field of ordered) field.insist();
      const error = ordered.map((field) => field.check().error).find(Boolean);
      return error ? { error } : { number: fields.get('cardNumber')?.digits() ?? '' };
    },
  };
}
