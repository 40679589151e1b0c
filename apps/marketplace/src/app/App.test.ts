import { createServiceList } from '@market/api/testing';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { Provider, type ProviderProps } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { everything, toServiceRequest } from '../shared/serviceFilter.ts';
import { marketApi } from '../shared/market.ts';
import { App } from './App.tsx';
import { createStore } from './createStore.ts';
import { findScreen } from './routes.tsx';

async function renderOnServer(pathname: string) {
  const store = createStore();
  const listing = { endpointName: 'listServices', arg: toServiceRequest(everything) } as const;
  store.dispatch(marketApi.util.upsertQueryEntries([{ ...listing, value: createServiceList() }]));
  await findScreen({ pathname, search: '' })?.load();

  const router = createElement(StaticRouter, { location: pathname }, createElement(App));
  const { prelude } = await prerender(createElement(Provider, { store } as ProviderProps, router));
  return new Response(prelude).text();
}

describe('rendered on a server, without a window', () => {
  test('the home page has its services in it', async () => {
    const html = await renderOnServer('/');
    expect(html).toContain('Latest Gigs:');
    expect(html.match(/<article/g)).toHaveLength(8);
  });

  test.each(['/service/1', '/user/1', '/category', '/welcome', '/loginRegister', '/nowhere'])(
    '%s has the navigation and the footer',
    async (pathname) => {
      const html = await renderOnServer(pathname);
      expect(html).toContain('Become a seller');
      expect(html).toContain('©2021');
    },
  );

  test('a page for members shows nothing of theirs', async () => {
    const html = await renderOnServer('/myWishList');
    expect(html).not.toContain('My WishList:');
  });
});
