import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    './Welcome.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/api/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/marketplace/src/**/*.stories.tsx',
    './mails/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  previewAnnotations: (annotations = []) => [
    ...annotations,
    join(import.meta.dirname, 'describeProperties.ts'),
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      reportCompressedSize: false,
      // The code to copy is made from the running parts and needs their names.
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { keepNames: true } },
    },
    // Screens load lazily: without this, Vite would discover their libraries in the middle of a test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: [vite.optimizeDeps?.entries ?? [], 'apps/marketplace/src/**/*.{ts,tsx}'].flat(),
    },
    resolve: {
      ...vite.resolve,
      conditions: ['market-source', 'module', 'browser', 'development|production'],
    },
  }),
};

export default config;
