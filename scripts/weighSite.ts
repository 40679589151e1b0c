import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The built site. */
const folder = join(import.meta.dirname, '../apps/marketplace/dist');

interface ManifestEntry {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** What a part of the site may weigh, in kB (1000 bytes) after minifying and Brotli. */
export interface Weight {
  name: string;
  kilobytes: number;
  budget: number;
}

/** What is loaded besides the screen's own code once the screen is there, by its source. */
const later: Record<string, string[]> = {
  ExploreScreen: ['src/app/SiteThemeSwitch.tsx'],
  DashboardHomeScreen: ['src/screens/dashboard/EarningsChart.tsx'],
};

/** The budget of a screen beyond the home page's, in kB. The chart is the dashboard's. */
const budgets: Record<string, number> = { DashboardHomeScreen: 60 };
const screenBudget = 15;
const homeBudget = 112;
const styleBudget = 7;

const toKilobytes = (content: string | Buffer) => brotliCompressSync(content).length / 1000;

/** Weighs the built files: what the home page loads, and what each further screen adds. */
export function weighSite(): Weight[] {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const files = new Map<string, number>();
  const weigh = (file: string) => {
    const known = files.get(file) ?? toKilobytes(readFileSync(join(folder, file)));
    files.set(file, known);
    return known;
  };
  const add = (key: string, found: Set<string>) => {
    const entry = manifest[key];
    if (!entry || found.has(entry.file)) return;
    found.add(entry.file);
    for (const imported of entry.imports ?? []) add(imported, found);
  };
  const collect = (...keys: string[]) => {
    const found = new Set<string>();
    for (const key of keys) add(key, found);
    return found;
  };
  const sum = (found: Iterable<string>) => [...found].reduce((all, file) => all + weigh(file), 0);

  const screens = Object.keys(manifest).flatMap((key) => {
    const name = /\/screens\/.*\/(\w+Screen)\.tsx$/.exec(key)?.[1];
    return name ? [{ name, keys: [key, ...(later[name] ?? [])] }] : [];
  });
  const home = screens.find(({ name }) => name === 'ExploreScreen');
  const ofHome = collect('index.html', ...(home?.keys ?? []));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style).join('');

  return [
    { name: 'home page', kilobytes: sum(ofHome), budget: homeBudget },
    ...screens
      .filter(({ name }) => name !== 'ExploreScreen')
      .map(({ name, keys }) => ({
        name: `${name}, beyond the home page`,
        kilobytes: sum([...collect(...keys)].filter((file) => !ofHome.has(file))),
        budget: budgets[name] ?? screenBudget,
      })),
    {
      name: 'styles ahead of the first paint',
      kilobytes: toKilobytes(styles),
      budget: styleBudget,
    },
  ];
}
