import { afterAll, beforeEach, expect, test } from 'vitest';
import { createMailQueries } from '../queries/mailQueries.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';

const trial = await createTestMarket({ publicUrl: 'http://localhost:4000' });
beforeEach(trial.empty);
afterAll(trial.close);

test('on one’s own machine, mails can be read on a page, as text', async () => {
  await createMailQueries(trial.database).add({
    recipient: 'asha@example.com',
    subject: '<script>alert(1)</script>',
    body: 'Choose it here: http://localhost:4000/password/reset/abc-1',
  });
  const html = await (await fetch(`${trial.url}/demo/mails`)).text();

  expect(html).toContain('&#60;script&#62;');
  expect(html).not.toContain('<script>');
  expect(html).toContain('<a href="http://localhost:4000/password/reset/abc-1">');
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
