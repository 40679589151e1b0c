import { type MemberClient, type NewsTag, readNews } from '@market/api';

/** How long a page is hidden before it lets go of the stream, in milliseconds. */
const patience = 5 * 60_000;

/** How long after a cut it is asked again, in milliseconds, until the server says so. */
const usualRetry = 3_000;

/** All that is shown. */
const everything: NewsTag[] = [{ type: '*', id: null }];

/** What the pages of one browser tell each other. */
type Word = { tags: NewsTag[] } | { isLive: boolean } | { asks: true };

interface Following {
  client: Pick<MemberClient, 'followEvents'>;
  /** One stream is open for each name, however many pages of this browser are. */
  name: string;
  onNews: (tags: NewsTag[]) => void;
  /** Told whether news arrives by itself. */
  onLive: (isLive: boolean) => void;
}

/**
 * Follows what is new until the function that it gives is called. Of all pages of a browser, the one that
 * holds the lock has the stream and tells the others: browsers open few connections to one place.
 */
export function followNews({ client, name, onNews, onLive }: Following): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return () => {};
  const others = new BroadcastChannel(name);
  const ending = new AbortController();
  let turn: AbortController | undefined;
  let isLeading = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has but one origin.
  const say = (word: Word) => others.postMessage(word);

  const tell = (tags: NewsTag[]) => {
    if (tags.length === 0) return;
    onNews(tags);
    say({ tags });
  };
  const setLive = (isLive: boolean) => {
    if (isLive === isLeading) return;
    isLeading = isLive;
    onLive(isLive);
    say({ isLive });
  };

  others.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if ('tags' in data) onNews(data.tags);
    else if ('isLive' in data) onLive(data.isLive);
    else if (isLeading) say({ isLive: true });
  });

  /** Waits for its turn, then holds the stream until it is told to let go. */
  async function takeTurn() {
    turn = new AbortController();
    const signal = AbortSignal.any([turn.signal, ending.signal]);
    const lead = () => readOn(client, signal, tell, setLive);
    await navigator.locks.request(name, { signal }, lead).catch(() => undefined);
  }
  const letGo = () => {
    turn?.abort();
    turn = undefined;
  };

  function noteVisibility() {
    clearTimeout(leaving);
    if (document.hidden) {
      leaving = setTimeout(letGo, patience);
    } else if (!turn) {
      onNews(everything);
      void takeTurn();
    }
  }
  document.addEventListener('visibilitychange', noteVisibility);
  say({ asks: true });
  void takeTurn();

  return () => {
    document.removeEventListener('visibilitychange', noteVisibility);
    clearTimeout(leaving);
    onLive(false);
    ending.abort();
    others.close();
  };
}

/** Reads the stream, and after each cut again from where it was, until it is told to stop or is refused for good. */
async function readOn(
  client: Following['client'],
  signal: AbortSignal,
  tell: (tags: NewsTag[]) => void,
  setLive: (isLive: boolean) => void,
): Promise<void> {
  let after: string | undefined;
  let retry = usualRetry;
  while (!signal.aborted) {
    try {
      const stream = await client.followEvents({ after }, { signal });
      for await (const { id, tags, retryMs } of readNews(stream)) {
        setLive(true);
        after = id || after;
        retry = retryMs ?? retry;
        tell(tags);
      }
    } catch (error) {
      if (isRefused(error)) return;
    } finally {
      if (!signal.aborted) setLive(false);
    }
    await pause(retry * (1 + Math.random() / 2), signal);
  }
}

/** Whether there is no use in asking again: nobody is signed in, or there are no streams. */
const isRefused = (error: unknown) =>
  error instanceof Error && 'status' in error && [401, 404].includes(error.status as number);

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
  });
