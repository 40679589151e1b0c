import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookThemes, toTheme } from './themes.ts';

interface GlobalsEvent {
  globals: object;
  /** The choice of the toolbar, whatever the story sets for itself. */
  userGlobals?: object;
}

const follow = ({ globals, userGlobals = globals }: GlobalsEvent) =>
  addons.setConfig({ theme: storybookThemes[toTheme(userGlobals)] });

/** The frame around the stories follows the theme chosen in the toolbar. */
addons.register('market/theme', (api) => {
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

addons.setConfig({ theme: storybookThemes.light });
