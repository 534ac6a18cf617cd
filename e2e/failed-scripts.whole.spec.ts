import type { Page } from '@playwright/test';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { EN, fillWhole, PT, send, uniqueName } from './support/application-page';
import { loseScripts } from './support/delayed-scripts';
import { keepTalents } from './support/favorites';
import { mainOf, referenceIn } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/inbox';
import { photo } from './support/photos';

// Parts that are fetched when they are wanted can get lost: no signal for a moment, or a new version of the site.
test.describe.configure({ timeout: 90_000 });

/** The page is alive and from now on gets no further script; gives the way back. */
async function loseFurtherScripts(page: Page) {
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  return loseScripts(page);
}

test.beforeEach(({ allowFailures }) => allowFailures());

for (const words of [PT, EN]) {
  test(`the calendar in ${words.lang}: the date is typed, and the calendar opens once it can come`, async ({
    page,
  }) => {
    await page.goto(words.path);
    const field = (label: string) => mainOf(page).getByLabel(label, { exact: true });
    const mend = await loseFurtherScripts(page);
    await field(words.fields.realname).fill('Ana Lima');
    const open = mainOf(page).getByRole('button', { name: words.openCalendar });
    await open.click();
    await expect(mainOf(page).getByText(words.calendarLost)).toBeVisible();
    const birthdate = field(words.fields.birthdate);
    await expect(birthdate).toBeFocused();
    await expect(birthdate).toHaveAccessibleDescription(words.calendarLost);
    await birthdate.fill('29/02/2008');
    await expect(field(words.fields.realname)).toHaveValue('Ana Lima');
    await mend();
    await open.click();
    await expect(page.getByRole('dialog', { name: words.openCalendar })).toBeVisible();
    await expect(mainOf(page).getByText(words.calendarLost)).toBeHidden();
  });
}

test('an application is taken though rules, masks and the photo worker never come', async ({
  page,
  inbox,
}) => {
  await page.goto(PT.path);
  await loseFurtherScripts(page);
  await send(page, PT);
  await expect(mainOf(page).getByText(PT.errors.photoMissing).first()).toBeVisible();
  const name = uniqueName();
  await fillWhole(page, PT, name, await photo());
  await send(page, PT);
  const reference = await referenceIn(mainOf(page));
  expect(await inbox.find('applications', reference)).toMatchObject({ name });
});

test('places typed because their lists were lost are chosen when the lists come, and typed when they are lost again', async ({
  page,
}) => {
  const lists = '**/api/options/**';
  const place = (role: 'textbox' | 'combobox', label: string) =>
    mainOf(page).getByRole(role, { name: new RegExp(`^${label}`) });
  const { country, id_state: state, basedin: city } = PT.fields;
  await page.route(lists, (route) => route.abort());
  await page.goto(PT.path);
  await place('combobox', country).selectOption({ label: PT.brazil });
  await place('textbox', state).fill('santa catarina');
  await place('textbox', city).fill('Joinville');
  await page.unroute(lists);
  await page.reload();
  const chosen = { selected: true };
  await expect(place('combobox', state).getByRole('option', chosen)).toHaveText('Santa Catarina');
  await expect(place('combobox', city).getByRole('option', chosen)).toHaveText('Joinville');
  await page.route(lists, (route) => route.abort());
  await page.reload();
  await expect(place('textbox', state)).toHaveValue('Santa Catarina');
  await expect(place('textbox', city)).toHaveValue('Joinville');
});

for (const { lang, words } of [
  { lang: 'pt', words: portuguese },
  { lang: 'en', words: english },
] as const) {
  test(`the quote form in ${lang}: the panel says so, and tries again`, async ({ page }) => {
    // The offline copies include the form's code (docs/decisions/offline.md).
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await keepTalents(page, 1, lang);
    const mend = await loseFurtherScripts(page);
    await page.getByRole('button', { name: words.Favorites.budget }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('alert')).toHaveText(words.Quote.lost);
    await expect(panel.getByRole('link', { name: words.Favorites.contact })).toBeVisible();
    await mend();
    await panel.getByRole('button', { name: words.Form.retry }).click();
    await expect(panel.getByLabel(words.Quote.name, { exact: true })).toBeVisible();
  });
}

test('a gallery can be leafed through all the same', async ({ page }) => {
  await page.goto('/modelos');
  const profile = mainOf(page).getByRole('article').nth(2).getByRole('link').first();
  // By its address: after a press the pointer may lie on the gallery, which then fetches its library.
  await page.goto((await profile.getAttribute('href')) ?? '');
  await expect(page.getByRole('tablist')).toBeVisible();
  await loseFurtherScripts(page);
  const next = mainOf(page).getByRole('button', { name: portuguese.Talent.next });
  const count = mainOf(page).getByRole('status').filter({ hasText: /\// });
  await expect(next).toBeEnabled();
  const before = await count.textContent();
  await next.click();
  await expect(count).not.toHaveText(before ?? '');
  await mainOf(page).getByRole('button', { name: portuguese.Talent.previous }).click();
  await expect(count).toHaveText(before ?? '');
  await expect(page.locator('.swiper-initialized')).toHaveCount(0);
});

test('a slider goes on by its arrows all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sobre');
  await loseFurtherScripts(page);
  const place = (n: number) => mainOf(page).getByText(new RegExp(`^${n} / \\d+$`));
  await expect(place(1)).toBeVisible();
  await mainOf(page).getByRole('button', { name: portuguese.Slider.next }).click();
  await expect(place(2)).toBeVisible();
  await expect(mainOf(page).locator('[data-slide="1"]')).toBeInViewport({ ratio: 0.5 });
});
