import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { metaOf } from '../scripts/lib/elements.ts';
import { axe } from './support/axe';
import { expect, test } from './support/own-site-test';
import { sampled } from './support/sample';
import { expectValid } from './support/valid-html';

// Nobody, nothing; one talent has left; slides are out of order, and one profile.
test.use({
  services: {
    'id=13': { status: 500, json: { message: 'out of order' } },
    '/api/talent/profile': { status: 410, json: { message: 'gone' } },
    // 500 concerns these paths alone: after a 503 the whole panel would rest for a while, and lists with it
    '/api/slides/': { status: 500, json: { message: 'out of order' } },
    '/api/entities/prehome': { status: 500, json: { message: 'out of order' } },
    '/api/entities/slides_': { status: 500, json: { message: 'out of order' } },
  },
});
test.describe.configure({ mode: 'default' });

// Portuguese on a desktop, English on a phone.
const STATES: [string, number, string][] = [
  // no page fails for its carousel
  ['/', 200, portuguese.Home.statement],
  ['/en', 200, english.Home.statement],
  ['/sobre', 200, 'Uma casa de rostos'],
  ['/en/about', 200, 'A house of faces'],
  ['/modelos/13/bia', 503, portuguese.Errors.unavailable],
  ['/en/models/13/bia', 503, english.Errors.unavailable],
  ['/modelos', 200, portuguese.TalentList.empty],
  ['/en/casting', 200, english.TalentList.empty],
  ['/modelos?divisao=mainboard', 200, portuguese.TalentList.empty],
  ['/blog', 200, portuguese.Blog.empty],
  ['/en/blog', 200, english.Blog.empty],
  ['/modelos/12/ana', 410, portuguese.Errors.gone],
  ['/en/models/12/ana', 410, english.Errors.gone],
];

for (const [[path, status, text], details] of sampled(STATES, 2)) {
  test(
    `${path} says ${status}, "${text}" [S57.3 S75.2 S157.1-2]`,
    details,
    async ({ page, ownSite, allowFailures }) => {
      allowFailures(/status of (410|503)/);
      if (path.startsWith('/en')) await page.setViewportSize({ width: 390, height: 844 });
      const response = await page.goto(ownSite + path);
      expect(response?.status()).toBe(status);
      await expect(page.getByText(text)).toBeVisible();
      const code = page.getByRole('main').getByText(/^(Código do erro|Error code): 503 status 500$/);
      await expect(code).toHaveCount(status === 503 ? 1 : 0);
      await expectValid((await response?.text()) ?? '', path);
      await axe(page);
    },
  );
}

test('a division without talents is for visitors, not for search engines', async ({ request, ownSite }) => {
  const html = await (await request.get(`${ownSite}/modelos?divisao=mainboard`)).text();
  expect(metaOf(html, 'robots')).toContain('noindex');
  const sitemap = await (await request.get(`${ownSite}/sitemaps/pages-1.xml`)).text();
  expect(sitemap).toContain('/modelos</loc>');
  expect(sitemap).not.toContain('divisao');
});
