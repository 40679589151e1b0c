import type { CallError, CallFailure } from '../client/CallError.ts';
import type { CallClient } from '../client/createCallClient.ts';
import type { MemberClient } from '../client/createMemberClient.ts';
import type { CallName, Contract, MarketAnswer, MarketRequest } from '../contract/contract.ts';

/** Finds the client by which a store asks, in the `extraArgument` of its thunks. */
export type FindClient = (extraArgument: unknown) => MemberClient;

/** What a hook takes: nothing where the request has no field, or if the caller likes where none is required. */
export type Argument<Request> =
  Request extends Record<string, never>
    ? void
    : Record<string, never> extends Request
      ? Request | void
      : Request;

/** What RTK Query tells a query function. */
interface QueryContext {
  signal: AbortSignal;
  extra: unknown;
}

/** Makes the query function of an endpoint from the name of a call. */
export type Ask<Known extends CallName = keyof MemberClient> = ReturnType<typeof createAsk<Known>>;

/**
 * Makes what makes query functions. They give up when RTK Query does; their errors are plain data.
 */
export const createAsk =
  <Known extends CallName>(findClient: (extra: unknown) => CallClient<Pick<Contract, Known>>) =>
  <Name extends Known>(name: Name) => ({
    queryFn: async (
      request: Argument<MarketRequest<Name>>,
      { signal, extra }: QueryContext,
    ): Promise<{ data: MarketAnswer<Name> } | { error: CallFailure }> => {
      try {
        const client = findClient(extra);
        return { data: await client[name](request as MarketRequest<Name>, { signal }) };
      } catch (error) {
        return { error: toFailure(error) };
      }
    },
  });

/** By name: a program may hold the class twice, as a module and as CommonJS. */
const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && error.name === 'CallError';

function toFailure(error: unknown): CallFailure {
  if (!isCallError(error)) throw error;
  const { kind, message, status, code, fields, needsPassword, retryAfter, mayHaveActed } = error;
  return { kind, message, status, code, fields, needsPassword, retryAfter, mayHaveActed };
}
