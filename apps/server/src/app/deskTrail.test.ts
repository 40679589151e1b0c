import type { Service } from '@market/api';
import { type CallName, contract } from '@market/api/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { holdBack } from '../guard/index.ts';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { sendFile } from '../testing/sendFile.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
afterAll(market.close);

let owner: TestPerson;
let colleague: TestPerson;
let seller: TestPerson;
let buyer: TestPerson;
let service: Service;

beforeEach(async () => {
  await market.empty();
  owner = await market.createOperator('Olga Sen', 'owner');
  colleague = await market.createOperator('Mona Sand', 'moderator');
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  service = await shop.offer(seller);
});

const words = 'Because of what was written in the report.';
const why = { reason: 'other', words } as const;

async function report() {
  await buyer.reportContent({ kind: 'service', subject: service._id, reason: 'copied' });
  const { reports } = await colleague.listReports();
  return { id: reports[0]?._id ?? '' };
}

async function hold() {
  const { _id: personId, email } = buyer;
  const held = { kind: 'account', subject: personId, personId, reason: 'address' } as const;
  await holdBack(market.database, { ...held, text: email });
  const [waiting] = (await colleague.listHeld()).held;
  return { id: waiting?._id ?? '', seen: waiting?.changedAt ?? '' };
}

const suspend = (by: TestPerson) =>
  by.suspendPerson({ id: buyer._id, kind: 'noMessages', until: null, ...why, seen: null });

/** Asks for another decision than that of a colleague. */
async function appeal() {
  await suspend(colleague);
  const { decisions } = await buyer.listMyDecisions();
  const id = decisions[0]?._id ?? '';
  await buyer.appealDecision({ decision: id, text: 'I have written nothing.' });
  return { id };
}

async function order() {
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  return { id: (await shop.order(buyer, service, intentId)).order._id };
}

async function dispute() {
  const { id } = await order();
  await seller.deliverOrder({ id, text: 'Two logos.' });
  await buyer.openDispute({ id, text: 'These are the logos of another company.', wanted: 500 });
  await seller.answerDispute({ id, text: 'They are not.' });
  return { id };
}

const seeCategories = async () => ({ seen: (await owner.listDeskCategories()).version });
/** Somebody who shows who they are. */
async function showPaper() {
  await market.set({ 'identity.check': 'hand' });
  const { _id } = await sendFile(seller, '%PDF-1.7', { name: 'pass.pdf', purpose: 'identity' });
  await seller.startVerification({ files: [_id] });
  const [asked] = (await colleague.listVerifications()).verifications;
  return { id: asked?._id ?? '', seen: asked?.changedAt ?? '' };
}

/** How each call of the desk that changes something is made. */
const changes: Partial<Record<CallName, () => Promise<unknown>>> = {
  takeReport: async () => owner.takeReport(await report()),
  decideReport: async () => owner.decideReport({ ...(await report()), action: 'warn', ...why }),
  closeReport: async () => owner.closeReport({ ...(await report()), words }),
  addPersonNote: () => owner.addPersonNote({ id: buyer._id, words }),
  endPersonSessions: () => owner.endPersonSessions({ id: buyer._id, words }),
  suspendPerson: () => suspend(owner),
  async liftSuspension() {
    await suspend(colleague);
    const { person } = await owner.getPersonFile({ id: buyer._id });
    await owner.liftSuspension({ id: buyer._id, words, seen: person.suspension?.decision ?? '' });
  },
  takeAppeal: async () => owner.takeAppeal(await appeal()),
  decideAppeal: async () => owner.decideAppeal({ ...(await appeal()), outcome: 'upheld', words }),
  saveSetting: () => owner.saveSetting({ key: 'orders.acceptDays', value: '7', words, seen: '5' }),
  addCategory: async () =>
    owner.addCategory({
      slug: 'Voice-Over',
      name: 'Voice over',
      names: {},
      words,
      ...(await seeCategories()),
    }),
  saveCategory: async () =>
    owner.saveCategory({
      slug: 'Mobile-Apps',
      name: 'Apps',
      names: {},
      isRetired: false,
      place: 3,
      words,
      ...(await seeCategories()),
    }),
  takeDispute: async () => owner.takeDispute(await dispute()),
  decideDispute: async () =>
    owner.decideDispute({ ...(await dispute()), outcome: 'release', reasons: words }),
  forceCancelOrder: async () => owner.forceCancelOrder({ ...(await order()), reasons: words }),
  async removeReview() {
    await buyer.reviewService({ serviceId: service._id, rating: 1, comment: 'Fool!' });
    await owner.removeReview({ writer: buyer._id, service: service._id, reasons: words });
  },
  takeHeld: async () => owner.takeHeld(await hold()),
  decideHeld: async () => owner.decideHeld({ ...(await hold()), action: 'release', ...why }),
  takeVerification: async () => owner.takeVerification(await showPaper()),
  async decideVerification() {
    const { id, seen } = await showPaper();
    await owner.takeVerification({ id });
    await owner.decideVerification({ id, action: 'verify', reason: 'other', words, seen });
  },
  async endVerification() {
    const { id, seen } = await showPaper();
    await colleague.takeVerification({ id });
    await colleague.decideVerification({ id, action: 'verify', ...why, seen });
    const { verifiedAt } = await owner.getPersonFile({ id: seller._id });
    await owner.endVerification({ id: seller._id, words, seen: verifiedAt ?? '' });
  },
  decideService: () => owner.decideService({ id: service._id, action: 'hide', ...why, seen: null }),
};

/** Who begins with a case has decided nothing yet. */
const beginnings: readonly string[] = [
  'takeReport',
  'takeAppeal',
  'takeDispute',
  'takeHeld',
  'takeVerification',
];

const writing = Object.entries(contract).flatMap(([name, { method, access }]) =>
  access === 'operator' && method !== 'GET' ? [name as CallName] : [],
);

const readTrail = async () => (await owner.listAudit({ person: owner._id })).events;

// Shows X41.
test.each(writing)(
  'what %s changes can be looked up, with who, from where and why',
  async (name) => {
    const change = changes[name];
    if (!change) throw new Error(`Say above how ${name} is called.`);
    const known = new Set((await readTrail()).map(({ _id }) => _id));
    await change();
    const added = (await readTrail()).filter(
      ({ _id, what }) => !known.has(_id) && !what.endsWith('.inspected'),
    );
    expect(added).not.toEqual([]);
    for (const { by, address } of added) {
      expect(by?._id).toBe(owner._id);
      expect(address).not.toBe('');
    }
    const isExplained = added.some(({ reason }) => reason === words);
    expect(isExplained).toBe(!beginnings.includes(name));
  },
);
