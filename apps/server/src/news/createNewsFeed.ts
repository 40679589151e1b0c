import { refusals } from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { takeTurns } from '../database/takeTurns.ts';
import { type Outlet, StreamedAnswer } from '../http/StreamedAnswer.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { followNews } from './followNews.ts';
import { channel, listenForNews } from './listenForNews.ts';
import { hearNewsBell } from './newsBell.ts';
import type { NewsItem } from './tellPeople.ts';

/** How many streams one session may have: one for each browser, and some that nobody has seen close yet. */
const mostOfSession = 4;

/** How many streams a process has at the most. */
const mostStreams = 5_000;

/** How many tags one event has; beyond that all that is shown is asked for again. */
const mostTags = 100;

/** How often it is looked whether there is news, whatever else says so, in milliseconds. */
const usualPause = 5_000;

/** How often other servers are woken at the most, in milliseconds. */
const wakingPause = 50;

/** How often something is written so that nobody on the way takes a line for dead, in seconds. */
const beatSeconds = 25;

/** How long after a cut a browser asks again, in milliseconds, and how much later at the most. */
const retryMs = 3_000;
const retrySpreadMs = 2_000;

/** How long news is kept, in hours. */
const keptHours = 48;

/** Who follows the news. */
export interface NewsReader {
  personId: string;
  sessionId: string;
}

interface Stream extends NewsReader, Outlet {
  /** The second of each round in which something is written. */
  beat: number;
}

/** Where the news of other processes is announced. */
export interface NewsFeedOptions {
  /** The address of the PostgreSQL that all servers share; undefined for an embedded database. */
  databaseUrl: string | undefined;
}

export type NewsFeed = ReturnType<typeof createNewsFeed>;

/** A position, and when it was given, so that one that is too old is known. */
const toEventId = (position: string) => `${position}.${Math.floor(Date.now() / 1000)}`;

/** Reads the position of an event that was not too long ago; undefined for any other text. */
function readEventId(id = ''): string | undefined {
  const [, position, seconds] = /^(\d{1,19})\.(\d{1,12})$/.exec(id) ?? [];
  const age = Date.now() / 1000 - Number(seconds);
  return age < keptHours * 3600 - 60 ? position : undefined;
}

function writeEvent(position: string, items: readonly NewsItem[] | undefined): string {
  const tags = new Map(
    items?.map(({ tag: type, subjectId: id }) => [`${type} ${id}`, { type, id }]),
  );
  const isTooMuch = items === undefined || tags.size > mostTags;
  const told = isTooMuch ? [{ type: '*', id: null }] : [...tags.values()];
  return `id: ${toEventId(position)}\ndata: ${JSON.stringify({ tags: told })}\n\n`;
}

/**
 * Tells open browsers what to ask for again, whichever server it was written on. While nobody follows, nothing
 * is read.
 */
export function createNewsFeed(database: Database, { databaseUrl }: NewsFeedOptions) {
  const news = followNews(database);
  const streams = new Map<string, Set<Stream>>();
  let count = 0;
  let isClosed = false;
  let second = 0;

  const isAlive = async (sessionId: string) =>
    (await database
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .executeTakeFirst()) !== undefined;

  const all = () => [...streams.values()].flatMap((ofPerson) => [...ofPerson]);

  function deliver(position: string, items: readonly NewsItem[]) {
    const readers = new Set(items.map(({ personId }) => personId));
    for (const personId of readers) {
      const told = items.filter((item) => item.personId === personId);
      const event = writeEvent(position, told);
      for (const stream of streams.get(personId) ?? []) {
        stream.write(event);
        const isOver = told.some(
          ({ tag, subjectId }) => tag === 'Session' && subjectId === stream.sessionId,
        );
        if (isOver) stream.end();
      }
    }
  }

  const look = takeTurns(async () => {
    if (count === 0) return news.rest();
    const { position, items } = await news.look();
    deliver(position, items);
  });

  /** A look that fails is followed by the next one: nothing is lost by it. */
  const lookIfAnybody = () => void (count > 0 && look().catch(() => undefined));

  let waking: NodeJS.Timeout | undefined;
  let wantsWaking = false;
  /** A statement of its own: in a transaction, it would let all others wait for each other. */
  function wakeOthers() {
    if (!databaseUrl || isClosed) return;
    if (waking) {
      wantsWaking = true;
      return;
    }
    void sql`select pg_notify(${channel}, '')`.execute(database).catch(() => undefined);
    waking = setTimeout(() => {
      waking = undefined;
      if (!wantsWaking) return;
      wantsWaking = false;
      wakeOthers();
    }, wakingPause).unref();
  }

  const muteBell = hearNewsBell(() => {
    lookIfAnybody();
    wakeOthers();
  });
  const stopListening = listenForNews(databaseUrl, lookIfAnybody);
  const looking = setInterval(lookIfAnybody, usualPause).unref();
  const beating = setInterval(() => {
    second = (second + 1) % beatSeconds;
    for (const stream of all()) if (stream.beat === second) stream.write(': \n\n');
  }, 1_000).unref();

  function add(stream: Stream) {
    const ofPerson = streams.get(stream.personId) ?? new Set();
    streams.set(stream.personId, ofPerson.add(stream));
    count += 1;
    return () => {
      if (!ofPerson.delete(stream)) return;
      count -= 1;
      if (ofPerson.size === 0) streams.delete(stream.personId);
    };
  }

  /** Says what was missed, or that everything may have been. News that comes meanwhile is told by itself. */
  async function begin(stream: Stream, after: string | undefined) {
    const known = readEventId(after);
    if (news.position() === undefined) await look();
    // Nobody was told yet that it is over, if that was just before.
    if (!(await isAlive(stream.sessionId))) return stream.end();
    const position = news.position() ?? '0';
    const missed = known === undefined ? undefined : await news.readMissed(stream.personId, known);
    stream.write(writeEvent(position, missed));
  }

  return {
    /** How many streams there are. */
    count: () => count,

    /** Opens a stream that goes on after an event, if it names one. Refuses while there are too many. */
    open(reader: NewsReader, after: string | undefined): StreamedAnswer {
      const ofPerson = [...(streams.get(reader.personId) ?? [])];
      const ofSession = ofPerson.filter(({ sessionId }) => sessionId === reader.sessionId);
      if (isClosed || count >= mostStreams || ofSession.length >= mostOfSession) {
        throw new CallRefusal(refusals.manyStreams, { retryAfterSeconds: 30 });
      }
      return new StreamedAnswer((outlet) => {
        const stream = { ...reader, ...outlet, beat: count % beatSeconds };
        const remove = add(stream);
        outlet.write(`retry: ${retryMs + Math.floor(Math.random() * retrySpreadMs)}\n\n`);
        begin(stream, after).catch(outlet.end);
        return remove;
      });
    },

    /** Forgets what nobody goes on from any more. */
    async clean(): Promise<void> {
      await database
        .deleteFrom('news')
        .where('created_at', '<', sql<Date>`now() - ${sql.lit(keptHours)} * interval '1 hour'`)
        .execute();
    },

    /** Ends all streams: their browsers ask another server. */
    async close(): Promise<void> {
      isClosed = true;
      muteBell();
      clearInterval(looking);
      clearInterval(beating);
      clearTimeout(waking);
      for (const stream of all()) stream.end();
      await stopListening();
    },
  };
}
