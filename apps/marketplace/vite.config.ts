import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeScript } from '../../packages/ui/src/theme/themeScript.ts';

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

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), inlineStart()],
  resolve: { conditions: ['market-source', 'module', 'browser', 'development|production'] },
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
    : { manifest: true, modulePreload: { polyfill: false } },
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
