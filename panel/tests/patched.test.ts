import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { REST_GET } from '@payloadcms/next/routes';
import { expect, test } from 'vitest';
import { GET } from '../app/(payload)/cms-api/[...slug]/route.ts';
import config from '../payload.config.ts';
import { panel } from './panel.ts';

/* Each test fails when Payload no longer needs a patch of ours: then the patch goes (docs/decisions/staff-saves.md). */

const ofPackage = (file: string) =>
  readFileSync(resolve(import.meta.dirname, '../../node_modules', file), 'utf8');

test('Payload takes an inherited name for a collection, and fails: withOwnNames', async () => {
  await panel();
  const request = new Request('http://panel.test/cms-api/constructor');
  const args = { params: Promise.resolve({ slug: ['constructor'] }) };
  expect((await GET(request, args)).status).toBe(404);
  await expect(REST_GET(config)(request, args)).rejects.toThrow();
});

test('Payload’s forms send by the browser’s fetch, and offer no place before it: watchFetch', () => {
  const requests = ofPackage('@payloadcms/ui/dist/utilities/api.js');
  expect(requests.match(/return fetch\(/g)).toHaveLength(5);
  expect(requests).not.toMatch(/import .*(?:Context|[Ii]ntercept|[Cc]lient)/);
});

test('Payload’s own collections take no access or hooks of ours: lockAccess, shareFilters', () => {
  const locks = ofPackage('payload/dist/locked-documents/config.js');
  expect(locks).toContain('update: defaultAccess');
  expect(locks).not.toContain('lockedDocumentsOverrides');
});
