/** Who may know whom. `docs/architecture.md` draws these lines. */
const forbid = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    forbid('ui-knows-nothing-of-ours', '^packages/ui/', '^(packages/api|apps)/'),
    forbid('api-knows-nothing-of-ours', '^packages/api/', '^(packages/ui|apps)/'),
    forbid(
      'contract-is-the-ground',
      '^packages/api/src/contract/',
      '^packages/api/src/(client|redux|testing)/',
    ),
    forbid(
      'client-knows-the-contract',
      '^packages/api/src/client/.*(?<!\\.test)\\.ts$',
      '^packages/api/src/(redux|testing)/',
    ),
    forbid(
      'redux-is-not-testing',
      '^packages/api/src/redux/.*(?<!\\.test)\\.ts$',
      '^packages/api/src/testing/',
    ),
    forbid('server-knows-the-contract', '^apps/server/', '^(packages/ui|apps/marketplace)/'),
    forbid('site-is-not-server', '^apps/marketplace/src/', '^apps/server/'),
    forbid(
      'shared-knows-no-screen',
      '^apps/marketplace/src/shared/',
      '^apps/marketplace/src/(app|screens)/',
    ),
    forbid(
      'screens-know-no-app',
      '^apps/marketplace/src/screens/.*(?<!stories)\\.tsx?$',
      '^apps/marketplace/src/app/',
    ),
    forbid('queries-know-no-handler', '^apps/server/src/queries/', '^apps/server/src/handlers/'),
    forbid(
      'database-is-the-ground',
      '^apps/server/src/database/',
      '^apps/server/src/(handlers|queries)/',
    ),
    {
      name: 'screens-are-islands',
      severity: 'error',
      from: { path: '^apps/marketplace/src/screens/([^/]+)/' },
      to: { path: '^apps/marketplace/src/screens/', pathNot: '^apps/marketplace/src/screens/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The consumers are compiled where the packed library is installed.
    exclude: { path: 'dist(-server)?/|^packages/ui/tests/consumer/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['market-source', 'types', 'import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
