/** PostgreSQL's code for a value that may exist only once. */
const uniqueViolation = '23505';

/** Whether the database refused a second row of a unique index or constraint of this name. */
export const isDuplicate = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === uniqueViolation &&
  'constraint' in error &&
  error.constraint === constraint;
