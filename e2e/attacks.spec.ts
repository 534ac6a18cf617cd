import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { ask, speak } from './support/raw';
import { drawn, WHOLE } from './support/sample';
import { staff } from './support/staff';

// Attacks without a login that came to nothing, and stay so (docs/security.md).
const site = process.env.BASE_URL ?? 'http://127.0.0.1:3000';
const EVIL = 'evil.example';

const INTERNAL_HEADERS: [name: string, value: string][] = [
  ['x-middleware-rewrite', `https://${EVIL}/`],
  ['x-middleware-redirect', `https://${EVIL}/`],
  ['x-middleware-next', '1'],
  ['x-middleware-skip', '1'],
  ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['x-middleware-subrequest-id', 'a'],
  ['x-middleware-invoke', '1'],
  ['x-middleware-prefetch', '1'],
  ['x-middleware-cache', 'no-cache'],
  ['x-middleware-override-headers', 'host'],
  ['x-middleware-request-host', EVIL],
  ['x-middleware-set-cookie', 'a=b'],
  ['x-nextjs-data', '1'],
  ['x-nextjs-cache', 'MISS'],
  ['x-nextjs-prerender', '1'],
  ['x-nextjs-redirect', `https://${EVIL}/`],
  ['x-nextjs-rewrite', `https://${EVIL}/`],
  ['x-nextjs-postponed', '1'],
  ['x-next-cache-tags', EVIL],
  ['x-next-revalidated-tags', 'talents'],
  ['x-prerender-revalidate', 'a'],
  ['x-prerender-revalidate-if-generated', '1'],
  ['x-invoke-path', '/en/privacy'],
  ['x-invoke-output', '/en/privacy'],
  ['x-invoke-query', encodeURIComponent('{"token":"only-mine"}')],
  ['x-invoke-status', '500'],
  ['x-invoke-error', EVIL],
  ['x-matched-path', '/en/privacy'],
  ['x-now-route-matches', '1=privacy'],
  ['x-forwarded-host', EVIL],
  ['x-forwarded-proto', 'ftp'],
  ['x-forwarded-port', '1'],
  ['forwarded', `host=${EVIL};proto=ftp`],
  ['x-original-url', '/en/privacy'],
  ['x-rewrite-url', '/en/privacy'],
  ['rsc', '1'],
  ['next-router-prefetch', '1'],
  ['next-router-segment-prefetch', '/_tree'],
  ['next-router-state-tree', '%5B%22%22%5D'],
  ['next-url', `https://${EVIL}/`],
  ['next-hmr-refresh', '1'],
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A page that hardly anybody requests, so that the attacker may be the first. */
const freshPage = (at: number) =>
  at < LETTERS.length
    ? `/en/casting/man?letter=${LETTERS[at]}`
    : `/en/casting/woman?letter=${LETTERS[at - LETTERS.length]}`;

test('no header of the framework or of proxies changes a page that others get', WHOLE, async () => {
  for (const [at, [name, value]] of INTERNAL_HEADERS.entries()) {
    const path = freshPage(at);
    await ask(site, path, { headers: { [name]: value } });
    for (const { status, headers, body } of [await ask(site, path), await ask(site, path)]) {
      expect(status, name).toBe(200);
      expect(headers['content-type'], name).toMatch(/^text\/html/);
      expect(body, name).toContain(`<link rel="canonical" href="${site}/en/casting/`);
      expect(body, name).not.toMatch(/evil\.example|only-mine/);
      expect(headers.location, name).toBeUndefined();
    }
  }
});

const ELSEWHERE: [path: string, headers?: Record<string, string>][] = [
  [`//${EVIL}/`],
  [`//${EVIL}/%2e%2e`],
  [`/pt//${EVIL}`],
  [`/pt/%2F%2F${EVIL}`],
  [`/\\${EVIL}`],
  [`/pt/\\${EVIL}`],
  [`/%5C%5C${EVIL}`],
  [`http://${EVIL}/pt/modelos`],
  ['/pt/modelos', { host: EVIL }],
  ['/pt/modelos', { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https' }],
  ['/modelos/', { host: `${EVIL}:1` }],
  [`/pt/modelos?next=https://${EVIL}&url=//${EVIL}`],
];

test('no address leads elsewhere', async () => {
  for (const [path, headers = {}] of ELSEWHERE) {
    const { status, headers: heard, body } = await ask(site, path, { headers });
    const row = `${path} ${JSON.stringify(headers)}`;
    expect(status, row).toBeLessThan(500);
    if (heard.location !== undefined) expect(new URL(heard.location, site).origin, row).toBe(site);
    expect(body, row).not.toMatch(/(?:href|src|action|content)="(?:https?:)?[\\/]{2}[^"]*evil/);
  }
});

const SMUGGLED = 'GET /healthz?smuggled HTTP/1.1\r\nHost: a\r\n\r\n';
const post = (head: string, body: string) =>
  `POST /api/upload/application HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n${body}`;

/** Two programs could read the end of these bodies at different places. */
const FRAMINGS: Record<string, string> = {
  'a length and chunks': post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${SMUGGLED}`),
  'chunks and a length': post(
    `Transfer-Encoding: chunked\r\nContent-Length: ${SMUGGLED.length}`,
    `0\r\n\r\n${SMUGGLED}`,
  ),
  'two lengths': post(`Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}`, SMUGGLED),
  'two lengths in one': post('Content-Length: 0, 5', SMUGGLED),
  'a negative length': post('Content-Length: -1', SMUGGLED),
  'a length with a plus': post('Content-Length: +0', SMUGGLED),
  'a length in hexadecimal': post('Content-Length: 0x0', SMUGGLED),
  'chunks said oddly': post('Transfer-Encoding: xchunked', `0\r\n\r\n${SMUGGLED}`),
  'chunks that are not last': post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${SMUGGLED}`),
  'a folded header': post('Transfer-Encoding:\r\n chunked\r\nContent-Length: 0', `0\r\n\r\n${SMUGGLED}`),
  'space before the colon': post('Transfer-Encoding : chunked', `0\r\n\r\n${SMUGGLED}`),
  'bare line feeds': `POST /api/upload/application HTTP/1.1\nHost: a\nContent-Length: 0\n\n${SMUGGLED}`,
  'a chunk of negative size': post('Transfer-Encoding: chunked', `-1\r\n\r\n0\r\n\r\n${SMUGGLED}`),
  'a line feed in a chunk extension': post('Transfer-Encoding: chunked', `0;a\n\r\n\r\n${SMUGGLED}`),
};

test('a request whose end is told in two ways is refused, and nothing behind it is read', async () => {
  for (const origin of [site, staff.origin])
    for (const [what, bytes] of Object.entries(FRAMINGS)) {
      const heard = await speak(origin, bytes);
      expect(heard, `${what} to ${origin}`).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(heard.match(/HTTP\/1\.1 /g), `${what} to ${origin}`).toHaveLength(1);
    }
});

test('the optimizer fetches pictures of our own storage alone', async () => {
  let hits = 0;
  const bait = createServer((_, answer) => {
    hits += 1;
    answer.writeHead(302, { Location: `${site}/healthz` }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => bait.once('listening', resolve));
  const { port } = bait.address() as AddressInfo;
  const storage = process.env.STORAGE_URL ?? '';
  const storageHost = new URL(storage).host;
  const urls = [
    `http://127.0.0.1:${port}/a.jpg`,
    `http://localhost:${port}/a.jpg`,
    `http://[::1]:${port}/a.jpg`,
    `http://2130706433:${port}/a.jpg`,
    `http://0x7f.1:${port}/a.jpg`,
    `http://${storageHost}@127.0.0.1:${port}/media/a.jpg`,
    `http://127.0.0.1:${port}#${storageHost}/media/a.jpg`,
    `//127.0.0.1:${port}/a.jpg`,
    `/\\127.0.0.1:${port}/a.jpg`,
    `https://${EVIL}/a.jpg`,
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'gopher://127.0.0.1/1',
    `${storage}/../healthz`,
    `${storage}/%2e%2e/admin`,
    `${new URL(storage).origin}/cms-api/users`,
    '/_next/image?url=%2Fno-photo.svg&w=640&q=75',
    '/healthz',
    '/no-photo.svg',
    '',
  ];
  try {
    for (const url of urls) {
      const answer = await ask(site, `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
      expect(answer.status, url).toBeGreaterThanOrEqual(400);
      expect(answer.status, url).toBeLessThan(500);
    }
    for (const query of [
      'w=999999&q=75',
      'w=641&q=75',
      'w=-1&q=75',
      'w=640&q=100000',
      'w=640&q=-1',
      'w=640',
      'w=1e3&q=75',
    ]) {
      const url = encodeURIComponent(`${storage}/a.jpg`);
      expect((await ask(site, `/_next/image?url=${url}&${query}`)).status, query).toBe(400);
    }
    expect(hits).toBe(0);
  } finally {
    bait.close();
  }
});

const UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '..%255c',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '..%00/',
  '%c0%ae%c0%ae/',
  '.%2e/',
];
const SECRETS = /SQLite format 3|"workspaces"|root:.*:0:0:|SECRET/;

for (const [count, details] of [
  [4, {}],
  [UP.length, WHOLE],
] as const)
  test(`${count} ways up lead out of no folder`, details, async () => {
    const files = (start: string, up: string) =>
      ['package.json', '.env', 'panel.sqlite', 'private/applications/1.jpg'].flatMap((file) => [
        `${start}${up}${file}`,
        `${start}${up.repeat(6)}${file}`,
        `${start}${up.repeat(9)}etc/passwd`,
      ]);
    for (const up of drawn(UP, count))
      for (const [origin, start] of [
        [site, '/_next/static/'],
        [site, '/social/pt/'],
        [site, '/'],
        [staff.origin, '/media/'],
      ] as const)
        for (const path of files(start, up)) {
          const { status, body } = await ask(origin, path);
          expect(status, path).toBeGreaterThanOrEqual(300);
          expect(status, path).toBeLessThan(500);
          expect(body, path).not.toMatch(SECRETS);
        }
  });
