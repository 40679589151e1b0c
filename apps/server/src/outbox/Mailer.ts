/** A mail in plain text. */
export interface Mail {
  recipient: string;
  subject: string;
  body: string;
}

/** Hands mails over. Throws when that did not work; it will be tried again. */
export interface Mailer {
  send: (mail: Mail & { id: string }) => Promise<void>;
}
