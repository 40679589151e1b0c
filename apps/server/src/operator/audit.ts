import { listEvents } from '../queries/auditQueries.ts';
import { describeCommand } from './OperatorCommand.ts';
import { OperatorError } from './OperatorError.ts';
import { findAccount } from './findAccount.ts';
import { readWholeNumber } from './readWholeNumber.ts';

function readMoment(text: string): Date {
  const moment = new Date(text);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new OperatorError(`--since wants a moment such as 2026-11-21 or 2026-11-21T09:30Z.`);
}

/** Tells what has happened to accounts, payments and orders. */
export const audit = describeCommand({
  summary: 'lists sign-ins, payments and changes of orders, the latest last',
  parameters: [],
  options: {
    person: { value: 'EMAIL', about: 'only what this person did' },
    what: { value: 'BEGINNING', about: 'only this, such as order or session.refused' },
    since: { value: 'MOMENT', about: 'only from this moment on, such as 2026-11-21' },
    limit: { value: 'NUMBER', about: 'how many at the most; 100 unless told otherwise' },
  },

  async run({ database, report }, { person, what, since, limit = '100' }) {
    const events = await listEvents(database, {
      personId: person === undefined ? undefined : await findAccount(database, person),
      what,
      since: since === undefined ? undefined : readMoment(since),
      limit: readWholeNumber(limit, 'limit'),
    });
    for (const event of events) {
      const who = event.email ?? event.person_id ?? '-';
      const subject = event.subject_id ?? '-';
      report([event.created_at.toISOString(), event.what, who, subject, event.address].join('  '));
    }
    if (events.length === 0) report('Nothing of this kind is noted.');
  },
});
