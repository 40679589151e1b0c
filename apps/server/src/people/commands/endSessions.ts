import { noteEvent } from '../../audit/auditQueries.ts';
import { ringNewsBell } from '../../news/newsBell.ts';
import { describeCommand } from '../../operator/OperatorCommand.ts';
import { OperatorError } from '../../refusals/OperatorError.ts';
import { findAccount } from './findAccount.ts';

const told = 'session.ended-by-market';

const toCount = (count: bigint) => (count === 1n ? '1 session' : `${count} sessions`);

/** For an account that somebody else is signed in to. */
export const endSessions = describeCommand({
  summary: 'signs somebody out everywhere',
  parameters: ['email'],
  options: {},

  async run({ database, report }, { email }) {
    const personId = await findAccount(database, email);
    const { numDeletedRows } = await database
      .deleteFrom('sessions')
      .where('person_id', '=', personId)
      .executeTakeFirst();
    await noteEvent(database, { personId, what: told, address: 'operator' });
    ringNewsBell(database);
    report(`${toCount(numDeletedRows)} of ${email} ended. The password still opens new ones.`);
  },
});

/** For when tokens may have leaked, nobody knows whose. */
export const endAllSessions = describeCommand({
  summary: 'signs everybody out everywhere',
  parameters: [],
  options: { yes: { about: 'really does it' } },

  async run({ database, report }, { yes }) {
    if (!yes) throw new OperatorError('Everybody has to log in again then. If so, add --yes.');
    const { numDeletedRows } = await database.deleteFrom('sessions').executeTakeFirst();
    await noteEvent(database, { personId: null, what: told, address: 'operator' });
    ringNewsBell(database);
    report(`${toCount(numDeletedRows)} ended.`);
  },
});
