import type { Role } from '@market/api';
import { type Call, contract } from '@market/api/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { computeCode } from '../../../../tooling/computeCode.ts';
import { type TestFetch, type TestPerson, createTestMarket } from '../testing/createTestMarket.ts';
import { createOperatorQueries } from './operatorQueries.ts';

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

test('there are calls of operators, and each says which role it takes', () => {
  expect(operatorCalls.map(([name]) => name)).toContain('listOperators');
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
  await market.database
    .updateTable('sessions')
    .set({ confirmed_at: null } as object)
    .execute();
  await owner.confirmPassword({ password: owner.password });
  await expect(owner.listOperators()).rejects.toMatchObject({
    kind: 'forbidden',
    code: 'stepUpWanted',
  });
});

test('another role is told so, and whoever loses theirs finds nothing', async () => {
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
