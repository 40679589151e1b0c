import { readdirSync, readFileSync } from 'node:fs';

/** An entry of the package besides the whole: one part, one group of functions, or one language. */
export interface Entry {
  /** `Button`: imported as `@market/ui/Button`. */
  name: string;
  /** Where it lies in `src`: `inputs/Button`. */
  folder: string;
  /** The lines of `index.ts` that belong to it, with paths from `src`. */
  exports: string[];
  /** Whether React must run it in the browser: then its file begins with `'use client'`. */
  isForClient: boolean;
}

const source = new URL('../src/', import.meta.url);
const exportLine =
  /^export (?:\*|type \{[^}]*\}|\{[^}]*\}) from '\.\/(?<folder>(?:\w+\/)*(?<name>\w+))\/(?<file>[^/']+)';/gm;

/** Reads the exports of `index.ts`, folder by folder, and finds the languages. */
export function listEntries(): Entry[] {
  const entries = new Map<string, Entry>();
  const index = readFileSync(new URL('index.ts', source), 'utf8');

  for (const [line, folder = '', name = '', file = ''] of index.matchAll(exportLine)) {
    const entry = entries.get(name) ?? { name, folder, exports: [], isForClient: false };
    const module = readFileSync(new URL(`${folder}/${file}`, source), 'utf8');
    entry.exports.push(line);
    entry.isForClient ||= module.startsWith("'use client'");
    entries.set(name, entry);
  }
  return [...entries.values(), ...listLanguages()].toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  );
}

const listLanguages = (): Entry[] =>
  readdirSync(new URL('texts', source))
    .filter((file) => /^[a-z]{2}\.ts$/.test(file))
    .map((file) => ({
      name: `texts/${file.slice(0, 2)}`,
      folder: 'texts',
      exports: [`export * from './texts/${file}';`],
      isForClient: false,
    }));
