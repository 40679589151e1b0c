import { describeCommand } from '../../operator/OperatorCommand.ts';
import { OperatorError } from '../../refusals/OperatorError.ts';
import { postMissing } from '../postMissing.ts';
import { recountBooks } from '../recountBooks.ts';

/** Counts the books anew, whatever sums are kept. */
export const books = describeCommand({
  summary: 'counts the books anew, order by order, and says what does not agree',
  parameters: [],
  options: {},

  async run({ database, report }) {
    while ((await postMissing(database)) > 0);
    const disagreements = await recountBooks(database);
    for (const { what, count } of disagreements) report(`${count} ${what}.`);
    if (disagreements.length > 0) throw new OperatorError('The books are not right.');
    report('The books are right.');
  },
});
