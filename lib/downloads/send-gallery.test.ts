import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { STATED_LENGTH_HEADER } from '@passarela/gate/web-stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetIndexes } from '../backend/forget-indexes.ts';
import { isDownloadThere, noteMissingGallery } from '../backend/missing-galleries.ts';
import { resetBackendState } from '../backend/state.ts';
import { ownHeader, VISITOR_ADDRESS_HEADER } from '../system/own-server.ts';
import { sendGallery } from './send-zip.ts';

const MB = 1024 * 1024;
const given = vi.hoisted(() => ({
  url: '',
  talent: {} as unknown,
  admitted: 204,
  ending: null as string | null,
  ended: [] as string[],
}));
vi.mock('../system/env.ts', () => ({
  env: () => ({
    PANEL_URL: `${given.url}/panel`,
    PANEL_SALT: 's',
    PANEL_API_TOKEN: 't',
    INTEGRATION_URL: `${given.url}/integration`,
    INTEGRATION_SALT: 's',
    INTEGRATION_API_KEY: 'k',
    SERVICE_TIMEOUT_S: 8,
    DATA_MAX_AGE_S: 3_600,
  }),
}));
vi.mock('../backend/agency.ts', () => ({ getAgency: async () => ({ download_ending: given.ending }) }));
vi.mock('next/cache', () => ({ revalidateTag: (tag: string) => given.ended.push(tag) }));
vi.mock('../backend/talent.ts', () => ({ getTalent: async () => given.talent }));

const picture = { file: 'a.jpg', width: 3, height: 4 };
const joao = {
  id: 7,
  name: 'João d’Ávila',
  age: 30,
  downloads: true,
  categoryIds: [1],
  book: [picture],
  snap: [],
};

type Answer = (req: IncomingMessage, res: ServerResponse) => void;
let panel: Server;
let answer: Answer;
/** The answer of the other service, which lacks the call. */
let elsewhere: Answer;
let calls: string[];
/** The last form that asked for a gallery. */
let form = '';
let tokens = 0;
let visitors = 0;

beforeEach(async () => {
  resetBackendState();
  given.talent = joao;
  given.admitted = 204;
  given.ending = null;
  given.ended = [];
  calls = [];
  elsewhere = refusing(404);
  panel = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    if (/login|signin/.test(req.url ?? '')) {
      const token = `t${++tokens}`;
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify({ token, access_token: token, token_type: 'bearer', expires_in: 3600 }));
      return;
    }
    if (req.url === '/panel/api/admit') {
      res.writeHead(given.admitted).end();
      return;
    }
    const [, service = '', path] = /^\/(panel|integration)(.*)$/.exec(req.url ?? '') ?? [];
    expect(path).toBe('/api/download/gallery');
    calls.push(service);
    form = body;
    (service === 'panel' ? answer : elsewhere)(req, res);
  });
  await new Promise<void>((done) => panel.listen(0, '127.0.0.1', done));
  const address = panel.address();
  given.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => {
  panel.closeAllConnections();
  panel.close();
});

const zip: Answer = (_, res) => {
  res.writeHead(200, { 'content-type': 'application/zip', 'content-length': '8' });
  res.end('PK bytes');
};
/** Says that it has 50 MB and sends the first. */
const begin: Answer = (_, res) => {
  res.writeHead(200, { 'content-type': 'application/zip', 'content-length': String(50 * MB) });
  res.write(Buffer.alloc(MB));
};
const refusing =
  (status: number): Answer =>
  (_, res) => {
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end('{"message":"no"}');
  };

type Options = { visitor?: string; accept?: string; method?: string };
const newVisitor = () => `198.51.100.${++visitors}`;
function ask({ visitor = newVisitor(), accept = '*/*', method = 'GET' }: Options = {}) {
  const headers = { [VISITOR_ADDRESS_HEADER]: ownHeader(visitor), accept };
  const request = new Request('http://site.test/api/galleries/pt/7/book', { headers, method });
  return sendGallery(request, { lang: 'pt', id: 7, gallery: 'book', size: 'full' });
}
const statusAndPlace = async (options: Options) => {
  const { status, headers } = await ask(options);
  return [status, headers.get('location')];
};

it('asks for a gallery by the talent’s id, as JSON, and its name [S142.1]', async () => {
  answer = zip;
  await ask();
  const fields = [...form.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(fields)).toEqual({ talent: '{"id":7}', gallery: 'book', size: 'full' });
});

it('passes the panel’s ZIP on under the talent’s name, with its length, stored by nobody and in no index [S66.28 S142.2]', async () => {
  answer = zip;
  const sent = await ask();
  expect(await sent.text()).toBe('PK bytes');
  expect(Object.fromEntries(sent.headers)).toEqual({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-type': 'application/zip',
    [STATED_LENGTH_HEADER]: '8',
    'content-disposition':
      "attachment; filename=joao-davila-afm-model.zip; filename*=UTF-8''Jo%C3%A3o%20d%E2%80%99%C3%81vila%20AFM%20MODEL.zip",
  });
});

it.each([404, 405])(
  'where the panel answers %i the other service is asked, and it alone once it has sent one',
  async (status) => {
    answer = refusing(status);
    elsewhere = (_, res) =>
      res.writeHead(200, { 'content-type': 'application/octet-stream' }).end('PK bytes');
    expect(await (await ask()).text()).toBe('PK bytes');
    expect((await ask()).status).toBe(200);
    expect(calls).toEqual(['panel', 'integration', 'integration']);
    expect(isDownloadThere(7, 'book')).toBe(true);
  },
);

it('asks again with a new token where the panel refuses the old one', async () => {
  const seen: unknown[] = [];
  answer = (req, res) => {
    seen.push(req.headers.authorization);
    (seen.length === 1 ? refusing(401) : zip)(req, res);
  };
  expect((await ask()).status).toBe(200);
  expect(new Set(seen).size).toBe(2);
});

it('breaks where the panel breaks: a part does not look like the whole', async () => {
  answer = (req, res) => {
    begin(req, res);
    setTimeout(() => res.destroy(), 50);
  };
  await expect((await ask()).arrayBuffer()).rejects.toThrow();
});

it('an address downloads three at once; who leaves ends the call and frees the place', async () => {
  let closed = 0;
  answer = (req, res) => {
    res.on('close', () => {
      closed += 1;
    });
    begin(req, res);
  };
  const visitor = newVisitor();
  const held = [await ask({ visitor }), await ask({ visitor }), await ask({ visitor })];
  expect(await statusAndPlace({ visitor })).toEqual([429, null]);
  expect((await ask({ visitor })).headers.get('retry-after')).toBe('30');
  await Promise.all(held.map(({ body }) => body?.cancel()));
  await expect.poll(() => closed).toBe(3);
  const next = await ask({ visitor });
  expect(next.status).toBe(200);
  await next.body?.cancel();
});

it('reads from the panel no faster than it is read', async () => {
  let written = 0;
  answer = (_, res) => {
    res.writeHead(200, { 'content-type': 'application/zip', 'content-length': String(200 * MB) });
    const write = () => {
      if (written >= 200 || res.destroyed) return;
      written += 1;
      if (res.write(Buffer.alloc(MB))) setImmediate(write);
      else res.once('drain', write);
    };
    write();
  };
  const sent = await ask();
  const reader = sent.body?.getReader();
  await reader?.read();
  await new Promise((done) => setTimeout(done, 500));
  expect(written).toBeLessThan(30);
  await reader?.cancel();
});

it.each([
  ['not offered by the panel', refusing(403), 403, 'download-failed'],
  ['not there any longer', refusing(404), 403, 'download-failed'],
  ['broken', refusing(500), 503, 'download-failed'],
])(
  '%s: programs get a status, people their profile and a word about it',
  async (_, panelSays, status, id) => {
    answer = panelSays;
    expect(await statusAndPlace({})).toEqual([status, null]);
    expect(await statusAndPlace({ accept: 'text/html' })).toEqual([303, `/modelos/7/joao-davila#${id}`]);
  },
);

it.each([404, 405])(
  'a gallery whose call answers %i is offered no more, until it is published',
  async (status) => {
    answer = refusing(status);
    expect(isDownloadThere(7, 'book')).toBe(true);
    await ask();
    expect(isDownloadThere(7, 'book')).toBe(false);
    expect(isDownloadThere(7, 'snap')).toBe(true);
    expect(isDownloadThere(8, 'book')).toBe(true);
    expect(given.ended).toEqual(['talent:7']);
    forgetIndexes(['talent:7']);
    expect(isDownloadThere(7, 'book')).toBe(true);
  },
);

it('a service that refuses two talents and never sent a gallery has no such call: nothing is offered', async () => {
  answer = refusing(404);
  await ask();
  noteMissingGallery(8, 'snap');
  expect(isDownloadThere(9, 'book')).toBe(false);
  expect(given.ended).toEqual(['talent:7', 'options']);
  answer = zip;
  await (await ask()).text();
  expect(isDownloadThere(9, 'book')).toBe(true);
  expect(isDownloadThere(8, 'snap')).toBe(false);
});

it('a refusal of 403 or 500 says nothing of the call', async () => {
  for (const status of [403, 500]) {
    answer = refusing(status);
    await ask();
  }
  expect([isDownloadThere(7, 'book'), given.ended]).toEqual([true, []]);
});

it.each([
  ['switched off', { ...joao, downloads: false }],
  ['of a minor, where the service does not say', { ...joao, downloads: null, age: 17 }],
  ['of somebody without a birthdate', { ...joao, downloads: null, age: null }],
  ['empty', { ...joao, book: [] }],
])('a gallery that is %s is not even asked for', async (_, talent) => {
  answer = () => expect.unreachable();
  given.talent = talent;
  expect(await statusAndPlace({})).toEqual([403, null]);
});

it('an unknown talent is 404, one taken down 410; people come to the page that says so', async () => {
  given.talent = null;
  expect((await ask()).status).toBe(404);
  given.talent = 'gone';
  expect((await ask()).status).toBe(410);
  expect(await statusAndPlace({ accept: 'text/html' })).toEqual([303, '/modelos/7/book']);
});

it('an address may download twenty in ten minutes', async () => {
  answer = zip;
  const visitor = newVisitor();
  for (let count = 0; count < 20; count++) await (await ask({ visitor })).text();
  const refused = await ask({ visitor });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await statusAndPlace({ visitor, accept: 'text/html' })).toEqual([
    303,
    '/modelos/7/joao-davila#download-busy',
  ]);
});

it('all copies of the site count together, where the panel counts', async () => {
  answer = zip;
  given.admitted = 429;
  expect((await ask({ visitor: newVisitor() })).status).toBe(429);
  given.admitted = 404;
  expect((await ask({ visitor: newVisitor() })).status).toBe(200);
});

it('HEAD says what would come, and asks the panel for nothing', async () => {
  answer = () => expect.unreachable();
  const head = await ask({ method: 'HEAD' });
  expect([head.status, head.headers.get('content-type'), head.body]).toEqual([200, 'application/zip', null]);
});

it('a download is called as the agency ends its names', async () => {
  given.ending = 'Outra Casa';
  const { headers } = await ask({ method: 'HEAD' });
  expect(headers.get('content-disposition')).toBe(
    "attachment; filename=joao-davila-outra-casa.zip; filename*=UTF-8''Jo%C3%A3o%20d%E2%80%99%C3%81vila%20Outra%20Casa.zip",
  );
});
