import { spawnSync } from 'node:child_process';
import { request as requestTls } from 'node:https';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { imageUrl } from '../lib/domain/images';
import { selfMadeCertificate } from '../scripts/lib/certificate';
import { stop } from '../scripts/lib/children';
import { startFront } from '../scripts/lib/nginx';
import { freePort } from '../scripts/lib/ports';
import { ask, type RawAnswer } from './support/raw';
import { drawn, WHOLE } from './support/sample';
import { staff } from './support/staff';
import { MODEL } from './support/talents';

// An address is read once: every spelling of it is answered as the address itself, or 400, by both programs.
const site = process.env.BASE_URL ?? 'http://127.0.0.1:3000';
const LINK = '12-6740f0c2a1b2c3d4e5f60718.1-AbC_d-fGhIjKlMnOpQrStU';

type Send = (path: string, method?: string) => Promise<RawAnswer>;
type Spelling = [typed: string, answer: 400 | 308];

const asBrowser = { accept: 'text/html,image/webp,*/*' };
const plain =
  (origin: string): Send =>
  (path, method = 'GET') =>
    ask(origin, path, { method, headers: asBrowser });

const PAGES = [
  '/',
  '/modelos',
  '/en/models',
  MODEL.path,
  '/contato',
  '/en/be-a-model',
  '/blog',
  '/favoritos?ids=2,1',
  `/selecao/${LINK}`,
  '/en/nothing',
];
const FILES = [
  '/robots.txt',
  '/icon.svg',
  '/feed/pt.xml',
  '/sitemap.xml',
  '/api/favorites/pt?ids=2',
  '/_next/image?url=a&w=640&q=62',
  '/_next/static/x.js',
];
const SCREENS = ['/admin', '/admin/login', '/admin/collections/talents/2'];
const CALLS = [
  '/cms-api/users/me',
  '/cms-api/talents/43',
  '/panel/api/posts/blog/x/pt',
  '/integration/api/talents',
  '/media/x.jpg',
  '/healthz',
];
const HIDDEN_BY_THE_FRONT = /^\/(?:panel|integration)\/|^\/(?:healthz|readyz)/;

const UP = ['..', '%2e%2e', '.%2E', '%2e.', '%252e%252e', '%25252e.'];
const HERE = ['.', '%2e', '%252e'];
const BROKEN = ['%00', '%0d%0a', '%7f', '%C2%85', '\\', '%5c', '%', '%zz', '%E0%A4%A', '%ff'];
const JUNK = ['.', ')', ').', ';', '!', '*', '%E2%80%9D', '%E2%80%8B', '/)', '%20(', '/'];

/** Other spellings of a path; those with dots and broken ones are no address. */
function spellings(whole: string, isPage: boolean): Spelling[] {
  const [path = '/', ...queries] = whole.split('?');
  const query = queries.map((each) => `?${each}`).join('');
  const end = path === '/' ? '' : path;
  const bad = [
    ...UP.flatMap((up) => [
      `/x/${up}${path}`,
      `/api/${up}${path}`,
      `/_next/static/${up}${path}`,
      `${end}/x/${up}`,
      `${end}/${up}/x`,
    ]),
    ...HERE.flatMap((here) => [`/${here}${path}`, `${end}/${here}`]),
    ...BROKEN.flatMap((broken) => [`${end}/${broken}`, `/${broken}${path}`]),
  ];
  const at = [...path].flatMap((char, index) => (/[a-z]/i.test(char) ? [index] : []));
  const coded = at.slice(0, 12).map((index) => {
    const code = `%${path.charCodeAt(index).toString(16)}`;
    return path.slice(0, index) + (index % 2 ? code : code.toUpperCase()) + path.slice(index + 1);
  });
  const slashed = [
    `/${path}`,
    `//${path}`,
    ...(end === '' ? [] : [path.replaceAll('/', '//'), `${path}/`, `${path}//`]),
  ];
  const spoilt = isPage && end !== '' ? JUNK.map((junk) => `${path}${junk}`) : [];
  return [
    ...bad.map((typed): Spelling => [typed + query, 400]),
    ...[...coded, ...slashed, ...spoilt].map((typed): Spelling => [typed + query, 308]),
  ];
}

const kindOf = ({ status, headers }: RawAnswer) => `${status} ${headers['content-type'] ?? ''}`;
const targetOf = ({ headers }: RawAnswer) => {
  const { pathname, search } = new URL(headers.location ?? '', 'http://a');
  // Next writes commas of a query in code
  return pathname + search.replaceAll('%2C', ',');
};

/** Asks for every spelling; answers how many there were, and those that were answered otherwise than their address. */
async function compare(send: Send, routes: readonly string[], isPage: boolean, isFront = false) {
  const wrong: string[] = [];
  let count = 0;
  for (const route of routes) {
    const own = await send(route);
    const end = own.status >= 300 && own.status < 400 ? targetOf(own) : route;
    for (const [typed, expected] of spellings(route, isPage)) {
      count += 1;
      const answer = await send(typed);
      const isAsItself = kindOf(answer) === kindOf(own);
      const isMoved = answer.status === 308 && [route, end].includes(targetOf(answer));
      // An address of nothing is nothing in any spelling; nginx writes that of pictures itself.
      const mayAnswer = own.status === 404 || (isFront && route.startsWith('/_next/image'));
      const isRight =
        (expected === 308 && isMoved) ||
        (expected === 400 && answer.status === 400) ||
        (mayAnswer && isAsItself);
      if (!isRight) wrong.push(`${route}: ${kindOf(answer)} ${answer.headers.location ?? ''} to ${typed}`);
      const hasPage = typed.startsWith('/api/') || /<h1>/.test(answer.body);
      if (answer.status === 400 && own.status !== 400 && !hasPage) wrong.push(`no page: ${typed}`);
    }
  }
  return { wrong, count };
}

const ROWS = [
  [2, {}],
  [Number.POSITIVE_INFINITY, WHOLE],
] as const;
const rowsOf = (count: number) => (count === 2 ? 'two addresses of each kind' : 'all');

for (const [count, details] of ROWS)
  test(
    `every spelling of an address is that address, or none, at both programs: ${rowsOf(count)}`,
    details,
    async () => {
      test.setTimeout(240_000);
      const all = await Promise.all([
        compare(plain(site), drawn(PAGES, count), true),
        compare(plain(site), drawn(FILES, count), false),
        compare(plain(staff.origin), drawn(SCREENS, count), true),
        compare(plain(staff.origin), drawn(CALLS, count), false),
      ]);
      expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
      expect(all.reduce((sum, { count: spelt }) => sum + spelt, 0)).toBeGreaterThan(400);
    },
  );

test('no spelling leads a body to another address', async () => {
  const posts = [
    [site, 'POST', '/api/../contato'],
    [site, 'POST', '/api/../api/upload/application'],
    [site, 'POST', '/api/%2e%2e/_next/image'],
    [staff.origin, 'POST', '/cms-api/users/login/../../../admin'],
    [staff.origin, 'POST', '/cms-api/users/login/%2e%2e/%2e%2e/%2e%2e/admin'],
    [staff.origin, 'DELETE', '/panel/../cms-api/talents/43'],
    [staff.origin, 'PATCH', '/panel/x/../../cms-api/talents/43'],
  ] as const;
  for (const [origin, method, path] of posts) {
    const answer = await ask(origin, path, {
      method,
      headers: { 'next-action': 'x', 'content-length': '0' },
    });
    expect(answer.status, path).toBe(400);
  }
  // what needs a session by its own name needs one by another
  for (const path of ['//admin', '/%61dmin', '/cms-api//talents', '/cms-api/%74alents/'])
    expect((await ask(staff.origin, path, { method: 'POST' })).status, path).toBe(401);
});

test('pictures are asked for at one address, and a package’s is secret, however it is written', async () => {
  const query = imageUrl(`${process.env.STORAGE_URL}/x.jpg`, 640).split('?')[1];
  for (const way of [
    '/api/../_next/image',
    '/_next/static/../image',
    '/_next/image/.',
    '/_next/image/x/..',
    '/pt/../_next/image',
  ])
    expect((await ask(site, `${way}?${query}`)).status, way).toBe(400);
  for (const way of ['//_next/image', '/_next/image/', '/_next//image', '/%5Fnext/image', '/_next/%69mage']) {
    const answer = await ask(site, `${way}?${query}`);
    expect([answer.status, answer.headers.location], way).toEqual([308, `/_next/image?${query}`]);
  }
  for (const way of [`/%73elecao/${LINK}`, `//selecao/${LINK}`, `/selecao/${LINK}).`, `/selecao/${LINK}_`]) {
    const { status, headers } = await ask(site, way);
    expect([status, headers.location, headers['referrer-policy'], headers['x-robots-tag']], way).toEqual([
      308,
      `/selecao/${LINK}`,
      'no-referrer',
      'noindex, nofollow',
    ]);
  }
});

test('the first visitor’s query stays in no page, however its address was written', async () => {
  const [, id] = /models\/(\d+)/.exec(MODEL.path.replace('modelos', 'models')) ?? [];
  const ways = ['/api/../en/models', '//en/models', '/%65n/models', '/en//models', '/en/models'];
  for (const way of ways) await ask(site, `${way}/${id}/x?evilctx=1`, { headers: asBrowser });
  const { headers } = await ask(site, `/en/models/${id}/x`);
  const page = await ask(site, headers.location ?? '', { headers: asBrowser });
  expect(page.status).toBe(200);
  expect(page.body).not.toContain('evilctx');
});

test('what is no address says so on a page of ours, in both languages', async () => {
  for (const [origin, path, lang, heading] of [
    [site, '/modelos/%00', 'pt', 'Este endereço não se lê.'],
    [site, '/en/models/%00', 'en', 'This address cannot be read.'],
    [staff.origin, '/admin/%00', 'pt', 'Este endereço não se lê.'],
  ] as const) {
    const { status, body } = await ask(origin, path, { headers: asBrowser });
    expect(status, path).toBe(400);
    for (const part of [`<html lang="${lang}`, heading, '<a ']) expect(body, path).toContain(part);
  }
});

for (const [count, details] of ROWS)
  test(
    `behind nginx, the site’s host and the panel’s: ${rowsOf(count)}`,
    details,
    async ({ baseURL: _ }, info) => {
      test.skip(spawnSync('nginx', ['-v']).error !== undefined, 'nginx is not installed');
      test.setTimeout(240_000);
      const folder = info.outputPath('front');
      const [sitePort, panelPort, servicesPort] = await Promise.all([freePort(), freePort(), freePort()]);
      const certificate = await selfMadeCertificate(info.outputDir.replace(/[^/]+$/, ''));
      const instances = { siteInstances: [site], panelInstances: [staff.origin] };
      const front = await startFront({
        folder,
        sitePort,
        panelPort,
        servicesPort,
        certificate,
        ...instances,
      });
      const overTls =
        (port: number): Send =>
        (path, method = 'GET') =>
          new Promise((resolve, reject) => {
            const options = {
              host: '127.0.0.1',
              port,
              path,
              method,
              servername: 'localhost',
              rejectUnauthorized: false,
            };
            const headers = { ...asBrowser, host: 'localhost' };
            requestTls({ ...options, headers, agent: false }, async (answer) =>
              resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
            )
              .once('error', reject)
              .end();
          });
      try {
        const ofPanel = CALLS.filter((path) => !HIDDEN_BY_THE_FRONT.test(path));
        const all = [
          await compare(overTls(sitePort), drawn(PAGES, count), true, true),
          await compare(overTls(sitePort), drawn(FILES, count), false, true),
          await compare(overTls(panelPort), drawn(SCREENS, count), true, true),
          await compare(overTls(panelPort), drawn(ofPanel, count), false, true),
        ];
        expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
      } finally {
        await stop(front);
      }
    },
  );
