import { type StubAnswer, startStub } from '../lib/backend/stub-service';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { axe } from './support/axe';
import { startOwnSite } from './support/own-site';
import { expect, test } from './support/test';
import { expectValid } from './support/valid-html';

/** Both services of an agency that opens tomorrow: nobody, nothing; one talent has left; slides are out of order. */
function answer(url: string): StubAnswer {
  if (/\/api\/(signin|login)/.test(url)) {
    return { json: { access_token: 'a', token: 'a', token_type: 'bearer', expires_in: 3600 } };
  }
  if (url.includes('/api/talent/profile')) return { status: 410, json: { message: 'gone' } };
  if (url.includes('/api/slides/')) return { status: 503, json: { message: 'out of order' } };
  if (url.includes('/api/social-medias'))
    return { json: { data: { instagram: null, whatsapp: null, email: null } } };
  return { json: { data: [], current_page: 1, last_page: 1, per_page: 1000, total: 0 } };
}

let stub: Awaited<ReturnType<typeof startStub>>;
let site: Awaited<ReturnType<typeof startOwnSite>>;

test.beforeAll(async () => {
  stub = await startStub(({ url = '' }) => answer(url));
  site = await startOwnSite({ env: { PANEL_URL: stub.url, INTEGRATION_URL: stub.url } });
});
test.afterAll(async () => {
  await site.stop();
  stub.stop();
});

// Portuguese on a desktop, English on a phone.
const STATES: [string, number, string][] = [
  ['/', 503, portuguese.Errors.unavailable],
  ['/en', 503, english.Errors.unavailable],
  ['/sobre', 503, portuguese.Errors.unavailable],
  ['/en/about', 503, english.Errors.unavailable],
  ['/modelos', 200, portuguese.TalentList.empty],
  ['/en/casting', 200, english.TalentList.empty],
  ['/blog', 200, portuguese.Blog.empty],
  ['/en/blog', 200, english.Blog.empty],
  ['/modelos/12/ana', 410, portuguese.Errors.gone],
  ['/en/models/12/ana', 410, english.Errors.gone],
];

for (const [path, status, text] of STATES) {
  test(`${path} says ${status}, "${text}"`, async ({ page, allowFailures }) => {
    allowFailures(/status of (410|503)/);
    if (path.startsWith('/en')) await page.setViewportSize({ width: 390, height: 844 });
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(status);
    await expect(page.getByText(text)).toBeVisible();
    await expectValid((await response?.text()) ?? '', path);
    await axe(page);
  });
}
