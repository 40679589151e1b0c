import {
  answer,
  createDraft,
  createRefusal,
  marketReplies,
  pretendBackend,
} from '@market/api/testing';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
// Fetched with the first call, which this test does not wait for.
import '../../../backend/checkingClient.ts';
import { App } from '../../../app/App.tsx';
import { createStore } from '../../../app/createStore.ts';
import { MemoryRouter } from '../../../routing/router.ts';
import { useKeptDraft } from './useKeptDraft.ts';

/** The title of each save, as it arrived. */
let arrived: string[];
/** How many saves are under way, and how many there were at once. */
let underWay: number;
let mostAtOnce: number;
let isBroken: boolean;
/** Holds the saves back while it is not kept. */
let gate: Promise<void>;
let published: number;
let restoreBackend: () => void;

beforeEach(() => {
  arrived = [];
  underWay = 0;
  mostAtOnce = 0;
  isBroken = false;
  gate = Promise.resolve();
  published = 0;
  restoreBackend = pretendBackend([
    answer('saveDraft', async ({ content }) => {
      arrived.push(content.title);
      underWay += 1;
      mostAtOnce = Math.max(mostAtOnce, underWay);
      await gate;
      underWay -= 1;
      return isBroken
        ? createRefusal(500, 'The archive is full.')
        : { draft: createDraft({ content }) };
    }),
    answer('publishDraft', () => {
      published += 1;
      return createRefusal('draftNotFound');
    }),
    ...marketReplies(),
  ]);
});
afterEach(() => {
  cleanup();
  restoreBackend();
});

/** Closes the gate. Gives what opens it. */
function holdSaves() {
  const holding = new AbortController();
  gate = new Promise((resolve) => {
    holding.signal.addEventListener('abort', () => resolve());
  });
  return () => holding.abort();
}

function keep() {
  const store = createStore();
  const draft = createDraft();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useKeptDraft(draft), { wrapper });
  return {
    now: () => result.current,
    write: (title: string) => act(() => result.current.change({ title })),
  };
}

test('saves a moment after the last change, once and with everything', async () => {
  const { now, write } = keep();
  for (const title of ['A', 'A l', 'A logo']) write(title);
  expect(now().keeping).toEqual({ state: 'waiting' });
  expect(arrived).toEqual([]);

  await vi.waitFor(() => expect(now().keeping).toEqual({ state: 'saved' }), { timeout: 30_000 });
  expect(arrived).toEqual(['A logo']);
});

test('saves one at a time, and what was written last is what stays', async () => {
  const { now, write } = keep();
  const letThrough = holdSaves();
  write('first');
  let isAllKept: Promise<boolean> | undefined;
  act(() => {
    isAllKept = now().save();
  });
  await vi.waitFor(() => expect(arrived).toEqual(['first']), 30_000);
  for (const title of ['second', 'third']) write(title);
  act(() => void now().save());
  letThrough();

  await act(async () => expect(await isAllKept).toBe(true));
  expect(arrived).toEqual(['first', 'third']);
  expect(mostAtOnce).toBe(1);
  expect(now().keeping).toEqual({ state: 'saved' });
});

test('a save that failed loses nothing, and is made up for when asked', async () => {
  const { now, write } = keep();
  isBroken = true;
  write('A logo');
  await act(async () => expect(await now().save()).toBe(false));
  expect(now().keeping).toEqual({
    state: 'failed',
    problem: 'The archive is full.',
    faults: {},
  });
  expect(now().content.title).toBe('A logo');

  isBroken = false;
  await act(async () => expect(await now().save()).toBe(true));
  expect(arrived).toEqual(['A logo', 'A logo']);
  expect(now().keeping).toEqual({ state: 'saved' });
});

test('the next change after a failure is saved together with what failed', async () => {
  const { now, write } = keep();
  isBroken = true;
  write('A logo');
  await act(async () => expect(await now().save()).toBe(false));
  isBroken = false;
  act(() => now().change({ tags: ['logo'] }));

  await vi.waitFor(() => expect(now().keeping).toEqual({ state: 'saved' }), { timeout: 30_000 });
  expect(arrived).toEqual(['A logo', 'A logo']);
  expect(now().content).toMatchObject({ title: 'A logo', tags: ['logo'] });
});

test('pressed twice while the last words are being saved, a draft is published once', async () => {
  const letThrough = holdSaves();
  // A step of the draft that is open is no way out of it.
  const address = '/dashboard/drafts/draft-brand';
  const before = window.location.href;
  window.history.replaceState(null, '', address);
  onTestFinished(() => window.history.replaceState(null, '', before));
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <App />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.change(await screen.findByLabelText('Title', {}, { timeout: 15_000 }), {
    target: { value: 'A logo' },
  });
  fireEvent.click(screen.getByRole('link', { name: /Preview$/ }));
  const publish = await screen.findByRole('button', { name: 'Publish' });
  fireEvent.click(publish);
  fireEvent.click(publish);
  await vi.waitFor(() => expect(arrived).toEqual(['A logo']), { timeout: 30_000 });
  letThrough();

  await vi.waitFor(() => expect(published).toBe(1), { timeout: 30_000 });
  await screen.findAllByText('Draft not found');
  expect(published).toBe(1);
});
