import { existsSync } from 'node:fs';
import { installDebian } from './apt.mjs';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Path of an installed Firefox, `FIREFOX_PATH` first; undefined when there is none. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, ...PLACES].find((path) => path && existsSync(path));

/** Makes sure that a Firefox is there: Debian's own, through apt, where we may install it. */
export const installFirefox = () =>
  installDebian('firefox-esr', {
    isThere: () => findFirefox() !== undefined,
    advice:
      'No Firefox found. Install one (Debian: sudo apt-get install firefox-esr) or set FIREFOX_PATH to it.',
  });
