import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createStore } from './app/createStore.ts';
import { startScreen } from './app/routes.tsx';
import { loadCheckout, saveCheckout } from './shared/checkoutStorage.ts';
import { marketApi } from './shared/market.ts';

const { loadUser, getCardProviderKey } = marketApi.endpoints;
const store = createStore({ checkout: loadCheckout() });

setupListeners(store.dispatch);
startScreen(store.dispatch, location);
void store.dispatch(loadUser.initiate());
void store.dispatch(getCardProviderKey.initiate());

let savedCheckout = store.getState().checkout;
store.subscribe(() => {
  const { checkout } = store.getState();
  if (checkout === savedCheckout) return;
  savedCheckout = checkout;
  saveCheckout(checkout);
});

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no place for the site.');

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
