import { HttpResponse, delay, http } from 'msw';
import type { HttpHandler } from 'msw';
import { repetitionHeader } from '../contract/call.ts';
import { contract } from '../contract/contract.ts';
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
 * Refuses one call with a status of 400 and above. The message defaults to what the contract
 * says for that status; a 401 of a call that needs a session carries none, as in real life.
 *
 * @see Specification, errors
 */
export const refuse = (
  callName: CallName,
  status: number,
  message: string | string[] | undefined = undefined,
  host = defaultHost,
): HttpHandler =>
  handle(callName, host, () =>
    createRefusal(status, message ?? [contract[callName].errors[status] ?? []].flat()[0]),
  );

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
 * Makes what a server sends when it refuses. Without a message, a 401 says so as a real one does.
 *
 * @param fields What is wrong with which field of the request. Defaults to nothing.
 * @param needsPassword Whether it is refused only until `confirmPassword`. Defaults to false.
 * @see Specification, errors
 */
export function createRefusal(
  status: number,
  message?: string | string[],
  fields?: Record<string, string>,
  needsPassword = false,
): Response {
  const headers = { ...announced, ...(status === 429 && { 'Retry-After': '30' }) };
  const words =
    status === 401 && message === undefined
      ? { errorMessage: 'unAuthorised!!' }
      : { message: message ?? 'Something went wrong on our side. Please try again.' };
  const body = { success: false, ...words, fields, ...(needsPassword && { needsPassword }) };
  return HttpResponse.json(body, { status, headers });
}

type Resolve = (request: Request, params: Record<string, string>) => Response | Promise<Response>;

const handle = (callName: CallName, host: string, resolve: Resolve) =>
  http.all<Record<string, string>>(
    ({ request }) => {
      const found = findCall(request, host);
      return { matches: found?.callName === callName, params: found?.params ?? {} };
    },
    ({ request, params }) => resolve(request, params),
  );
