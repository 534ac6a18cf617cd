import type { Page } from '@playwright/test';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { metaOf } from '../scripts/lib/elements.ts';
import { axe } from './support/axe';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/own-site-test';
import { sampled, WHOLE } from './support/sample';
import { expectValid } from './support/valid-html';

// A new agency: nobody, nothing; one talent has left; slides are out of order, and one profile; two pages are broken.
test.use({
  brokenPages: ['[lang]/privacy', '[lang]/contact'],
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

const LANGS = [
  {
    lang: 'pt',
    from: '/sobre',
    broken: '/privacidade',
    list: '/modelos',
    title: 'Algo saiu do previsto.',
    back: 'Voltar',
    home: ['Início', '/'],
    retry: 'Tentar de novo',
  },
  {
    lang: 'en',
    from: '/en/about',
    broken: '/en/privacy',
    list: '/en/models',
    title: 'Something went wrong.',
    back: 'Return',
    home: ['HOME', '/en'],
    retry: 'Try again',
  },
] as const;

type PageTexts = (typeof LANGS)[number];

async function expectScreen(page: Page, { title, home: [home, address] }: PageTexts) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: home })).toHaveAttribute('href', address);
  await axe(page);
}

async function expectReactScreen(page: Page, words: PageTexts) {
  await expect(page.getByRole('button', { name: words.back })).toBeVisible();
  await expectScreen(page, words);
}

const runwayMoves = (page: Page) =>
  page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'));

test.describe('a page whose code is broken', () => {
  const ways = LANGS.flatMap((words) =>
    [true, false].map((javaScriptEnabled) => ({ words, javaScriptEnabled })),
  );
  for (const [{ words, javaScriptEnabled }, details] of sampled(ways)) {
    test(
      `answers 500 with a screen, ${words.lang}, ${javaScriptEnabled ? 'with' : 'without'} JS [S81.1 S81.2 S158.1]`,
      details,
      async ({ browser, ownSite }) => {
        const context = await browser.newContext({ javaScriptEnabled });
        const page = await context.newPage();
        const violations: string[] = [];
        page.on('console', (message) => {
          if (/content security policy/i.test(message.text())) violations.push(message.text());
        });
        await page.goto(ownSite + words.from);
        const link = page.locator(`footer a[href="${words.broken}"], nav a[href="${words.broken}"]`);
        const answered = page.waitForResponse(ownSite + words.broken);
        await link.first().evaluate((element: HTMLAnchorElement) => element.click());
        const answer = await answered;
        expect(answer.status()).toBe(500);
        expect(answer.headers()['cache-control']).toBe('no-store');
        await expect(page).toHaveURL(ownSite + words.broken);
        if (javaScriptEnabled) await expectScreen(page, words);
        await expect.poll(() => runwayMoves(page)).toBe(true);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expect.poll(() => runwayMoves(page)).toBe(false);
        const again = page.waitForResponse(ownSite + words.broken);
        await page.getByRole('link', { name: words.retry }).click();
        expect((await again).status()).toBe(500);
        await page.getByRole('link', { name: words.home[0] }).click();
        await expect(page).toHaveURL(ownSite + words.home[1]);
        expect(violations).toEqual([]);
        await context.close();
      },
    );
  }

  test('is valid HTML; a form posted to one is a fault of ours, which rings the alarm', async ({
    playwright,
    ownSite,
  }) => {
    const extraHTTPHeaders = { accept: 'text/html', origin: ownSite };
    const visitor = await playwright.request.newContext({ baseURL: ownSite, extraHTTPHeaders });
    for (const { broken } of LANGS) await expectValid(await (await visitor.get(broken)).text(), '500');
    expect((await visitor.post('/contato', { multipart: { name: 'Ana' } })).status()).toBe(500);
    await visitor.dispose();
  });
});

test.describe('a screen that breaks in the browser', () => {
  for (const words of LANGS) {
    test(`shows the same, ${words.lang}`, WHOLE, async ({ page, allowFailures }) => {
      allowFailures(/IntersectionObserver|Error/);
      await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
      await page.goto(words.list);
      await expectReactScreen(page, words);
    });

    test(
      `shows the same when even the layout breaks, ${words.lang}`,
      WHOLE,
      async ({ page, allowFailures }) => {
        allowFailures(/NotFoundError|Minified React/);
        // As a translating extension does: it removes nodes of React.
        await page.addInitScript(() => {
          new MutationObserver(() => {
            const sign = document.querySelector('[role=status][data-loading=true] > span');
            if (sign) document.createElement('p').append(sign);
          }).observe(document, { subtree: true, childList: true });
        });
        // the other language never comes, so that it is this page's own layout that breaks
        const other = LANGS.find(({ lang }) => lang !== words.lang);
        await page.route(
          ({ pathname, searchParams }) => pathname === other?.list && searchParams.has('_rsc'),
          () => {},
        );
        await page.goto(words.list);
        // an early press would load the other page whole
        await untilHydrated(page);
        await page
          .getByRole('link', { name: words.lang === 'pt' ? 'English' : 'Português' })
          .first()
          .click();
        await expectReactScreen(page, words);
        await page.getByRole('link', { name: words.home[0] }).click();
        await expect(page).toHaveURL(words.home[1]);
      },
    );

    test(
      `says a little when the code of the screen does not arrive either, ${words.lang}`,
      WHOLE,
      async ({ page, allowFailures }) => {
        allowFailures(/./);
        await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
        await page.route('**/*.js', async (route) => {
          const answer = await route.fetch();
          const text = await answer.text();
          return text.includes('Tentar de novo') ? route.abort() : route.fulfill({ response: answer });
        });
        await page.goto(words.list);
        // Without IntersectionObserver the scripts come 4 s after the first frame, and here one by one.
        const title = page.getByRole('heading', { level: 1, name: words.title });
        await expect(title).toBeVisible({ timeout: 25_000 });
        await expect(page.getByRole('link', { name: words.home[0] })).toHaveAttribute('href', words.home[1]);
      },
    );
  }
});

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
