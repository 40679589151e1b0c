import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookThemes, toTheme } from './themes.ts';

interface GlobalsEvent {
  globals: object;
  /** The choice of the toolbar, whatever the story sets for itself. */
  userGlobals?: object;
}

let shown: keyof typeof storybookThemes = 'light';

function follow({ globals, userGlobals = globals }: GlobalsEvent) {
  const theme = toTheme(userGlobals);
  if (theme === shown) return;
  shown = theme;
  addons.setConfig({ theme: storybookThemes[theme] });
}

/** The frame around the stories follows the theme chosen in the toolbar. */
addons.register('market/theme', (api) => {
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

addons.setConfig({
  theme: storybookThemes[shown],
  // Drawing the open list of all stories would take longer than all else on the first page.
  sidebar: {
    collapsedRoots: ['inputs', 'navigation', 'feedback', 'data', 'layout', 'market', 'screens'],
  },
});
