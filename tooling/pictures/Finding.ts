import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Area, describeChange, type Kind } from './describeChange.ts';
import { findGone } from './findGone.ts';
import { findingFolder, reviewFolder } from './paths.ts';
import { readPicture } from './Picture.ts';

/** A picture that does not look as accepted, for somebody to look at. */
export interface Finding {
  /** Where the accepted picture is, or will be. */
  path: string;
  /** The part or screen it belongs to: `packages/ui/src/inputs/Button`. */
  part: string;
  name: string;
  kind: Kind;
  /** Where all differences lie. */
  area: Area;
  width: number;
  height: number;
  /** Relative to the page. */
  before?: string;
  after?: string;
}

const addressOf = (path: string) => path.slice(reviewFolder.length + 1).replaceAll('\\', '/');

async function readFinding(folder: string): Promise<Finding> {
  const [before, after] = ['before.webp', 'after.webp'].map((file) => join(folder, file));
  const [was, is] = await Promise.all(
    [before, after].map((file) => (file && existsSync(file) ? readPicture(file) : undefined)),
  );
  const width = Math.max(was?.width ?? 0, is?.width ?? 0);
  const height = Math.max(was?.height ?? 0, is?.height ?? 0);
  const whole = { left: 0, top: 0, width, height };
  const part = addressOf(dirname(folder));
  const name = basename(folder);
  return {
    path: join(part, '__pictures__', `${name}.webp`),
    part,
    name,
    ...(was && is ? describeChange(was, is) : { kind: is ? 'new' : 'gone', area: whole }),
    width,
    height,
    ...(was && before && { before: addressOf(before) }),
    ...(is && after && { after: addressOf(after) }),
  };
}

const list = join(reviewFolder, 'findings.json');

/** Looks at what the last run has left, and at pictures whose stories are gone. */
export async function collectFindings(): Promise<Finding[]> {
  for (const path of findGone()) {
    const folder = findingFolder(path);
    await mkdir(folder, { recursive: true });
    await copyFile(path, join(folder, 'before.webp'));
  }
  const folders = new Set(
    globSync(`${reviewFolder}/**/{before,after}.webp`).map((file) => dirname(file)),
  );
  const findings: Finding[] = [];
  for (const folder of [...folders].toSorted()) findings.push(await readFinding(folder));
  await keepFindings(findings);
  return findings;
}

export async function keepFindings(findings: readonly Finding[]) {
  await mkdir(reviewFolder, { recursive: true });
  await writeFile(list, JSON.stringify(findings));
}

export const readFindings = async (): Promise<Finding[]> =>
  existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : [];

/** Makes the picture the accepted one; one whose story is gone, goes. */
export async function accept({ path, after }: Finding) {
  if (after) {
    await mkdir(dirname(path), { recursive: true });
    await rename(join(reviewFolder, after), path);
  } else {
    await rm(path, { force: true });
  }
  await rm(findingFolder(path), { recursive: true, force: true });
}
