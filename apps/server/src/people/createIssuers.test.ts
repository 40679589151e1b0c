import { afterAll, expect, test } from 'vitest';
import { createIssuer } from '../../../../tooling/createIssuer.ts';
import { askIssuer } from '../testing/logInThrough.ts';
import { createIssuers, IssuerDenial } from './createIssuers.ts';

const publicUrl = 'https://market.example';
const asha = { subject: 'asha-1', email: 'asha@mail.example', name: 'Asha Rao' };

const redirectUris = [`${publicUrl}/api/auth/oidc/example/callback`];
const issuer = await createIssuer({ redirectUris });
const asking = await createIssuer({ redirectUris, hasUserInfo: true });
afterAll(async () => {
  await issuer.close();
  await asking.close();
});

/** Asks an issuer about the person at the browser. */
async function ask(of: typeof issuer, issuers = createIssuers([of.settings], publicUrl)) {
  const { url, question } = await issuers.ask('example');
  const { search } = new URL(await askIssuer(url.href), publicUrl);
  return issuers.read('example', search, question);
}

test('an issuer says who somebody is, and when it has seen them, if it does', async () => {
  issuer.signIn(asha);
  expect(await ask(issuer)).toEqual({
    issuer: issuer.url,
    subject: 'asha-1',
    email: 'asha@mail.example',
    isVerified: true,
    fullname: 'Asha Rao',
    seenAt: null,
  });
  issuer.signIn({
    subject: 'ben',
    isVerified: false,
    email: ' ben@mail.example ',
    seenSecondsAgo: 9,
  });
  const { seenAt, ...said } = await ask(issuer);
  expect(said).toMatchObject({ email: 'ben@mail.example', isVerified: false, fullname: '' });
  expect(Math.abs(Date.now() - (seenAt?.getTime() ?? 0) - 9_000)).toBeLessThan(60_000);
  expect(issuer.complaints).toEqual([]);
});

test('one that tells of people apart is asked there', async () => {
  asking.signIn(asha);
  expect(await ask(asking)).toMatchObject({ email: 'asha@mail.example', isVerified: true });
});

test('somebody who declines at the issuer is told apart from an error', async () => {
  issuer.failNext('denied');
  await expect(ask(issuer)).rejects.toBeInstanceOf(IssuerDenial);
  issuer.failNext('error');
  await expect(ask(issuer)).rejects.not.toBeInstanceOf(IssuerDenial);
});

test('a slow one is not waited for, and asked again later', async () => {
  const issuers = createIssuers([issuer.settings], publicUrl, 0.5);
  issuer.signIn(asha);
  issuer.failNext('slow', 1_500);
  await expect(ask(issuer, issuers)).rejects.toThrow('operation timed out');
  expect(await ask(issuer, issuers)).toMatchObject({ subject: 'asha-1' });
});

test('one that was away is asked again', async () => {
  const other = await createIssuer({ redirectUris });
  await other.close();
  const issuers = createIssuers([other.settings], publicUrl);
  await expect(issuers.ask('example')).rejects.toThrow('fetch failed');
  await expect(issuers.ask('example')).rejects.toThrow('fetch failed');
  await expect(issuers.ask('nobody')).rejects.toThrow('There is no issuer nobody.');
});

test('an issuer that calls itself otherwise than the setting is none', async () => {
  const issuers = createIssuers(
    [{ ...issuer.settings, url: issuer.url.replace('127.0.0.1', 'localhost') }],
    publicUrl,
  );
  await expect(issuers.ask('example')).rejects.toThrow('does not match the expected issuer');
});

test('people read the name of an issuer, or its host where it is not taken any more', () => {
  const { nameOf } = createIssuers([{ ...issuer.settings, url: 'https://id.example/' }], publicUrl);
  expect(nameOf('https://id.example')).toBe('Example');
  expect(nameOf('https://gone.example/realms/one')).toBe('gone.example');
  expect(nameOf('gone')).toBe('gone');
});
