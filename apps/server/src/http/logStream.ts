let lines = '';

function flush() {
  const gathered = lines;
  lines = '';
  if (gathered) process.stdout.write(gathered);
}
process.once('exit', flush);
// The reader of the log may be gone; that must not end the server.
process.stdout.on('error', () => {});

/**
 * Where the log goes: to the standard output, the lines of all requests that are answered in one
 * turn of the event loop at once. Writing waits until the lines are out, and one wait is shorter
 * than many.
 */
export const logStream = {
  write(line: string): void {
    if (lines === '') setImmediate(flush);
    lines += line;
  },
};
