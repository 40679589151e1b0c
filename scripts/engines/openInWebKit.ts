import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, Origin } from 'selenium-webdriver';
import { findFreePort } from '../../tooling/findFreePort.ts';
import type { NamedKey, Tab } from './Tab.ts';

const keys: Record<NamedKey, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Tab: Key.TAB,
};

/** Starts the small browser that comes with WebKitGTK, in a window on a virtual display. */
export async function openInWebKit(binary: string): Promise<Tab> {
  const port = await findFreePort();
  // WebKitGTK needs a display and D-Bus; a machine may have neither.
  const service = spawn(
    'dbus-run-session',
    ['--', 'xvfb-run', '-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    // In a process group of its own, so that all of it can be ended.
    { stdio: 'ignore', detached: true },
  );
  const end = () => endGroup(service);
  process.once('exit', end);
  try {
    await answers(port, service);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        }),
      )
      .build();
    const window = driver.manage().window();

    return {
      open: (address) => driver.get(address),
      ask: (question, wanted) => driver.executeScript(question, wanted),
      pointAt: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).perform(),
      pressAt: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      pressKey: (key) => driver.actions().sendKeys(keys[key]).perform(),
      chooseFiles: (selector, paths) =>
        driver.findElement(By.css(selector)).sendKeys(paths.join('\n')),
      async resize(width, height) {
        const [innerWidth = 0, innerHeight = 0] = await driver.executeScript<number[]>(
          'return [innerWidth, innerHeight]',
        );
        const outer = await window.getRect();
        await window.setRect({
          x: 0,
          y: 0,
          width: width + outer.width - innerWidth,
          height: height + outer.height - innerHeight,
        });
      },
      takePicture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      async close() {
        process.off('exit', end);
        // A page that hangs never says that it has been closed.
        await Promise.race([driver.quit(), wait(3_000)]);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function answers(port: number, service: ChildProcess) {
  while (service.exitCode === null) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (status?.ok) return;
    await wait(100);
  }
  throw new Error('The driver of WebKit has ended.');
}

function endGroup({ pid, exitCode }: ChildProcess) {
  if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
}
