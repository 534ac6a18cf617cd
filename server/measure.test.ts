import { createRegistry } from '@passarela/gate/metrics/serve-metrics';
import { expect, it } from 'vitest';
import { listen } from '../gate/testing/listen.ts';
import { measure, SITE_METRICS, screenOf } from './measure.ts';

it.each([
  ['/', 'home'],
  ['/en?utm_source=x', 'home'],
  ['/modelos/mulheres?letra=b', 'talents'],
  ['/en/models/woman/12/somebody', 'talent'],
  ['/blog/qualquer-coisa', 'post'],
  ['/seja-modelo', 'beAModel'],
  ['/wp-admin.php', 'missing'],
  ['/sobre/', 'other'],
  ['/robots.txt', 'other'],
  ['/_next/image?url=x', 'picture'],
  ['/_next/static/a.js', 'static'],
  ['/api/upload/application', 'upload'],
  ['/api/talents/pt/models/all/all/2', 'data'],
  ['/api/galleries/pt/1/book', 'download'],
  ['/readyz', 'health'],
])('%s is measured as %s', (url, screen) => {
  expect(screenOf({ url })).toBe(screen);
});

it('an answer is measured by screen, class of status and what the page cache had', async () => {
  const registry = createRegistry(SITE_METRICS);
  const url = await listen((req, res) => {
    measure(req, res);
    if (req.url !== '/wp-admin.php') res.setHeader('x-nextjs-cache', 'STALE');
    res.writeHead(req.url === '/wp-admin.php' ? 404 : 200).end();
  });
  for (const path of ['/', '/', '/wp-admin.php', '/_next/image?url=x']) await fetch(new URL(path, url));
  const text = await registry.metrics();
  expect(text).toContain('passarela_request_seconds_count{screen="home",status="2xx"} 2');
  expect(text).toContain('passarela_request_seconds_count{screen="missing",status="4xx"} 1');
  expect(text).toContain('passarela_page_cache_total{result="stale"} 2');
});
