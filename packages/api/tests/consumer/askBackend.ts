import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureStore } from '@reduxjs/toolkit';
import { CallError, createMarketClient } from '@market/api';
import type { MarketClient, ServiceSummary } from '@market/api';
import { contract } from '@market/api/contract';
import { createOpenApiDocument } from '@market/api/openapi';
import { createClientState, createMarketApi } from '@market/api/redux';
import { createSandboxClient } from '@market/api/sandbox';
import { check } from './check.js';

const list = {
  success: true,
  services: [],
  servicesCount: 7,
  filteredServiceCount: 0,
  resDataPerPage: 8,
};

/** What a project of somebody else does with the package: types are checked, then it runs. */
async function main() {
  const backend = createServer((request, response) => {
    const isList = request.url?.startsWith('/services?') ?? false;
    response.writeHead(isList ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify(isList ? list : { success: false, message: 'Service not found!!' }),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => backend.once('listening', resolve));
  const { port } = backend.address() as AddressInfo;
  const client: MarketClient = createMarketClient({ host: `http://127.0.0.1:${port}` });

  const { services, servicesCount } = await client.listServices({ keyword: 'logo' });
  const first: ServiceSummary | undefined = services[0];
  check(first === undefined && servicesCount === 7, 'The client reads a list.');

  const error: unknown = await client.getService({ id: 'none' }).catch((caught: unknown) => caught);
  check(error instanceof CallError && error.kind === 'notFound', 'A failure is a CallError.');

  const marketApi = createMarketApi(client);
  const store = configureStore({
    reducer: { [marketApi.reducerPath]: marketApi.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(marketApi.middleware),
  });
  const request = { id: 'none' };
  await store.dispatch(marketApi.endpoints.getService.initiate(request));
  const { serviceDetails } = createClientState(marketApi);
  const { message } = serviceDetails.select(store.getState(), request).error ?? {};
  check(message === 'Service not found!!', 'A failure is plain data in the store.');
  check(typeof marketApi.useListServicesQuery === 'function', 'There are hooks.');
  backend.close();

  // @ts-expect-error A request without its fields is no request.
  const wrong = () => client.getService();
  check(typeof wrong === 'function', 'Types lead.');
  check(
    !contract.getService.request.safeParse({ id: '' }).success,
    'The contract checks requests.',
  );
  check(Object.keys(createOpenApiDocument().paths).length > 20, 'There is a document.');
  const sandbox = createSandboxClient({ host: '/api' });
  check(typeof sandbox.confirmPayment === 'function', 'There is a sandbox.');
}

void main();
