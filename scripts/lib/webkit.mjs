import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installDebian } from './apt.mjs';

const LIBRARIES = '/usr/lib';
const VERSIONS = ['webkit2gtk-4.1', 'webkit2gtk-4.0'];
const PROGRAMS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** Path of WebKitGTK's small browser, where its driver and a screen for it are installed too; else undefined. */
export function findMiniBrowser() {
  if (!PROGRAMS.every((file) => existsSync(file))) return undefined;
  return readdirSync(LIBRARIES)
    .flatMap((platform) => VERSIONS.map((version) => path.join(LIBRARIES, platform, version, 'MiniBrowser')))
    .find((file) => existsSync(file));
}

/** Makes sure that WebKitGTK, its driver and a screen are there, through apt, where we may install them. */
export const installWebKit = () =>
  installDebian('webkit2gtk-driver xvfb', {
    isThere: () => findMiniBrowser() !== undefined,
    advice: 'No WebKitGTK found. Install it (Debian: sudo apt-get install webkit2gtk-driver xvfb).',
  });
