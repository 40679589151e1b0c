import { noteEvent } from '../../audit/auditQueries.ts';
import { describeCommand } from '../../operator/OperatorCommand.ts';
import { OperatorError } from '../../refusals/OperatorError.ts';
import { tellOfFactor } from '../factorHandlers.ts';
import { createFactorQueries } from '../factorQueries.ts';
import { findAccount } from './findAccount.ts';

/** For people who have lost their apps and their recovery codes, once it is sure who they are. */
export const removeFactors = describeCommand({
  summary: 'takes all second factors off an account, whose owner has lost them',
  parameters: ['email'],
  options: { yes: { about: 'really does it' } },

  async run({ database, report }, { email, yes }) {
    const personId = await findAccount(database, email);
    if (!yes) {
      throw new OperatorError(
        `The password alone opens the account then. Make sure that ${email} asks for it, and add --yes.`,
      );
    }
    const tell = tellOfFactor({ kind: 'removedByMarket' });
    const count = await createFactorQueries(database).removeAll(personId, tell);
    if (count === 0) throw new OperatorError(`${email} has no second factor.`);
    await noteEvent(database, { personId, what: 'factor.removed', address: 'operator' });
    report(`${email} logs in with the password alone.`);
  },
});
