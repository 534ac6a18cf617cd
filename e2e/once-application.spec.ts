import {
  choosePhotos,
  EN,
  fill,
  fillWhole,
  PT,
  send,
  sendButton,
  typePlaces,
  uniqueName,
} from './support/application-page';
import { mainOf, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';
import { expectMails } from './support/mail';
import { photo } from './support/photos';

// Whatever a hand or a line does twice is one record, and two mails (docs/decisions/idempotency-keys.md).
test.describe.configure({ timeout: 90_000 });

test('a double click, and back and sent again, are one record', async ({ page, inbox }) => {
  const name = uniqueName();
  const picture = await photo();
  await page.goto(EN.path);
  await fillWhole(page, EN, name, picture);
  await sendButton(mainOf(page), EN).dblclick();
  const first = await referenceIn(mainOf(page));
  expect(await inbox.count('applications', 'name', name)).toBe(1);
  await page.goto('/en/about');
  await page.goBack();
  await fillWhole(page, EN, name, picture);
  await send(page, EN);
  expect(await referenceIn(mainOf(page))).toBe(first);
  expect(await inbox.count('applications', 'name', name)).toBe(1);
  await expectMails('applications', await inbox.find('applications', first));
});

test.describe('without JS', () => {
  test.use({ javaScriptEnabled: false });

  for (const words of [PT, EN]) {
    test(`in ${words.lang} a double click, and back and sent again, are one record`, async ({
      page,
      inbox,
    }) => {
      const name = uniqueName();
      const picture = await photo();
      await page.goto(words.path);
      await fill(page, words, '29/02/2000', name);
      await typePlaces(page, words, 'SC');
      await choosePhotos(page, words, picture);
      await sendButton(mainOf(page), words).dblclick();
      const first = await referenceIn(mainOf(page));
      expect(await inbox.count('applications', 'name', name)).toBe(1);
      await page.goBack();
      await expect(mainOf(page).getByLabel(words.fields.name, { exact: true })).toHaveValue(name);
      await choosePhotos(page, words, picture);
      await send(page, words);
      expect(await referenceIn(mainOf(page))).toBe(first);
      expect(await inbox.count('applications', 'name', name)).toBe(1);
      await expectMails('applications', await inbox.find('applications', first));
    });
  }
});
