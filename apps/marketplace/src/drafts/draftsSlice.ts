import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { keepForOwner, type UnfinishedWork } from './keepForOwner.ts';

/** What was entered into a form and not saved. Never a password. */
export interface Draft {
  /** The texts by the names of their fields. */
  texts: Record<string, string>;
  /** The names of the pictures that were chosen. */
  pictureNames: string[];
}

/** More than anybody leaves unfinished in one tab. The oldest go first. */
const mostDrafts = 20;

/** The unfinished forms, by the paths of their screens. */
export interface Drafts extends UnfinishedWork {
  byPath: Record<string, Draft>;
}

export const noDrafts: Drafts = { byPath: {}, owner: null };

/** What has been entered into forms and not saved. */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: noDrafts,
  reducers: {
    /** Fields that are not named stay as they were. */
    draftChanged: (
      { byPath },
      { payload: { path, change } }: PayloadAction<{ path: string; change: Partial<Draft> }>,
    ) => {
      byPath[path] = { texts: {}, pictureNames: [], ...byPath[path], ...change };
      const [oldest = '', ...others] = Object.keys(byPath);
      if (others.length >= mostDrafts) delete byPath[oldest];
    },
    /** It has been saved or given up. */
    draftFinished: ({ byPath }, { payload: path }: PayloadAction<string>) => {
      delete byPath[path];
    },
  },
  extraReducers: keepForOwner(noDrafts),
});

export const { draftChanged, draftFinished } = draftsSlice.actions;
