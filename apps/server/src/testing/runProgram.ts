import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** All that a live market takes, but for its database. Nobody answers at any of these addresses. */
export const liveSettings = {
  PUBLIC_URL: 'https://market.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_API_URL: 'http://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
};

/**
 * Runs `main.ts` or `market.ts` as somebody who has set nothing but this, until it ends. Gives its
 * exit code and what it complained about.
 */
export async function runProgram(
  program: string,
  settings: Record<string, string>,
  ...args: string[]
) {
  const child = spawn(
    process.execPath,
    ['--conditions=market-source', join(import.meta.dirname, '..', program), ...args],
    { env: { PATH: process.env['PATH'], ...settings } },
  );
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { said: await text(child.stderr), code: await ended };
}
