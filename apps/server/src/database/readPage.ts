import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** One page of a list, and where the pages around it begin. */
export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
  previousCursor: string | null;
}

/**
 * Which page is wanted of a list that is ordered by a moment and, where that is the same, an id; perhaps by a rank
 * before both.
 */
export interface PageWish {
  /** From an earlier page; one that cannot be read stands for the first page. */
  cursor: string | undefined;
  /** How many rows a page has at most. */
  size: number;
  /** The columns by which the list is ordered: a `timestamptz` and a `uuid`. */
  moment: string;
  id: string;
  /** A whole number; the highest comes first. Defaults to none. */
  rank?: RawBuilder<number> | undefined;
  /** Defaults to false. */
  isOldestFirst?: boolean;
}

/** Leaves out rows that no index can leave out. */
export interface Sieve<Row> {
  /**
   * How many rows are looked at for a page. One that is short for that reason has a cursor, so that
   * an answer takes as long for a million rows as for these.
   */
  reach: number;
  keep: <Each extends Row>(rows: Each[]) => Promise<Each[]>;
}

/** A row of the list, beside which a page begins or ends. */
interface Place {
  direction: 'next' | 'previous';
  /** Since 1970. A `Date` would lose what PostgreSQL knows beyond milliseconds. */
  microseconds: string;
  id: string;
  /** Undefined in a list without ranks. */
  rank: string | undefined;
}

const cursorPattern =
  /^(next|previous)\.(?:(-?\d{1,9})\.)?(\d{1,17})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

function readCursor(cursor: string | undefined, isRanked: boolean): Place | undefined {
  const [, direction, rank, microseconds, id] = cursorPattern.exec(cursor ?? '') ?? [];
  return direction && microseconds && id && isRanked === (rank !== undefined)
    ? { direction: direction as Place['direction'], microseconds, id, rank }
    : undefined;
}

/**
 * Reads one page by where the one before ended, not by how many rows come before: the last page
 * costs what the first one costs, and nothing is shown twice or left out when rows are added.
 */
export async function readPage<Tables, Table extends keyof Tables, Row extends object>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { cursor, size, moment, id, rank, isOldestFirst = false }: PageWish,
  { reach, keep }: Sieve<Row> = { reach: size, keep: async (rows) => rows },
): Promise<Page<Row>> {
  const start = readCursor(cursor, rank !== undefined);
  const isBackward = start?.direction === 'previous';
  const isAscending = isOldestFirst !== isBackward;
  const [momentColumn, idColumn] = [sql.ref(moment), sql.ref(id)];
  const direction = isAscending ? sql`asc` : sql`desc`;
  const relation = isAscending ? sql`>` : sql`<`;

  const found = (await query
    .select(
      sql<string>`
        ${rank ? sql`(${rank})::text || '.' || ` : sql``}
        (extract(epoch from ${momentColumn}) * 1000000)::bigint::text || '.' || ${idColumn}`.as(
        'place',
      ),
    )
    .$if(start !== undefined, (all) =>
      all.where(sql<boolean>`
        (${rank ? sql`${rank}, ` : sql``}${momentColumn}, ${idColumn}) ${relation}
          (${rank ? sql`${start?.rank}::int, ` : sql``}timestamptz 'epoch' + ${start?.microseconds}::bigint * interval '1 microsecond',
            ${start?.id}::uuid)`),
    )
    .$if(rank !== undefined, (all) => all.orderBy(sql`${rank ?? sql``} ${direction}`))
    .orderBy(sql`${momentColumn} ${direction}`)
    .orderBy(sql`${idColumn} ${direction}`)
    .limit(reach + 1)
    .execute()) as unknown as (Row & { place: string })[];

  const looked = found.slice(0, reach);
  const kept = await keep(looked);
  const shown = kept.slice(0, size);
  const end = kept.length > size ? shown.at(-1) : found.length > reach ? looked.at(-1) : undefined;
  const ahead = end?.place;
  const behind =
    start &&
    ((shown[0] ?? looked[0])?.place ??
      `${rank ? `${start.rank}.` : ''}${start.microseconds}.${start.id}`);
  const [next, previous] = isBackward ? [behind, ahead] : [ahead, behind];
  return {
    rows: isBackward ? shown.toReversed() : shown,
    nextCursor: next ? `next.${next}` : null,
    previousCursor: previous ? `previous.${previous}` : null,
  };
}
