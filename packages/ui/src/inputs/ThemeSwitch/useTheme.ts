'use client';

import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from '../../theme/theme.ts';
import { themeStorageKey } from '../../theme/themeScript.ts';

/** What {@link useTheme} gives. */
export interface ThemeControl {
  /** What this person chose; `system` until they choose. */
  theme: ThemeChoice;
  setTheme: (theme: ThemeChoice) => void;
}

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const readTheme = (): ThemeChoice => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

const readThemeOnServer = (): ThemeChoice => 'system';

/**
 * Chooses the theme by hand: sets `data-theme` on the document and remembers it in the browser.
 * Only for use in a browser.
 */
export function setTheme(theme: ThemeChoice) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;

  try {
    if (theme === 'system') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  } catch {
    // A browser that refuses storage still shows the chosen theme until it is closed.
  }
  for (const listener of listeners) listener();
}

/** The theme that this person chose, and a way to choose another. */
export function useTheme(): ThemeControl {
  return { theme: useSyncExternalStore(subscribe, readTheme, readThemeOnServer), setTheme };
}
