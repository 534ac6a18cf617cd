import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { staff, staffCookie } from './support/staff';

// Payload's screens call the server by React's server actions: the framework's own way in, beside our API.
const MANIFEST = new URL('../panel/.next/server/server-reference-manifest.json', import.meta.url);
const actions = () =>
  Object.keys(
    z.object({ node: z.record(z.string(), z.unknown()) }).parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
      .node,
  );

const PAGES = [
  '/admin',
  '/admin/login',
  '/admin/forgot',
  '/admin/reset/a',
  '/admin/create-first-user',
  '/admin/account',
];
const NAMES = [
  'constructor',
  'toString',
  '__proto__',
  'form-state',
  'render-document',
  'table-state',
  'nothing',
];
const KB = 1024;

async function call(page: string, action: string, name: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${staff.origin}${page}`, {
    method: 'POST',
    headers: { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: JSON.stringify([{ name, args: {} }]),
  });
  return { status: answer.status, body: await answer.text() };
}

test('without a session no server function of the panel answers, at no page', async () => {
  expect(actions().length).toBeGreaterThan(0);
  for (const page of PAGES)
    for (const action of actions())
      for (const name of NAMES) {
        const { status, body } = await call(page, action, name);
        expect(status, `${page} ${name}`).toBe(401);
        expect(body.length).toBeLessThan(KB);
      }
});

test('with a session a name that is no server function gets nothing of the request, the map of components or permissions', async () => {
  const { name, value } = staffCookie();
  for (const action of actions())
    for (const each of ['constructor', 'toString', '__proto__', 'nothing']) {
      const { body } = await call('/admin', action, each, { cookie: `${name}=${value}` });
      expect(body, each).not.toMatch(/importMap|permissions|payload-token|"headers"/);
      expect(body.length, each).toBeLessThan(8 * KB);
    }
});
