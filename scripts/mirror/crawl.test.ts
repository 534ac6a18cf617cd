import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { crawl } from './crawl.ts';

const PAGES: Record<string, [status: number, control: string, html: string]> = {
  '/': [200, 's-maxage=60', '<a href="/modelos"><a href="/modelos?filtros=1"><a href="/saiu">'],
  '/modelos': [200, 's-maxage=60', ''],
  '/modelos?filtros=1': [200, 'private, no-store', '<a href="/modelos?filtros=1&cabelo=ruivo">'],
  '/saiu': [410, 'no-store', ''],
};

function answer(path: string, res: ServerResponse) {
  const [status, control, html] = PAGES[path] ?? [404, 'no-store', ''];
  res.writeHead(status, { 'Content-Type': 'text/html', 'Cache-Control': control }).end(html);
}

it('stores what a cache may keep, and walks no further from what is made for each visitor', async () => {
  const requested = new Set<string>();
  const server = createServer((req, res) => {
    requested.add(req.url ?? '');
    answer(req.url ?? '', res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const { stored, gone, failed } = await crawl(origin);
  server.close();
  expect(stored).toEqual([`${origin}/`, `${origin}/modelos`]);
  expect(gone).toContain(`${origin}/saiu`);
  expect(failed).toEqual([]);
  expect(requested).toContain('/modelos?filtros=1');
  expect(requested).not.toContain('/modelos?filtros=1&cabelo=ruivo');
});
