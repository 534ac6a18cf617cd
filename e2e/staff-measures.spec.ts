import { randomUUID } from 'node:crypto';
import { deskOf, expect, openPhotoGrid, test } from './support/desk';
import { invited, PASSWORD } from './support/invited';
import { WHOLE } from './support/sample';
import { staff } from './support/staff';

// Measures of several talents at once, as in a spreadsheet; days as people type them.
const mark = `medidas${randomUUID().slice(0, 8)}`;
const ids: number[] = [];

test.beforeAll(async ({ request }) => {
  for (const letter of ['A', 'B', 'C', 'D', 'E'])
    ids.push((await deskOf(request).make('talents', { name: `${mark} ${letter}`, gender: 'woman' })).id);
});

test('five talents’ measures are pasted from a spreadsheet and saved at once; an empty cell erases nothing until asked', async ({
  page,
  desk,
}) => {
  await desk.open(page, `collections/talents?search=${mark}`);
  await page.getByRole('button', { name: 'Medidas', exact: true }).click();
  const first = page.getByRole('textbox', { name: `${mark} A: Altura` });
  await first.focus();
  const rows = ['1,78\t84\t60', '178cm\t85\t61', '5\'10"\t86\t62', '180\t87\t63', '181\t88\t64'];
  await first.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, rows.join('\r\n'));
  await expect(page.getByText('Talentos por salvar: 5')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: `${mark} B: Altura` })).toBeFocused();
  await page.getByRole('button', { name: 'Salvar medidas' }).click();
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  const stored = await Promise.all(ids.map((id) => desk.read(`talents/${id}`)));
  expect(stored.map(({ height, bust, waist }) => [height, bust, waist].map(Number.parseFloat))).toEqual([
    [178, 84, 60],
    [178, 85, 61],
    [178, 86, 62],
    [180, 87, 63],
    [181, 88, 64],
  ]);

  const [, , id] = ids;
  const waist = async () => (await desk.read(`talents/${id}`)).waist;
  const bust = page.getByRole('textbox', { name: `${mark} C: Busto` });
  const emptyWaist = async () => {
    await bust.focus();
    await bust.evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', `${Number.parseFloat((input as HTMLInputElement).value) + 1}\t`);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByText(/^Células vazias que não apagaram .*: 1$/)).toBeVisible();
  };
  await emptyWaist();
  await page.getByRole('button', { name: 'Salvar medidas' }).click();
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  expect(await waist()).toMatch(/^62/);
  await emptyWaist();
  await page.getByRole('button', { name: 'Apagar essas medidas' }).click();
  await page.getByRole('button', { name: 'Salvar medidas' }).click();
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  expect((await waist()) ?? '').toBe('');
  await openPhotoGrid(page);
});

for (const width of [1366, 390]) {
  test(
    `${width} px: what is typed takes the old value’s place, and waits while one looks at the faces`,
    WHOLE,
    async ({ page, desk }) => {
      await page.setViewportSize({ width, height: 600 });
      await desk.open(page, `collections/talents?search=${mark}`);
      await page.getByRole('button', { name: 'Medidas', exact: true }).click();
      const cell = page.getByRole('textbox', { name: `${mark} D: Cintura` });
      await cell.fill('60');
      await page.getByRole('button', { name: 'Salvar medidas' }).click();
      await expect(page.getByText('Tudo salvo')).toBeVisible();
      for (const [press, typed] of [
        ['one press', '63'],
        ['two presses', '64'],
      ] as const) {
        await page.getByRole('textbox', { name: `${mark} D: Altura` }).focus();
        await (press === 'one press' ? cell.click() : cell.dblclick());
        await page.keyboard.type(typed);
        await expect(cell, press).toHaveValue(typed);
      }
      await openPhotoGrid(page);
      await expect(cell).toHaveCount(0);
      await page.getByRole('button', { name: 'Medidas', exact: true }).click();
      await expect(cell).toHaveValue(/^64/);
      const save = page.getByRole('button', { name: 'Salvar medidas' });
      await expect(save).toBeInViewport({ ratio: 1 });
      const isOnTop = (button: Element) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      expect(await save.evaluate(isOnTop)).toBe(true);
      await save.click();
      await expect(page.getByText('Tudo salvo')).toBeVisible();
      await openPhotoGrid(page);
    },
  );
}

test(
  'a word in place of a measure is refused with its reason, and the other rows are stored',
  WHOLE,
  async ({ page, desk }) => {
    await desk.open(page, `collections/talents?search=${mark}`);
    await page.getByRole('button', { name: 'Medidas', exact: true }).click();
    await page.getByRole('textbox', { name: `${mark} D: Sapatos` }).fill('10/dez');
    await page.getByRole('textbox', { name: `${mark} E: Sapatos` }).fill('37 1/2');
    await page.getByRole('button', { name: 'Salvar medidas' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '10/dez: Não é uma medida' })).toBeVisible();
    await expect(page.getByText('Talentos por salvar: 1')).toBeVisible();
    await expect(page.getByRole('textbox', { name: `${mark} E: Sapatos` })).toHaveValue('37,5');
    await page.getByRole('textbox', { name: `${mark} D: Sapatos` }).fill('');
    await expect(page.getByText('Tudo salvo')).toBeVisible();
    await openPhotoGrid(page);
  },
);

test(
  'a row that somebody else saved meanwhile says so, and the others are stored',
  WHOLE,
  async ({ page, desk, allowFailures }) => {
    allowFailures(/409/);
    await desk.open(page, `collections/talents?search=${mark}`);
    await page.getByRole('button', { name: 'Medidas', exact: true }).click();
    await page.getByRole('textbox', { name: `${mark} A: Quadril` }).fill('90');
    await page.getByRole('textbox', { name: `${mark} B: Quadril` }).fill('91');
    const [other] = ids;
    await desk.save(`talents/${other}`, { hair: 'black' });
    await page.getByRole('button', { name: 'Salvar medidas' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert').filter({ hasText: 'Mudou enquanto você escrevia' })).toBeVisible();
    await expect(page.getByText('Talentos por salvar: 1')).toBeVisible();
    await openPhotoGrid(page);
  },
);

for (const typed of ['15032001', '15/03/01', '15-03-2001']) {
  test(`a birthday typed ${typed}`, WHOLE, async ({ page, desk }) => {
    await desk.open(page, `collections/talents/${ids[2]}`);
    const birthday = page.locator('#field-birthdate input');
    await birthday.fill(typed);
    await birthday.press('Tab');
    await expect(birthday).toHaveValue('15/03/2001');
  });
}

test(
  'a booker saves a measure and the guardian in the form, and does not publish',
  WHOLE,
  async ({ page, desk }) => {
    const email = await invited(page);
    await page.goto(`${staff.origin}/admin/login`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL(/\/admin\/?$/);
    await desk.open(page, `collections/talents/${ids[3]}`);
    await expect(page.getByLabel('Nome artístico')).toBeEnabled();
    await expect(page.getByLabel('Esconder dos buscadores')).toBeDisabled();
    await page.getByRole('button', { name: 'Medidas', exact: true }).click();
    await page.getByLabel('Quadril').fill('92');
    await page.getByRole('button', { name: 'Só da agência', exact: true }).click();
    await page.getByLabel('Responsável', { exact: true }).fill('Rosa');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Salvo.', { exact: true })).toBeVisible();
    const { hips, agency } = await deskOf(page.request).read(`talents/${ids[3]}`);
    expect([hips.slice(0, 2), agency.guardian_name]).toEqual(['92', 'Rosa']);
  },
);
