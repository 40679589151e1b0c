import { readFile } from 'node:fs/promises';
import type { ServiceSummary } from '@market/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planSamples } from '../../samples/planSamples.ts';
import type { Database } from '../database/openDatabase.ts';
import { createTestMarket, type TestMarket } from '../testing/createTestMarket.ts';

/** What people type, as the table of `docs/measurements/search.md` has it. */
const typed = [
  'Mira',
  'logo design nepal',
  'wordpres',
  'lgo',
  'C#',
  'рекламa',
  '٣',
  '🎨',
  'x'.repeat(200),
];

const page = new URL('../../../../docs/measurements/search.md', import.meta.url);
const rows = (await readFile(page, 'utf8'))
  .split('\n')
  .map((line) => line.replaceAll(/ *\| */g, ' | ').trim());

/** The people and services of the sample market, without their pictures. */
async function plant(database: Database) {
  const { people, services } = planSamples(new Date('2026-11-01'));
  const ids = new Map(people.map(({ email }) => [email, crypto.randomUUID()]));
  await database
    .insertInto('people')
    .values(
      people.map(({ fullname, email, from }) => ({
        id: ids.get(email) as string,
        fullname,
        email,
        origin: from,
        password_hash: '',
      })),
    )
    .execute();
  await database
    .insertInto('services')
    .values(
      services.map(({ sellerEmail, title, description, category, price, createdAt }) => ({
        id: crypto.randomUUID(),
        seller_id: ids.get(sellerEmail) as string,
        title,
        description,
        category,
        price_paise: price * 100,
        created_at: createdAt,
      })),
    )
    .execute();
}

const list = (texts: readonly string[]) => (texts.length === 0 ? 'none' : texts.join('; '));

const titlesOf = (services: readonly Pick<ServiceSummary, 'title'>[]) =>
  list(services.slice(0, 2).map(({ title }) => title));

describe.each(['memory', 'sql'] as const)('%s', (engine) => {
  let market: TestMarket;
  beforeAll(async () => {
    market = await createTestMarket({ search: engine });
    await plant(market.database);
  });
  afterAll(() => market.close());

  // Shows X46.
  test.each(typed)('what %s finds and suggests is as the table says', async (keyword) => {
    const visitor = market.createVisitor();
    const found = await visitor.listServices({ keyword, facets: true });
    const { terms, services } = await visitor.suggestServices({ q: keyword });
    const shown = keyword.length > 20 ? `200 times \`${keyword.charAt(0)}\`` : `\`${keyword}\``;
    const guesses = found.didYouMean?.map((guess) => `${guess.keyword} (${guess.count})`) ?? [];
    const cells = [
      shown,
      String(found.filteredServiceCount),
      titlesOf(found.services),
      list(terms),
      titlesOf(services),
      list(guesses),
    ];
    const row = `| ${cells.join(' | ')} |`;
    expect(rows.find((each) => each.startsWith(`| ${shown} |`))).toBe(row);
  });
});
