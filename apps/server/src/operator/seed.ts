import { plantServices } from '../../samples/plantServices.ts';
import { describeCommand } from './OperatorCommand.ts';
import { readWholeNumber } from './readWholeNumber.ts';

/** For trying out how a large market behaves. Their sellers cannot log in. */
export const seed = describeCommand({
  summary: 'adds made-up services with made-up sellers, to try out a large market',
  parameters: [],
  options: { services: { value: 'NUMBER', about: 'how many; 1000 unless told otherwise' } },

  run: ({ database, report }, { services = '1000' }) =>
    plantServices({ database, count: readWholeNumber(services, 'services'), report }),
});
