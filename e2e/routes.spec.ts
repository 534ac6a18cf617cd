import { expect, test } from '@playwright/test';
import { expectPages, leadsTo, MOVED } from './support/addresses';
import { MODEL } from './support/talents';

test('every list answers in its language, what is missing is a real 404, and an unknown language is told in English too [S3.1 S8.1 S20.2 S20.5 S20.6 S81.1 S156.1]', async ({
  request,
}) => {
  await expectPages(request);
  const [foreign, english] = await Promise.all(
    ['/fr', '/en/fr'].map(async (path) => (await request.get(path)).text()),
  );
  expect(foreign).toMatch(/lang="en"[^>]*>This page could not be found\.</);
  expect(english?.match(/>This page could not be found\.</g)).toHaveLength(1);
});

test('every alias has moved for good to the one address of its page, a profile’s whatever name and gender its link has [S20.4 S33.1 S34.1 S36.9]', async ({
  request,
}) => {
  for (const [path, to] of MOVED) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), leadsTo(answer.headers().location)], path).toEqual([308, to]);
    expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200);
  }
  const { path, id } = MODEL;
  const query = '?utm_source=carta';
  for (const alias of [
    `/modelos/${id}/outro-nome`,
    `/modelos/mulheres/${id}/x`,
    `/models/${id}/${path.split('/').at(-1)}`,
    `/pt/models/men/${id}/x`,
  ]) {
    const answer = await request.get(alias + query, { maxRedirects: 0 });
    const { location, 'cache-control': caching } = answer.headers();
    expect([answer.status(), leadsTo(location)], alias).toEqual([308, path + query]);
    expect(caching).toBe('max-age=0, must-revalidate');
  }
  expect((await request.get(path + query, { maxRedirects: 0 })).status()).toBe(200);
  // no header of a visitor decides where an address leads
  const headers = { 'x-passarela-typed': '/contato' };
  const about = await request.get('/en/about', { headers });
  expect([about.status(), await about.text()]).toEqual([200, expect.stringContaining('<html lang="en"')]);
  expect((await request.get('/nada', { headers })).status()).toBe(404);
  expect(await (await request.get('/healthz', { headers })).text()).not.toContain('<html');
});

test('Return leads back in history, and to the home page where there is none [S81.3 S81.4]', async ({
  page,
  context,
}) => {
  await page.goto('/en/about');
  await page.goto('/en/nothing');
  const back = page.getByRole('main').getByRole('button', { name: 'Return' });
  await expect(page.getByRole('main').getByRole('link', { name: 'HOME' })).toHaveAttribute('href', '/en');
  await back.click();
  await expect(page).toHaveURL(/\/en\/about$/);

  // As from a chat: a tab that begins here.
  const opening = context.waitForEvent('page');
  await page.evaluate(() => window.open('/en/nothing', '_blank', 'noopener'));
  const fresh = await opening;
  await fresh.waitForURL('/en/nothing');
  expect(await fresh.evaluate(() => window.history.length)).toBe(1);
  await fresh.getByRole('main').getByRole('button', { name: 'Return' }).click();
  await expect(fresh).toHaveURL(/\/en$/);

  // After Back it is still at the beginning.
  await fresh.goBack();
  await expect(fresh).toHaveURL(/\/en\/nothing$/);
  await fresh.getByRole('main').getByRole('button', { name: 'Return' }).click();
  await expect(fresh).toHaveURL(/\/en$/);
});
