import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The built site. */
const folder = join(import.meta.dirname, '../apps/marketplace/dist');

interface ManifestEntry {
  file: string;
  /** What the file was made for; of a screen the name of its component. */
  name?: string;
  imports?: string[];
}

/** What a part of the site may weigh, in kB (1000 bytes) after minifying and Brotli. */
export interface Weight {
  name: string;
  kilobytes: number;
  budget: number;
}

const homeScreen = 'ExploreScreen';

/** Chunks that a screen loads once it is there. */
const later: Record<string, string[]> = {
  [homeScreen]: ['SiteThemeSwitch'],
  DashboardHomeScreen: ['EarningsChart'],
};

/**
 * In kB. The target of the home page is 112, of which the required libraries take 101.8; 1.3 are what it
 * takes for every part to speak any language and to hand on its attributes and ref, half a kB on each
 * further screen, 0.8 the hooks of conversations and notifications, and 0.9 those of reviews, scores,
 * decisions, passkeys and one's own data, with their routes. The dashboard includes its chart, a
 * service its packages with the arithmetic of their prices and how its reviews are sorted, answered, found
 * helpful and reported, a draft all five of its steps, messages their files, offers and dialogs, and both forms of a
 * service the way there. A press that leads elsewhere does not render anew what is left: 0.1. Each change of a file
 * with styles gives these other names, which compress a little better or worse: for that there is 0.3.
 */
const homeBudget = 138.5;
const screenBudget = 17;
/**
 * Screens of those who run the market bring their client and what checks its answers, which all others load
 * by themselves a little later. Beyond that, a person and an order show all that is known of them.
 */
const deskBudget = 46;
const budgets: Record<string, number> = {
  DashboardHomeScreen: 60,
  DraftScreen: 39,
  EditServiceScreen: 19,
  InspectOrderScreen: 62,
  MessagesScreen: 32,
  NewServiceScreen: 19,
  PersonFileScreen: 53,
  ScoreScreen: 18,
  ServiceScreen: 33.5,
};
const styleBudget = 7;

const toKilobytes = (content: string | Buffer) => brotliCompressSync(content).length / 1000;

/** Weighs the built files: what the home page loads, and what each further screen adds. */
export function weighSite(): Weight[] {
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );

  const collect = (key: string, found = new Set<string>()): Set<string> => {
    const entry = manifest[key];
    if (!entry || found.has(entry.file)) return found;
    found.add(entry.file);
    for (const imported of entry.imports ?? []) collect(imported, found);
    return found;
  };
  const collectChunk = (name: string) => {
    const found = Object.entries(manifest).find(([, entry]) => entry.name === name);
    if (!found) throw new Error(`The built site has no file for ${name}.`);
    return collect(found[0]);
  };
  const collectScreen = (name: string) =>
    [name, ...(later[name] ?? [])].flatMap((chunk) => [...collectChunk(chunk)]);
  const [deskFile] = collectChunk('AdminScreens');
  const usualBudget = (name: string) =>
    deskFile && collectChunk(name).has(deskFile) ? deskBudget : screenBudget;
  const weigh = (files: Iterable<string>) =>
    [...new Set(files)].reduce(
      (sum, file) => sum + toKilobytes(readFileSync(join(folder, file))),
      0,
    );

  const ofHome = new Set([...collect('index.html'), ...collectScreen(homeScreen)]);
  const screens = Object.values(manifest).flatMap(({ name }) =>
    name?.endsWith('Screen') && name !== homeScreen ? [name] : [],
  );
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style).join('');

  return [
    { name: 'home page', kilobytes: weigh(ofHome), budget: homeBudget },
    ...screens.map((name) => ({
      name: `${name}, beyond the home page`,
      kilobytes: weigh(collectScreen(name).filter((file) => !ofHome.has(file))),
      budget: budgets[name] ?? usualBudget(name),
    })),
    {
      name: 'styles ahead of the first paint',
      kilobytes: toKilobytes(styles),
      budget: styleBudget,
    },
  ];
}

if (import.meta.main) {
  const isLight = ({ kilobytes, budget }: Weight) => kilobytes <= budget;
  // What is too heavy comes last: of a long run, often only the end is kept.
  for (const weight of weighSite().toSorted((a, b) => Number(isLight(b)) - Number(isLight(a)))) {
    const { name, kilobytes, budget } = weight;
    console.log(`${isLight(weight) ? '✓' : '✗'} ${name}: ${kilobytes.toFixed(2)} kB of ${budget}`);
    if (!isLight(weight)) process.exitCode = 1;
  }
}
