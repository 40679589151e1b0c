import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestMarket } from '../testing/createTestMarket.ts';

const market = await createTestMarket();
beforeEach(market.empty);
afterAll(market.close);

const asha = { fullname: 'Asha Rao', email: 'asha@example.com', password: 'secret-1' };
const signUpAsha = { ...asha, passwordverify: asha.password };

test('a visitor signs up and is signed in', async () => {
  const visitor = market.createVisitor();
  const { user } = await visitor.signUp(signUpAsha);

  expect(user).toMatchObject({ fullname: 'Asha Rao', email: 'asha@example.com' });
  expect(await visitor.loadUser()).toMatchObject({ user });
});

test.each([
  [{ fullname: ' ' }, 'Please fill all fields'],
  [{ email: '' }, 'Please fill all fields'],
  [{ email: ' ' }, 'Please fill all fields'],
  [{ password: '' }, 'Please fill all fields'],
  [{ passwordverify: '' }, 'Please fill all fields'],
  [{ password: 'secre-1' }, 'Password mustt be more than 8 characters!'],
  [{ password: 'PassWord1' }, 'This is one of the most common passwords.'],
  [{ password: 'Asha-Rao-2026' }, 'Your name and your e-mail address are no password'],
  [{ passwordverify: 'secret-2' }, 'Password do not match!!'],
  [{ email: 'asha' }, 'please enter valid email-address'],
  [{ email: 'asha@example.com\r\nBcc: all@example.com' }, 'please enter valid email-address'],
  [{ fullname: 'A'.repeat(101) }, 'A name may have at most 100 characters.'],
])('refuses to open an account with %o', async (change, message) => {
  await expect(market.createVisitor().signUp({ ...signUpAsha, ...change })).rejects.toThrow(
    message,
  );
});

test('a market may take the passwords of the specification, and says how many characters it wants', async () => {
  const likeSpecified = await createTestMarket({ passwordMinLength: 6 });
  try {
    const signUp = (password: string) =>
      likeSpecified.createVisitor().signUp({ ...asha, password, passwordverify: password });

    await expect(signUp('kq-7x')).rejects.toMatchObject({
      message: 'Password mustt be more than 6 characters!',
      fields: { password: 'Password mustt be more than 6 characters!' },
    });
    await expect(signUp('kq-7xw')).resolves.toMatchObject({ user: { email: asha.email } });
  } finally {
    await likeSpecified.close();
  }
});

test('a password counts exactly as it was typed', async () => {
  const password = ' Nine lamps of Tin\u0301 ';
  await market.createVisitor().signUp({ ...asha, password, passwordverify: password });
  const logIn = (typed: string) =>
    market.createVisitor().logIn({ email: asha.email, password: typed });

  for (const other of [password.trim(), password.toLowerCase(), password.normalize('NFC')]) {
    await expect(logIn(other)).rejects.toMatchObject({ status: 401 });
  }
  await expect(logIn(password)).resolves.toMatchObject({ user: { email: asha.email } });
});

test('spaces around a name and an address are no part of them', async () => {
  const fields = { ...signUpAsha, fullname: ' Asha Rao ', email: ' asha@example.com ' };
  const { user } = await market.createVisitor().signUp(fields);

  expect(user).toMatchObject({ fullname: 'Asha Rao', email: 'asha@example.com' });
});

test('who got an account, and that somebody was refused one, can be looked up', async () => {
  const { user } = await market.createVisitor().signUp(signUpAsha);
  await market
    .createVisitor()
    .signUp(signUpAsha)
    .catch(() => undefined);

  const events = await market.database
    .selectFrom('audit_events')
    .select(['what', 'person_id', 'address'])
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { what: 'account.opened', person_id: user?._id, address: '127.0.0.1' },
    { what: 'account.refused', person_id: null, address: '127.0.0.1' },
  ]);
});

test('an e-mail address has one account, whatever its case', async () => {
  await market.createVisitor().signUp(signUpAsha);
  const again = market.createVisitor().signUp({ ...signUpAsha, email: 'ASHA@example.com' });

  await expect(again).rejects.toThrow('Account with this email already exists!!');
});

test('fifty people who want the same address at once get one account', async () => {
  const attempts = await Promise.allSettled(
    Array.from({ length: 50 }, () => market.createVisitor().signUp(signUpAsha)),
  );

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
