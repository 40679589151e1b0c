/** What every page says if the market is a trial. */
export interface Trial {
  /** Whether mails stay on the server instead of being sent. */
  keepsMails: boolean;
}

/** Reads what our server says about itself in its pages. Undefined unless it is a trial. */
export function readTrial(): Trial | undefined {
  const told = document.querySelector<HTMLMetaElement>('meta[name="trial"]')?.content;
  return told === undefined ? undefined : { keepsMails: told === 'mails kept' };
}
