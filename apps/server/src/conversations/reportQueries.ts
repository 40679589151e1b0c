import type {
  CheckedMarketRequest,
  Report,
  ReportedText,
  ReportKind,
  ScorePoint,
} from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import { isTaken } from '../decisions/index.ts';
import { toOrderReviewSubject } from '../reviews/index.ts';
import { readPage } from '../database/readPage.ts';
import type { Database } from '../database/openDatabase.ts';
import { release } from './deliver.ts';
import type { TellMessage } from './tellMessage.ts';

/** How many of the newest messages are kept with the report of a conversation. */
const messageCount = 50;

/** What is reported, as it is now. */
export interface ReportedContent {
  /** What tells it apart from others of its kind. */
  subject: string;
  /** Whose it is; null when the account is gone. */
  aboutPerson: string | null;
  snapshot: object;
}

type ReportRequest = CheckedMarketRequest<'reportContent'>;

/** Finds what somebody reports; undefined for what they cannot see. */
type FindContent = (
  database: Database,
  request: ReportRequest,
  personId: string,
) => Promise<ReportedContent | undefined>;

/** The messages of others that somebody may read. */
const selectReadable = (database: Database, personId: string) =>
  database
    .selectFrom('messages')
    .innerJoin('conversation_members', (join) =>
      join
        .onRef('conversation_members.conversation_id', '=', 'messages.conversation_id')
        .on('conversation_members.person_id', '=', personId),
    )
    .select(['messages.id', 'messages.number', 'sender_id', 'text', 'file_places', 'sent_at'])
    .where('held', 'is', null);

const findContent: Record<ReportKind, FindContent> = {
  async message(database, { subject }, personId) {
    const message = await selectReadable(database, personId)
      .where('messages.id', '=', subject)
      .executeTakeFirst();
    return message && { subject, aboutPerson: message.sender_id, snapshot: message };
  },

  async conversation(database, { subject }, personId) {
    return findOwnConversation(database, subject, personId);
  },

  async service(database, { subject }) {
    const service = await database
      .selectFrom('services')
      .select(['title', 'description', 'seller_id', 'price_paise'])
      .where('id', '=', subject)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return service && { subject, aboutPerson: service.seller_id, snapshot: service };
  },

  async review(database, { subject, writer, isOfOrder }, personId) {
    if (isOfOrder) return findOrderReview(database, subject, personId);
    const review = await database
      .selectFrom('reviews')
      .select(['service_id', 'person_id', 'rating', 'comment'])
      .where('service_id', '=', subject)
      .where('person_id', '=', writer ?? null)
      .executeTakeFirst();
    return (
      review && {
        subject: `${subject}/${review.person_id}`,
        aboutPerson: review.person_id,
        snapshot: review,
      }
    );
  },

  async person(database, { subject }) {
    const person = await database
      .selectFrom('people')
      .select(['id', 'fullname', 'bio', 'origin'])
      .where('id', '=', subject)
      .executeTakeFirst();
    return person && { subject, aboutPerson: person.id, snapshot: person };
  },
};

/** A conversation of somebody, with the newest messages that they may read. */
async function findOwnConversation(database: Database, subject: string, personId: string) {
  const conversation = await database
    .selectFrom('conversation_members as mine')
    .leftJoin('conversation_members as theirs', (join) =>
      join
        .onRef('theirs.conversation_id', '=', 'mine.conversation_id')
        .on('theirs.person_id', '<>', personId),
    )
    .select('theirs.person_id')
    .where('mine.conversation_id', '=', subject)
    .where('mine.person_id', '=', personId)
    .executeTakeFirst();
  if (!conversation) return undefined;
  const messages = await selectReadable(database, personId)
    .where('messages.conversation_id', '=', subject)
    .orderBy('sent_at', 'desc')
    .limit(messageCount)
    .execute();
  return { subject, aboutPerson: conversation.person_id, snapshot: { messages } };
}

/** What the other side of an order says of somebody, where they can read it. */
async function findOrderReview(database: Database, orderId: string, personId: string) {
  const review = await database
    .selectFrom('order_reviews')
    .select(['person_id', 'rating', 'comment'])
    .where('order_id', '=', orderId)
    .where('about_id', '=', personId)
    .where('published_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return (
    review && {
      subject: toOrderReviewSubject(orderId, review.person_id),
      aboutPerson: review.person_id,
      snapshot: review,
    }
  );
}

/** What the sides of somebody's sale have said about it, the newest first. */
async function findOrderWords(database: Database, orderId: string, sellerId: string) {
  const events = await database
    .selectFrom('order_events')
    .select(['actor', 'text'])
    .where('order_id', '=', orderId)
    .where('text', '<>', '')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(messageCount)
    .execute();
  const messages = events.map(({ actor, text }) => ({
    sender_id: actor === 'seller' ? sellerId : null,
    text,
  }));
  return { snapshot: { messages } };
}

/** How many reports a page has. */
const pageSize = 20;

const selectReports = (database: Database) =>
  database
    .selectFrom('reports')
    .leftJoin('people as reporter', 'reporter.id', 'reports.by_person')
    .leftJoin('people as reported', 'reported.id', 'reports.about_person')
    .leftJoin('people as taker', 'taker.id', 'reports.taken_by')
    .select([
      'reports.id',
      'reports.kind',
      'reports.reason',
      'reports.text',
      'reports.created_at',
      'reports.closed_at',
      'reports.words',
      'reporter.id as reporter_id',
      'reporter.fullname as reporter_name',
      'reported.id as reported_id',
      'reported.fullname as reported_name',
      'reports.subject',
      'reports.taken_by',
      'taker.fullname as taker_name',
    ])
    .select((builder) => isTaken(builder.ref('reports.taken_at')).as('is_taken'))
    .select(
      sql<number>`(select count(*)::int from reports as same
        where same.kind = reports.kind and same.subject = reports.subject
          and same.closed_at is null)`.as('same_count'),
    )
    .select(
      // The subject of other reports may be no number of a message.
      sql<boolean>`(reports.kind = 'message' and exists (
          select from messages where messages.id::text = reports.subject and held is not null))
        or exists (select from held_items where held_items.subject = reports.subject
          and held_items.kind = case reports.kind when 'person' then 'account' else reports.kind end
          and decided_at is null)`.as('is_held'),
    );

type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['executeTakeFirstOrThrow']>>;

const toParty = (id: string | null, fullname: string | null) =>
  id === null ? null : { _id: id, fullname: fullname ?? '' };

const toReport = (row: ReportRow): Report => ({
  _id: row.id,
  kind: row.kind,
  reason: row.reason,
  text: row.text,
  by: toParty(row.reporter_id, row.reporter_name),
  about: toParty(row.reported_id, row.reported_name),
  isHeld: row.is_held,
  createdAt: row.created_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  words: row.words,
  subject: row.subject,
  sameCount: row.same_count,
  takenBy: row.is_taken ? toParty(row.taken_by, row.taker_name) : null,
});

/** What may stand in a snapshot of any kind. */
interface Snapshot {
  messages?: { sender_id: string | null; text: string }[];
  text?: string;
  title?: string;
  description?: string;
  comment?: string;
  fullname?: string;
  bio?: string | null;
  /** What a seller disputes of their score. */
  entry?: ScorePoint;
}

/** What was reported, in the words that were there. */
function toContent(snapshot: Snapshot, reportedId: string | null): ReportedText[] {
  const { messages, text, title, description, comment, fullname, bio, entry } = snapshot;
  if (messages) {
    return messages
      .map((message) => ({ isByReported: message.sender_id === reportedId, text: message.text }))
      .toReversed();
  }
  return [text, title, description, comment, fullname, bio].flatMap((words) =>
    words ? [{ isByReported: entry === undefined, text: words }] : [],
  );
}

/** An entry of a score that its seller disputes, as it is now. */
export interface DisputedEntry {
  /** What tells it apart from their others. */
  subject: string;
  text: string;
  entry: ScorePoint;
}

export type ReportQueries = ReturnType<typeof createReportQueries>;

/** What people think should not be here. */
export const createReportQueries = (database: Database) => ({
  /** Finds what is reported, as it is now; undefined for what this person cannot see. */
  find: (request: ReportRequest, personId: string): Promise<ReportedContent | undefined> =>
    findContent[request.kind](database, request, personId),

  /** Writes a report, the first of this person about this. */
  async add(
    personId: string,
    { kind, reason, text }: ReportRequest,
    { subject, aboutPerson, snapshot }: ReportedContent,
  ): Promise<void> {
    await database
      .insertInto('reports')
      .values({
        id: uuidv7(),
        by_person: personId,
        kind,
        subject,
        about_person: aboutPerson,
        reason,
        text,
        snapshot: JSON.stringify(snapshot),
      })
      .onConflict((conflict) => conflict.columns(['by_person', 'kind', 'subject']).doNothing())
      .execute();
  },

  /**
   * Asks to look again at an entry of the own score, with what can be read about it. Tells whether it is the first
   * time.
   */
  async dispute(personId: string, { subject, text, entry }: DisputedEntry): Promise<boolean> {
    const { order, conversation, part } = entry;
    const about = conversation
      ? await findOwnConversation(database, conversation, personId)
      : order && part === 'ratings'
        ? await findOrderReview(database, order._id, personId)
        : order && (await findOrderWords(database, order._id, personId));
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('reports')
      .values({
        id: uuidv7(),
        by_person: personId,
        kind: 'scoreEntry',
        subject,
        about_person: personId,
        reason: 'other',
        text,
        snapshot: JSON.stringify({ ...about?.snapshot, entry }),
      })
      .onConflict((conflict) => conflict.columns(['by_person', 'kind', 'subject']).doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) > 0;
  },

  /** A page of reports: those that wait, the oldest first, or those that are closed, the last first. */
  async list(state: 'open' | 'closed', cursor: string | undefined) {
    const isOpen = state === 'open';
    const { rows, ...cursors } = await readPage(
      selectReports(database)
        .where('reports.closed_at', isOpen ? 'is' : 'is not', null)
        // Of several about the same, the one that has waited longest stands for all.
        .$if(isOpen, (all) =>
          all.where(
            sql<boolean>`not exists (select from reports as earlier
              where earlier.kind = reports.kind and earlier.subject = reports.subject
                and earlier.closed_at is null
                and (earlier.created_at, earlier.id) < (reports.created_at, reports.id))`,
          ),
        ),
      {
        cursor,
        size: pageSize,
        moment: isOpen ? 'reports.created_at' : 'reports.closed_at',
        id: 'reports.id',
        isOldestFirst: isOpen,
      },
    );
    return { reports: rows.map(toReport), ...cursors };
  },

  /** Gives a report with what was reported, as it was then. */
  async inspect(id: string) {
    const row = await selectReports(database)
      .select(['reports.snapshot', 'reports.about_person'])
      .where('reports.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const others = await selectReports(database)
      .where('reports.kind', '=', row.kind)
      .where('reports.subject', '=', row.subject)
      .where('reports.id', '<>', id)
      .where('reports.closed_at', 'is', null)
      .orderBy('reports.created_at')
      .limit(50)
      .execute();
    return {
      report: toReport(row),
      content: toContent(row.snapshot as Snapshot, row.about_person),
      entry: (row.snapshot as Snapshot).entry,
      others: others.map((other) => {
        const { _id, reason, text, by, createdAt } = toReport(other);
        return { _id, reason, text, by, createdAt };
      }),
    };
  },

  /** Closes a report that waits, and perhaps lets through what was held. Tells whether it did. */
  close: (
    { id, words, isReleased }: CheckedMarketRequest<'closeReport'>,
    operatorId: string,
    tellMessage: TellMessage,
  ): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const closed = await transaction
        .updateTable('reports')
        .set({ closed_at: sql<Date>`now()`, closed_by: operatorId, words })
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .returning(['kind', 'subject'])
        .executeTakeFirst();
      if (isReleased && closed?.kind === 'message') {
        await release(transaction, closed.subject, tellMessage);
      }
      return closed !== undefined;
    }),
});
