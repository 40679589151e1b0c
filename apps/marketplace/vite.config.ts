import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, type Plugin, transformWithOxc } from 'vite';
import { leaveOutRequests } from '../../packages/api/scripts/leaveOutRequests.ts';
import { writeGlobalStyle } from '../../packages/ui/src/theme/writeGlobalStyle.ts';
import { themeScript } from '../../packages/ui/src/theme/themeScript.ts';
import { buildTarget } from '../../tooling/browserRange.ts';

const compress = promisify(brotliCompress);

/**
 * Leaves out what the contract says about requests: only servers check them. The published package
 * does the same.
 */
const leaveOutUnused = (): Plugin => ({
  name: 'leave-out-requests',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/api\/src\/((contract|sandbox)\/\w+|\w+\/\w*[cC]alls)\.ts$/ },
    handler: (code) => leaveOutRequests(code),
  },
});

/**
 * Gives styled components the same name in the page and in the browser. The name comes from the file as it is called
 * here: by its whole path, each folder that the site is built in would make another site.
 */
const nameStyledComponents = (isServed: boolean): Plugin => ({
  name: 'name-styled-components',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: 'styled' },
    handler: (code, id) =>
      transformWithOxc(code, relative(import.meta.dirname, id), {
        jsx: 'preserve',
        plugins: {
          styledComponents: {
            // Names that people can read are for them only: browsers would have to load them too.
            displayName: isServed,
            fileName: isServed,
            ssr: true,
            minify: true,
            pure: true,
          },
        },
      }),
  },
});

/** Gives a script of the site, which imports nothing at once, as it can stand in a page. */
async function compile(file: string) {
  const path = join(import.meta.dirname, file);
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, {
    target: buildTarget,
  });
  return (await minify(file, code, { module: true })).code.trim();
}

/** Puts beside each file its smallest form, which a server would have to make for every visitor. */
const compressFiles = (): Plugin => ({
  name: 'compress-files',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }) {
    const files = globSync('**/*.{js,css,svg,webmanifest}', { cwd: dir });
    await Promise.all(
      files.map(async (file) => {
        const path = join(dir, file);
        await writeFile(`${path}.br`, await compress(await readFile(path)));
      }),
    );
  },
});

const serverAddress = process.env['SERVER'] ?? 'http://localhost:4000';

/**
 * Puts into the page itself what it needs before its first paint: a file of its own would cost a
 * round trip. The server allows the script by its hash.
 */
const inlineStart = (): Plugin => ({
  name: 'inline-start',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      const start = await compile('src/start.ts');
      const withStyles = html.replace(
        /<link rel="stylesheet"[^>]* href="\/([^"]+)">/,
        (link, file: string) => {
          const asset = bundle[file];
          if (asset?.type !== 'asset') return link;
          return `<style>${asset.source.toString().trim()}</style>`;
        },
      );
      const withStart = withStyles.replace(
        /(<script type="module").* src="([^"]+)">/,
        (script, tag: string, site: string) =>
          bundle[site.slice(1)] ? `${tag}>${start.replace('./main.tsx', site)}` : script,
      );
      return withStart.replace(
        '<!--head-->',
        `<script>${themeScript}</script>\n    <style>${writeGlobalStyle()}</style>\n    <!--head-->`,
      );
    },
  },
});

/** Few files: each is compressed on its own, and each is a request. */
const chunks = [
  // What every page needs, in two files: a browser can answer people between running them.
  { name: 'libraries', tags: ['$initial' as const], test: /\/node_modules\//, priority: 1 },
  { name: 'site', tags: ['$initial' as const] },
  // What the home page needs besides; other screens show services, too.
  { name: 'ExploreScreen', test: /\/ExploreScreen\.tsx$/ },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    nameStyledComponents(command === 'serve'),
    react(),
    inlineStart(),
    leaveOutUnused(),
    compressFiles(),
  ],
  resolve: {
    conditions: ['market-source', 'module', 'browser', 'development|production'],
  },
  build: isSsrBuild
    ? {
        outDir: 'dist-server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/server/createRenderer.tsx' },
      }
    : {
        target: buildTarget,
        manifest: true,
        // The server names the files of a rendered page; of other screens few need more than one.
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
  // The renderer is whole in itself: it runs wherever its folder is put.
  ssr: {
    noExternal: true,
    resolve: { conditions: ['market-source', 'module', 'node', 'production'] },
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  server: {
    port: 5173,
    proxy: { '/api': serverAddress, '/images': serverAddress },
  },
}));
