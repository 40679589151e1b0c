import { readFileSync, readdirSync } from 'node:fs';
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
    const { 'application/json': answered, 'text/event-stream': streamed } =
      responses['200']?.content ?? {};
    expect(answered?.example ?? streamed).toHaveProperty(streamed ? 'schema' : 'success');
  }
});

test('what an editor shows at a method names its true path', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
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

/** What the next release tells its users. */
const readChangesets = () => {
  const folder = new URL('../../../../.changeset/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
};

test('nothing breaks who relies on the last release without being told', () => {
  const told = readChangesets();
  const found = findBreakingChanges(releasedDocument, createOpenApiDocument());

  // What breaks on purpose stands in a changeset, in these words.
  expect(found.filter((change) => !told.includes(change))).toEqual([]);
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
      'signUp.user.fullname: is gone.',
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
