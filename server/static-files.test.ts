import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
let server: Server;

beforeAll(async () => {
  const chunks = join(folder, '.next', 'static', 'chunks');
  mkdirSync(chunks, { recursive: true });
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public', 'icon.svg'), 'icon');
  writeFileSync(join(folder, '.next', 'BUILD_ID'), 'secret');
  writeFileSync(join(chunks, 'a.js'), 'plain');
  writeFileSync(join(chunks, 'a.js.br'), 'brotli');
  writeFileSync(join(chunks, 'a.js.gz'), 'gzip');
  writeFileSync(join(chunks, 'b.woff2'), 'font');
  const serve = createStaticFiles(folder);
  server = createServer((req, res) => serve(req, res, () => res.end(`next ${req.url}`)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** One answer as the wire carries it: nothing is unpacked. */
function get(path: string, encoding = '', method = 'GET') {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  type Answer = { status: number | undefined; text: string; headers: NodeJS.Dict<string | string[]> };
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ port, path, method, headers: { 'accept-encoding': encoding } }, (res) => {
      let text = '';
      res.on('data', (chunk) => {
        text += String(chunk);
      });
      res.on('end', () => resolve({ status: res.statusCode, text, headers: res.headers }));
    });
    asked.on('error', reject).end();
  });
}

describe('a static file of the build', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'brotli', 'br'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['', 'plain', undefined],
  ])('goes to a browser that takes "%s" as %s', async (accepted, text, encoding) => {
    const answer = await get('/_next/static/chunks/a.js', accepted);
    expect(answer.text).toBe(text);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public,max-age=31536000,immutable',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  it('goes as it is where it is packed already', async () => {
    const answer = await get('/_next/static/chunks/b.woff2', 'gzip, br');
    expect(answer.text).toBe('font');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['POST', '/_next/static/chunks/a.js'],
    ['PUT', '/icon.svg'],
    ['DELETE', '/icon.svg?v=1'],
  ])('cannot be written to: %s %s', async (method, path) => {
    const answer = await get(path, '', method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('of the public folder, and forms of pages, are left to Next', async () => {
    expect((await get('/icon.svg')).text).toBe('next /icon.svg');
    expect((await get('/contato', '', 'POST')).text).toBe('next /contato');
  });

  it.each([
    '/modelos',
    '/_next/static/chunks/old.js',
    '/_next/static/../BUILD_ID',
    '/_next/static/..%2fBUILD_ID',
    '/_next/static/chunks',
  ])('%s is left to Next, its address untouched', async (path) => {
    expect((await get(path, 'br')).text).toBe(`next ${path}`);
  });
});
