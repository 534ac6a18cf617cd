import { expect, test } from './support/test';

// The panel is killed for real; the pages that were ever good stay, through a restart of the site as well (DESIGN 5).
const SEEN = ['/', '/en', '/modelos', '/en/models', '/elenco', '/modelos?pagina=2', '/sobre', '/en/blog'];

test.describe.configure({ mode: 'serial' });

test('pages seen before answer without the panel, after a restart and a new build too, and are fresh again with it', async ({
  request,
  control,
}) => {
  test.setTimeout(400_000);
  const all = async (when: string) => {
    for (const path of SEEN) expect((await request.get(path)).status(), `${path}, ${when}`).toBe(200);
  };
  await all('before');
  await control.killPanel();
  await all('panel killed');
  await control.restartSite();
  await all('panel killed, site restarted');
  await control.rebuildSite();
  await all('panel killed, site built anew');
  const neverSeen = await request.get('/modelos/99999998/nunca-vista');
  expect(neverSeen.status(), 'never seen').toBe(503);
  expect(await neverSeen.text()).toMatch(/>Código do erro: 503 (unreachable|open|timeout)</);

  await control.startPanel();
  for (const path of SEEN) {
    const lifetime = async () => (await request.get(path)).headers()['cache-status'];
    await expect.poll(lifetime, { timeout: 40_000, message: `${path} is fresh again` }).toContain('ttl=3600');
  }
});
