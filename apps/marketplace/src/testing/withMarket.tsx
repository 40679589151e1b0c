import type { Person } from '@market/api';
import { marketReplies, pretendBackend, type PretendedMarket } from '@market/api/testing';
import type { ReactRenderer } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { StoryAnnotations } from 'storybook/internal/types';
import { configure, expect, waitFor, within } from 'storybook/test';
import { App } from '../app/App.tsx';
import { createStore } from '../app/createStore.ts';
import { findScreen } from '../app/routes.tsx';
import type { Checkout } from '../shared/checkoutSlice.ts';

// A whole site starts in each story: on a busy machine that takes more than the usual second.
configure({ asyncUtilTimeout: 5000 });

// A whole site takes longer than a part, above all where many stories are tested at once.
configure({ asyncUtilTimeout: 5000 });

/** What is the case when a story begins. */
export interface MarketWorld extends Partial<PretendedMarket> {
  /** The address that is open, such as `/myWishList`. */
  address: string;
  /** Who is signed in; null for a visitor. Defaults to the sample person. */
  user?: Person | null;
  /** Go ahead of the answers of a whole pretended backend, which knows all calls. */
  replies?: ReturnType<typeof marketReplies>;
  /** The checkout in progress. Defaults to none. */
  checkout?: Checkout;
  /** What came along with the navigation to the address. */
  state?: unknown;
  /** Whether something is meant to stay loading. Defaults to false. */
  staysLoading?: boolean;
}

type MarketStory = Pick<
  StoryAnnotations<ReactRenderer>,
  'render' | 'beforeEach' | 'loaders' | 'parameters' | 'play'
>;

/**
 * A story's whole world: the site itself at an address, with its store and its routes, and a
 * pretended backend.
 */
export function withMarket(world: MarketWorld): MarketStory {
  const { address, replies = [], checkout, state, staysLoading = false, ...market } = world;
  const [pathname = '/', search = ''] = address.split(/(?=\?)/);

  return {
    // Stories that share a page would share the pretended backend.
    parameters: {
      layout: 'fullscreen',
      docs: { story: { inline: false, height: '42rem' } },
    },
    loaders: [async () => ({ screen: await findScreen({ pathname, search })?.load() })],
    beforeEach: () => pretendBackend([...replies, ...marketReplies(market)]),
    render: () => (
      <Provider store={createStore(checkout && { checkout })}>
        <MemoryRouter initialEntries={[{ pathname, search, state }]} useTransitions={false}>
          <App />
        </MemoryRouter>
      </Provider>
    ),
    play: async ({ canvasElement }) => {
      if (!staysLoading) await hasSettled(canvasElement);
    },
  };
}

/** Waits until nothing on the page is loading any more. */
export const hasSettled = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const isThere = canvasElement.querySelector('h1');
    const isBusy = canvasElement.querySelector('[aria-busy="true"]');
    if (!isThere || isBusy) throw new Error('The screen is still loading.');
  });

/** Waits until these words can be seen somewhere on the page, as a toast or an alert. */
export const hasSaid = (words: string) =>
  waitFor(() => expect(within(document.body).getByText(words)).toBeVisible());
