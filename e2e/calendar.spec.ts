import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { axe } from './support/axe';
import { mainOf } from './support/form-page';
import { sampled } from './support/sample';
import { expect, test } from './support/test';

const cases = [
  { path: '/seja-modelo', words: portuguese.Scouted, month: 'fevereiro', leapDay: /29 de fevereiro de 2008/ },
  { path: '/en/be-a-model', words: english.Scouted, month: 'February', leapDay: /29 February 2008/ },
] as const;

for (const [{ path, words, month, leapDay }, details] of sampled(cases)) {
  test(`a birthdate is picked by year, month and day at ${path} [S72.7 S72.8]`, details, async ({ page }) => {
    await page.goto(path);
    await mainOf(page).getByRole('button', { name: words.openCalendar }).click();
    const calendar = page.getByRole('dialog', { name: words.openCalendar });
    await calendar.getByLabel(words.calendar.year).selectOption('2008');
    await calendar.getByLabel(words.calendar.month).selectOption({ label: month });
    await expect(calendar.getByRole('grid')).toHaveAccessibleName(new RegExp(`${month}.* 2008`));
    await axe(page);
    await calendar.getByRole('button', { name: leapDay }).click();
    await expect(calendar).toBeHidden();
    const birthdate = mainOf(page).getByLabel(words.fields.birthdate, { exact: true });
    await expect(birthdate).toHaveValue('29/02/2008');

    await mainOf(page).getByRole('button', { name: words.openCalendar }).click();
    const chosen = calendar.getByRole('button', { name: words.calendar.chosen.replace('{day}', '') });
    await expect(chosen).toHaveCount(1);
    await chosen.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(birthdate).toHaveValue('01/03/2008');
  });
}
