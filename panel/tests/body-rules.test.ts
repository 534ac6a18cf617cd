import { createHash, createHmac } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Refused } from '@passarela/gate/refusal';
import { findBodyRule } from '@passarela/gate/rule';
import { expect, test } from 'vitest';
import { BODY_RULES, UPLOAD_COLLECTIONS } from '../boot/server/body-rules.ts';
import { hasSession } from '../boot/server/known-sender.ts';
import { CONTRACT_BODIES } from '../contract/http/bodies.ts';
import { ROUTES } from '../contract/routes.ts';
import config from '../payload.config.ts';
import { payloadRoutes } from '../scripts/payload-routes.ts';

const words = (path: string) => path.replace(/\{entry\}|contact|favorites|getScouted/, '*');

test('each call of the contract that is posted has a rule for its body, and no rule is left over', () => {
  const posted = ROUTES.filter(({ method }) => method === 'POST').map(({ path }) => words(path));
  const ruled = Object.keys(CONTRACT_BODIES).map(words);
  expect(new Set(ruled)).toEqual(new Set(posted));
});

test('only the collections of files take large bodies, and all of them do', async () => {
  const { collections } = await config;
  const ofFiles = collections.filter(({ upload }) => upload).map(({ slug }) => slug);
  expect(ofFiles).toEqual(UPLOAD_COLLECTIONS);
});

test('every form of the sign-in and of two-step verification takes 16 kB and ten fields, no file', async () => {
  const { collections } = await config;
  const { endpoints } = collections.find(({ slug }) => slug === 'users') ?? {};
  const paths = (endpoints || [])
    .filter(
      ({ method, path }) =>
        method === 'post' && /^\/login(?!\/in-place)|second-step|set-up|(reset|forgot)-password/.test(path),
    )
    .map(({ path }) => `/cms-api/users${path.replace(':id', '1')}`);
  expect(new Set(paths).size).toBe(12);
  for (const path of paths) {
    const rule = BODY_RULES.find(
      ({ method, fits, body }) =>
        method === 'POST' && fits(path, { url: path, headers: {} }) && body?.types.includes('urlencoded'),
    );
    expect(rule?.body, path).toEqual({ types: ['urlencoded'], maxBytes: 16 * 1024, maxFields: 10 });
  }
});

test.each(['in-place', 'in-place/code'])('signing in again over a form (%s) takes 16 kB of JSON', (step) => {
  const headers = { 'content-type': 'application/json', 'content-length': '80' };
  const url = `/cms-api/users/login/${step}`;
  expect(findBodyRule(BODY_RULES, { method: 'POST', url, headers })).toMatchObject({
    types: expect.arrayContaining(['json']),
    maxAnonymousBytes: 16 * 1024,
  });
});

const SIGN_IN = ['login', 'logout', 'forgot-password', 'reset-password'].map(
  (call) => `/cms-api/users/${call}`,
);
const TO_A_SESSION =
  /^POST \/cms-api\/users\/(login|logout|set-up|forgot-password|reset-password)(\/[\w-]+){0,2}$/;

/** The gate's answer to an empty post without a session; null if Payload decides. */
function refusalOf(method: string, url: string): number | null {
  try {
    findBodyRule(BODY_RULES, { method, url, headers: {} }, () => false);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal.status;
    throw error;
  }
}

test('without a session one reaches what leads to one, and no other call of Payload that writes', async () => {
  const writing = payloadRoutes(await config).filter(({ method }) => method !== 'GET');
  const heard = writing.filter(({ method, path }) => refusalOf(method, path) === null);
  expect(writing.length - heard.length).toBeGreaterThan(150);
  expect(heard.map(({ path }) => path.split('/').slice(0, 4).join('/'))).toEqual(
    expect.arrayContaining(SIGN_IN),
  );
  for (const { method, path } of heard) expect(`${method} ${path}`).toMatch(TO_A_SESSION);
});

const SECRET = 'a secret of these tests';
const NOW_MS = 1_800_000_000_000;

function tokenOf(claims: object, secret = SECRET): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32);
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

function withHeaders(headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return request;
}

const later = { id: 1, exp: NOW_MS / 1000 + 60 };
test.each([
  ['a cookie among others', { cookie: `a=b; payload-token=${tokenOf(later)}; c=d` }, true],
  ['a header', { authorization: `JWT ${tokenOf(later)}` }, true],
  ['a session that has ended', { cookie: `payload-token=${tokenOf({ exp: NOW_MS / 1000 - 1 })}` }, false],
  ['another signature', { cookie: `payload-token=${tokenOf(later, 'another')}` }, false],
  ['no signature', { cookie: `payload-token=${tokenOf(later).replace(/\.[^.]+$/, '.')}` }, false],
  ['no token', { cookie: 'payload-token=x' }, false],
  ['nothing', {}, false],
])('a session in %s counts: %s', (_what, headers, isOne) => {
  expect(hasSession(withHeaders(headers), SECRET, NOW_MS)).toBe(isOne);
});
