import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestMarket, createTestMarket } from '../src/testing/createTestMarket.ts';
import { demoAccounts } from '../src/people/demoAccounts.ts';
import { plantSamples } from './plantSamples.ts';
import { discardHalfPlanted } from '../src/app/plantingMark.ts';
import { findDemoAccounts } from '../src/people/findDemoAccounts.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(() => market.empty());
afterAll(() => market.close());

test('never mixes sample data into a market that has users', async () => {
  await market.createPerson('Somebody Real');

  const planting = plantSamples({
    database: market.database,
    host: `${market.url}/api`,
    createFetch: () => fetch,
    report: () => {},
  });

  await expect(planting).rejects.toThrow('never mixed into a market that has users');
  expect(await findDemoAccounts(market.database)).toEqual([]);
});

test('tells no password of somebody who only has the e-mail address of a demo account', async () => {
  const { email, fullname, password } = demoAccounts.buyer;
  const sign = { email, fullname, password: 'my-own-1', passwordverify: 'my-own-1' };
  const person = market.createVisitor();
  await person.signUp(sign);
  expect(await findDemoAccounts(market.database)).toEqual([]);

  const change = { oldPassword: 'my-own-1', newPassword: password, verifyNewPassword: password };
  await person.updatePassword(change);
  expect(await findDemoAccounts(market.database)).toMatchObject([{ email, does: 'buys' }]);
});

test('throws away what was planted half', async () => {
  const { dataFolder } = market;
  await mkdir(join(dataFolder, 'database'), { recursive: true });
  await writeFile(join(dataFolder, 'planting-samples'), '');

  await discardHalfPlanted(dataFolder);

  expect(existsSync(join(dataFolder, 'database'))).toBe(false);
});

test('keeps a database that was opened to people', async () => {
  const { dataFolder } = market;
  await mkdir(join(dataFolder, 'database'), { recursive: true });

  await discardHalfPlanted(dataFolder);

  expect(existsSync(join(dataFolder, 'database'))).toBe(true);
});
