import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createMailQueries } from '../queries/mailQueries.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';

const trial = await createTestMarket({ publicUrl: 'http://localhost:4000' });
beforeEach(trial.empty);
afterAll(trial.close);

/** As long as those that are mailed. */
const token = 'abc-1'.repeat(7);

test('on one’s own machine, mails can be read on a page, as text', async () => {
  await createMailQueries(trial.database).add({
    recipient: 'asha@example.com',
    subject: '<script>alert(1)</script>',
    body: `日本語 = <b>1</b>: http://localhost:4000/password/reset/${token}`,
  });
  const html = await vi.waitFor(async () => {
    const text = await (await fetch(`${trial.url}/demo/mails`)).text();
    expect(text).toContain('To asha@example.com');
    return text;
  }, 5_000);

  expect(html).toContain('&#60;script&#62;');
  expect(html).not.toContain('<script>');
  expect(html).toContain('日本語 = &#60;b&#62;1');
  expect(html).toContain(`<a href="http://localhost:4000/password/reset/${token}">`);
});

test.each([
  { publicUrl: 'https://market.example' },
  { publicUrl: 'http://localhost:4000', smtpUrl: 'smtp://localhost:1' },
])('there is no such page with %o', async (settings) => {
  const market = await createTestMarket(settings);
  const response = await fetch(`${market.url}/demo/mails`);
  await market.close();

  expect(await response.text()).not.toContain('Mails that were not sent');
});
