import type { Page } from '@playwright/test';
import { EN, type FormMessages, PT, send } from './support/application-page';
import { mainOf } from './support/form-page';
import { expect, test } from './support/inbox';
import { sampled } from './support/sample';

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
