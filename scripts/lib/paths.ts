import path from 'node:path';

/** The folder of this checkout. */
export const ROOT = path.join(import.meta.dirname, '..', '..');

/** A path inside this checkout. */
export const inRoot = (...parts: string[]) => path.join(ROOT, ...parts);
