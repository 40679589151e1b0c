import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leaveOutRequests } from '../../packages/api/scripts/leaveOutRequests.ts';
import { themeScript } from '../../packages/ui/src/theme/themeScript.ts';

/**
 * Leaves out what the contract says about requests: only servers check them. The published package
 * does the same.
 */
const leaveOutUnused = (): Plugin => ({
  name: 'leave-out-requests',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/api\/src\/(contract|sandbox)\/\w+\.ts$/ },
    handler: (code) => leaveOutRequests(code),
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
    handler(html, { bundle = {} }) {
      const withStyles = html.replace(
        /<link rel="stylesheet"[^>]* href="\/([^"]+)">/,
        (link, file: string) => {
          const asset = bundle[file];
          if (asset?.type !== 'asset') return link;
          return `<style>${asset.source.toString().trim()}</style>`;
        },
      );
      return withStyles.replace('<!--head-->', `<script>${themeScript}</script>\n    <!--head-->`);
    },
  },
});

/** Leaves out names for developer tools, which keep every component of the router in the bundle. */
const leaveOutNames = (): Plugin => ({
  name: 'leave-out-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/react-router\// },
    handler: (code) => code.replaceAll(/^\w+\.displayName = .*;$/gm, ''),
  },
});

/** The router offers its development build, with all its warnings, whoever asks. */
const routerInProduction = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/\/dist\/.*/, '/dist/production/index.mjs');

/** Few files: each is compressed on its own, and each is a request. */
const chunks = [
  // What every page needs.
  { name: 'site', tags: ['$initial' as const] },
  // What the home page needs besides; other screens show services, too.
  { name: 'ExploreScreen', test: /\/ExploreScreen\.tsx$/ },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), inlineStart(), leaveOutUnused(), leaveOutNames()],
  resolve: {
    conditions: ['market-source', 'module', 'browser', 'development|production'],
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerInProduction }] : [],
  },
  oxc: {
    plugins: {
      styledComponents: {
        // Names that people can read are for them only: browsers would have to load them too.
        displayName: command === 'serve',
        fileName: command === 'serve',
        ssr: true,
        minify: true,
        pure: true,
      },
    },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist-server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/server/createRenderer.tsx' },
      }
    : {
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
