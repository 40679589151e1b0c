import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createPasswords } from './createPasswords.ts';
import type { PasswordQuestion } from './passwordWorker.ts';
import { createPeopleQueries } from './peopleQueries.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { anyPicture, createPicture } from '../testing/pictures.ts';

const market = await createTestMarket();
beforeEach(market.empty);
afterAll(market.close);

const asha = { fullname: 'Asha Rao', email: 'asha@example.com', password: 'secret-1' };
const signUpAsha = { ...asha, passwordverify: asha.password };

/** The mails that were written to the folder about a subject, the newest last. */
async function readMails(subject: string): Promise<string[]> {
  const folder = join(market.dataFolder, 'mails');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`Subject: ${subject}`));
}

/** Asks for a link and gives the token of the mail that then comes. */
async function requestToken(email: string): Promise<string> {
  const before = (await readMails('Market: choose a new password')).length;
  await market.createVisitor().requestPasswordReset({ email });
  const mails = await vi.waitFor(async () => {
    const found = await readMails('Market: choose a new password');
    expect(found.length).toBeGreaterThan(before);
    return found;
  }, 30_000);
  return /password\/reset\/(\S+)/.exec(mails.at(-1)?.replaceAll('=\n', '') ?? '')?.[1] ?? '';
}

test('somebody logs in and out', async () => {
  await market.createVisitor().signUp(signUpAsha);
  const browser = market.createVisitor();
  await browser.logIn({ email: ' Asha@Example.com ', password: asha.password });
  expect((await browser.loadUser()).user.fullname).toBe('Asha Rao');

  await browser.logOut();
  await expect(browser.loadUser()).rejects.toMatchObject({ status: 401 });
});

test.each([
  [{ email: 'asha@example.com', password: 'wrong-1' }, 'Invalid Email or Password'],
  [{ email: 'nobody@example.com', password: 'secret-1' }, 'Invalid Email or Password'],
  [{ email: '', password: 'secret-1' }, 'Please fill all the fields.'],
  [{ email: 'asha@example.com', password: '' }, 'Please fill all the fields.'],
])('refuses to log in with %o', async (attempt, message) => {
  await market.createVisitor().signUp(signUpAsha);
  await expect(market.createVisitor().logIn(attempt)).rejects.toThrow(message);
});

test('a visitor is told so without a message that a screen would show', async () => {
  const response = await market.createVisitor().fetch('/api/auth/me');

  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    success: false,
    code: 'signedOut',
    errorMessage: 'unAuthorised!!',
  });
});

test('everybody sees a profile with its services, and nothing else of the account', async () => {
  const seller = await market.createPerson('Asha Rao');
  await seller.createService({
    title: 'Logo design',
    price: 4500,
    category: 'Graphics-And-Design',
    description: 'A logo.',
    images: [anyPicture],
  });
  const response = await market.createVisitor().fetch(`/api/auth/user/${seller._id}`);
  const { user } = (await response.json()) as { user: Record<string, unknown> };

  expect(Object.keys(user).toSorted()).toEqual(
    '_id avatar away bio createdAt email from fullname nextServices services servicesCount verifiedAt'.split(
      ' ',
    ),
  );
  expect(user['services']).toHaveLength(1);
});

test.each(['xyz', '01a1fd8f-7976-71b5-bba7-d1136bdb47b4', '507f1f77bcf86cd799439011'])(
  'says that there is nobody called %s',
  async (id) => {
    await expect(market.createVisitor().getPerson({ id })).rejects.toMatchObject({
      status: 404,
      message: 'user not found!!',
    });
  },
);

test('somebody changes their profile; what is left out stays', async () => {
  const person = await market.createPerson('Asha Rao');
  await person.updateProfile({ bio: 'I draw.', from: 'Pune', avatar: await createPicture() });
  await person.updateProfile({ fullname: 'Asha R. Rao', avatar: '' });
  const { user } = await person.loadUser();

  expect(user).toMatchObject({ fullname: 'Asha R. Rao', bio: 'I draw.', from: 'Pune' });
  expect(user.avatar?.url).toMatch(/^\/images\/[0-9a-f]{32}-40\.webp$/);
});

test('somebody takes their picture away again', async () => {
  const person = await market.createPerson('Asha Rao');
  await person.updateProfile({ avatar: await createPicture() });
  await person.updateProfile({ avatar: '', removeAvatar: false });
  expect((await person.loadUser()).user.avatar.isStandIn).toBeUndefined();

  await person.updateProfile({ avatar: '', removeAvatar: true });
  expect((await person.loadUser()).user.avatar).toMatchObject({ isStandIn: true });

  await person.updateProfile({ avatar: await createPicture(), removeAvatar: true });
  expect((await person.loadUser()).user.avatar.isStandIn).toBeUndefined();
});

test('bio and origin can be emptied again', async () => {
  const person = await market.createPerson('Asha Rao');
  await person.updateProfile({ bio: 'I draw.', from: 'Pune' });
  await person.updateProfile({ bio: '', from: '' });

  expect((await person.loadUser()).user).toMatchObject({ bio: '', from: '' });
});

test('a blank name or address is refused, and nothing else is changed', async () => {
  const person = await market.createPerson('Asha Rao');
  const { user: before } = await person.loadUser();

  for (const blank of ['', '  \n']) {
    await expect(person.updateProfile({ fullname: blank, bio: 'I draw.' })).rejects.toMatchObject({
      kind: 'validation',
      fields: { fullname: 'Please enter your fullname!' },
    });
    await expect(person.updateProfile({ email: blank, bio: 'I draw.' })).rejects.toThrow(
      'please enter valid email-address',
    );
  }
  expect((await person.loadUser()).user).toEqual(before);
});

test('nobody takes the e-mail address of another', async () => {
  await market.createPerson('Asha Rao');
  const ben = await market.createPerson('Ben Okafor');

  await expect(ben.updateProfile({ email: 'Asha.Rao@example.com' })).rejects.toThrow(
    'Account with this email already exists!!',
  );
  expect((await ben.loadUser()).user.email).toBe('ben.okafor@example.com');
});

test('a new e-mail address is told to the one before', async () => {
  const person = await market.createPerson('Asha Rao');
  await person.updateProfile({ email: 'asha@example.org' });
  await person.updateProfile({ email: 'asha@example.org', bio: 'I draw.' });

  expect((await person.loadUser()).user.email).toBe('asha@example.org');
  await vi.waitFor(async () => {
    const notices = await readMails('Market: your e-mail address has been changed');
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain(`To: ${person.email}`);
    expect(notices[0]).toContain('asha@example.org');
  }, 30_000);
});

test('a new password ends every other session and renews the own one', async () => {
  // Somebody to whom no other test writes: the folder keeps the mails of all.
  const person = await market.createPerson('Devi Nair');
  const elsewhere = market.createVisitor();
  await elsewhere.logIn(person);
  await person.updatePassword({
    oldPassword: person.password,
    newPassword: 'secret-2',
    verifyNewPassword: 'secret-2',
  });

  await expect(elsewhere.loadUser()).rejects.toMatchObject({ status: 401 });
  expect((await person.loadUser()).user._id).toBe(person._id);
  await expect(market.createVisitor().logIn(person)).rejects.toThrow('Invalid Email or Password');
  await market.createVisitor().logIn({ email: person.email, password: 'secret-2' });
  await vi.waitFor(async () => {
    const notices = await readMails('Market: your password has been changed');
    expect(notices.filter((mail) => mail.includes(`To: ${person.email}`))).toHaveLength(1);
  }, 30_000);
});

test.each([
  [{ oldPassword: 'wrong-1' }, 'Old password incorrect!'],
  [{ verifyNewPassword: 'secret-3' }, 'Passwords do not match!!'],
  [
    { newPassword: '12345', verifyNewPassword: '12345' },
    'Password mustt be more than 8 characters!',
  ],
  [
    { newPassword: 'Welcome123', verifyNewPassword: 'Welcome123' },
    'This is one of the most common passwords.',
  ],
  [
    { newPassword: 'asha.rao1', verifyNewPassword: 'asha.rao1' },
    'Your name and your e-mail address are no password',
  ],
])('refuses to change the password with %o', async (change, message) => {
  const person = await market.createPerson('Asha Rao');
  const wanted = {
    oldPassword: 'secret-1',
    newPassword: 'secret-2',
    verifyNewPassword: 'secret-2',
  };

  await expect(person.updatePassword({ ...wanted, ...change })).rejects.toThrow(message);
  await market.createVisitor().logIn(person);
});

test('somebody who forgot the password chooses a new one with the mailed link, once', async () => {
  const person = await market.createPerson('Mira Sen');
  const token = await requestToken('MIRA.sen@example.com');
  const visitor = market.createVisitor();
  await visitor.resetPassword({ token, password: 'secret-2' });

  await expect(person.loadUser()).rejects.toMatchObject({ status: 401 });
  await visitor.logIn({ email: person.email, password: 'secret-2' });
  await expect(visitor.resetPassword({ token, password: 'secret-3' })).rejects.toThrow(
    'Token not found or expired',
  );
  await vi.waitFor(async () => {
    const notices = await readMails('Market: your password has been changed');
    expect(notices.filter((mail) => mail.includes(`To: ${person.email}`))).toHaveLength(1);
  }, 30_000);
});

test.each([
  ['secre-2', 'Password mustt be more than 8 characters!'],
  ['password123', 'This is one of the most common passwords.'],
  ['AshaRao99', 'Your name and your e-mail address are no password'],
])('a link outlives the choice of %s, which is refused', async (password, message) => {
  const person = await market.createPerson('Asha Rao');
  const token = await requestToken(person.email);
  const visitor = market.createVisitor();

  await expect(visitor.resetPassword({ token, password })).rejects.toMatchObject({
    fields: { password: expect.stringContaining(message) },
  });
  await market.createVisitor().logIn(person);
  await visitor.resetPassword({ token, password: 'secret-2' });
});

test('a password that was chosen when fewer characters were enough goes on working', async () => {
  const { _id, email } = await market.createPerson('Asha Rao');
  const passwordHash = await createPasswords().hash('tea');
  await market.database
    .updateTable('people')
    .set({ password_hash: passwordHash })
    .where('id', '=', _id)
    .execute();

  const browser = market.createVisitor();
  await browser.logIn({ email, password: 'tea' });
  const change = { newPassword: 'secret-2', verifyNewPassword: 'secret-2' };
  await expect(browser.updatePassword({ oldPassword: 'tea', ...change })).resolves.toEqual({});
});

test.each([
  [
    'password',
    { newPassword: 'secret-2', verifyNewPassword: 'secret-2', oldPassword: 'secret-1' },
    undefined,
  ],
  ['address', undefined, { email: 'asha@example.org' }],
])('a new %s ends the link that was mailed before', async (_what, password, profile) => {
  const person = await market.createPerson('Asha Rao');
  const ben = await market.createPerson('Ben Okafor');
  const token = await requestToken(person.email);
  const tokenOfBen = await requestToken(ben.email);
  if (password) await person.updatePassword(password);
  if (profile) await person.updateProfile(profile);

  const visitor = market.createVisitor();
  await expect(visitor.resetPassword({ token, password: 'secret-3' })).rejects.toThrow(
    'Token not found or expired',
  );
  await visitor.resetPassword({ token: tokenOfBen, password: 'secret-3' });
});

const breakOff = () => Promise.reject(new Error('The database went away.'));

test('a link is used up only with a password that is stored', async () => {
  const { email } = await market.createPerson('Asha Rao');
  const token = await requestToken(email);
  const visitor = market.createVisitor();
  await expect(visitor.resetPassword({ token, password: '12345' })).rejects.toThrow(
    'Password mustt be more than 8 characters!',
  );
  const people = createPeopleQueries(market.database);
  await expect(people.resetPassword(token, 'a hash', breakOff)).rejects.toThrow('went away');
  await visitor.logIn({ email, password: 'secret-1' });

  await visitor.resetPassword({ token, password: 'secret-2' });
  await visitor.logIn({ email, password: 'secret-2' });
});

test('of two who come with one link at once one chooses the password', async () => {
  const { email } = await market.createPerson('Asha Rao');
  const token = await requestToken(email);
  const chosen = ['secret-2', 'secret-3', 'secret-4'];
  const attempts = await Promise.allSettled(
    chosen.map((password) => market.createVisitor().resetPassword({ token, password })),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const password = chosen[attempts.findIndex(({ status }) => status === 'fulfilled')] ?? '';
  await market.createVisitor().logIn({ email, password });
});

test('a link outlives other changes of the profile', async () => {
  const person = await market.createPerson('Asha Rao');
  const token = await requestToken(person.email);
  await person.updateProfile({ email: person.email, bio: 'I draw.' });

  await expect(
    market.createVisitor().resetPassword({ token, password: 'secret-2' }),
  ).resolves.toEqual({});
});

test('a password for nobody’s account is compared as anybody’s is', async () => {
  const { email } = await market.createPerson('Asha Rao');
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  const askedFor = async (address: string) => {
    const guess = { email: address, password: `guess for ${address}` };
    await expect(market.createVisitor().logIn(guess)).rejects.toMatchObject({ status: 401 });
    const [question] = asked.mock.calls
      .map(([message]) => message as PasswordQuestion)
      .filter(({ password }) => password === guess.password);
    return question?.passwordHash?.split('$').map((part, at) => (at < 4 ? part : part.length));
  };

  try {
    const ofSomebody = await askedFor(email);
    expect(ofSomebody).toEqual(['', 'argon2id', 'v=19', 'm=7168,t=5,p=1', 22, 43]);
    expect(await askedFor('nobody@example.com')).toEqual(ofSomebody);
  } finally {
    asked.mockRestore();
  }
});

test('only the newest link works', async () => {
  const person = await market.createPerson('Asha Rao');
  const older = await requestToken(person.email);
  const newer = await requestToken(person.email);
  const visitor = market.createVisitor();

  await expect(visitor.resetPassword({ token: older, password: 'secret-2' })).rejects.toThrow(
    'Token not found or expired',
  );
  await visitor.resetPassword({ token: newer, password: 'secret-2' });
});

test('a link stops working after 30 minutes', async () => {
  const person = await market.createPerson('Asha Rao');
  const token = await requestToken(person.email);
  const { expires_at: expiresAt } = await market.database
    .selectFrom('password_resets')
    .select('expires_at')
    .executeTakeFirstOrThrow();
  expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000);
  await market.database.updateTable('password_resets').set({ expires_at: new Date() }).execute();

  await expect(
    market.createVisitor().resetPassword({ token, password: 'secret-2' }),
  ).rejects.toThrow('Token not found or expired');
});

test('the answer to a forgotten password tells nobody who has an account', async () => {
  await market.createPerson('Asha Rao');
  const visitor = market.createVisitor();

  expect(await visitor.requestPasswordReset({ email: 'asha.rao@example.com' })).toEqual({
    message: 'email sent to asha.rao@example.com',
  });
  expect(await visitor.requestPasswordReset({ email: 'nobody@example.com' })).toEqual({
    message: 'email sent to nobody@example.com',
  });
});

test('nothing that is a secret is stored as such', async () => {
  const person = await market.createPerson('Asha Rao');
  const token = await requestToken(person.email);
  const rows = await Promise.all([
    market.database.selectFrom('people').selectAll().execute(),
    market.database.selectFrom('sessions').selectAll().execute(),
    market.database.selectFrom('password_resets').selectAll().execute(),
  ]);
  const stored = JSON.stringify(rows);

  expect(stored).toContain('$argon2id$v=19$m=7168,t=5,p=1$');
  expect(stored).not.toContain(person.password);
  expect(stored).not.toContain(token);
});
