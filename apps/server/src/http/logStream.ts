let lines = '';

function flush() {
  const gathered = lines;
  lines = '';
  if (gathered) process.stdout.write(gathered);
}
process.once('exit', flush);
// The log's reader may be gone; that must not end the server.
process.stdout.on('error', () => {});

/** What takes the log, line by line. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Writes the log to standard output, all lines of one turn of the event loop at once: writing
 * blocks, and one write is shorter than many.
 */
export const logStream: LogStream = {
  write(line) {
    if (lines === '') setImmediate(flush);
    lines += line;
  },
};
