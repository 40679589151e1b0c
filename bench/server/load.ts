import autocannon from 'autocannon';

/** What is asked, of whom, for how long. */
export interface Load {
  url: string;
  /** The cookie of a session. */
  cookie: string;
  seconds: number;
  /** How many ask at the same time. Defaults to 32. */
  connections?: number;
  /** The path and query of each request. */
  nextPath: () => string;
}

/** What came of it. Times are in milliseconds. */
export interface LoadFigures {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Asks with many connections at once. Throws when an answer is no 200. */
export async function load({
  url,
  cookie,
  seconds,
  nextPath,
  connections = 32,
}: Load): Promise<LoadFigures> {
  const times: number[] = [];
  const instance = autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'GET',
        headers: { cookie },
        setupRequest: (request: object) => ({ ...request, path: nextPath() }),
      },
    ],
  });
  instance.on('response', (_client: unknown, _status: number, _bytes: number, time: number) =>
    times.push(time),
  );
  const { non2xx, errors, requests } = await instance;
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests were not answered well.`);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: requests.average, p50: at(0.5), p99: at(0.99) };
}
