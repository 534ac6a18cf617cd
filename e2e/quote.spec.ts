import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { REFERENCE, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';
import { expectMails } from './support/mail';

const languages = [
  {
    lang: 'pt',
    list: '/modelos',
    favorites: '/favoritos',
    add: /aos favoritos$/,
    open: 'Solicitar orçamento',
    noScript: portuguese.Favorites.noScript,
    contact: portuguese.Favorites.contact,
    contactTitle: portuguese.Contact.title,
    fields: { name: 'Nome', email: 'E-mail', phone: 'Telefone', message: 'Mensagem' },
    send: 'Enviar',
  },
  {
    lang: 'en',
    list: '/en/models',
    favorites: '/en/favorites',
    add: /to favorites$/,
    open: 'Request a quote',
    noScript: english.Favorites.noScript,
    contact: english.Favorites.contact,
    contactTitle: english.Contact.title,
    fields: { name: 'Name', email: 'E-mail', phone: 'Phone', message: 'Message' },
    send: 'Send',
  },
] as const;

for (const words of languages) {
  test(`a quote request in ${words.lang} carries the favorites [S10.2 S69.8-11]`, async ({ page, inbox }) => {
    const message = `Quote ${Date.now()}`;
    await page.goto(words.list);
    const heart = page.getByRole('main').getByRole('button', { name: words.add });
    await heart.nth(0).click();
    await heart.nth(1).click();
    await page.goto(words.favorites);
    await page.getByRole('button', { name: words.open }).click();
    const panel = page.getByRole('dialog');
    await panel.getByLabel(words.fields.name, { exact: true }).fill('Agência X');
    await panel.getByLabel(words.fields.email).fill('x@example.com');
    await panel.getByLabel(words.fields.phone).fill('+55 (11) 99999-9999');
    await panel.getByLabel(words.fields.message).fill(message);
    await panel.getByRole('button', { name: words.send, exact: true }).click();
    const reference = await referenceIn(panel);
    expect(reference).toMatch(REFERENCE);
    const stored = await inbox.find('quotes', reference);
    expect(stored).toMatchObject({
      name: 'Agência X',
      email: 'x@example.com',
      phone: '+55 (11) 99999-9999',
      message,
      talent_count: 2,
      models: expect.stringMatching(
        /^\[\{"id":\d+,"name":"[^"]+","section":"models","gender":"[a-z]+","cover":"http[^"]+"\},\{/,
      ),
      language: words.lang,
    });
    await expectMails('quotes', stored);
  });

  test.describe(`on a phone in ${words.lang}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test('what is missing is not hidden by the head of the panel', async ({ page }) => {
      await page.goto(words.list);
      await page.getByRole('main').getByRole('button', { name: words.add }).first().click();
      await page.goto(words.favorites);
      await page.getByRole('button', { name: words.open }).click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('button', { name: words.send, exact: true }).click();
      const name = panel.getByLabel(words.fields.name, { exact: true });
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

  test.describe(`in ${words.lang} without JS`, () => {
    test.use({ javaScriptEnabled: false });
    test('the favorites say how to write instead', async ({ page }) => {
      await page.goto(words.favorites);
      await expect(page.getByText(words.noScript)).toBeVisible();
      await expect(page.getByRole('button', { name: words.open })).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: words.contact }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contactTitle);
    });
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a slow press on Send counts, also when the phone field was the last one [S115.14]', async ({
      page,
      inbox,
    }) => {
      const message = `Quote ${Date.now()}`;
      await page.goto('/modelos');
      await page
        .getByRole('main')
        .getByRole('button', { name: /aos favoritos$/ })
        .first()
        .click();
      await page.goto('/favoritos');
      await page.getByRole('button', { name: 'Solicitar orçamento' }).click();
      const panel = page.getByRole('dialog');
      await panel.getByLabel('Nome', { exact: true }).fill('Agência X');
      await panel.getByLabel('E-mail').fill('x@example.com');
      await panel.getByLabel('Mensagem').fill(message);
      await panel.getByLabel('Telefone').pressSequentially('4733334444');
      const send = panel.getByRole('button', { name: 'Enviar', exact: true });
      await send.scrollIntoViewIfNeeded();
      const before = await send.boundingBox();
      await send.hover();
      await page.mouse.down();
      await expect(panel.getByText(portuguese.Form.faults.phone)).toBeVisible();
      expect(await send.boundingBox()).toEqual(before);
      await page.waitForTimeout(120);
      await page.mouse.up();
      const stored = await inbox.find('quotes', await referenceIn(panel));
      expect(stored).toMatchObject({ message, phone: '(47) 3333-4444' });
    });
  });
}
