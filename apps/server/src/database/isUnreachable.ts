/** PostgreSQL's codes for a server that is stopping, starting or full, or has just become a replica. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300', '25006']);

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** What the `pg` library says without a code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether the database could not be reached, so that trying later may help. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    serverCodes.has(code) ||
    networkCodes.has(code) ||
    code.startsWith('08') ||
    sentences.test(error.message)
  );
}
