import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { callApi } from './api.ts';
import { panel } from './panel.ts';

/* Each test fails when Payload no longer needs a patch of ours: then the patch goes (docs/decisions/staff-saves.md). */

const ofPackage = (file: string) =>
  readFileSync(resolve(import.meta.dirname, '../../node_modules', file), 'utf8');

afterEach(async () => void Object.setPrototypeOf((await panel()).collections, null));

test('Payload takes an inherited name for a collection: keepOwnNames', async () => {
  const { collections } = await panel();
  const ask = async () => (await callApi('constructor', { method: 'GET' })).status;
  expect(await ask()).toBe(404);
  Object.setPrototypeOf(collections, Object.prototype);
  await expect(ask()).rejects.toThrow();
});

test('Payload’s forms send by the browser’s fetch, and offer no place before it: watchFetch', () => {
  const requests = ofPackage('@payloadcms/ui/dist/utilities/api.js');
  expect(requests.match(/return fetch\(/g)).toHaveLength(5);
  expect(requests).not.toMatch(/import .*(?:Context|[Ii]ntercept|[Cc]lient)/);
});

test('Payload’s own collections take no access or hooks of ours: withOwnLocks, withSharedFilters', () => {
  const locks = ofPackage('payload/dist/locked-documents/config.js');
  expect(locks).toContain('update: defaultAccess');
  expect(locks).not.toContain('lockedDocumentsOverrides');
});
