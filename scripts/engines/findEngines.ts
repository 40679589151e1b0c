import { existsSync, globSync } from 'node:fs';
import { findChromium } from '../../tooling/findChromium.ts';
import { openInPuppeteer } from './openInPuppeteer.ts';
import { openInWebKit } from './openInWebKit.ts';
import type { Tab } from './Tab.ts';

/** A browser engine of this machine. */
export interface Engine {
  name: string;
  open: () => Promise<Tab>;
}

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** What WebKitGTK needs: its driver, a display and a bus. */
const webKitPrograms = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/xvfb-run',
  '/usr/bin/xauth',
  '/usr/bin/dbus-run-session',
];

/** Features that Firefox 140, the older extended support release, lacks. */
const laterInFirefox = {
  'layout.css.anchor-positioning.enabled': false,
  'layout.css.field-sizing.enabled': false,
  'dom.dialog.light-dismiss.enabled': false,
};

/** Finds the engines. `missing` names what is not installed. */
export async function findEngines(): Promise<{ engines: Engine[]; missing: string[] }> {
  const { executablePath, args } = await findChromium();
  const engines: Engine[] = [
    { name: 'Chromium', open: () => openInPuppeteer({ executablePath, args }) },
  ];
  const missing: string[] = [];

  const firefox = firefoxes.find((path) => existsSync(path));
  if (firefox) {
    const open = (extraPrefsFirefox: Record<string, boolean>) => () =>
      openInPuppeteer({ browser: 'firefox', executablePath: firefox, extraPrefsFirefox });
    engines.push(
      { name: 'Firefox', open: open({}) },
      { name: 'Firefox as of 140', open: open(laterInFirefox) },
    );
  } else missing.push('Firefox (firefox-esr)');

  const [browser] = globSync('/usr/{lib/*,libexec}/webkit2gtk-4.1/MiniBrowser');
  if (browser && webKitPrograms.every((path) => existsSync(path))) {
    engines.push({ name: 'WebKit', open: () => openInWebKit(browser) });
  } else missing.push('WebKit (webkit2gtk-driver, xvfb, xauth, dbus-daemon)');

  return { engines, missing };
}
