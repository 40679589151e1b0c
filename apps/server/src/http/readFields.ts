import type * as z from 'zod/mini';

/** The definition of a schema, as far as reading texts needs it. */
interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
}

const wrappers = new Set(['optional', 'default', 'nullable']);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readText(definition: Definition, text: string): unknown {
  if (definition.type === 'string') return text;
  if (text.trim() === '') return undefined;
  if (definition.type === 'number') return Number(text);
  if (definition.type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return text;
}

/**
 * Addresses, forms and multipart bodies hold only texts and repetitions. This turns them into the
 * numbers, lists and objects that a schema asks for. What does not fit is left as it is, for the
 * schema to refuse. An empty text counts as missing unless the schema asks for text.
 */
export function readFields(schema: z.ZodMiniType, value: unknown): unknown {
  const definition = schema.def as Definition;
  const { type, innerType, element, shape } = definition;

  if (wrappers.has(type) && innerType) {
    return value === undefined ? undefined : readFields(innerType, value);
  }
  if (type === 'array' && element) {
    const list = value === undefined ? [] : Array.isArray(value) ? value : [value];
    return list.map((entry) => readFields(element, entry));
  }
  if (type === 'object' && shape) {
    const fields = typeof value === 'string' ? parseJson(value) : value;
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields;
    return Object.fromEntries(
      Object.entries(shape)
        .map(([name, field]) => [name, readFields(field, Reflect.get(fields, name))] as const)
        .filter(([, field]) => field !== undefined),
    );
  }
  return typeof value === 'string' ? readText(definition, value) : value;
}
