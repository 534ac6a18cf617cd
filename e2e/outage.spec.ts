import type { APIRequestContext } from '@playwright/test';
import { WHOLE } from './support/sample';
import { expect, test } from './support/test';

// The panel is killed for real; the pages that were ever good stay, through a restart of the site as well.
const SEEN = ['/', '/en', '/modelos', '/en/models', '/elenco', '/modelos?pagina=2', '/sobre', '/en/blog'];

test.describe.configure({ mode: 'serial' });

const expectSeen = async (request: APIRequestContext, when: string) => {
  for (const path of SEEN) expect((await request.get(path)).status(), `${path}, ${when}`).toBe(200);
};

test('pages seen before answer without the panel, after a restart too, and are fresh again with it', async ({
  request,
  control,
}) => {
  test.setTimeout(120_000);
  await expectSeen(request, 'before');
  await control.killPanel();
  await expectSeen(request, 'panel killed');
  await control.restartSite();
  await expectSeen(request, 'panel killed, site restarted');
  const neverSeen = await request.get('/modelos/99999998/nunca-vista');
  expect(neverSeen.status(), 'never seen').toBe(503);
  expect(await neverSeen.text()).toMatch(/>Código do erro: 503 (unreachable|open|timeout)</);

  await control.startPanel();
  for (const path of SEEN) {
    const lifetime = async () => (await request.get(path)).headers()['cache-status'];
    await expect.poll(lifetime, { timeout: 40_000, message: `${path} is fresh again` }).toContain('ttl=3600');
  }
});

test('pages seen before answer without the panel after a new build', WHOLE, async ({ request, control }) => {
  test.setTimeout(400_000);
  await expectSeen(request, 'before');
  await control.killPanel();
  await control.rebuildSite();
  await expectSeen(request, 'panel killed, site built anew');
  await control.startPanel();
});
