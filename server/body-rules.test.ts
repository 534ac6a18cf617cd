import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBodyRule } from '@passarela/gate/rule';
import { expect, it } from 'vitest';
import { BODY_RULES } from './body-rules.ts';

const MULTIPART = 'multipart/form-data; boundary=b';

/** The limit in bytes for a body to an address; the status if none is allowed. */
function limitOf(url: string, type = MULTIPART): number {
  const headers = { 'content-type': type, 'content-length': '9' };
  try {
    const found = findBodyRule(BODY_RULES, { method: 'POST', url, headers });
    return found === null || found === 'dropped' ? 0 : found.maxBytes;
  } catch (error) {
    return Number(Object(error).refusal?.status);
  }
}

const KB = 1024;
it.each([
  ['/contato', 64 * KB],
  ['/en/contact?from=mail', 64 * KB],
  ['/contacto', 64 * KB],
  ['/favoritos', 1024 * KB],
  ['/en/favorites', 1024 * KB],
  ['/favoritos?ids=1,2&title=a', 1024 * KB],
  ['/seja-modelo', 40 * 1024 * KB + 256 * KB],
  ['/en/ser-modelo', 40 * 1024 * KB + 256 * KB],
  ['/api/upload/application', 40 * 1024 * KB + 256 * KB],
  ['/api/quotes', 1024 * KB],
  ['/', 405],
  ['/modelos', 405],
  ['/pt/contato', 64 * KB],
  ['/CONTATO', 64 * KB],
  ['/nada', 405],
  ['/_next/image', 405],
  ['/api/upload/%61pplication', 0],
  ['/api/nothing', 0],
  ['/api/revalidate', 415],
])('a form to %s may have %i bytes, or is answered with that status or never seen', (url, limit) => {
  expect(limitOf(url)).toBe(limit);
});

it('takes publishing as JSON only, and no other body in it', () => {
  expect(limitOf('/api/revalidate', 'application/json')).toBe(256 * KB);
  expect(limitOf('/contato', 'application/json')).toBe(415);
  expect(limitOf('/seja-modelo', 'application/x-www-form-urlencoded')).toBe(415);
});

it('has a rule for each route that takes a body', () => {
  const app = join(import.meta.dirname, '..', 'app');
  const routes = globSync('**/route.ts', { cwd: app, exclude: ['**/[[][[]...rest]]/**'] })
    .filter((file) =>
      /export (?:async function|const) (?:POST|PUT|PATCH)\b/.test(readFileSync(join(app, file), 'utf8')),
    )
    .map((file) => `/${file.replace('/route.ts', '').replaceAll(/\[\w+\]/g, 'x')}`);
  expect(routes).toContain('/api/upload/application');
  const limits = routes.map((url) =>
    Math.max(...['application/json', MULTIPART].map((type) => limitOf(url, type))),
  );
  expect(limits.filter((limit) => limit < KB)).toEqual([]);
});
