import { existsSync } from 'node:fs';
import { installDebian } from './apt.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

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

/** Path of an installed Chromium or Chrome, `CHROMIUM_PATH` first; undefined when there is none. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
}

/** Makes sure that a browser is there: Debian's own, through apt, where we may install it. */
export const installChromium = () =>
  installDebian('chromium', {
    isThere: () => findChromium() !== undefined,
    advice:
      'No Chromium found. Install one (Debian, Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to it.',
  });
