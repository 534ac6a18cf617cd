import { existsSync } from 'node:fs';
import { run } from './children.mjs';

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
export async function installChromium() {
  if (findChromium()) return 'found';
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      'No Chromium found. Install one (Debian, Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to it.',
    );
  }
  const { code, output } = await run(
    'apt-get update && apt-get install -y --no-install-recommends chromium',
    { env: { DEBIAN_FRONTEND: 'noninteractive' } },
  );
  if (code !== 0 || !findChromium()) throw new Error(`Installing Chromium failed:\n${output.slice(-3000)}`);
  return 'installed';
}
