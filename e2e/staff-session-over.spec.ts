import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { expect, test } from './support/inbox';
import { WHOLE } from './support/sample';
import { signInAsStaff, staff, staffCookie } from './support/staff';

// A session ends during typing: nothing is lost, and the save continues after the sign-in.
const api = (path: string) => `${staff.origin}/cms-api/${path}`;
const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });

async function newTalent(page: Page): Promise<number> {
  const data = { name: `Sessão ${randomUUID()}`, gender: 'woman' };
  const answer = await page.request.post(api('talents'), { headers, data });
  return (await answer.json()).doc.id;
}

async function biographyOf(page: Page, id: number): Promise<string> {
  const answer = await page.request.get(api(`talents/${id}`), { headers });
  return (await answer.json()).biography?.pt ?? '';
}

/** Opens a talent and writes; the form then stands there, not saved. */
async function write(page: Page, text: string): Promise<number> {
  const id = await newTalent(page);
  await page.goto(`${staff.origin}/admin/collections/talents/${id}`);
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

test.beforeEach(async ({ page, allowFailures }) => {
  allowFailures(
    /request |Failed to load resource|Error submitting form|Error: Unauthorized|Server Components|unexpected response was received|TypeError: Failed to fetch/,
  );
  await signInAsStaff(page.context());
});

test('a save after the end of the session goes on once the person has signed in where they are', async ({
  page,
}) => {
  const id = await write(page, 'Escrito antes do fim');
  await page.context().clearCookies();
  await save(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).getByLabel('E-mail')).toHaveValue(staff.email);
  await expect(dialogOf(page).getByLabel('Senha')).toBeFocused();
  await signIn(page, 'errada');
  await expect(dialogOf(page).getByRole('alert')).toBeVisible();
  expect(await biographyOf(page, id)).toBe('');
  await signIn(page, staff.password);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('.toast-success')).toBeVisible();
  expect(await biographyOf(page, id)).toBe('Escrito antes do fim');
});

test('whoever does not sign in keeps what they wrote, and Save stays alive', WHOLE, async ({ page }) => {
  const id = await write(page, 'Ainda aqui');
  await page.context().clearCookies();
  await save(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText('Não foi salvo: sua sessão terminou.')).toBeVisible();
  await expect(page.locator('[name="biography.pt"]')).toHaveValue('Ainda aqui');
  await save(page).click();
  await signIn(page, staff.password);
  await expect.poll(() => biographyOf(page, id)).toBe('Ainda aqui');
});

test(
  'a save without network says so in words, keeps what was written, and works afterwards',
  WHOLE,
  async ({ page }) => {
    const id = await write(page, 'Sem rede');
    await page.context().setOffline(true);
    await save(page).click();
    await expect(page.getByText('sem conexão com o painel')).toBeVisible();
    await expect(page.locator('[name="biography.pt"]')).toHaveValue('Sem rede');
    await page.context().setOffline(false);
    await expect(save(page)).toBeEnabled();
    await save(page).click();
    await expect.poll(() => biographyOf(page, id)).toBe('Sem rede');
  },
);

test(
  'a save over somebody else’s is refused, and one press opens what is stored beside what was written',
  WHOLE,
  async ({ page, context }) => {
    const id = await write(page, 'Escrito por mim');
    // while somebody types Payload looks at the row itself, and shows a notice of its own
    await typed(page, id);
    await page.request.patch(api(`talents/${id}`), { headers, data: { nationality: 'BR' } });
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
    expect(await biographyOf(page, id)).toBe('');
  },
);

test(
  'the code is asked for where an account has one, and another person on this browser is refused',
  WHOLE,
  async ({ page }) => {
    test.slow();
    const id = await write(page, 'Da mesma pessoa');
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
    expect(await biographyOf(page, id)).toBe('');
    await dialogOf(page).getByRole('button', { name: 'Agora não' }).click();
    await expect(page.locator('[name="biography.pt"]')).toHaveValue('Da mesma pessoa');
  },
);
