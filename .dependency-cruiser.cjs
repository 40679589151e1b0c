/** Who may know whom. `docs/architecture.md` draws these lines. */
const forbid = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/** Stories and tests stand on the roof, and what they are made with. */
const roof = '(\\.(stories|test)\\.tsx?$|/testing/)';

/** The domains of the server. */
const domains =
  'analytics|ranking|score|searches|decisions|guard|identity|market|notifications|wishlist|conversations|orders|payments|reviews|ledger|coupons|offers|services|people|files|pictures|search';

/**
 * Floors of rooms, the highest first: a room knows those below it, never one above or beside it.
 */
const rooms = (house, floors) =>
  floors.flatMap((floor, height) =>
    floor.map((room) => {
      const unknown = [
        ...floors.slice(0, height).flat(),
        ...floor.filter((other) => other !== room),
      ];
      return {
        name: `${room}-knows-only-what-is-below`,
        severity: 'error',
        from: { path: `^${house}/${room}(/|$)`, pathNot: roof },
        to: { path: `^${house}/(${unknown.join('|')})(/|$)` },
      };
    }),
  );

const api = '^packages/api/src/';
const notTests = '.*(?<!\\.test\\.ts)$';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-in-the-server',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { circular: true },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    forbid('ui-knows-nothing-of-ours', '^packages/ui/', '^(packages/(api|card-sandbox)|apps)/'),
    {
      name: 'only-what-is-of-the-market-knows-the-market',
      severity: 'error',
      from: {
        path: '^packages/ui/src/(inputs|navigation|feedback|data|layout)/',
        pathNot: '\\.(stories|test)\\.tsx?$',
      },
      to: { path: '^packages/ui/src/market/' },
    },
    forbid('api-knows-nothing-of-ours', '^packages/api/', '^(packages/(ui|card-sandbox)|apps)/'),
    forbid('card-sandbox-knows-the-contract', '^packages/card-sandbox/', '^(packages/ui|apps)/'),
    forbid(
      'cards-know-neither-browser-nor-server',
      '^packages/card-sandbox/src/cards/',
      '^packages/card-sandbox/src/(browser|server)/',
    ),
    forbid(
      'card-sandbox-in-the-browser',
      '^packages/card-sandbox/src/browser/',
      '^packages/card-sandbox/src/server/',
    ),
    forbid(
      'card-sandbox-on-the-server',
      '^packages/card-sandbox/src/server/',
      '^packages/card-sandbox/src/browser/',
    ),
    ...rooms('packages/api/src', [
      ['contract/contract.ts'],
      ['payments/calls.ts'],
      ['orders/(calls|refundCalls).ts', 'wishlist/calls.ts'],
      ['people/(calls|sessionCalls).ts'],
      ['services/calls.ts'],
      ['(people|services|wishlist|orders|payments|pictures)/refusals.ts'],
      ['contract/(call|choices|generalRefusals|isReadableLine|person|refusal|values).ts'],
    ]),
    forbid(
      'calls-are-the-ground',
      `${api}(contract/|\\w+/\\w*[cC]alls\\.ts)${notTests}`,
      `${api}(client|redux|testing|conformance|openapi|\\w+/(endpoints|samples|replies|\\w*[cC]hecks)\\.ts)`,
    ),
    forbid(
      'client-knows-the-contract',
      `${api}client/${notTests}`,
      `${api}(redux|testing|conformance|openapi|\\w+/(endpoints|samples|replies|\\w*[cC]hecks)\\.ts)`,
    ),
    forbid(
      'hooks-know-the-client',
      `${api}(redux/|\\w+/endpoints\\.ts)${notTests}`,
      `${api}(testing|conformance|openapi|\\w+/(samples|replies|\\w*[cC]hecks)\\.ts)`,
    ),
    forbid(
      'pretending-knows-the-contract',
      `${api}(testing/|\\w+/(samples|replies)\\.ts)${notTests}`,
      `${api}(client|redux|conformance|openapi|\\w+/(endpoints|\\w*[cC]hecks)\\.ts)`,
    ),
    forbid(
      'checks-know-the-client',
      `${api}(conformance/|\\w+/\\w*[cC]hecks\\.ts)${notTests}`,
      `${api}(redux|testing|openapi|\\w+/(endpoints|samples|replies)\\.ts)`,
    ),
    forbid('server-knows-the-contract', '^apps/server/', '^(packages/ui|apps/marketplace)/'),
    forbid('site-is-not-server', '^apps/marketplace/', '^apps/server/'),
    forbid('scripts-are-for-the-command-line', '^(packages|apps|tooling)/', '^scripts/'),
    forbid('tooling-is-the-ground', '^tooling/', '^(packages|apps)/'),
    ...rooms('apps/marketplace/src', [
      ['start.ts'],
      ['main.tsx', 'server'],
      ['app'],
      ['features'],
      ['drafts'],
      ['shared'],
      ['backend', 'routing', 'texts'],
    ]),
    ...rooms('apps/marketplace/src/features', [
      [
        'admin',
        'analytics',
        'coupons',
        'decisions',
        'market',
        'notifications',
        'offers',
        'payments',
        'score',
        'wishlist',
      ],
      ['orders'],
      ['conversations', 'services'],
      ['people'],
      ['files', 'pictures'],
    ]),
    {
      name: 'one-file-knows-the-router',
      severity: 'error',
      from: { path: '^apps/marketplace/src/', pathNot: '/routing/router\\.ts$' },
      to: { path: 'node_modules/react-router' },
    },
    forbid(
      'server-knows-no-trial',
      '^apps/server/(samples/|src/(?!testing/)).*(?<!\\.test)\\.ts$',
      '^apps/server/(assurance|src/testing)/',
    ),
    ...rooms('apps/server/src', [
      ['main.ts', 'market.ts'],
      ['app'],
      ['ranking'],
      [
        'analytics',
        'score',
        'searches',
        'market',
        'notifications',
        'wishlist',
        'conversations',
        'orders',
      ],
      ['payments'],
      ['coupons', 'ledger', 'offers', 'reviews'],
      ['services'],
      ['guard', 'identity'],
      ['decisions'],
      ['people'],
      ['files'],
      ['pictures'],
      ['search'],
      ['operator'],
      ['backup'],
      ['news'],
      ['mails'],
      ['limits'],
      ['http', 'outbox'],
      ['adapters', 'audit', 'marketBook', 'refusals'],
      ['database', 'jobs', 'settings'],
    ]),
    {
      name: 'a-domain-of-the-server-has-one-door',
      severity: 'error',
      from: { path: '^apps/server/src/([^/]+)', pathNot: roof },
      to: {
        path: `^apps/server/src/(${domains})/`,
        pathNot: `^apps/server/src/($1/|(${domains})/index\\.ts$)`,
      },
    },
    {
      name: 'a-live-server-loads-no-card-sandbox',
      severity: 'error',
      from: {
        path: '^apps/server/(samples|src)/',
        pathNot: `${roof}|^apps/server/src/app/createSandbox\\w+\\.ts$`,
      },
      to: {
        path: '^(packages/card-sandbox/|apps/server/src/app/createSandbox)',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'the-site-loads-the-card-sandbox-when-asked',
      severity: 'error',
      from: { path: '^apps/marketplace/src/', pathNot: roof },
      to: { path: '^packages/card-sandbox/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'only-the-app-plants-samples',
      severity: 'error',
      from: { path: '^apps/server/src/(?!app/)', pathNot: roof },
      to: { path: '^apps/server/samples/' },
    },
    {
      name: 'samples-are-loaded-when-planted',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: roof },
      to: { path: '^apps/server/samples/', dependencyTypesNot: ['dynamic-import'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The consumers are compiled where the packed library is installed; Stryker works on copies.
    exclude: { path: 'dist(-server)?/|^packages/ui/tests/consumer/|/\\.stryker/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['market-source', 'types', 'import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
