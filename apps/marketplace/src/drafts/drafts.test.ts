import { createPerson } from '@market/api/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { marketApi } from '../backend/market.ts';
import { draftChanged, draftFinished, type Drafts, draftsSlice, noDrafts } from './draftsSlice.ts';
import { loadDrafts, saveDrafts } from './draftStorage.ts';

const { reducer } = draftsSlice;
const path = '/dashboard/services/new';
const draft = { texts: { title: 'I will carve a stamp' }, pictureNames: ['poster.png'] };
const drafts: Drafts = { byPath: { [path]: draft }, owner: 'person-asha' };

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a form keeps its texts and the names of its pictures until it is finished', () => {
  const { texts, pictureNames } = draft;
  const typed = reducer(noDrafts, draftChanged({ path, change: { texts } }));
  expect(typed.byPath[path]).toEqual({ texts, pictureNames: [] });
  const chosen = reducer(typed, draftChanged({ path, change: { pictureNames } }));
  expect(chosen.byPath[path]).toEqual(draft);
  expect(reducer(chosen, draftFinished(path))).toEqual(noDrafts);
});

test('of many forms that nobody finishes, the oldest are forgotten', () => {
  const change = { texts: { comment: 'Quick' } };
  const begun = Array.from({ length: 25 }, (_, index) => `/service/${index}`).reduce(
    (kept, each) => reducer(kept, draftChanged({ path: each, change })),
    noDrafts,
  );
  expect(Object.keys(begun.byPath)).toHaveLength(20);
  expect(begun.byPath['/service/0']).toBeUndefined();
  expect(begun.byPath['/service/24']).toBeDefined();
});

/** What the store hears when somebody has logged in. */
const logInAs = (id: string) => ({
  type: `${marketApi.reducerPath}/executeMutation/fulfilled`,
  payload: { user: createPerson({ _id: id }) },
  meta: { requestId: '1', arg: { endpointName: 'logIn' }, requestStatus: 'fulfilled' },
});

test('a form waits for the person who began it, and for nobody else', () => {
  expect(reducer(drafts, logInAs('person-asha'))).toBe(drafts);
  expect(reducer(drafts, logInAs('person-mira'))).toEqual({ byPath: {}, owner: 'person-mira' });
});

test('a reload brings back what was entered, and nothing once it is finished', () => {
  saveDrafts(drafts);
  expect(loadDrafts()).toEqual(drafts);
  saveDrafts({ byPath: {}, owner: 'person-asha' });
  expect([...entries.keys()]).toEqual([]);
  expect(loadDrafts()).toEqual(noDrafts);
});

test.each(['', '{', '[]', '{"owner":7,"byPath":{}}', '{"owner":null,"byPath":{"/me":{}}}'])(
  'the entry %s counts as not there',
  (garbage) => {
    entries.set('drafts', garbage);
    expect(loadDrafts()).toEqual(noDrafts);
  },
);
