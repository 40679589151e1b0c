import { afterAll, beforeEach, expect, test } from 'vitest';
import { createSessionQueries } from './sessionQueries.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';

const market = await createTestMarket();
beforeEach(market.empty);
afterAll(market.close);

const sessions = createSessionQueries(market.database, 15);

const setLastVisit = (id: string, days: number) =>
  market.database
    .updateTable('sessions')
    .set({ last_seen_at: new Date(Date.now() - days * 24 * 60 * 60_000) })
    .where('id', '=', id)
    .execute();

/** Signs a person in on so many devices and gives the sessions' ids, the last one first. */
async function signIn(personId: string, devices: string[]): Promise<string[]> {
  for (const device of devices) await sessions.start(personId, device);
  return (await sessions.list(personId)).map(({ id }) => id);
}

test('lists the sessions of a person, the last used first, without those that are over', async () => {
  const asha = await market.createPerson('Asha Rao');
  const ben = await market.createPerson('Ben Okafor');
  await market.database.deleteFrom('sessions').execute();
  const [phone = '', tablet = '', laptop = ''] = await signIn(asha._id, ['l', 't', 'p']);
  await signIn(ben._id, ['b']);
  await setLastVisit(phone, 2);
  await setLastVisit(tablet, 1);
  expect((await sessions.list(asha._id)).map(({ id }) => id)).toEqual([laptop, tablet, phone]);

  await setLastVisit(tablet, 8);
  expect((await sessions.list(asha._id)).map(({ id }) => id)).toEqual([laptop, phone]);
});

test('forgets the sessions that are over, and no others', async () => {
  const asha = await market.createPerson('Asha Rao');
  await market.database.deleteFrom('sessions').execute();
  const [kept = '', over = ''] = await signIn(asha._id, ['old', 'new']);
  await setLastVisit(over, 8);
  await sessions.clean();

  const stored = await market.database.selectFrom('sessions').select('id').execute();
  expect(stored).toEqual([{ id: kept }]);
});

test('keeps the first 255 characters of what a browser calls itself', async () => {
  const asha = await market.createPerson('Asha Rao');
  await market.database.deleteFrom('sessions').execute();
  await sessions.start(asha._id, 'x'.repeat(10_000));

  expect((await sessions.list(asha._id))[0]?.user_agent).toBe('x'.repeat(255));
});
