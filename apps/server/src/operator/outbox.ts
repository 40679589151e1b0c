import { createOutbox } from '../outbox/createOutbox.ts';
import { describeCommand } from './OperatorCommand.ts';
import { readWholeNumber } from './readWholeNumber.ts';

/** Tells what has not reached people. */
export const outbox = describeCommand({
  summary: 'tells how many mails still wait, and lists those that were given up, the latest first',
  parameters: [],
  options: {
    limit: { value: 'NUMBER', about: 'how many at the most; 100 unless told otherwise' },
  },

  async run({ database, report }, { limit = '100' }) {
    const { count, listFailed } = createOutbox(database);
    const failed = await listFailed(readWholeNumber(limit, 'limit'));
    const { waiting, failed: givenUp, waitedSeconds } = await count();
    const since = waiting > 0 ? `, the oldest for ${Math.round(waitedSeconds / 60)} minutes` : '';
    report(`${waiting} wait${since}; ${givenUp} were given up.`);
    for (const { failedAt, kind, recipient, subject, attempts, failure } of failed) {
      report(
        [failedAt.toISOString(), kind, recipient, subject, `${attempts} attempts`, failure].join(
          '  ',
        ),
      );
    }
  },
});
