import type * as z from 'zod/v4/core';
import { contract } from '../contract/contract.ts';
import type { CheckedMarketRequest, CallName } from '../contract/contract.ts';

/** Reads the fields of a request back from its path (`params`), query and body. */
export async function readRequest<Name extends CallName>(
  callName: Name,
  params: Record<string, string>,
  request: Request,
): Promise<CheckedMarketRequest<Name>> {
  const call = contract[callName];
  const fields = {
    ...nest(new URL(request.url).searchParams),
    ...(await readBody(request.clone())),
    ...params,
  };
  return toTyped(call.request, fields) as CheckedMarketRequest<Name>;
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.includes('json')) return (await request.json()) as Record<string, unknown>;
  if (type.includes('octet-stream')) return { bytes: await request.blob() };
  return type.includes('form') ? nest(await request.formData()) : {};
}

/** Gathers repeated names in lists and `price[gte]` in objects. */
function nest(pairs: URLSearchParams | FormData) {
  const fields: Record<string, unknown> = {};
  for (const key of new Set(pairs.keys())) {
    const values = pairs.getAll(key);
    const value = values.length > 1 ? values : values[0];
    const [, name = key, part] = /^(\w+)\[(\w+)\]$/.exec(key) ?? [];
    fields[name] = part ? { ...(fields[name] as object | undefined), [part]: value } : value;
  }
  return fields;
}

/** Gives texts the types that the contract wants: addresses and forms carry nothing but text. */
function toTyped(schema: z.$ZodType, value: unknown): unknown {
  const { def } = schema as unknown as { def: z.$ZodTypes['_zod']['def'] };
  if (def.type === 'default' && value === undefined) return def.defaultValue;
  if (value === null) return null;
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') {
    return value === undefined ? undefined : toTyped(def.innerType, value);
  }
  if (def.type === 'number') return Number(value);
  if (def.type === 'boolean') return value === undefined ? undefined : String(value) === 'true';
  if (def.type === 'array') return [value ?? []].flat().map((entry) => toTyped(def.element, entry));
  if (def.type !== 'object') return value;

  const fields = (value ?? {}) as Record<string, unknown>;
  const typed = Object.entries(def.shape).map(([name, field]) => [
    name,
    toTyped(field, fields[name]),
  ]);
  return Object.fromEntries(typed.filter(([, entry]) => entry !== undefined));
}
