import { join } from 'node:path';
import type { Plugin } from 'vite';

const lengthen = join(import.meta.dirname, 'lengthen.ts');

/**
 * Builds the site and the library in a pseudo-language: every text of their text modules is longer by
 * 40 %, has accents and stands in brackets. Stories are shown as they start: what they do looks for English words.
 */
export const speakPseudoLanguage = (): Plugin => ({
  name: 'market:pseudo-language',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/(apps\/marketplace|packages\/ui)\/src\//.test(id)) return undefined;
    const [path = ''] = id.split('?');
    if (path.endsWith('.stories.tsx'))
      return code.replaceAll(/\bplay: async\b/g, 'unplayed: async');
    if (!/[/.]texts\.tsx?$/.test(path)) return undefined;

    const names: string[] = [];
    const plain = code.replaceAll(/^export const (\w+)/gm, (_, name: string) => {
      names.push(name);
      return `const plain_${name}`;
    });
    const exported = names.map((name) => `export const ${name} = lengthen(plain_${name});`);
    return [`import { lengthen } from '${lengthen}';`, plain, ...exported].join('\n');
  },
});
