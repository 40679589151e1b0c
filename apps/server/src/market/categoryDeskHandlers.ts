import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { refusals } from '@market/api/contract';
import { noteEvents } from '../audit/auditQueries.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Handlers } from '../http/Handlers.ts';
import { readMarket } from '../marketBook/createMarketBook.ts';
import type { OwnCategory } from '../marketBook/MarketFacts.ts';
import { requireStepUp } from '../people/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import {
  categoryLimit,
  changeCategories,
  createCategoryQueries,
  writeOrder,
} from './categoryQueries.ts';

/** What tells a list of categories from all that it was before. */
function toVersion(categories: readonly OwnCategory[]): string {
  const facts = categories.map(({ slug, name, names, isHidden, movedTo }) => [
    slug,
    name,
    Object.entries(names).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    isHidden,
    movedTo,
  ]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/** Reads the categories; refuses when they have changed since the owner read them. */
async function readSeen(database: Database, seen: string): Promise<OwnCategory[]> {
  const { categories } = await readMarket(database);
  if (toVersion(categories) !== seen) throw new CallRefusal(refusals.decidedMeanwhile);
  return categories;
}

const listKept = <Category extends OwnCategory>(categories: readonly Category[]) =>
  categories.filter(({ movedTo }) => movedTo === null);

const toDeskCategory = (category: OwnCategory & { services: number }) => ({
  slug: category.slug,
  name: category.name,
  names: category.names,
  isRetired: category.isHidden,
  serviceCount: category.services,
});

/** Answers the calls about categories, for owners. */
export const createCategoryDeskHandlers = (database: Database) =>
  ({
    async listDeskCategories() {
      // Read first: what is newer than the version is found out when somebody saves.
      const version = toVersion((await readMarket(database)).categories);
      const categories = listKept(await createCategoryQueries(database).list());
      return { categories: categories.map(toDeskCategory), version };
    },

    addCategory({ slug, name, names, words, seen }, { _id: personId }, visit) {
      requireStepUp(visit);
      return changeCategories(database, async (transaction) => {
        const categories = await readSeen(transaction, seen);
        if (categories.some((one) => one.slug.toLowerCase() === slug.toLowerCase())) {
          throw new CallRefusal(refusals.categoryKnown, { field: 'slug' });
        }
        if (categories.length >= categoryLimit) {
          throw new CallRefusal(refusals.tooManyCategories, { values: { most: categoryLimit } });
        }
        await transaction
          .insertInto('categories')
          .values({ slug, name, names: JSON.stringify(names), position: categories.length })
          .execute();
        await noteEvents(transaction, [
          {
            personId,
            what: 'category.added',
            subjectId: slug,
            address: visit.address,
            reason: words,
            after: { name, names },
          },
        ]);
        return {};
      });
    },

    saveCategory({ slug, name, names, isRetired, place, words, seen }, { _id: personId }, visit) {
      requireStepUp(visit);
      return changeCategories(database, async (transaction) => {
        const categories = await readSeen(transaction, seen);
        const kept = listKept(categories);
        const category = kept.find((one) => one.slug === slug);
        if (!category) throw new CallRefusal(refusals.categoryNotFound);
        const others = kept.filter((one) => one !== category);
        if (isRetired && others.every(({ isHidden }) => isHidden)) {
          throw new CallRefusal(refusals.lastCategory);
        }

        const before = kept.indexOf(category);
        const after = Math.min(place, others.length);
        const changes = [
          {
            what: 'category.renamed',
            before: { name: category.name, names: category.names },
            after: { name, names },
          },
          { what: 'category.ordered', before, after },
          {
            what: isRetired ? 'category.hidden' : 'category.shown',
            before: { isRetired: category.isHidden },
            after: { isRetired },
          },
        ].filter((change) => !isDeepStrictEqual(change.before, change.after));
        await transaction
          .updateTable('categories')
          .set({
            name,
            names: JSON.stringify(names),
            ...(isRetired !== category.isHidden && { hidden_at: isRetired ? new Date() : null }),
          })
          .where('slug', '=', slug)
          .execute();
        if (before !== after) {
          const merged = categories.filter(({ movedTo }) => movedTo !== null);
          const ordered = [...others.toSpliced(after, 0, category), ...merged];
          await writeOrder(
            transaction,
            ordered.map((one) => one.slug),
          );
        }
        await noteEvents(
          transaction,
          changes.map((change) => ({
            ...change,
            personId,
            subjectId: slug,
            address: visit.address,
            reason: words,
          })),
        );
        return {};
      });
    },
  }) satisfies Partial<Handlers>;
