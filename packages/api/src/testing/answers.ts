import { HttpResponse, delay, http } from 'msw';
import type { HttpHandler } from 'msw';
import { repetitionHeader } from '../contract/call.ts';
import { contract } from '../contract/contract.ts';
import { generalRefusals } from '../contract/generalRefusals.ts';
import { fillIn } from '../contract/refusal.ts';
import type { RefusalEntry } from '../contract/refusal.ts';
import { refusals } from '../contract/refusals.ts';
import type { RefusalCode } from '../contract/refusals.ts';
import type { CallName, CheckedMarketRequest, MarketAnswer } from '../contract/contract.ts';
import { findCall } from './findCall.ts';
import { readRequest } from './readRequest.ts';

/**
 * What a call is answered: always the same, or something that follows from the request.
 *
 * @see Specification, calls
 */
export type Reply<Name extends CallName> =
  | MarketAnswer<Name>
  | ((request: CheckedMarketRequest<Name>) => Replied<Name> | Promise<Replied<Name>>);

type Replied<Name extends CallName> = MarketAnswer<Name> | Response;

/** A path such as `/api` means that path on any origin. */
const defaultHost = '/api';

/** What our backend says with every answer. */
const announced = { [repetitionHeader]: 'yes' };

/**
 * Answers one call. A function may also give a `Response`, for instance that of `createRefusal`.
 *
 * @param host Where the pretended backend stands: a path, on any origin, or a whole address. The
 * same holds for the other functions of this file.
 * @see Specification, calls
 */
export const answer = <Name extends CallName>(
  callName: Name,
  reply: Reply<Name>,
  host = defaultHost,
): HttpHandler =>
  handle(callName, host, async (request, params) => {
    const replied =
      typeof reply === 'function'
        ? await reply(await readRequest(callName, params, request))
        : reply;
    return replied instanceof Response
      ? replied
      : HttpResponse.json({ success: true, ...replied }, { headers: announced });
  });

/**
 * Refuses one call: by the code of a refusal, such as `orderDelivered`, or by a status of 400 and
 * above, which means the first refusal of the call that has it. A 401 of a call that needs a session
 * carries no message, as in real life.
 *
 * @param message Other words than the contract's.
 * @see Specification, errors
 */
export const refuse = (
  callName: CallName,
  how: RefusalCode | number,
  message: string | string[] | undefined = undefined,
  host = defaultHost,
): HttpHandler => {
  const known = contract[callName].refusals as readonly RefusalEntry[];
  const refusal =
    typeof how === 'number' ? known.find(({ status }) => status === how) : refusals[how];
  return handle(callName, host, () =>
    refusal && message === undefined
      ? createRefusal(refusal)
      : createRefusal(refusal?.status ?? Number(how), message),
  );
};

/**
 * Never answers one call: what is loading stays loading.
 *
 * @see Specification, calls
 */
export const stall = (callName: CallName, host = defaultHost): HttpHandler =>
  handle(callName, host, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/**
 * Answers one call after some milliseconds.
 *
 * @see Specification, calls
 */
export const slow = <Name extends CallName>(
  callName: Name,
  milliseconds: number,
  reply: Reply<Name>,
  host = defaultHost,
): HttpHandler => {
  const inTime = typeof reply === 'function' ? reply : () => reply;
  const late = async (request: CheckedMarketRequest<Name>) => {
    await delay(milliseconds);
    return inTime(request);
  };
  return answer(callName, late, host);
};

/**
 * Loses one call on its way, as without a connection.
 *
 * @see Specification, calls
 */
export const offline = (callName: CallName, host = defaultHost): HttpHandler =>
  handle(callName, host, () => HttpResponse.error());

/**
 * Answers one call with something that does not fit the contract.
 *
 * @see Specification, calls
 */
export const garble = (callName: CallName, host = defaultHost): HttpHandler =>
  handle(callName, host, () => HttpResponse.html('<!doctype html><p>Bad gateway</p>'));

/**
 * Makes what a server sends when it refuses: with a refusal of the contract, or with a status and
 * any words. Without a message, a 401 says so as a real one does.
 *
 * @param refusal One of `refusals`, its code, or a status of 400 and above.
 * @param message Other words. Defaults to those of the refusal.
 * @param fields What is wrong with which field of the request, or the name of the one field that the
 * message is about. Defaults to nothing.
 * @see Specification, errors
 */
export function createRefusal(
  refusal: RefusalEntry | RefusalCode | number,
  message?: string | string[],
  fields?: Record<string, string> | string,
): Response {
  const known = typeof refusal === 'string' ? refusals[refusal] : refusal;
  const { status, code, words } =
    typeof known === 'number'
      ? { status: known, code: undefined, words: undefined }
      : { status: known.status, code: known.code, words: fillIn(known.message, usualValues) };
  const text = message ?? words;
  const headers = { ...announced, ...(status === 429 && { 'Retry-After': '30' }) };
  const body = {
    success: false,
    ...(status === 401 && text === undefined
      ? { errorMessage: generalRefusals.signedOut.message, code: generalRefusals.signedOut.code }
      : { message: text ?? 'Something went wrong on our side. Please try again.', code }),
    fields: typeof fields === 'string' ? { [fields]: text } : fields,
    ...(code === 'passwordNeeded' && { needsPassword: true }),
  };
  return HttpResponse.json(body, { status, headers });
}

/** What a server says that nobody has set otherwise. */
const usualValues = {
  shortest: 8,
  longest: 256,
  limit: 5,
  megabytes: 2,
  time: '43 minutes',
  count: 3,
  minutes: 15,
};

type Resolve = (request: Request, params: Record<string, string>) => Response | Promise<Response>;

const handle = (callName: CallName, host: string, resolve: Resolve) =>
  http.all<Record<string, string>>(
    ({ request }) => {
      const found = findCall(request, host);
      return { matches: found?.callName === callName, params: found?.params ?? {} };
    },
    ({ request, params }) => resolve(request, params),
  );
