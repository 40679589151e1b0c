/** Every folder with a `tsconfig.json` of its own. */
export const typedProjects = [
  '.',
  'packages/api',
  'packages/ui',
  'apps/marketplace',
  'apps/server',
] as const;
