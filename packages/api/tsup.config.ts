import { readFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import type { Options } from 'tsup';
import { buildTarget } from '../../tooling/browserRange.ts';
import { leaveOutRequests } from './scripts/leaveOutRequests.ts';

const shared: Options = {
  format: ['esm', 'cjs'],
  target: [...buildTarget, 'node20'],
  platform: 'neutral',
  dts: true,
  splitting: true,
  treeshake: false,
  external: ['msw'],
  esbuildOptions: (options, { format }) => {
    // For debuggers in browsers; sources are in the maps.
    options.sourcemap = format === 'esm' && 'linked';
  },
};

/** What browsers load comes without the request schemas, what describes and pretends with them. */
export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      'redux/index': 'src/redux/index.ts',
      'sandbox/index': 'src/sandbox/index.ts',
    },
    esbuildPlugins: [
      {
        name: 'leave-out-requests',
        setup(build) {
          build.onLoad(
            { filter: /src\/((contract|sandbox)\/\w+|\w+\/\w*[cC]alls)\.ts$/ },
            async ({ path }) => ({
              contents: leaveOutRequests(await readFile(path, 'utf8')),
              loader: 'ts',
            }),
          );
        },
      },
    ],
  },
  {
    ...shared,
    entry: {
      'contract/index': 'src/contract/index.ts',
      'testing/index': 'src/testing/index.ts',
      'openapi/index': 'src/openapi/index.ts',
      'conformance/index': 'src/conformance/index.ts',
    },
  },
  {
    entry: { 'conformance/main': 'src/conformance/main.ts' },
    format: ['esm'],
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
  },
]);
