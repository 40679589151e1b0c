import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { missingStates, screenStates } from '../apps/marketplace/src/testing/screenStates.ts';
import { type Entry, listEntries } from '../packages/ui/scripts/listEntries.ts';

/**
 * Names every exported part and every screen without stories, and every state without a story. The
 * states of a part follow from its properties; a screen has all of them except those that
 * `missingStates` excuses. A title that does not follow its folder fails, too.
 */
const source = new URL('../packages/ui/src/', import.meta.url);

/** Exports that nobody sees: types of the fields, functions, values. */
const invisible = /^(Field|StyleRegistry|formatting|texts(\/.+)?|theme)$/;

/** Parts that hold whole pages and have no text of their own. */
const pageHolders = ['MarketProvider', 'PageLayout'];

interface Requirement {
  /** One of these stories must be there. */
  stories: string[];
  /** When the properties look like this; always, if left out. */
  when?: RegExp;
  /** When one of the styles looks like this. */
  whenStyled?: RegExp;
  except?: string[];
}

/** Elements that take the focus, and links of a kind of their own. */
const focusable =
  /<(?:a|button|input|select|textarea|summary|Link|Anchor)\b|styled\.(?:a|button|input|select|textarea)\b|styled\(Link\)/;

/** What stories must do if they describe what keys do. */
const plays = {
  'a play function with the pointer':
    /userEvent\.(?:click|hover|upload|selectOptions)\(|fireEvent\.(?:pointer|drop)|follow\(/,
  'a play function with the keyboard': /userEvent\.(?:tab|keyboard|type)\(/,
};

/** A property that holds a list. */
const list = /^ {2}\w+: readonly (?!SelectOption|RadioOption|TabItem|MenuItem|SidebarTab)\w+\[\]/m;

const requirements: Requirement[] = [
  { stories: ['Default'] },
  { stories: ['Dark'] },
  { stories: ['RightToLeft'] },
  { stories: ['Narrow'] },
  { stories: ['Loading'], when: /^ {2}is(Loading|Removing|Confirming|Submitting)\?/m },
  {
    stories: ['Disabled'],
    when: /^ {2}isDisabled\?|PropsWithRef<'(button|input|select|textarea)'>/m,
  },
  { stories: ['WithError', 'Failed'], when: /^ {2}error\?:|\bFieldProps\b/m },
  {
    stories: ['LongText'],
    when: /^ {2}(title|text|service|services)\??: |^export interface \w+Props[^}]* {2}children\??: |^export interface \w+Props extends (ComponentPropsWithRef<'(a|button)'>|LinkProps)|\bFieldProps\b/m,
    except: pageHolders,
  },
  { stories: ['States'], when: focusable, except: pageHolders },
  { stories: ['States'], whenStyled: focusable, except: pageHolders },
  { stories: ['States'], whenStyled: /:(hover|active|focus-visible|focus-within)\b/ },
  { stories: ['Empty', 'EmptyWishlist', 'MissingPicture'], when: list },
  { stories: ['One', 'Many'], when: list },
  {
    stories: ['MissingPicture', 'BrokenPicture'],
    when: /^ {2}(picture|service|seller|images)\??: /m,
  },
];

const readFolder = (folder: URL, accept: (file: string) => boolean) =>
  readdirSync(folder)
    .filter(accept)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');

/** The styles of a part, including those it shares with others. */
function readStyles(folder: URL, code: string) {
  const shared = [...code.matchAll(/from '(\.\.\/[\w/.]+(?:\.styles|Look)\.ts)'/g)].map(
    ([, path = '']) => readFileSync(new URL(path, folder), 'utf8'),
  );
  return [readFolder(folder, (file) => /(\.styles|Look)\.ts$/.test(file)), ...shared].join('\n');
}

const readStories = (code: string) =>
  new Set([...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name));

function findMissing({ name: part, folder: path }: Entry): string[] {
  const folder = new URL(`${path}/`, source);
  if (!existsSync(new URL(`${part}.stories.tsx`, folder))) return ['any story'];

  const code = readFolder(folder, (file) => /^[A-Z]\w*\.tsx$/.test(file));
  const styles = readStyles(folder, code);
  const storyCode = readFolder(folder, (file) => file.endsWith('.stories.tsx'));
  const stories = readStories(storyCode);
  const missingPlays = Object.entries(plays)
    .filter(([, play]) => storyCode.includes('keyboard: {') && !play.test(storyCode))
    .map(([name]) => name);
  const missingStories = requirements
    .filter(({ except }) => !except?.includes(part))
    .filter(({ when }) => when?.test(code) ?? true)
    .filter(({ whenStyled }) => whenStyled?.test(styles) ?? true)
    .filter((requirement) => !requirement.stories.some((name) => stories.has(name)))
    .map((requirement) => requirement.stories.join(' or '));
  return [...new Set([...missingStories, ...missingPlays])];
}

const site = join(import.meta.dirname, '../apps/marketplace/src');

/** The screens that the features' routes lead to, such as `wishlist/WishlistScreen`. */
function listScreens(): string[] {
  const routes = globSync('features/*/routes.{ts,tsx}', { cwd: site });
  const screens = routes.flatMap((file) => {
    const feature = basename(dirname(file));
    const imports = readFileSync(join(site, file), 'utf8').matchAll(/import\('\.\/(.+)\.tsx'\)/g);
    return [...imports].map(([, screen]) => `${feature}/${screen}`);
  });
  return [...new Set(screens)];
}

/** What is wrong with the stories of the screens. */
function findScreenFaults(): string[] {
  const screens = listScreens();
  const known = new Set(screens.map((screen) => basename(screen)));
  const unreachable = globSync('features/**/*Screen.tsx', { cwd: site })
    .map((file) => basename(file, '.tsx'))
    .filter((screen) => !known.has(screen));
  const unknown = missingStates.flatMap((each) => each.screens).filter((name) => !known.has(name));

  return [
    ...unreachable.map((screen) => `${screen} stands in no route.`),
    ...unknown.map((screen) => `missingStates excuses ${screen}, which does not exist.`),
    ...screens.flatMap(findFaultsOfScreen),
  ];
}

function findFaultsOfScreen(screen: string): string[] {
  const name = basename(screen);
  const file = join(site, 'features', `${screen}.stories.tsx`);
  if (!existsSync(file)) return [`${name} has no stories.`];

  const stories = readStories(readFileSync(file, 'utf8'));
  return screenStates.flatMap((state) => {
    const isExcused = missingStates.some(
      ({ screens, states }) => screens.includes(name) && states.includes(state),
    );
    if (isExcused === stories.has(state)) {
      return isExcused
        ? [`${name} has the story ${state}, which missingStates excuses.`]
        : [`${name} has no story: ${state}`];
    }
    return [];
  });
}

/** What is wrong with the stories of the library's parts. */
const findPartFaults = (): string[] =>
  listEntries()
    .filter(({ name }) => !invisible.test(name))
    .flatMap((entry) => findMissing(entry).map((state) => `${entry.name} has no story: ${state}`));

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Where the stories of a file belong in the sidebar: it is grouped like the folders. */
function findGroup(file: string) {
  const [, , , group = '', part = ''] = file.split('/');
  if (file.startsWith('packages/ui/')) return `${capitalize(group)}/${part}`;
  return `Screens/${capitalize(group === 'features' ? part : group)}/`;
}

/** Titles in the wrong group. Whole journeys belong to none. */
const findTitleFaults = (): string[] =>
  globSync(['packages/ui/src/*/*/*.stories.tsx', 'apps/marketplace/src/**/*.stories.tsx']).flatMap(
    (file) => {
      const [, title = ''] =
        /^(?:const meta = \{| ) title: '(.*?)'/m.exec(readFileSync(file, 'utf8')) ?? [];
      const group = findGroup(file);
      return title === 'Journeys' || title.startsWith(group)
        ? []
        : [`${file} has the title ${title}, which does not begin with ${group}.`];
    },
  );

for (const fault of [...findPartFaults(), ...findScreenFaults(), ...findTitleFaults()]) {
  console.error(fault);
  process.exitCode = 1;
}
