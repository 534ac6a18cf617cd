import type { Locator, Page } from '@playwright/test';
import { HEIC_NAMES } from '../lib/domain/form-constants.ts';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { EN, fillWhole, PT, uniqueName } from './support/application-page';
import { mainOf } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { photo } from './support/photos';
import { sampled, WHOLE } from './support/sample';
import { expect, test } from './support/test';

const ORDER = 'realname name gender birthdate email height instagr phone country id_state basedin';

for (const [words, details] of sampled([PT, EN])) {
  const place = (role: 'textbox' | 'combobox', label: string) => ({ role, name: new RegExp(`^${label}`) });
  const { country, id_state: state, basedin: city } = words.fields;

  test(
    `${words.lang}: the fields stand in the order of the specification, and no others [S72.3 S72.37 S72.40 S72.44]`,
    details,
    async ({ page }) => {
      await page.goto(words.path);
      const names = await mainOf(page)
        .locator('form fieldset :is(input, select):not([type=file], [name^=guardian], [name=consent])')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
      expect(names.join(' ')).toBe(ORDER);
    },
  );

  test(
    `${words.lang}: states abroad are chosen, cities typed, and all is there again with its country [S72.16 S72.17 S72.18]`,
    details,
    async ({ page }) => {
      const field = (role: 'textbox' | 'combobox', label: string) => {
        const { name } = place(role, label);
        return mainOf(page).getByRole(role, { name });
      };
      const chosen = (label: string) => field('combobox', label).getByRole('option', { selected: true });
      await page.goto(words.path);
      const portugal = { label: 'Portugal' };
      await field('combobox', country).selectOption(portugal);
      await field('combobox', state).selectOption({ label: 'Porto' });
      await field('textbox', city).fill('Vila do Conde');
      await field('combobox', state).selectOption({ label: 'Braga' });
      await expect(field('textbox', city)).toHaveValue('');
      await field('combobox', state).selectOption({ label: 'Porto' });
      await expect(field('textbox', city)).toHaveValue('Vila do Conde');
      await field('combobox', country).selectOption({ label: words.brazil });
      await expect(chosen(state)).toHaveText(words.choose);
      await field('combobox', state).selectOption({ label: 'Santa Catarina' });
      await field('combobox', city).selectOption({ label: 'Joinville' });
      await field('combobox', country).selectOption(portugal);
      await expect(chosen(state)).toHaveText('Porto');
      await expect(field('textbox', city)).toHaveValue('Vila do Conde');
      await field('combobox', country).selectOption({ label: words.brazil });
      await expect(chosen(state)).toHaveText('Santa Catarina');
      await expect(chosen(city)).toHaveText('Joinville');
    },
  );

  test(
    `${words.lang}: lists of states and cities are flagged while they load, that of countries is there [S102.9 S102.10]`,
    details,
    async ({ page }) => {
      const { promise: opened, resolve: open } = Promise.withResolvers<void>();
      await page.route('**/api/options/**', async (route) => {
        await opened;
        await route.continue();
      });
      await page.goto(words.path);
      const list = (label: string) => mainOf(page).getByRole('combobox', { name: new RegExp(`^${label}`) });
      await expect(list(country)).not.toHaveAttribute('aria-busy', 'true');
      await list(country).selectOption({ label: words.brazil });
      await expect(list(state)).toHaveAttribute('aria-busy', 'true');
      await expect(list(state)).toBeDisabled();
      await expect(list(state).getByRole('option')).toHaveText([words.loading]);
      open();
      await expect(list(state)).toBeEnabled();
      await expect(list(state)).toHaveAttribute('aria-busy', 'false');
    },
  );
}

test('what was cleared does not come back with its country', WHOLE, async ({ page }) => {
  await page.goto(PT.path);
  await fillWhole(page, PT, uniqueName(), await photo());
  await mainOf(page).getByRole('button', { name: PT.clear, exact: true }).click();
  const list = (label: string) => mainOf(page).getByRole('combobox', { name: new RegExp(`^${label}`) });
  await list(PT.fields.country).selectOption({ label: PT.brazil });
  await expect(list(PT.fields.id_state).getByRole('option', { selected: true })).toHaveText(PT.choose);
});

test('a date has no button that clears it, a chosen day stays chosen, and keys can empty it [S72.10]', async ({
  page,
}) => {
  await page.goto(PT.path);
  const birthdate = mainOf(page).getByLabel(PT.fields.birthdate, { exact: true });
  const section = page.locator('section', { has: page.getByRole('textbox', { name: PT.fields.birthdate }) });
  await birthdate.fill('15/03/2009');
  await birthdate.blur();
  await expect(section.getByRole('button')).toHaveCount(1);
  await section.getByRole('button', { name: PT.openCalendar }).click();
  const chosen = page.getByRole('dialog').getByRole('button', { name: /15 de março de 2009/ });
  await chosen.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(birthdate).toHaveValue('15/03/2009');
  await birthdate.fill('');
  await birthdate.blur();
  await expect(birthdate).toHaveValue('');
});

for (const [{ path, words, slots }, details] of sampled([
  { path: '/seja-modelo', words: portuguese, slots: ['Perfil', 'Rosto', 'Corpo inteiro', 'Personalidade'] },
  { path: '/en/be-a-model', words: english, slots: ['Profile', 'Face', 'Full body', 'Personality'] },
])) {
  test(
    `${path}: the application: title, subtitle, and how its fields and photos are asked for [S72.1 S72.2 S72.13 S72.21 S72.22 S115.15 S173.1]`,
    details,
    async ({ page }) => {
      const { Scouted } = words;
      await page.goto(path);
      const form = mainOf(page);
      await expect(form.getByRole('heading', { level: 1 })).toHaveText(Scouted.title);
      await expect(form.getByText(Scouted.subtitle, { exact: true })).toBeVisible();
      const { email, instagr } = Scouted.fields;
      await expect(form.getByLabel(email, { exact: true })).toHaveAttribute('type', 'email');
      await expect(form.getByLabel(instagr, { exact: true })).toHaveAttribute('placeholder', '@');
      const files = form.locator('input[type="file"]');
      await expect(files).toHaveCount(4);
      for (const [at, slot] of slots.entries()) {
        await expect(files.nth(at)).toHaveAccessibleName(slot);
        await expect(files.nth(at)).toHaveAttribute('name', `image_${at + 1}`);
        const accepted = (await files.nth(at).getAttribute('accept'))?.split(',').toSorted();
        // the three of the specification, and an iPhone's where the service says that it takes them
        expect(accepted).toEqual([...HEIC_NAMES, 'image/gif', 'image/jpeg', 'image/png'].toSorted());
      }
    },
  );
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

/** The text of an empty list, and whether it can be opened. */
const stateOf = async (page: Page, label: RegExp) => {
  const list = page.getByRole('main').getByLabel(label).filter({ visible: true });
  return [await list.locator('option').first().textContent(), await list.isDisabled()];
};

for (const [[path, words, brazil], details] of sampled([
  ['/seja-modelo', portuguese.Scouted, 'Brasil'],
  ['/en/be-a-model', english.Scouted, 'Brazil'],
] as const)) {
  test(
    `${path}: state waits for the country, city for the state, and says so [S72.18-20 S105.1 S105.2]`,
    details,
    async ({ page }) => {
      await page.goto(path);
      await untilHydrated(page);
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
    },
  );
}
