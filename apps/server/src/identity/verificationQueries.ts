import type { DeskVerification, OwnVerification } from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { readPage } from '../database/readPage.ts';
import { isTaken } from '../decisions/index.ts';
import { listFiles } from '../files/index.ts';
import { handIdentityCheck, placeOfPapers } from './IdentityCheck.ts';

/** How many rows a page of the queue has, and how many earlier checks are shown. */
const pageSize = 20;
const earlierCount = 10;

const selectWaiting = (database: Database) =>
  database
    .selectFrom('verifications')
    .leftJoin('people as taker', 'taker.id', 'verifications.taken_by')
    .select([
      'verifications.id',
      'verifications.person_id',
      'verifications.name',
      'verifications.asked_at',
      'verifications.changed_at',
      'verifications.taken_by',
      'taker.fullname as taker_name',
    ])
    .select((builder) => isTaken(builder.ref('verifications.taken_at')).as('is_taken'))
    .select(
      sql<number>`(select count(*)::int from files
        where files.place = 'identity:' || verifications.id)`.as('papers'),
    )
    .where('verifications.state', '=', 'waiting')
    .where('verifications.provider', '=', handIdentityCheck.name);

type WaitingRow = Awaited<ReturnType<ReturnType<typeof selectWaiting>['executeTakeFirstOrThrow']>>;

const toDesk = (row: WaitingRow): DeskVerification => ({
  _id: row.id,
  about: { _id: row.person_id, fullname: row.name },
  askedAt: row.asked_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  paperCount: row.papers,
  takenBy:
    row.is_taken && row.taken_by !== null
      ? { _id: row.taken_by, fullname: row.taker_name ?? '' }
      : null,
});

/** Who has asked to be checked, for those who look and for those whose it is. */
export const createVerificationQueries = (database: Database) => ({
  /** Since when somebody is known, and the last check of theirs. */
  async findOwn(personId: string) {
    const { verified_at: verifiedAt } = await database
      .selectFrom('people')
      .select('verified_at')
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    const row = await database
      .selectFrom('verifications')
      .leftJoin('decisions', 'decisions.id', 'verifications.decision_id')
      .select(['verifications.id', 'state', 'name', 'asked_at', 'decided_at'])
      .select(['verifications.reason', 'decisions.words', 'decisions.action'])
      .where('person_id', '=', personId)
      .orderBy('asked_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return { verifiedAt: verifiedAt?.toISOString() ?? null, verification: null };
    const place = placeOfPapers(row.id);
    const papers = await listFiles(database, [place], personId);
    const verification: OwnVerification = {
      _id: row.id,
      state: row.state,
      name: row.name,
      askedAt: row.asked_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      reason: row.reason,
      words: row.words ?? '',
      isTakenAway: row.state === 'ended' && row.action === 'unmarked',
      files: papers.get(place)?.files ?? [],
    };
    return { verifiedAt: verifiedAt?.toISOString() ?? null, verification };
  },

  /** A page of those who wait, who has waited longest first. */
  async list(cursor: string | undefined) {
    const { rows, ...cursors } = await readPage(selectWaiting(database), {
      cursor,
      size: pageSize,
      moment: 'verifications.asked_at',
      id: 'verifications.id',
      isOldestFirst: true,
    });
    return { verifications: rows.map(toDesk), ...cursors };
  },

  /** Gives somebody who waits, with the papers for the moderator who took the case; undefined for nobody. */
  async inspect(id: string, readerId: string) {
    const row = await selectWaiting(database).where('verifications.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const place = placeOfPapers(id);
    const papers = (await listFiles(database, [place], null)).get(place);
    const earlier = await database
      .selectFrom('verifications')
      .leftJoin('decisions', 'decisions.id', 'verifications.decision_id')
      .leftJoin('people as decider', 'decider.id', 'decisions.by_person')
      .select(['verifications.id', 'verifications.state', 'verifications.reason'])
      .select(['verifications.name', 'verifications.decided_at'])
      .select(['decider.id as by', 'decider.fullname as by_name'])
      .where('verifications.person_id', '=', row.person_id)
      .where('verifications.decided_at', 'is not', null)
      .orderBy('verifications.asked_at', 'desc')
      .limit(earlierCount)
      .execute();
    return {
      verification: toDesk(row),
      files: row.taken_by === readerId ? (papers?.files ?? []) : [],
      heldFiles: papers?.heldFiles ?? { checking: 0, refused: 0 },
      earlier: earlier.map((one) => ({
        _id: one.id,
        state: one.state,
        reason: one.reason,
        name: one.name,
        decidedAt: (one.decided_at ?? new Date(0)).toISOString(),
        by: one.by === null ? null : { _id: one.by, fullname: one.by_name ?? '' },
      })),
    };
  },
});
