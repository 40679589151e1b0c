import { afterEach, expect, test } from 'vitest';
import { createMarketClient } from '../client/createMarketClient.ts';
import { offline, stall } from './answers.ts';
import { pretendBackend } from './pretendBackend.ts';
import { marketReplies } from './replies.ts';

const host = 'https://market.example/api';
const client = createMarketClient({ host, retries: 0 });
const realFetch = globalThis.fetch;
let stop = () => {};

afterEach(() => stop());

test('answers in the place of a server until it is told to stop', async () => {
  stop = pretendBackend(marketReplies({ host }), host);

  await expect(client.listWishlist()).resolves.toHaveProperty('cartItemsCount', 2);
  stop();

  expect(globalThis.fetch).toBe(realFetch);
});

test('lets everything else through', async () => {
  stop = pretendBackend(marketReplies({ host }), host);

  const response = await fetch('data:text/plain,else');

  expect(await response.text()).toBe('else');
});

test('loses a call and gives one up as a network does', async () => {
  const handlers = [
    offline('getOrder', host),
    stall('listSales', host),
    ...marketReplies({ host }),
  ];
  stop = pretendBackend(handlers, host);
  const controller = new AbortController();

  await expect(client.getOrder({ id: 'order-1' })).rejects.toMatchObject({ kind: 'network' });
  const stalled = client.listSales({}, { signal: controller.signal });
  controller.abort();

  await expect(stalled).rejects.toMatchObject({ kind: 'aborted' });
});
