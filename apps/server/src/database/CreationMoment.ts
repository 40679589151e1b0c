import type { ColumnType } from 'kysely';

/** A moment that the database fills in by default. */
export type CreationMoment = ColumnType<Date, Date | undefined, never>;
