import { EN, PT } from './support/application-page';
import { mainOf } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/test';

// A birthdate is taken as people, and browsers, write it; the mask helps those who type digits only.
const WAYS = [
  ['15032009', '15/03/2009'],
  ['15/03/2009', '15/03/2009'],
  ['15-03-2009', '15/03/2009'],
  ['1503/2009', '15/03/2009'],
  ['1/2/2009', '01/02/2009'],
  ['15/3/2009', '15/03/2009'],
  ['5.3.2009', '05/03/2009'],
  ['5 3 2009', '05/03/2009'],
  ['2009-03-15', '15/03/2009'],
  ['1/2/09', '1/2/09'],
] as const;

for (const words of [PT, EN]) {
  test(`dates as people in ${words.lang} type them, and browsers fill them in [S72.8]`, async ({ page }) => {
    await page.goto(words.path);
    const birthdate = mainOf(page).getByLabel(words.fields.birthdate, { exact: true });
    // The mask has come: it guides from the third key on.
    await birthdate.pressSequentially('150');
    await expect(birthdate).toHaveValue('15/0');
    for (const [typed, shown] of WAYS) {
      await birthdate.clear();
      await birthdate.pressSequentially(typed);
      await birthdate.blur();
      await expect(birthdate, `${typed}, typed`).toHaveValue(shown);
      await birthdate.fill(typed);
      await birthdate.blur();
      await expect(birthdate, `${typed}, filled in`).toHaveValue(shown);
    }
  });
}

test('a date is taken back key by key, and mended in its middle', async ({ page }) => {
  await page.goto(PT.path);
  const birthdate = mainOf(page).getByLabel(PT.fields.birthdate, { exact: true });
  const press = async (key: string, times: number) => {
    for (let count = 0; count < times; count++) await birthdate.press(key);
  };
  await birthdate.pressSequentially('150');
  await expect(birthdate).toHaveValue('15/0');
  for (const typed of ['15032009', '15/3/2009', '2009-03-15']) {
    await birthdate.fill(typed);
    await press('Backspace', 12);
    await expect(birthdate, typed).toHaveValue('');
  }
  await birthdate.pressSequentially('15042009');
  await press('ArrowLeft', 5);
  await press('Backspace', 1);
  await birthdate.pressSequentially('3');
  await expect(birthdate).toHaveValue('15/03/2009');
});

test('what a late mask makes of a date is what the form holds', async ({ page }) => {
  await page.goto(PT.path);
  await untilHydrated(page);
  const { promise: opened, resolve: letIn } = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await opened;
    await route.continue();
  });
  const birthdate = mainOf(page).getByLabel(PT.fields.birthdate, { exact: true });
  await birthdate.pressSequentially(`0101${new Date().getFullYear() - 15}`);
  await expect(mainOf(page).getByText(PT.guardianNotice)).toBeVisible();
  letIn();
  await expect(birthdate).toHaveValue(/^01\/01\//);
  const kept = () => page.evaluate(() => localStorage.getItem('draft:getScouted'));
  await expect.poll(kept).toContain('"01/01/');
});
