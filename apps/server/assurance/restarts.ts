import { setTimeout as wait } from 'node:timers/promises';
import { Agent, createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type RunningServer, startServer } from '../../../tooling/startServer.ts';

/** What people behind two servers notice while these are restarted in turn. */
export interface RestartFigures {
  restarts: number;
  requests: number;
  broken: number;
  /** What the broken ones were, such as `502`. */
  kinds: string;
  slowestMilliseconds: number;
}

/** A reverse proxy as small as can be: asks `/ready` twice a second, and sends people where it is yes. */
async function startProxy(listServers: () => RunningServer[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  // A slow answer says nothing; a no and a refused connection do.
  const look = async ({ url }: RunningServer) => {
    try {
      const { ok } = await fetch(`${url}/ready`);
      if (ok) ready.add(url);
      else ready.delete(url);
    } catch {
      ready.delete(url);
    }
  };
  const watch = setInterval(() => listServers().forEach((server) => void look(server)), 500);
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const choices = [...ready];
    turn += 1;
    const target = choices[turn % choices.length];
    if (!target) return outgoing.writeHead(504).end();
    const { method, headers } = incoming;
    const upstream = ask(`${target}${incoming.url}`, { method, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end());
    return incoming.pipe(upstream);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    countReady: () => ready.size,
    close: () => {
      clearInterval(watch);
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** Restarts two servers on one PostgreSQL database in turn, under 50 requests a second. */
export async function restartUnderLoad(
  restarts: number,
  databaseUrl: string,
): Promise<RestartFigures> {
  const settings = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', DRAIN_SECONDS: '1.5' };
  const servers = [await startServer(settings), await startServer(settings)];
  const proxy = await startProxy(() => servers);
  while (proxy.countReady() < 2) await wait(50);

  const figures: RestartFigures = {
    restarts: 0,
    requests: 0,
    broken: 0,
    kinds: 'none',
    slowestMilliseconds: 0,
  };
  const kinds = new Set<string>();
  const visit = async () => {
    const start = performance.now();
    const path = figures.requests % 2 === 0 ? '/api/services' : '/api/payment/stripeApiKey';
    figures.requests += 1;
    const response = await fetch(`${proxy.url}${path}`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status !== 200) {
      figures.broken += 1;
      kinds.add(String(response?.status ?? 'no answer'));
      figures.kinds = [...kinds].join(', ');
    }
    const milliseconds = Math.round(performance.now() - start);
    figures.slowestMilliseconds = Math.max(figures.slowestMilliseconds, milliseconds);
  };
  const visits = setInterval(() => void visit(), 20);

  for (; figures.restarts < restarts; figures.restarts += 1) {
    const index = figures.restarts % 2;
    const old = servers[index];
    await old?.stop();
    await old?.clean();
    servers[index] = await startServer(settings);
    while (proxy.countReady() < 2) await wait(50);
  }
  clearInterval(visits);
  await wait(1_000);
  proxy.close();
  for (const server of servers) {
    await server.stop();
    await server.clean();
  }
  return figures;
}
