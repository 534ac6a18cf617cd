import type { Page } from '@playwright/test';
import { CDN } from './foreign/people';
import { picture } from './foreign/pictures';
import { type ForeignSite, startForeignSite } from './support/foreign-site';
import { expect, test } from './support/test';

// Services whose files all lie on a host of their own, which no setting names (docs/decisions/media-hosts.md).
test.describe.configure({ timeout: 90_000, mode: 'default' });

let site: ForeignSite;
let asked: { path: string; referer: string | undefined }[];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startForeignSite({ paths: 'cdn' });
});
test.afterAll(() => site.stop());

test.beforeEach(async ({ context }) => {
  asked = [];
  await context.route(`${CDN}/**`, async (route) => {
    const request = route.request();
    const path = decodeURI(new URL(request.url()).pathname);
    asked.push({ path, referer: request.headers().referer });
    await route.fulfill({ contentType: 'image/png', body: picture(path) });
  });
});

/** The pictures in the window: of which host, with which referrer, and whether they came. */
const picturesIn = (page: Page) =>
  page.locator('body').evaluate((body) =>
    [...body.querySelectorAll('img')]
      .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
      .map((image) => ({
        src: image.getAttribute('src') ?? '',
        referrer: image.referrerPolicy,
        isThere: image.complete && image.naturalWidth > 0,
      })),
  );

const SCREENS = {
  pt: ['/', '/modelos', '/elenco', '/sobre', '/blog'],
  en: ['/en', '/en/models', '/en/casting', '/en/about', '/en/blog'],
};

for (const [lang, paths] of Object.entries(SCREENS))
  test(`every screen in ${lang} shows them as they are, and the browser alone fetches them [S92.2]`, async ({
    page,
  }) => {
    await page.goto(site.url + paths[1]);
    const links = page.getByRole('main').getByRole('article').getByRole('link');
    const profile = (await links.first().getAttribute('href')) ?? '';
    for (const path of [...paths, profile]) {
      const answer = await page.goto(site.url + path);
      const policy = (await answer?.headerValue('content-security-policy')) ?? '';
      for (const directive of ['img-src', 'media-src'])
        expect(policy.split('; ').find((each) => each.startsWith(directive))).toContain(` ${CDN}`);
      const shown = async () => (await picturesIn(page)).filter(({ src }) => !src.startsWith('/no-photo'));
      const isWhole = async () => {
        const pictures = await shown();
        return pictures.length > 0 && pictures.every(({ isThere }) => isThere);
      };
      await expect.poll(isWhole, path).toBe(true);
      const pictures = await shown();
      for (const { src, referrer } of pictures) {
        expect(src, path).toContain(`${CDN}/`);
        expect(referrer, path).toBe('no-referrer');
      }
    }
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.flatMap(({ referer }) => referer ?? [])).toEqual([]);
  });

test('what the site draws itself stands without them: card, preview, and the ZIP of a selection [S92.2]', async ({
  page,
  request,
}) => {
  const [person] = site.foreign.truth.people.filter(({ divisions }) => divisions.length === 0);
  if (!person) throw new Error('nobody is listed');
  await page.goto(`${site.url}/modelos/${person.id}/x`);
  const card = await page.locator('a[href^="/api/pdf/"]').first().getAttribute('href');
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  const drawn = await Promise.all([request.get(site.url + card), request.get(preview ?? '')]);
  expect(drawn.map((each) => [each.status(), each.headers()['content-type']])).toEqual([
    [200, 'application/pdf'],
    [200, 'image/jpeg'],
  ]);
  const optimizer = `${site.url}/_next/image?url=${encodeURIComponent(`${CDN}/any.png`)}&w=640&q=62`;
  expect((await request.get(optimizer)).status()).toBe(400);
  const zip = `${site.url}/api/galleries/pt/selection?ids=${person.id}`;
  expect((await request.get(zip, { headers: { accept: '*/*' } })).status()).toBe(403);
});
