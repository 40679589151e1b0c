import { type CallName, createMarketClient } from '@market/api';
import {
  answer,
  createRefusal,
  marketReplies,
  pretendBackend,
  type PretendedMarket,
  stall,
} from '@market/api/testing';
import type { ReactRenderer } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { MemoryRouter } from '../routing/router.ts';
import type { StoryAnnotations } from 'storybook/internal/types';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { App } from '../app/App.tsx';
import { createStore, type MarketState, type MarketStore } from '../app/createStore.ts';
import { matchScreen } from '../app/routes.ts';
// Fetched with the first call, which no story should have to wait for.
import '../backend/checkingClient.ts';
import { host } from '../backend/host.ts';
import { marketApi } from '../backend/market.ts';
import { takeWaitingToasts } from '../shared/toasts.ts';
import type { Trial } from '../app/trial.ts';
import { type DeviceConduct, pretendDevice } from './pretendDevice.ts';
import { setClock } from './setClock.ts';
import { texts } from '../shared/texts.ts';

/** The call that decides whether a screen is shown at all: before, there is one without its shape. */
const decidesScreen: CallName = 'loadUser';

/** So slow an answer shows which stories look at what was there before it. */
const usualPauseMs = import.meta.env.MODE === 'slow' ? 300 : 0;

/** What is the case when a story begins. */
export interface MarketWorld extends Partial<PretendedMarket> {
  /** The address that is open, such as `/myWishList`. */
  address: string;
  /** Who is signed in; null for a visitor. Defaults to the sample person. */
  user?: PretendedMarket['user'];
  /** Go ahead of the answers of a whole pretended backend, which knows all calls. */
  replies?: ReturnType<typeof marketReplies>;
  /** The checkout in progress. Defaults to none. */
  checkout?: MarketState['checkout'];
  /** How long every answer takes, in ms. Defaults to 0, and to 300 where stories run with `--mode slow`. */
  pauseMs?: number;
  /** What waits in forms to be finished. Defaults to nothing. */
  drafts?: MarketState['drafts'];
  /** What came along with the navigation to the address. */
  state?: unknown;
  /** What the server says of a market that is a trial. Defaults to nothing. */
  trial?: Trial;
  /** What a device with passkeys does. Defaults to the browser's own. */
  device?: DeviceConduct;
  /** Whether something is meant to stay loading. Defaults to false. */
  staysLoading?: boolean;
}

/** A story of the site. */
export type Story = Pick<
  StoryAnnotations<ReactRenderer>,
  'render' | 'beforeEach' | 'loaders' | 'parameters' | 'globals' | 'name' | 'play'
>;

/** Makes the stories of one screen. */
export interface ScreenStories {
  /** A story that differs from the screen's usual one in what is given. */
  (difference?: Partial<MarketWorld>): Story;
  /** The story in which this call is never answered, which is said. */
  loading: (callName: CallName) => Story;
  /**
   * The story in which this call always fails and can be tried again. What the server says stands
   * in its place and in a toast.
   */
  failing: (callName: CallName, difference?: Partial<MarketWorld>) => Story;
}

/**
 * Asks by `fetch` alone, in whose place the pretended backend answers. It waits for an hour: when a story in
 * which something stays loading gave up, another one would say so.
 */
const client = createMarketClient({ host, timeoutMs: 3_600_000 });

/** Toasts stand outside of the canvas. */
const page = within(document.body);

/** Makes the stories of one screen from what is usually the case on it. */
export function storiesAt(usual: MarketWorld): ScreenStories {
  const at = (difference: Partial<MarketWorld> = {}) => createStory({ ...usual, ...difference });

  return Object.assign(at, {
    loading: (callName: CallName) => ({
      ...at({ replies: [stall(callName)] }),
      play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
        await waitFor(() => {
          const busy = canvasElement.querySelector<HTMLElement>('[aria-busy="true"]');
          if (!busy) throw new Error('Nothing is busy.');
          if (callName !== decidesScreen) {
            expect(within(busy).queryByText(texts.loading)).toBeNull();
          }
        });
      },
    }),

    failing: (callName: CallName, difference: Partial<MarketWorld> = {}) => {
      let attempts = 0;
      const reply = answer(callName, () => {
        attempts += 1;
        return createRefusal(500, 'The archive is closed on Mondays.');
      });
      return {
        ...at({ ...difference, replies: [reply] }),
        play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
          const canvas = within(canvasElement);
          const box = await canvas.findByRole('alert');
          const retry = within(box).getByRole('button');
          await expect(box).toHaveTextContent('The archive is closed on Mondays.');
          await waitFor(() =>
            expect(page.getAllByText('The archive is closed on Mondays.')).toHaveLength(2),
          );
          // The page may be asking again by itself, because its window has got the focus.
          await waitFor(() => expect(retry).toBeEnabled());
          const attemptsBefore = attempts;
          await userEvent.click(retry);
          await waitFor(() => expect(attempts).toBe(attemptsBefore + 1));
          await waitFor(() =>
            expect(within(canvas.getByRole('alert')).getByRole('button')).toBeEnabled(),
          );
        },
      };
    },
  });
}

/** The site itself at an address, with its store and its routes, and a pretended backend. */
function createStory(world: MarketWorld): Story {
  const { address, replies = [], checkout, drafts, state, trial, ...rest } = world;
  const { staysLoading = false, device, pauseMs = usualPauseMs, ...market } = rest;
  const [pathname = '/', search = ''] = address.split(/(?=\?)/);

  return {
    // Stories that share a page would share the pretended backend.
    parameters: {
      layout: 'fullscreen',
      docs: { story: { inline: false, height: '42rem' } },
    },
    loaders: [
      async () => ({ screen: await matchScreen({ pathname, search })?.route.screen.load() }),
    ],
    beforeEach: () => {
      // What the story before had to say and was too short to show.
      takeWaitingToasts();
      const restoreClock = setClock();
      const restoreBackend = pretendBackend([...replies, ...marketReplies({ ...market, pauseMs })]);
      const restoreDevice = device && pretendDevice(device);
      return () => {
        restoreDevice?.();
        restoreBackend();
        restoreClock();
      };
    },
    render: () => {
      const store = createStore(
        { ...(checkout && { checkout }), ...(drafts && { drafts }) },
        { client },
      );
      settling = staysLoading ? undefined : store;
      return (
        <Provider store={store}>
          <MemoryRouter initialEntries={[{ pathname, search, state }]} useTransitions={false}>
            <App trial={trial} />
          </MemoryRouter>
        </Provider>
      );
    },
    play: async ({ canvasElement }) => {
      if (!staysLoading) await hasSettled(canvasElement);
    },
  };
}

/** What the story that is shown has asked for; undefined where something is never answered. */
let settling: MarketStore | undefined;

/** Waits until nothing on the page is loading any more, and nothing that it may show later. */
export const hasSettled = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const isThere = canvasElement.querySelector('h1');
    const isBusy = canvasElement.querySelector('[aria-busy="true"]');
    const queries = settling?.getState()[marketApi.reducerPath].queries ?? {};
    const isAsking = Object.values(queries).some((query) => query?.status === 'pending');
    if (!isThere || isBusy || isAsking) throw new Error('The screen is still loading.');
  });

/** Waits until these words can be seen somewhere on the page, as a toast or an alert. */
export const hasSaid = (words: string | RegExp) =>
  waitFor(() => {
    const places = within(document.body).getAllByText(words);
    // For a moment a toast that goes and one that comes may say the same.
    expect(places.some((place) => place.checkVisibility({ visibilityProperty: true }))).toBe(true);
  });
