import { createMarketClient } from '@market/api';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import { texts } from '../routing/texts.ts';
import { StaticRouter } from '../routing/router.ts';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/App.tsx';
import { createStore, type MarketStore } from '../app/createStore.ts';
import { loadScreen, matchScreen, startScreen } from '../app/routes.ts';
import { takeServedData } from '../app/servedData.ts';
import { themeSwitch } from '../app/Shell.tsx';
import type { Trial } from '../app/trial.ts';
import { host } from '../backend/host.ts';
import { type QueryFailure, toKind } from '../backend/failure.ts';
import { marketApi } from '../backend/market.ts';
import { createPageShelf } from './createPageShelf.ts';
import { publicPages } from './publicPages.ts';
import { writeDocument } from './writeDocument.ts';

export { siteAddresses } from './siteAddresses.ts';

/** What the server tells the renderer once. The other half is the server's `SiteRenderer`. */
export interface RendererSurroundings {
  /** The built `index.html`. */
  template: string;
  /** Vite's manifest of the built files. */
  manifest: Record<string, ManifestEntry>;
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  /** What pages of a trial say; undefined elsewhere. */
  trial?: Trial | undefined;
  /** Asks the API, as a visitor, at addresses below `/api`. */
  fetch: typeof fetch;
}

interface ManifestEntry {
  file: string;
  /** What the file was made for: for a screen, the name of its component. */
  name?: string;
  imports?: string[];
}

/** A page as a visitor who has just come sees it. */
export interface RenderedPage {
  status: number;
  html: string;
  /** Where the address leads instead, from the first `/`. */
  leadsTo?: string;
}

/**
 * Makes the renderer of the site's public pages. They contain only what a visitor may see, as no
 * cookies are known here. Throws if the API fails.
 */
export function createRenderer(surroundings: RendererSurroundings) {
  const { template, manifest, publicUrl, trial, fetch } = surroundings;
  // A site that was built for another backend is rendered by browsers.
  if (host !== '/api') return async () => undefined;
  const toUrl = (path: string) => new URL(path, publicUrl).href;
  // The same data are read by the browser, whose client is on the origin of the pictures.
  const client = createMarketClient({ host: toUrl(host), pictureHost: null, fetch, retries: 0 });
  const findScripts = createScriptFinder(manifest);
  // The same data give the same page, so only the data are fetched each time.
  const takePage = createPageShelf<RenderedPage>();

  /** Gives the page at an address (`/search/logo?page=2`); undefined when it is none to render. */
  return async (address: string): Promise<RenderedPage | undefined> => {
    const { pathname, search } = new URL(address, publicUrl);
    const match = matchScreen({ pathname, search });
    const page = match && publicPages[match.route.path];
    if (!page) return undefined;

    const store = createStore({}, { client });
    try {
      // Which categories there are decides what is asked for.
      await store.dispatch(marketApi.endpoints.getMarket.initiate());
      startScreen(store.dispatch, { pathname, search });
      await Promise.all(store.dispatch(marketApi.util.getRunningQueriesThunk()));
      // Whose service it is, for example, is known only now.
      startScreen(store.dispatch, { pathname, search });
      await Promise.all(store.dispatch(marketApi.util.getRunningQueriesThunk()));
      const state = store.getState();
      const [screens] = await Promise.all([
        loadScreen(state, { pathname, search }),
        themeSwitch.load(),
      ]);
      const data = takeServedData(state);
      throwFailure(data.failures);

      return await takePage(pathname + search, JSON.stringify(data.answers), async () => {
        const description = page.describe({
          params: match.params,
          address: { pathname, search },
          state,
          toUrl,
        });
        const { status, leadsTo } = description;
        if (leadsTo) return { status: 302, html: '', leadsTo };
        const rendered = await renderSite(store, pathname + search, trial);
        const files = findScripts(screens.map(({ name }) => name));
        const { market } = marketApi.endpoints.getMarket.select()(state).data ?? {};
        const siteName = market?.name ?? texts.site;
        const html = writeDocument({
          ...rendered,
          siteName,
          template,
          description,
          files,
          data,
          toUrl,
        });
        return { status, html };
      });
    } finally {
      // Ends the timers that would remove answers from this store later.
      store.dispatch(marketApi.util.resetApiState());
    }
  };
}

/** Missing things are shown as missing; pages with other failures must not be cached. */
function throwFailure(failures: ReturnType<typeof takeServedData>['failures']) {
  for (const failure of Object.values(failures)) {
    const error = failure?.error as QueryFailure;
    const kind = toKind(error);
    if (kind !== 'notFound' && kind !== 'validation') {
      throw new Error(`${failure?.endpointName}: ${error.message}`);
    }
  }
}

/**
 * What belongs into the head comes first: the screen's title, and links to preload pictures. These
 * follow within a few kilobytes, with priorities of their own, so the links would only add bytes.
 */
const leading = /^(?:<link [^>]*>|<title>([^<]*)<\/title>)*/;

async function renderSite(store: MarketStore, location: string, trial: Trial | undefined) {
  const sheet = new ServerStyleSheet();
  const site = sheet.collectStyles(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={location}>
          <App trial={trial} />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
  try {
    const html = await new Promise<string>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(site, {
        // Inline scripts that insert late parts are forbidden, so everything is rendered at once.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onError: reject,
      });
    });
    const [hoisted = '', title = texts.site] = leading.exec(html) ?? [];
    return { title, content: html.slice(hoisted.length), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** Finds the files of components by their names, each after those it imports. */
function createScriptFinder(manifest: RendererSurroundings['manifest']) {
  return (names: string[]): string[] => {
    const met = new Set<string>();
    const list = (key: string): string[] => {
      const entry = manifest[key];
      if (!entry || met.has(key)) return [];
      met.add(key);
      return [...(entry.imports ?? []).flatMap(list), `/${entry.file}`];
    };
    return names.flatMap((component) => {
      const found = Object.entries(manifest).find(([, { name }]) => name === component);
      return found ? list(found[0]) : [];
    });
  };
}
