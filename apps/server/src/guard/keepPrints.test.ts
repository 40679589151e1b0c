import { afterAll, expect, test } from 'vitest';
import { createServiceQueries, usualPromises } from '../services/index.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { createTextGuard } from './createTextGuard.ts';
import { createKeepPrints } from './keepPrints.ts';

const market = await createTestMarket();
const { database } = market;
afterAll(market.close);

const title = 'I will design a logo for your café';
const description =
  'Three directions to choose from, two rounds of changes, and files for print and for screens.';

// Shows X44.
test('what was written before anybody asked is known, too', async () => {
  const asha = await market.createPerson('Asha Rao');
  const ben = await market.createPerson('Ben Okafor');
  const services = createServiceQueries(database, usualPromises);
  const fields = { title, category: 'Graphics-And-Design', price: 100, images: [] };
  // As a process of the version before writes it.
  const id = await services.add(asha._id, { ...fields, description });
  await services.add(asha._id, { ...fields, description: 'Short.' });

  const look = (subject: string) =>
    database.transaction().execute((transaction) =>
      createTextGuard(1, true).look(transaction, {
        kind: 'service',
        subject,
        personId: ben._id,
        text: `${title}\n${description}`,
      }),
    );
  expect(await look('first')).toEqual([]);
  const job = createKeepPrints(database);
  await job.run(market.surroundings);
  await job.run(market.surroundings);
  expect((await look('second')).toSorted()).toEqual([id, 'first'].toSorted());
  const { length } = await database.selectFrom('text_prints').select('subject').execute();
  expect(length).toBe(4);
});
