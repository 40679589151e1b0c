import type { CallError, CallFailure } from '../client/CallError.ts';
import type { CallOptions } from '../client/createCallClient.ts';

/** What a hook takes: nothing where the request has no field, or if the caller likes where none is required. */
export type Argument<Request> =
  Request extends Record<string, never>
    ? void
    : Record<string, never> extends Request
      ? Request | void
      : Request;

/**
 * Makes the query function of an endpoint from a method of the client. It gives up when RTK
 * Query does; the error is plain data.
 */
export const ask = <Request, Answer>(
  method: (request: Request, options?: CallOptions) => Promise<Answer>,
) => ({
  queryFn: async (
    request: Argument<Request>,
    { signal }: { signal: AbortSignal },
  ): Promise<{ data: Answer } | { error: CallFailure }> => {
    try {
      return { data: await method(request as Request, { signal }) };
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
  const { kind, message, status, fields, needsPassword, retryAfter, mayHaveActed } = error;
  return { kind, message, status, fields, needsPassword, retryAfter, mayHaveActed };
}
