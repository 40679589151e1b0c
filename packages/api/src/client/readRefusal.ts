import type { CallErrorKind, CallFailure } from './CallError.ts';
import { quoteSchema } from '../services/price.ts';
import { findHostedRefusal } from './findHostedRefusal.ts';

const kinds: Record<number, CallErrorKind> = {
  401: 'unauthorized',
  402: 'conflict',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'notFound',
  412: 'conflict',
  429: 'rateLimited',
};

/** What a status of 400 and above means. */
export const toKind = (status: number): CallErrorKind =>
  kinds[status] ?? (status < 500 ? 'validation' : 'server');

/** Reads an answer with a status of 400 and above. `body` is its JSON, or anything else. */
export function readRefusal(callName: string, response: Response, body: unknown): CallFailure {
  const { status } = response;
  const { code, message, errorMessage, fields, needsPassword, quote } = Object(body) as Record<
    string,
    unknown
  >;
  const text =
    toText(message) ??
    (status === 401 ? '' : (toText(errorMessage) ?? `The server answered ${status}.`));
  const hosted = status === 500 ? findHostedRefusal(callName, text) : undefined;
  const meant = hosted?.status ?? status;

  return {
    kind: toKind(meant),
    message: text,
    status,
    code: typeof code === 'string' ? code : hosted?.code,
    fields: Object(fields) === fields ? (fields as CallFailure['fields']) : undefined,
    needsPassword: needsPassword === true || undefined,
    quote: quote === undefined ? undefined : quoteSchema.safeParse(quote).data,
    retryAfter: readRetryAfter(response.headers.get('Retry-After')),
  };
}

/** One text, or several as one; undefined for anything else. */
const toText = (message: unknown) =>
  Array.isArray(message) ? message.join(' ') : typeof message === 'string' ? message : undefined;

/** Reads a number of seconds or a date. */
function readRetryAfter(header: string | null) {
  if (!header) return undefined;
  const seconds = Number(header);
  return Number.isNaN(seconds)
    ? Math.max(0, Math.ceil((Date.parse(header) - Date.now()) / 1000))
    : seconds;
}
