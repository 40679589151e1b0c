import { expect, test } from 'vitest';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { createCheckPassword } from './createCheckPassword.ts';

const mira = { fullname: 'Mira Shrestha', email: 'mira.s99@studio.example' };

const listWords = () => Promise.resolve(['Crafty Bazaar', 'crafty.example', '127.0.0.1']);

/** What is said of a password; undefined if it may be chosen. */
async function ask(password: string, { shortest = 8, owner = mira } = {}) {
  try {
    await createCheckPassword(shortest, listWords)('password', password, owner);
    return undefined;
  } catch (error) {
    if (!(error instanceof CallRefusal)) throw error;
    return error.fields?.['password'];
  }
}

const tooShort = (shortest: number) => `Password mustt be more than ${shortest} characters!`;
const isCommon = expect.stringContaining('one of the most common passwords');
const isOwn = expect.stringContaining('Your name and your e-mail address are no password');

test('a password has as many characters as the operator wants', async () => {
  expect(await ask('kq-7xw9')).toBe(tooShort(8));
  expect(await ask('kq-7xw9z')).toBeUndefined();
  expect(await ask('kq-7x', { shortest: 6 })).toBe(tooShort(6));
  expect(await ask('kq-7xw', { shortest: 6 })).toBeUndefined();
  expect(await ask('kq-7xw9z-kq', { shortest: 12 })).toBe(tooShort(12));
});

test('what is drawn with two units of UTF-16 is one character', async () => {
  expect(await ask('🦊🐢🦉🐝')).toBe(tooShort(8));
  expect(await ask('🦊🐢🦉🐝🦜🐙🐌🦔')).toBeUndefined();
});

test('a password has an end', async () => {
  expect(await ask('kq7-'.repeat(64))).toBeUndefined();
  expect(await ask('kq7-'.repeat(64) + 'x')).toBe('A password may have at most 256 characters.');
});

test.each(['12345678', 'password1', 'PassWord1', 'qwertyuiop', 'iloveyou1', 'zxcvbnm123'])(
  'nobody chooses %s, which is tried first',
  async (password) => {
    expect(await ask(password)).toEqual(isCommon);
  },
);

test.each(['craftybazaar', 'Crafty Bazaar 2026', 'CRAFTY.EXAMPLE', 'crafty-example1'])(
  'nobody chooses %s, which names the market',
  async (password) => {
    expect(await ask(password)).toEqual(isCommon);
  },
);

test('a password may have the name of the market in it', async () => {
  expect(await ask('nine lamps of Crafty Bazaar')).toBeUndefined();
  expect(await ask('90513378264417')).toBeUndefined();
});

test('a market with shorter passwords knows their common ones, too', async () => {
  expect(await ask('secret', { shortest: 6 })).toEqual(isCommon);
  expect(await ask('dragon', { shortest: 6 })).toEqual(isCommon);
});

test.each([
  'mira shrestha',
  'MIRA.SHRESTHA',
  'Shrestha',
  'shrestha1990',
  'Mira-2026-11',
  'mira.s99@studio.example',
  'Mira.S99',
  'miras2026!',
  'Mirá Shrestha 1',
])('nobody chooses what everybody knows of them, such as %s', async (password) => {
  expect(await ask(password)).toEqual(isOwn);
});

test.each([
  'mira likes tea',
  'asha-demo-2026',
  '2026-11-23',
  'studio mira',
  'mira.s@studio.example',
  '2026shrestha',
])('what only reminds of somebody may be chosen, such as %s', async (password) => {
  expect(await ask(password)).toBeUndefined();
});

test('an address of digits makes no password of digits forbidden', async () => {
  const owner = { fullname: '1984', email: '20051007@studio.example' };

  expect(await ask('73920518', { owner })).toBeUndefined();
});

test('an endless address takes as long as it is: hours if each of its letters cost all others', async () => {
  const owner = { fullname: 'A', email: `${'1'.repeat(2_000_000)}a@studio.example` };

  expect(await ask('kq-7xw9z', { owner })).toBeUndefined();
});
