import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { groupsOf } from './groups.ts';
import { expectPageNumbers } from './kit/expect.ts';
import { runGroups, skip } from './kit/runner.ts';
import { openTarget } from './kit/target.ts';

const tokens = { access_token: 'a.b.c', token: 'd.e.f', token_type: 'bearer', expires_in: 900 };
let server: Server;

/** A server that signs everybody in and answers everything else with the same status and body. */
async function serverAnswering(status: number, body: string) {
  server = createServer((request, response) => {
    const isSignIn = /signin|login/.test(request.url ?? '') && request.method === 'POST';
    response.writeHead(isSignIn ? 200 : status, { 'content-type': 'application/json' });
    response.end(isSignIn ? JSON.stringify(tokens) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const credentials = { salt: 'salt', secret: 'secret' };
  return openTarget({
    panel: `${base}/panel`,
    integration: `${base}/integration`,
    storage: `${base}/media`,
    goneId: '5',
    panelCredentials: credentials,
    integrationCredentials: credentials,
  });
}

async function passing(status: number, body: string) {
  const lines: string[] = [];
  const target = await serverAnswering(status, body);
  const tally = await runGroups(groupsOf(target, { hasLimits: true, hasWriting: true }), (line) =>
    lines.push(line),
  );
  return { tally, names: lines.filter((line) => line.includes('✓')).map((line) => line.replace('  ✓ ', '')) };
}

afterEach(() => new Promise((resolve) => server.close(resolve)));

const SIGNED_IN = [
  'signin answers a bearer token for the right credentials',
  'login answers a bearer token for the right credentials',
];

/** An empty object has every optional field; the items of the entity `blog` have no defined shape. */
const LEGAL = [
  'JSON is UTF-8',
  'instagram, whatsapp and email, each with a url or null',
  'name, texts in both languages, accent and mark, each of them or null',
  'texts of pages in both languages and a menu of known pages, each of them or null',
  'blog is a list of its items',
];

describe('the contract suite finds wrong servers', () => {
  it.each([
    ['200 with an empty object', 200, '{}'],
    ['200 with a list', 200, '[{}]'],
    ['an error without a body', 500, ''],
    ['503 with the right error body', 503, '{"message":"closed"}'],
  ])('%s: nothing passes but signing in', async (_, status, body) => {
    const { names, tally } = await passing(status, body);
    expect(names.filter((name) => !LEGAL.includes(name))).toEqual(SIGNED_IN);
    expect(tally.failed).toBeGreaterThan(70);
  });

  it('throws at once when the credentials are refused', async () => {
    const target = await serverAnswering(401, '{"message":"no"}');
    const elsewhere = { ...target, panel: `${target.panel}/no`, integration: `${target.integration}/none` };
    server.removeAllListeners('request');
    server.on('request', (_, response) => response.writeHead(401).end('{"message":"no"}'));
    await expect(openTarget(elsewhere)).rejects.toThrow('status 401');
  });
});

describe('the pieces', () => {
  const page = { data: [1, 2], current_page: 2, last_page: 2, per_page: 5, total: 7 };

  it('checks the numbers of a page', () => {
    server = createServer();
    expectPageNumbers(page, 2);
    expect(() => expectPageNumbers(page, 1)).toThrow('current_page');
    expect(() => expectPageNumbers({ ...page, last_page: 3 }, 2)).toThrow('last_page');
    expect(() => expectPageNumbers({ ...page, data: [1] }, 2)).toThrow('length');
  });

  it('counts what passes, fails and has no occasion', async () => {
    server = createServer();
    const checks = [
      { name: 'good', run: async () => {} },
      { name: 'bad', run: async () => Promise.reject(new Error('why')) },
      { name: 'absent', run: async () => skip('none here') },
    ];
    const lines: string[] = [];
    const tally = await runGroups([{ title: 'Three', checks }], (line) => lines.push(line));
    expect(tally).toEqual({ passed: 1, failed: 1, skipped: 1 });
    expect(lines).toEqual(['Three', '  ✓ good', '  ✗ bad: why', '  - absent: none here']);
  });
});
