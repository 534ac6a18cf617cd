import type { Locator, Page } from '@playwright/test';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { expect, test } from './support/test';

// Statements of SPEC section 2 that no journey passes by.

for (const [path, words, themes] of [
  ['/sobre', portuguese.About, /2001.*Vinte e cinco anos.*dedicação.*sucesso/s],
  ['/en/about', english.About, /2001.*Twenty-five years.*dedication.*success/s],
] as const) {
  test(`${path}: title, carousel, and a paragraph of construction, dedication and success [S3.2 S48.1-3]`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title);
    const figures = main.getByRole('region', { name: words.slides }).locator('figure');
    expect(await figures.count()).toBeGreaterThan(1);
    await expect(main.getByText(words.story)).toHaveText(themes);
    for (const theme of [words.construction, words.dedication, words.success])
      await expect(main.getByText(theme, { exact: true })).toBeVisible();
  });
}

const columns = (grid: Locator) =>
  grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' '));

test('photo slots: two columns on a phone, four of 254 px on a desktop [S72.28 S72.29]', async ({ page }) => {
  await page.goto('/seja-modelo');
  const slots = page
    .getByLabel('Perfil', { exact: true })
    .locator('xpath=ancestor::*[count(.//input[@type="file"])=4][1]');
  await slots.scrollIntoViewIfNeeded();
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns(slots)).toEqual(Array(4).fill('254px'));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await columns(slots)).toHaveLength(2);
});

/** What an empty list says, and whether it can be opened. */
const stateOf = async (page: Page, label: RegExp) => {
  const list = page.getByRole('main').getByLabel(label).filter({ visible: true });
  return [await list.locator('option').first().textContent(), await list.isDisabled()];
};

for (const [path, words, brazil] of [
  ['/seja-modelo', portuguese.Scouted, 'Brasil'],
  ['/en/be-a-model', english.Scouted, 'Brazil'],
] as const) {
  test(`${path}: state waits for the country, city for the state, and says so [S72.18-20 S105.1 S105.2]`, async ({
    page,
  }) => {
    await page.goto(path);
    const { fields } = words;
    const state = new RegExp(`^${fields.id_state}`);
    const city = new RegExp(`^${fields.basedin}`);
    expect(await stateOf(page, state)).toEqual([words.chooseCountry, true]);
    expect(await stateOf(page, city)).toEqual([words.chooseState, true]);
    await page.getByLabel(fields.country, { exact: true }).selectOption({ label: brazil });
    await expect.poll(() => stateOf(page, state)).toEqual([words.choose, false]);
    expect(await stateOf(page, city)).toEqual([words.chooseState, true]);
    await page.getByLabel(state).filter({ visible: true }).selectOption({ label: 'Santa Catarina' });
    await expect.poll(() => stateOf(page, city)).toEqual([words.choose, false]);
  });
}
