import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Program = 'early' | 'after-frame' | 'offline-worker' | 'ending-worker';

/** Below the site's folder, which each of its programs has as working directory. */
export const PROGRAMS_FOLDER = '.browser';

/** Returns a script for browsers as the build bundled it (lib/browser/bundle.ts). */
export const readProgram = (name: Program): string =>
  readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), PROGRAMS_FOLDER, `${name}.js`), 'utf8');
