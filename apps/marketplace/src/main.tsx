import { setupListeners } from '@reduxjs/toolkit/query';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from './routing/router.ts';
import { App } from './app/App.tsx';
import { createStore, type MarketState, type MarketStore } from './app/createStore.ts';
import { limitScripts } from './app/limitScripts.ts';
import { loadScreen, startScreen } from './app/routes.ts';
import { createServedStore, readServedData } from './app/servedData.ts';
import { readTrial } from './app/trial.ts';
import { keepUnfinishedWork, loadUnfinishedWork, noUnfinishedWork } from './app/unfinishedWork.ts';
import { askWhoIsHere } from './features/people/session.ts';

limitScripts();

// Browsers request each module only once: after an outage, only a new page can load it.
addEventListener('vite:preloadError', () => {
  addEventListener('online', () => location.reload(), { once: true });
});

/** Lets the browser handle input between two slow steps. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function openSite(root: HTMLElement) {
  await nextTask();
  const unfinishedWork = loadUnfinishedWork();
  const served = readServedData();
  const store = served ? createServedStore(served, unfinishedWork) : createStore(unfinishedWork);
  /** What the server rendered the page from. */
  const servedState = served && { ...store.getState(), ...noUnfinishedWork };

  await nextTask();
  keepUnfinishedWork(store);
  setupListeners(store.dispatch);
  if (!served) startScreen(store.dispatch, location);
  store.dispatch(askWhoIsHere());

  const site = (
    <StrictMode>
      <Site store={store} servedState={servedState} />
    </StrictMode>
  );
  if (!servedState) return createRoot(root).render(site);

  // React throws away what still waits for its code when something changes, with all that is pressed on it.
  await loadScreen(servedState, location).catch(() => undefined);
  // With its code loaded, the screen would hydrate in one go. As a transition, it lets the browser
  // handle input in between.
  startTransition(() => void hydrateRoot(root, site));
}

interface SiteProps {
  store: MarketStore;
  servedState: MarketState | undefined;
}

function Site({ store, servedState }: SiteProps) {
  useEffect(() => {
    // From now on the site answers what people do: see start.ts.
    document.documentElement.dataset['live'] = '';
    dispatchEvent(new Event('live'));
  }, []);

  return (
    <Provider store={store} {...(servedState && { serverState: servedState })}>
      <BrowserRouter useTransitions={false}>
        <App trial={readTrial()} />
      </BrowserRouter>
    </Provider>
  );
}

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no place for the site.');
openSite(root).catch((error: unknown) => {
  // The page stays as it is and gets the events that were held for the site.
  dispatchEvent(new Event('live'));
  throw error;
});
