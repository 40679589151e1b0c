import { createImageQueries } from '../../pictures/index.ts';
import { createPersonalDataQueries } from '../personalDataQueries.ts';
import { describeCommand } from '../../operator/OperatorCommand.ts';
import { OperatorError } from '../../refusals/OperatorError.ts';
import { findAccount } from './findAccount.ts';

/** Deletes a person's data, as they may request. */
export const deletePerson = describeCommand({
  summary: 'forgets a person; payments and orders stay, without a name',
  parameters: ['email'],
  options: {
    yes: { about: 'really does it' },
    anyway: { about: 'even if paid orders wait to be delivered' },
  },

  async run({ database, imageStore, report }, { email, yes, anyway }) {
    const personal = createPersonalDataQueries(database);
    const id = await findAccount(database, email);
    const duties = await personal.countDuties(id);
    if (duties > 0 && !anyway) {
      throw new OperatorError(
        `${email} still has ${duties} paid orders to deliver or to refund; --anyway forgets them all the same.`,
      );
    }
    if (!yes) throw new OperatorError(`This cannot be undone: add --yes to forget ${email}.`);

    const images = await personal.listImages(id);
    await personal.erase(id);
    for (const name of await createImageQueries(database).takeUnusedOf(images)) {
      await imageStore.remove(name);
    }
    report(`${email} is forgotten. Payments and orders stay, without a name.`);
    report('Backups from before still know them: forget them again after restoring one.');
  },
});
