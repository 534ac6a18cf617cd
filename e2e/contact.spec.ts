import type { Page } from '@playwright/test';
import { FORM_RESET_MS } from '../lib/domain/constants';
import { dayAt } from '../lib/domain/dates';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { AGENCY } from '../panel/seed/data/editorial';
import { uniqueName } from './support/application-page';
import { axe } from './support/axe';
import { holdScripts } from './support/delayed-scripts';
import { mainOf, referenceIn } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { expect, type Inbox, test } from './support/inbox';
import { expectMails } from './support/mail';
import { recordTexts } from './support/record-texts';
import { sampled, WHOLE } from './support/sample';
import { holdTimers } from './support/timers';

// Forms are filled in, checked, sent and stored: on a busy machine that takes its time.
test.describe.configure({ timeout: 90_000 });

test('ways to reach us stay beside the form, and above the team', WHOLE, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contato');
  const edgeOf = (text: string, edge: 'top' | 'bottom'): Promise<number> =>
    mainOf(page)
      .getByText(text, { exact: true })
      .evaluate((element, side) => element.getBoundingClientRect()[side], edge);
  const team = mainOf(page).getByRole('heading', { level: 2 }).first();
  const end = await team.evaluate((element) => element.getBoundingClientRect().bottom);
  for (let y = 0; y < end; y += 100) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    const top = await team.evaluate((element) => element.getBoundingClientRect().top);
    expect(await edgeOf(portuguese.Contact.invited, 'bottom'), `scrolled by ${y}`).toBeLessThan(top);
  }
  expect(await edgeOf(portuguese.Contact.intro, 'top')).toBeLessThan(0);
});

const reference = (page: Page) => referenceIn(mainOf(page));

for (const [{ lang, path, texts, rights }, details] of sampled([
  { lang: 'pt', path: '/contato', texts: portuguese, rights: 'Todos os direitos reservados' },
  { lang: 'en', path: '/en/contact', texts: english, rights: 'All rights reserved' },
] as const)) {
  const { Contact, Form, Footer } = texts;
  const email = (page: Page) => mainOf(page).getByLabel(Contact.email);
  const sendIn = (page: Page) => mainOf(page).getByRole('button', { name: Form.send, exact: true });
  const fillFields = async (page: Page, message: string) => {
    await mainOf(page).getByLabel(Contact.name, { exact: true }).fill('Ana Lima');
    await email(page).fill('ana@example.com');
    await mainOf(page).getByLabel(Contact.message).fill(message);
  };

  test(
    `contact in ${lang}: the page and its footer, errors, a draft, no connection, sent, cleared, and the reference stays [S11.1 S16.4-6 S51.1-3 S102.3 S160.1]`,
    details,
    async ({ page, context, inbox, allowFailures }) => {
      allowFailures();
      await page.goto(path);
      await test.step('the page has a title, two paragraphs and three fields; its footer the channels', async () => {
        await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText(Contact.title);
        for (const paragraph of [Contact.intro, Contact.introMore])
          await expect(mainOf(page).getByText(paragraph, { exact: true })).toBeVisible();
        const fields = mainOf(page).getByRole('textbox');
        await expect(fields).toHaveCount(3);
        for (const [at, label] of [Contact.name, Contact.email, Contact.message].entries())
          await expect(fields.nth(at)).toHaveAccessibleName(label);
        const footer = page.getByRole('contentinfo');
        const channels = footer.getByRole('list', { name: Footer.social }).getByRole('link');
        expect(
          await channels.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')])),
        ).toEqual([
          ['Instagram', expect.stringMatching(/^https:\/\/www\.instagram\.com\/[\w.]+/)],
          ['WhatsApp', expect.stringMatching(/^https:\/\/wa\.me\/\d{12,}/)],
          ['E-mail', expect.stringMatching(/^mailto:\S+@\S+$/)],
          ...AGENCY.networks.map(({ name, url }) => [name, url]),
        ]);
        for (const text of [
          `${AGENCY.legal_name}, CNPJ ${AGENCY.cnpj}`,
          `© ${dayAt(new Date()).slice(0, 4)} Passarela. ${rights}.`,
          lang === 'pt' ? 'Site e painel Passarela' : 'Passarela site and panel',
        ])
          await expect(footer.getByText(text, { exact: true })).toBeVisible();
      });

      await test.step('a refused text comes back as a draft, which goes by its button', async () => {
        await email(page).fill('ana@');
        await sendIn(page).click();
        await expect(mainOf(page).getByText(Form.errors.email)).toBeVisible();
        await expect(mainOf(page).getByLabel(Contact.name, { exact: true })).toBeFocused();
        await axe(page);
        // not a reload, which would post again what was sent before the script came
        await page.goto(path);
        await expect(email(page)).toHaveValue('ana@');
        await mainOf(page).getByRole('button', { name: Form.clear, exact: true }).click();
        await expect(email(page)).toHaveValue('');
        await page.reload();
        expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
        await expect(email(page)).toHaveValue('');
      });

      const message = `Hello ${uniqueName()}`;
      await fillFields(page, message);
      await untilHydrated(page);
      await context.setOffline(true);
      await sendIn(page).click();
      await expect(mainOf(page).getByRole('alert')).toHaveText(Form.failures.offline);
      await expect(mainOf(page).getByLabel(Contact.name, { exact: true })).toHaveValue('Ana Lima');
      expect(await inbox.count('messages', 'message', message)).toBe(0);
      await context.setOffline(false);
      const said = await recordTexts(page, 'main button[type="submit"]');
      const retry = mainOf(page).getByRole('button', { name: Form.retry, exact: true });
      await retry.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => window.scrollY);
      await retry.click();
      const first = await reference(page);
      expect(await said()).toContain(Form.sent);
      await expect(mainOf(page).getByLabel(Contact.message)).toHaveValue('');
      await expect(sendIn(page)).toBeHidden();
      expect(await reference(page)).toBe(first);
      expect(await page.evaluate(() => window.scrollY), 'the thanks come without a scroll').toBe(scrolled);
      expect(await inbox.find('messages', first)).toMatchObject({
        name: 'Ana Lima',
        email: 'ana@example.com',
        message,
        language: lang,
      });
      await expectOneMessage(inbox, message, first);
    },
  );

  test(
    `a draft that comes into a field at hand is replaced by what is typed, ${lang}`,
    WHOLE,
    async ({ page }) => {
      await page.goto(path);
      await untilHydrated(page);
      await email(page).fill('ana@');
      const letIn = await holdScripts(page);
      await page.reload();
      await email(page).focus();
      letIn();
      await expect(email(page)).toHaveValue('ana@');
      await page.keyboard.type('bia@example.com');
      await expect(email(page)).toHaveValue('bia@example.com');
    },
  );

  test.describe(`in ${lang} without JS`, details, () => {
    test.use({ javaScriptEnabled: false });
    test('contact keeps what was typed, then is sent', async ({ page, inbox }) => {
      const message = `No script ${Date.now()}`;
      await page.goto(path);
      await fillFields(page, message);
      await email(page).fill('nope');
      await sendIn(page).click();
      await expect(mainOf(page).getByText(Form.errors.email)).toBeVisible();
      await expect(mainOf(page).getByLabel(Contact.name, { exact: true })).toHaveValue('Ana Lima');
      await email(page).fill('ana@example.com');
      await sendIn(page).click();
      const stored = await inbox.find('messages', await reference(page));
      expect(stored).toMatchObject({ message, language: lang });
      await expectMails('messages', stored);
    });
  });
}

for (const [how, leave] of [
  ['by a reload', (page: Page) => page.reload()],
  [
    'by a link',
    async (page: Page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre' }).click();
      await page.waitForURL('**/sobre');
    },
  ],
] as const) {
  test(`what was sent is no draft, though one leaves at once ${how}`, WHOLE, async ({ page, inbox }) => {
    const draft = () => page.evaluate(() => localStorage.getItem('draft:contact'));
    const message = `Sent ${Date.now()}`;
    await holdTimers(page, FORM_RESET_MS);
    await page.goto('/contato');
    await mainOf(page).getByLabel('Nome', { exact: true }).fill('Ana Lima');
    await mainOf(page).getByLabel('E-mail').fill('ana@example.com');
    await mainOf(page).getByLabel('Mensagem').fill(message);
    await mainOf(page).getByRole('button', { name: 'Enviar' }).click();
    await inbox.find('messages', await reference(page));
    // posted before hydration, the page that says so drops the draft with its own
    await expect.poll(draft).toBeNull();
    await leave(page);
    expect(await draft()).toBeNull();
    await page.goto('/contato');
    await expect(mainOf(page).getByLabel('Mensagem')).toHaveValue('');
  });
}

async function expectOneMessage(inbox: Inbox, message: string, reference: string) {
  expect(await inbox.count('messages', 'message', message)).toBe(1);
  await expectMails('messages', await inbox.find('messages', reference));
}
