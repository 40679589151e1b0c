import { type Category, categorySchema } from '@market/api/contract';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { readMarket } from '../marketBook/createMarketBook.ts';
import { firstCategories, type OwnCategory } from '../marketBook/MarketFacts.ts';
import { OperatorError } from '../refusals/OperatorError.ts';

/** The most categories, with those that are hidden or merged: a search has numbers for so many. */
export const categoryLimit = 200;

/** How many services move at once. */
const batchSize = 1_000;

/** After this, in milliseconds, every process knows that a category has moved. */
const knownAfter = 2_500;

const lowestId = '00000000-0000-0000-0000-000000000000';

const note = (database: Database, what: string, subjectId: string) =>
  noteEvent(database, { personId: null, what, subjectId, address: 'operator' });

/** Changes the categories, one after the other. What a market begins with is written down first. */
export const changeCategories = <Done>(
  database: Database,
  work: (transaction: Database) => Promise<Done>,
) =>
  inTransaction(database, async (transaction) => {
    await sql`lock table categories in share row exclusive mode`.execute(transaction);
    const known = await transaction.selectFrom('categories').select('slug').limit(1).execute();
    if (known.length === 0) {
      await transaction
        .insertInto('categories')
        .values(firstCategories.map(({ slug, name }, position) => ({ slug, name, position })))
        .execute();
    }
    return work(transaction);
  });

/** Finds a category that has not been merged. */
async function find(database: Database, slug: string): Promise<OwnCategory> {
  const { categories } = await readMarket(database);
  const category = categories.find((one) => one.slug === slug);
  if (!category) {
    throw new OperatorError(`There is no category ${slug}: market categories lists them.`);
  }
  if (category.movedTo !== null) {
    throw new OperatorError(`${slug} has been merged into ${category.movedTo}.`);
  }
  return category;
}

/** Writes down in which order the categories stand: all of them. */
export async function writeOrder(database: Database, slugs: readonly string[]): Promise<void> {
  for (const [position, slug] of slugs.entries()) {
    await database.updateTable('categories').set({ position }).where('slug', '=', slug).execute();
  }
}

/** Moves the services of a category that are there now. Gives how many that were. */
async function moveServices(
  database: Database,
  from: Category,
  into: Category,
  onMoved: (count: number) => void,
): Promise<number> {
  let count = 0;
  for (let last: string | undefined = lowestId; last !== undefined;) {
    const { rows }: { rows: { id: string }[] } = await sql<{ id: string }>`
      update services set category = ${into}
      where id in (
        select id from services where category = ${from} and id > ${last}
        order by id limit ${batchSize} for update)
      returning id`.execute(database);
    count += rows.length;
    if (rows.length > 0) onMoved(count);
    last =
      rows.length < batchSize
        ? undefined
        : rows
            .map(({ id }) => id)
            .toSorted()
            .at(-1);
  }
  return count;
}

const none = { services: 0, paused: 0 };

export type CategoryQueries = ReturnType<typeof createCategoryQueries>;

/** The kinds of services, as the operator changes them. Throws `OperatorError` with a plain sentence. */
export const createCategoryQueries = (database: Database) => ({
  /** All, in their order, with how many services each has, and how many of them are paused. */
  async list(): Promise<(OwnCategory & { services: number; paused: number })[]> {
    const { categories } = await readMarket(database);
    const counts = await database
      .selectFrom('services')
      .select(({ fn }) => [
        'category',
        fn.countAll<number>().as('services'),
        fn.count<number>('paused_at').as('paused'),
      ])
      .where('deleted_at', 'is', null)
      .groupBy('category')
      .execute();
    const bySlug = new Map(counts.map(({ category, ...count }) => [category, count]));
    return categories.map((one) => ({ ...one, ...(bySlug.get(one.slug) ?? none) }));
  },

  /** Adds a category behind the others. */
  add: (slug: string, name: string, names: Record<string, string>) =>
    changeCategories(database, async (transaction) => {
      if (!categorySchema.safeParse(slug).success) {
        throw new OperatorError(
          `A category is written with letters, digits and single hyphens between them, at most 60 in all, not "${slug}".`,
        );
      }
      const { categories } = await readMarket(transaction);
      const known = categories.find((one) => one.slug.toLowerCase() === slug.toLowerCase());
      if (known?.movedTo) {
        throw new OperatorError(`${known.slug} has been merged into ${known.movedTo}.`);
      }
      if (known) throw new OperatorError(`There is a category ${known.slug} already.`);
      if (categories.length >= categoryLimit) {
        throw new OperatorError(`A market has at most ${categoryLimit} categories.`);
      }
      await transaction
        .insertInto('categories')
        .values({ slug, name, names: JSON.stringify(names), position: categories.length })
        .execute();
      await note(transaction, 'category.added', slug);
    }),

  /** Gives a category another name; its names in languages that are not mentioned stay. */
  rename: (slug: string, name: string, names: Record<string, string>) =>
    changeCategories(database, async (transaction) => {
      const category = await find(transaction, slug);
      await transaction
        .updateTable('categories')
        .set({ name, names: JSON.stringify({ ...category.names, ...names }) })
        .where('slug', '=', slug)
        .execute();
      await note(transaction, 'category.renamed', slug);
    }),

  /** Puts these categories first; the others follow in the order that they have. */
  order: (slugs: string[]) =>
    changeCategories(database, async (transaction) => {
      if (new Set(slugs).size < slugs.length) {
        throw new OperatorError('Each category may be named once.');
      }
      for (const slug of slugs) await find(transaction, slug);
      const { categories } = await readMarket(transaction);
      const others = categories.map(({ slug }) => slug).filter((slug) => !slugs.includes(slug));
      await writeOrder(transaction, [...slugs, ...others]);
      await note(transaction, 'category.ordered', slugs.join(', '));
    }),

  /** Hides a category, or shows it again. Its services stay, and are found by all but the category. */
  hide: (slug: string, isHidden: boolean) =>
    changeCategories(database, async (transaction) => {
      await find(transaction, slug);
      const shown = (await readMarket(transaction)).categories.filter(
        (one) => !one.isHidden && one.movedTo === null && one.slug !== slug,
      );
      if (isHidden && shown.length === 0) {
        throw new OperatorError('The last category cannot be hidden: nobody could offer anything.');
      }
      await transaction
        .updateTable('categories')
        .set({ hidden_at: isHidden ? new Date() : null })
        .where('slug', '=', slug)
        .execute();
      await note(transaction, isHidden ? 'category.hidden' : 'category.shown', slug);
    }),

  /**
   * Merges a category into another one. From its beginning on, the old one leads to the new one;
   * the services move a thousand at a time, so that nobody waits. Killed on the way, it goes on
   * when it is done again. Gives how many services have moved.
   */
  async merge(from: string, into: string, onMoved: (count: number) => void): Promise<number> {
    await changeCategories(database, async (transaction) => {
      if (from === into) throw new OperatorError('A category cannot be merged into itself.');
      if ((await find(transaction, into)).isHidden) {
        throw new OperatorError(`${into} is hidden: market show-category ${into} shows it.`);
      }
      const { categories } = await readMarket(transaction);
      if (categories.find(({ slug }) => slug === from)?.movedTo === into) return;

      await find(transaction, from);
      // What was merged into the old one goes along, so that no address leads on to another.
      await transaction
        .updateTable('categories')
        .set({ moved_to: into })
        .where((one) => one.or([one('slug', '=', from), one('moved_to', '=', from)]))
        .execute();
      await note(transaction, 'category.merged', `${from} into ${into}`);
    });

    const moved = await moveServices(database, from, into, onMoved);
    // Until now a process may have taken the old one for a category that services can be in.
    await wait(knownAfter);
    return moved + (await moveServices(database, from, into, (count) => onMoved(moved + count)));
  },
});
