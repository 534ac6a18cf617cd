import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  chooseBrazil,
  choosePhotos,
  EN,
  type FormMessages,
  fill,
  fillWhole,
  PT,
  previewsOf,
  retryButton,
  send,
  slotsOf,
  typeLocation,
  uniqueName,
} from './support/application-page';
import { axe } from './support/axe';
import { holdScripts } from './support/delayed-scripts';
import { mainOf, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';
import { expectMails } from './support/mail';
import { loseNextAnswer } from './support/network';
import { photo } from './support/photos';
import { sampled, WHOLE } from './support/sample';

// Forms are filled in, checked, sent and stored: on a busy machine that takes its time.
test.describe.configure({ timeout: 90_000 });

/** The same files can be chosen again: a browser tells of a change only. */
async function expectNoPhotos(page: Page, words: FormMessages) {
  for (const slot of slotsOf(words))
    await expect(mainOf(page).getByLabel(slot, { exact: true })).toHaveValue('');
}

for (const [[first, words], details] of sampled([
  [EN, PT],
  [PT, EN],
] as const))
  test(
    `an adult begins in ${first.lang}, comes back in ${words.lang} to what was written and four photos, and applies, once, though the answer is lost [S12.1 S72.4-6 S72.9 S72.11 S72.12 S72.15 S72.23 S72.24 S102.4 S102.6]`,
    details,
    async ({ page, inbox, allowFailures }) => {
      allowFailures();
      const name = uniqueName();
      const form = mainOf(page);
      const previews = previewsOf(page, words);
      const chosen = (label: string) =>
        form.getByRole('combobox', { name: label }).getByRole('option', { selected: true });
      await page.goto(first.path);
      await fillWhole(page, first, name, await photo());
      await expect(previewsOf(page, first)).toHaveCount(4);
      await expect(form.getByText('retrato-muito-compri….jpg')).toHaveCount(4);
      await page.getByRole('banner').getByRole('link', { name: words.language }).click();
      await expect(previews).toHaveCount(4);
      await page.reload();
      await expect(previews).toHaveCount(4);
      await expect(form.getByLabel(words.fields.guardian_name)).toBeHidden();
      for (const [label, text] of [
        [words.fields.gender, words.genders.woman],
        [words.fields.country, words.brazil],
        [words.fields.id_state, 'Santa Catarina'],
        [words.fields.basedin, 'Joinville'],
      ] as const)
        await expect(chosen(label)).toHaveText(text);

      await loseNextAnswer(page);
      await send(page, words);
      await expect(form.getByRole('alert')).toHaveText(words.failures.offline);
      await expect(form.getByLabel(words.fields.name, { exact: true })).toHaveValue(name);
      await expect(previews).toHaveCount(4);
      expect(await inbox.count('applications', 'name', name), 'stored at the first try').toBe(1);
      await retryButton(form, words).click();
      const reference = await referenceIn(form);
      await expect(form.getByLabel(words.fields.realname, { exact: true })).toHaveValue('');
      await expect(previews).toHaveCount(0);
      await expectNoPhotos(page, words);
      await page.reload();
      await expect(form.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(previews).toHaveCount(0);

      expect(await inbox.count('applications', 'name', name)).toBe(1);
      const stored = await inbox.find('applications', reference);
      expect(stored).toMatchObject({
        name,
        realname: 'Ana Lima',
        gender: words.genders.woman,
        height: '178/5\'10"',
        state: 'Santa Catarina',
        city: 'Joinville',
        language: words.lang,
        is_minor: false,
      });
      expect(stored.birthdate).toMatch(/^2000-02-29/);
      for (const number of [1, 2, 3, 4]) {
        const bytes = await inbox.photo(stored.id, number);
        const { format, width } = await sharp(bytes).metadata();
        expect([format, width]).toEqual(['jpeg', 1200]);
        await sharp(bytes, { failOn: 'error' }).raw().toBuffer();
      }
      await expectMails('applications', stored);
    },
  );

for (const [words, details] of sampled([PT, EN])) {
  test.describe(`in ${words.lang} without JS`, details, () => {
    test.use({ javaScriptEnabled: false });
    test('an empty application asks for each field; one keeps what was typed, then is sent', async ({
      page,
      inbox,
    }) => {
      const name = uniqueName();
      const form = mainOf(page);
      await page.goto(words.path);
      await send(page, words);
      const { fields, errors } = words;
      for (const [label, error] of [
        ...[fields.gender, fields.height, fields.country].map((label) => [label, errors.choice] as const),
        ...[fields.realname, fields.email, fields.phone, fields.instagr, fields.id_state].map(
          (label) => [label, errors.required] as const,
        ),
      ])
        await expect(
          form.getByLabel(label, { exact: true }).filter({ visible: true }),
        ).toHaveAccessibleDescription(new RegExp(error));
      await fill(page, words, '29/02/2000', name);
      await typeLocation(page, words, '');
      await choosePhotos(page, words, await photo());
      await send(page, words);
      await expect(form.getByLabel(words.fields.name, { exact: true })).toHaveValue(name);

      await typeLocation(page, words, 'SC');
      await choosePhotos(page, words, await photo());
      await send(page, words);
      const stored = await inbox.find('applications', await referenceIn(form));
      expect(stored).toMatchObject({ name, state: 'SC', city: 'Joinville', language: words.lang });
      expect((await inbox.photo(stored.id, 4)).length).toBeGreaterThan(1000);
      await expectMails('applications', stored);
    });
  });

  test(
    `a minor applies in ${words.lang} with guardian and consent only [S72.41 S72.45]`,
    details,
    async ({ page, inbox }) => {
      const form = mainOf(page);
      await page.goto(words.path);
      await fill(page, words, `01/01/${new Date().getFullYear() - 15}`, uniqueName());
      await chooseBrazil(page, words);
      await choosePhotos(page, words, await photo());
      await expect(form.getByText(words.guardianNotice)).toBeVisible();
      await send(page, words);
      await expect(form.getByText(words.errors.consent)).toBeVisible();
      await expect(form.getByLabel(words.fields.guardian_name)).toBeFocused();
      await axe(page);
      await form.getByLabel(words.fields.guardian_name).fill('Rosa Lima');
      await form.getByLabel(words.fields.guardian_email).fill('rosa@example.com');
      await form.getByRole('checkbox').check();
      await send(page, words);
      const stored = await inbox.find('applications', await referenceIn(form));
      expect(stored).toMatchObject({
        is_minor: true,
        guardian_name: 'Rosa Lima',
        guardian_email: 'rosa@example.com',
        consent_language: words.lang,
      });
      await expectMails('applications', stored);
    },
  );
}

test(
  'a guardian typed for a minor is no error of an adult, and comes back with the date',
  WHOLE,
  async ({ page }) => {
    const email = mainOf(page).getByLabel(PT.fields.guardian_email);
    const birthdate = mainOf(page).getByLabel(PT.fields.birthdate, { exact: true });
    const minor = `01/01/${new Date().getFullYear() - 15}`;
    await page.goto(PT.path);
    await birthdate.fill(minor);
    await email.fill('mae@');
    await birthdate.fill('29/02/2000');
    await expect(email).toBeHidden();
    await send(page, PT);
    await expect(mainOf(page).getByLabel(PT.fields.realname, { exact: true })).toBeFocused();
    await expect(email).not.toHaveAttribute('aria-invalid');
    await birthdate.fill(minor);
    await expect(email).toHaveValue('mae@');
    await send(page, PT);
    await expect(email).toHaveAttribute('aria-invalid');
  },
);

test(
  'all is cleared, photos and places too, and one begins anew at the first field',
  WHOLE,
  async ({ page }) => {
    const list = (label: string) => mainOf(page).getByRole('combobox', { name: new RegExp(`^${label}`) });
    const first = mainOf(page).getByLabel(PT.fields.realname, { exact: true });
    await page.goto(PT.path);
    await fillWhole(page, PT, uniqueName(), await photo());
    await expect(previewsOf(page, PT)).toHaveCount(4);
    await expect(mainOf(page).getByText(PT.draft)).toBeVisible();
    await mainOf(page).getByRole('button', { name: PT.clear }).click();
    await expect(previewsOf(page, PT)).toHaveCount(0);
    await expectNoPhotos(page, PT);
    await expect(first).toHaveValue('');
    await expect(first).toBeFocused();
    await list(PT.fields.country).selectOption({ label: PT.brazil });
    await expect(list(PT.fields.id_state).getByRole('option', { selected: true })).toHaveText(PT.choose);
  },
);

test.describe('without JS', () => {
  test.use({ javaScriptEnabled: false });
  test('a minor is asked for the guardian by the answer, and applies', WHOLE, async ({ page, inbox }) => {
    const form = mainOf(page);
    const name = uniqueName();
    await page.goto(PT.path);
    // no script makes the photos smaller here, nor holds them
    await expect(form.getByText('o seu aparelho reduz as fotos')).toBeHidden();
    await expect(form.getByText('escolha as fotos de novo')).toBeVisible();
    await fill(page, PT, `01/01/${new Date().getFullYear() - 15}`, name);
    await typeLocation(page, PT, 'SC');
    await choosePhotos(page, PT, await photo());
    await send(page, PT);
    await expect(form.getByText(PT.errors.consent)).toBeVisible();
    expect(await inbox.count('applications', 'name', name)).toBe(0);
    await form.getByLabel(PT.fields.guardian_name).fill('Rosa Lima');
    await form.getByLabel(PT.fields.guardian_email).fill('rosa@example.com');
    await form.getByRole('checkbox').check();
    await choosePhotos(page, PT, await photo());
    await send(page, PT);
    const stored = await inbox.find('applications', await referenceIn(form));
    expect(stored).toMatchObject({ is_minor: true, guardian_email: 'rosa@example.com' });
    await expectMails('applications', stored);
  });
});

for (const words of [PT, EN]) {
  test(`an application in ${words.lang} that is begun before the script comes`, WHOLE, async ({ page }) => {
    const letIn = await holdScripts(page);
    await page.goto(words.path, { waitUntil: 'commit' });
    const field = (label: string) => mainOf(page).getByLabel(label, { exact: true });
    await fill(page, words, `01/01/${new Date().getFullYear() - 15}`, 'Ana');
    await field(words.fields.country).selectOption({ label: words.brazil });
    const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo() };
    await field(words.photos.image_2.title).setInputFiles(file);
    letIn();
    await expect(previewsOf(page, words)).toHaveCount(1);
    await expect(mainOf(page).getByText(words.guardianNotice)).toBeVisible();
    await field(words.fields.id_state).selectOption({ label: 'Santa Catarina' });
    await expect(field(words.fields.realname)).toHaveValue('Ana Lima');
    await expect(field(words.fields.gender).locator('option:checked')).toHaveText(words.genders.woman);
    await page.reload();
    await expect(field(words.fields.realname)).toHaveValue('Ana Lima');
  });
}
