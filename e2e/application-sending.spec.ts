import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { FORM_RESET_MS } from '../lib/domain/constants';
import {
  choosePhotos,
  EN,
  type FormMessages,
  fill,
  fillWhole,
  PT,
  previewsOf,
  send,
  sendButton,
  typeLocation,
  uniqueName,
} from './support/application-page';
import { mainOf, REFERENCE, referenceIn } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { expect, type Inbox, test } from './support/inbox';
import { expectMails } from './support/mail';
import { cableTo, slowDown } from './support/network';
import { detailedPhoto, photo } from './support/photos';
import { WHOLE } from './support/sample';
import { holdTimers } from './support/timers';

// An application on its way: photos on a poor line (docs/decisions/application.md), one record and two mails however
// often it is sent (docs/decisions/forms.md).
test.describe.configure({ timeout: 120_000 });

const retry = (page: Page, words: FormMessages) =>
  mainOf(page).getByRole('button', { name: words.retry, exact: true }).click();

async function expectKept(page: Page, words: FormMessages, name: string) {
  await expect(mainOf(page).getByRole('alert')).toHaveText(words.failures.offline);
  await expect(mainOf(page).getByLabel(words.fields.name, { exact: true })).toHaveValue(name);
  await expect(previewsOf(page, words)).toHaveCount(4);
}

/** The one application of this name has four whole photos, and its mails were received. */
async function expectStoredOnce(inbox: Inbox, name: string, reference: string) {
  expect(await inbox.count('applications', 'name', name)).toBe(1);
  const stored = await inbox.find('applications', reference);
  for (const number of [1, 2, 3, 4]) {
    const { format } = await sharp(await inbox.photo(stored.id, number)).metadata();
    expect(format).toBe('jpeg');
    await sharp(await inbox.photo(stored.id, number), { failOn: 'error' })
      .raw()
      .toBuffer();
  }
  await expectMails('applications', stored);
}

for (const words of [PT, EN]) {
  test(
    `in ${words.lang} a line that breaks between the photos keeps form and photos, and a retry stores once [S102.7]`,
    WHOLE,
    async ({ page, baseURL, allowFailures, inbox }) => {
      allowFailures();
      const name = uniqueName();
      const cable = await cableTo(baseURL ?? '');
      await page.goto(cable.url + words.path);
      await untilHydrated(page);
      await fillWhole(page, words, name, await detailedPhoto());
      await expect(previewsOf(page, words)).toHaveCount(4);
      const speedUp = await slowDown(page);
      await send(page, words);
      const [before] = words.uploading.split('{percent}');
      await expect(mainOf(page).getByText(new RegExp(`${before}[1-9]`))).toBeVisible();
      for (const label of [words.fields.name, words.fields.country, words.fields.id_state])
        await expect(mainOf(page).getByLabel(label, { exact: true })).toBeDisabled();
      cable.cut();
      await expectKept(page, words, name);
      await retry(page, words);
      await expectKept(page, words, name);
      expect(await inbox.count('applications', 'name', name), 'nothing half-sent').toBe(0);
      cable.mend();
      await speedUp();
      await retry(page, words);
      await expectStoredOnce(inbox, name, await referenceIn(mainOf(page)));
      cable.close();
    },
  );
}

test.describe('without JS', WHOLE, () => {
  test.use({ javaScriptEnabled: false });

  test('a double click, and the same sent again after Back, are one record', async ({ page, inbox }) => {
    const name = uniqueName();
    const picture = await photo();
    await page.goto(EN.path);
    await fill(page, EN, '29/02/2000', name);
    await typeLocation(page, EN, 'SC');
    await choosePhotos(page, EN, picture);
    await sendButton(mainOf(page), EN).dblclick();
    const first = await referenceIn(mainOf(page));
    expect(await inbox.count('applications', 'name', name)).toBe(1);
    await page.goBack();
    await expect(mainOf(page).getByLabel(EN.fields.name, { exact: true })).toHaveValue(name);
    await choosePhotos(page, EN, picture);
    await send(page, EN);
    expect(await referenceIn(mainOf(page))).toBe(first);
    expect(await inbox.count('applications', 'name', name)).toBe(1);
    await expectMails('applications', await inbox.find('applications', first));
  });
});

test.describe('on a small screen', WHOLE, () => {
  test.use({ viewport: { width: 390, height: 640 } });

  for (const words of [PT, EN]) {
    test(`in ${words.lang} the failure and the receipt are in view`, async ({ page, allowFailures }) => {
      allowFailures();
      await holdTimers(page, FORM_RESET_MS);
      await page.goto(words.path);
      await fillWhole(page, words, uniqueName(), await photo());
      const atTheEdge = async (label: string) => {
        const button = mainOf(page).getByRole('button', { name: label, exact: true });
        await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
        await button.click();
      };
      await page.route('**/api/upload/**', (route) => route.abort());
      await atTheEdge(words.send);
      await expect(mainOf(page).getByRole('alert')).toHaveText(words.failures.offline);
      await expect(mainOf(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
      await page.unroute('**/api/upload/**');
      await atTheEdge(words.retry);
      const received = mainOf(page).getByRole('status').filter({ hasText: REFERENCE });
      await expect(received).toBeInViewport({ ratio: 1 });
    });
  }
});
