import type { Call } from '../contract/call.ts';
import type { CallErrorKind, CallFailure } from './CallError.ts';

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

/** Reads an answer with a status of 400 and above. `body` is its JSON, or anything else. */
export function readRefusal(call: Call, response: Response, body: unknown): CallFailure {
  const { status } = response;
  const { message, errorMessage, fields, needsPassword } = Object(body) as Record<string, unknown>;
  const text =
    toText(message) ??
    (status === 401 ? '' : (toText(errorMessage) ?? `The server answered ${status}.`));
  const meant = status === 500 ? findStatus(call, text) : status;

  return {
    kind: kinds[meant] ?? (meant < 500 ? 'validation' : 'server'),
    message: text,
    status,
    fields: Object(fields) === fields ? (fields as CallFailure['fields']) : undefined,
    needsPassword: needsPassword === true || undefined,
    retryAfter: readRetryAfter(response.headers.get('Retry-After')),
  };
}

/** One text, or several as one; undefined for anything else. */
const toText = (message: unknown) =>
  Array.isArray(message) ? message.join(' ') : typeof message === 'string' ? message : undefined;

/** The hosted backend answers some ordinary refusals with 500: their text tells what is meant. */
function findStatus(call: Call, text: string) {
  const known = Object.entries(call.errors).find(([, texts]) => [texts].flat().includes(text));
  return Number(known?.[0] ?? 500);
}

/** Reads a number of seconds or a date. */
function readRetryAfter(header: string | null) {
  if (!header) return undefined;
  const seconds = Number(header);
  return Number.isNaN(seconds)
    ? Math.max(0, Math.ceil((Date.parse(header) - Date.now()) / 1000))
    : seconds;
}
