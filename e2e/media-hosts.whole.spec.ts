import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { startStub } from '../lib/backend/testing/stub-service';
import { untilHydrated } from './support/hydrated';
import { startOwnSite } from './support/own-site';
import { expect, test } from './support/test';

/** A host of pictures: every address is one; it counts who came. */
async function startPictures() {
  const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#a43' } })
    .jpeg()
    .toBuffer();
  const host = { asked: 0 };
  const server = createServer((request, response) => {
    host.asked += 1;
    const isLost = request.url?.includes('lost') ?? false;
    response.writeHead(isLost ? 404 : 200, { 'content-type': 'image/jpeg' }).end(isLost ? '' : picture);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { host, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** A host that no setting names; its answers are the browser's own. */
const OUTSIDE = 'https://outside.example';

const talentOf = (id: number, name: string, cover: string) => ({
  id,
  name,
  gender: 'woman',
  birthdate: '2000-01-01',
  cover,
  categories: [{ id: 1 }],
  divisions: [],
  updated_at: '2026-01-01T00:00:00Z',
});

type Pictures = Awaited<ReturnType<typeof startPictures>>;
let hosts: Record<'optimized' | 'plain' | 'other', Pictures>;
const ends: (() => unknown)[] = [];
let site = '';
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  hosts = { optimized: await startPictures(), plain: await startPictures(), other: await startPictures() };
  const { optimized, plain, other } = hosts;
  const talents = [
    talentOf(1, 'Ana Otimizada', `${optimized.url}/ana.jpg?sig=1`),
    talentOf(2, 'Bia Direta', `${plain.url}/bia.jpg`),
    talentOf(3, 'Caio Alheio', `${other.url}/caio.jpg`),
    talentOf(4, 'Dora de Fora', `${OUTSIDE}/dora.jpg`),
  ];
  const photo = (file: string) => ({ file, width: 600, height: 800 });
  const files = [optimized, plain, other].map(({ url }) => photo(`${url}/photo.jpg`));
  const book = [...files, photo(`${optimized.url}/lost.jpg`)];
  const profile = { ...talents[0], snap: [], compo: [], video: [], skills: [], book };
  const token = { access_token: 'a', token: 'a', token_type: 'bearer', expires_in: 3600 };
  const services = await startStub(({ url = '' }) => {
    if (/signin|login/.test(url)) return { json: token };
    if (url.includes('/api/talent/profile')) return { json: { data: profile } };
    if (!url.includes('/api/talents')) return { json: [] };
    return { json: { data: talents, current_page: 1, last_page: 1, per_page: 1000, total: 3 } };
  });
  const env = {
    PANEL_URL: services.url,
    INTEGRATION_URL: services.url,
    MEDIA_HOSTS: optimized.url,
    PLAIN_MEDIA_HOSTS: plain.url,
  };
  const own = await startOwnSite({ env });
  site = own.url;
  ends.push(own.stop, services.stop, optimized.stop, plain.stop, other.stop);
});

test.afterAll(async () => {
  for (const end of ends) await end();
});

/** The referrers of requests to the outside host. */
let asked: (string | undefined)[] = [];
test.beforeEach(async ({ context, request }) => {
  asked = [];
  const body = await (await request.get(`${hosts.optimized.url}/any.jpg`)).body();
  await context.route(`${OUTSIDE}/**`, (route) => {
    asked.push(route.request().headers().referer);
    return route.fulfill({ contentType: 'image/jpeg', body });
  });
});

const widthOf = (image: HTMLImageElement | SVGElement | HTMLElement) =>
  image instanceof HTMLImageElement && image.complete ? image.naturalWidth : 0;

test('cards show pictures of known hosts, smaller or as they are, and a placeholder for others [S92.2]', async ({
  page,
}) => {
  await page.goto(`${site}/modelos`);
  const cover = (name: string) => page.getByRole('img', { name: `Retrato de ${name}` });
  await expect(cover('Ana Otimizada')).toHaveAttribute('src', /^\/_next\/image\?/);
  await expect(cover('Bia Direta')).toHaveAttribute('src', /^http:\/\/127\.0\.0\.1:\d+\/bia\.jpg$/);
  await expect(cover('Caio Alheio')).toHaveAttribute('src', '/no-photo.svg');
  for (const name of ['Ana Otimizada', 'Bia Direta', 'Caio Alheio'])
    await expect.poll(() => cover(name).evaluate(widthOf), { message: name }).toBeGreaterThan(0);
  expect(hosts.plain.host.asked).toBeGreaterThan(0);
  expect(hosts.other.host.asked).toBe(0);
});

test('a gallery has the placeholder for an unknown host, and for what does not load [S92.2]', async ({
  page,
  allowFailures,
}) => {
  allowFailures(/404/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}/modelos/1/ana`);
  const photo = (number: number) => page.getByRole('img', { name: `foto ${number} de 4` });
  await expect(photo(2)).toHaveAttribute('src', /^http:\/\/127\.0\.0\.1:\d+\/photo\.jpg$/);
  await expect(photo(3)).toHaveAttribute('src', '/broken-photo.svg');
  await photo(4).scrollIntoViewIfNeeded();
  await expect(photo(4)).toHaveAttribute('src', '/broken-photo.svg');
  await expect.poll(() => photo(4).evaluate(widthOf)).toBeGreaterThan(0);
  expect(hosts.other.host.asked).toBe(0);
});

test('the policy names the hosts, and the optimizer takes no others [S92.2]', async ({ request }) => {
  const answer = await request.get(`${site}/modelos`);
  const policy = answer.headers()['content-security-policy'] ?? '';
  const named = policy.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];
  // the storage and two more, for pictures and for videos; the third is one that picture fields name
  expect(new Set(named).size).toBe(3);
  expect(named).toHaveLength(6);
  for (const directive of ['img-src', 'media-src'])
    expect(policy.split('; ').find((each) => each.startsWith(directive))).toContain(` ${OUTSIDE}`);
  const { url: optimized } = hosts.optimized;
  const optimize = (url: string) =>
    request.get(`${site}/_next/image?url=${encodeURIComponent(url)}&w=640&q=62`);
  expect((await optimize(`${optimized}/x/y.jpg?sig=2`)).status()).toBe(200);
  const before = hosts.plain.host.asked;
  for (const host of new Set(named))
    if (host !== optimized) expect((await optimize(`${host}/x.jpg`)).status(), host).toBe(400);
  expect((await optimize(optimized.replace('127.0.0.1', 'localhost'))).status()).toBe(400);
  expect(hosts.plain.host.asked).toBe(before);
});

test('a public host that a picture field names is shown as it is, with no setting, after a soft navigation too [S92.2]', async ({
  page,
  request,
}) => {
  // the list of talents has been read by now, which names the host on every page
  await request.get(`${site}/modelos`);
  await page.goto(`${site}/contato`);
  await expect(page.locator('meta[name="passarela:picture-hosts"]')).toHaveAttribute('content', OUTSIDE);
  // before it a link loads a whole page
  await untilHydrated(page);
  const load = await page.evaluate(() => performance.timeOrigin);
  const bar = page.getByRole('banner');
  await bar.getByRole('navigation').locator('summary').click();
  await bar.getByRole('link', { name: 'Modelos' }).click();
  const cover = page.getByRole('img', { name: 'Retrato de Dora de Fora' });
  await expect(cover).toHaveAttribute('src', `${OUTSIDE}/dora.jpg`);
  await expect(cover).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect.poll(() => cover.evaluate(widthOf)).toBeGreaterThan(0);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(load);
  expect(asked).toEqual([undefined]);
  const optimizer = `${site}/_next/image?url=${encodeURIComponent(`${OUTSIDE}/dora.jpg`)}&w=640&q=62`;
  expect((await request.get(optimizer)).status()).toBe(400);
});
