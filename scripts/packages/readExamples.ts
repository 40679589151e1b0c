import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './Workbench.ts';

/** The files that a page of documentation shows, by the names in their fences. */
export function readExamples(page: string): Record<string, string> {
  const text = readFileSync(join(workspace, page), 'utf8');
  const fences = [...text.matchAll(/^```tsx? title="(?<name>[^"]+)"\n(?<code>.*?)^```$/gms)];
  if (fences.length === 0) throw new Error(`${page} shows no files.`);
  return Object.fromEntries(
    fences.map(({ groups }) => [groups?.['name'] ?? '', groups?.['code'] ?? '']),
  );
}
