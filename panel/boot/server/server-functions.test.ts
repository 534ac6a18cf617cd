import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isServerFunction } from './server-functions.ts';

const layouts = createRequire(import.meta.url).resolve('@payloadcms/next/layouts');
const source = readFileSync(
  path.join(path.dirname(layouts), '../utilities/handleServerFunctions.js'),
  'utf8',
);
const [, table = ''] = /const baseServerFunctions = \{([^}]+)\}/.exec(source) ?? [];
const ofPayload = [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name = '']) => name);

// Not in use here: one language for each text, no folders, no times of publishing but our own.
const UNUSED = [
  'copy-data-from-locale',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'schedule-publish',
];

test('every server function of this Payload is allowed or named as unused', () => {
  expect(ofPayload.length).toBeGreaterThan(10);
  expect(ofPayload.filter((name) => !isServerFunction(name))).toEqual(UNUSED);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', '', undefined, null, 1, ['form-state']])(
  '%o is none',
  (name) => {
    expect(isServerFunction(name)).toBe(false);
  },
);
