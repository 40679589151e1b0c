import type { Role } from '@market/api';
import {
  adminContract,
  type Call,
  contract,
  includesRole,
  memberContract,
  roleSchema,
} from '@market/api/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { computeCode } from '../../../../tooling/computeCode.ts';
import { type TestFetch, type TestPerson, createTestMarket } from '../testing/createTestMarket.ts';
import { createOperatorQueries } from './operatorQueries.ts';

type OperatorCall = keyof typeof adminContract;

const market = await createTestMarket();
beforeEach(market.empty);
afterAll(market.close);

async function openOperator(fullname: string, role: Role) {
  const person = await market.createPerson(fullname);
  await createOperatorQueries(market.database).grant(person._id, role);
  return person;
}

async function protect(person: TestPerson) {
  const { factor: id, secret } = await person.startTotp();
  await person.confirmTotp({ id, code: computeCode(secret) });
}

/** All of an answer that somebody can see, but for what is different each time. */
async function describe(answer: Response) {
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['date', 'request-id', 'connection', 'keep-alive']) delete headers[name];
  return { status: answer.status, headers, body: await answer.text() };
}

const operatorCalls = Object.entries<Call>(contract).filter(
  ([, { access }]) => access === 'operator',
);

/** What each call is asked with. Nothing has this id: who may ask is decided before. */
const id = '01927f3a-5c15-7d20-9a3e-4b8d5c2f1e05';
const requests: Record<OperatorCall, object> = {
  listOperators: {},
  getBooks: {},
  listDisputes: {},
  inspectOrder: { id },
  inspectOrderEvents: { id },
  findOrders: { keyword: 'nobody@example.com' },
  takeDispute: { id },
  decideDispute: { id, outcome: 'refund', reasons: 'It was never delivered.' },
  forceCancelOrder: { id, reasons: 'The seller has left the market.' },
  listReports: {},
  inspectReport: { id },
  closeReport: { id, words: 'Nothing is wrong with it.' },
  takeReport: { id },
  decideReport: { id, action: 'nothing', reason: 'other', words: 'Nothing is wrong with it.' },
  listHeld: {},
  inspectHeld: { id },
  takeHeld: { id },
  decideHeld: {
    id,
    action: 'release',
    reason: 'other',
    words: 'Nothing is wrong with it.',
    seen: '2026-11-24T12:00:00.000Z',
  },
  listVerifications: {},
  inspectVerification: { id },
  takeVerification: { id },
  decideVerification: {
    id,
    action: 'verify',
    reason: 'other',
    words: 'The same name.',
    seen: '2026-11-24T12:00:00.000Z',
  },
  endVerification: { id, words: 'Another’s papers.', seen: '2026-11-24T12:00:00.000Z' },
  listHeldServices: {},
  inspectService: { id },
  decideService: { id, action: 'approve', reason: 'other', words: 'Welcome.', seen: null },
  getOverview: {},
  listAudit: {},
  listSettings: {},
  saveSetting: { key: 'nothing', value: null, words: 'As it was.', seen: '' },
  listDeskCategories: {},
  addCategory: { slug: 'Voice', name: 'Voice', names: {}, words: 'Asked for.', seen: '' },
  saveCategory: {
    slug: 'Mobile-Apps',
    name: 'Apps',
    names: {},
    isRetired: false,
    place: 0,
    words: 'Shorter.',
    seen: '',
  },
  findPeople: {},
  getPersonFile: { id },
  listDecisions: {},
  addPersonNote: { id, words: 'Has asked by telephone.' },
  endPersonSessions: { id, words: 'The account was stolen.' },
  suspendPerson: {
    id,
    kind: 'full',
    until: null,
    reason: 'fraud',
    words: 'The bank says so.',
    seen: null,
  },
  liftSuspension: { id, words: 'It was a mistake.', seen: id },
  takeAppeal: { id },
  decideAppeal: { id, outcome: 'upheld', words: 'It stays.' },
  removeReview: { writer: id, service: id, reasons: 'It is about something else.' },
};

/** What takes no code typed a short while ago, though it writes. */
const withoutStepUp: readonly string[] = [
  'takeDispute',
  'closeReport',
  'takeReport',
  'decideService',
  'takeHeld',
  'decideHeld',
  'addPersonNote',
  'takeAppeal',
  'removeReview',
];

/** How those are refused that ask for what is not there, or is not as they say. */
const missing = [
  'orderNotFound',
  'reportNotFound',
  'personNotFound',
  'decisionNotFound',
  'heldNotFound',
  'verificationNotFound',
  'serviceNotFound',
  'settingNotFound',
  'reviewNotFound',
  'decidedMeanwhile',
];

/** How a call is refused; null for an answer, and for what is not there. */
async function findRefusal(person: TestPerson, name: string) {
  const ask = person[name as OperatorCall] as (request: object) => Promise<unknown>;
  const refusal = await ask(requests[name as OperatorCall]).then(
    () => null,
    (error: { code?: string }) => error.code,
  );
  return missing.includes(refusal ?? '') ? null : refusal;
}

const setCodeTyped = (minutesAgo: number | null) =>
  market.database
    .updateTable('sessions')
    .set({
      confirmed_at: minutesAgo === null ? null : new Date(Date.now() - minutesAgo * 60_000),
    } as object)
    .execute();

test('there are calls of operators, and each says which role it takes', () => {
  expect(operatorCalls.map(([name]) => name)).toContain('listOperators');
  expect(operatorCalls.map(([name]) => name).toSorted()).toEqual(
    Object.keys(adminContract).toSorted(),
  );
  expect(Object.values<Call>(memberContract).map(({ role }) => role)).not.toContain('support');
  for (const [, { role, path }] of operatorCalls) {
    expect(role).toBeDefined();
    expect(path).toMatch(/^\/admin\//);
  }
});

// Shows X27.
test('for everybody who is no operator, their calls are as unknown as any', async () => {
  const asha = await market.createPerson('Asha Rao');
  const visitor = market.createVisitor();
  const stale: TestFetch = (address, init) =>
    fetch(`${market.url}${address}`, {
      ...init,
      headers: { cookie: 'session=nobodys; signedIn=1', origin: 'http://market.example' },
    });
  for (const [, { method, path }] of operatorCalls) {
    const filled = path.replaceAll(/\{\w+\}/g, asha._id);
    for (const ask of [asha.fetch, visitor.fetch, stale]) {
      const known = await describe(await ask(`/api${filled}`, { method }));
      const unknown = await describe(await ask('/api/admin/nothing', { method }));
      expect(known).toEqual(unknown);
      expect(known.status).toBe(404);
    }
  }
});

// Shows X30.
test.each([...roleSchema.options])('to %s, their calls open, and no others', async (role) => {
  const person = await openOperator('Ben Okafor', role);
  // One after the other: a busy machine would refuse some of so many at once.
  const findAll = async () => {
    const found: Record<string, string | null | undefined> = {};
    for (const [name] of operatorCalls) found[name] = await findRefusal(person, name);
    return found;
  };
  const expectAll = async (expected: (call: Call, name: string) => string | null) =>
    expect(await findAll()).toEqual(
      Object.fromEntries(
        operatorCalls.map(([name, call]) => [
          name,
          includesRole(role, call.role ?? 'owner') ? expected(call, name) : 'otherRole',
        ]),
      ),
    );

  await expectAll(() => 'factorMissing');
  await protect(person);
  await expectAll(() => null);
  await setCodeTyped(20);
  await expectAll(({ method }, name) =>
    method === 'GET' || withoutStepUp.includes(name) ? null : 'stepUpWanted',
  );
  await setCodeTyped(null);
  await expectAll(() => 'stepUpWanted');
});

test('an owner lists who runs the market, once they have a second factor', async () => {
  const owner = await openOperator('Asha Rao', 'owner');
  await openOperator('Ben Okafor', 'support');
  await expect(owner.listOperators()).rejects.toMatchObject({
    kind: 'forbidden',
    code: 'factorMissing',
  });

  await protect(owner);
  const { operators } = await owner.listOperators();
  expect(operators).toEqual([
    expect.objectContaining({ email: owner.email, role: 'owner', hasFactor: true }),
    expect.objectContaining({ fullname: 'Ben Okafor', role: 'support', hasFactor: false }),
  ]);
});

test('a session that began without a code opens nothing, whatever it has of a password', async () => {
  const owner = await openOperator('Asha Rao', 'owner');
  await protect(owner);
  await setCodeTyped(null);
  await owner.confirmPassword({ password: owner.password });
  await expect(owner.listOperators()).rejects.toMatchObject({
    kind: 'forbidden',
    code: 'stepUpWanted',
  });
});

test('an operator with another role is told so, one without a role finds nothing', async () => {
  const support = await openOperator('Ben Okafor', 'support');
  await protect(support);
  await expect(support.listOperators()).rejects.toMatchObject({
    kind: 'forbidden',
    code: 'otherRole',
  });
  const operators = createOperatorQueries(market.database);
  await operators.grant(support._id, 'owner');
  expect((await support.listOperators()).operators).toHaveLength(1);
  await operators.revoke(support._id);
  await expect(support.listOperators()).rejects.toMatchObject({ code: 'unknownCall' });
});

test('operators alone are told their role', async () => {
  const owner = await openOperator('Asha Rao', 'owner');
  const ben = await market.createPerson('Ben Okafor');
  expect((await owner.loadUser()).user.role).toBe('owner');
  expect((await ben.loadUser()).user).not.toHaveProperty('role');
  expect((await ben.getPerson({ id: owner._id })).user).not.toHaveProperty('role');
  const { email, password } = owner;
  expect((await market.createVisitor().logIn({ email, password })).user.role).toBe('owner');
});
