import { expect, test } from 'vitest';
import { createMarketClient } from '../client/createMarketClient.ts';
import { refusals } from '../contract/refusals.ts';
import { readNews } from './readNews.ts';

/** A stream that says these pieces one after the other, wherever a network has cut them. */
const toStream = (pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });

const listNews = async (pieces: string[]) => {
  const news = [];
  for await (const one of readNews(toStream(pieces))) news.push(one);
  return news;
};

// Shows X31.
test('what is new is read however the network has cut it, and without what only keeps the line open', async () => {
  const order = { type: 'Order', id: 'o-1' };

  expect(
    await listNews([
      'retry: 3200\n',
      '\n: \n\nid: 7.1764000000\ndata: {"tags":[{"type":"Or',
      'der","id":"o-1"}]}\n\n: \n\n',
      'data: {"tags":\n\nid: 9.1764000009\ndata: {"tags":[]}\n\nid: 10',
    ]),
  ).toEqual([
    { id: '', tags: [], retryMs: 3200 },
    { id: '7.1764000000', tags: [order], retryMs: undefined },
    { id: '7.1764000000', tags: [], retryMs: undefined },
    { id: '9.1764000009', tags: [], retryMs: undefined },
  ]);
});

// Shows X31.
test('the client asks for what came after an event, and gives what comes as it comes', async () => {
  const requests: Request[] = [];
  const client = createMarketClient({
    host: 'https://market.example/api',
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return new Response(toStream(['id: 8.1\ndata: {"tags":[]}\n\n']));
    },
  });

  const stream = await client.followEvents({ after: '7.1764000000' });

  for await (const { id } of readNews(stream)) expect(id).toBe('8.1');
  expect(requests[0]?.url).toBe('https://market.example/api/events');
  expect(requests[0]?.headers.get('last-event-id')).toBe('7.1764000000');
  expect(requests[0]?.headers.get('accept')).toBe('text/event-stream');
});

test('a refused stream is refused like any call, and not asked for again at once', async () => {
  let count = 0;
  const client = createMarketClient({
    host: 'https://market.example/api',
    fetch: async () => {
      count += 1;
      return Response.json({ success: false, ...refusals.manyStreams }, { status: 503 });
    },
  });

  await expect(client.followEvents()).rejects.toMatchObject({ code: 'manyStreams', status: 503 });
  expect(count).toBe(1);
});
