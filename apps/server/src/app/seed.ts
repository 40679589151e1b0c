import { describeCommand } from '../operator/OperatorCommand.ts';
import { readWholeNumber } from '../operator/readWholeNumber.ts';

/** For trying out how a large market behaves. Their sellers cannot log in. */
export const seed = describeCommand({
  summary: 'adds made-up services with made-up sellers, to try out a large market',
  parameters: [],
  options: { services: { value: 'NUMBER', about: 'how many; 1000 unless told otherwise' } },

  async run({ database, report }, { services = '1000' }) {
    const count = readWholeNumber(services, 'services');
    const { plantServices } = await import('../../samples/plantServices.ts');
    await plantServices({ database, count, report });
  },
});
