import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { adminContract, orderTransitions, refusals } from '@market/api/contract';
import { texts } from '../src/features/admin/texts.ts';
import { clientOf, orderAndPay, publishService } from './support/backend.ts';
import { grantRole, promote } from './support/operators.ts';
import { expectHeard, expectScreen, listen, press, tabTo, typeInto } from './support/keyboard.ts';
import { expect, type Member, test } from './support/people.ts';

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

const panelOf = (page: Page) => page.getByRole('region', { name: 'Dispute', exact: true });

// Shows X28, X30.
test(
  'an owner decides a dispute, and both sides read why',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
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
  },
);

// Shows X30.
test(
  'a dispute is found and decided by keyboard alone',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
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
  },
);

// Shows X39.
test(
  'somebody is suspended, reads why on their one screen, asks again, and somebody else takes it back',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: members, email } = await openMemberBrowser('Sara Gurung');
    await publishService(members, { title: 'I will paint a poster for a pause' });
    const [first, second] = [
      await openMemberBrowser('Mona Sand'),
      await openMemberBrowser('Tara Lind'),
    ];
    await promote(first, 'moderator');
    await promote(second, 'moderator');
    const why = 'Why, in words that they read';

    const desk = first.page.getByRole('main');
    await first.page.goto(`/admin/people?keyword=${encodeURIComponent(email)}`);
    await desk.getByRole('link', { name: 'Sara Gurung' }).click();
    await desk.getByRole('radio', { name: /^The whole account/ }).check();
    await desk.getByLabel('Reason').selectOption('outside');
    await desk.getByLabel(why).fill('Three buyers were asked to pay elsewhere.');
    await desk.getByRole('button', { name: 'Suspend', exact: true }).click();
    await expect(desk.getByRole('button', { name: 'End the suspension' })).toBeVisible();

    const own = members.getByRole('main');
    await members.goto('/dashboard');
    await expect(members).toHaveURL(/\/me\/decisions$/);
    await expect(own.getByText('Three buyers were asked to pay elsewhere.')).toBeVisible();
    await own.getByRole('button', { name: 'Ask for another decision' }).click();
    await own.getByLabel('Why the decision is wrong').fill('I have said no each time.');
    await own.getByRole('button', { name: 'Send' }).click();
    await expect(own.getByText('It waits for somebody else to look at it.')).toBeVisible();

    await first.page.goto('/admin/appeals');
    await expect(desk.getByText('You have decided this').first()).toBeVisible();
    const judge = second.page.getByRole('main');
    await second.page.goto('/admin/appeals');
    const appeal = judge.getByRole('listitem').filter({ hasText: 'I have said no each time.' });
    await appeal.getByRole('button', { name: 'I look at this' }).click();
    await appeal.getByRole('radio', { name: /^It is taken back/ }).check();
    await appeal.getByLabel(why).fill('She has said no.');
    await appeal.getByRole('button', { name: 'Decide again' }).click();
    await expect(second.page.getByText('Decided. They are told.')).toBeVisible();

    await members.goto('/dashboard');
    await expect(members).toHaveURL(/\/dashboard$/);
  },
);

// Shows X28.
test(
  'a side asks for another decision by keyboard, once, and what somebody else decides is final',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const title = 'I will paint a poster for two judges';
    const { id, sellers, buyers } = await openDispute(openMemberBrowser, title);
    const [first, second] = [
      await openMemberBrowser('Olga Sen'),
      await openMemberBrowser('Nima Lama'),
    ];
    await promote(first, 'owner');
    await promote(second, 'support');
    const decide = async ({ page }: Member, outcome: RegExp, reasons: string) => {
      const main = page.getByRole('main');
      await page.goto(`/admin/orders/${id}`);
      await main.getByLabel(outcome).check();
      await main.getByLabel('Reasons').fill(reasons);
      await main.getByRole('button', { name: 'Decide', exact: true }).click();
    };
    const readers = [
      { page: buyers, address: `/order/${id}` },
      { page: sellers, address: `/dashboard/serviceDetails/${id}` },
    ];
    const another = 'Ask for another decision';

    await decide(first, /^The seller gets it/, 'It is what was ordered.');
    await expect(first.page.getByText('Decision of the market')).toBeVisible();
    for (const { page, address } of readers) {
      await page.goto(address);
      await expect(panelOf(page).getByText('The seller gets the money.')).toBeVisible();
      await expect(panelOf(page).getByText('It is what was ordered.')).toBeVisible();
      await expect(page.getByRole('button', { name: another })).toBeVisible();
    }

    await listen(buyers);
    await buyers.reload();
    await press(buyers, 'button', another);
    const dialog = buyers.getByRole('dialog', { name: another });
    await expect(dialog).toBeVisible();
    await typeInto(buyers, 'Why the decision is wrong', 'Nobody has looked at the other festival.');
    await press(dialog, 'button', 'Ask for it');
    await expectHeard(buyers, 'Somebody else will decide.');
    await sellers.reload();
    for (const { page } of readers) {
      await expect(page.getByText('Somebody else is looking at it')).toBeVisible();
      await expect(panelOf(page).getByText(/^Nobody has looked at the other/)).toBeVisible();
      await expect(page.getByRole('button', { name: another })).toHaveCount(0);
    }

    await decide(first, /^The seller gets it/, 'I have decided already.');
    await expect(first.page.getByText(refusals.appealOfSame.message)).toBeVisible();
    await decide(second, /^The buyer gets all of it back/, 'The other festival had it before.');
    await expect(second.page.getByText('Decision of the market')).toBeVisible();
    for (const { page, address } of readers) {
      await page.goto(address);
      await expect(panelOf(page).getByText('The buyer gets all the money back.')).toBeVisible();
      await expect(panelOf(page).getByText('The other festival had it before.')).toBeVisible();
      await expect(page.getByRole('button', { name: another })).toHaveCount(0);
    }
  },
);

// Shows X50.
test(
  'an owner adds a category by keyboard, and says why',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const owner = await openMemberBrowser('Olga Sen');
    await promote(owner, 'owner');
    const { page } = owner;
    const name = `Puppets ${randomUUID().slice(0, 8)}`;
    await listen(page);

    await page.goto('/admin');
    await press(page.getByRole('navigation', { name: 'Desk' }), 'link', 'Categories');
    await expectScreen(page, 'Categories');
    await press(page, 'button', 'Add a category');
    await page.keyboard.type(name);
    await expect(page.getByLabel('In addresses')).toHaveValue(name.replace(' ', '-'));
    await typeInto(page, 'Why', 'Many have asked for it.');
    await press(page, 'button', 'Save');
    await expectHeard(page, 'Added. Every server follows within a second or two.');
    await expect(page.getByRole('button', { name: 'Add a category' })).toBeFocused();
    await expect(async () => {
      const { categories } = (await clientOf(page).getMarket()).market;
      expect(categories.map((category) => category.name)).toContain(name);
    }).toPass({ timeout: 20_000 });
  },
);

test(
  'an operator without a second factor is led to where one is added',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page, email } = await openMemberBrowser('Sara Thapa');
    await grantRole(email, 'support');
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Add a second factor' }).click();
    await expect(page).toHaveURL('/me/security');
  },
);

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
test(
  'for everybody else there is no such address, and no file that they can load says a word of it',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
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
  },
);
