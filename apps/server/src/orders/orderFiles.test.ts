import { createHash, randomBytes } from 'node:crypto';
import type { MarketClient } from '@market/api';
import { refusals } from '@market/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createPaymentParts } from '../app/createPaymentParts.ts';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { createOperatorQueries } from '../people/index.ts';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { emptyFiles } from '../testing/emptyFiles.ts';
import { runJob } from '../testing/runJob.ts';
import { sendFile } from '../testing/sendFile.ts';
import { eicar, startClamd } from '../testing/startClamd.ts';
import { bringCloser } from './passTime.ts';

const clamd = await startClamd();
// Mails that cannot be sent stay as they are.
const market = await createTestMarket({ scanUrl: clamd.url, smtpUrl: 'smtp://127.0.0.1:9' });
const shop = createShop({ host: `${market.url}/api` });
afterAll(async () => {
  await market.close();
  await clamd.stop();
});

let seller: TestPerson;
let buyer: TestPerson;
let id: string;

beforeEach(async () => {
  clamd.setAway(false);
  await market.empty();
  await emptyFiles(market.dataFolder);
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  id = await buy();
});

async function buy(): Promise<string> {
  const service = await shop.offer(seller);
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  return (await shop.order(buyer, service, intentId)).order._id;
}

async function read(reader: MarketClient = buyer) {
  const { progress } = (await reader.getOrder({ id })).order;
  if (!progress) throw new Error('The order has not begun.');
  return progress;
}

const deliveryOf = async () => (await read()).delivery?._id ?? '';

/** Lets days go by for the orders, and has done what is due. */
async function pass(days: number) {
  await bringCloser(market.database, days * 24);
  const { jobs } = await createPaymentParts(market.database, undefined);
  await runJob(jobs, 'advanceOrders');
}

/** The scanner is back, and the market's own job finds out. */
async function letCheck(fileId: string, sender: MarketClient = seller) {
  clamd.setAway(false);
  const check = async () => {
    // It may still put the file off because the scanner was away.
    await sql`update files set check_after = now()
      where id = ${fileId} and check_after < now() + interval '1 minute'`.execute(market.database);
    return (await sender.getFile({ id: fileId })).file.state;
  };
  await expect.poll(check).not.toBe('scanning');
}

/** The mails that say that a file was refused. */
const listRefusals = () =>
  market.database
    .selectFrom('outbox')
    .select(['recipient', 'body'])
    .where('subject', '=', 'Market: a file of your order was refused')
    .execute();

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Fetches a file as a browser does. */
async function fetchBytes(reader: MarketClient, fileId: string) {
  const { link } = await reader.getFileLink({ id: fileId });
  const response = await fetch(link.replace('http://market.example', market.url));
  return new Uint8Array(await response.arrayBuffer());
}

const statusOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

// Shows X26.
test('files are delivered, fetched byte for byte, and sent back with a file', async () => {
  const bytes = randomBytes(6_000_000);
  const [film, notes] = [
    await sendFile(seller, bytes, { name: 'film.mp4' }),
    await sendFile(seller, 'Thank you.', { name: 'notes.txt' }),
  ];
  await seller.deliverOrder({ id, files: [film._id, notes._id] });

  const { delivery, stage } = await read();
  expect(stage).toBe('delivered');
  expect(delivery).toMatchObject({
    text: '',
    files: [
      { name: 'film.mp4', size: 6_000_000, state: 'ready' },
      { name: 'notes.txt', kind: 'text/plain', isRisky: false },
    ],
    heldFiles: { checking: 0, refused: 0 },
  });
  expect(digestOf(await fetchBytes(buyer, film._id))).toBe(digestOf(bytes));

  const sketch = await sendFile(buyer, 'Wider!', { name: 'sketch.txt' });
  await buyer.requestRevision({
    id,
    kind: 'change',
    text: 'As in the sketch.',
    files: [sketch._id],
    delivery: await deliveryOf(),
  });
  expect(Buffer.from(await fetchBytes(seller, sketch._id)).toString()).toBe('Wider!');
  const { events } = await seller.listOrderEvents({ id });
  expect(events.map(({ kind, files }) => [kind, files?.map(({ name }) => name)])).toEqual([
    ['requestRevision', ['sketch.txt']],
    ['deliver', ['film.mp4', 'notes.txt']],
    ['place', []],
  ]);
});

test('a delivery needs a word or a file, and takes twenty own ones that belong to nothing', async () => {
  const other = await buy();
  const [own, foreign, message] = [
    await sendFile(seller, 'own'),
    await sendFile(buyer, 'foreign'),
    await sendFile(seller, 'message', { purpose: 'message' }),
  ];
  const { file: begun } = await seller.startUpload({ name: 'a.txt', size: 3, purpose: 'order' });
  const deliver = (...files: string[]) => seller.deliverOrder({ id, text: 'Here.', files });

  await expect(seller.deliverOrder({ id, text: ' ' })).rejects.toMatchObject({
    fields: { text: 'Please say what you deliver, or send a file!' },
  });
  await expect(deliver(...Array<string>(21).fill(own._id))).rejects.toMatchObject({
    fields: { files: 'At most 20 files can be sent with it.' },
  });
  await expect(deliver(own._id, foreign._id)).rejects.toMatchObject({ code: 'fileNotFound' });
  await expect(deliver(own._id, message._id)).rejects.toMatchObject({ code: 'fileNotFound' });
  await expect(deliver(own._id, begun._id)).rejects.toMatchObject({
    code: 'fileNotReady',
    fields: { 'files.1': refusals.fileNotReady.message },
  });
  // What is refused changes neither the order nor the file.
  expect((await read()).stage).toBe('working');

  await seller.deliverOrder({ id: other, files: [own._id] });
  await expect(deliver(own._id)).rejects.toMatchObject({ code: 'fileInUse' });
  await expect(seller.deleteFile({ id: own._id })).rejects.toMatchObject({ code: 'fileInUse' });
  await deliver();
  const files = Array<string>(11).fill(foreign._id);
  await expect(
    buyer.requestRevision({
      id,
      kind: 'change',
      text: 'Wider.',
      files,
      delivery: await deliveryOf(),
    }),
  ).rejects.toMatchObject({ fields: { files: 'At most 10 files can be sent with it.' } });
});

test('the files of one order share one limit, whichever side sends them', async () => {
  await market.set({ 'limits.orderMegabytes': 1 });
  const [most, rest, more] = [
    await sendFile(seller, Buffer.alloc(900_000)),
    await sendFile(buyer, Buffer.alloc(100_000)),
    await sendFile(seller, 'x'),
  ];
  await seller.deliverOrder({ id, files: [most._id] });
  await buyer.requestRevision({
    id,
    kind: 'change',
    text: 'Wider.',
    files: [rest._id],
    delivery: await deliveryOf(),
  });

  await expect(seller.deliverOrder({ id, files: [more._id] })).rejects.toMatchObject({
    fields: { files: 'The files of one order may have at most 1 MB together.' },
  });
  expect((await read()).stage).toBe('revision');
});

test('where files are switched off none is taken with an order', async () => {
  const file = await sendFile(seller, 'A film.');

  await market.set({ 'features.files': false });
  await expect(seller.deliverOrder({ id, files: [file._id] })).rejects.toMatchObject({
    code: 'featureOff',
  });
  await seller.deliverOrder({ id, text: 'It is on its way by mail.' });
});

test('what was delivered is for buyer and seller alone', async () => {
  const { _id: fileId } = await sendFile(seller, 'A film.');
  await seller.deliverOrder({ id, files: [fileId] });
  const stranger = await market.createPerson('Sven Olsen');
  // Without a second factor a role lets nobody in.
  const operator = await market.createPerson('Olga Petrov');
  await createOperatorQueries(market.database).grant(operator._id, 'support');
  const people = { seller, buyer, stranger, operator, visitor: market.createVisitor() };
  const calls = {
    getFile: (who: MarketClient) => who.getFile({ id: fileId }),
    getFileLink: (who: MarketClient) => who.getFileLink({ id: fileId }),
    uploadPart: (who: MarketClient) =>
      who.uploadPart({ id: fileId, number: 1, bytes: Buffer.from('A film.') }),
    finishUpload: (who: MarketClient) => who.finishUpload({ id: fileId }),
    deleteFile: (who: MarketClient) => who.deleteFile({ id: fileId }),
    getOrder: (who: MarketClient) => who.getOrder({ id }),
    listOrderEvents: (who: MarketClient) => who.listOrderEvents({ id }),
  };
  const table: Record<string, number[]> = {};
  for (const [name, call] of Object.entries(calls)) {
    table[name] = [];
    for (const who of Object.values(people)) table[name].push(await statusOf(call(who)));
  }

  expect(table).toEqual({
    getFile: [200, 200, 404, 404, 401],
    getFileLink: [200, 200, 404, 404, 401],
    uploadPart: [409, 404, 404, 404, 401],
    finishUpload: [200, 404, 404, 404, 401],
    deleteFile: [409, 404, 404, 404, 401],
    getOrder: [200, 200, 404, 404, 401],
    listOrderEvents: [200, 200, 404, 404, 401],
  });
});

test('silence waits for the scanner, and the time to look runs from its verdict', async () => {
  clamd.setAway(true);
  const file = await sendFile(seller, 'A film.', { isChecked: false });
  await seller.deliverOrder({ id, text: 'A film.', files: [file._id] });

  expect((await read(seller)).delivery?.files).toMatchObject([{ state: 'scanning' }]);
  expect(await read()).toMatchObject({
    acceptBy: null,
    delivery: { files: [], heldFiles: { checking: 1, refused: 0 } },
  });
  expect(await statusOf(buyer.getFileLink({ id: file._id }))).toBe(404);
  await pass(30);
  await pass(30);
  expect((await read()).stage).toBe('delivered');

  await letCheck(file._id);
  const { acceptBy, delivery } = await read();
  expect(delivery).toMatchObject({ files: [{ state: 'ready' }], heldFiles: { checking: 0 } });
  const days = (Date.parse(acceptBy ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(4.99);
  expect(days).toBeLessThanOrEqual(5);

  await pass(3.1);
  await pass(1);
  await pass(0.8);
  expect((await read()).stage).toBe('delivered');
  await pass(0.2);
  expect((await read()).stage).toBe('completed');
});

test('more time is taken from when the last file could be fetched, too', async () => {
  clamd.setAway(true);
  const file = await sendFile(seller, 'A film.', { isChecked: false });
  await seller.deliverOrder({ id, files: [file._id] });
  await buyer.extendReview({ id });
  await pass(2);
  await letCheck(file._id);

  const days = (Date.parse((await read()).acceptBy ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(12);
});

test('of a file in which harm is found its sender is told why, the other side only that there was one', async () => {
  clamd.setAway(true);
  const [good, bad] = [
    await sendFile(seller, 'A film.', { isChecked: false }),
    await sendFile(seller, eicar, { name: 'film.exe', isChecked: false }),
  ];
  await seller.deliverOrder({ id, files: [good._id, bad._id] });
  await letCheck(good._id);
  await letCheck(bad._id);

  expect((await read(seller)).delivery?.files).toMatchObject([
    { state: 'ready' },
    { name: 'film.exe', state: 'refused', fault: 'harmful' },
  ]);
  expect(await read()).toMatchObject({
    acceptBy: null,
    delivery: { files: [{ _id: good._id }], heldFiles: { checking: 0, refused: 1 } },
  });
  expect(await statusOf(buyer.getFile({ id: bad._id }))).toBe(404);
  expect(await statusOf(seller.getFileLink({ id: bad._id }))).toBe(refusals.fileNotReady.status);
  expect(await listRefusals()).toEqual([
    { recipient: seller.email, body: expect.stringContaining('The buyer cannot see it') },
  ]);
  await pass(30);
  expect((await read()).stage).toBe('delivered');
});

test('a buyer whose file is refused is told so by mail', async () => {
  await seller.deliverOrder({ id, text: 'As wished.' });
  clamd.setAway(true);
  const bad = await sendFile(buyer, eicar, { name: 'sketch.exe', isChecked: false });
  await buyer.requestRevision({
    id,
    kind: 'change',
    text: 'As in the sketch.',
    files: [bad._id],
    delivery: await deliveryOf(),
  });
  await letCheck(bad._id, buyer);

  expect(await listRefusals()).toEqual([
    { recipient: buyer.email, body: expect.stringContaining('The seller cannot see it') },
  ]);
});

test('a file is in the data of its sender, and stays with the order when they go', async () => {
  const file = await sendFile(seller, 'A film.', { name: 'film.txt' });
  await seller.deliverOrder({ id, text: 'With love.', files: [file._id] });
  const data = createPersonalDataQueries(market.database);
  const place = `order:${id}/${await deliveryOf()}`;
  expect((await data.collect(seller._id)).files).toMatchObject([{ name: 'film.txt', place }]);
  await data.erase(seller._id);

  expect((await read()).delivery).toMatchObject({ text: '', files: [{ name: 'film.txt' }] });
  expect(Buffer.from(await fetchBytes(buyer, file._id)).toString()).toBe('A film.');
});
