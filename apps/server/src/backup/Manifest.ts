import * as z from 'zod/mini';

/** What a backup says of itself, in `backup.json`. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** The moment (ISO 8601) whose state the backup holds. */
  madeAt: z.string(),
  /** The latest change of the tables that the database had. */
  level: z.string(),
  /** How many rows of each table it holds. */
  rows: z.record(z.string(), z.number()),
  /** How many files of pictures it holds. */
  pictures: z.number(),
});

export type Manifest = z.infer<typeof manifestSchema>;
