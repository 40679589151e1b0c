import { describeCommand } from '../../operator/OperatorCommand.ts';
import { OperatorError } from '../../refusals/OperatorError.ts';
import { readMarket } from '../../marketBook/createMarketBook.ts';
import { createOrderLife } from '../createOrderLife.ts';
import { toOrderTerms } from '../orderTerms.ts';
import { passTime as passHours } from '../passTime.ts';

/** A number of days or hours, such as `3d` or `12h`. */
const spanPattern = /^(\d{1,4})([dh])$/;

/** Lets time go by for the orders of a trial, so that a whole life of one can be seen in a minute. */
export const passTime = describeCommand({
  summary: 'lets time go by for all orders of a trial, such as 3d or 12h',
  parameters: ['time'],
  options: {},

  async run({ database, settings, report }, { time }) {
    if (settings.mode === 'live') {
      throw new OperatorError('Time passes by itself in a market that is live.');
    }
    const [, number = '', unit] = spanPattern.exec(time) ?? [];
    if (!unit) throw new OperatorError('The time is a number of days or hours, such as 3d or 12h.');
    const hours = Number(number) * (unit === 'd' ? 24 : 1);
    const findTerms = async () => toOrderTerms((await readMarket(database)).settings);
    await passHours(database, createOrderLife(database, findTerms), hours);
    report(`For all orders ${hours} hours have passed. Money is given back within a minute.`);
  },
});
