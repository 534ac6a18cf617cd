import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '..', '..');

export const inRoot = (...parts: string[]) => path.join(ROOT, ...parts);
