import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const serverAddress = process.env['SERVER'] ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['market-source', 'module', 'browser', 'development|production'] },
  oxc: {
    plugins: { styledComponents: { displayName: true, fileName: true, ssr: true, minify: true } },
  },
  build: { modulePreload: { polyfill: false } },
  server: {
    port: 5173,
    proxy: { '/api': serverAddress, '/pictures': serverAddress },
  },
});
