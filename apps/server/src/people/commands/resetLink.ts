import { noteEvent } from '../../audit/auditQueries.ts';
import { createPeopleQueries, resetMinutes } from '../peopleQueries.ts';
import { type Workplace, describeCommand } from '../../operator/OperatorCommand.ts';
import { findAccount } from './findAccount.ts';

/** Makes a link with which a person chooses a new password, and prints it. */
export async function reportResetLink({ settings, database, report }: Workplace, personId: string) {
  const token = await createPeopleQueries(database).startReset(personId);
  await noteEvent(database, { personId, what: 'password.link-given', address: 'operator' });
  report(`${settings.publicUrl}/password/reset/${token}`);
  report(`It works once, within ${resetMinutes} minutes.`);
}

/** For people whose mails do not arrive. */
export const resetLink = describeCommand({
  summary: 'gives a link with which somebody chooses a new password',
  parameters: ['email'],
  options: {},
  run: async (workplace, { email }) =>
    reportResetLink(workplace, await findAccount(workplace.database, email)),
});
