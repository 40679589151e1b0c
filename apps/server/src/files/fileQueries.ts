import { randomBytes } from 'node:crypto';
import type { CheckedMarketRequest, FileFault, MarketFile } from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Upload } from '../adapters/FileStore.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/tables.ts';
import { lockPerson } from '../limits/lockPerson.ts';
import { selectImage, toImage } from '../pictures/index.ts';
import type { TellRefused } from './createTellRefused.ts';

/**
 * How many bytes a part has, but the last: what S3-compatible stores take at least, and what every proxy
 * lets through.
 */
export const partSize = 5_242_880;

/** How many parts a file of so many bytes has. */
export const countParts = (size: number): number => Math.ceil(size / partSize);

/** How many bytes a part of a file has; 0 for one that it does not have. */
export const sizeOfPart = (size: number, number: number): number =>
  Math.max(0, Math.min(partSize, size - (number - 1) * partSize));

/** How long one server has for checking a file before another one tries, in minutes. */
const checkMinutes = 30;

/** How long a part is waited for, and how long a file may belong to nothing, in hours. */
const stallHours = 48;
const unattachedHours = 7 * 24;

export const selectFiles = (database: Database) =>
  database
    .selectFrom('files')
    .select([
      'id',
      'owner_id',
      'purpose',
      'name',
      'size',
      'store_key',
      'upload_key',
      'state',
      'fault',
      'kind',
      'is_risky',
      'sha256',
      'place',
      'created_at',
    ])
    .select(selectImage(sql.ref('preview_id')).as('preview'));

/** A row of a file. */
export type FileRow = Awaited<
  ReturnType<ReturnType<typeof selectFiles>['executeTakeFirstOrThrow']>
>;

/** Writes a file as the wire has it. */
export const toFile = (row: FileRow): MarketFile => ({
  _id: row.id,
  name: row.name,
  size: row.size,
  purpose: row.purpose,
  state: row.state,
  fault: row.fault,
  kind: row.kind,
  isRisky: row.is_risky,
  sha256: row.sha256 ? Buffer.from(row.sha256).toString('hex') : null,
  preview: row.preview ? toImage(row.preview) : null,
  createdAt: row.created_at.toISOString(),
});

/** What the store calls a file. */
export const toUpload = ({
  store_key,
  upload_key,
}: Pick<FileRow, 'store_key' | 'upload_key'>): Upload => ({
  name: store_key,
  key: upload_key,
});

/** What came of checking a file. */
export interface CheckedFile {
  kind: string | null;
  isRisky: boolean;
  sha256: Buffer;
  previewId: string | null;
}

/** A name in the store, which tells nothing. */
export const createStoreKey = (): string => randomBytes(16).toString('hex');

export type FileQueries = ReturnType<typeof createFileQueries>;

/** What is stored about files; their bytes are in the store. */
export const createFileQueries = (database: Database) => ({
  async find(id: string): Promise<FileRow | undefined> {
    return selectFiles(database).where('id', '=', id).executeTakeFirst();
  },

  /** The file that this person has begun with this key. */
  async findByKey(ownerId: string, idempotencyKey: string): Promise<FileRow | undefined> {
    return selectFiles(database)
      .where('owner_id', '=', ownerId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
  },

  /**
   * Begins a file, unless its owner has sent too much within a day. Gives its id; undefined for too much.
   *
   * @param dayBytes What one person may send a day.
   */
  add: (
    ownerId: string,
    { name, size, purpose }: CheckedMarketRequest<'startUpload'>,
    upload: Upload,
    { dayBytes, idempotencyKey }: { dayBytes: number; idempotencyKey: string | undefined },
  ): Promise<string | undefined> =>
    inTransaction(database, async (transaction) => {
      await lockPerson(transaction, ownerId);
      const { sent } = await transaction
        .selectFrom('files')
        .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('sent'))
        .where('owner_id', '=', ownerId)
        .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
        .executeTakeFirstOrThrow();
      if (sent + size > dayBytes) return undefined;
      const id = uuidv7();
      await transaction
        .insertInto('files')
        .values({
          id,
          owner_id: ownerId,
          purpose,
          name,
          size,
          store_key: upload.name,
          upload_key: upload.key,
          idempotency_key: idempotencyKey ?? null,
        })
        .execute();
      return id;
    }),

  /** The numbers of the parts that have arrived. */
  async listParts(id: string): Promise<number[]> {
    const parts = await database
      .selectFrom('file_parts')
      .select('number')
      .where('file_id', '=', id)
      .orderBy('number')
      .execute();
    return parts.map(({ number }) => number);
  },

  /** The tags of the parts, in their order. */
  async listTags(id: string): Promise<string[]> {
    const parts = await database
      .selectFrom('file_parts')
      .select('tag')
      .where('file_id', '=', id)
      .orderBy('number')
      .execute();
    return parts.map(({ tag }) => tag);
  },

  /**
   * Notes that a part has arrived. Gives the tag of the one that it replaces, if there was one; undefined
   * if no part is taken any more.
   */
  notePart: (id: string, number: number, tag: string): Promise<{ replaced?: string } | undefined> =>
    inTransaction(database, async (transaction) => {
      const { rows } = await sql`
        update files set touched_at = now() where id = ${id} and state = 'uploading'
        returning id`.execute(transaction);
      if (rows.length === 0) return undefined;
      const earlier = await transaction
        .selectFrom('file_parts')
        .select('tag')
        .where('file_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst();
      await transaction
        .insertInto('file_parts')
        .values({ file_id: id, number, tag })
        .onConflict((conflict) => conflict.columns(['file_id', 'number']).doUpdateSet({ tag }))
        .execute();
      return earlier && earlier.tag !== tag ? { replaced: earlier.tag } : {};
    }),

  /** Takes no more parts, and lets the file be checked. Tells whether all parts are there. */
  finish: (id: string): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const { size, state } = await transaction
        .selectFrom('files')
        .select(['size', 'state'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (state !== 'uploading') return true;
      const { count } = await transaction
        .selectFrom('file_parts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('file_id', '=', id)
        .executeTakeFirstOrThrow();
      if (count < countParts(size)) return false;
      await sql`
        update files set state = 'scanning', check_after = now(), touched_at = now()
        where id = ${id}`.execute(transaction);
      return true;
    }),

  /** Takes a file to check, so that nobody else does meanwhile: this one, or the one that waits longest. */
  async claim(id?: string): Promise<FileRow | undefined> {
    const { rows } = await sql<{ id: string }>`
      update files set check_after = now() + ${checkMinutes} * interval '1 minute'
      where id = (
        select id from files where state = 'scanning' and check_after <= now()
          ${id === undefined ? sql`` : sql`and id = ${id}`}
        order by check_after limit 1 for update skip locked)
      returning id`.execute(database);
    const claimed = rows[0];
    return claimed && selectFiles(database).where('id', '=', claimed.id).executeTakeFirstOrThrow();
  },

  /** Lets a file be checked again, in so many seconds. */
  async postpone(id: string, seconds: number): Promise<void> {
    await sql`
      update files set check_after = now() + ${seconds} * interval '1 second'
      where id = ${id} and state = 'scanning'`.execute(database);
  },

  /** Lets a file be fetched from now on. */
  async setReady(id: string, { kind, isRisky, sha256, previewId }: CheckedFile): Promise<void> {
    await sql`
      update files set state = 'ready', ready_at = now(), touched_at = now(), kind = ${kind},
        is_risky = ${isRisky}, sha256 = ${sha256}, preview_id = ${previewId}
      where id = ${id} and state = 'scanning'`.execute(database);
    await database.deleteFrom('file_parts').where('file_id', '=', id).execute();
  },

  /** Says that a file can never be fetched, also to its sender if it was sent. Its bytes go separately. */
  refuse: (
    id: string,
    fault: FileFault,
    kind: string | null,
    tellRefused: TellRefused,
  ): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const refused = await transaction
        .updateTable('files')
        .set({ state: 'refused', fault, kind, touched_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', '=', 'scanning')
        .returning(['name', 'place', 'owner_id'])
        .executeTakeFirst();
      await transaction.deleteFrom('file_parts').where('file_id', '=', id).execute();
      if (!refused?.place || !refused.owner_id) return;
      const { name, place, owner_id: ownerId } = refused;
      await tellRefused(transaction, place, { name, ownerId, fault });
    }),

  /** Deletes a file that belongs to nothing. Tells whether it did. */
  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await database
      .deleteFrom('files')
      .where('id', '=', id)
      .where('place', 'is', null)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /**
   * Deletes what belongs to nothing and never will: uploads that have stalled, files that nobody attached (papers
   * sooner than others), and those of people who have left. Gives what is to be removed from the store.
   */
  async takeUnused(): Promise<Upload[]> {
    const { rows } = await sql<FileRow>`
      delete from files where place is null and (
        owner_id is null
        or (state = 'uploading' and touched_at < now() - ${stallHours} * interval '1 hour')
        or (state <> 'scanning' and touched_at < now()
          - (case purpose when 'identity' then ${stallHours}::int else ${unattachedHours}::int end)
            * interval '1 hour'))
      returning store_key, upload_key`.execute(database);
    return rows.map(toUpload);
  },

  /** Which of these names of the store belong to files that have, or may get, bytes. */
  async findStored(names: string[]): Promise<Set<string>> {
    if (names.length === 0) return new Set();
    const rows = await database
      .selectFrom('files')
      .select('store_key')
      .where('store_key', 'in', names)
      .where('state', '<>', 'refused')
      .execute();
    return new Set(rows.map(({ store_key }) => store_key));
  },

  /** The secret that signs links, the same for all servers. */
  async findSecret(): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await database
      .insertInto('file_secrets')
      .values({ secret })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const found = await database
      .selectFrom('file_secrets')
      .select('secret')
      .executeTakeFirstOrThrow();
    return found.secret;
  },
});
