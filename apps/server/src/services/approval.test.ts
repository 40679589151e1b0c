import { afterAll, beforeEach, expect, test } from 'vitest';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
afterAll(market.close);

let seller: TestPerson;
let moderator: TestPerson;
let owner: TestPerson;

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  moderator = await market.createOperator('Mona Sand', 'moderator');
  owner = await market.createOperator('Olga Sen', 'owner');
});

/** Sets which services are looked at. */
async function setApproval(value: string, seen: string) {
  const words = 'Too much was copied.';
  await owner.saveSetting({ key: 'services.approval', value, words, seen });
  await market.followOwner();
}

const listShown = async () => (await market.createVisitor().listServices()).services.length;

async function readQueue() {
  const { services } = await moderator.listHeldServices();
  return services.map(({ _id, heldAt }) => ({ id: _id, seen: heldAt }));
}

const why = { reason: 'quality', words: 'Please say what the price is for.' } as const;

// Shows X40.
test('the first service of a seller waits until it is approved, the next ones do not', async () => {
  await setApproval('first', 'off');
  const { _id } = await shop.offer(seller);
  expect(await listShown()).toBe(0);
  await expect(market.createVisitor().getService({ id: _id })).rejects.toMatchObject({
    code: 'serviceNotFound',
  });
  expect((await seller.getService({ id: _id })).service.held).toBe('waiting');
  const [waiting] = await readQueue();
  expect(waiting?.id).toBe(_id);
  expect((await moderator.inspectService({ id: _id })).service._id).toBe(_id);
  await moderator.decideService({
    id: _id,
    action: 'approve',
    reason: 'other',
    words: 'Welcome.',
    seen: waiting?.seen ?? null,
  });
  expect(await listShown()).toBe(1);
  await shop.offer(seller);
  expect(await listShown()).toBe(2);
  expect((await seller.listMyDecisions()).decisions).toMatchObject([
    { action: 'approved', words: 'Welcome.' },
  ]);
});

// Shows X40.
test('what was sent back is read with what to change, and waits again once it was changed', async () => {
  await setApproval('all', 'off');
  const { _id: id } = await shop.offer(seller);
  const [waiting] = await readQueue();
  const seen = waiting?.seen ?? null;
  await moderator.decideService({ id, action: 'return', ...why, seen });
  await expect(
    moderator.decideService({ id, action: 'approve', ...why, seen }),
  ).rejects.toMatchObject({ status: 409, code: 'decidedMeanwhile' });
  expect(await readQueue()).toEqual([]);
  expect((await seller.listMyServices()).services).toMatchObject([{ held: 'returned' }]);
  expect((await seller.listMyDecisions()).decisions).toMatchObject([
    { action: 'returned', ...why },
  ]);

  await seller.updateService({ id, description: 'Two logos, in four formats each.' });
  const [again] = await readQueue();
  expect(again?.id).toBe(id);
  await moderator.decideService({
    id,
    action: 'approve',
    ...why,
    seen: again?.seen ?? null,
  });
  expect(await listShown()).toBe(1);
  await seller.updateService({ id, title: 'I will draw three logos for your studio' });
  expect(await listShown()).toBe(0);
});

// Shows X40, X41.
test('a service is hidden and shown again without any setting, and all of it can be looked up', async () => {
  const { _id: id } = await shop.offer(seller);
  await moderator.decideService({ id, action: 'hide', ...why, seen: null });
  expect(await listShown()).toBe(0);
  const { services } = await moderator.listHeldServices({ state: 'hidden' });
  await moderator.decideService({
    id,
    action: 'show',
    reason: 'other',
    words: 'A mistake.',
    seen: services[0]?.heldAt ?? null,
  });
  expect(await listShown()).toBe(1);

  const { events } = await owner.listAudit({ what: 'service.' });
  expect(events).toMatchObject([
    {
      what: 'service.shown',
      by: { _id: moderator._id },
      subject: id,
      reason: 'A mistake.',
      before: '{"held":"hidden"}',
      after: '{"held":null}',
    },
    { what: 'service.hidden', before: '{"held":null}', after: '{"held":"hidden"}' },
  ]);
  expect((await moderator.listAudit({ person: owner._id })).events).not.toEqual([]);
  for (const { by } of (await moderator.listAudit({ person: owner._id })).events) {
    expect(by?._id).toBe(moderator._id);
  }
});

// Shows X41.
test('a setting is saved with why, once for each who has read what it was', async () => {
  const words = 'Five are too few.';
  await owner.saveSetting({ key: 'orders.acceptDays', value: '7', words, seen: '5' });
  await expect(
    owner.saveSetting({ key: 'orders.acceptDays', value: '9', words, seen: '5' }),
  ).rejects.toMatchObject({ code: 'decidedMeanwhile' });
  await expect(
    owner.saveSetting({ key: 'orders.acceptDays', value: '1', words, seen: '7' }),
  ).rejects.toMatchObject({ code: 'settingImpossible' });
  const { settings } = await owner.listSettings();
  expect(settings.find(({ key }) => key === 'orders.acceptDays')).toMatchObject({
    value: '7',
    usual: '5',
    isSet: true,
  });
  await owner.saveSetting({ key: 'orders.acceptDays', value: null, words, seen: '7' });
  expect((await owner.listAudit({ what: 'setting.' })).events).toMatchObject([
    { what: 'setting.unset', before: '7', after: '5' },
    { what: 'setting.set', subject: 'orders.acceptDays', reason: words, before: '5', after: '7' },
  ]);
});

// Shows X41.
test('the overview says what waits, and since when the oldest', async () => {
  await seller.reportContent({ kind: 'person', subject: owner._id, reason: 'other' });
  const { queues } = await moderator.getOverview();
  expect(queues).toMatchObject([
    { name: 'reports', count: 1, oldestAt: expect.any(String) },
    { name: 'held', count: 0, oldestAt: null },
    { name: 'identity', count: 0, oldestAt: null },
    { name: 'services', count: 0, oldestAt: null },
    { name: 'appeals', count: 0, oldestAt: null },
  ]);
});
