import type { Page } from '@playwright/test';
import { EN, fill, PT, previewsOf } from './support/application-page';
import { mainOf } from './support/form-page';
import { expect, test } from './support/inbox';
import { photo } from './support/photos';

// On a slow line the form can be filled in before its script is there: nothing of that is lost.
test.describe.configure({ timeout: 90_000 });

/** Scripts wait until they are let in. */
async function holdScripts(page: Page) {
  let letIn = () => {};
  const opened = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await opened;
    await route.continue();
  });
  return letIn;
}

for (const words of [PT, EN]) {
  test(`an application in ${words.lang} that is begun before the script comes`, async ({ page }) => {
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
