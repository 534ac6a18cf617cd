import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stop } from '../../scripts/lib/children.ts';
import { startNginx } from '../../scripts/lib/start-nginx.ts';

const isThere = spawnSync('nginx', ['-v']).error === undefined;
const TEMPLATE = readFileSync(new URL('passarela.conf.template', import.meta.url), 'utf8');

const ports: number[] = [];
const ends: (() => unknown)[] = [];
/** The forms that reached an instance of the site, which dies before it answers. */
let arrived = 0;

async function listen(handle: Parameters<typeof createServer>[1]) {
  const server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A front as `deploy/nginx` makes it, in front of two copies that die; returns its address. */
async function startFront(repeatedSends: string) {
  const folder = mkdtempSync(join(tmpdir(), 'front-'));
  const port = await listen(() => undefined);
  await ends.pop()?.();
  const rules = TEMPLATE.match(/^proxy_next_upstream.*$/gm)
    ?.join('\n')
    .replace(/\$\{REPEATED_SENDS\}/, repeatedSends);
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ');
  const program = await startNginx(
    folder,
    `upstream site { ${servers} }
    ${rules}
    server { listen 127.0.0.1:${port}; location / { proxy_pass http://site; } location = /up { return 204; } }`,
    `http://127.0.0.1:${port}/up`,
  );
  ends.push(
    () => stop(program),
    () => rmSync(folder, { recursive: true, force: true }),
  );
  return `http://127.0.0.1:${port}`;
}

beforeAll(async () => {
  for (let copy = 0; copy < 2; copy += 1) {
    const port = await listen(async (req) => {
      for await (const _ of req);
      arrived += 1;
      req.socket.destroy();
    });
    ports.push(port);
  }
});
afterAll(async () => {
  for (const end of ends) await end();
});

it.skipIf(!isThere).each([
  ['which keeps keys, is sent to a second copy', 'non_idempotent', 'POST', 2],
  ['which keeps none, is sent once', '', 'POST', 1],
  ['and a page, is asked of a second copy', '', 'GET', 2],
])('a form whose copy dies, for a panel %s', async (_what, repeatedSends, method, times) => {
  const front = await startFront(repeatedSends);
  arrived = 0;
  const { status } = await fetch(`${front}/contato`, {
    method,
    ...(method === 'POST' && { body: 'name=Ana' }),
  });
  expect([status, arrived]).toEqual([502, times]);
});
