import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Origin, type WebDriver } from 'selenium-webdriver';
import { findMiniBrowser } from '../../../scripts/lib/browsers.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { CLICK_MS } from '../../support/click';
import { type Browser, type Driver, KEYS } from './driver';

// Debian's C library lists no locales: GTK says so at every start.
const ENV = { TZ: 'America/Sao_Paulo', LC_ALL: 'C.UTF-8', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };

/** A virtual screen, large enough for every window; returns its name. */
async function startScreen() {
  const size = ['-screen', '0', '1920x1600x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', ['-displayfd', '3', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const channel = screen.stdio[3];
  if (!channel) throw new Error('Xvfb has no channel for its number');
  const [number] = await once(channel, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function startDriver(display: string, port: number) {
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...ENV, DISPLAY: display },
    stdio: 'ignore',
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return driver;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function end(program: ChildProcess) {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
}

/** Sizes the window so that the page inside has this size. */
async function resize(session: WebDriver, width: number, height: number) {
  const outer = session.manage().window();
  await outer.setRect({ x: 0, y: 0, width, height });
  const inner = await session.executeScript<number>('return innerHeight');
  await outer.setRect({ x: 0, y: 0, width, height: 2 * height - inner });
}

function driverOf(session: WebDriver): Driver {
  return {
    goto: (url) => session.get(url),
    back: () => session.navigate().back(),
    reload: () => session.navigate().refresh(),
    openTab: () => session.switchTo().newWindow('tab'),
    switchTab: async (at) => session.switchTo().window((await session.getAllWindowHandles())[at] ?? ''),
    run: (expression) => session.executeScript<string>(`return ${expression}`),
    click: ({ x, y }) =>
      session.actions().move({ x, y, origin: Origin.VIEWPORT }).press().pause(CLICK_MS).release().perform(),
    drag: (from, to) =>
      session
        .actions()
        .move({ ...from, origin: Origin.VIEWPORT })
        .press()
        .move({ ...to, origin: Origin.VIEWPORT, duration: 300 })
        .release()
        .perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    key: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    chooseFile: async (selector, path) => {
      await session.findElement(By.css(`input${selector}`)).sendKeys(path);
    },
    resize: (width, height) => resize(session, width, height),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    print: undefined,
    // Its driver reports no console messages.
    errors: () => [],
    close: () => forget(session),
  };
}

/** Leaves nothing of a visit for the next one. */
async function forget(session: WebDriver) {
  const [first = '', ...others] = await session.getAllWindowHandles();
  for (const other of others) {
    await session.switchTo().window(other);
    await session.close();
  }
  await session.switchTo().window(first);
  await session.executeScript('localStorage.clear(); sessionStorage.clear();').catch(() => undefined);
  await session.manage().deleteAllCookies();
  await session.get('about:blank');
}

/** WebKitGTK by WebDriver. A driver runs one session at a time and starts slowly, so all visits share it. */
export async function launchWebKit(): Promise<Browser> {
  const port = await freePort();
  const { screen, display } = await startScreen();
  const driver = await startDriver(display, port);
  const args = ['--automation'];
  const capabilities = { 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args } };
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', ...capabilities })
    .build();
  return {
    open: async () => driverOf(session),
    quit: async () => {
      await session.quit();
      await end(driver);
      await end(screen);
    },
  };
}
