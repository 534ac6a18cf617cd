import { expect, test } from '@playwright/test';

test('a page is cached and its policy allows exactly its own inline scripts', async ({ request }) => {
  await request.get('/modelos/mulheres');
  const answer = await request.get('/modelos/mulheres');
  const headers = answer.headers();
  expect(headers['x-nextjs-cache']).toBe('HIT');
  const policy = headers['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toContain("'sha256-");
  expect(scripts).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com');
});

test('foreign query keys make no new page', async ({ request }) => {
  await request.get('/en/models/woman');
  const answer = await request.get('/en/models/woman?utm_source=x&fbclid=1');
  expect(answer.headers()['x-nextjs-cache']).toBe('HIT');
});

test('what came behind the address of the first visitor is in nobody’s page', async ({ request }) => {
  // pages that no other test has requested
  for (const path of ['/en/casting/man?letter=d', '/elenco/homens?letra=e']) {
    await request.get(`${path}&token=only-mine`);
    const answer = await request.get(path);
    expect(answer.headers()['x-nextjs-cache'], path).toBe('HIT');
    expect(await answer.text(), path).not.toContain('only-mine');
  }
});

test('every answer carries the common headers and does not name its server', async ({ request }) => {
  for (const path of ['/modelos', '/nada', '/api/revalidate', '/healthz', '/readyz', '/no-photo.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('publishing with a wrong secret is refused', async ({ request }) => {
  const answer = await request.post('/api/revalidate', {
    headers: { authorization: 'Bearer wrong' },
    data: { tags: ['talents'] },
  });
  expect(answer.status()).toBe(401);
});

test('a picture is scaled once and then kept', async ({ request, page }) => {
  await page.goto('/modelos');
  const src = (await page.getByRole('article').nth(2).getByRole('img').getAttribute('src')) ?? '';
  const get = () => request.get(src, { headers: { accept: 'image/webp,*/*' } });
  const first = await get();
  expect(first.headers()['content-type']).toBe('image/webp');
  expect(first.headers()['cache-control']).toContain('max-age=31536000');
  expect((await get()).headers()['x-nextjs-cache']).toBe('HIT');
});

test('what fills a card comes as AVIF where it is read, what fills a screen as WebP', async ({
  request,
  page,
}) => {
  await page.goto('/modelos');
  const src = (await page.getByRole('article').nth(2).getByRole('img').getAttribute('src')) ?? '';
  const ofWidth = (widthPx: number) =>
    request.get(src.replace(/w=\d+/, `w=${widthPx}`), {
      headers: { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' },
    });
  const [card, wide] = [await ofWidth(390), await ofWidth(640)];
  expect(card.headers()['content-type']).toBe('image/avif');
  expect(wide.headers()['content-type']).toBe('image/webp');
});

test('whoever finds a weakness reads whom to tell', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT\d\d:00:00Z\n/);
});
