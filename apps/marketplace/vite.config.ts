import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const serverAddress = process.env['SERVER'] ?? 'http://localhost:4000';

export default defineConfig(({ command }) => ({
  plugins: [react()],
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
  build: { modulePreload: { polyfill: false } },
  server: {
    port: 5173,
    proxy: { '/api': serverAddress, '/images': serverAddress },
  },
}));
