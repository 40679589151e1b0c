import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Refusals } from '../refusals/refusalQueries.ts';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What monitoring is told. */
export interface OperationsParts {
  /** Throws while the server cannot do its work. */
  checkReadiness: () => Promise<void>;
  /** The bearer token of `/metrics`. Without one there are no metrics. */
  metricsToken: string | undefined;
  refusals: Refusals;
  /** How many messages still have to reach people, and how many were given up. */
  countOutbox: () => Promise<{ waiting: number; failed: number; waitedSeconds: number }>;
  /** How long `/ready` says no, in seconds, before the server stops taking connections. */
  drainSeconds: number;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Answers monitors: `/health` (it runs), `/ready` (send people here), `/metrics`. */
export function serveOperations(app: FastifyInstance, parts: OperationsParts): void {
  const { checkReadiness, metricsToken, drainSeconds } = parts;
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    await wait(drainSeconds * 1000);
  });

  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    try {
      if (isClosing) throw new Error('The server is closing.');
      await checkReadiness();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'not ready' });
    }
  });
  if (metricsToken) serveMetrics(app, metricsToken, parts);
}

function serveMetrics(
  app: FastifyInstance,
  token: string,
  { refusals, countOutbox }: OperationsParts,
): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  const errors = new Counter({
    name: 'http_server_errors_total',
    help: 'How many requests ended in an error of ours.',
    registers: [register],
  });
  const refused = new Counter({
    name: 'refusals_total',
    help: 'How often somebody was refused: by status, and cards that were not charged.',
    labelNames: ['kind', 'call'],
    registers: [register],
  });
  const messages = new Gauge({
    name: 'outbox_messages',
    help: 'How many messages to people wait, and how many were given up.',
    labelNames: ['state'],
    registers: [register],
  });
  const waited = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the oldest message that waits has waited.',
    registers: [register],
  });
  /** Figures that the database cannot give now are left out. */
  async function measureOutbox() {
    messages.reset();
    waited.reset();
    const counts = await countOutbox().catch(() => undefined);
    if (!counts) return waited.remove();
    messages.set({ state: 'waiting' }, counts.waiting);
    messages.set({ state: 'failed' }, counts.failed);
    waited.set(counts.waitedSeconds);
  }
  refusals.listen(({ kind, call }) => refused.inc({ kind, call }));

  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none';
    durations.observe({ method, route, status: statusCode }, elapsedTime / 1000);
    if (statusCode === 500) errors.inc();
  });
  app.get('/metrics', async ({ headers }, reply) => {
    const isAllowed = timingSafeEqual(
      digest(headers.authorization ?? ''),
      digest(`Bearer ${token}`),
    );
    if (!isAllowed) return reply.code(401).header('www-authenticate', 'Bearer').send();
    await measureOutbox();
    return reply.type(register.contentType).send(await register.metrics());
  });
}
