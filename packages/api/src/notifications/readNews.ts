import type { NewsTag } from './calls.ts';

/**
 * What a stream of `followEvents` says at once.
 *
 * @see Specification, X31
 */
export interface News {
  /** Where to go on after a cut: `after` of `followEvents`. */
  id: string;
  /** What to ask for again; empty while there is nothing. */
  tags: NewsTag[];
  /** How long to wait after a cut before asking again, in milliseconds; undefined unless the server says so. */
  retryMs: number | undefined;
}

/**
 * Reads the stream of `followEvents` until it ends. What cannot be read is left out.
 *
 * @see Specification, X31
 * @example
 * for await (const { tags } of readNews(await client.followEvents())) askAgain(tags);
 */
export async function* readNews(stream: ReadableStream<Uint8Array>): AsyncGenerator<News> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let id = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const news = readEvent(event, id);
        if (!news) continue;
        ({ id } = news);
        yield news;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Reads one event; undefined for a comment, which only keeps the line open. */
function readEvent(event: string, idBefore: string): News | undefined {
  const fields = new Map(
    event.split('\n').map((line) => {
      const [, name = '', value = ''] = /^([^:]*): ?(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
  const data = fields.get('data');
  const retry = fields.get('retry');
  if (data === undefined && retry === undefined) return undefined;
  return {
    id: fields.get('id') ?? idBefore,
    tags: readTags(data),
    retryMs: retry === undefined ? undefined : Number(retry),
  };
}

function readTags(data = '{"tags":[]}'): NewsTag[] {
  try {
    return (JSON.parse(data) as { tags: NewsTag[] }).tags;
  } catch {
    return [];
  }
}
