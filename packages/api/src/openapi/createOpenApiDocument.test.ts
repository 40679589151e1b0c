import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import released from '../../openapi.released.json' with { type: 'json' };
import { describeContract } from '../../scripts/describeContract.ts';
import { findBreakingChanges } from '../../scripts/findBreakingChanges.ts';
import { readTsDoc } from '../../scripts/readTsDoc.ts';
import { contract } from '../contract/contract.ts';
import { createOpenApiDocument } from './createOpenApiDocument.ts';
import { createReferencePage } from './createReferencePage.ts';
import type { OpenApiDocument } from './OpenApiDocument.ts';

const releasedDocument = released as unknown as OpenApiDocument;

test('the written document says what the contract says', async () => {
  const { servers: _, ...written } = createOpenApiDocument();
  const { servers: __, ...fresh } = structuredClone(await describeContract());

  // When this fails: `pnpm --filter @market/api write:openapi`.
  expect(written).toEqual(JSON.parse(JSON.stringify(fresh)));
});

test('the document describes every call, in words and by an example', () => {
  const operations = Object.values(createOpenApiDocument().paths).flatMap(Object.values);

  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(contract).toSorted(),
  );
  for (const { summary, responses } of operations) {
    expect(summary).toMatch(/^[A-Z].+\.$/);
    expect(responses['200']?.content?.['application/json']?.example).toHaveProperty('success');
  }
});

test('what an editor shows at a method names its true path', () => {
  const folder = fileURLToPath(new URL('../contract', import.meta.url));
  const comments = readTsDoc(folder).get('contract')?.fields ?? {};

  for (const [callName, { method, path }] of Object.entries(contract)) {
    expect(comments[callName]?.text.startsWith(`\`${method} ${path}\``)).toBe(true);
  }
});

test('a linter finds nothing in the document', async () => {
  const config = await createConfig({ extends: ['recommended'] });

  const problems = await lintFromString({
    source: JSON.stringify(createOpenApiDocument('https://market.example/api')),
    config,
  });

  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('nothing breaks who relies on the last release', () => {
  const now = createOpenApiDocument();
  const [released_, current] = [releasedDocument, now].map(({ info }) => info.version.split('.'));
  // A new major version may break; before 1.0 that is what a new minor version is for.
  const isBreakingRelease =
    released_?.[0] !== current?.[0] || (current?.[0] === '0' && released_?.[1] !== current[1]);

  expect(isBreakingRelease ? [] : findBreakingChanges(releasedDocument, now)).toEqual([]);
});

test('a breaking change is found and named', () => {
  const before = createOpenApiDocument();
  const after = structuredClone(before);
  const { paths, components } = after;
  delete paths['/auth/logout'];
  const { Person, Order, ServiceSummary } = components.schemas;
  delete Person?.properties?.['fullname'];
  if (Order?.properties) {
    Order.required = Order.required?.filter((name) => name !== 'totalPrice') ?? [];
    Order.properties['orderStatus'] = { enum: ['Processing', 'Delivered', 'Lost'] };
  }
  if (ServiceSummary?.properties) ServiceSummary.properties['price'] = { type: 'string' };
  const list = paths['/services']?.['get'];
  if (list?.parameters?.[0]) list.parameters[0].required = true;
  if (list) list.security = [{ session: [] }];

  const found = findBreakingChanges(before, after);

  expect(found).toEqual(
    expect.arrayContaining([
      'logOut: GET /auth/logout is gone.',
      'loadUser.user.fullname: is gone.',
      'getOrder.order.totalPrice: may be missing now.',
      'getOrder.order.orderStatus: can be Lost now.',
      'listServices: a session is needed now.',
      'listServices.keyword: must be said now.',
      'listServices.services[].price: can be string now.',
    ]),
  );
  expect(findBreakingChanges(before, before)).toEqual([]);
});

test('the readable page shows every call and takes text as text', () => {
  const document = createOpenApiDocument();
  document.info.description = '<script>alert(1)</script>';

  const page = createReferencePage(document, '/api/openapi.json');

  for (const callName of Object.keys(contract)) expect(page).toContain(`id="${callName}"`);
  for (const [, id = ''] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${id}"`);
  expect(page).not.toContain('<script');
  expect(page).not.toContain('undefined');
});
