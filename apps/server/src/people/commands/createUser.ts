import { contract } from '@market/api/contract';
import { createPasswords } from '../createPasswords.ts';
import { checkEmail } from '../checkEmail.ts';
import { noteEvent } from '../../audit/auditQueries.ts';
import { createPeopleQueries } from '../peopleQueries.ts';
import { createToken } from '../sessionQueries.ts';
import { describeCommand } from '../../operator/OperatorCommand.ts';
import { OperatorError } from '../../refusals/OperatorError.ts';
import { reportResetLink } from './resetLink.ts';

/** A name is checked as in a form: it is shown to everybody alike. */
const nameSchema = contract.signUp.request.shape.fullname;

/** Opens an account without a password: its owner chooses one with a link. */
export const createUser = describeCommand({
  summary: 'opens an account and gives a link to choose its password',
  parameters: ['email', 'name'],
  options: {},

  async run(workplace, { email, name }) {
    const { database } = workplace;
    checkEmail(email);
    const passwordHash = await createPasswords().hash(createToken(256));
    const fullname = name.trim();
    if (!fullname) throw new OperatorError('An account needs a name.');
    const checked = nameSchema.safeParse(fullname);
    if (!checked.success) throw new OperatorError(checked.error.issues[0]?.message);
    const person = await createPeopleQueries(database).add({ email, fullname, passwordHash });
    if (!person) throw new OperatorError(`Somebody has the e-mail address ${email} already.`);

    await noteEvent(database, {
      personId: person._id,
      what: 'account.opened',
      address: 'operator',
    });
    await reportResetLink(workplace, person._id);
  },
});
