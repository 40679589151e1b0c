import { create } from 'storybook/theming';
import { toHexColor } from '../packages/ui/src/theme/contrast.ts';
import { darkTheme, foundations, lightTheme, type Theme } from '../packages/ui/src/theme/theme.ts';

/** Storybook's own frame and pages in our colours, as hex codes, because it calculates with them. */
function createStorybookTheme(base: 'light' | 'dark', { color }: Theme) {
  const hex = (role: keyof Theme['color']) => toHexColor(color[role]);

  return create({
    base,
    brandTitle: 'Market',
    brandUrl: './',
    fontBase: foundations.font.body,
    colorPrimary: hex('primary'),
    colorSecondary: hex('primary'),
    appBg: hex('sunken'),
    appContentBg: hex('paper'),
    appPreviewBg: hex('paper'),
    appHoverBg: hex('primarySoft'),
    appBorderColor: hex('line'),
    appBorderRadius: 8,
    textColor: hex('ink'),
    textInverseColor: hex('paper'),
    textMutedColor: hex('inkSoft'),
    barBg: hex('paper'),
    barTextColor: hex('inkSoft'),
    barHoverColor: hex('primary'),
    barSelectedColor: hex('primary'),
    buttonBg: hex('surface'),
    buttonBorder: hex('edge'),
    booleanBg: hex('sunken'),
    booleanSelectedBg: hex('surface'),
    inputBg: hex('surface'),
    inputBorder: hex('lineStrong'),
    inputTextColor: hex('ink'),
    inputBorderRadius: 8,
  });
}

export const storybookThemes = {
  light: createStorybookTheme('light', lightTheme),
  dark: createStorybookTheme('dark', darkTheme),
};

/** The theme among Storybook's globals. */
export const toTheme = (globals: { theme?: unknown } | undefined) =>
  globals?.theme === 'dark' ? 'dark' : 'light';
