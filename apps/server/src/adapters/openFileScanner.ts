import { createClamdScanner } from './clamdScanner.ts';
import { type FileScanner, noScanner } from './FileScanner.ts';
import { createHttpScanner } from './httpScanner.ts';

/** The port of clamd. */
const usualPort = 3310;

/** Opens the scanner at an address: `clamd://…`, `http://…` or `https://…`; without one, none. */
export function openFileScanner(scanUrl: string | undefined): FileScanner {
  if (scanUrl === undefined) return noScanner;
  const { protocol, hostname, port } = new URL(scanUrl);
  return protocol === 'clamd:'
    ? createClamdScanner(hostname, Number(port) || usualPort)
    : createHttpScanner(scanUrl);
}
