import {
  choosePhotos,
  EN,
  type FormMessages,
  fill,
  fillWhole,
  PT,
  previewsOf,
  send,
  uniqueName,
} from './support/application-page';
import { axe } from './support/axe';
import { mainOf, referenceIn } from './support/form-page';
import { photo } from './support/photos';
import { WHOLE } from './support/sample';
import { expect, test } from './support/test';

// An application's photos stay on the device until sent, cleared, or a day old; then the sender reads the next steps.
test.describe.configure({ timeout: 90_000 });

const DAY_MS = 24 * 60 * 60_000;

test('the notices of the form open beside it', WHOLE, async ({ page, context }) => {
  await page.goto(PT.path);
  await fill(page, PT, `01/01/${new Date().getFullYear() - 15}`, 'Ana');
  for (const name of ['Veja o que guardamos e por quanto tempo', 'Privacidade', 'página de contato']) {
    const opened = context.waitForEvent('page');
    await mainOf(page).getByRole('link', { name, exact: true }).click();
    await (await opened).close();
  }
  await expect(mainOf(page).getByLabel(PT.fields.name, { exact: true })).toHaveValue('Ana');
});

test('photos of yesterday are gone, and go at a visit of any page', WHOLE, async ({ page }) => {
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  const leave = async (path: string) => {
    await page.goto(PT.path);
    await choosePhotos(page, PT, await photo());
    await expect.poll(() => page.evaluate(countKept)).toBe(4);
    await page.goto(path);
    expect(await databases()).toContain('application');
    await page.clock.setFixedTime(Date.now() + DAY_MS);
    await page.reload();
  };
  await leave('/sobre');
  await expect.poll(databases).not.toContain('application');
  await page.clock.setFixedTime(Date.now());
  await leave(PT.path);
  await expect.poll(() => page.evaluate(countKept)).toBe(0);
  await expect(previewsOf(page, PT)).toHaveCount(0);
});

/** Run in the page: how many photos this device keeps. */
const countKept = () =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open('application', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('photos', { keyPath: 'field' });
    opening.onsuccess = () => {
      const counting = opening.result.transaction('photos').objectStore('photos').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });

test(
  'one is asked before leaving while photos are on their way, and only then',
  WHOLE,
  async ({ page, allowFailures }) => {
    allowFailures();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.goto(PT.path);
    await fillWhole(page, PT, uniqueName(), await photo());
    await expect(previewsOf(page, PT)).toHaveCount(4);
    await expect.poll(() => page.evaluate(countKept)).toBe(4);
    await page.reload();
    await expect(previewsOf(page, PT)).toHaveCount(4);
    expect(asked).toEqual([]);
    await page.route('**/api/upload/**', () => {});
    await send(page, PT);
    await expect(mainOf(page).getByRole('button', { name: PT.sending })).toBeVisible();
    await page.goto('/sobre');
    expect(asked).toEqual(['beforeunload']);
  },
);

test('where nothing can be kept, one is asked before the photos are lost', WHOLE, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto(PT.path);
  await choosePhotos(page, PT, await photo());
  await expect(previewsOf(page, PT)).toHaveCount(4);
  await page.goto('/sobre');
  expect(asked).toEqual(['beforeunload']);
});

const expectArrived = async (words: FormMessages, page: Parameters<typeof mainOf>[0], reference: string) => {
  const { title, steps } = words.arrived;
  const heading = mainOf(page).getByRole('heading', { name: title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const large = mainOf(page).getByText(reference, { exact: true }).first();
  await expect(large).toBeInViewport({ ratio: 1 });
  expect(await large.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThan(
    36,
  );
  for (const { when, what } of Object.values(steps)) {
    await expect(mainOf(page).getByRole('heading', { name: when })).toBeVisible();
    await expect(mainOf(page).getByText(what)).toBeVisible();
  }
};

for (const [words, viewport] of [
  [PT, { width: 390, height: 844 }],
  [EN, { width: 1440, height: 900 }],
] as const) {
  test.describe(`at ${viewport.width} px`, WHOLE, () => {
    test.use({ viewport });
    test(`after sending in ${words.lang} one reads the reference and what follows, at the top`, async ({
      page,
    }) => {
      await page.goto(words.path);
      await fillWhole(page, words, uniqueName(), await photo());
      // an address gets few confirmations an hour, and the page promises one only where it is sent
      const email = mainOf(page).getByLabel(words.fields.email, { exact: true });
      await email.fill(`ana-${Date.now()}@example.com`);
      await send(page, words);
      await expectArrived(words, page, await referenceIn(mainOf(page)));
      await axe(page);
    });
  });
}
