import { setupListeners } from '@reduxjs/toolkit/query';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createStore } from './app/createStore.ts';
import { limitScripts } from './app/limitScripts.ts';
import { findScreen, startScreen } from './app/routes.tsx';
import { createServedStore, readServedData } from './app/servedData.ts';
import { keepUnfinishedWork, loadUnfinishedWork, noUnfinishedWork } from './app/unfinishedWork.ts';
import { clientOptions } from './shared/clientOptions.ts';
import { askWhoIsHere } from './shared/session.ts';
import { fetchWithProgress } from './shared/upload/fetchWithProgress.ts';

limitScripts();

// A browser asks only once for each file of code: after an outage only a new page has it.
addEventListener('vite:preloadError', () => {
  addEventListener('online', () => location.reload(), { once: true });
});

clientOptions.fetch = fetchWithProgress;

const unfinishedWork = loadUnfinishedWork();
const served = readServedData();
const store = served ? createServedStore(served, unfinishedWork) : createStore(unfinishedWork);
/** What the server rendered the page from. */
const servedState = served && { ...store.getState(), ...noUnfinishedWork };

keepUnfinishedWork(store);
setupListeners(store.dispatch);
if (!served) startScreen(store.dispatch, location);
store.dispatch(askWhoIsHere());

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no place for the site.');

function Site() {
  useEffect(() => {
    // From now on the site answers what people do: see start.ts.
    document.documentElement.dataset['live'] = '';
    dispatchEvent(new Event('live'));
  }, []);

  return (
    <Provider store={store} {...(servedState && { serverState: servedState })}>
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </Provider>
  );
}

const site = (
  <StrictMode>
    <Site />
  </StrictMode>
);

if (servedState) {
  // With its code there, the screen takes over what the server has rendered in one go. This file
  // must not wait for it itself: the screen's code waits for this file. As a transition it lets
  // the browser answer in between.
  const hydrate = () => startTransition(() => void hydrateRoot(root, site));
  void Promise.resolve(findScreen(location)?.load()).then(hydrate, hydrate);
} else {
  createRoot(root).render(site);
}
