import { defineConfig } from 'vitest/config';

const conditions = ['market-source', 'node', 'module', 'development|production'];

/** The server's tests alone, as Stryker runs them: its copy of the server has no browser projects. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    isolate: false,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
