import type { Reply } from './SpecOnlyClient.ts';

/** A list of any length, all of whose entries look like this. */
class ListOf<Entry> {
  readonly entry: Entry;

  constructor(entry: Entry) {
    this.entry = entry;
  }
}

/**
 * How an answer looks. `String` and `Number` stand for any, a pattern for texts that match it, an
 * array for exactly its entries, an object for its fields and whatever else there is.
 */
export type Shape =
  | StringConstructor
  | NumberConstructor
  | RegExp
  | string
  | number
  | boolean
  | ListOf<Shape>
  | readonly Shape[]
  | { readonly [field: string]: Shape };

/** What an answer of this shape holds. */
export type Told<Of> = Of extends StringConstructor | RegExp
  ? string
  : Of extends NumberConstructor
    ? number
    : Of extends string | number | boolean
      ? Of
      : Of extends ListOf<infer Entry>
        ? Told<Entry>[]
        : { -readonly [Field in keyof Of]: Told<Of[Field]> };

export const listOf = <Entry extends Shape>(entry: Entry) => new ListOf(entry);

const isFieldsOf = (shape: Shape): shape is Record<string, Shape> =>
  typeof shape === 'object' && !(shape instanceof RegExp) && !(shape instanceof ListOf);

function fits(value: unknown, shape: Shape): boolean {
  if (shape === String) return typeof value === 'string';
  if (shape === Number) return typeof value === 'number';
  return shape instanceof RegExp ? shape.test(String(value)) : value === shape;
}

/** Says where a value is not as it should be, in words. */
function* findFaults(value: unknown, shape: Shape, place: string): Generator<string> {
  const isList = shape instanceof ListOf || Array.isArray(shape);
  if (isList && !Array.isArray(value)) {
    yield `${place} is no list`;
  } else if (shape instanceof ListOf) {
    for (const [index, entry] of (value as unknown[]).entries())
      yield* findFaults(entry, shape.entry, `${place}.${index}`);
  } else if (isFieldsOf(shape)) {
    const fields = Object(value) as Record<string, unknown>;
    if (isList && fields['length'] !== shape['length'])
      yield `${place} has ${String(fields['length'])} entries, not ${String(shape['length'])}`;
    for (const [field, expected] of Object.entries(shape))
      yield* findFaults(fields[field], expected, `${place}.${field}`);
  } else if (!fits(value, shape)) {
    const expected = typeof shape === 'function' ? `a ${shape.name.toLowerCase()}` : String(shape);
    yield `${place} is ${JSON.stringify(value)}, not ${expected}`;
  }
}

/** Gives an answer that came with 200 and looks as it must. Throws all that is wrong with another. */
export function expectAnswer<const Of extends Shape>(reply: Reply, shape: Of): Told<Of> {
  return expectStatus(reply, 200, shape);
}

/** The same with a refusal, which may have to say something that people are shown. */
export const expectRefusal = (reply: Reply, status: number, message?: string | RegExp) =>
  expectStatus(reply, status, message === undefined ? {} : { success: false, message });

function expectStatus<const Of extends Shape>(reply: Reply, status: number, shape: Of): Told<Of> {
  const faults = [...findFaults(reply.answer, shape, 'answer')];
  if (reply.status !== status) faults.unshift(`it came with ${reply.status}, not ${status}`);
  if (faults.length === 0) return reply.answer as Told<Of>;
  const said = JSON.stringify(reply.answer).slice(0, 1_000);
  throw new Error(`${reply.call}: ${faults.join('; ')}.\n${said}`);
}
