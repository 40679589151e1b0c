import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** What is shown around every story, and how its picture is taken. */
const roots = ['.storybook/preview.tsx', '.storybook/checkStory.ts'];

/** What every picture depends on, beside the modules. */
const foundations =
  /^(pnpm-lock\.yaml|vitest\.config\.ts|\.storybook\/main\.ts|tooling\/pictures\/)/;

interface Export {
  /** Undefined in `export *`. */
  name: string | undefined;
  from: string | undefined;
}

interface Module {
  /** With the names of what is taken; without, all of it. */
  imports: { from: string; names?: string[]; isLazy?: boolean }[];
  exports: Export[];
}

const urls = /new URL\(\s*'(?<path>\.[^']+)',\s*import\.meta\.url/g;

function readModule(file: string): Module {
  const code = readFileSync(file, 'utf8');
  const { module } = parseSync(file, code);
  const handedOn = module.staticExports.flatMap(({ entries }) => entries);
  return {
    imports: [
      ...module.staticImports.flatMap(({ moduleRequest, entries }) => {
        const values = entries.filter(({ isType }) => !isType);
        if (entries.length > 0 && values.length === 0) return [];
        const names = values.map(({ importName }) => importName.name);
        const isWhole = names.length === 0 || !names.every((name) => name !== null);
        return { from: moduleRequest.value, ...(!isWhole && { names }) };
      }),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
        from: code.slice(start + 1, end - 1),
        isLazy: true,
      })),
      ...[...code.matchAll(urls)].map(({ groups }) => ({ from: groups?.['path'] ?? '' })),
      ...handedOn.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? { from: moduleRequest.value } : [],
      ),
    ],
    exports: handedOn.map(({ exportName, moduleRequest }) => ({
      name: exportName.name ?? undefined,
      from: moduleRequest?.value,
    })),
  };
}

/** The source of one of our packages, as its `package.json` names it. */
function findPackageFile(request: string) {
  const [scope = '', name = '', ...rest] = request.split('/');
  const folder = join('packages', name);
  if (scope !== '@market' || !existsSync(folder)) return undefined;
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const source = exports?.[['.', ...rest].join('/')]?.['market-source'];
  return source && join(folder, source);
}

function resolve(from: string, request: string): string | undefined {
  if (!request.startsWith('.')) return findPackageFile(request);
  const file = join(dirname(from), request.replace(/\?.*$/, ''));
  return existsSync(file) ? file : undefined;
}

const screenEnding = /Screen(\.stories)?\.tsx$/;

/** Every screen is loaded lazily by the routes; the stories of one show no other. */
const isOtherScreen = (story: string, file: string) =>
  screenEnding.test(story) &&
  screenEnding.test(file) &&
  basename(story, '.stories.tsx') !== basename(file, '.tsx');

interface Need {
  file: string;
  isLazy: boolean;
}

/** The modules, each read once, and which others each of them needs. */
class ModuleGraph {
  private readonly modules = new Map<string, Module>();
  private readonly needs = new Map<string, Need[]>();

  private read(file: string): Module {
    let module = this.modules.get(file);
    if (!module) {
      module = /\.tsx?$/.test(file) ? readModule(file) : { imports: [], exports: [] };
      this.modules.set(file, module);
    }
    return module;
  }

  /** The module that a name comes from in the end. */
  private findOrigin(file: string, name: string): string | undefined {
    for (const each of this.read(file).exports) {
      const target = each.from && resolve(file, each.from);
      if (each.name === name) return target ? (this.findOrigin(target, name) ?? target) : file;
      const origin = target && each.name === undefined && this.findOrigin(target, name);
      if (origin) return origin;
    }
    return undefined;
  }

  /** What a module takes from others. From an `index.ts`, only what it names. */
  private listNeeds(file: string): Need[] {
    const known = this.needs.get(file);
    if (known) return known;
    const needs = this.read(file).imports.flatMap(({ from, names, isLazy = false }) => {
      const target = resolve(file, from);
      if (!target) return [];
      const isOpened = names && basename(target) === 'index.ts';
      const files = isOpened
        ? names.map((name) => this.findOrigin(target, name) ?? target)
        : [target];
      return files.map((each) => ({ file: each, isLazy }));
    });
    this.needs.set(file, needs);
    return needs;
  }

  /** A story and everything it needs, directly or not. */
  listReach(story: string): Set<string> {
    const reach = new Set([story]);
    for (const each of reach) {
      for (const { file, isLazy } of this.listNeeds(each))
        if (!(isLazy && isOtherScreen(story, file))) reach.add(file);
    }
    return reach;
  }
}

const folderOfPicture = /^(?<folder>.+)\/__pictures__\//;

/** The files of stories that may look different after a change of these files. */
export function findReachedStories(
  changedFiles: readonly string[],
  storyFiles: readonly string[],
): string[] {
  const changed = new Set(changedFiles);
  const graph = new ModuleGraph();
  const isReached = (file: string) =>
    [...graph.listReach(file)].some((each) => changed.has(each)) ||
    changedFiles.some((each) => folderOfPicture.exec(each)?.groups?.['folder'] === dirname(file));
  const concernsAll = changedFiles.some((file) => foundations.test(file)) || roots.some(isReached);
  return concernsAll ? [...storyFiles] : storyFiles.filter(isReached);
}
