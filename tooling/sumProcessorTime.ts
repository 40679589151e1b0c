import { readFileSync } from 'node:fs';

/** The unit of processor times on Linux. */
const millisecondsOfTick = 10;

/** A process that is gone, or going, has none. */
function readOf(id: number, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * How much processor time a process has taken so far, with all that it has started, in
 * milliseconds. On Linux.
 */
export function sumProcessorTime(id: number): number {
  const [, fields = ''] = readOf(id, 'stat').split(') ');
  // Its own, and that of children that have ended.
  const times = fields.split(' ').slice(11, 15).map(Number);
  const own = times.reduce((sum, ticks) => sum + ticks, 0) * millisecondsOfTick;
  const children = readOf(id, `task/${id}/children`).split(' ').filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + sumProcessorTime(child), own);
}
