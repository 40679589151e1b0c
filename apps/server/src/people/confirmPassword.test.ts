import { afterAll, beforeEach, expect, test } from 'vitest';
import { createShop } from '../testing/createShop.ts';
import { type TestPerson, createTestMarket } from '../testing/createTestMarket.ts';

const market = await createTestMarket({ rateLimitScale: 1 });
const shop = createShop({ host: `${market.url}/api` });
beforeEach(market.empty);
afterAll(market.close);

const passwordNeeded = {
  kind: 'forbidden',
  status: 403,
  needsPassword: true,
  message: 'Please confirm that it is you: type your password once more, or log in again.',
};

/** Lets a quarter of an hour pass for everybody who is signed in. */
const letTimePass = () =>
  market.database
    .updateTable('sessions')
    // A session's beginning never changes but in tests.
    .set({ created_at: new Date(Date.now() - 16 * 60_000) } as object)
    .execute();

const json = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const listEvents = async () =>
  (
    await market.database
      .selectFrom('audit_events')
      .select(['what', 'person_id'])
      .where('what', 'like', 'session.%')
      .orderBy('id')
      .execute()
  ).map(({ what, person_id: personId }) => [what, personId]);

/** Sells something, and gives what undoes it. */
async function sell() {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  const service = await shop.offer(seller);
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  const { order } = await shop.order(buyer, service, intentId);
  const readStatus = async () => (await buyer.getOrder({ id: order._id })).order.paymentInfo.status;
  return { seller, buyer, id: order._id, readStatus };
}

// Shows X8.
test('a seller gives money back once the password has been typed again', async () => {
  const { seller, id, readStatus } = await sell();
  await letTimePass();

  await expect(seller.refundOrder({ id })).rejects.toMatchObject(passwordNeeded);
  expect(await readStatus()).toBe('succeeded');

  await seller.confirmPassword({ password: seller.password });
  await seller.refundOrder({ id });
  expect(await readStatus()).toBe('refunded');
});

test('what others have sold is not found, however old the session is', async () => {
  const { buyer, id } = await sell();
  await letTimePass();

  await expect(buyer.refundOrder({ id })).rejects.toThrow('No order found with this ID');
});

test('a stolen cookie neither moves the address nor outlives that the owner confirms', async () => {
  const owner = await market.createPerson('Asha Rao');
  await letTimePass();
  const response = await owner.fetch('/api/auth/me');
  expect(response.status).toBe(200);

  await expect(owner.updateProfile({ email: 'mallory@example.com' })).rejects.toMatchObject(
    passwordNeeded,
  );
  const [before] = await market.database.selectFrom('sessions').select('token_hash').execute();
  await owner.confirmPassword({ password: owner.password });
  const after = await market.database.selectFrom('sessions').select('token_hash').execute();

  expect(after).toHaveLength(1);
  expect(after[0]).not.toEqual(before);
  expect((await owner.loadUser()).user.email).toBe(owner.email);
});

test('what else is in a profile changes without the password, the address as it was included', async () => {
  const owner = await market.createPerson('Asha Rao');
  await letTimePass();
  await owner.updateProfile({ email: owner.email, bio: 'I draw.', fullname: 'Asha R. Rao' });

  expect((await owner.loadUser()).user).toMatchObject({ bio: 'I draw.', fullname: 'Asha R. Rao' });
});

// Shows X9.
test('a client that knows only the specification logs in again and changes the address', async () => {
  const owner = await market.createPerson('Asha Rao');
  const change = () =>
    owner.fetch('/api/auth/me/update', { method: 'PUT', ...json({ email: 'asha@example.org' }) });
  await letTimePass();

  const refused = await change();
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({
    success: false,
    code: 'passwordNeeded',
    message: passwordNeeded.message,
    needsPassword: true,
  });
  const { email, password } = owner;
  await owner.fetch('/api/auth/login', { method: 'POST', ...json({ email, password }) });
  expect((await change()).status).toBe(200);
  expect((await owner.loadUser()).user.email).toBe('asha@example.org');
});

test('the password is guessed ten times, not in one place after the other', async () => {
  const owner = await market.createPerson('Asha Rao');
  const thief: TestPerson = owner;
  await letTimePass();
  const guesses = [
    (password: string) => thief.confirmPassword({ password }),
    (oldPassword: string) =>
      thief.updatePassword({
        oldPassword,
        newPassword: 'of-mallory-1',
        verifyNewPassword: 'of-mallory-1',
      }),
  ];
  for (let index = 0; index < 10; index += 1) {
    await expect(guesses[index % 2]?.(`wrong-${index}`)).rejects.toMatchObject({
      kind: 'validation',
    });
  }

  for (const guess of guesses) {
    await expect(guess(owner.password)).rejects.toMatchObject({ kind: 'rateLimited', status: 429 });
  }
  await expect(thief.updateProfile({ email: 'mallory@example.com' })).rejects.toMatchObject(
    passwordNeeded,
  );
});

test('a right password forgives the wrong ones, an empty one is none', async () => {
  const owner = await market.createPerson('Asha Rao');
  const confirm = (password: string) => owner.confirmPassword({ password });
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 6; index += 1) {
      await expect(confirm('wrong-1')).rejects.toMatchObject({
        fields: { password: 'This is not your password.' },
      });
    }
    await confirm(owner.password);
  }
  await expect(confirm('')).rejects.toMatchObject({
    fields: { password: 'Please fill all the fields.' },
  });
});

test('who typed the password again, and who failed to, can be looked up', async () => {
  const { _id, confirmPassword, password } = await market.createPerson('Asha Rao');
  await confirmPassword({ password: 'wrong-1' }).catch(() => undefined);
  await confirmPassword({ password });

  expect(await listEvents()).toEqual([
    ['session.refused', _id],
    ['session.confirmed', _id],
  ]);
});

test('where addresses are confirmed by mail, the link asks for the password by itself', async () => {
  const careful = await createTestMarket({ confirmsEmail: true });
  try {
    const owner = await careful.createPerson('Asha Rao');
    await careful.database
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - 16 * 60_000) } as object)
      .execute();

    const { message } = await owner.updateProfile({ email: 'asha@example.org' });
    expect(message).toContain('on its way to asha@example.org');
    expect((await owner.loadUser()).user.email).toBe(owner.email);
  } finally {
    await careful.close();
  }
});
