import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Service } from '@market/api';
import { sql } from 'kysely';
import { tellPeople, type Telling } from '../news/tellPeople.ts';
import { writeOrderLine } from '../orders/index.ts';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { createDigests } from './createDigests.ts';
import { createNotificationQueries } from './notificationQueries.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let service: Service;

beforeAll(async () => {
  market = await createTestMarket({ smtpUrl: 'smtp://127.0.0.1:9' });
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  service = await shop.offer(seller);
});

afterAll(() => market.close());

async function buy(): Promise<string> {
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  return (await shop.order(buyer, service, intentId)).order._id;
}

const listOf = async (person: TestPerson, cursor?: string) =>
  (await person.listNotifications({ cursor })).notifications;

/** That the time for an order is running out. */
const reminder = (fields: Partial<Telling> = {}): Telling => ({
  personId: seller._id,
  kind: 'reminders',
  name: 'dueSoon',
  subject: null,
  data: { title: 'Logo design', until: null, amount: null, isAsked: false },
  mail: { write: () => ({ subject: 'due soon', paragraphs: ['Logo design is due soon.'] }) },
  ...fields,
});

const tell = (...tellings: Telling[]) => tellPeople(market.database, tellings);

const listMails = async (to: TestPerson) =>
  market.database
    .selectFrom('outbox')
    .select(['subject', 'body', 'letter'])
    .where('recipient', '=', to.email)
    .orderBy('id')
    .execute();

/** Lets a quarter of an hour pass in which nobody has asked for anything. */
async function leaveAlone() {
  await sql`
    update sessions set last_seen_at = last_seen_at - interval '16 minutes'`.execute(
    market.database,
  );
  await sql`
    update notifications set mail_after = mail_after - interval '16 minutes',
      mailed_at = mailed_at - interval '16 minutes'`.execute(market.database);
}

const mailDigests = () => createDigests(market.database, [writeOrderLine]).run(market.surroundings);

// Shows X31.
test('the side that an event concerns finds it in its list, in names and numbers, until it has seen it', async () => {
  const id = await buy();
  expect(await listOf(seller)).toMatchObject([
    {
      kind: 'orders',
      name: 'placedSeller',
      subject: { type: 'sale', _id: id },
      data: { title: 'Logo design', amount: null },
      times: 1,
      isSeen: false,
    },
  ]);
  await seller.deliverOrder({ id, text: 'A secret of the two of us.' });

  const told = await listOf(buyer);
  expect(told.map(({ name }) => name)).toEqual(['delivered', 'placedBuyer']);
  expect(told[0]?.subject).toEqual({ type: 'order', _id: id });
  expect(JSON.stringify(told)).not.toContain('secret');
  expect(await buyer.getUnread()).toEqual({ notifications: 2 });

  await buyer.markNotificationsSeen({ upTo: told[1]?.createdAt ?? '' });
  expect((await listOf(buyer)).map(({ isSeen }) => isSeen)).toEqual([false, true]);
  await buyer.markNotificationsSeen({ upTo: told[0]?.createdAt ?? '' });
  expect(await buyer.getUnread()).toEqual({ notifications: 0 });
  expect(await seller.getUnread()).toEqual({ notifications: 1 });
});

// Shows X31.
test('what happens again while it is unseen is one notification, and what comes after another', async () => {
  const again = reminder({ collapseKey: 'due' });
  await tell(again, again);
  await tell(again);
  const [first] = await listOf(seller);
  expect(first).toMatchObject({ times: 3, isSeen: false });
  expect(await seller.getUnread()).toEqual({ notifications: 1 });

  await tell(again);
  // What was shown before it happened once more is not all of it.
  await seller.markNotificationsSeen({ upTo: first?.createdAt ?? '' });
  const [second] = await listOf(seller);
  expect(second).toMatchObject({ times: 4, isSeen: false });
  await seller.markNotificationsSeen({ upTo: second?.createdAt ?? '' });
  await tell(again);
  expect((await listOf(seller)).map(({ times }) => times)).toEqual([1, 4]);
});

// Shows X31.
test('the list has pages, and what is unread is counted up to a hundred', async () => {
  await tell(...Array.from({ length: 130 }, () => reminder()));

  const { notifications, nextCursor } = await seller.listNotifications();
  const next = await seller.listNotifications({ cursor: nextCursor ?? undefined });

  expect([notifications.length, next.notifications.length]).toEqual([20, 20]);
  expect(new Set([...notifications, ...next.notifications].map(({ _id }) => _id)).size).toBe(40);
  expect(await seller.getUnread()).toEqual({ notifications: 100 });
});

// Shows X31.
test('each kind is told as its reader chooses: in the list, by mail, or not; of money everybody is told', async () => {
  const choose = (site: boolean, mail: 'now' | 'digest' | 'off') =>
    seller.updateNotificationChoices({ choices: [{ kind: 'reminders', site, mail }] });
  const tellAndCount = async () => {
    await tell(reminder());
    return [(await listOf(seller)).length, (await listMails(seller)).length];
  };

  expect(await tellAndCount()).toEqual([1, 1]);
  await choose(true, 'off');
  expect(await tellAndCount()).toEqual([2, 1]);
  const { choices } = await choose(false, 'now');
  expect(choices).toContainEqual({ kind: 'reminders', site: false, mail: 'now', isFixed: false });
  expect(choices).toContainEqual({ kind: 'money', site: true, mail: 'now', isFixed: true });
  expect(await tellAndCount()).toEqual([2, 2]);
  await choose(true, 'digest');
  expect(await tellAndCount()).toEqual([3, 2]);

  await expect(
    seller.updateNotificationChoices({ choices: [{ kind: 'money', site: true, mail: 'off' }] }),
  ).rejects.toMatchObject({ code: 'fixedChoice' });
  expect((await buyer.getNotificationChoices()).choices).not.toEqual(choices);
});

// Shows X31.
test('somebody away is mailed what they missed once, at most one mail an hour', async () => {
  await seller.updateNotificationChoices({
    choices: [{ kind: 'reminders', site: true, mail: 'digest' }],
  });
  await tell(reminder(), reminder({ data: { ...reminder().data, title: 'Three posters' } }));
  await mailDigests();
  expect(await listMails(seller)).toEqual([]);

  await leaveAlone();
  await Promise.all([mailDigests(), mailDigests()]);
  const [mail, ...others] = await listMails(seller);
  expect(others).toEqual([]);
  expect(mail?.letter?.paragraphs.join(' ')).toMatch(/Logo design.+Three posters/);
  expect(mail?.letter?.choice?.topic).toBe('digest');

  await tell(reminder());
  await leaveAlone();
  await mailDigests();
  expect(await listMails(seller)).toHaveLength(1);
  for (let quarter = 0; quarter < 4; quarter += 1) await leaveAlone();
  await mailDigests();
  await mailDigests();
  expect(await listMails(seller)).toHaveLength(2);
});

test('somebody who is here, has seen it or wants no such mails is not mailed', async () => {
  await seller.updateNotificationChoices({
    choices: [{ kind: 'reminders', site: true, mail: 'digest' }],
  });
  await tell(reminder());
  await leaveAlone();
  await seller.getUnread();
  await mailDigests();
  expect(await listMails(seller)).toEqual([]);

  const [seen] = await listOf(seller);
  await seller.markNotificationsSeen({ upTo: seen?.createdAt ?? '' });
  await leaveAlone();
  await mailDigests();
  await tell(reminder());
  await market.database
    .insertInto('mail_choices')
    .values({ person_id: seller._id, topic: 'digest' })
    .execute();
  await leaveAlone();
  await mailDigests();
  expect(await listMails(seller)).toEqual([]);
  expect((await seller.getNotificationChoices()).choices).toContainEqual({
    kind: 'reminders',
    site: true,
    mail: 'off',
    isFixed: false,
  });
});

test('what is half a year old is forgotten, and of the rest a person has a thousand', async () => {
  await tell(...Array.from({ length: 1_005 }, () => reminder()));
  await sql`
    update notifications set created_at = now() - interval '181 days' where id in (
      select id from notifications order by id limit 2)`.execute(market.database);
  await tell(reminder({ personId: buyer._id }));

  await createNotificationQueries(market.database).clean();

  const { count } = await market.database
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', seller._id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(1_000);
  expect(await listOf(buyer)).toHaveLength(1);
});
