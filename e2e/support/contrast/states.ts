import type { Page } from '@playwright/test';
import {
  FORM_RESET_MS,
  LANGUAGE_LOADING_MS,
  PREHOME_CLOSE_MS,
  TOAST_MS,
} from '../../../lib/domain/constants';
import { fill, send, slotsOf } from '../application-page';
import { hearts, keepTalents, quoteOpener } from '../favorites';
import { mainOf, referenceIn } from '../form-page';
import { untilHydrated } from '../hydrated';
import { expect } from '../test';
import { holdTimers } from '../timers';
import type { Site } from './site';

/** Leads through the states of some screens; each name that it yields stands on the screen at that moment. */
export type Walk = (page: Page, site: Site) => AsyncGenerator<string>;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const bar = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog');

async function scrollDown(page: Page, share: number) {
  await page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' });
  }, share);
  const areThere = () =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight || !image.checkVisibility();
    });
  // Pictures have no words: late ones are measured as their ground.
  await page.waitForFunction(areThere, undefined, { timeout: 3_000 }).catch(() => undefined);
}

/** The top of a page, and below it. */
async function* down(page: Page, name: string) {
  await scrollDown(page, 0);
  yield name;
  for (const [place, share] of [
    ['scrolled', 0.35],
    ['at its end', 1],
  ] as const) {
    await scrollDown(page, share);
    yield `${name}, ${place}`;
  }
  await scrollDown(page, 0);
}

/** The menu of a phone, or the dropdown of a desk with a hovered item. */
async function* menus(page: Page, { messages }: Site, place: string) {
  if (isPhone(page)) {
    await bar(page).locator('summary').filter({ visible: true }).click();
    await expect(page.getByRole('navigation', { name: messages.Navbar.menu })).toBeVisible();
    yield `menu ${place}`;
    await page
      .getByRole('navigation', { name: messages.Navbar.menu })
      .getByRole('link')
      .last()
      .scrollIntoViewIfNeeded();
    yield `end of the menu ${place}`;
    await bar(page).locator('summary').filter({ visible: true }).click();
    return;
  }
  const opener = bar(page).locator('summary', { hasText: messages.Navbar.models });
  await opener.click();
  await bar(page).getByRole('link', { name: messages.Navbar.casting }).first().hover();
  yield `dropdown ${place}`;
  await opener.click();
  yield `opener under the mouse ${place}`;
  for (const name of [messages.Navbar.about, messages.Find.label]) {
    await bar(page).getByRole('link', { name, exact: true }).first().hover();
    yield `${name} under the mouse ${place}`;
  }
  await page.mouse.move(1, 400);
}

async function* home(page: Page, site: Site) {
  await holdTimers(page, PREHOME_CLOSE_MS);
  await page.goto(site.path('home'));
  const intro = page.getByRole('dialog', { name: site.messages.Prehome.label });
  await expect
    .poll(() => intro.evaluate((element) => element.matches(':modal')), { timeout: 30_000 })
    .toBe(true);
  yield 'intro';
  await page.keyboard.press('Escape');
  await expect(intro).toHaveCount(0);
  await page.keyboard.press('Tab');
  yield 'home, way to the content';
  await untilHydrated(page);
  yield* menus(page, site, 'over the picture');
  yield* down(page, 'home');
  await scrollDown(page, 0.35);
  yield* menus(page, site, 'of the scrolled home');
}

async function* lists(page: Page, site: Site) {
  const { messages } = site;
  await holdTimers(page, TOAST_MS);
  await page.goto(site.path('list'));
  await untilHydrated(page);
  yield* menus(page, site, 'over paper');
  yield* down(page, 'list');
  if (isPhone(page)) await hearts(page).first().click();
  else {
    await mainOf(page).getByRole('article').nth(2).hover();
    yield 'card under the mouse';
    await hearts(page).first().click();
  }
  await expect(page.locator('[data-sonner-toast]')).toBeVisible({ timeout: 20_000 });
  yield 'toast, and a heart that is set';
  await page.getByRole('link', { name: messages.Find.label }).filter({ visible: true }).first().click();
  await expect(dialog(page).getByRole('combobox')).toBeVisible();
  yield 'search';
  await dialog(page).getByRole('combobox').fill('a');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  yield 'search with names';
  await dialog(page).getByRole('combobox').fill('xqzw');
  await expect(dialog(page).getByRole('status')).toContainText(
    new RegExp(`${messages.Find.near}|${messages.Find.noName}`),
  );
  yield 'search without names';
  await page.goto(site.path('find'));
  await untilHydrated(page);
  if (isPhone(page)) {
    await page.locator('[popovertarget]').filter({ visible: true }).first().click();
    await page.getByRole('complementary', { name: messages.Find.filters }).waitFor();
  }
  yield* down(page, 'filters');
  await page.goto(`${site.path('list')}?q=xyzxyz`);
  await untilHydrated(page);
  yield 'nobody found';
  await page.goto(`${site.path('list')}?${site.lang === 'pt' ? 'letra' : 'letter'}=a`);
  await untilHydrated(page);
  yield 'list of a letter';
}

async function* viewer(page: Page, { path, messages }: Site) {
  await page.goto(path('profile'));
  await untilHydrated(page);
  await mainOf(page).locator('a[data-viewed]').filter({ visible: true }).first().click();
  await expect(page.getByRole('button', { name: messages.Viewer.close })).toBeVisible();
  await expect(dialog(page).locator('img').first()).toHaveJSProperty('complete', true);
  yield 'viewer';
  for (const press of [1, 2, 3, 4, 5]) {
    await page.keyboard.press('+');
    if (press > 3) yield `viewer, enlarged ${press} times`;
  }
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /favori/i })
    .first()
    .click();
  yield 'viewer, enlarged, with a heart that is set';
}

async function* profile(page: Page, site: Site) {
  const { path, messages } = site;
  await page.goto(path('profile'));
  await untilHydrated(page);
  yield* down(page, 'profile');
  await page.locator('summary', { hasText: messages.Share.share }).filter({ visible: true }).first().click();
  yield 'share menu';
  await page.keyboard.press('Escape');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    yield `gallery ${await tab.textContent()}`;
  }
  yield* viewer(page, site);
}

async function* favorites(page: Page, { lang, path, messages }: Site) {
  await page.goto(path('favorites'));
  await expect(page.getByText(messages.Favorites.empty)).toBeVisible();
  yield 'no favorites';
  await holdTimers(page, FORM_RESET_MS);
  await keepTalents(page, 3, lang);
  yield* down(page, 'favorites');
  await page.getByRole('button', { name: messages.Favorites.arrange }).click();
  await expect(mainOf(page).getByRole('textbox').first()).toBeVisible();
  yield* down(page, 'arranging');
  await page.getByRole('button', { name: messages.Favorites.arranged }).click();
  await quoteOpener(page).click();
  await expect(dialog(page).getByLabel(messages.Quote.email)).toBeVisible();
  yield 'quote';
  await dialog(page).getByRole('button', { name: messages.Form.send, exact: true }).click();
  await expect(dialog(page).getByText(messages.Form.errors.required).first()).toBeVisible();
  yield 'quote with errors';
  await page.goto(path('compare'));
  await untilHydrated(page);
  yield* down(page, 'comparison');
  await page.goto(path('selection'));
  await untilHydrated(page);
  yield* down(page, 'selection');
}

async function* contact(page: Page, { path, messages }: Site) {
  await holdTimers(page, FORM_RESET_MS);
  await page.goto(path('contact'));
  const form = mainOf(page);
  await untilHydrated(page);
  yield* down(page, 'contact');
  const press = (name: RegExp | string) => form.getByRole('button', { name, exact: true }).click();
  await form.getByLabel(messages.Contact.email).fill('ana@');
  await press(messages.Form.send);
  await expect(form.getByText(messages.Form.errors.email)).toBeVisible();
  yield 'contact with errors';
  await form.getByLabel(messages.Contact.name, { exact: true }).fill('Ana');
  await form.getByLabel(messages.Contact.email).fill('ana@example.com');
  await form.getByLabel(messages.Contact.message).fill(`Hello ${Date.now()}`);
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await press(messages.Form.send);
  await expect(form.getByText(messages.Form.failures.offline)).toBeVisible();
  yield 'contact that failed';
  await page.unroute('**/*');
  await press(new RegExp(`^(${messages.Form.send}|${messages.Form.retry})$`));
  await referenceIn(form);
  yield 'contact that was sent';
}

async function* application(page: Page, { form, path }: Site) {
  await page.goto(path('be-a-model'));
  await untilHydrated(page);
  yield* down(page, 'application');
  await mainOf(page).getByRole('button', { name: form.openCalendar }).click();
  await expect(dialog(page).getByRole('grid')).toBeVisible();
  yield 'calendar';
  await page.keyboard.press('Escape');
  await send(page, form);
  await expect(mainOf(page).getByText(form.errors.required).first()).toBeVisible();
  yield 'application with errors';
  await fill(page, form, `01/01/${new Date().getFullYear() - 15}`, 'Ana');
  await expect(mainOf(page).getByText(form.guardianNotice)).toBeVisible();
  const buffer = Buffer.from('%PDF-1.7 no photo');
  const [slot = ''] = slotsOf(form);
  await mainOf(page)
    .getByLabel(slot, { exact: true })
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(mainOf(page).getByText(form.errors.photoPdf)).toBeVisible();
  yield* down(page, 'application of a minor');
}

async function* readings(page: Page, site: Site) {
  for (const kind of ['about', 'blog', 'post', 'privacy', 'missing'] as const) {
    await page.goto(site.path(kind));
    yield* down(page, kind);
  }
  await holdTimers(page, LANGUAGE_LOADING_MS);
  await page.goto(site.path('list'));
  await untilHydrated(page);
  if (isPhone(page)) return;
  const other = site.lang === 'pt' ? site.messages.LanguageSwitch.en : site.messages.LanguageSwitch.pt;
  await bar(page).getByRole('link', { name: other }).click();
  await expect(page.locator('[data-loading="true"]')).toBeVisible();
  yield 'change of language';
}

export const WALKS: Record<string, Walk> = {
  home,
  lists,
  profile,
  favorites,
  contact,
  application,
  readings,
};
