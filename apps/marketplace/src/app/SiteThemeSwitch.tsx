import { ThemeSwitch } from '@market/ui';

/** Lets people choose the theme of the site. */
export function SiteThemeSwitch() {
  return <ThemeSwitch />;
}
