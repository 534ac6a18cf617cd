import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { type Desk, expect, test } from './support/desk';
import { WHOLE } from './support/sample';
import { staff } from './support/staff';

// A session ends during typing: nothing is lost, and the save continues after the sign-in.
const api = (path: string) => `${staff.origin}/cms-api/${path}`;
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });

const biographyOf = async (desk: Desk, id: number): Promise<string> =>
  (await desk.read(`talents/${id}`)).biography?.pt ?? '';

/** Opens a talent and writes; the form then stands there, not saved. */
async function write(page: Page, desk: Desk, text: string): Promise<number> {
  const { id } = await desk.make('talents', { name: `Sessão ${randomUUID()}`, gender: 'woman' });
  await desk.open(page, `collections/talents/${id}`);
  await page.locator('[name="biography.pt"]').fill(text);
  await expect(save(page)).toBeEnabled();
  return id;
}

/** Waits until the panel has read the input. */
async function typed(page: Page, id: number) {
  await page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith(`/talents/${id}`),
  );
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sua sessão terminou. Entre de novo' });

async function signIn(page: Page, password: string) {
  await dialogOf(page).getByLabel('Senha').fill(password);
  await dialogOf(page).getByRole('button', { name: 'Entrar', exact: true }).click();
}

test.beforeEach(({ allowFailures }) =>
  allowFailures(
    /request |Failed to load resource|Error submitting form|Error: Unauthorized|Server Components|unexpected response was received|TypeError: Failed to fetch/,
  ),
);

test('a save after the end of the session goes on once the person has signed in where they are', async ({
  page,
  desk,
}) => {
  const id = await write(page, desk, 'Escrito antes do fim');
  await page.context().clearCookies();
  await save(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).getByLabel('E-mail')).toHaveValue(staff.email);
  await expect(dialogOf(page).getByLabel('Senha')).toBeFocused();
  await signIn(page, 'errada');
  await expect(dialogOf(page).getByRole('alert')).toBeVisible();
  expect(await biographyOf(desk, id)).toBe('');
  await signIn(page, staff.password);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('.toast-success')).toBeVisible();
  expect(await biographyOf(desk, id)).toBe('Escrito antes do fim');
});

test(
  'whoever does not sign in keeps what they wrote, and Save stays alive',
  WHOLE,
  async ({ page, desk }) => {
    const id = await write(page, desk, 'Ainda aqui');
    await page.context().clearCookies();
    await save(page).click();
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByText('Não foi salvo: sua sessão terminou.')).toBeVisible();
    await expect(page.locator('[name="biography.pt"]')).toHaveValue('Ainda aqui');
    await save(page).click();
    await signIn(page, staff.password);
    await expect.poll(() => biographyOf(desk, id)).toBe('Ainda aqui');
  },
);

test(
  'a save over somebody else’s is refused, and one press opens what is stored beside what was written',
  WHOLE,
  async ({ page, context, desk }) => {
    const id = await write(page, desk, 'Escrito por mim');
    // while somebody types Payload looks at the row itself, and shows a notice of its own
    await typed(page, id);
    await desk.save(`talents/${id}`, { nationality: 'BR' });
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Não foi salvo: mudou enquanto você escrevia' });
    await expect(dialog).toBeVisible();
    await axe(page);
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Abrir o que está salvo' }).click();
    await expect(await opened).toHaveURL(new RegExp(`/admin/collections/talents/${id}$`));
    await expect(dialog).toBeHidden();
    await expect(page.locator('[name="biography.pt"]')).toHaveValue('Escrito por mim');
    await expect(save(page)).toBeEnabled();
    expect(await biographyOf(desk, id)).toBe('');
  },
);

test(
  'the code is asked for where an account has one, and another person on this browser is refused',
  WHOLE,
  async ({ page, desk }) => {
    test.slow();
    const id = await write(page, desk, 'Da mesma pessoa');
    await page.context().clearCookies();
    await save(page).click();
    await expect(dialogOf(page)).toBeVisible();
    // the panel's own answers to accounts with a code: panel/tests/in-place.test.ts
    await page.route(api('users/login/in-place'), (route) => route.fulfill({ json: { needs: 'code' } }));
    await page.route(api('users/login/in-place/code'), (route) =>
      route.fulfill({ json: { needs: 'nothing' } }),
    );
    await signIn(page, staff.password);
    await expect(dialogOf(page).getByLabel('Código')).toBeFocused();
    await axe(page);
    await dialogOf(page).getByLabel('Código').fill('123456');
    // from here on somebody else is signed in: earlier, the page would not ask at all
    await page.route(api('users/me'), (route) => route.fulfill({ json: { user: { id: 987_654 } } }));
    await dialogOf(page).getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('Outra pessoa entrou neste navegador.');
    expect(await biographyOf(desk, id)).toBe('');
    await dialogOf(page).getByRole('button', { name: 'Agora não' }).click();
    await expect(page.locator('[name="biography.pt"]')).toHaveValue('Da mesma pessoa');
  },
);
