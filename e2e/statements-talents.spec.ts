import type { Page } from '@playwright/test';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { mainOf } from './support/form-page';
import { expect, test } from './support/test';

// Lists, cards and profiles (SPEC section 2).

const cards = (page: Page) => mainOf(page).getByRole('article');
const heartOf = (page: Page, name: string) =>
  mainOf(page).getByRole('button', { name: portuguese.Favorites.add.replace('{name}', name), exact: true });

test('a list leads back where one came from, and to the home page where one came from nowhere [S54.1]', async ({
  page,
  context,
}) => {
  const back = (one: Page) =>
    mainOf(one).getByRole('link', { name: portuguese.TalentList.back, exact: true });
  await page.goto('/sobre');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Modelos', exact: true }).click();
  await expect(cards(page)).toHaveCount(20);
  await back(page).click();
  await expect(page).toHaveURL(/\/sobre$/);
  const fresh = await context.newPage();
  await fresh.goto('/modelos');
  await back(fresh).click();
  await expect(fresh).toHaveURL(/:\d+\/$/);
});

test('a list has a bar from A to Z, and two genders, each chosen by a press and cleared by another [S55.1 S55.2 S56.1 S104.1]', async ({
  page,
}) => {
  await page.goto('/modelos');
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
});

test('a card shows its cover, the first name, then the rest [S63.1 S63.3]', async ({ page }) => {
  await page.goto('/modelos');
  const card = cards(page).first();
  const cover = card.getByRole('img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(cover).toHaveAttribute('src', /\/_next\/image/);
  const parts = card.getByRole('link').locator('> span').first().locator('> span');
  const [first = '', rest = ''] = await parts.allTextContents();
  expect(first).toMatch(/^\S+$/);
  await expect(heartOf(page, `${first} ${rest}`)).toBeVisible();
  const [above, below] = [await parts.nth(0).boundingBox(), await parts.nth(1).boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual(above?.y ?? Number.NaN);
});

test('a profile has the name with its heart [S66.2]', async ({ page }) => {
  await page.goto('/modelos');
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/modelos\/\d+\/[a-z-]+$/);
  const name = await mainOf(page).getByRole('heading', { level: 1 }).textContent();
  const heart = heartOf(page, name ?? '');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click({ delay: 120 });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

/** What a profile says of hair or eyes. */
const factOf = async (page: Page, label: string) =>
  (await page
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('+ dd')
    .textContent()) ?? '';

test('hair and eyes are said in the language of the page [S88.3]', async ({ page }) => {
  await page.goto('/modelos');
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/modelos\/\d+\/[a-z-]+$/);
  const inPortuguese = {
    hair: await factOf(page, portuguese.Measures.hair),
    eyes: await factOf(page, portuguese.Measures.eyes),
  };
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/models\//);
  for (const [measure, pt, en] of [
    ['hair', portuguese.HairColours, english.HairColours],
    ['eyes', portuguese.EyeColours, english.EyeColours],
  ] as const) {
    const [key] = Object.entries(pt).find(([, text]) => text === inPortuguese[measure]) ?? [];
    expect(key, `"${inPortuguese[measure]}" is no colour in Portuguese`).toBeDefined();
    const translated = Object.entries(en).find(([name]) => name === key)?.[1];
    await expect.poll(() => factOf(page, english.Measures[measure])).toBe(translated);
  }
});

/** Notes how far below its place the open panel stands, frame by frame. */
const watchPanel = (page: Page) =>
  page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { panelTops: tops });
    const note = () => {
      const top = document.querySelector('dialog[open]')?.getBoundingClientRect().top;
      if (top !== undefined) tops.push(top);
      requestAnimationFrame(note);
    };
    note();
  });

test('the favorites: title, nobody, a grid, and a bar below whose panel slides in over the whole screen [S69.1-6 S69.12]', async ({
  page,
}) => {
  const { Favorites, Quote } = english;
  await page.goto('/en/favorites');
  await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText('Favorites');
  await expect(mainOf(page).getByText('No talent selected!', { exact: true })).toBeVisible();
  const open = mainOf(page).getByRole('button', { name: 'Request a quote', exact: true });
  await expect(open).toHaveCount(0);

  await page.goto('/en/models');
  for (const at of [0, 1]) await cards(page).nth(at).getByRole('button').click();
  await page.goto('/en/favorites');
  await expect(cards(page)).toHaveCount(2);
  const columns = cards(page)
    .first()
    .locator('xpath=ancestor::ul')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await columns).toBe(6);
  const bar = await open.locator('xpath=..').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(900);

  await watchPanel(page);
  await open.click({ delay: 120 });
  const panel = page.getByRole('dialog', { name: Favorites.budget });
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 });
  // but for the room of the page's scroll bar
  expect((await panel.boundingBox())?.width).toBeGreaterThan(1440 - 20);
  const tops = await page.evaluate((): number[] => Reflect.get(window, 'panelTops'));
  expect(Math.max(...tops), 'where it comes from').toBeGreaterThan(300);
  const message = panel.getByLabel(Quote.message);
  await expect(message).toHaveJSProperty('tagName', 'TEXTAREA');
  await expect(message).toHaveJSProperty('rows', 3);
  const lines = await message.evaluate((area) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
    return (
      (area.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) /
      Number.parseFloat(lineHeight)
    );
  });
  expect(Math.round(lines), 'as seen').toBe(3);
});
