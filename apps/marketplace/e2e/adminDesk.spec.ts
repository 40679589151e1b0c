import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { adminContract, orderTransitions } from '@market/api/contract';
import { computeCode } from '../../../tooling/computeCode.ts';
import { texts } from '../src/features/admin/texts.ts';
import { clientOf, orderAndPay, publishService } from './support/backend.ts';
import { expectHeard, expectScreen, listen, press, tabTo, typeInto } from './support/keyboard.ts';
import { expect, type Member, test } from './support/people.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, '../../server/src/market.ts');

/** Makes somebody an operator by the owner's command. */
const grantRole = (email: string, role: string) =>
  run(process.execPath, ['--conditions=market-source', program, 'grant-role', email, role], {
    env: { PATH: process.env['PATH'], DATA_DIR: process.env['JOURNEY_DATA_DIR'] },
  });

/** Makes somebody with a second factor an operator. */
async function promote({ page, email }: Member, role: string) {
  await grantRole(email, role);
  const client = clientOf(page);
  const { factor: id, secret } = await client.startTotp();
  await client.confirmTotp({ id, code: computeCode(secret) });
}

type OpenMemberBrowser = (fullname?: string) => Promise<Member>;

/** An order that was delivered, and about which its sides cannot agree. */
async function openDispute(openMemberBrowser: OpenMemberBrowser, title: string) {
  const { page: sellers } = await openMemberBrowser('Mira Gurung');
  const { page: buyers } = await openMemberBrowser('Ben Okafor');
  const { _id: id } = await orderAndPay(buyers, await publishService(sellers, { title }));
  await clientOf(sellers).deliverOrder({ id, text: 'One poster.' });
  await clientOf(buyers).openDispute({
    id,
    text: 'This is the poster of another festival: I cannot use it.',
    wanted: 1000,
  });
  await clientOf(sellers).answerDispute({ id, text: 'I have drawn it myself.' });
  return { id, sellers, buyers };
}

// Shows X28, X30.
test('an owner decides a dispute, and both sides read why', async ({ openMemberBrowser }) => {
  const title = 'I will paint a poster for a quarrel';
  const { id, sellers, buyers } = await openDispute(openMemberBrowser, title);
  const owner = await openMemberBrowser('Olga Sen');
  await promote(owner, 'owner');
  const { page } = owner;
  const main = page.getByRole('main');

  await page.goto('/admin');
  await main.getByRole('link', { name: 'Disputes', exact: true }).click();
  await main.getByRole('link', { name: title }).click();
  await expect(main.getByText('I have drawn it myself.').first()).toBeVisible();
  await main.getByRole('button', { name: 'I look at this' }).click();
  await expect(main.getByText(/^You are looking at this/)).toBeVisible();

  await main.getByLabel('The buyer gets a part back').check();
  await main.getByLabel('What the buyer gets back').fill('900');
  await main.getByLabel('Reasons').fill('It was drawn for this order, and is close to another.');
  await expect(main.getByText('The buyer gets Rs.900 back, the seller the rest.')).toBeVisible();
  await main.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(main.getByText('Decision of the market')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Decide', exact: true })).toHaveCount(0);

  for (const [side, address] of [
    [buyers, `/order/${id}`],
    [sellers, `/dashboard/serviceDetails/${id}`],
  ] as const) {
    await side.goto(address);
    const words = side.getByRole('main').getByText(/^It was drawn for this order/);
    await expect(words.first()).toBeVisible();
  }

  await page.goto('/admin/disputes?state=decided');
  await expect(main.getByRole('link', { name: title })).toBeVisible();
});

// Shows X30.
test('a dispute is found and decided by keyboard alone', async ({ openMemberBrowser }) => {
  const title = 'I will paint a poster for the keyboard';
  const { id } = await openDispute(openMemberBrowser, title);
  const support = await openMemberBrowser('Nima Lama');
  await promote(support, 'support');
  const { page } = support;
  await listen(page);

  await page.goto('/admin');
  await press(page, 'link', 'Orders');
  await expectScreen(page, 'Orders');
  await tabTo(page, 'searchbox', 'Find orders');
  await page.keyboard.type(id);
  await page.keyboard.press('Enter');
  await press(page, 'link', title);
  await expectScreen(page, title);
  await tabTo(page, 'radio', /^The buyer gets all of it back/);
  await page.keyboard.press('Space');
  await typeInto(page, 'Reasons', 'Nothing of it can be used.');
  await press(page, 'button', 'Decide');
  await expectHeard(page, 'Decided. Both sides are told.');
  await expect(page.getByText('Decision of the market')).toBeVisible();
});

test('an operator without a second factor is led to where one is added', async ({
  openMemberBrowser,
}) => {
  const { page, email } = await openMemberBrowser('Sara Thapa');
  await grantRole(email, 'support');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Add a second factor' }).click();
  await expect(page).toHaveURL('/me/security');
});

interface ManifestEntry {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** What only those who run the market may ever read of. That something was decided its sides are told, too. */
const secrets = [
  '/admin',
  ...Object.keys(adminContract).filter((name) => !Object.hasOwn(orderTransitions, name)),
  texts.factor.text,
  texts.code.text,
];

// Shows X30.
test('for everybody else there is no such address, and no file that they can load says a word of it', async ({
  openMemberBrowser,
}) => {
  const { page } = await openMemberBrowser('Dev Karki');
  await page.goto('/admin/disputes');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'This page does not exist.',
  );
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(loaded.filter((name) => /admin/i.test(name))).toEqual([]);

  const dist = join(import.meta.dirname, '../dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const files = new Set<string>();
  const follow = (key: string) => {
    const entry = manifest[key];
    if (!entry || files.has(entry.file) || entry.name === 'AdminScreens') return;
    files.add(entry.file);
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) follow(next);
  };
  follow('index.html');
  expect(files.size).toBeGreaterThan(20);
  for (const file of ['index.html', ...files]) {
    const code = readFileSync(join(dist, file), 'utf8');
    expect(
      secrets.filter((secret) => code.includes(secret)),
      file,
    ).toEqual([]);
  }
});
