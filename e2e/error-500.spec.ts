import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/own-site-test';
import { sampled, WHOLE } from './support/sample';
import { expectValid } from './support/valid-html';

test.use({ brokenPage: '[lang]/about' });
test.describe.configure({ mode: 'default' });

const LANGS = [
  {
    lang: 'pt',
    from: '/contato',
    broken: '/sobre',
    list: '/modelos',
    title: 'Algo saiu do previsto.',
    back: 'Voltar',
    home: ['Início', '/'],
    retry: 'Tentar de novo',
  },
  {
    lang: 'en',
    from: '/en/contact',
    broken: '/en/about',
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

  for (const [words, details] of sampled(LANGS)) {
    test(`is valid HTML, ${words.lang}`, details, async ({ playwright, ownSite }) => {
      const visitor = await playwright.request.newContext({ extraHTTPHeaders: { accept: 'text/html' } });
      await expectValid(await (await visitor.get(ownSite + words.broken)).text(), '500');
      await visitor.dispose();
    });
  }
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
