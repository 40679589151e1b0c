import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createMarketClient } from '@market/api';
import { createBrowserFetch } from '../src/testing/createTestMarket.ts';
import { anyPicture } from '../src/testing/pictures.ts';
import { startServer } from '../../../tooling/startServer.ts';

const run = promisify(execFile);

/** What people notice while PostgreSQL is away. */
export interface AwayFigures {
  secondsAway: number;
  answersMeanwhile: number;
  clearAnswersMeanwhile: number;
  slowestMeanwhileMilliseconds: number;
  writesAcknowledged: number;
  lostWrites: number;
  doubledWrites: number;
  serverErrors: number;
  secondsUntilWell: number;
}

/**
 * Stops PostgreSQL for some seconds while somebody goes on writing.
 *
 * @param stop A shell command that stops it at once; `start` is one that brings it back.
 */
export async function stopDatabase(
  databaseUrl: string,
  secondsAway: number,
  stop: string,
  start: string,
): Promise<AwayFigures> {
  const server = await startServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const browser = createBrowserFetch(server.url);
  const client = createMarketClient({ host: `${server.url}/api`, fetch: browser, retries: 0 });
  await client.signUp({
    fullname: 'Asha Rao',
    email: 'asha@example.com',
    password: 'secret-1',
    passwordverify: 'secret-1',
  });
  const figures = {
    secondsAway,
    answersMeanwhile: 0,
    clearAnswersMeanwhile: 0,
    slowestMeanwhileMilliseconds: 0,
    writesAcknowledged: 0,
    lostWrites: 0,
    doubledWrites: 0,
    serverErrors: 0,
    secondsUntilWell: 0,
  };
  const acknowledged = new Set<string>();
  let number = 0;

  async function write(): Promise<number> {
    number += 1;
    const title = `Service ${number}`;
    const begin = performance.now();
    const response = await browser(`${server.url}/api/services/new`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        title,
        price: 500,
        category: 'Mobile-Apps',
        description: 'An app.',
        images: [anyPicture],
      }),
    });
    const text = await response.text();
    const milliseconds = Math.round(performance.now() - begin);
    if (response.ok) acknowledged.add(title);
    if (response.status === 500) figures.serverErrors += 1;
    if (response.status !== 200) {
      figures.answersMeanwhile += 1;
      figures.slowestMeanwhileMilliseconds = Math.max(
        figures.slowestMeanwhileMilliseconds,
        milliseconds,
      );
      const isClear = response.status === 503 && text.includes('Please try again');
      if (isClear && response.headers.has('retry-after')) figures.clearAnswersMeanwhile += 1;
    }
    return response.status;
  }

  for (let index = 0; index < 50; index += 1) await write();
  const writing = new AbortController();
  const writer = (async () => {
    while (!writing.signal.aborted) {
      await write();
      await wait(20);
    }
  })();
  await wait(500);
  await run('sh', ['-c', stop]);
  await wait(secondsAway * 1000);
  await run('sh', ['-c', start]);
  const back = performance.now();
  writing.abort();
  await writer;
  while ((await write()) !== 200) await wait(100);
  figures.secondsUntilWell = Math.round((performance.now() - back) / 100) / 10;

  const { services } = await client.listMyServices();
  const titles = services.map(({ title }) => title);
  figures.writesAcknowledged = acknowledged.size;
  figures.lostWrites = [...acknowledged].filter((title) => !titles.includes(title)).length;
  figures.doubledWrites = titles.length - new Set(titles).size;
  await server.stop();
  await server.clean();
  return figures;
}
