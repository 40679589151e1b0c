import { Client } from 'pg';

/** Where servers on the same database tell each other that there is news. Nothing is said on it. */
export const channel = 'market';

/** How long after a cut a new connection is opened, in milliseconds. */
const pause = 5_000;

/**
 * Hears when another server on the same PostgreSQL has written news, on a connection of its own, which is
 * opened anew after each cut. A pooler that hands connections out by transaction lets nobody listen. Gives a
 * function that ends it.
 */
export function listenForNews(
  databaseUrl: string | undefined,
  listener: () => void,
): () => Promise<void> {
  if (!databaseUrl || new URL(databaseUrl).searchParams.get('pgbouncer') === 'true') {
    return async () => {};
  }
  let isClosed = false;
  let client: Client | undefined;
  let waiting: NodeJS.Timeout | undefined;

  function openAnew(lost: Client) {
    if (isClosed || client !== lost) return;
    client = undefined;
    // Waiting for its answer would be in vain.
    lost.end().catch(() => undefined);
    waiting = setTimeout(open, pause).unref();
  }

  function open() {
    const opened = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: pause,
      keepAlive: true,
    });
    client = opened;
    opened.on('notification', listener);
    opened.on('error', () => openAnew(opened));
    opened.on('end', () => openAnew(opened));
    opened
      .connect()
      .then(() => opened.query(`listen ${channel}`))
      // What was said while nobody listened.
      .then(listener)
      .catch(() => openAnew(opened));
  }
  open();

  return async () => {
    isClosed = true;
    clearTimeout(waiting);
    await client?.end().catch(() => undefined);
  };
}
