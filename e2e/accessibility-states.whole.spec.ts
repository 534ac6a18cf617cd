import type { Page } from '@playwright/test';
import { FORM_RESET_MS, LANGUAGE_LOADING_MS, PREHOME_CLOSE_MS, TOAST_MS } from '../lib/domain/constants';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { EN, fill, PT, send, slotsOf } from './support/application-page';
import { axe } from './support/axe';
import { keepTalents } from './support/favorites';
import { mainOf, referenceIn } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/inbox';
import { holdTimers } from './support/timers';
import { expectValid } from './support/valid-html';

// Every state of a screen that a visitor causes, both languages: no violation of WCAG 2.2 AA, valid HTML. Plain
// screens are in accessibility.spec.ts, empty, failed and broken ones in failures.spec.ts.
test.describe.configure({ timeout: 90_000 });

const SITES = [
  {
    lang: 'pt',
    prefix: '',
    paths: ['/modelos', '/favoritos', '/contato', '/modelos/mulheres?letra=a'],
    words: portuguese,
    form: PT,
  },
  {
    lang: 'en',
    prefix: '/en',
    paths: ['/en/models', '/en/favorites', '/en/contact', '/en/models/woman?letter=a'],
    words: english,
    form: EN,
  },
] as const;

async function expectGood(page: Page, state: string) {
  await test.step(state, async () => {
    await axe(page);
    await expectValid(await page.content(), state);
  });
}

const phone = (page: Page) => page.setViewportSize({ width: 390, height: 844 });

for (const { lang, prefix, paths, words, form } of SITES) {
  const [list, favorites, contact, filtered] = paths;
  const { errors, failures } = words.Form;

  test.describe(`in ${lang}`, () => {
    test('the intro, open and closed', async ({ page }) => {
      await holdTimers(page, PREHOME_CLOSE_MS);
      await page.goto(prefix || '/');
      const intro = page.getByRole('dialog', { name: words.Prehome.label });
      await expect.poll(() => intro.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      await expectGood(page, 'open');
      await page.keyboard.press('Escape');
      await expect(intro).toHaveCount(0);
      await expectGood(page, 'closed');
    });

    test('the menu of a phone, the dropdown of a desktop', async ({ page }) => {
      await page.goto(list);
      await page.locator('summary', { hasText: words.Navbar.models }).click();
      await expect(page.getByRole('link', { name: words.Navbar.casting }).first()).toBeVisible();
      await expectGood(page, 'dropdown');
      await phone(page);
      await page.getByLabel(words.Navbar.openMenu).click();
      await expect(page.getByRole('navigation', { name: words.Navbar.menu })).toBeVisible();
      await expectGood(page, 'overlay');
    });

    test('the list by gender and letter, a toast, favorites with somebody and with nobody', async ({
      page,
    }) => {
      await holdTimers(page, TOAST_MS);
      await page.goto(filtered);
      const heart = words.Favorites.add.replace('{name}', '');
      await mainOf(page)
        .getByRole('button', { name: heart.trim().split(' ')[0] ?? heart })
        .first()
        .click();
      await expect(page.locator('[data-sonner-toast]')).toBeVisible();
      await expectGood(page, 'list with a toast');
      await page.goto(favorites);
      await expect(mainOf(page).getByRole('article')).toHaveCount(1);
      await expectGood(page, 'one favorite');
      await mainOf(page).getByRole('article').getByRole('button').click();
      await expect(page.getByText(words.Favorites.empty)).toBeVisible();
      await expect(page.locator('[data-sonner-toast]')).toBeVisible();
      await expectGood(page, 'no favorite, a toast');
    });

    test('each gallery of a talent, and the page as it prints', async ({ page }) => {
      await page.goto(list);
      const links = mainOf(page).getByRole('article').getByRole('link');
      const unseen = new Set([words.Talent.book, words.Talent.snap, words.Talent.compo, words.Talent.video]);
      for (const href of await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      )) {
        if (unseen.size === 0) break;
        await page.goto(href);
        await expect(page.getByRole('tab', { selected: true })).toBeVisible();
        for (const name of await page.getByRole('tab').allTextContents()) {
          if (!unseen.delete(name)) continue;
          await page.getByRole('tab', { name }).click();
          await expectGood(page, name);
        }
      }
      expect([...unseen], 'galleries that no talent has').toEqual([]);
      await phone(page);
      await expectGood(page, 'on a phone');
      await page.emulateMedia({ media: 'print' });
      await expectGood(page, 'in print');
    });

    test('a quote request: open, with errors, failed, sent', async ({ page, allowFailures }) => {
      allowFailures();
      await holdTimers(page, FORM_RESET_MS);
      await keepTalents(page, 1, lang);
      await page.getByRole('button', { name: words.Favorites.budget }).click();
      const panel = page.getByRole('dialog');
      await expect(panel.getByLabel(words.Quote.name, { exact: true })).toBeVisible();
      await expectGood(page, 'open');
      await panel.getByRole('button', { name: words.Form.send, exact: true }).click();
      await expect(panel.getByText(errors.required).first()).toBeVisible();
      await expectGood(page, 'errors');
      await panel.getByLabel(words.Quote.name, { exact: true }).fill('Ana');
      await panel.getByLabel(words.Quote.email).fill('ana@example.com');
      await panel.getByLabel(words.Quote.phone).fill('+55 (11) 99999-9999');
      await panel.getByLabel(words.Quote.message).fill(`Quote ${Date.now()}`);
      await failsThenIsSent(page, panel);
    });

    test('a message: with errors, failed, sent', async ({ page, allowFailures }) => {
      allowFailures();
      await holdTimers(page, FORM_RESET_MS);
      await page.goto(contact);
      await mainOf(page).getByLabel(words.Contact.email).fill('ana@');
      await mainOf(page).getByRole('button', { name: words.Form.send, exact: true }).click();
      await expect(mainOf(page).getByText(errors.email)).toBeVisible();
      await expectGood(page, 'errors');
      await mainOf(page).getByLabel(words.Contact.name, { exact: true }).fill('Ana');
      await mainOf(page).getByLabel(words.Contact.email).fill('ana@example.com');
      await mainOf(page).getByLabel(words.Contact.message).fill(`Hello ${Date.now()}`);
      await failsThenIsSent(page, mainOf(page));
    });

    test('an application: with errors, of a minor, with a file that is no photo', async ({ page }) => {
      await page.goto(form.path);
      await send(page, form);
      await expect(mainOf(page).getByText(errors.required).first()).toBeVisible();
      await expectGood(page, 'errors');
      await fill(page, form, `01/01/${new Date().getFullYear() - 15}`, 'Ana');
      await expect(mainOf(page).getByText(form.guardianNotice)).toBeVisible();
      const pdf = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 no photo') };
      await mainOf(page)
        .getByLabel(slotsOf(form)[0] ?? '', { exact: true })
        .setInputFiles(pdf);
      await expect(mainOf(page).getByText(errors.photoPdf)).toBeVisible();
      await expectGood(page, 'minor, and a PDF for a photo');
      await phone(page);
      await expectGood(page, 'on a phone');
    });

    test('the change of language', async ({ page }) => {
      await holdTimers(page, LANGUAGE_LOADING_MS);
      await page.goto(list);
      await untilHydrated(page);
      const other = lang === 'pt' ? words.LanguageSwitch.en : words.LanguageSwitch.pt;
      await page.getByRole('banner').getByRole('link', { name: other }).click();
      await expect(page).toHaveURL(lang === 'pt' ? '/en/models' : '/modelos');
      await expect(page, 'the new page has come').toHaveTitle(/\S/);
      await expect(page.locator('[data-loading="true"]')).toBeVisible();
      await expectGood(page, 'loading');
    });

    /** Sends the filled form, first without a connection. */
    async function failsThenIsSent(page: Page, place: ReturnType<typeof mainOf>) {
      await page.route('**/*', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      );
      await place.getByRole('button', { name: words.Form.send, exact: true }).click();
      await expect(place.getByText(failures.offline)).toBeVisible();
      await expectGood(page, 'failed');
      await page.unroute('**/*');
      await place
        .getByRole('button', { name: new RegExp(`^(${words.Form.send}|${words.Form.retry})$`) })
        .click();
      await referenceIn(place);
      await expectGood(page, 'sent');
    }
  });
}
