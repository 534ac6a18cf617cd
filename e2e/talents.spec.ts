import type { Page } from '@playwright/test';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { hold } from './support/delayed-scripts';
import { mainOf } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { untilIdle } from './support/idle';
import { WHOLE } from './support/sample';
import { expect, test } from './support/test';

const MORE_CARDS = /\/api\/talents\//;

/** Releases the held cards and expects none on screen: unawaited ones would stand there by then. */
async function expectNoCardsAfter(page: Page, answer: () => void) {
  const answered = page.waitForResponse(MORE_CARDS);
  answer();
  await (await answered).finished();
  await untilIdle(page);
  await expect(page.getByRole('article')).toHaveCount(20);
}

test.describe('the talent list', () => {
  test('twenty more come within 100 px of the end of the list, and no sooner; a failed page says so and can be tried again [S59.2 S159.2 S170.1]', async ({
    page,
    allowFailures,
  }) => {
    allowFailures();
    const asked: string[] = [];
    page.on('request', (request) => MORE_CARDS.test(request.url()) && asked.push(request.url()));
    await page.route('**/api/talents/**/2', (route) => route.abort(), { times: 1 });
    await page.goto('/modelos');
    /** Scrolls so far that the last card ends `px` below the screen, and lets observers see it. */
    const leave = (px: number) =>
      page.evaluate(async (below) => {
        const end =
          document.querySelector('main ul[data-has-more] > :last-child')?.getBoundingClientRect().bottom ?? 0;
        window.scrollBy({ top: end - window.innerHeight - below, behavior: 'instant' });
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
      }, px);
    await leave(200);
    expect(asked).toEqual([]);
    await expect(page.getByRole('article')).toHaveCount(20);
    await leave(60);
    const retry = page.getByRole('button', { name: 'Tentar de novo' });
    const below = () =>
      Promise.all([retry.boundingBox(), page.getByRole('contentinfo').boundingBox()]).then(
        ([button, footer]) => (footer?.y ?? 0) - (button?.y ?? 0),
      );
    await expect.poll(below, 'the page goes on right below the message').toBeLessThan(300);
    expect(asked).toHaveLength(1);
    await retry.click();
    await expect(page.getByRole('article')).toHaveCount(40);
    expect(asked).toHaveLength(2);
  });

  test(
    'cards that come while a link is held down wait for its release, and its click counts',
    WHOLE,
    async ({ page }) => {
      const answer = await hold(page, MORE_CARDS);
      await page.goto('/modelos');
      const blog = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
      const asked = page.waitForRequest('**/api/talents/**');
      await blog.scrollIntoViewIfNeeded();
      await asked;
      await blog.hover();
      await page.mouse.down();
      await expectNoCardsAfter(page, answer);
      await page.mouse.up();
      await expect(page).toHaveURL(/\/blog$/);
    },
  );

  test(
    'cards wait while the mouse is on a link below them, and come when it leaves',
    WHOLE,
    async ({ page }) => {
      const answer = await hold(page, MORE_CARDS);
      await page.goto('/modelos');
      const blog = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
      await blog.scrollIntoViewIfNeeded();
      await blog.hover();
      await expectNoCardsAfter(page, answer);
      await page.mouse.move(5, 5);
      await expect(page.getByRole('article')).toHaveCount(40);
    },
  );

  test('keeps the place after a reload', WHOLE, async ({ page }) => {
    await page.goto('/modelos');
    await page.getByRole('article').nth(19).scrollIntoViewIfNeeded();
    await expect(page.getByRole('article')).toHaveCount(40);
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(40);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  });

  test('filters by gender and letter, and a second choice of the same clears it; measures show under the pointer [S8.2 S8.3 S56.1 S56.3 S63.2]', async ({
    page,
  }) => {
    await page.goto('/en/models');
    const face = page.getByRole('article').first().getByRole('link');
    const overlay = face.locator('> span').filter({ hasText: 'Height' });
    const shown = () => overlay.evaluate((node) => getComputedStyle(node).opacity);
    expect(await shown()).toBe('0');
    await face.hover();
    await expect.poll(shown).toBe('1');
    const filters = page.getByRole('navigation', { name: 'Filters' });
    await filters.getByRole('link', { name: 'Men', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/models\/man$/);
    const letterLink = filters.getByRole('link', { name: /^Letter/ }).first();
    const letter = (await letterLink.textContent()) ?? '';
    await letterLink.click();
    await expect(page).toHaveURL(new RegExp(`/en/models/man\\?letter=${letter.toLowerCase()}$`));
    for (const name of await page.getByRole('article').getByRole('link').allTextContents())
      expect(name.normalize('NFD').charAt(0)).toBe(letter);

    await filters.getByRole('link', { name: `Letter ${letter}, selected` }).click();
    await expect(page).toHaveURL(/\/en\/models\/man$/);
    await filters.getByRole('link', { name: 'Men', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/models$/);
  });

  test('a filter keeps the focus, and the title names the letter', WHOLE, async ({ page }) => {
    await page.goto('/modelos');
    await untilHydrated(page);
    const filters = page.getByRole('navigation', { name: 'Filtros' });
    await filters.getByRole('link', { name: 'Letra A', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?letra=a$/);
    await expect(filters.getByRole('link', { name: 'Letra A, ' })).toBeFocused();
    await expect(page).toHaveTitle('Modelos, letra A | Passarela');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Modelos \d+$/);
  });

  test('measures show when the keyboard comes to a card', WHOLE, async ({ page }) => {
    await page.goto('/modelos');
    const link = page.getByRole('article').first().getByRole('link');
    const measures = link.getByText('Altura');
    await page.getByRole('link', { name: 'Letra Z' }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect
      .poll(() =>
        measures.evaluate((node) => getComputedStyle(node.parentElement?.parentElement ?? node).opacity),
      )
      .toBe('1');
  });
});

test.describe('the talent list without JS', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is a link away', WHOLE, async ({ page }) => {
    await page.goto('/modelos');
    await page.getByRole('link', { name: 'Ver mais talentos' }).click();
    await expect(page).toHaveURL(/\/modelos\?pagina=2$/);
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.getByRole('link', { name: 'Anteriores' }).click();
    await expect(page).toHaveURL(/\/modelos$/);
  });
});

test('a list leads back where one came from, and to the home page where one came from nowhere [S54.1]', async ({
  page,
  context,
}) => {
  const back = (one: Page) =>
    mainOf(one).getByRole('link', { name: portuguese.TalentList.back, exact: true });
  await page.goto('/sobre');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Modelos', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
  await back(page).click();
  await expect(page).toHaveURL(/\/sobre$/);
  const fresh = await context.newPage();
  await fresh.goto('/modelos');
  await back(fresh).click();
  await expect(fresh).toHaveURL(/:\d+\/$/);
});

test('a list has a bar from A to Z, and two genders, each chosen by a press and cleared by another; a gender keeps the letter, and a letter of nobody is no link [S55.1 S55.2 S56.1 S56.2 S104.1 S104.2]', async ({
  page,
}) => {
  await page.goto('/modelos');
  await expect(page.getByRole('img', { name: 'Letra K: nenhum talento' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Letra K' })).toHaveCount(0);
  const letters = page.getByRole('list', { name: portuguese.TalentList.letters }).getByRole('listitem');
  await expect(letters).toHaveText([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
  const genders = page.getByRole('list', { name: portuguese.TalentList.gender }).getByRole('link');
  await expect(genders).toHaveCount(2);
  const chosen = genders.and(page.locator('[aria-current]'));
  await expect(chosen).toHaveCount(0);
  for (const [name, path] of [
    ['Homens', '/modelos/homens'],
    ['Mulheres', '/modelos/mulheres'],
  ] as const) {
    const gender = genders.filter({ hasText: name });
    await gender.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(chosen).toHaveText([name]);
    await gender.click();
    await expect(page).toHaveURL(/\/modelos$/);
    await expect(chosen).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Letra M', exact: true }).click();
  await expect(page).toHaveURL(/\/modelos\?letra=m$/);
  for (const path of ['/modelos/mulheres', '/modelos']) {
    await genders.filter({ hasText: 'Mulheres' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?letra=m$`));
  }
});
