import { expect, test } from '@playwright/test';
import { observatoryScore } from './support/observatory';
import { startOwnSite } from './support/own-site';
import { WHOLE } from './support/sample';

/** Both programs' answers, read as a public site over TLS (docs/decisions/policy.md). */
const HOST = 'site.example';
const PAGES = ['/', '/en/models', '/contato', '/seja-modelo', '/blog', '/nao-existe'];

async function answerOf(url: string, more: [string, string][] = []) {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  return {
    headers: new Map([...answer.headers, ...more]),
    cookies: answer.headers.getSetCookie(),
    html: await answer.text(),
    host: HOST,
  };
}

test('the site scores 130 by the rules of the HTTP Observatory', WHOLE, async () => {
  const env = { SITE_URL: `https://${HOST}`, STORAGE_URL: `https://media.${HOST}` };
  const site = await startOwnSite({ env });
  try {
    for (const path of PAGES) {
      expect(observatoryScore(await answerOf(site.url + path)), path).toEqual({
        score: 130,
        points: {
          'content-security-policy': 10,
          cookies: 0,
          'cross-origin-resource-policy': 10,
          'cross-origin-resource-sharing': 0,
          redirection: 0,
          'referrer-policy': 5,
          'strict-transport-security': 0,
          'subresource-integrity': 0,
          'x-content-type-options': 0,
          'x-frame-options': 5,
        },
      });
    }
  } finally {
    await site.stop();
  }
});

test('the panel scores 120: its interface writes inline styles', async () => {
  // The panel under test has no TLS; security-headers.test.ts checks this header with it.
  const tls: [string, string][] = [['strict-transport-security', 'max-age=31536000']];
  const { score, points } = observatoryScore(await answerOf(`${process.env.PANEL_ORIGIN}/admin/login`, tls));
  expect(points['content-security-policy']).toBe(0);
  expect(score).toBe(120);
});

test('our copy of the rules scores as published', () => {
  const good = {
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  };
  const scoreOf = (over: Record<string, string>, cookies: string[] = [], html = '') =>
    observatoryScore({ headers: new Map(Object.entries({ ...good, ...over })), cookies, html, host: HOST })
      .score;
  const csp = (policy: string) => ({ 'content-security-policy': `${policy}; frame-ancestors 'none'` });

  for (const [what, over, score] of [
    ['a good answer', {}, 115],
    ['default-src self', csp("default-src 'self'"), 110],
    ['inline styles', csp("default-src 'none'; style-src 'unsafe-inline'"), 105],
    ['inline styles beside a hash', csp("default-src 'none'; style-src 'unsafe-inline' 'sha256-a'"), 115],
    ['inline scripts', csp("default-src 'none'; script-src 'unsafe-inline'"), 80],
    ['scripts from anywhere', csp("default-src 'none'; script-src https:"), 80],
    ['eval', csp("default-src 'none'; script-src 'self' 'unsafe-eval'"), 95],
    ['pictures without TLS', csp("default-src 'none'; img-src http://a.example"), 95],
    ['scripts without TLS', csp("default-src 'none'; script-src http://a.example"), 80],
    ['no policy and no frame option', { 'content-security-policy': '' }, 55],
    ['a month of TLS', { 'strict-transport-security': 'max-age=2592000' }, 105],
    ['sniffing', { 'x-content-type-options': 'sniff' }, 110],
    ['an unsafe referrer', { 'referrer-policy': 'unsafe-url' }, 110],
    ['shared resources', { 'cross-origin-resource-policy': 'cross-origin' }, 115],
    [
      'open CORS',
      { 'access-control-allow-origin': 'https://a.example', 'access-control-allow-credentials': 'true' },
      50,
    ],
  ] as const)
    expect(scoreOf(over), what).toBe(score);
  // cookies and foreign scripts
  expect(scoreOf({}, ['a=b; Secure; HttpOnly; SameSite=Lax'])).toBe(120);
  expect(scoreOf({}, ['a=b'])).toBe(60);
  expect(scoreOf({}, [], '<script src="https://cdn.example/a.js"></script>')).toBe(50);
  expect(scoreOf({}, [], '<script src="/a.js" integrity="sha256-a"></script>')).toBe(120);
});
