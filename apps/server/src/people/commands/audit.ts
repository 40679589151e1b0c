import { listEvents } from '../../audit/auditQueries.ts';
import { describeCommand } from '../../operator/OperatorCommand.ts';
import { OperatorError } from '../../refusals/OperatorError.ts';
import { findAccount } from './findAccount.ts';
import { readWholeNumber } from '../../operator/readWholeNumber.ts';

function readMoment(text: string): Date {
  const moment = new Date(text);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new OperatorError(`--since wants a moment such as 2026-11-21 or 2026-11-21T09:30Z.`);
}

/** Tells what has happened to accounts, payments and orders. */
export const audit = describeCommand({
  summary: 'lists sign-ins, payments, changes of orders and what was refused, the latest last',
  parameters: [],
  options: {
    person: { value: 'EMAIL', about: 'only what this person did' },
    what: { value: 'BEGINNING', about: 'only this, such as order, session.refused or refused.429' },
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
      const who = event.email ?? event.personId ?? '-';
      const times = event.count > 1 ? [`${event.count} times`] : [];
      const subject = event.subject ?? '-';
      // In one line, and without what would change the terminal.
      const reason = event.reason === null ? [] : [JSON.stringify(event.reason)];
      report(
        [event.at.toISOString(), event.what, who, subject, event.address, ...times, ...reason].join(
          '  ',
        ),
      );
    }
    if (events.length === 0) report('Nothing of this kind is noted.');
  },
});
