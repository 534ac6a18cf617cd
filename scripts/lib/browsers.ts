import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];
/** The same engine without windows, from the same Debian source: a page costs two fifths less. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** A browser without a sandbox of its own, quiet on the network: for tests and screenshots only. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const firstOf = (chosen: string | undefined, places: readonly string[]) =>
  [chosen, ...places].find((file) => file && existsSync(file));

/** Path of an installed Chromium or Chrome, `CHROMIUM_PATH` first; undefined when there is none. */
export const findChromium = () => firstOf(process.env.CHROMIUM_PATH, CHROMIUM);

export const hasHeadlessShell = () => existsSync(HEADLESS_SHELL);

/** Launch options for the installed browser: `CHROMIUM_PATH`, the headless shell, Chromium, Playwright's own. */
export function chromiumLaunch() {
  const executablePath = firstOf(process.env.CHROMIUM_PATH, [HEADLESS_SHELL, ...CHROMIUM]);
  // without a locale it gives a download with an accent in its name no name at all
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return { args: CHROMIUM_ARGS, env, ...(executablePath && { executablePath }) };
}

/** Path of an installed Firefox, `FIREFOX_PATH` first; undefined when there is none. */
export const findFirefox = () => firstOf(process.env.FIREFOX_PATH, FIREFOX);

/** Path of WebKitGTK's small browser, if its driver and a screen for it are installed too; else undefined. */
export const findMiniBrowser = () =>
  WEBKIT_DRIVER.every((file) => existsSync(file))
    ? globSync('/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser').sort().at(-1)
    : undefined;

/** The versions that the tests have passed in; they may use what older ones do not know. */
const PASSED_IN: Record<string, [version: string, ask: () => readonly (string | undefined)[]]> = {
  Chromium: ['156', () => [findChromium(), '--version']],
  Firefox: ['153', () => [findFirefox(), '--version']],
  // its own programs name it on a screen alone
  WebKitGTK: ['2.50', () => ['/usr/bin/dpkg-query', '--show', 'webkit2gtk-driver']],
};

/** A sentence on an installed browser that is older than the tests; undefined for others, and other programs. */
export function ageOf(name: string): string | undefined {
  const [needed = '', ask] = PASSED_IN[name] ?? [];
  const [file, ...args] = (ask?.() ?? []).filter((part) => part !== undefined);
  if (!file || !existsSync(file)) return undefined;
  const [version] = /(?<!\w)\d+(?:\.\d+)*/.exec(spawnSync(file, args, { encoding: 'utf8' }).stdout) ?? [];
  if (!version || version.localeCompare(needed, 'en', { numeric: true }) >= 0) return undefined;
  return `${name} ${version} is older than ${needed}, for which the tests are made`;
}
