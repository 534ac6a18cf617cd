import type { Page } from '@playwright/test';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { EN, type FormMessages, fill, PT, send } from './support/application-page';
import { mainOf } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/inbox';
import { sampled, WHOLE } from './support/sample';

test.describe.configure({ timeout: 90_000 });

const field = (page: Page, label: string) =>
  mainOf(page).getByLabel(label, { exact: true }).filter({ visible: true });

async function expectAsked(
  page: Page,
  words: FormMessages,
  chosen: readonly (keyof FormMessages['fields'])[],
) {
  for (const name of chosen)
    await expect(field(page, words.fields[name])).toHaveAccessibleDescription(words.errors.choice);
  for (const name of ['realname', 'email', 'phone', 'instagr'] as const)
    await expect(field(page, words.fields[name])).toHaveAccessibleDescription(
      new RegExp(words.errors.required),
    );
}

for (const [words, details] of sampled([PT, EN])) {
  test(
    `an empty application in ${words.lang}: lists ask for a choice, other fields to be filled in`,
    WHOLE,
    async ({ page }) => {
      await page.goto(words.path);
      await untilHydrated(page);
      await send(page, words);
      await expectAsked(page, words, ['gender', 'height', 'country', 'id_state']);
      await field(page, words.fields.country).selectOption({ label: words.brazil });
      await expect(field(page, words.fields.country)).not.toHaveAccessibleDescription(words.errors.choice);
    },
  );

  test(`dates in ${words.lang} that cannot be`, WHOLE, async ({ page }) => {
    await page.goto(words.path);
    for (const [typed, error] of [
      ['31/02/2005', words.errors.date],
      [`01/01/${new Date().getFullYear() + 1}`, words.errors.future],
      ['31/12/1805', words.errors.date],
    ] as const) {
      await fill(page, words, typed, 'Ana');
      await send(page, words);
      await expect(field(page, words.fields.birthdate)).toHaveAccessibleDescription(new RegExp(error));
    }
  });

  test.describe(`in ${words.lang} without JS`, details, () => {
    test.use({ javaScriptEnabled: false });
    test('an empty application: lists ask for a choice, other fields to be filled in', async ({ page }) => {
      await page.goto(words.path);
      await send(page, words);
      await expectAsked(page, words, ['gender', 'height', 'country']);
      await expect(field(page, words.fields.id_state)).toHaveAccessibleDescription(words.errors.required);
    });
  });
}

for (const { path, words } of [
  { path: '/contato', words: portuguese },
  { path: '/en/contact', words: english },
]) {
  test(`what is too long says how long it may be at ${path}`, WHOLE, async ({ page }) => {
    await page.goto(path);
    await field(page, words.Contact.name).fill('a'.repeat(201));
    await field(page, words.Contact.email).fill('ana@example.com');
    await field(page, words.Contact.message).fill('a'.repeat(5001));
    await mainOf(page).getByRole('button', { name: words.Form.send, exact: true }).click();
    const { tooLong, messageTooLong } = words.Form.errors;
    await expect(field(page, words.Contact.name)).toHaveAccessibleDescription(tooLong);
    await expect(field(page, words.Contact.message)).toHaveAccessibleDescription(messageTooLong);
  });
}
