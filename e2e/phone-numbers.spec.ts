import { EN, PT, send } from './support/application-page';
import { hold } from './support/delayed-scripts';
import { mainOf } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/inbox';
import { sampled, WHOLE } from './support/sample';

// The phone number: its mask guides, and nobody has to know the code of their own country.
const WAYS = [
  ['47999998888', '+55 (47) 99999-8888', false],
  ['5547999998888', '+55 (47) 99999-8888', false],
  ['+5547999998888', '+55 (47) 99999-8888', false],
  ['(47) 99999-8888', '+55 (47) 99999-8888', false],
  ['047 99999-8888', '+55 (47) 99999-8888', false],
  ['4733334444', '(47) 3333-4444', false],
  ['+554799999888', '+55 (47) 99999-888', true],
  ['+351 912 345 678', '+351 912 345 678', false],
  ['+86 138 0013 8000', '+86 138 0013 8000', false],
  ['+44 7911 123456', '+44 7911 123456', false],
  ['+1 212 555 0100', '+1 212 555 0100', false],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78', false],
  ['(212) 555-0100', '(212) 555-0100', true],
] as const;

for (const [words, details] of sampled([PT, EN])) {
  test(`numbers as people in ${words.lang} type them [S72.14 S102.11 S115.13]`, details, async ({ page }) => {
    await page.goto(words.path);
    const phone = mainOf(page).getByLabel(words.fields.phone, { exact: true });
    // The mask has come: it guides from the first key on.
    await phone.pressSequentially('4');
    await expect(phone).toHaveValue('(4');
    for (const [typed, shown, isFlagged] of WAYS) {
      await phone.clear();
      const other = mainOf(page).getByLabel(words.fields.instagr);
      await phone.pressSequentially(typed);
      await other.focus();
      await expect(phone, typed).toHaveValue(shown);
      await expect(phone, typed).toHaveAccessibleDescription(isFlagged ? words.errors.phone : '');
      const flags = mainOf(page).getByText(words.errors.phone).filter({ visible: true });
      await expect(flags).toHaveCount(isFlagged ? 1 : 0);
    }
  });

  test(
    `a number in ${words.lang} that the browser fills in takes its error away`,
    WHOLE,
    async ({ page }) => {
      await page.goto(words.path);
      await untilHydrated(page);
      await send(page, words);
      const phone = mainOf(page).getByLabel(words.fields.phone, { exact: true });
      await expect(phone).toHaveAccessibleDescription(words.errors.required);
      await phone.fill('(47) 99999-8888');
      await expect(phone).not.toHaveAccessibleDescription(words.errors.required);
      await phone.blur();
      await expect(phone).toHaveValue('+55 (47) 99999-8888');
      await expect(phone).not.toHaveAttribute('aria-invalid');
    },
  );
}

test('Backspace in the middle of a number takes one digit', WHOLE, async ({ page }) => {
  await page.goto(PT.path);
  const phone = mainOf(page).getByLabel(PT.fields.phone, { exact: true });
  await phone.pressSequentially('4');
  await expect(phone).toHaveValue('(4');
  await phone.clear();
  await phone.pressSequentially('5547999998888');
  await expect(phone).toHaveValue('+55 (47) 99999-8888');
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(10, 10));
  await page.keyboard.press('Backspace');
  await expect.poll(async () => (await phone.inputValue()).replace(/\D/g, '')).toBe('554799998888');
});

test('a number typed before its mask comes is written as the mask would', WHOLE, async ({ page }) => {
  await page.goto(PT.path);
  await untilHydrated(page);
  const letIn = await hold(page, /\/_next\/static\/chunks\/.*\.js/);
  const phone = mainOf(page).getByLabel(PT.fields.phone, { exact: true });
  for (const [typed, shown] of [
    ['4733334444', '(47) 3333-4444'],
    ['5547999998888', '+55 (47) 99999-8888'],
    ['(212) 555-0100', '(212) 555-0100'],
  ] as const) {
    await phone.fill(typed);
    await phone.blur();
    await expect(phone).toHaveValue(shown);
  }
  letIn();
});
