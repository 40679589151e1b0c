import type { FastifyInstance } from 'fastify';
import type { Refusal, Refusals } from '../refusals/refusalQueries.ts';
import { toNetwork } from './toNetwork.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the call that a route answers. */
    call?: string;
    /** Whether the body is read as it comes, not before the handler runs. */
    streamsBody?: boolean;
    /** Whether a route answers with a stream, until one side ends it. */
    isStream?: boolean;
  }
}

const kinds: Partial<Record<number, Refusal['kind']>> = { 401: '401', 403: '403', 429: '429' };

/** Counts refusals: no session, not allowed, too often. */
export function watchRefusals(app: FastifyInstance, refusals: Refusals): void {
  app.addHook('onResponse', async ({ ip, routeOptions }, { statusCode }) => {
    const kind = kinds[statusCode];
    if (!kind) return;
    const call = routeOptions.config.call ?? routeOptions.url ?? 'none';
    refusals.note({ kind, call, network: toNetwork(ip) });
  });
}
