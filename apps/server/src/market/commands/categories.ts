import { describeCommand } from '../../operator/OperatorCommand.ts';
import { lineSchema } from '../../marketBook/ownerSettings.ts';
import { OperatorError } from '../../refusals/OperatorError.ts';
import { createCategoryQueries } from '../categoryQueries.ts';

const longestName = 60;

function readName(text: string): string {
  const name = lineSchema.safeParse(text).data;
  if (name !== undefined && name.length <= longestName) return name;
  throw new OperatorError(`The name of a category is a line of at most ${longestName} characters.`);
}

/** Reads `ne=वेब,de=Netz`. A comma that no language follows belongs to the name before it. */
function readNames(text = ''): Record<string, string> {
  const entries = text.split(/,(?=[a-z]{2,3}(?:-\w+)*=)/i).filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => {
      const [, language, name = ''] = /^([a-z]{2,3}(?:-\w+)*)=(.+)$/i.exec(entry) ?? [];
      if (!language) throw new OperatorError(`--names wants ne=NAME,de=NAME, not "${entry}".`);
      return [language.toLowerCase(), readName(name)];
    }),
  );
}

const names = {
  names: { value: 'LANGUAGE=NAME,…', about: 'what it is called in other languages' },
};

const countServices = (count: number) => (count === 1 ? '1 service' : `${count} services`);

/** Lists the categories. */
export const categories = describeCommand({
  summary: 'lists the categories in their order',
  parameters: [],
  options: {},

  async run({ database, report }) {
    for (const category of await createCategoryQueries(database).list()) {
      const { slug, name, isHidden, movedTo, services, paused } = category;
      const others = Object.entries(category.names).map(([language, own]) => `${language}=${own}`);
      const state = movedTo ? `merged into ${movedTo}` : isHidden ? 'hidden' : 'shown';
      const count = countServices(services) + (paused > 0 ? `, ${paused} of them paused` : '');
      report([slug, name, ...others, state, count].join('  '));
    }
  },
});

/** Adds a category. */
export const addCategory = describeCommand({
  summary: 'adds a category behind the others; SLUG stands in addresses and never changes',
  parameters: ['slug', 'name'],
  options: names,

  async run({ database, report }, { slug, name, names: others }) {
    await createCategoryQueries(database).add(slug, readName(name), readNames(others));
    report(`There is a category ${slug} now.`);
  },
});

/** Renames a category. */
export const renameCategory = describeCommand({
  summary: 'calls a category something else; its address stays',
  parameters: ['slug', 'name'],
  options: names,

  async run({ database, report }, { slug, name, names: others }) {
    await createCategoryQueries(database).rename(slug, readName(name), readNames(others));
    report(`${slug} is called ${readName(name)} now.`);
  },
});

/** Orders the categories. */
export const orderCategories = describeCommand({
  summary: 'puts these categories first, with commas between them; the others follow',
  parameters: ['slugs'],
  options: {},

  async run({ database, report }, { slugs }) {
    const first = slugs.split(',').map((slug) => slug.trim());
    await createCategoryQueries(database).order(first);
    report(`The categories begin with ${first.join(', ')} now.`);
  },
});

/** Hides a category. */
export const hideCategory = describeCommand({
  summary: 'hides a category; its services stay, and are found without it',
  parameters: ['slug'],
  options: {},

  async run({ database, report }, { slug }) {
    await createCategoryQueries(database).hide(slug, true);
    report(`${slug} is hidden now.`);
  },
});

/** Shows a category again. */
export const showCategory = describeCommand({
  summary: 'shows a category that was hidden',
  parameters: ['slug'],
  options: {},

  async run({ database, report }, { slug }) {
    await createCategoryQueries(database).hide(slug, false);
    report(`${slug} is shown now.`);
  },
});

/** Merges a category into another one. */
export const mergeCategory = describeCommand({
  summary: 'moves the services of FROM into INTO, and its address along with them, for good',
  parameters: ['from', 'into'],
  options: {},

  async run({ database, report }, { from, into }) {
    const onMoved = (count: number) => report(`${countServices(count)} moved so far.`);
    const moved = await createCategoryQueries(database).merge(from, into, onMoved);
    report(`${from} is part of ${into} now; ${countServices(moved)} moved.`);
  },
});
