import { existsSync } from 'node:fs';

/** A browser for tests and pictures. */
export interface Chromium {
  executablePath: string;
  args: string[];
  /** Whether it is the very browser that the lockfile pins, so that its pictures can be compared. */
  isPinned: boolean;
}

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--font-render-hinting=none',
];

/**
 * Finds the browser: on Linux x64 the one that the lockfile pins as an npm package, elsewhere an
 * installed Chrome or Chromium. Throws when there is none.
 */
export async function findChromium(): Promise<Chromium> {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium } = await import('@sparticuz/chromium');
    return { executablePath: await chromium.executablePath(), args, isPinned: true };
  }
  const executablePath = installedBrowsers.find((path) => existsSync(path));
  if (!executablePath) throw new Error('No Chrome or Chromium was found on this machine.');
  return { executablePath, args, isPinned: false };
}
