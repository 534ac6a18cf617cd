import type { Locator, Page } from '@playwright/test';
import { elementsIn } from '../scripts/lib/elements.ts';
import { mainOf } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { WHOLE } from './support/sample';
import { expect, test } from './support/test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const textOf = async (locator: Locator) => (await locator.textContent()) ?? '';

const firstTitle = (page: Page) => cards(page).first().getByRole('heading');

test.describe('the list of posts', () => {
  test('"more" adds the next page and raises the counter; Back from a post finds them again [S98.1 S108.4]', async ({
    page,
  }) => {
    await page.goto('/blog');
    await untilHydrated(page);
    const before = await cards(page).count();
    await expect(page.getByText(/^Página 1 de \d+$/)).toBeVisible();
    await page.getByRole('link', { name: 'Mais publicações' }).click();
    await expect(page.getByText(/^Página 2 de \d+$/)).toBeVisible();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
    const after = await cards(page).count();
    await expect(cards(page).nth(before).getByRole('link')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${after} publicações` })).toHaveCount(1);

    const title = await textOf(cards(page).nth(before).getByRole('heading'));
    await cards(page).nth(before).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(cards(page)).toHaveCount(after);
  });

  test('holds only posts of its language, under both of its words; what nobody wrote is not there [S13.1 S75.10]', async ({
    request,
  }) => {
    const titlesAt = async (path: string) => {
      const html = await (await request.get(path)).text();
      const cards = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
      return cards.flatMap((card) =>
        elementsIn(card).flatMap(({ name, text }) => (name === 'h2' ? text : [])),
      );
    };
    const portuguese = await titlesAt('/blog');
    expect(portuguese.length).toBeGreaterThan(3);
    expect(await titlesAt('/news')).toEqual(portuguese);
    const english = await titlesAt('/en/news');
    expect(english.filter((title) => portuguese.includes(title))).toEqual([]);
    const answer = await request.get('/en/blog/nothing-of-the-kind');
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('This page could not be found.');
  });

  test('a page after the last is not there', WHOLE, async ({ page, request, allowFailures }) => {
    allowFailures(/status of 404/);
    expect((await request.get('/blog?pagina=99')).status()).toBe(404);
    expect((await request.get('/api/posts/pt/99')).status()).toBe(404);
    await page.goto('/en/blog?page=99');
    await expect(page.getByText('This page could not be found.')).toBeVisible();
  });

  test('a failed page says so and can be asked for again', WHOLE, async ({ page, allowFailures }) => {
    allowFailures();
    await page.route('**/api/posts/pt/2', (route) => route.abort(), { times: 1 });
    await page.goto('/blog');
    await untilHydrated(page);
    const before = await cards(page).count();
    await page.getByRole('link', { name: 'Mais publicações' }).click();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  });
});

test.describe('the list of posts without JS', () => {
  test.use({ javaScriptEnabled: false });

  test('has its pages as links', WHOLE, async ({ page }) => {
    await page.goto('/blog');
    const newest = await textOf(firstTitle(page));
    await page.getByRole('link', { name: 'Mais publicações' }).click();
    await expect(page).toHaveURL(/\/blog\?pagina=2$/);
    await expect(firstTitle(page)).not.toHaveText(newest);
    await page.getByRole('link', { name: 'Publicações mais recentes' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(firstTitle(page)).toHaveText(newest);
  });
});

test.describe('a post', () => {
  test('has its title, day, description and text, a translation that its slug finds too, and leads back to the list [S13.1 S78.1-4 S78.6-9 S98.3]', async ({
    page,
  }) => {
    await page.goto('/blog');
    const title = await textOf(firstTitle(page));
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveTitle(`${title} | Blog`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title);
    const cover = page.getByRole('main').getByRole('article').locator('img').first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect((await textOf(page.getByRole('main').getByRole('article').first())).length).toBeGreaterThan(500);
    await expect(page.locator('h1 ~ p time')).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute('content', /\S/);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page).toHaveURL(/\/blog$/);

    await cards(page).first().getByRole('link').click();
    await expect(heading).toHaveText(title);
    const slug = new URL(page.url()).pathname.split('/').at(-1);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/blog\/[^/]+$/);
    await expect(heading).not.toHaveText(title);
    const translated = await textOf(heading);
    const { pathname } = new URL(page.url());
    await page.goto(`/en/blog/${slug}`);
    await expect(heading).toHaveText(translated);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${pathname}$`));
  });

  test(
    'without a translation the switch leads to the list of the other language',
    WHOLE,
    async ({ page }) => {
      await page.goto('/blog?pagina=2');
      await cards(page).last().getByRole('link').click();
      await expect(page).toHaveURL(/\/blog\/[^/]+$/);
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/\/en\/blog$/);
      await expect(firstTitle(page)).toBeVisible();
    },
  );
});

test('posts of the list interlock as masonry, each with cover, title, day, the start of the text as text, and the way to it [S75.1 S75.3-6 S75.8 S75.9]', async ({
  page,
}) => {
  await page.goto('/en/blog');
  await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText('Blog');
  const posts = mainOf(page).getByRole('article');
  for (const post of await posts.all()) {
    await expect(post.getByRole('heading', { level: 2 })).toHaveText(/\S/);
    await expect(post.getByRole('link')).toHaveAttribute('href', /^\/en\/blog\/[a-z0-9-]+$/);
    await expect(post.locator('time')).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
    await expect(post.getByRole('link')).toHaveAccessibleName(/^See more ./);
    const text = await textOf(post.locator('p'));
    const excerpt = text.slice(0, text.lastIndexOf(await textOf(post.getByRole('link')))).trim();
    expect(excerpt).not.toMatch(/[<>]|&\w+;/);
    expect([...excerpt].length).toBeLessThanOrEqual(75);
  }
  const cover = posts.first().locator('img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const boxes = await posts.evaluateAll((all) =>
    all.map((post) => {
      const { left, right, top, bottom } = (post.parentElement ?? post).getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  type Box = (typeof boxes)[number];
  const isBeside = (one: Box, other: Box) => other.left >= one.right || other.right <= one.left;
  const isWithin = (one: Box, other: Box) => other.top >= one.top - 1 && other.bottom <= one.bottom + 1;
  const isStacked = (upper: Box, lower: Box) => upper.left === lower.left && lower.top >= upper.bottom - 1;
  const tall = boxes.filter((box) => {
    const beside = boxes.filter((other) => isBeside(box, other) && isWithin(box, other));
    return beside.some((upper) => beside.some((lower) => isStacked(upper, lower)));
  });
  expect(tall.length, 'posts as tall as two, one above the other, beside them').toBeGreaterThan(0);
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      expect(isBeside(one, other) || other.top >= one.bottom - 1 || one.top >= other.bottom - 1).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  const lefts = await posts.evaluateAll((all) => all.map((post) => post.getBoundingClientRect().left));
  expect(new Set(lefts).size, 'one column on a phone').toBe(1);
});
