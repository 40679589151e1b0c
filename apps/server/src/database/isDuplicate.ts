/** PostgreSQL's code for a value that may exist only once. */
const uniqueViolation = '23505';

/** Whether the database refused a row because this unique index or constraint has it already. */
export const isDuplicate = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === uniqueViolation &&
  'constraint' in error &&
  error.constraint === constraint;
