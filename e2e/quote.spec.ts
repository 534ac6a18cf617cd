import type { Locator, Page } from '@playwright/test';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { EN, sendButton, uniqueName } from './support/application-page';
import { keepTalents } from './support/favorites';
import { REFERENCE, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';
import { expectMails } from './support/mail';
import { sampled, WHOLE } from './support/sample';
import { MODEL } from './support/talents';

const languages = [
  {
    lang: 'pt',
    favorites: '/favoritos',
    texts: portuguese,
    told: /^Datas do trabalho: 1.{1,3}5 de dezembro de 2026$/,
  },
  {
    lang: 'en',
    favorites: '/en/favorites',
    texts: english,
    told: /^Dates of the job: .*1.{1,3}5.*2026$/,
  },
] as const;

for (const [{ lang, favorites, texts, told }, details] of sampled(languages)) {
  const { Favorites, Quote, Form } = texts;
  const fillIn = async (panel: Locator, message: string) => {
    await panel.getByLabel(Quote.name, { exact: true }).fill('Agência X');
    await panel.getByLabel(Quote.email).fill('x@example.com');
    await panel.getByLabel(Quote.phone).fill('+55 (11) 99999-9999');
    await panel.getByLabel(Quote.message).fill(message);
  };
  test(
    `a quote request in ${lang} carries the favorites, and says for which days, as its form tells before [S10.2 S69.8-11]`,
    details,
    async ({ page, inbox }) => {
      const message = `Quote ${Date.now()}`;
      await keepTalents(page, 2, lang);
      await page.getByRole('main').getByRole('button', { name: Favorites.arrange }).click();
      await page.getByRole('main').getByLabel(Favorites.from, { exact: true }).fill('2026-12-01');
      await page.getByRole('main').getByLabel(Favorites.to, { exact: true }).fill('2026-12-05');
      await page.getByRole('button', { name: Favorites.budget }).click();
      const panel = page.getByRole('dialog');
      await fillIn(panel, message);
      await expect(panel.getByLabel(Quote.message)).toHaveAccessibleDescription(/1.{1,3}5.*2026/);
      await panel.getByRole('button', { name: Form.send, exact: true }).click();
      const reference = await referenceIn(panel);
      expect(reference).toMatch(REFERENCE);
      const stored = await inbox.find('quotes', reference);
      expect(stored).toMatchObject({
        name: 'Agência X',
        email: 'x@example.com',
        phone: '+55 (11) 99999-9999',
        message: expect.stringMatching(new RegExp(`${told.source.slice(0, -1)}\n\n${message}$`)),
        talent_count: 2,
        models: expect.stringMatching(
          /^\[\{"id":\d+,"name":"[^"]+","section":"models","gender":"[a-z]+","cover":"[^"]+",.*"hair":.*\},\{/,
        ),
        language: lang,
      });
      await expectMails('quotes', stored);
    },
  );

  test.describe(`on a phone in ${lang}`, WHOLE, () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test('what is missing is not hidden by the head of the panel', async ({ page }) => {
      await keepTalents(page, 1, lang);
      await page.getByRole('button', { name: Favorites.budget }).click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('button', { name: Form.send, exact: true }).click();
      const name = panel.getByLabel(Quote.name, { exact: true });
      await expect(name).toBeFocused();
      const close = panel.getByRole('button').first();
      const isOnTop = (element: Element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 9, y) === element);
      };
      await expect(close).toBeInViewport();
      expect(await name.evaluate(isOnTop)).toBe(true);
    });
  });

  test.describe(`in ${lang} without JS`, details, () => {
    test.use({ javaScriptEnabled: false });
    test('the favorites say how to write instead; a profile leads to a form for this one talent, who is in what is stored', async ({
      page,
      inbox,
    }) => {
      await page.goto(favorites);
      await expect(page.getByText(Favorites.noScript)).toBeVisible();
      await expect(page.getByRole('button', { name: Favorites.budget })).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: Favorites.contact }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.Contact.title);

      const { id, path } = MODEL;
      const message = `No script ${Date.now()}`;
      await page.goto(lang === 'pt' ? path : `/en/models/${id}/-`);
      await page.getByRole('main').getByRole('link', { name: Favorites.budget }).first().click();
      // elements in <noscript> have no role for Playwright
      const field = (name: string) => page.locator(`noscript [name="${name}"]`);
      await field('name').fill('Agência X');
      await field('email').fill('x@');
      await field('phone').fill('+55 (11) 99999-9999');
      await field('message').fill(message);
      const send = page.locator('noscript [type="submit"]');
      await send.click();
      await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('message')).toHaveValue(message);
      await field('email').fill('x@example.com');
      await send.click();
      const reference = page.locator('noscript [role="status"] strong');
      await expect(reference).toHaveText(REFERENCE);
      await expect(field('message')).toHaveCount(0);
      const stored = await inbox.find('quotes', (await reference.textContent()) ?? '');
      expect(stored).toMatchObject({
        message,
        language: lang,
        talent_count: 1,
        models: expect.stringContaining(`"id":${id},`),
      });
    });
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, WHOLE, () => {
    test.use({ viewport });

    test('a slow press on Send counts, also when the phone field was the last one [S115.14]', async ({
      page,
      inbox,
    }) => {
      const message = `Quote ${Date.now()}`;
      await keepTalents(page, 1);
      await page.getByRole('button', { name: 'Pedir orçamento' }).click();
      const panel = page.getByRole('dialog');
      await panel.getByLabel('Nome', { exact: true }).fill('Agência X');
      await panel.getByLabel('E-mail').fill('x@example.com');
      await panel.getByLabel('Mensagem').fill(message);
      await panel.getByLabel('Telefone').pressSequentially('473333444');
      const send = panel.getByRole('button', { name: 'Enviar', exact: true });
      await send.scrollIntoViewIfNeeded();
      const before = await send.boundingBox();
      await send.hover();
      await page.mouse.down();
      await expect(panel.getByText(portuguese.Form.errors.phone)).toBeVisible();
      expect(await send.boundingBox()).toEqual(before);
      await page.mouse.up();
      const stored = await inbox.find('quotes', await referenceIn(panel));
      expect(stored).toMatchObject({ message, phone: '(47) 3333-444' });
    });
  });
}

for (const [viewport, details] of sampled([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])) {
  test.describe(`sent at ${viewport.width} px`, details, () => {
    test.use({ viewport });

    test(
      'its confirmation has the largest words, the faces, and all of it in sight',
      WHOLE,
      async ({ page }) => {
        await keepTalents(page, 3, 'en');
        await fillQuote(page, uniqueName());
        await sendQuote(page).click();
        const panel = page.getByRole('dialog');
        const confirmed = panel.getByRole('heading', { name: english.Sent.quote.title });
        await expect(confirmed).toBeInViewport({ ratio: 1 });
        const sizeOf = (heading: Locator) =>
          heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        const request = panel.getByRole('heading', { name: english.Favorites.budget });
        expect(await sizeOf(confirmed)).toBeGreaterThan(1.5 * (await sizeOf(request)));
        const status = panel.getByRole('status').filter({ hasText: english.Sent.quote.title });
        await expect(status.locator('img')).toHaveCount(3);
        for (const face of await status.locator('img').all()) await expect(face).toBeInViewport({ ratio: 1 });
        await expect(status.getByRole('link', { name: english.Sent.next })).toBeInViewport({ ratio: 1 });
      },
    );
  });
}

test(
  'a quote about more talents than one can ask for says so, and is sent with fewer',
  WHOLE,
  async ({ page, allowFailures }) => {
    allowFailures();
    // Nobody tells that these talents do not exist.
    await page.route('**/api/favorites/**', (route) => route.abort());
    const talent = (id: number) => ({ id, name: `Talento ${id}` });
    const stored = Object.fromEntries(Array.from({ length: 201 }, (_, id) => [id + 1, talent(id + 1)]));
    await page.addInitScript((value) => {
      if (!sessionStorage.getItem('set')) localStorage.setItem('favorites', value);
      sessionStorage.setItem('set', 'yes');
    }, JSON.stringify(stored));
    await page.goto('/favoritos');
    await page.getByRole('button', { name: portuguese.Favorites.budget }).click();
    const panel = page.getByRole('dialog');
    await panel.getByLabel(portuguese.Quote.name, { exact: true }).fill('Agência X');
    await panel.getByLabel(portuguese.Quote.email).fill('x@example.com');
    await panel.getByLabel(portuguese.Quote.phone).fill('+55 (11) 99999-9999');
    await panel.getByLabel(portuguese.Quote.message).fill(uniqueName());
    await panel.getByRole('button', { name: portuguese.Form.send, exact: true }).click();
    await expect(panel.getByText(portuguese.Form.errors.talents)).toBeVisible();
    await panel.getByRole('button', { name: portuguese.Favorites.close }).click();
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await page.getByRole('button', { name: portuguese.Favorites.budget }).click();
    await panel.getByRole('button', { name: portuguese.Form.send, exact: true }).click();
    await referenceIn(panel);
  },
);

/** Opens the quote form on the favorites' page and fills it in. */
async function fillQuote(page: Page, message: string) {
  await page.getByRole('button', { name: 'Request a quote' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Name', { exact: true }).fill('Agency X');
  await panel.getByLabel('E-mail').fill('x@example.com');
  await panel.getByLabel('Phone').fill('+55 (11) 99999-9999');
  await panel.getByLabel('Message').fill(message);
}

const sendQuote = (page: Page) => sendButton(page.getByRole('dialog'), EN);
