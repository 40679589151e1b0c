import { safeParse } from 'zod/mini';
import { repetitionHeader } from '../contract/call.ts';
import type { AnswerOf, Call, RequestOf } from '../contract/call.ts';
import { CallError } from './CallError.ts';
import type { CallErrorKind, CallFailure } from './CallError.ts';
import { encodeRequest } from './encodeRequest.ts';
import { readRefusal } from './readRefusal.ts';

/**
 * Where a client asks, and how patiently.
 *
 * @see Specification, P30
 */
export interface CallClientOptions {
  /** What every path is relative to: `https://market.example/api`, or `/api` in a browser. */
  host: string;
  /** Replaces the platform's `fetch`, for instance to pass a visitor's cookie on. */
  fetch?: typeof fetch | undefined;
  /**
   * Called when a call that needs a session was refused without one (401). That is also the
   * ordinary answer of `loadUser` for a visitor: see `error.callName`.
   */
  onUnauthorized?: ((error: CallError) => void) | undefined;
  /**
   * How long to wait for one answer, in milliseconds. Defaults to 30,000, and to 300,000 for calls
   * that may carry pictures or files, which take a while over a slow line. Streams have no limit.
   */
  timeoutMs?: number | undefined;
  /**
   * How often a call that may be repeated is repeated when no answer came, the server is
   * overloaded (502, 503, 504) or asks for a pause of at most five seconds (429). What reads may
   * be repeated; what writes only where the contract says so and the backend has announced, with
   * the header `Accept-Idempotency-Key` of an earlier answer, that it keeps to it. Defaults to 2.
   */
  retries?: number | undefined;
}

/**
 * Options of a single call.
 *
 * @see Specification, P31
 */
export interface CallOptions {
  /** Gives up when it is aborted: the call throws an error of kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** In milliseconds, for each attempt. Defaults to the client's. */
  timeoutMs?: number | undefined;
  /**
   * The same key makes the server give the same answer again instead of acting twice. Only sent
   * where the contract says `takesIdempotencyKey`. Defaults to a new random one; all attempts
   * of one call share it.
   */
  idempotencyKey?: string | undefined;
  /** Sent in addition. */
  headers?: Record<string, string> | undefined;
}

/**
 * Calls by their names.
 *
 * @see Specification, calls
 */
export type CallTable = Record<string, Call>;

/**
 * Makes one call. The request may be left out where no field of it is required.
 *
 * @see Specification, calls
 */
export type CallMethod<AnyCall extends Call> =
  Record<string, never> extends RequestOf<AnyCall>
    ? (request?: RequestOf<AnyCall>, options?: CallOptions) => Promise<AnswerOf<AnyCall>>
    : (request: RequestOf<AnyCall>, options?: CallOptions) => Promise<AnswerOf<AnyCall>>;

/**
 * One method a call.
 *
 * @see Specification, calls
 */
export type CallClient<Table extends CallTable> = {
  [Name in keyof Table]: CallMethod<Table[Name]>;
};

/**
 * Reads an answer that does not fit the contract as one of another backend.
 *
 * @see Specification, calls
 */
export type AnswerReader = (callName: string, body: unknown) => unknown;

/** What a client has learnt about its backend. */
interface Backend {
  /** Whether a repetition has no further effect where the contract says so. */
  keepsRepetitions: boolean;
}

const longestPauseSeconds = 5;

/** The longest that a timer can be set to, in milliseconds: 25 days. */
const longestTimeout = 2 ** 31 - 1;

/**
 * Makes a client from any table of calls. Every method throws only `CallError`, apart from
 * programming errors, such as a host that is not an address, which are thrown as they are.
 *
 * @param readAnswer is tried on an answer that does not fit.
 * @see Specification, calls
 */
export function createCallClient<Table extends CallTable>(
  table: Table,
  options: CallClientOptions,
  readAnswer: AnswerReader = (_, body) => body,
): CallClient<Table> {
  const backend: Backend = { keepsRepetitions: false };
  const methods = Object.entries(table).map(([callName, call]) => {
    const method = (request: object = {}, callOptions: CallOptions = {}) =>
      makeCall({ callName, call, options, readAnswer, backend, request, callOptions });
    return [callName, method];
  });
  return Object.fromEntries(methods);
}

interface Making {
  callName: string;
  call: Call;
  options: CallClientOptions;
  readAnswer: AnswerReader;
  backend: Backend;
  request: object;
  callOptions: CallOptions;
}

async function makeCall(making: Making): Promise<unknown> {
  const { call, callName, options, backend, request, callOptions } = making;
  const { retries = 2, onUnauthorized } = options;
  const { signal } = callOptions;
  const { path, body, headers } = encode(callName, call, request);
  const init: RequestInit = {
    method: call.method,
    credentials: 'include',
    headers: {
      ...headers,
      ...(call.takesIdempotencyKey && {
        'Idempotency-Key': callOptions.idempotencyKey ?? createIdempotencyKey(),
      }),
      ...callOptions.headers,
    },
    ...(body && { body }),
  };
  for (let repetition = 0; ; repetition++) {
    try {
      return await attempt(making, path, init);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (mayRepeat(call, backend) && repetition < retries && isWorthRepeating(error)) {
        await pause(error.retryAfter ?? 0.3 * 2 ** repetition * (0.5 + Math.random()), signal);
      } else {
        if (error.status === 401 && call.access !== 'public') onUnauthorized?.(error);
        throw error;
      }
    }
  }
}

async function attempt(making: Making, path: string, init: RequestInit): Promise<unknown> {
  const { call, callName, options, backend, callOptions, readAnswer } = making;
  const usualTimeout =
    call.encoding === 'multipart' || call.encoding === 'bytes' ? 300_000 : 30_000;
  const { signal } = callOptions;
  const { timeoutMs = call.isStream ? longestTimeout : (options.timeoutMs ?? usualTimeout) } =
    callOptions;
  const timeout = AbortSignal.timeout(timeoutMs);
  const address = options.host + path;
  const request = { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
  // Checked first, because platforms report what they cannot send as a lost connection.
  if (!options.fetch) void new Request(address, { ...init, body: null });
  const fail = (failure: CallFailure, cause?: unknown) => {
    const mayHaveActed = uncertainKinds.includes(failure.kind) && !mayRepeat(call, backend);
    return new CallError(callName, { ...failure, mayHaveActed }, { cause });
  };

  let response: Response;
  let text: string;
  try {
    response = await (options.fetch ?? fetch)(address, request);
    if (call.isStream && response.ok && response.body) return response.body;
    text = await response.text();
  } catch (cause) {
    if (isFaultOfProgram(cause)) throw cause;
    if (signal?.aborted)
      throw fail({ kind: 'aborted', message: 'The request was cancelled.' }, cause);
    if (timeout.aborted)
      throw fail({ kind: 'timeout', message: 'The server took too long to answer.' }, cause);
    throw fail({ kind: 'network', message: 'The server cannot be reached.' }, cause);
  }
  if (response.headers.has(repetitionHeader)) backend.keepsRepetitions = true;

  const { status, ok } = response;
  const body = parseJson(text);
  if (!ok) throw fail(readRefusal(callName, response, body));

  const first = safeParse(call.answer, body);
  const parsed = first.success ? first : safeParse(call.answer, readAnswer(callName, body));
  if (parsed.success) return parsed.data;

  const faults = parsed.error.issues.map((issue) => {
    const expected = 'expected' in issue ? issue.expected : issue.code;
    return [issue.path.join('.') || 'answer', `expected ${expected}`];
  });
  const [field, fault] = faults[0] ?? [];
  throw fail({
    kind: 'malformedAnswer',
    message: `The server’s answer to ${callName} is malformed: ${field}, ${fault}.`,
    status,
    fields: Object.fromEntries(faults),
  });
}

function encode(callName: string, call: Call, request: object) {
  try {
    return encodeRequest(call, request);
  } catch (cause) {
    const field = (cause as Error).message;
    const message = `${callName} needs a valid ${field}.`;
    const failure = { kind: 'validation', message, fields: { [field]: message } } as const;
    throw new CallError(callName, failure, { cause });
  }
}

/** Gives the JSON, `{}` for an empty text and undefined for anything else. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return undefined;
  }
}

/** Whether a repetition has no further effect: the call only reads, or the backend ensures it. */
const mayRepeat = (call: Call, backend: Backend) =>
  call.method === 'GET'
    ? call.isRepeatable
    : backend.keepsRepetitions && (call.isRepeatable || call.takesIdempotencyKey);

/**
 * Errors that no connection can cause. Platforms report a lost connection as a `TypeError`, too.
 */
const isFaultOfProgram = (error: unknown) =>
  error instanceof ReferenceError || error instanceof RangeError || error instanceof SyntaxError;

/** After these, it is unknown whether the server did what it was asked. */
const uncertainKinds: CallErrorKind[] = [
  'network',
  'timeout',
  'aborted',
  'server',
  'malformedAnswer',
];

function isWorthRepeating({ kind, status, retryAfter = 0 }: CallError) {
  const isPassing =
    kind === 'network' || kind === 'rateLimited' || [502, 503, 504].includes(status ?? 0);
  return isPassing && retryAfter <= longestPauseSeconds;
}

/** Waits, but not beyond an abort. */
const pause = (seconds: number, signal: AbortSignal | undefined) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', resolve, { once: true });
  });

/** `crypto.randomUUID` would want a secure context. */
const createIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
