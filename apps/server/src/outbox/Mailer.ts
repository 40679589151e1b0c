import type { Mail } from './mailQueries.ts';

/** Hands mails over. Throws when that did not work; it will be tried again. */
export interface Mailer {
  send: (mail: Mail & { id: string }) => Promise<void>;
}
