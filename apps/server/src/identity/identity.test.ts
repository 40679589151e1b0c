import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFolderFiles } from '../adapters/folderFiles.ts';
import { createFileQueries, createRemoveUnusedFiles } from '../files/index.ts';
import { createMarketBook, readMarket } from '../marketBook/createMarketBook.ts';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { emptyFiles } from '../testing/emptyFiles.ts';
import { anyPicture } from '../testing/pictures.ts';
import { sendFile } from '../testing/sendFile.ts';
import { createForgetPapers } from './createForgetPapers.ts';

const market = await createTestMarket({ smtpUrl: 'smtp://127.0.0.1:9' });
const shop = createShop({ host: `${market.url}/api` });
afterAll(market.close);

const folder = join(market.dataFolder, 'files');
const store = await openFolderFiles(folder);
const forgetPapers = createForgetPapers({
  database: market.database,
  book: createMarketBook(() => readMarket(market.database)),
  async removeUploads(uploads) {
    for (const upload of uploads) await store.remove(upload);
  },
});
const removeUnused = createRemoveUnusedFiles(
  createFileQueries(market.database),
  store,
  join(folder, 'incoming'),
);

let asha: TestPerson;
let ben: TestPerson;
let moderator: TestPerson;
let colleague: TestPerson;
let support: TestPerson;

beforeEach(async () => {
  await market.empty();
  await emptyFiles(market.dataFolder);
  await market.set({ 'identity.check': 'hand' });
  asha = await market.createPerson('Asha Rao');
  ben = await market.createPerson('Ben Okafor');
  moderator = await market.createOperator('Mona Sand', 'moderator');
  colleague = await market.createOperator('Carl Berg', 'moderator');
  support = await market.createOperator('Sven Holt', 'support');
});

const passport = '%PDF-1.7\nA passport, as it was scanned.';

const sendPaper = async (person: TestPerson, name = 'passport.pdf') =>
  (await sendFile(person, passport, { name, purpose: 'identity' }))._id;

/** Asks for a check, and gives the id of the paper. */
async function ask(person = asha) {
  const paper = await sendPaper(person);
  await person.startVerification({ files: [paper] });
  return paper;
}

async function findFirst() {
  const [first] = (await moderator.listVerifications()).verifications;
  if (!first) throw new Error('Nobody waits.');
  return first;
}

const take = async (by = moderator) => by.takeVerification({ id: (await findFirst())._id });

const words = 'I have compared the name and the picture.';

async function decide(
  action: 'verify' | 'refuse',
  { by = moderator, reason = 'other' as const, seen = '' } = {},
) {
  const { _id: id, changedAt } = await findFirst();
  return by.decideVerification({ id, action, reason, words, seen: seen || changedAt });
}

const isKnown = async (person = asha) =>
  (await market.createVisitor().getPerson({ id: person._id })).user.verifiedAt !== null;

/** The files in the store. */
const listStored = async () =>
  (await readdir(folder)).filter((name) => name !== 'parts' && name !== 'incoming');

const countPapers = async () =>
  (await market.database.selectFrom('files').select('id').execute()).length;

const listMails = async ({ email }: TestPerson) =>
  market.database
    .selectFrom('outbox')
    .select(['subject', 'letter'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();

const setCodeTyped = ({ _id }: TestPerson, minutesAgo: number) =>
  market.database
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - minutesAgo * 60_000) } as object)
    .where('person_id', '=', _id)
    .execute();

// Shows X51.
test('somebody shows who they are, is known from then on, and their papers are gone', async () => {
  const service = await shop.offer(asha);
  await ask();
  expect(await asha.getVerification()).toMatchObject({
    verifiedAt: null,
    isOffered: true,
    verification: { state: 'waiting', name: 'Asha Rao', files: [{ name: 'passport.pdf' }] },
  });
  expect(await listStored()).toHaveLength(1);
  const { _id: id } = await findFirst();
  expect((await moderator.inspectVerification({ id })).files).toEqual([]);

  await take();
  const { files, earlier } = await moderator.inspectVerification({ id });
  expect(files).toMatchObject([{ name: 'passport.pdf', preview: null }]);
  expect(earlier).toEqual([]);
  const { link } = await moderator.getFileLink({ id: files[0]?._id ?? '' });
  const response = await fetch(link.replace('http://market.example', market.url));
  expect(await response.text()).toBe(passport);

  await decide('verify');
  expect(await isKnown()).toBe(true);
  const { service: shown } = await market.createVisitor().getService({ id: service._id });
  expect(shown.sellerVerifiedAt).not.toBeNull();
  expect(await asha.getVerification()).toMatchObject({
    verifiedAt: expect.any(String),
    verification: { state: 'verified', words, files: [] },
  });
  expect(await countPapers()).toBe(0);
  expect(await listStored()).toEqual([]);
  const gone = await fetch(link.replace('http://market.example', market.url));
  expect(gone.status).toBe(404);

  const mails = await listMails(asha);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/your identity was checked$/),
  ]);
  expect(JSON.stringify(mails[0]?.letter)).toContain(words);
  expect((await asha.listNotifications()).notifications.map(({ name }) => name)).toEqual([
    'identityVerified',
  ]);
  await expect(asha.startVerification({ files: [await sendPaper(asha)] })).rejects.toMatchObject({
    code: 'verifiedAlready',
  });
});

// Shows X51.
test('somebody who is refused reads why, and another operator can decide again', async () => {
  await ask();
  await take();
  await decide('refuse', { reason: 'other' });
  expect(await isKnown()).toBe(false);
  expect(await countPapers()).toBe(0);
  expect(await listMails(asha)).toHaveLength(1);
  expect(await asha.getVerification()).toMatchObject({
    verification: { state: 'refused', reason: 'other', words },
  });
  const [decision] = (await asha.listMyDecisions()).decisions;
  expect(decision).toMatchObject({ action: 'unverified', words, canAppeal: true });
  const id = decision?._id ?? '';
  await asha.appealDecision({ decision: id, text: 'This is my maiden name.' });
  await expect(
    moderator.decideAppeal({ id, outcome: 'overturned', words: 'So it is.' }),
  ).rejects.toMatchObject({ code: 'ownDecision' });
  await colleague.decideAppeal({ id, outcome: 'overturned', words: 'So it is.' });
  expect(await isKnown()).toBe(true);
  expect(await listMails(asha)).toHaveLength(2);
});

// Shows X51.
test('an appeal marks nobody who has another name by now, or has asked again', async () => {
  for (const change of [
    () => asha.updateProfile({ fullname: 'Asha Star' }),
    () => ask().then(() => undefined),
  ]) {
    await ask();
    await take();
    await decide('refuse');
    const [decision] = (await asha.listMyDecisions()).decisions;
    const id = decision?._id ?? '';
    await asha.appealDecision({ decision: id, text: 'It is me.' });
    await change();
    await colleague.decideAppeal({ id, outcome: 'overturned', words: 'So it is.' });
    expect(await isKnown()).toBe(false);
  }
});

// Shows X51.
test('nobody but the one who has taken the case, and typed a code, sees a paper', async () => {
  const paper = await ask();
  const cannotRead = (person: TestPerson) =>
    expect(person.getFileLink({ id: paper })).rejects.toMatchObject({ code: 'fileNotFound' });
  await asha.getFileLink({ id: paper });
  for (const person of [ben, support, moderator, colleague]) await cannotRead(person);

  await take();
  await moderator.getFileLink({ id: paper });
  for (const person of [ben, support, colleague]) await cannotRead(person);
  await expect(market.createVisitor().getFileLink({ id: paper })).rejects.toMatchObject({
    kind: 'unauthorized',
  });
  const { rows } = await sql<{ what: string }>`
    select what from audit_events where person_id = ${moderator._id} and what like 'identity.%'
      order by id`.execute(market.database);
  expect(rows.map(({ what }) => what)).toEqual(['identity.taken', 'identity.paperInspected']);

  await setCodeTyped(moderator, 20);
  await expect(moderator.getFileLink({ id: paper })).rejects.toMatchObject({
    code: 'stepUpWanted',
  });
  await setCodeTyped(moderator, 1);
  await asha.withdrawVerification();
  for (const person of [asha, moderator]) await cannotRead(person);
  expect(await listStored()).toEqual([]);
});

// Shows X51.
test('two who look do not collide, and nobody decides about what they have not seen', async () => {
  await ask();
  await expect(decide('verify')).rejects.toMatchObject({ code: 'papersUnseen' });
  await take();
  await expect(take(colleague)).rejects.toMatchObject({ code: 'caseTaken' });
  await expect(decide('verify', { by: colleague })).rejects.toMatchObject({ code: 'caseTaken' });
  const { _id: id, changedAt: seen } = await findFirst();
  await asha.updateProfile({ fullname: 'Asha Star' });
  await expect(decide('verify', { seen })).rejects.toMatchObject({ code: 'decidedMeanwhile' });
  expect((await findFirst()).about.fullname).toBe('Asha Star');

  const { changedAt } = await findFirst();
  const request = { id, action: 'verify', reason: 'other', words, seen: changedAt } as const;
  const both = await Promise.allSettled([
    moderator.decideVerification(request),
    moderator.decideVerification({ ...request, action: 'refuse' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await listMails(asha)).toHaveLength(1);

  await ask(moderator);
  await expect(take(moderator)).rejects.toMatchObject({ code: 'ownAccountDecided' });
});

// Shows X51.
test('somebody who changes their name is no longer verified', async () => {
  await ask();
  await take();
  await decide('verify');
  await asha.updateProfile({ bio: 'I draw.' });
  expect(await isKnown()).toBe(true);
  await asha.updateProfile({ fullname: 'The Market' });
  expect(await isKnown()).toBe(false);
  expect((await asha.getVerification()).verification?.state).toBe('ended');
  await ask();
});

// Shows X51.
test('a mark is taken away everywhere, with why, and somebody else can give it back', async () => {
  const service = await shop.offer(asha);
  await ask();
  await take();
  await decide('verify');
  const { verifiedAt } = await support.getPersonFile({ id: asha._id });
  const ending = { id: asha._id, words: 'The passport is another’s.', seen: verifiedAt ?? '' };
  await expect(ben.endVerification(ending)).rejects.toMatchObject({ kind: 'notFound' });
  await expect(support.endVerification(ending)).rejects.toMatchObject({ code: 'otherRole' });
  await expect(moderator.endVerification({ ...ending, id: moderator._id })).rejects.toMatchObject({
    code: 'ownAccountDecided',
  });
  await expect(
    moderator.endVerification({ ...ending, seen: new Date(0).toISOString() }),
  ).rejects.toMatchObject({ code: 'decidedMeanwhile' });
  await setCodeTyped(moderator, 20);
  await expect(moderator.endVerification(ending)).rejects.toMatchObject({ code: 'stepUpWanted' });
  await setCodeTyped(moderator, 1);

  await moderator.endVerification(ending);
  expect(await isKnown()).toBe(false);
  const { service: shown } = await market.createVisitor().getService({ id: service._id });
  expect(shown.sellerVerifiedAt ?? null).toBeNull();
  expect(await asha.getVerification()).toMatchObject({
    verifiedAt: null,
    verification: { state: 'ended', isTakenAway: true, words: ending.words },
  });
  await expect(moderator.endVerification(ending)).rejects.toMatchObject({
    code: 'decidedMeanwhile',
  });
  const mails = await listMails(asha);
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails[1]?.letter)).toContain(ending.words);
  const [decision] = (await asha.listMyDecisions()).decisions;
  expect(decision).toMatchObject({ action: 'unmarked', words: ending.words, canAppeal: true });

  const appealed = decision?._id ?? '';
  await asha.appealDecision({ decision: appealed, text: 'It is mine.' });
  await colleague.decideAppeal({ id: appealed, outcome: 'overturned', words: 'It is hers.' });
  expect(await isKnown()).toBe(true);
  expect((await asha.getVerification()).verification?.state).toBe('verified');
});

// Shows X51.
test('papers are pictures or PDF, each of its sender, and sent once', async () => {
  await expect(
    sendFile(asha, 'text', { name: 'passport.txt', purpose: 'identity' }),
  ).rejects.toMatchObject({ code: 'unacceptedFile' });
  const disguised = await sendFile(asha, '<svg xmlns="http://www.w3.org/2000/svg"/>', {
    name: 'passport.png',
    purpose: 'identity',
  });
  expect(disguised).toMatchObject({ state: 'refused', fault: 'kind' });
  const refuse = (files: string[], code: string, by = asha) =>
    expect(by.startVerification({ files })).rejects.toMatchObject({ code });
  await refuse([disguised._id], 'fileNotReady');
  const paper = await sendPaper(asha);
  await refuse([paper], 'fileNotFound', ben);
  const other = await sendFile(asha, passport, { name: 'brief.pdf', purpose: 'message' });
  await refuse([other._id], 'fileNotFound');
  await asha.startVerification({ files: [paper] });
  await refuse([paper], 'verificationWaiting');
  expect((await moderator.listVerifications()).verifications).toHaveLength(1);
});

// Shows X51.
test('at what nobody looks in time is deleted, and its person is told once', async () => {
  await ask();
  await forgetPapers.run(market.surroundings);
  expect((await findFirst()).about._id).toBe(asha._id);
  await sql`update verifications set asked_at = now() - interval '31 days'`.execute(
    market.database,
  );
  await forgetPapers.run(market.surroundings);
  await forgetPapers.run(market.surroundings);
  expect((await asha.getVerification()).verification).toMatchObject({ state: 'lapsed', files: [] });
  expect(await listStored()).toEqual([]);
  expect(await listMails(asha)).toHaveLength(1);
});

// Shows X51.
test('somebody who leaves the market leaves no papers behind', async () => {
  await ask();
  await createPersonalDataQueries(market.database).erase(asha._id);
  await removeUnused.run(market.surroundings);
  expect(await countPapers()).toBe(0);
  expect(await listStored()).toEqual([]);
  expect((await moderator.listVerifications()).verifications).toEqual([]);
});

// Shows X51.
test('where the owner wants it, only verified sellers offer something new', async () => {
  const earlier = await shop.offer(ben);
  await market.set({ 'identity.neededFor': 'services' });
  expect((await market.createVisitor().getMarket()).market.identity).toEqual({ isNeeded: true });
  await expect(shop.offer(asha)).rejects.toMatchObject({ code: 'identityWanted' });
  const { draft } = await asha.createDraft({});
  await expect(asha.publishDraft({ id: draft._id })).rejects.toMatchObject({
    code: 'identityWanted',
  });
  const { draft: change } = await ben.createDraft({ service: earlier._id });
  await ben.publishDraft({ id: change._id });

  await ask();
  await take();
  await decide('verify');
  await asha.createService({
    title: 'I will draw a lantern',
    description: 'Two sketches.',
    category: 'Graphics-And-Design',
    price: 500,
    images: [anyPicture],
  });
});

// Shows X51.
test('a market that checks nobody takes no papers, and wants none', async () => {
  await market.set({ 'identity.check': 'off', 'identity.neededFor': 'services' });
  expect((await market.createVisitor().getMarket()).market.identity).toBeUndefined();
  expect(await asha.getVerification()).toMatchObject({ isOffered: false, isNeeded: false });
  await expect(asha.startVerification({ files: [await sendPaper(asha)] })).rejects.toMatchObject({
    code: 'identityUnchecked',
  });
  await shop.offer(asha);
});
