import { afterAll, beforeEach, expect, test } from 'vitest';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { hasContacts } from './findContacts.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
afterAll(market.close);

let seller: TestPerson;
let buyer: TestPerson;
let service: string;

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  service = (await shop.offer(seller))._id;
});

async function buy() {
  const offered = (await seller.getService({ id: service })).service;
  const { secret, intentId } = await shop.start(buyer, offered);
  await shop.charge(secret);
  return shop.order(buyer, offered, intentId);
}

const text = 'Write to ben@studio.example instead.';

const ask = () => buyer.startConversation({ service, text });

test('what is a contact, and what is none', () => {
  const found = [
    'me@studio.example',
    'me (at) studio.example',
    'Call +977 980 123 4567',
    'my number: 9845012345',
    '(0)171-2345678 is mine',
    'I am on WhatsApp',
    'see t.me/ben',
  ];
  const harmless = [
    'It costs Rs.4500, or 12,000 for both.',
    'On 2026-11-24, or on 24.11.2026',
    'A logo of 1920x1080 pixels',
    'Order 01927f3a-5c10-7d20-9a3e-4b8d5c2f1e00',
    'Please @mention nobody',
    'I deliver in 3-5 days, 24/7.',
  ];
  expect(found.filter((one) => !hasContacts(one))).toEqual([]);
  expect(harmless.filter(hasContacts)).toEqual([]);
});

// Shows X32.
test('contact details go through unless the owner has set otherwise', async () => {
  const { message } = await ask();
  expect(message).toMatchObject({ held: null, hasContacts: false });
});

test('a market that warns asks the sender first, and notes it for the other', async () => {
  const { conversation } = await buyer.startConversation({ service, text: 'Hello!' });
  const id = conversation._id;
  await seller.sendMessage({ id, text: 'Hello, Ben!' });
  await market.set({ 'messages.contacts': 'warn' });
  await expect(buyer.sendMessage({ id, text })).rejects.toMatchObject({ code: 'contactsFound' });
  await buyer.sendMessage({ id, text, sendsContacts: true });
  const { messages } = await seller.getConversation({ id: id });
  expect(messages[0]).toMatchObject({ text, hasContacts: true });
});

test('a market that hides addresses shows nobody’s but one’s own', async () => {
  const visitor = market.createVisitor();
  const { order } = await buy();
  await market.set({ hideEmails: true });
  expect((await visitor.getMarket()).market.hidesEmails).toBe(true);

  const answers = [
    await visitor.listServices({}),
    await visitor.getService({ id: service }),
    await visitor.getPerson({ id: seller._id }),
    await visitor.listServicesOf({ id: seller._id }),
    await buyer.getOrder({ id: order._id }),
    await buyer.listMyOrders(),
    await seller.listSales({}),
    await seller.listCustomers(),
  ];
  const [ofBuyer, ofSeller] = [buyer.email, seller.email].map((email) =>
    answers.map((answer) => JSON.stringify(answer).includes(email)),
  );
  const nobody = [false, false, false, false];
  // A buyer sees their own address in their own orders.
  expect(ofBuyer).toEqual([...nobody, true, true, false, false]);
  expect(ofSeller).toEqual([...nobody, false, false, true, false]);
  expect((await seller.loadUser()).user.email).toBe(seller.email);
  await visitor.logIn({ email: buyer.email, password: buyer.password });
  expect((await visitor.loadUser()).user.email).toBe(buyer.email);
});

test('a market that holds keeps them from the other, who goes on undisturbed', async () => {
  const { conversation } = await buyer.startConversation({ service, text: 'Hello!' });
  const id = conversation._id;
  await seller.sendMessage({ id, text: 'Hello, Ben!' });
  await market.set({ 'messages.contacts': 'hold' });

  const { message } = await buyer.sendMessage({ id, text, sendsContacts: true });
  expect(message).toMatchObject({ held: 'contacts', number: null });
  await buyer.sendMessage({ id, text: 'When?' });
  const { messages, conversation: seen } = await seller.getConversation({ id });
  expect(messages).toHaveLength(3);
  expect(messages.every(({ held }) => held === null)).toBe(true);
  expect(seen.unread).toBe(1);
  expect((await seller.listConversations({ keyword: 'studio' })).conversations).toEqual([]);
});
