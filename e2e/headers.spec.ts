import { expect, test } from '@playwright/test';
import { elementsIn } from '../scripts/lib/elements.ts';

test('a page is cached whatever stands behind its address, which is in nobody’s page; its policy allows its own scripts', async ({
  request,
}) => {
  await request.get('/modelos/mulheres');
  const headers = (await request.get('/modelos/mulheres?utm_source=x&fbclid=1')).headers();
  expect(headers['x-nextjs-cache']).toBe('HIT');
  const policy = headers['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toContain("'sha256-");
  expect(scripts).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com');
  // pages that no other test has requested
  for (const path of ['/en/casting/man?letter=d', '/elenco/homens?letra=e']) {
    await request.get(`${path}&token=only-mine`);
    const answer = await request.get(path);
    expect(answer.headers()['x-nextjs-cache'], path).toBe('HIT');
    expect(await answer.text(), path).not.toContain('only-mine');
  }
});

test('every answer carries the common headers and does not name its server; a wrong secret publishes nothing', async ({
  request,
}) => {
  for (const path of ['/modelos', '/nada', '/api/revalidate', '/healthz', '/readyz', '/no-photo.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
  const headers = { authorization: 'Bearer wrong' };
  const refused = await request.post('/api/revalidate', { headers, data: { tags: ['talents'] } });
  expect(refused.status()).toBe(401);
  const contact = await request.get('/.well-known/security.txt');
  expect(contact.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await contact.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT\d\d:00:00Z\n/);
});

test('a picture is scaled once and then kept: AVIF where it fills a card, WebP where it fills a screen', async ({
  request,
}) => {
  const elements = elementsIn(await (await request.get('/modelos')).text());
  const { attributes } = elements.find((each) => each.name === 'img' && each.attributes.srcset) ?? {};
  const src = attributes?.src ?? '';
  const get = (widthPx: number, accept = 'image/webp,*/*') =>
    request.get(src.replace(/w=\d+/, `w=${widthPx}`), { headers: { accept } });
  const first = await get(390);
  expect(first.headers()['content-type']).toBe('image/webp');
  expect(first.headers()['cache-control']).toContain('max-age=31536000');
  expect((await get(390)).headers()['x-nextjs-cache']).toBe('HIT');
  const modern = 'image/avif,image/webp,image/*,*/*;q=0.8';
  expect((await get(390, modern)).headers()['content-type']).toBe('image/avif');
  expect((await get(640, modern)).headers()['content-type']).toBe('image/webp');
});
