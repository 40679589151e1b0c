import { randomUUID } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { clientOf } from './backend.ts';
import { siteAddress } from './siteAddress.ts';

/** Somebody who uses the site in a browser of their own. */
export interface Visitor {
  page: Page;
}

/** Somebody with an account. */
export interface Member extends Visitor {
  fullname: string;
  email: string;
  password: string;
}

interface People {
  /**
   * Opens a browser of its own for somebody who has no account.
   *
   * @param site The address of the market. Defaults to the one of most journeys, here and below.
   */
  openBrowser: (site?: string) => Promise<Visitor>;
  /** Opens a browser of its own for somebody who has just signed up, and no page yet. */
  openMemberBrowser: (fullname?: string, site?: string) => Promise<Member>;
}

/** Gives what the pages of a browser tried and the server's policy forbade: must stay empty. */
function watchPolicy(context: BrowserContext): string[] {
  const forbidden: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|requires 'Trusted/.test(text)) forbidden.push(text);
  });
  return forbidden;
}

/** Lets a visit to an address wait until the site has taken the page over, if it is the site's. */
function waitForTakeover(context: BrowserContext) {
  context.on('page', (page) => {
    const { goto, reload } = page;
    const settle = async <Response>(response: Response) => {
      await page
        .locator('html[data-live], html:not(:has(#root))')
        .waitFor({ state: 'attached', timeout: 30_000 });
      return response;
    };
    page.goto = async (...way) => settle(await goto.apply(page, way));
    page.reload = async (...way) => settle(await reload.apply(page, way));
  });
}

/** Tests in which every person has a browser context of their own. No page may break the policy. */
export const test = base.extend<People>({
  context: async ({ context }, use) => {
    const forbidden = watchPolicy(context);
    waitForTakeover(context);
    await use(context);
    expect(forbidden).toEqual([]);
  },
  openBrowser: async ({ browser, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    const forbidden: string[][] = [];
    await use(async (site = siteAddress) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: site });
      contexts.push(context);
      forbidden.push(watchPolicy(context));
      waitForTakeover(context);
      return { page: await context.newPage() };
    });
    expect(forbidden.flat()).toEqual([]);
    await Promise.all(contexts.map((context) => context.close()));
  },
  openMemberBrowser: async ({ openBrowser }, use) => {
    await use(async (fullname = 'Maya Tamang', site = siteAddress) => {
      const { page } = await openBrowser(site);
      const account = createAccount(fullname);
      await clientOf(page, site).signUp({ ...account, passwordverify: account.password });
      return { page, ...account };
    });
  },
});

export { expect };

/** Makes up an account that nobody else has. */
const createAccount = (fullname: string) => ({
  fullname,
  email: `${fullname.split(' ')[0]?.toLowerCase()}.${randomUUID()}@example.com`,
  password: 'a long enough password',
});

/** Signs up through the form and waits until the home page greets the new member. */
export async function signUp({ page }: Visitor, fullname: string): Promise<Member> {
  const account = createAccount(fullname);
  const { email, password } = account;

  await page.goto('/signup');
  await page.getByLabel('Full Name').fill(fullname);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Verify Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/');

  return { page, ...account };
}

/** Of the sample data, as the README tells it. */
const demoSeller = { email: 'mira@example.com', password: 'mira-demo-2026' };

/** Makes the person on this page the seller of the sample data. */
export const logInAsDemoSeller = (page: Page) => clientOf(page).logIn(demoSeller);

/** Logs in through the form and waits until the home page is there. */
export async function logIn(page: Page, account: { email: string; password: string }) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/');
}

/** Logs in from the welcome screen, after the session of a screen for members has ended. */
export async function logInAgain({ page, email, password }: Member) {
  await page.getByRole('link', { name: 'Log In to go on' }).click();
  // The welcome screen, which stays until the next one has come, asks for an e-mail address, too.
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
}

/** Leaves it to what a person does next to notice that their session has ended: nothing else asks from now on. */
export const stopBackgroundQuestions = (page: Page) =>
  page.route(/\/api\/(?:events|notifications)/, (route) => route.abort());
