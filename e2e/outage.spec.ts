import { expect, test } from './support/test';

// The panel is killed for real; the pages that were ever good stay, through a restart of the site as well (DESIGN 5).
const SEEN = ['/modelos', '/en/models', '/elenco', '/modelos?pagina=2'];

test.describe.configure({ mode: 'serial' });

test('pages seen before answer without the panel, also after a restart, and are fresh again with it', async ({
  request,
  control,
}) => {
  test.setTimeout(120_000);
  for (const path of SEEN) expect((await request.get(path)).status(), path).toBe(200);

  await control.stopPanel();
  try {
    for (const path of SEEN) expect((await request.get(path)).status(), `${path}, no panel`).toBe(200);
    await control.restartSite();
    for (const path of SEEN)
      expect((await request.get(path)).status(), `${path}, no panel, restarted`).toBe(200);
    const health = await request.get('/healthz');
    expect(health.ok()).toBe(true);
  } finally {
    await control.startPanel();
  }
  for (const path of SEEN) {
    await expect
      .poll(async () => (await request.get(path)).headers()['cache-control'], { timeout: 40_000 })
      .toContain('s-maxage=3600');
  }
});
