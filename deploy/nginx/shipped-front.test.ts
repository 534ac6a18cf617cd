import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { BodyRule } from '@passarela/gate/rule';
import { serverOptions } from '@passarela/gate/sockets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_RULES as PANEL_BODIES } from '../../panel/boot/server/body-rules.ts';
import { CONTRACT_BODIES } from '../../panel/contract/http/bodies.ts';
import { selfMadeCertificate } from '../../scripts/lib/certificate.ts';
import { type Program, stop } from '../../scripts/lib/children.ts';
import { startFront } from '../../scripts/lib/nginx.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { BODY_RULES as SITE_BODIES } from '../../server/body-rules.ts';

const isThere = spawnSync('nginx', ['-v']).error === undefined;
/** Longer than the second for which an answer is fresh. */
const NO_LONGER_FRESH_MS = 2_100;
/** So long a program takes while it is flooded: requests at once are counted. */
const FLOODED_ANSWER_MS = 300;
/** On a machine that does other things too. */
const SLOW_MS = 60_000;

const largest = (rules: readonly { body?: BodyRule }[]) =>
  Math.max(...rules.map(({ body }) => body?.maxBytes ?? 0));
const MOST_BYTES = {
  site: largest(SITE_BODIES),
  panel: largest(PANEL_BODIES),
  services: largest(Object.values(CONTRACT_BODIES).map((body) => ({ body }))),
};

const now = () => `@${Math.floor(Date.now() / 1000)}`;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** The files of this folder as they are shipped, in front of programs that answer as a test says. */
describe.skipIf(!isThere)('behind the shipped front', { timeout: SLOW_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'shipped-front-'));
  const ports = { sitePort: 0, panelPort: 0, servicesPort: 0 };
  let front: Program | null = null;
  let answer: RequestListener = () => undefined;
  const copies = [1, 2].map(() => createServer(serverOptions(false), (req, res) => answer(req, res)));

  beforeAll(async () => {
    const instances: string[] = [];
    for (const copy of copies) {
      await new Promise<void>((done) => copy.listen(0, '127.0.0.1', done));
      const address = copy.address();
      instances.push(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    }
    Object.assign(ports, {
      sitePort: await freePort(),
      panelPort: await freePort(),
      servicesPort: await freePort(),
    });
    front = await startFront({
      ...ports,
      folder: join(folder, 'front'),
      siteInstances: instances,
      panelInstances: instances,
      certificate: await selfMadeCertificate(folder),
      trustsLoopback: true,
    });
  }, SLOW_MS);
  afterAll(async () => {
    if (front) await stop(front, 'SIGQUIT');
    for (const copy of copies) {
      copy.close();
      copy.closeAllConnections();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (host: 'site' | 'panel', path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
    new Promise<{ status: number | undefined; body: string }>((done, fail) => {
      const sent = request(
        {
          host: '127.0.0.1',
          servername: 'localhost',
          port: host === 'site' ? ports.sitePort : ports.panelPort,
          method,
          path,
          headers: { host: 'localhost', ...headers },
          rejectUnauthorized: false,
        },
        (res) => text(res).then((read) => done({ status: res.statusCode, body: read }), fail),
      );
      sent.once('error', fail).end(body);
    });

  describe('what was taken down stays down', () => {
    const show = (res: ServerResponse) => {
      const headers = { 'Cache-Control': FOR_A_YEAR, 'X-Accel-Expires': now(), ETag: '"a"' };
      res.writeHead(200, headers).end('a face');
    };
    const refuse = (status: number) => (res: ServerResponse) =>
      res.writeHead(status, { 'Cache-Control': 'no-store' }).end('refused');

    it('pictures and films, once they were refused, while the programs fail', async () => {
      const gone = { a: 410, b: 404 };
      const addresses = Object.keys(gone).flatMap((name) => [
        ['panel', `/media/${name}.jpg`] as const,
        ['panel', `/media/${name}.mp4`] as const,
        ['site', `/_next/image?url=${name}&w=640&q=62`] as const,
      ]);
      const look = async (handle: RequestListener) => {
        answer = handle;
        const seen = addresses.map(async ([host, path]) => `${(await ask(host, path)).status} ${path}`);
        return Promise.all(seen);
      };
      const refused = addresses.map(([, path]) => `${/[/=]a[.&]/.test(path) ? gone.a : gone.b} ${path}`);
      expect(await look((_, res) => show(res))).toEqual(addresses.map(([, path]) => `200 ${path}`));
      await delay(NO_LONGER_FRESH_MS);
      const byName: RequestListener = ({ url = '' }, res) =>
        refuse(/[/=]a[.&]/.test(url) ? gone.a : gone.b)(res);
      expect(await look(byName)).toEqual(refused);
      await delay(NO_LONGER_FRESH_MS);
      expect(await look((_, res) => refuse(503)(res))).toEqual(refused);
      expect(await look((_, res) => res.socket?.destroy())).toEqual(refused);
    });

    it('and a picture that is public again is shown, a signed draft at once', async () => {
      answer = (_, res) => show(res);
      await ask('panel', '/media/d.jpg');
      await delay(NO_LONGER_FRESH_MS);
      answer = (req, res) => (req.url?.includes('draft=') ? show(res) : refuse(410)(res));
      expect((await ask('panel', '/media/d.jpg')).status).toBe(410);
      expect((await ask('panel', '/media/d.jpg?draft=s')).status).toBe(200);
      await delay(NO_LONGER_FRESH_MS);
      answer = (_, res) => show(res);
      expect((await ask('panel', '/media/d.jpg')).status).toBe(200);
    });
  });

  // React names files to fetch first in 6,000 characters at most (`reactMaxHeadersLength` of Next); the rest is the
  // policy with each script's hash and each host of pictures, and the keys of caches.
  it.each(['site', 'panel'] as const)(
    'the %s sends a page with all headers that it may have',
    async (host) => {
      answer = (_, res) =>
        res
          .writeHead(200, { Link: 'l'.repeat(6_000), 'Content-Security-Policy': 'c'.repeat(6_000) })
          .end('a page');
      expect(await ask(host, '/a-page')).toEqual({ status: 200, body: 'a page' });
    },
  );

  it.each([
    ['a missing page', 404],
    ['a moved page', 308],
    ['a failed page', 503],
  ])('readers of %s do not wait for each other', async (_what, status) => {
    const readers = 8;
    const held: ServerResponse[] = [];
    answer = (_, res) => {
      if (held.push(res) < readers) return;
      for (const each of held.splice(0))
        each.writeHead(status, { Location: '/', 'Cache-Control': 'no-store' }).end();
    };
    const began = Date.now();
    await Promise.all(Array.from({ length: readers }, () => ask('site', `/answers-${status}`)));
    expect(Date.now() - began).toBeLessThan(4_000);
  });

  it.each<
    [what: string, host: 'site' | 'panel', method: string, path: (at: number) => string, allowed: number]
  >([
    ['pages', 'site', 'GET', (at) => `/a/${at}`, 200],
    ['pictures', 'site', 'GET', (at) => `/_next/image?url=%2F${at}.jpg&w=640&q=75`, 200],
    ['staff pages', 'panel', 'GET', () => '/admin', 200],
    ['sign-ins', 'panel', 'POST', () => '/cms-api/users/login', 20],
  ])(
    'a flood of %s from one address is refused, and nobody else is',
    async (_what, host, method, path, allowed) => {
      answer = (req, res) => {
        req.resume();
        setTimeout(() => res.end('x'), FLOODED_ANSWER_MS);
      };
      const from = (address: string) => ({ method, headers: { 'x-forwarded-for': address } });
      const flood = Array.from({ length: 2 * allowed }, (_, at) => ask(host, path(at), from('192.0.2.1')));
      const other = await ask(host, path(2 * allowed), from('198.51.100.1'));
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      expect(other.status).toBe(200);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(allowed);
    },
  );

  it.each([
    '/pt/modelos?utm_source=carta',
    '/modelos?utm_source=Carta%20A&letter=B&page=1&fbclid=x+y',
    '/modelos?letra=&letter=c&letra=d',
  ])('the site reads the whole of an address that has moved: %s', async (path) => {
    answer = (req, res) => res.writeHead(308, { Location: '/' }).end(req.url);
    expect(await ask('site', path)).toEqual({ status: 308, body: path });
  });

  it('writes no secret, and nothing that somebody wrote, into a log, also of a fault', async () => {
    answer = (_, res) => res.socket?.destroy();
    const secret = 'Zq3secret';
    const asked: (readonly [host: 'site' | 'panel', path: string, asked?: Sent])[] = [
      ...[`/selecao/${secret}`, `/api/packages/${secret}`, `/previa?token=${secret}`].map(
        (path) => ['site', path] as const,
      ),
      ...[`/favoritos?ids=1&de=${secret}`, `/modelos?q=${secret}`, `/api/find/pt?q=${secret}`].map(
        (path) => ['site', path] as const,
      ),
      ['site', '/api/counts', { headers: { referer: `https://localhost/favoritos?de=${secret}` } }],
      ['panel', `/admin/reset/${secret}`],
      ['panel', `/media/a.jpg?draft=${secret}`],
      ['panel', '/cms-api/users/me', { headers: { referer: `https://localhost/admin/reset/${secret}` } }],
    ];
    for (const each of asked) expect((await ask(...each)).status).toBeGreaterThan(501);
    const services = `http://127.0.0.1:${ports.servicesPort}`;
    for (const path of ['panel/api/posts/draft', 'integration/api/talent/draft'])
      expect((await fetch(`${services}/${path}?token=${secret}`)).status).toBe(502);
    // A line is written after a second at most.
    await delay(NO_LONGER_FRESH_MS);
    const logs = ['error.log', 'site.log', 'panel.log'].map((name) =>
      readFileSync(join(folder, 'front', name), 'utf8'),
    );
    expect(
      logs
        .join('')
        .split('\n')
        .filter((line) => line.includes(secret)),
    ).toEqual([]);
    expect(logs[2]).toMatch(
      /"path":"\/admin\/reset\/-","status":502,.*"upstream":"127[^"]+","answered":"502/,
    );
  });

  describe('what staff send', () => {
    it.each(['POST', 'PATCH'])('by %s is not sent again when its panel dies', async (method) => {
      let times = 0;
      answer = (req, res) => {
        times += 1;
        req.resume().once('end', () => res.socket?.destroy());
      };
      expect((await ask('panel', '/cms-api/talents', { method, body: '{}' })).status).toBe(502);
      expect(times).toBe(1);
    });
  });

  it.each(Object.entries(MOST_BYTES))('%s: the largest body that the program reads', (name, most) => {
    const template = readFileSync(new URL(`${name}.conf.template`, import.meta.url), 'utf8');
    const [, megabytes] = /^ {2}client_max_body_size (\d+)m;$/m.exec(template) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(most);
  });
});
